"""Exact beliefs of what an opponent holds (Zandvliet, appendix A)."""

import json
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest
from games_reached import SEEDS, few, reached
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.belief import NO_CREATURE, Belief, beliefs, exactly, hand_probability
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.position import Position
from pyengine.games.mbrane.setup import mbrane_setup
from pyengine.saves.save import read_save, write_save


def figure_a1(database: CardDatabase) -> Session:
    """Return the board of figure A.1, as far as it concerns the goblins."""
    left = list(read_deck("goblins", database).card_names())
    shown = {
        "battlefield": ["Mountain"] * 8 + ["Mudbutton Torchrunner"] * 2,
        "graveyard": ["Tarfire"] * 2 + ["Clickslither"] + ["Emberwilde Augur"] * 2,
    }
    position = Position(("elves", "goblins"))
    for place, cards in shown.items():
        getattr(position, place)("goblins", *cards)
        for card in cards:
            left.remove(card)
    position.hand("goblins", *left[:5])
    position.library("goblins", *left[5:])
    return position.begin()


def test_the_example_of_the_thesis(database: CardDatabase) -> None:
    (belief,) = beliefs(figure_a1(database), "elves")
    unseen = belief.categories()
    assert (belief.hand, sum(unseen.values())) == (5, 45)
    assert unseen == {"1/1": 8, "2/1": 4, "2/2": 11, "3/2": 1, "*/*": 1, NO_CREATURE: 20}
    hand = {"2/2": 2, "1/1": 1, "*/*": 1, NO_CREATURE: 1}
    assert hand_probability(unseen, hand) == Fraction(
        11 * 10 * 8 * 1 * 20 * 60, 45 * 44 * 43 * 42 * 41
    )
    assert round(float(hand_probability(unseen, hand)), 4) == 0.0072


@given(
    counts=st.lists(st.integers(0, 3), min_size=1, max_size=4),
    hand=st.integers(0, 5),
)
def test_chances_are_what_counting_hands_gives(counts: list[int], hand: int) -> None:
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    hand = min(hand, len(cards))
    hands = list(combinations(cards, hand))
    for held in set(hands):
        wanted = {kind: held.count(kind) for kind in range(len(counts))}
        alike = sum(other == held for other in hands)
        assert hand_probability(dict(enumerate(counts)), wanted) == Fraction(alike, len(hands))
    belief = Belief("b", hand, {str(k): n for k, n in enumerate(counts)}, {})
    assert belief.some(counts[0]) == Fraction(sum(0 in held for held in hands), len(hands))
    assert sum(belief.expected(count) for count in counts) == hand


@given(st.integers(0, 30), st.integers(0, 30), st.integers(0, 30))
def test_chances_add_up_to_one(one: int, other: int, hand: int) -> None:
    hand = min(hand, one + other)
    assert sum(exactly(one + other, one, hand, held) for held in range(hand + 1)) == 1


@few
@given(seed=SEEDS, choices=st.integers(0, 120))
def test_beliefs_depend_on_what_is_seen_only(
    database: CardDatabase, seed: int, choices: int
) -> None:
    session = reached(database, seed, choices)
    assert session.choice is not None
    player = session.choice.player
    real = beliefs(session, player)
    with Seat(player, session).determinized(seed):
        assert beliefs(session, player) == real


def test_a_revealed_card_is_seen() -> None:
    position = Position()
    position.hand("b", "Giant Growth")
    shown, _ = position.library("b", "Llanowar Elves", "Forest")
    position.fluent(f"revealed(b,{shown})")
    (belief,) = beliefs(position.begin(), "a")
    assert belief.unseen == {"Forest": 1, "Giant Growth": 1}
    assert belief.some(1) == Fraction(1, 2)


def test_unknown_players_and_games_without_hands_are_refused() -> None:
    with pytest.raises(EngineError, match="There are a, b"):
        beliefs(Position().begin(), "c")
    with pytest.raises(EngineError, match="nobody holds cards in mbrane"):
        beliefs(Session.start(mbrane_setup()), "first")


def test_the_command(database: CardDatabase, tmp_path: Path) -> None:
    session = reached(database, 3, 60)
    save = tmp_path / "game.save"
    write_save(save, session)
    printed = CliRunner().invoke(app, ["belief", str(save), "--as", "elves"])
    assert printed.exit_code == 0
    assert "goblins holds" in printed.output
    record = json.loads(
        CliRunner().invoke(app, ["belief", str(save), "--as", "elves", "--json"]).output
    )
    (belief,) = beliefs(read_save(save).session(), "elves")
    assert record[0]["hand"] == belief.hand
    for name, count in belief.unseen.items():
        assert Fraction(record[0]["cards"][name]["expected"]["exact"]) == belief.expected(count)
    refused = CliRunner().invoke(app, ["belief", str(save), "--as", "nobody_here"])
    assert refused.exit_code == 2
