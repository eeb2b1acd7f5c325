"""What a seat is told does not follow from the cards of a hidden deck."""

from pathlib import Path
from typing import Any

import pytest

from attack import other_decks
from attack.case import Fault, Outcome, Verdict
from attack.other_decks import two_decks
from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import parse_cards
from pyengine.games.magic.position import Position

CARDS = """Register of Names {0}
Artifact
enters_with([card_name])

List of Beasts {0}
Artifact
enters_with([card_name([creature])])

Question of Names {0}
Sorcery
spell([choose_word(card_name([])),draw(you,1)])
"""

HERE = ("Goblin Matron", "Goblin Warchief", "Forest")
THERE = ("Wellwisher", "Giant Growth", "Mountain")
"""What b holds in either game, and has in the library."""


def choosing(card: str) -> tuple[Session, str, dict[int, str]]:
    """Return a game in which a chooses a name for CARD, and what b's hidden cards may be, too."""
    own = {card.name: card for card in parse_cards(CARDS, Path("own.txt"))}
    position = Position(own=own)
    (played,) = position.hand("a", card)
    position.library("a", "Elvish Warrior", *["Forest"] * 5)
    held = position.hand("b", *HERE)
    lying = position.library("b", *HERE, *["Forest"] * 5)
    session = position.begin()
    session.do(f"cast({played})")
    while session.choice is not None and "name" not in session.choice.process:
        session.do("pass")
    return session, "a", dict(zip([*held, *lying], THERE * 2, strict=False))


def compared(card: str) -> Outcome:
    session, viewer, names = choosing(card)
    with CardDatabase.open() as cards:
        return two_decks(session, viewer, names, cards)


@pytest.mark.parametrize(
    ("card", "viewer"),
    [
        ("Register of Names", "a"), ("Register of Names", "b"), ("List of Beasts", "a"),
        ("Question of Names", "a"),
    ],
)  # fmt: skip
def test_the_names_that_may_be_chosen_tell_nothing(card: str, viewer: str) -> None:
    session, _, names = choosing(card)
    assert session.choice is not None and session.choice.player == "a"
    if viewer == "b":  # what a may choose tells b nothing of a's deck, either
        library = session.query("library", 2)[0][1]
        names = {library[0]: "Wellwisher"}
    with CardDatabase.open() as cards:
        outcome = two_decks(session, viewer, names, cards)
    assert outcome.verdict is Verdict.ANSWERED, outcome.message
    assert outcome.comparisons > 30


def test_own_cards_are_offered_and_those_of_others_are_not() -> None:
    session, _, _ = choosing("Register of Names")
    assert session.choice is not None
    offered = "\n".join(session.choice.actions)
    assert "'Elvish Warrior'" in offered and "'Register of Names'" in offered
    assert "Goblin" not in offered


def test_a_list_of_all_names_of_the_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(session: Session, *_: Any) -> Any:
        yield "names", session.call("define", "magic", "names")

    monkeypatch.setattr(other_decks, "_told", leaking)
    outcome = compared("Register of Names")
    assert outcome.fault is Fault.LEAK, outcome
