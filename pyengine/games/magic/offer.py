"""What a lobby offers of Magic."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from pyengine.engine.session import Setup
from pyengine.games.game import Deck
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import COPIES, builtin_decks, parse_deck, read_deck
from pyengine.games.magic.decks import Deck as CardDeck
from pyengine.games.magic.setup import MULLIGANS, magic_setup, player_names
from pyengine.games.offer import PASSING, Offer, Task

_MOST_PLAYERS = 6

_FORMATS: dict[str, tuple[int, int | None]] = {"constructed": (60, COPIES), "limited": (40, None)}
"""How many cards a deck has at least, and how many of one name at most (100.2a, 100.2b)."""


def _begin(
    decks: Sequence[Deck],
    seed: int,
    teams: Sequence[str] | None,
    settings: Sequence[str],
    people: Sequence[int],
) -> Setup:
    _check(decks, settings)
    names = player_names(deck.name for deck in decks)
    plain = [setting for setting in settings if not setting.startswith(("payment=", "format="))]
    if "payment=manual" in settings:
        plain += [f"payment({names[seat]})=manual" for seat in people]
    return magic_setup(decks, seed=seed, names=names, teams=teams, settings=plain)


def _check(decks: Sequence[Deck], settings: Sequence[str]) -> None:
    """Refuse decks that the format of SETTINGS does not allow: DeckError."""
    for name, (least, most) in _FORMATS.items():
        if f"format={name}" in settings:
            for deck in decks:
                assert isinstance(deck, CardDeck)
                deck.check(least, strict=True, copies=most)


def _deck_of_text(text: str, name: str) -> Deck:
    with CardDatabase.open() as database:
        return parse_deck(text, name, database)


def _board(view: dict[str, Any]) -> str:
    from pyengine.games.magic.boards.writing import board_text

    return board_text(view)


def _tasks() -> list[Task]:
    from pyengine.games.magic.puzzles.playing import Trial
    from pyengine.games.magic.puzzles.puzzle import puzzles

    return [
        Task(p.key, p.name, p.words, p.problem.goal, p.session, partial(Trial, p))
        for p in puzzles()
    ]


OFFER = Offer(
    "magic",
    "Magic: The Gathering",
    (2, _MOST_PLAYERS),
    ("ismcts:iterations=40", "aggressive", "defensive", "curve", "greedy", "random"),
    _begin,
    {
        "format": ("any", *_FORMATS),
        "mulligan": MULLIGANS,
        "starting_life": ("20", "25", "30", "40"),
        "payment": ("auto", "manual"),
    },
    builtin_decks,
    read_deck,
    _deck_of_text,
    _tasks,
    _board,
    PASSING,
)
