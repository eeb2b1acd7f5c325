"""How the time of one choice grows with the permanents on the battlefield."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.bench.timing import Samples, exponent, micros
from pyengine.engine.session import Session
from pyengine.games.magic.bench.effects_board import put_effects
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.position import Position

SIZES = (10, 20, 50, 100, 200, 400)
"""How many permanents there are, both players' together."""

_KINDS = ("main", "attack", "block", "effects")
_LEAST = {"effects": 50}
"""The smallest board of a kind, where the effects do not leave room for a smaller one."""

BOARDS = sum(size >= _LEAST.get(kind, 0) for kind in _KINDS for size in SIZES)
"""How many boards are measured."""

_ACTIONS = 10
_LARGE = 100


@dataclass
class GrowthMeasured:
    """The seconds of one choice by the kind of choice and the number of permanents."""

    seconds: float = 0.0
    points: dict[str, dict[int, float]] = field(default_factory=dict)

    @property
    def boards(self) -> int:
        """How many boards were measured."""
        return sum(len(points) for points in self.points.values())

    def record(self) -> dict[str, Any]:
        """Return the medians for JSON, in microseconds, and the exponents that fit them."""
        return {
            "microseconds": {
                kind: {str(size): micros(seconds) for size, seconds in points.items()}
                for kind, points in self.points.items()
            },
            "exponents": self._exponents(0),
            "exponents_of_large_boards": self._exponents(_LARGE),
        }

    def _exponents(self, least: int) -> dict[str, float]:
        """Return the exponent of each kind's curve, over boards of at least LEAST permanents."""
        parts = {
            kind: [(size, seconds) for size, seconds in points.items() if size >= least]
            for kind, points in self.points.items()
        }
        return {kind: exponent(points) for kind, points in parts.items() if len(points) > 1}


def describe_growth(record: dict[str, Any]) -> Iterator[str]:
    """Return the RECORD of a run in words, line by line."""
    for kind, points in record["microseconds"].items():
        yield f"{kind}:"
        yield from (f"  {size:>4} permanents {time:>10.1f} µs" for size, time in points.items())
        large = record["exponents_of_large_boards"].get(kind, "?")
        yield f"  grows with the power {record['exponents'].get(kind, '?')}; from 100 on {large}"


def measure_growth(
    decks: Sequence[Deck], into: GrowthMeasured, sizes: Sequence[int] = SIZES
) -> Iterator[GrowthMeasured]:
    """Measure one choice of each kind on boards of SIZES; yield INTO after each board.

    The first two of DECKS say which cards there are. A choice is an action and the computation of
    the next choice: the median over some of the legal actions, which are all taken back. The kinds
    are priority in a main phase, a declaration of attackers, and one of blockers against a single
    attacker; and priority on a board of replacement effects, Auras, granted abilities and copies.
    """
    with CardDatabase.open() as database:
        sorts = [_permanents(deck, database) for deck in decks[:2]]
        for kind, size in itertools.product(_KINDS, sizes):
            if size < _LEAST.get(kind, 0):
                continue
            session = _board(kind, size, sorts, database)
            into.points.setdefault(kind, {})[size] = _one_choice(session)
            yield into


def _permanents(deck: Deck, database: CardDatabase) -> list[str]:
    """Return the different cards of DECK that stay on the battlefield in any number (704.5j)."""
    cards = [database.lookup(name) for name in dict.fromkeys(deck.card_names())]
    return [
        card.name
        for card in cards
        if not {"instant", "sorcery"} & set(card.types) and "legendary" not in card.supertypes
    ]


def _board(kind: str, size: int, sorts: Sequence[Sequence[str]], database: CardDatabase) -> Session:
    """Return a session at a choice of KIND, with SIZE permanents of SORTS, those of each player."""
    position = Position(database=database)
    counts = (size - size // 2, size // 2)
    if kind == "effects":
        creatures = [name for name in sorts[0] if "creature" in database.lookup(name).types]
        there = put_effects(position, position.players[0], creatures)
        counts = ((size - there) - (size - there) // 2, (size - there) // 2)
    for player, count, names in zip(position.players, counts, sorts, strict=True):
        position.battlefield(player, *itertools.islice(itertools.cycle(names), count))
        position.hand(player, *names[:7])
    in_main = kind in ("main", "effects")
    session = position.begin("precombat_main" if in_main else "begin_combat")
    if in_main:
        return session
    _go_to(session, "declare_attackers")
    if kind == "block":
        session.choose(_first(session, "attack("))
        session.do("done")
        _go_to(session, "declare_blockers")
    return session


def _go_to(session: Session, process: str) -> None:
    while session.choice is not None and not session.choice.process.startswith(process):
        session.do("pass")


def _first(session: Session, prefix: str) -> int:
    assert session.choice is not None
    return next(i for i, text in enumerate(session.choice.actions) if text.startswith(prefix))


def _one_choice(session: Session) -> float:
    """Return the median seconds of some legal actions, each with the choice that follows."""
    session.mode = "contracted"
    samples = Samples()
    count = len(session.choice.actions) if session.choice else 0
    for index in range(0, count, max(1, count // _ACTIONS)):
        samples.time("choice", lambda index=index: session.choose(index))  # type: ignore[misc]
        session.undo()
    return statistics.median(samples.seconds["choice"])
