"""What somebody pays, who wins, targets of each player, and what is asked of what has been done."""

from program_table import Table, creatures


def test_as_much_mana_as_something_is_paid() -> None:
    t = Table("Test Tax")
    creatures(t, "a", "Gray Ogre", "Gray Ogre")
    t.p.battlefield("b", "Plains", "Plains")
    t.begin().cast("target(b)", "yes")
    assert t.life("a") == 20
    t = Table("Test Tax")
    creatures(t, "a", "Gray Ogre", "Gray Ogre")
    t.p.battlefield("b", "Plains")
    t.begin().cast("target(b)", "no")
    assert t.life("a") == 23


def test_who_wins_and_who_loses() -> None:
    t = Table("Test Crown")
    creatures(t, "a", "Gray Ogre")
    t.begin().cast()
    assert t.game.over and t.game.winners == ("a",)
    t = Table("Test Crown").begin().cast()
    assert not t.game.over
    t = Table("Test Doom").begin().cast("target(a)")
    assert t.game.over and t.game.winners == ("b",)


def test_one_target_of_each_player() -> None:
    t = Table("Test Spread")
    x, y = creatures(t, "b", "Gray Ogre", "Gray Ogre")
    z = creatures(t, "a", "Gray Ogre")[0]
    t.begin()
    t.game.do(f"cast({t.spell})")
    assert set(t.actions) == {f"target({z})", "no_more"}
    t.game.do(f"target({z})")
    assert set(t.actions) == {f"target({x})", f"target({y})", "no_more"}
    t.run(f"target({y})")
    assert t.game.holds(f"tapped({y})") and t.game.holds(f"tapped({z})") and t.life("a") == 22
    assert not t.game.holds(f"tapped({x})")
    t = Table("Test Spread")
    z = creatures(t, "a", "Gray Ogre")[0]
    t.begin().cast("no_more")
    assert not t.game.holds(f"tapped({z})") and t.life("a") == 20
    t = Table("Test Firm Spread")
    x = creatures(t, "b", "Gray Ogre")[0]
    t.begin()
    t.game.do(f"cast({t.spell})")
    assert t.actions == [f"target({x})"]
    t = Table("Test Firm Spread")
    creatures(t, "a", "Gray Ogre")
    t.begin()
    assert f"cast({t.spell})" not in t.actions


def test_as_many_targets_as_something_is() -> None:
    t = Table("Test Reach")
    x, y = creatures(t, "b", "Gray Ogre", "Gray Ogre")
    creatures(t, "a", "Gray Ogre")
    t.begin().cast(f"target({x})")
    assert t.game.holds(f"tapped({x})") and not t.game.holds(f"tapped({y})")


def test_something_else_is_paid() -> None:
    t = Table("Test Toll")
    creatures(t, "b", "Gray Ogre")
    t.begin().cast("target(b)", "yes")
    assert t.life("a") == 20 and t.names("graveyard", "b") == ["Gray Ogre"]
    t = Table("Test Toll")
    creatures(t, "a", "Gray Ogre")
    t.begin().cast("target(b)")
    assert t.life("a") == 23 and t.names("controls") == ["Gray Ogre"]


def test_what_was_sacrificed_is_asked() -> None:
    t = Table("Test Feast")
    x = creatures(t, "a", "Test Relic Golem")[0]
    t.begin().cast(f"pick({x})")
    assert t.life("a") == 23 and len(t.names("hand")) == 2
    t = Table("Test Feast")
    x = creatures(t, "a", "Gray Ogre")[0]
    t.begin().cast(f"pick({x})")
    assert t.life("a") == 20 and len(t.names("hand")) == 2


def test_what_would_die_is_exiled() -> None:
    t = Table("Test Sear")
    creatures(t, "b", "Gray Ogre", "Angel of Mercy")
    t.begin().cast()
    assert t.names("exile", "b") == ["Gray Ogre"] and t.names("graveyard", "b") == []


def test_the_counters_that_it_had() -> None:
    for number, life in ((2, 23), (1, 20)):
        t = Table("Shock")
        x = creatures(t, "b", "Test Bird")[0]
        creatures(t, "a", "Test Wake")
        t.p.fluent(f"counters({x},charge,{number})")
        t.begin().cast(f"target({x})")
        assert t.names("controls", "b") == [] and t.life("a") == life


def test_any_number_of_targets_of_what_triggers() -> None:
    for spell, library in (("Test Herald", ["Shock"]), ("Test Court", ["Shock"])):
        t = Table(spell)
        t.p.library("a", "Shock", "Shock", "Shock")
        t.begin().cast("target(a)", "no_more")
        assert t.names("library") == library


def test_what_has_died_is_followed() -> None:
    for name, answers, exiled in (("Test Ghost", ["yes"], ["Test Ghost"]), ("Test Shade", [], [])):
        t = Table("Shock")
        x = creatures(t, "a", name)[0]
        t.begin().cast(f"target({x})", *answers)
        assert t.life("a") == 23 and t.names("exile") == exiled
        assert t.names("graveyard") == ["Shock"] and t.names("controls") == []
    t = Table("Shock")
    x = creatures(t, "b", "Test Ghost")[0]
    t.begin().cast(f"target({x})", "no")
    assert t.life("b") == 20 and t.names("graveyard", "b") == ["Test Ghost"]


def test_what_another_was_comes_back() -> None:
    t = Table("Shock")
    x = creatures(t, "a", "Test Bird")[0]
    creatures(t, "a", "Test Mourner")
    t.begin().cast(f"target({x})")
    ((new, kind, n),) = t.game.query("counters", 3)
    assert new != x and (kind, n) == ("+1/+1", 1)
    assert t.names("controls") == ["Test Bird", "Test Mourner"] and t.stats(new) == "4/4"
    t = Table("Shock")
    x = creatures(t, "b", "Test Bird")[0]
    creatures(t, "a", "Test Mourner")
    t.begin().cast(f"target({x})")
    assert t.names("graveyard", "b") == ["Test Bird"]


def test_what_dies_this_turn_comes_back() -> None:
    t = Table("Test Recall")
    shock = t.p.hand("a", "Shock")[0]
    x = creatures(t, "b", "Test Bird")[0]
    t.begin().cast(f"target({x})").run(f"cast({shock})", f"target({x})")
    assert t.names("controls", "b") == ["Test Bird"] and not t.game.holds(f"controls(b,{x})")


def test_a_party_is_as_large_as_it_can_be() -> None:
    for mine, life in (
        (["Test Rogue Wizard", "Test Rogue"], 22),
        (["Test Rogue", "Test Rogue"], 21),
        (["Test Rogue", "Test Rogue Wizard", "Test Rogue Wizard", "Test Cleric"], 23),
        (["Gray Ogre"], 20),
    ):
        t = Table("Test Fellowship")
        creatures(t, "a", *mine)
        creatures(t, "b", "Test Cleric")
        t.begin().cast()
        assert t.life("a") == life
