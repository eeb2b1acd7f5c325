"""Forward search value iteration (Zandvliet, section 3.3; Shani, Brafman and Shimony 2007).

A trial samples a state and walks to a goal by the best actions of the known state; on the way back
each belief that it met gets a point-based backup, which adds an alpha-vector.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from pyengine.mdp.pomdp import Belief, Tables, belief_update, known_state_values

S = TypeVar("S", bound=Hashable)
A = TypeVar("A", bound=Hashable)
O = TypeVar("O", bound=Hashable)  # noqa: E741 - the thesis' letter


class Vector(NamedTuple):
    """An alpha-vector: what ACTION is worth in each state, followed by the policy so far."""

    action: int
    values: tuple[float, ...]


class _Outlook(NamedTuple):
    """What an action is worth at a belief, and the best vector after each observation."""

    action: int
    worth: float
    after: dict[int, tuple[float, ...]]


@dataclass
class Settings:
    """How FSVI searches.

    `start` is every entry of the first vector. The thesis takes 0, which is a lower bound only if
    no belief is worth less. None takes the worst reward for ever, which is always one.
    `explore` is the share of actions that are drawn at random. The thesis draws none (0). The
    search then never tries an action that only informs, because the explorer knows the state.
    `depth` ends a trial that reaches no goal. The search has converged when no backup in
    `patience` trials has raised a belief's value by more than `tolerance`.
    """

    seed: int = 1
    start: float | None = None
    explore: float = 0.1
    depth: int = 50
    most_trials: int = 1_000
    tolerance: float = 1e-6
    patience: int = 10


class Fsvi(Generic[S, A, O]):
    """A problem that is being solved: its vectors V, and the policy that they define."""

    def __init__(self, tables: Tables[S, A, O], settings: Settings | None = None) -> None:
        """Begin with one vector, and the values Q of the known state."""
        self.tables = tables
        self.settings = settings or Settings()
        self.vectors = [Vector(0, self._first())]
        self._random = random.Random(self.settings.seed)
        self._q = known_state_values(tables)
        self.backups = 0
        self._after: dict[int, tuple[float, ...]] = {}

    def value(self, belief: Belief) -> float:
        """Return what BELIEF is worth by the vectors so far: never more than it truly is."""
        return _dot(self._best(belief).values, belief)

    def bound(self, belief: Belief) -> float:
        """Return what BELIEF would be worth if the state were seen: never less than it truly is."""
        return sum(
            chance * max(self._q[action][state] for action in self.tables.available[state])
            for state, chance in enumerate(belief)
            if chance
        )

    def action(self, belief: Belief) -> A:
        """Return what the policy does at BELIEF (formula 3.7)."""
        return self.tables.actions[self._best(belief).action]

    def solve(self) -> bool:
        """Run trials until V has converged (algorithm 3); False when the trials ran out first."""
        return any(converged for converged in self.trials())

    def trials(self) -> Iterator[bool]:
        """Run one trial after another; after each, yield whether V has converged."""
        quiet = 0
        for _ in range(self.settings.most_trials):
            quiet = quiet + 1 if self.trial() <= self.settings.tolerance else 0
            yield quiet >= self.settings.patience
            if quiet >= self.settings.patience:
                return

    def trial(self) -> float:
        """Explore once and back up (algorithm 2); return how much a belief's value rose at most."""
        path = self._explore()
        return max(self._add_backup(belief) for belief in reversed(path))

    def backup(self, belief: Belief) -> Vector:
        """Return the best new vector at BELIEF (formulas 3.8 to 3.10)."""
        self.backups += 1
        likely = {state: chance for state, chance in enumerate(belief) if chance}
        outlooks = [self._outlook(likely, action) for action in self._available(likely)]
        best = max(outlooks, key=lambda outlook: outlook.worth)
        self._after.update(best.after)
        return Vector(best.action, self._candidate(best.action))

    # ------------------------------------------------------------------ exploring

    def _explore(self) -> list[Belief]:
        """Return the beliefs that a walk with a sampled hidden state meets."""
        tables = self.tables
        belief = tables.initial
        state = self._sample(list(enumerate(belief)))
        path = [belief]
        while not tables.goal[state] and len(path) <= self.settings.depth:
            action = self._explored_action(state)
            state = self._sample(tables.transition[action][state])
            seen = self._sample(tables.observed[action][state])
            belief = belief_update(tables, belief, action, seen)
            path.append(belief)
        return path

    def _explored_action(self, state: int) -> int:
        actions = self.tables.available[state]
        if self._random.random() < self.settings.explore:
            return self._random.choice(actions)
        return max(actions, key=lambda action: self._q[action][state])

    def _available(self, states: Iterable[int]) -> list[int]:
        """Return the actions that are available in any of STATES."""
        return sorted({action for state in states for action in self.tables.available[state]})

    def _sample(self, chances: list[tuple[int, float]]) -> int:
        numbers, weights = zip(*chances, strict=True)
        return int(self._random.choices(numbers, weights)[0])

    # ------------------------------------------------------------------ backing up

    def _first(self) -> tuple[float, ...]:
        start = self.settings.start
        if start is None:
            worst = min(min(row) for row in self.tables.reward)
            start = min(worst, 0.0) / (1 - self.tables.discount)
        return tuple(0.0 if goal else start for goal in self.tables.goal)

    def _best(self, belief: Belief) -> Vector:
        likely = {state: chance for state, chance in enumerate(belief) if chance}
        return max(self.vectors, key=lambda vector: _weighed(vector.values, likely))

    def _add_backup(self, belief: Belief) -> float:
        """Add the backup at BELIEF where it is better there; return by how much."""
        vector = self.backup(belief)
        gain = _dot(vector.values, belief) - self.value(belief)
        if gain <= 0:
            return 0.0
        pairs = [(vector.values, old) for old in self.vectors]
        # In one step, so that a Ctrl-C leaves vectors that are worth as much as before.
        self.vectors = [*(old for new, old in pairs if not _dominates(new, old.values)), vector]
        return gain

    def _outlook(self, likely: dict[int, float], action: int) -> _Outlook:
        """Return what ACTION is worth at a belief, b * g_a^b, and the best vectors after it."""
        tables = self.tables
        weights: dict[int, dict[int, float]] = {}
        for state, chance in likely.items():
            for following, probable in tables.transition[action][state]:
                for seen, noticed in tables.observed[action][following]:
                    masses = weights.setdefault(seen, {})
                    mass = chance * probable * noticed
                    masses[following] = masses.get(following, 0.0) + mass
        after = {seen: self._best_weighed(masses) for seen, masses in weights.items()}
        to_come = sum(_weighed(after[seen], masses) for seen, masses in weights.items())
        now = _weighed(tables.reward[action], likely)
        return _Outlook(action, now + tables.discount * to_come, after)

    def _candidate(self, action: int) -> tuple[float, ...]:
        """Return g_a^b: the reward now and, for each observation, the best vector after it.

        For an observation that the belief makes impossible any vector is as good (formula 3.9): the
        one that was best the last time serves other beliefs.
        """
        tables, after, other = self.tables, self._after, self.vectors[0].values
        return tuple(
            tables.reward[action][state]
            + tables.discount
            * sum(
                likely * chance * after.get(seen, other)[following]
                for following, likely in tables.transition[action][state]
                for seen, chance in tables.observed[action][following]
            )
            for state in range(len(tables.states))
        )

    def _best_weighed(self, weights: dict[int, float]) -> tuple[float, ...]:
        return max(self.vectors, key=lambda vector: _weighed(vector.values, weights)).values


def _weighed(values: Sequence[float], weights: dict[int, float]) -> float:
    return sum(weight * values[state] for state, weight in weights.items())


def _dot(values: tuple[float, ...], belief: Belief) -> float:
    return sum(value * chance for value, chance in zip(values, belief, strict=True))


def _dominates(new: tuple[float, ...], old: tuple[float, ...]) -> bool:
    return all(a >= b for a, b in zip(new, old, strict=True))
