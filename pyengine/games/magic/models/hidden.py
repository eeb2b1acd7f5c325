"""A QMDP model as a POMDP, as far as it was visited (Zandvliet, chapter 4), for FSVI.

The POMDP's states are abstract states of the model: those that games began in, and from there the
most visited ones. An observation is a state without the part that the opponent's hand hides. The
process begins with a deal, so that players see their own hands before the first decision. A
transition that leaves the chosen states ends the process, with the value V that training gave to
the state it leads to. An action that was never taken in a state does nothing there (4.4.1). Doing
nothing is an action, too, so that no state is worth less than 0.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pyengine.errors import AgentError
from pyengine.games.magic.models.model import Model
from pyengine.games.magic.models.tables import Visited
from pyengine.mdp.pomdp import Tables

DEAL, END = "deal", "end"
"""The states before the first decision and after the last one."""

NOTHING = "nothing"
"""The action that does nothing, but in the state DEAL, where it is the only one."""

_HIDDEN = str.maketrans("12", "??")


def observed(state: str) -> str:
    """Return what a player sees of STATE: of the opponent, not which cards are in the hand."""
    own, separator, other = state.partition("|")
    sizes = [part.partition(":") for part in other.split()]
    seen = (f"{size}:{places.translate(_HIDDEN)}" for size, _, places in sizes)
    return own + separator + " ".join(seen)


@dataclass(frozen=True)
class Part:
    """The chosen states of a model, by their numbers.

    `starts` says how often games began in each state of the model, chosen or not; `share` is the
    part of all decisions in training that were made in the chosen ones.
    """

    model: Model
    states: list[int]
    starts: dict[int, int]
    share: float

    @cached_property
    def beginnings(self) -> dict[int, int]:
        """How often games began in each of the chosen states."""
        chosen = set(self.states)
        return {state: count for state, count in self.starts.items() if state in chosen}

    @property
    def begun(self) -> float:
        """The part of all games that began in the chosen states."""
        return sum(self.beginnings.values()) / sum(self.starts.values())

    @cached_property
    def visited(self) -> dict[int, Visited]:
        """Each state's actions, and what followed them."""
        found = ((state, self.model.tables.visited(state)[0]) for state in self.states)
        return {state: visited for state, visited in found if visited is not None}

    def hidden(self) -> Counter[str]:
        """Return how many of the states look the same, for each observation."""
        return Counter(observed(visited.key) for visited in self.visited.values())


def most_visited(model: Model, limit: int) -> Part:
    """Return at most LIMIT states of MODEL, the most visited ones.

    AgentError: the model has learnt from no game, or its discount is not less than 1.
    """
    discount_of(model)
    visits, starts = model.tables.visits(), model.tables.starts()
    if not starts:
        raise AgentError("the model has learnt from no game", file=model.path)
    chosen: dict[int, None] = {}
    waiting = [(-visits[state], state) for state in starts]
    heapq.heapify(waiting)
    while waiting and len(chosen) < limit:
        _, state = heapq.heappop(waiting)
        if state not in chosen:
            chosen[state] = None
            for following in model.tables.followed_by(state):
                if following not in chosen:
                    heapq.heappush(waiting, (-visits[following], following))
    share = sum(visits[state] for state in chosen) / sum(visits.values())
    return Part(model, list(chosen), starts, share)


def discount_of(model: Model) -> float:
    """Return γ of MODEL; AgentError: it is 1, and what goes on for ever has no value then."""
    discount = float(model.about["discount"])
    if not 0 <= discount < 1:
        raise AgentError(
            f"FSVI needs a discount of less than 1, and this model was trained with {discount}",
            file=model.path,
            remedy="`manalog train qmdp --discount 0.9` makes another one",
        )
    return discount


def tables_of(part: Part) -> Tables[str, str, str]:
    """Return the POMDP of PART in numbers; the action 0 does nothing.

    AgentError: its model was trained without a discount.
    """
    return _Build(part).tables()


@dataclass
class _Build:
    """The tables of a POMDP, being made. State 0 is the deal, the last one the end."""

    part: Part

    def __post_init__(self) -> None:
        visited = self.part.visited
        self.discount = discount_of(self.part.model)
        self.number = {state: index for index, state in enumerate(visited, 1)}
        self.end = len(visited) + 1
        names = sorted({action for found in visited.values() for action in found.actions})
        self.actions = [NOTHING, *names]
        self.action_number = {action: index for index, action in enumerate(self.actions)}
        self.keys = [DEAL, *(found.key for found in visited.values()), END]
        stay = [[(state, 1.0)] for state in range(self.end + 1)]
        self.transition = [list(stay) for _ in self.actions]
        self.reward = [[0.0] * len(stay) for _ in self.actions]
        self.available = [[0] for _ in stay]

    def tables(self) -> Tables[str, str, str]:
        self.transition[0][0] = list(_shares(self.part.beginnings, self.number))
        for state, visited in self.part.visited.items():
            for action in visited.actions:
                self._add(state, action)
        seen: dict[str, int] = {}
        row = [[(seen.setdefault(observed(key), len(seen)), 1.0)] for key in self.keys]
        start = tuple(float(state == 0) for state in range(len(self.keys)))
        return Tables(
            self.keys, self.actions, list(seen), self.discount, start, self.transition,
            [row] * len(self.actions), self.reward,
            [state == self.end for state in range(len(self.keys))], self.available,
        )  # fmt: skip

    def _add(self, state: int, action: str) -> None:
        """Add what ACTION did in STATE: the mean reward, and what followed, inside or outside."""
        taken = self.part.visited[state].actions[action]
        here, number = self.number[state], self.action_number[action]
        inside = {s: n for s, n in taken.successors.items() if s in self.number}
        outside = {s: n for s, n in taken.successors.items() if s not in self.number}
        row = [(self.number[s], n / taken.visits) for s, n in inside.items()]
        if outside:
            row.append((self.end, sum(outside.values()) / taken.visits))
        later = sum(n * self.part.model.tables.value(s) for s, n in outside.items())
        self.transition[number][here] = row
        self.reward[number][here] = (taken.reward + self.discount * later) / taken.visits
        self.available[here].append(number)


def _shares(counts: dict[int, int], number: dict[int, int]) -> Iterator[tuple[int, float]]:
    total = sum(counts.values())
    for state, count in counts.items():
        yield number[state], count / total
