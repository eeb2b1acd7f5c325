"""Programs that choose from among, and ask whether something was done."""

import pytest
from program_table import Table, creatures


def test_cache_grab() -> None:
    t = Table("Cache Grab")
    t.p.library("a", "Shock", "Shock", "Test Squirrel", "Gray Ogre", "Forest")
    t.begin()
    t.run(f"cast({t.spell})", "yes", "select=Test Squirrel")
    assert t.names("hand") == ["Test Squirrel"] and len(t.names("controls")) == 1
    t = Table("Cache Grab")
    t.p.library("a", "Shock", "Shock", "Test Squirrel", "Gray Ogre", "Forest")
    t.begin()
    t.run(f"cast({t.spell})", "yes", "select=Gray Ogre")
    assert t.names("hand") == ["Gray Ogre"] and t.names("controls") == []


def test_midnight_tilling() -> None:
    t = Table("Midnight Tilling")
    t.p.library("a", "Shock", "Shock", "Gray Ogre", "Shock", "Forest")
    t.begin().cast("yes")
    assert t.names("hand") == ["Gray Ogre"]
    t = Table("Midnight Tilling")
    t.p.library("a", "Shock", "Shock", "Shock", "Shock", "Forest")
    t.begin().cast("no")
    assert t.names("hand") == [] and t.names("library") == ["Forest"]


def test_mistbreath_elder() -> None:
    t = Table()
    (e, _o) = creatures(t, "a", "Mistbreath Elder", "Gray Ogre")
    t.begin(step="upkeep", entering=True).run()
    assert t.names("hand") == ["Gray Ogre"] and t.game.holds(f"counters({e},'+1/+1',1)")
    t = Table()
    creatures(t, "a", "Mistbreath Elder")
    t.begin(step="upkeep", entering=True).run("yes")
    assert t.names("hand") == ["Mistbreath Elder"]


def test_prize_pig() -> None:
    t = Table("Angel of Mercy")
    (pig,) = t.p.battlefield("a", "Prize Pig", tapped=True)
    t.begin().cast()
    assert t.game.query("counters", 3) == [] and not t.game.holds(f"tapped({pig})")
    t = Table("Test Rite")
    (pig,) = t.p.battlefield("a", "Prize Pig", tapped=True)
    t.begin().cast()
    assert t.game.holds(f"counters({pig},ribbon,1)") and t.game.holds(f"tapped({pig})")


def test_nissas_revelation() -> None:
    t = Table("Nissa's Revelation")
    cards = t.p.library("a", "Elvish Warrior", *["Forest"] * 8)
    t.begin().cast(*[f"top_next({n})" for n in reversed(cards[:5])])
    assert t.life("a") == 23 and t.names("hand") == ["Elvish Warrior", "Forest"]
    t = Table("Nissa's Revelation")
    cards = t.p.library("a", "Elvish Warrior", *["Forest"] * 8)
    t.begin().cast(*[f"top_next({n})" for n in cards[:5]])
    assert t.life("a") == 20 and t.names("hand") == []


def test_graveyard_shovel() -> None:
    t = Table()
    (s,) = creatures(t, "a", "Graveyard Shovel")
    _x, y = t.p.graveyard("b", "Shock", "Gray Ogre")
    t.begin().run(f"activate({s},1)", "target(b)", f"select({y})")
    assert t.life("a") == 22 and t.names("exile", "b") == ["Gray Ogre"]
    t = Table()
    (s,) = creatures(t, "a", "Graveyard Shovel")
    t.p.graveyard("b", "Shock")
    t.begin().run(f"activate({s},1)", "target(b)")
    assert t.life("a") == 20 and t.names("exile", "b") == ["Shock"]


def test_enfys_nest() -> None:
    t = Table("Enfys Nest")
    (w,) = creatures(t, "b", "Centaur Courser")
    t.begin().cast(f"target({w})", "yes")
    assert t.life("b") == 23 and t.names("exile", "b") == ["Centaur Courser"]
    t = Table("Enfys Nest")
    (w,) = creatures(t, "b", "Centaur Courser")
    t.begin().cast(f"target({w})", "no")
    assert t.life("b") == 20 and t.names("controls", "b") == ["Centaur Courser"]


def test_arms_race() -> None:
    t = Table()
    (r,) = creatures(t, "a", "Arms Race")
    (_x,) = t.p.hand("a", "Test Relic")
    t.begin().run(f"activate({r},1)", "yes")
    (relic,) = [o for o, n, _ in t.game.query("object", 3) if n == "Test Relic"]
    assert t.game.holds(f"gained({relic},haste)")
    t.run(*["pass"] * 12)
    assert "Test Relic" in t.names("graveyard") and t.names("controls") == ["Arms Race"]
    t = Table()
    (r,) = creatures(t, "a", "Arms Race")
    t.p.hand("a", "Shock")
    t.begin().run(f"activate({r},1)", "no")
    assert t.names("hand") == ["Shock"] and t.game.query("delayed", 7) == []


def test_behold_the_beyond() -> None:
    t = Table("Behold the Beyond")
    t.p.hand("a", "Shock", "Shock")
    cards = t.p.library("a", *["Gray Ogre"] * 3, *["Forest"] * 5)
    t.begin().cast(*[f"select({n})" for n in cards[:3]])
    assert (
        t.names("hand") == ["Gray Ogre"] * 3
        and len(t.names("library")) == 5
        and t.names("graveyard").count("Shock") == 2
    )
    t = Table("Behold the Beyond")
    cards = t.p.library("a", "Forest")
    t.begin().cast()
    assert t.names("hand") == ["Forest"]


def test_displace() -> None:
    t = Table("Displace")
    (a,) = creatures(t, "a", "Angel of Mercy")
    creatures(t, "b", "Gray Ogre")
    t.begin().cast(f"target({a})")
    assert t.life("a") == 23 and t.names("controls") == ["Angel of Mercy"]
    t = Table("Displace")
    (a,) = creatures(t, "a", "Angel of Mercy")
    t.begin().cast("no_more")
    assert t.life("a") == 20


def test_scent_of_nightshade() -> None:
    t = Table("Scent of Nightshade")
    (w,) = creatures(t, "b", "Centaur Courser")
    x, y, _z = t.p.hand("a", "Test Rite", "Walking Corpse", "Shock")
    t.begin().cast(f"target({w})", f"select({x})", f"select({y})")
    assert t.stats(w) == "1/1"
    t = Table("Scent of Nightshade")
    (w,) = creatures(t, "b", "Centaur Courser")
    t.p.hand("a", "Shock")
    t.begin().cast(f"target({w})")
    assert t.stats(w) == "3/3"


def test_skullwinder() -> None:
    t = Table("Skullwinder")
    (m,) = t.p.graveyard("a", "Shock")
    x, _y = t.p.graveyard("b", "Gray Ogre", "Shock")
    t.begin().cast(f"target({m})", f"select({x})")
    assert t.names("hand") == ["Shock"] and t.names("hand", "b") == ["Gray Ogre"]
    t = Table("Skullwinder")
    (m,) = t.p.graveyard("a", "Shock")
    t.begin().cast(f"target({m})")
    assert t.names("hand") == ["Shock"] and t.names("hand", "b") == []


def test_what_is_left_of_them() -> None:
    """What has been put into the hand is no longer one of those that were looked at."""
    t = Table("Test Sorting")
    t.p.library("a", "Gray Ogre", "Elvish Warrior", "Shock", "Forest")
    t.begin()
    with pytest.raises(AssertionError, match="Elvish Warrior"):
        t.run(f"cast({t.spell})", "select=Elvish Warrior", "select=Elvish Warrior")
    t.run("select=Gray Ogre")
    assert t.names("hand") == ["Elvish Warrior"] and t.names("exile") == ["Shock"]
    assert t.names("library") == ["Forest", "Gray Ogre"]
