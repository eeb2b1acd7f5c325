"""Plays a board again, with other decisions where it tells none, until it comes out the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pyengine.games.magic.observed_boards.playing import Played, play
from pyengine.games.magic.observed_boards.untold import (
    AS_SEEN,
    Lands,
    Taken,
    named_lands,
    piles_of_lands,
)
from pyengine.games.magic.observed_boards.verdicts import AGREE, UNSUPPORTED, Judge, Verdict

if TYPE_CHECKING:
    from pyengine.games.magic.observed_boards.reading import Board

_BROKEN_OFF = ("illegal", "error", "unfulfilled")
"""What is said of boards that were not played to their end."""

MOST_PLAYS = 40
"""So many times a board is played."""


@dataclass(frozen=True)
class _Attempt:
    """A board as it was played, and what came of it."""

    taken: Taken
    lands: Lands
    played: Played
    verdict: Verdict


@dataclass
class Search:
    """A search over the decisions that a board does not tell.

    One decision after the other is taken otherwise; whatever comes nearer to what was observed is
    kept, and the decisions after it are tried.
    """

    board: Board
    judge: Judge
    plays: int = 0
    _seen: set[tuple[object, ...]] = field(default_factory=set)

    def verdict(self) -> Verdict:
        """Return what came of the board, at best."""
        best = self._play({}, frozenset())
        better = True
        while better and not _done(best.verdict):
            better = False
            for taken, lands in self._others(best):
                if self.plays >= MOST_PLAYS:
                    return best.verdict
                again = self._play(taken, lands)
                if _is_better(again, best):
                    best, better = again, True
                    break
        return best.verdict

    def _play(self, taken: Taken, lands: Lands) -> _Attempt:
        self.plays += 1
        played = play(self.board, self.judge.cards, taken, lands)
        verdict = self.judge.verdict_on(self.board, played)
        verdict.retaken = len(taken) + len(lands)
        return _Attempt(taken, lands, played, verdict)

    def _others(self, best: _Attempt) -> Iterator[tuple[Taken, Lands]]:
        """Yield what was not tried yet: one decision otherwise, or other lands that pay."""
        for taken, lands in (*self._with_others(best), *self._with_lands(best)):
            key = (*sorted(taken.items()), *sorted(lands))
            if key not in self._seen:
                self._seen.add(key)
                yield taken, lands

    def _with_others(self, best: _Attempt) -> Iterator[tuple[Taken, Lands]]:
        """Yield one decision otherwise, those nearest to the difference first."""
        last = best.verdict.turn or max(best.played.turns, default=0) + 1
        numbered = [(n, d) for n, d in enumerate(best.played.untold) if d.turn <= last]
        for number, decision in sorted(numbered, key=lambda pair: (-pair[1].turn, pair[0])):
            usual = best.taken.get(number, decision.usual)
            before = {n: c for n, c in best.taken.items() if n < number}
            for choice in (*decision.others, decision.usual):
                if choice != usual:
                    yield before | {number: choice}, best.lands

    def _with_lands(self, best: _Attempt) -> Iterator[tuple[Taken, Lands]]:
        """Yield lands that pay as was seen, and those that the script names before or after all."""
        lands = best.lands | {AS_SEEN}
        yield best.taken, lands
        if self.board.impossible:
            for pile in piles_of_lands(self.board.scenario, self.judge.cards):
                yield best.taken, pile | {AS_SEEN}
        for alias in named_lands(self.board.scenario.script):
            for wish in (f"+{alias}", f"-{alias}"):
                others = {word for word in lands if word[1:] != alias}
                yield best.taken, lands if wish in lands else frozenset({*others, wish})


def _done(verdict: Verdict) -> bool:
    return verdict.verdict in (AGREE, UNSUPPORTED)


def _is_better(again: _Attempt, best: _Attempt) -> bool:
    """Whether AGAIN came nearer than BEST, or as near by paying as was seen, which opens ways."""
    new, old = _distance(again.verdict), _distance(best.verdict)
    return new < old or (new == old and bool(again.lands) > bool(best.lands))


def _gap(verdict: Verdict) -> int:
    """By how much the numbers and cards in VERDICT differ, tapped lands among them."""
    return sum(_apart(d.theirs, d.ours) for d in (*verdict.differences, *verdict.aside))


def _apart(theirs: Any, ours: Any) -> int:
    """How far two values are apart: numbers by their difference, lists by what only one holds."""
    if isinstance(theirs, int) and isinstance(ours, int):
        return abs(theirs - ours)
    if isinstance(theirs, list) and isinstance(ours, list):
        held, other = Counter(map(str, theirs)), Counter(map(str, ours))
        return ((held - other) + (other - held)).total()
    return 0


def _distance(verdict: Verdict) -> tuple[int, ...]:
    """How far VERDICT is from agreement: the later something differs, the nearer."""
    if _done(verdict):
        return (0,)
    if not verdict.differences:
        return (1, len(verdict.aside), _gap(verdict))
    broken_off = any(difference.where in _BROKEN_OFF for difference in verdict.differences)
    return (2, -verdict.turn, broken_off, len(verdict.differences), _gap(verdict))
