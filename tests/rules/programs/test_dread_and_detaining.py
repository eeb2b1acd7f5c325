"""Manifesting dread (701.62) and detaining (701.35)."""

from program_table import Table, creatures


def test_either_of_two_cards_is_manifested_and_the_other_is_put_into_the_graveyard() -> None:
    for number, buried in ((0, "Gray Ogre"), (1, "Shock")):
        t = Table("Test Dread")
        cards = t.p.library("a", "Shock", "Gray Ogre", "Forest")
        t.begin().cast(f"select({cards[number]})")
        assert sorted(t.names("graveyard")) == sorted([buried, "Test Dread"])
        assert t.names("library") == ["Forest"]
        assert t.game.query("manifested", 1) != []


def test_of_one_card_nothing_is_put_into_the_graveyard() -> None:
    t = Table("Test Dread")
    t.p.library("a", "Shock")
    t.begin().cast()
    assert t.names("graveyard") == ["Test Dread"] and t.game.query("manifested", 1) != []


def test_what_is_detained_neither_attacks_nor_blocks_until_your_next_turn() -> None:
    t = Table("Test Arrest")
    (bear,) = creatures(t, "b", "Gray Ogre")
    t.begin().cast(f"target({bear})")
    told = [fact for fact in t.game.fluents() if fact.startswith(f"restricted({bear},")]
    kinds = {fact.split(",")[1] for fact in told}
    assert kinds == {"cant_attack", "cant_block", "cant_activate"}
    assert t.names("graveyard") == ["Test Arrest"]
