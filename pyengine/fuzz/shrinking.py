"""What fails, made small: a late state of the game, few objects in it, few actions, few cards.

It is delta debugging (Zeller, Hildebrandt): what is left out is left out as long as the same fault
comes up, in halves first, then one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Setup
from pyengine.errors import ManalogError
from pyengine.fuzz.driving import Watch
from pyengine.fuzz.examining import examine_script
from pyengine.fuzz.faults import FORBIDDEN, Fault, Found, Start

T = TypeVar("T")

_LAST = 24
"""How many of the last states of a game are tried as a beginning."""


@dataclass(frozen=True)
class Case:
    """A fault with where it begins and the actions that lead to it."""

    start: Start
    actions: tuple[str, ...]
    fault: Fault

    def again(self, watch: Watch | None = None) -> Found | None:
        """Look at it again until WATCH says that it is late; return what is found."""
        try:
            examine_script(self.start, self.actions, watch)
        except Found as found:
            return found
        return None


def shrunk(case: Case, watch: Watch) -> Case:
    """Return CASE made small, or as it is where it does not come up again.

    When WATCH says that it is late, it is as small as it is then.
    """
    if (again := _same(case, watch)) is None:
        return case
    shrinking = _Shrinking(watch)
    small = shrinking.began_later(again)
    if small.start.fluents:
        small = shrinking.fewer_objects(small)
        small = shrinking.fewer_actions(small)
        small = shrinking.fewer_objects(small)
        small = shrinking.fewer_cards(small)
    return small


def _same(case: Case, watch: Watch) -> Case | None:
    """Return CASE with the actions that were taken; None where its fault does not come up.

    A state that is forbidden before anything is done is none that the game would come to.
    """
    found = case.again(watch)
    if found is None or found.fault.signature != case.fault.signature:
        return None
    if found.fault.kind == FORBIDDEN and case.start.fluents and not found.actions:
        return None
    return replace(case, actions=found.actions, fault=found.fault)


@dataclass
class _Shrinking:
    """Makes cases small, until `watch` says that it is late."""

    watch: Watch

    def began_later(self, case: Case) -> Case:
        """Return CASE begun at one of its last states: a quiet one, with few actions to come."""
        found: list[tuple[int, int, Case]] = []
        for start, number in _last_states(case):
            later = Case(start, case.actions[number:], case.fault)
            if (same := self._try(later)) is not None:
                kinds = {fluent.partition("(")[0] for fluent in start.fluents}
                found.append((len(kinds) + len(same.actions), -number, same))
        return min(found, key=lambda each: each[:2])[2] if found else case

    def fewer_objects(self, case: Case) -> Case:
        """Return CASE with as few objects as possible."""
        fluents = list(case.start.fluents)
        objects = bridge().call("define", "reduced", "objects", fluents)
        all_of_them = set(objects)
        best = case

        def holds(kept: Sequence[int]) -> bool:
            nonlocal best
            gone = sorted(all_of_them - set(kept))
            left = bridge().call("define", "reduced", "without", fluents, gone)
            start = replace(case.start, fluents=tuple(left))
            same = self._try(replace(best, start=start))
            best = same or best
            return same is not None

        minimal(objects, holds)
        return best

    def fewer_actions(self, case: Case) -> Case:
        """Return CASE with as few actions as possible."""
        best = case

        def holds(kept: Sequence[str]) -> bool:
            nonlocal best
            same = self._try(replace(case, actions=tuple(kept)))
            best = same or best
            return same is not None

        minimal(case.actions, holds)
        return best

    def fewer_cards(self, case: Case) -> Case:
        """Return CASE without the decks, and with no card defined that it can do without."""
        setup = case.start.setup
        players = tuple((name, team, ()) for name, team, _ in setup.players)
        best = self._with(case, replace(setup, players=players)) or case

        def holds(kept: Sequence[int]) -> bool:
            nonlocal best
            cards = tuple(setup.cards[number] for number in kept)
            same = self._with(case, replace(best.start.setup, cards=cards))
            best = same or best
            return same is not None

        minimal(range(len(setup.cards)), holds)
        return best

    def _with(self, case: Case, setup: Setup) -> Case | None:
        return self._try(replace(case, start=replace(case.start, setup=setup)))

    def _try(self, case: Case) -> Case | None:
        return None if self.watch.late() else _same(case, self.watch)


def _last_states(case: Case) -> Iterable[tuple[Start, int]]:
    """Return the last states of CASE with the numbers of actions before them."""
    states: list[tuple[Start, int]] = []
    try:
        session = case.start.session("contracted")
        first = len(case.actions) - _LAST
        for number, action in enumerate(case.actions):
            if number >= first:
                states.append((replace(case.start, fluents=tuple(session.fluents())), number))
            session.do(action)
    except ManalogError:
        return states
    return states


def minimal(items: Sequence[T], holds: Callable[[Sequence[T]], bool]) -> list[T]:
    """Return a part of ITEMS in which `HOLDS` is so, and without any one of which it is not.

    ITEMS as a whole are taken to hold.
    """
    kept, size = list(items), len(items) // 2
    while size:
        place, before = 0, len(kept)
        while place < len(kept):
            fewer = kept[:place] + kept[place + size :]
            if holds(fewer):
                kept = fewer
            else:
                place += size
        if size > 1 or len(kept) == before:
            size //= 2
    if len(kept) == 1 and holds([]):
        kept = []
    return kept
