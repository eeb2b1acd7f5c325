"""What a lobby offers of Magic."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from pyengine.engine.session import Setup
from pyengine.errors import DeckError
from pyengine.games.game import Deck
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.commanders import leaders
from pyengine.games.magic.decks import Deck as CardDeck
from pyengine.games.magic.decks import builtin_decks, read_deck, survey_text
from pyengine.games.magic.formats.construction import (
    ANYTHING,
    USUAL_FORMAT,
    find_format,
    format_names,
)
from pyengine.games.magic.formats.known import KnownCards
from pyengine.games.magic.formats.legality import demand_legal
from pyengine.games.magic.missing.settling import settled
from pyengine.games.magic.missing.ways import CHOICES, Way
from pyengine.games.magic.setup import MULLIGANS, magic_setup
from pyengine.games.names import player_names
from pyengine.games.offer import PASSING, DeckJudge, DraftDesk, Offer, TableOffer, Task

_LIFE = 20
_MOST_FAULTS = 5
"""How many faults of decks a page is told."""

_MOST_PLAYERS = 6

_MOST_SECONDS = 5.0
"""How long a search of a page may take; one takes a tenth of it."""

ANYBODY = "any"
"""Whom creatures may attack where nothing else is said (802)."""

USUAL = "usual"
"""The starting life of the format."""


def _begin(
    decks: Sequence[Deck],
    seed: int,
    teams: Sequence[str] | None,
    settings: Sequence[str],
    people: Sequence[int],
    called: Sequence[str],
) -> Setup:
    chosen = dict(setting.split("=", 1) for setting in settings)
    if chosen.get("attack") == ANYBODY:
        del chosen["attack"]
    wanted = chosen.pop("format", ANYTHING)
    life, led = _life(decks, wanted), any(map(leaders, decks))
    if led and wanted != ANYTHING:
        chosen["format"] = wanted
    if chosen.get("starting_life") == USUAL:
        del chosen["starting_life"]
        if life is not None and not (led and wanted == ANYTHING):  # 903.7 says what it is
            chosen["starting_life"] = str(life)
    names = player_names(name or deck.name for name, deck in zip(called, decks, strict=True))
    plain = [f"{key}={value}" for key, value in chosen.items() if key != "payment"]
    if "payment=manual" in settings:
        plain += [f"payment({names[seat]})=manual" for seat in people]
    return magic_setup(decks, seed=seed, names=names, teams=teams, settings=plain)


def _life(decks: Sequence[Deck], name: str) -> int | None:
    """Return the starting life of the format NAME, None where the rules say it.

    DeckError: one of DECKS is not legal in it.
    """
    if name == ANYTHING:
        return _LIFE
    mine = [deck for deck in decks if isinstance(deck, CardDeck)]
    try:
        with CardDatabase.open() as database:
            return demand_legal(mine, name, database).life
    except DeckError as error:
        raise _with_details(error) from error


def _formats() -> list[str]:
    with CardDatabase.open() as database:
        return [ANYTHING, *format_names(KnownCards(database).formats())]


def _sizes(settings: Sequence[str]) -> tuple[int, int | None]:
    name = dict(setting.split("=", 1) for setting in settings).get("format", ANYTHING)
    if name == ANYTHING:
        return (USUAL_FORMAT.least, USUAL_FORMAT.sideboard)
    with CardDatabase.open() as database:
        found = find_format(name, KnownCards(database).formats())
    return found.least, found.sideboard


def _deck_of_text(text: str, name: str, missing: str) -> Deck:
    with CardDatabase.open() as database:
        survey = survey_text(text, name, database)
        try:
            return settled(survey, database, Way(missing or Way.REFUSE))
        except DeckError as error:
            raise _with_details(error) from error


def _with_details(error: DeckError) -> DeckError:
    """Return ERROR with the first of its details in its one line."""
    more = len(error.details) - _MOST_FAULTS
    told = [*error.details[:_MOST_FAULTS], *([f"and {more} more"] if more > 0 else [])]
    return DeckError("; ".join([error.message, *told]), file=error.file)


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


def _search(query: str, start: int, limit: int) -> dict[str, Any]:
    from pyengine.games.magic.search.finding import CardSearch

    with CardDatabase.open() as database, CardSearch(database) as cards:
        found = cards.find(query, start=start, limit=limit, seconds=_MOST_SECONDS)
        return {"count": found.count, "cards": [card.shown() for card in found.cards]}


def _rulings(name: str) -> tuple[tuple[str, str], ...]:
    from pyengine.games.magic.pool.rulings import rulings_called

    with CardDatabase.open() as database:
        return rulings_called(database.pool, name)


def _judge() -> DeckJudge:
    from pyengine.games.magic.judging.desk import Desk

    return Desk()


def _drafts() -> DraftDesk:
    from pyengine.games.magic.limited import seat

    return seat.DraftDesk()


OFFER = Offer(
    "magic",
    "Magic: The Gathering",
    (2, _MOST_PLAYERS),
    ("ismcts:iterations=40", "aggressive", "defensive", "curve", "greedy", "random"),
    _begin,
    {
        "mulligan": MULLIGANS,
        "starting_life": (USUAL, "20", "25", "30", "40"),
        "payment": ("auto", "manual"),
        "attack": (ANYBODY, "left", "right"),
    },
    builtin_decks,
    read_deck,
    _deck_of_text,
    _tasks,
    _board,
    PASSING,
    _formats,
    _search,
    (1, 3, 5),
    _sizes,
    tuple(way for way in CHOICES if way != Way.ASK),
    _rulings,
    judge=_judge,
    drafts=_drafts,
    many=("attack",),
    tables=(
        TableOffer("two players", 2),
        TableOffer("four players, each for themselves", 4),
        TableOffer("two teams of two", 4, ("a", "a", "b", "b")),
        TableOffer("Commander for four", 4, settings={"format": "commander"}),
    ),
)
