"""Plays a board again, with other decisions where it tells none, until it comes out the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pyengine.games.magic.observed_boards.playing import Played, play
from pyengine.games.magic.observed_boards.untold import Piles, Taken, named_piles, piles_of
from pyengine.games.magic.observed_boards.verdicts import AGREE, UNSUPPORTED, Judge, Verdict

if TYPE_CHECKING:
    from pyengine.games.magic.observed_boards.reading import Board

_BROKEN_OFF = ("illegal", "error", "unfulfilled")
"""What is said of boards that were not played to their end: nothing came nearer by it."""

_LANDS = ("lands-given-up", "lands-that-pay", "hybrid-mana")

MOST_PLAYS = 25
"""So many times a board is played."""


@dataclass(frozen=True)
class _Attempt:
    """A board as it was played, and what came of it."""

    taken: Taken
    piles: Piles
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
            for taken, piles in self._others(best):
                if self.plays >= MOST_PLAYS:
                    return best.verdict
                again = self._play(taken, piles)
                if _distance(again.verdict) < _distance(best.verdict):
                    best, better = again, True
                    break
        return best.verdict

    def _play(self, taken: Taken, piles: Piles) -> _Attempt:
        self.plays += 1
        played = play(self.board, self.judge.cards, taken, piles)
        verdict = self.judge.verdict_on(self.board, played)
        verdict.retaken = len(taken) + len(piles)
        return _Attempt(taken, piles, played, verdict)

    def _others(self, best: _Attempt) -> Iterator[tuple[Taken, Piles]]:
        """Yield what was not tried yet: one decision otherwise, or other lands of a pile."""
        by_lands = self._with_piles(best) if _of_lands(best.verdict) else ()
        for taken, piles in (*self._with_others(best), *by_lands):
            key = (*sorted(taken.items()), *sorted(piles))
            if key not in self._seen:
                self._seen.add(key)
                yield taken, piles

    def _with_others(self, best: _Attempt) -> Iterator[tuple[Taken, Piles]]:
        """Yield one decision otherwise, those nearest to the difference first."""
        last = best.verdict.turn or max(best.played.turns, default=0) + 1
        numbered = [(n, d) for n, d in enumerate(best.played.untold) if d.turn <= last]
        for number, decision in sorted(numbered, key=lambda pair: (-pair[1].turn, pair[0])):
            usual = best.taken.get(number, decision.usual)
            before = {n: c for n, c in best.taken.items() if n < number}
            for choice in (*decision.others, decision.usual):
                if choice != usual:
                    yield before | {number: choice}, best.piles

    def _with_piles(self, best: _Attempt) -> Iterator[tuple[Taken, Piles]]:
        """Yield the lands of one pile numbered the other way, or paying first."""
        named = named_piles(self.board.scenario.script)
        firsts = [f"+{pile}" for pile in piles_of(self.board.scenario)]
        for pile in (*named, *firsts):
            yield best.taken, best.piles ^ {pile}
        for pile in named:
            for first in firsts:
                yield best.taken, best.piles ^ {pile, first}


def _done(verdict: Verdict) -> bool:
    return verdict.verdict in (AGREE, UNSUPPORTED)


def _of_lands(verdict: Verdict) -> bool:
    """Whether which lands paid may have made the difference."""
    differing = any(d.where in _BROKEN_OFF or "lands" in d.where for d in verdict.differences)
    return differing or (not verdict.differences and verdict.known in _LANDS)


def _distance(verdict: Verdict) -> tuple[int, int, int]:
    """How far VERDICT is from agreement: the later something differs, the nearer."""
    if _done(verdict):
        return (0, 0, 0)
    if not verdict.differences:
        return (1, 0, 0)
    broken_off = any(difference.where in _BROKEN_OFF for difference in verdict.differences)
    return (2 + broken_off, -verdict.turn, len(verdict.differences))
