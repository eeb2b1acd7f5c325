"""Programs in which each player has their own: choices, cards, amounts."""

import pytest
from program_table import Table, creatures


def test_divine_reckoning() -> None:
    t = Table("Divine Reckoning")
    _x, y = creatures(t, "a", "Gray Ogre", "Centaur Courser")
    _z, w = creatures(t, "b", "Gray Ogre", "Test Bird")
    t.begin().cast(f"select({y})", f"select({w})")
    assert t.names("controls") == ["Centaur Courser"] and t.names("controls", "b") == ["Test Bird"]
    t = Table("Divine Reckoning")
    creatures(t, "b", "Gray Ogre")
    t.begin().cast()
    assert t.names("controls", "b") == ["Gray Ogre"]


def test_words_of_wisdom() -> None:
    t = Table("Words of Wisdom").begin().cast()
    assert len(t.names("hand")) == 2 and len(t.names("hand", "b")) == 1
    t = Table("Words of Wisdom")
    t.p.library("b")
    t.begin().cast()
    assert t.game.over and t.game.winners == ("a",)


def test_common_goal() -> None:
    t = Table("Common Goal")
    x, y = creatures(t, "a", "Gray Ogre", "Centaur Courser")
    (w,) = creatures(t, "b", "Angel of Mercy")
    t.begin().cast(f"target({x})", f"target({y})", f"target({w})")
    assert t.names("controls", "b") == []
    t = Table("Common Goal")
    x, y = creatures(t, "a", "Gray Ogre", "Centaur Courser")
    (w,) = creatures(t, "b", "Test Wall")
    t.begin().cast(f"target({x})", "no_more", f"target({w})")
    assert t.names("controls", "b") == ["Test Wall"] and t.game.holds(f"damage({w},2)")


def test_typhoon() -> None:
    t = Table("Typhoon")
    t.p.battlefield("b", "Island", "Island", "Swamp")
    t.begin().cast()
    assert t.life("b") == 18 and t.life("a") == 20
    t = Table("Typhoon").begin().cast()
    assert t.life("b") == 20


def test_cut_the_tethers() -> None:
    t = Table("Cut the Tethers")
    _x, _y = creatures(t, "b", "Test Spirit", "Test Spirit")
    t.p.battlefield("b", "Plains", "Plains", "Plains", "Plains")
    creatures(t, "b", "Gray Ogre")
    t.begin().cast("yes", "no")
    assert t.names("controls", "b") == ["Gray Ogre", "Test Spirit"] and t.names("hand", "b") == [
        "Test Spirit"
    ]
    t = Table("Cut the Tethers")
    creatures(t, "b", "Gray Ogre")
    t.begin().cast()
    assert t.names("controls", "b") == ["Gray Ogre"]


def test_tales_of_the_ancestors() -> None:
    t = Table("Tales of the Ancestors")
    t.p.hand("a", "Shock")
    t.p.hand("b", "Shock", "Shock", "Shock")
    t.begin().cast()
    assert len(t.names("hand")) == 3 and len(t.names("hand", "b")) == 3
    t = Table("Tales of the Ancestors")
    t.p.hand("a", "Shock")
    t.p.hand("b", "Shock")
    t.begin().cast()
    assert len(t.names("hand")) == 1 and len(t.names("hand", "b")) == 1


def test_kaitos_pursuit() -> None:
    t = Table("Kaito's Pursuit")
    (n,) = creatures(t, "a", "Test Ninja")
    x, _y, z = t.p.hand("b", "Shock", "Shock", "Gray Ogre")
    t.begin().cast("target(b)", f"select({x})", f"select({z})")
    assert t.names("hand", "b") == ["Shock"] and t.game.holds(f"gained({n},menace)")
    t = Table("Kaito's Pursuit")
    (n,) = creatures(t, "a", "Gray Ogre")
    t.p.hand("b", "Shock")
    t.begin().cast("target(b)")
    assert t.names("hand", "b") == [] and not t.game.holds(f"gained({n},menace)")


def test_malboro() -> None:
    t = Table("Malboro")
    x, _y = t.p.hand("b", "Shock", "Gray Ogre")
    t.begin().cast(f"select({x})")
    assert (
        t.life("b") == 18
        and t.names("hand", "b") == ["Gray Ogre"]
        and t.names("exile", "b") == ["Forest"] * 3
    )
    t = Table("Malboro")
    t.p.library("b", "Shock")
    t.begin().cast()
    assert t.names("exile", "b") == ["Shock"] and t.names("graveyard", "b") == []


def test_archfiend_of_depravity() -> None:
    t = Table()
    creatures(t, "a", "Archfiend of Depravity")
    x, _y, z = creatures(t, "b", "Gray Ogre", "Test Bird", "Elvish Warrior")
    t.begin(step="postcombat_main", active="b")
    t.run(f"select({x})", f"select({z})")
    assert t.names("controls", "b") == ["Elvish Warrior", "Gray Ogre"]
    t = Table()
    creatures(t, "a", "Archfiend of Depravity", "Gray Ogre", "Gray Ogre")
    t.begin(step="postcombat_main", active="a")
    t.run("pass", "pass")
    assert t.names("controls") == ["Archfiend of Depravity", "Gray Ogre", "Gray Ogre"]


def test_heartwood_storyteller() -> None:
    t = Table("Shock")
    creatures(t, "b", "Heartwood Storyteller")
    t.begin().cast("target(b)", "yes")
    assert len(t.names("hand", "b")) == 1
    t = Table("Gray Ogre")
    creatures(t, "b", "Heartwood Storyteller")
    t.begin().cast()
    assert t.names("hand", "b") == []


def test_primal_order() -> None:
    t = Table(lands=1)
    creatures(t, "a", "Primal Order")
    t.p.battlefield("b", "Wirewood Lodge", "Tranquil Thicket", "Forest")
    t.begin(step="upkeep", active="b", entering=True).run()
    assert t.life("b") == 18 and t.life("a") == 20
    t = Table(lands=1)
    creatures(t, "a", "Primal Order")
    t.p.battlefield("b", "Forest")
    t.begin(step="upkeep", active="b", entering=True).run()
    assert t.life("b") == 20


def test_each_other_player_is_not_you() -> None:
    t = Table("Test Others").begin().cast()
    assert (t.life("a"), t.life("b")) == (20, 23)


def test_who_plays_with_you_is_another_player_too() -> None:
    t = Table("Test Others")
    t.p.players = ("a", "b", "c")
    for player in ("a", "c"):
        t.p.fluent(f"team({player},one)")
    t.p.fluent("team(b,two)")
    t.begin().cast()
    assert [t.life(player) for player in ("a", "b", "c")] == [20, 23, 23]


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_players_draw_in_turn_order(order: tuple[str, str]) -> None:
    """The active player draws first (101.4), in whichever order the targets were chosen."""
    t = Table("Word to Many").begin().cast(*(f"target({player})" for player in order))
    drawn = dict(t.game.query("hand", 2))
    assert drawn["a"] < drawn["b"]
