"""Programs that speak of what they have done: "this way", "that creature's"."""

from program_table import Table, creatures


def test_devour_flesh() -> None:
    t = Table("Devour Flesh")
    warrior, _ogre = creatures(t, "b", "Elvish Warrior", "Gray Ogre")
    t.begin().cast("target(b)", f"select({warrior})")
    assert t.life("b") == 23 and t.names("controls", "b") == ["Gray Ogre"] and t.saved > 0
    t = Table("Devour Flesh").begin().cast("target(b)")
    assert t.life("b") == 20


def test_sins_of_the_father() -> None:
    t = Table("Sins of the Father")
    t.p.graveyard("b", "Shock", "Flame Slash", "Gray Ogre")
    t.begin().cast("target(b)")
    assert t.life("b") == 18 and len(t.names("exile", "b")) == 3
    t = Table("Sins of the Father")
    t.p.graveyard("b", "Gray Ogre")
    t.begin().cast("target(b)")
    assert t.life("b") == 20


def test_scrap_mastery() -> None:
    t = Table("Scrap Mastery")
    t.p.graveyard("a", "Test Relic", "Gray Ogre")
    t.p.graveyard("b", "Test Sword")
    t.p.battlefield("a", "Test Sword")
    t.p.battlefield("b", "Test Relic", "Gray Ogre")
    t.begin().cast()
    assert t.names("controls") == ["Test Relic"] and t.names("controls", "b") == [
        "Gray Ogre",
        "Test Sword",
    ]
    assert t.names("graveyard") == ["Gray Ogre", "Scrap Mastery", "Test Sword"]
    t = Table("Scrap Mastery")
    t.p.battlefield("b", "Gray Ogre")
    t.p.graveyard("a", "Gray Ogre")
    t.begin().cast()
    assert t.names("controls", "b") == ["Gray Ogre"] and t.names("controls") == []


def test_harmony_of_nature() -> None:
    t = Table("Harmony of Nature")
    x, y = creatures(t, "a", "Gray Ogre", "Gray Ogre")
    t.p.battlefield("a", "Gray Ogre", tapped=True)
    t.begin().cast(f"select({x})", f"select({y})")
    assert t.life("a") == 28
    t = Table("Harmony of Nature")
    creatures(t, "a", "Gray Ogre")
    t.begin().cast("select_no_more")
    assert t.life("a") == 20


def test_reprocess() -> None:
    t = Table("Reprocess")
    (x,) = creatures(t, "a", "Gray Ogre")
    t.begin().cast(f"select({x})", f"select({t.lands[0]})", "select_no_more")
    assert len(t.names("hand")) == 2 and "Gray Ogre" in t.names("graveyard")
    t = Table("Reprocess").begin().cast("select_no_more")
    assert t.names("hand") == []


def test_the_battle_of_naboo() -> None:
    t = Table("The Battle of Naboo")
    x, y = creatures(t, "b", "Gray Ogre", "Elvish Warrior")
    t.begin().cast("value_of_x(2)", f"target({x})", f"target({y})")
    assert len(t.names("hand")) == 4 and t.names("controls", "b") == []
    t = Table("The Battle of Naboo")
    x, y = creatures(t, "b", "Gray Ogre", "Elvish Warrior")
    (shock,) = t.p.hand("b", "Shock")
    t.p.battlefield("b", "Mountain")
    t.begin().cast(
        "value_of_x(2)", f"target({x})", f"target({y})", "pass", f"cast({shock})", f"target({x})"
    )
    assert len(t.names("hand")) == 2


def test_step_between_worlds() -> None:
    t = Table("Step Between Worlds")
    t.p.hand("a", "Shock")
    t.p.hand("b", "Shock", "Shock")
    t.p.graveyard("b", "Gray Ogre")
    t.begin().cast("no", "yes")
    assert (
        len(t.names("hand", "b")) == 7
        and t.names("graveyard", "b") == []
        and t.names("hand") == ["Shock"]
    )
    assert t.names("exile") == ["Step Between Worlds"]
    t = Table("Step Between Worlds")
    t.p.hand("b", "Shock")
    t.begin().cast("no", "no")
    assert t.names("hand", "b") == ["Shock"]


def test_what_no_event_tells_of_is_done_as_it_is_carried_out() -> None:
    t = Table("Test Foresight").begin().cast("yes", "leave_on_top")
    assert t.life("a") == 23
    t = Table("Test Foresight").begin().cast("no")
    assert t.life("a") == 20
    t = Table("Test Vigil")
    top, *_ = t.p.library("a", "Forest", "Forest", "Forest")
    t.begin().cast(f"top_next({top})")
    assert t.life("a") == 23 and t.names("graveyard") == ["Test Vigil"]
