"""Plans for all that may be hidden, by a search without any cut: it shares the rules only."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from pyengine.engine.session import Session
from pyengine.games.magic.boards.placing import board_in_words
from tests.python.plans.exhaustive import NEVER, TooMany

Fluents = tuple[str, ...]
Item = tuple[int, Fluents]
"""How many choices were made, and a state."""


@dataclass(frozen=True)
class Moment:
    """What matters of a state: whether the goal is reached, who chooses, and what `a` sees."""

    goal: bool
    late: bool
    player: str | None
    actions: tuple[str, ...]
    seen: Fluents


@dataclass
class Beliefs:
    """Plays every sequence of a turn in all the states that BOARDS, texts, lead to."""

    boards: list[str]
    goal: Callable[[Session], bool]
    opponents: str
    most: int
    visited: int = 0
    moments: dict[Fluents, Moment] = field(default_factory=dict)
    steps: dict[tuple[Fluents, str], Fluents] = field(default_factory=dict)

    def shortest(self) -> int | None:
        """Return the length of the shortest plan of `a`; None where there is none."""
        begun = []
        for board in self.boards:
            self.session = board_in_words(board)
            self.session.mode = "contracted"
            begun.append((0, self._here()))
        found = self._after(begun)
        return None if found >= NEVER else found

    def _here(self) -> Fluents:
        session = self.session
        fluents = tuple(session.fluents())
        choice = session.choice
        late = int(session.query("turn", 1)[0][0]) > 9
        self.moments[fluents] = Moment(
            not late and self.goal(session),
            late or choice is None,
            choice.player if choice else None,
            choice.actions if choice else (),
            tuple(session.information_state("a")),
        )
        return fluents

    def _step(self, fluents: Fluents, action: str) -> Fluents:
        if (fluents, action) not in self.steps:
            self.visited += 1
            if self.visited > self.most:
                raise TooMany
            self.session.load(fluents)
            self.session.do(action)
            self.steps[fluents, action] = self._here()
        return self.steps[fluents, action]

    def _after(self, items: list[Item]) -> int:
        """Return the length of the longest line; worlds are told apart where `a` chooses."""
        waiting: dict[Fluents, list[Item]] = {}
        longest = 0
        for count, fluents in self._answered(items):
            moment = self.moments[fluents]
            if moment.goal:
                longest = max(longest, count)
            elif moment.late:
                return NEVER
            else:
                waiting.setdefault(moment.seen, []).append((count, fluents))
        return max([longest, *(self._chosen(belief) for belief in waiting.values())])

    def _answered(self, items: list[Item]) -> Iterator[Item]:
        for count, fluents in items:
            moment = self.moments[fluents]
            if moment.goal or moment.late or self.opponents == "any" or moment.player == "a":
                yield count, fluents
                continue
            idle = [action for action in moment.actions if action in ("pass", "done")]
            answers = idle if idle and self.opponents == "passive" else moment.actions
            yield from self._answered(
                [(count + 1, self._step(fluents, action)) for action in answers]
            )

    def _chosen(self, belief: list[Item]) -> int:
        options = set.intersection(*(set(self.moments[fluents].actions) for _, fluents in belief))
        return min(
            [
                self._after([(count + 1, self._step(state, action)) for count, state in belief])
                for action in sorted(options)
            ],
            default=NEVER,
        )


def worlds_of(board: str) -> list[str]:
    """Return BOARD with the hidden cards of `a`'s library, of `b`'s hand and library, in all ways.

    The hands and libraries are a line each, `hand:` and `library:` in places of their own.
    """
    lines = board.splitlines()
    mine = _ways(lines[1], ("library",))
    theirs = _ways(lines[2], ("hand", "library"))
    return ["\n".join([lines[0], first, second, ""]) for first in mine for second in theirs]


def _ways(line: str, hidden: tuple[str, ...]) -> list[str]:
    parts = line.split(" | ")
    places = [index for index, part in enumerate(parts) if part.startswith(hidden)]
    zones = [parts[index].partition(" ") for index in places]
    names = [zone[2].split(", ") for zone in zones]
    found = set()
    for order in itertools.permutations([name for zone in names for name in zone]):
        rest = iter(order)
        filled = list(parts)
        for index, zone, held in zip(places, zones, names, strict=True):
            filled[index] = f"{zone[0]} {', '.join(next(rest) for _ in held)}"
        found.add(" | ".join(filled))
    return sorted(found)
