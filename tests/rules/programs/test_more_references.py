"""Whom damage was dealt to, whose a target is, and what everything is at once."""

import pytest
from program_table import Table, creatures


def test_that_player_or_that_planeswalkers_controller() -> None:
    for target, life in (("target(b)", 17), ("planeswalker", 20)):
        t = Table("Test Rain")
        (walker,) = t.p.battlefield("b", "Test Walker")
        t.p.fluents.append(f"counters({walker},loyalty,5)")
        t.p.hand("b", "Gray Ogre")
        t.begin().cast(f"target({walker})" if target == "planeswalker" else target)
        assert t.life("b") == life
        assert t.names("hand", "b") == [] and "Gray Ogre" in t.names("graveyard", "b")


def test_a_creature_dealt_damage_this_way_is_exiled_as_it_dies() -> None:
    t = Table("Test Pyre")
    (bear,) = creatures(t, "b", "Grizzly Bears")
    t.begin().cast(f"target({bear})")
    assert t.names("exile", "b") == ["Grizzly Bears"] and t.names("graveyard", "b") == []
    t = Table("Test Pyre")
    creatures(t, "b", "Grizzly Bears")
    t.begin().cast("target(b)")
    assert t.life("b") == 18 and t.names("controls", "b") == ["Grizzly Bears"]


def test_what_is_of_every_creature_type_is_a_goblin() -> None:
    t = Table()
    (vault,) = t.p.battlefield("a", "Test Vault")
    (bear,) = creatures(t, "a", "Grizzly Bears")
    t.begin().run(f"activate({vault},1)")
    assert t.stats(vault) == "3/2" and t.stats(bear) == ""


def test_cards_are_put_back_in_any_order() -> None:
    t = Table("Test Insight")
    t.p.library("a", "Forest", "Gray Ogre", "Shock", "Island")
    t.begin().cast("put_next=Shock", "put_next=Forest", "no")
    assert t.saved > 0 and sorted(t.names("library")[:3]) == ["Forest", "Gray Ogre", "Shock"]
    assert t.names("library")[3] == "Island"


def test_creatures_attack_this_turn_if_able() -> None:
    t = Table("Test Provoker")
    (bear,) = creatures(t, "b", "Grizzly Bears")
    creatures(t, "a", "Grizzly Bears")
    t.begin().cast()
    assert [row[:2] for row in t.game.query("restricted", 3)] == [[bear, "must_attack"]]


def test_a_card_that_has_been_given_flashback_is_cast_and_exiled() -> None:
    t = Table("Test Recollection")
    (shock,) = t.p.graveyard("a", "Shock")
    t.p.graveyard("a", "Gray Ogre")
    t.begin()
    assert f"cast({shock},given_flashback)" not in t.actions
    t.cast(f"target({shock})").run(f"cast({shock},given_flashback)", "target(b)")
    assert t.life("b") == 18 and t.names("exile") == ["Shock"]


def test_any_opponent_may_and_if_one_does() -> None:
    for answer, life in (("yes", 23), ("no", 20)):
        t = Table("Test Offer")
        creatures(t, "b", "Grizzly Bears")
        t.begin().cast(answer)
        assert t.life("a") == life
        assert t.names("controls", "b") == ([] if answer == "yes" else ["Grizzly Bears"])


def test_any_player_may_and_if_one_does() -> None:
    """The others' answers take nothing back of what one has done."""
    for answers, life in ((("yes", "no"), 23), (("no", "yes"), 23), (("no", "no"), 20)):
        t = Table("Test Bid")
        creatures(t, "a", "Gray Ogre")
        creatures(t, "b", "Grizzly Bears")
        t.begin().cast(*answers)
        assert t.life("a") == life


def test_two_abilities_that_come_to_the_same() -> None:
    """An ability that begins to hold counts beside another one of the same object like it."""
    t = Table("Word to Many")
    (ape,) = creatures(t, "a", "Twice Bold")
    t.begin()
    assert t.game.query("power_toughness", 3) == [[ape, 3, 1]]
    t.cast("target(b)", "no_more")
    assert t.game.query("power_toughness", 3) == [[ape, 5, 1]]


@pytest.mark.parametrize(
    ("spell", "creature"), [("Test Wings", "Test Rogue"), ("Test Lead", "Test Bird")]
)
def test_who_has_a_keyword_hangs_on_effects_of_the_same_layer(spell: str, creature: str) -> None:
    """613.8: what gives flying, or takes it, is applied before what creatures with flying have."""
    t = Table(spell)
    (one,) = creatures(t, "a", creature)
    creatures(t, "a", "Test Shepherd")
    t.begin().cast(f"target({one})")
    assert t.game.holds(f"gained({one},indestructible)") is (spell == "Test Wings")
