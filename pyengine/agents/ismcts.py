"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), in any game."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from pyengine.agents.agent import Agent, at_least
from pyengine.engine.chance import Chance
from pyengine.engine.seat import Seat
from pyengine.engine.state import State
from pyengine.errors import AgentError
from pyengine.games import find_game
from pyengine.system.importing import imported

Values = dict[str, float]


@dataclass
class _Node:
    """An information set of the searcher: what happened after the actions that lead here.

    `total` is the sum of the values for the player who took the action to here; `available`
    counts the visits to the parent in which that action was legal.
    """

    visits: int = 0
    available: int = 0
    total: float = 0.0
    children: dict[str, _Node] = field(default_factory=dict)

    def score(self, exploration: float) -> float:
        """Return the upper confidence bound, with the visits in which this was available."""
        mean = self.total / self.visits
        return mean + exploration * math.sqrt(math.log(self.available) / self.visits)


@dataclass
class TreeSearchAgent(Agent):
    """Searches for SECONDS, or ITERATIONS when not 0, each with a new sample of what is hidden.

    A new leaf is valued by CHOICES choices of fast random play (0: to the end of the game) and the
    game's evaluation of where they lead. With ITERATIONS the answer depends on the seed only.
    """

    seconds: float = at_least(0.0, 1.0)
    iterations: int = at_least(0, 0)
    choices: int = at_least(0, 5)
    exploration: float = at_least(0.0, 0.7)

    def __post_init__(self) -> None:
        """AgentError: there is no budget at all."""
        if not self.iterations and not self.seconds:
            raise AgentError("ismcts needs seconds or iterations above 0")

    def choose(self, seat: Seat) -> int:
        """Return the index of the action that was visited most."""
        actions = seat.actions
        if len(actions) == 1:
            return 0
        root, start, iteration, clock = _Node(), time.perf_counter(), 0, self.clock()
        while not clock.cut and not self._spent(iteration, time.perf_counter() - start):
            if iteration and self.hurried():
                break
            chance = self.chance(seat).of(iteration)
            with seat.determinized(chance, clock) as state, clock.running():
                self._iterate(root, state, chance)
            iteration += 1
        self.decided(clock, seat, f"in iteration {iteration}")
        return max(range(len(actions)), key=lambda index: _merit(root, actions[index]))

    def _spent(self, iteration: int, seconds: float) -> bool:
        if self.iterations:
            return iteration >= self.iterations
        return iteration > 0 and seconds >= self.seconds

    def _iterate(self, root: _Node, state: State, chance: Chance) -> None:
        """Go down to a new node, value it, and add the value to all nodes on the way."""
        node, path = root, []
        while not state.is_terminal():
            player, actions = state.current_player(), state.legal_actions()
            assert player is not None
            node, index, new = self._selected(node, actions, chance)
            state.apply(index)
            path.append((node, player))
            if new:
                break
        values = self._value(state, chance)
        for visited, player in path:
            visited.visits += 1
            visited.total += values[player]

    def _selected(
        self, node: _Node, actions: tuple[str, ...], chance: Chance
    ) -> tuple[_Node, int, bool]:
        """Return the child to go to, the index of its action, and whether it is new."""
        fresh = [index for index, action in enumerate(actions) if action not in node.children]
        for action in actions:
            if action in node.children:
                node.children[action].available += 1
        if fresh:
            index = fresh[chance.below(len(fresh))]
            child = node.children[actions[index]] = _Node(available=1)
            return child, index, True
        index = max(
            range(len(actions)),
            key=lambda i: node.children[actions[i]].score(self.exploration),
        )
        return node.children[actions[index]], index, False

    def _value(self, state: State, chance: Chance) -> Values:
        policy, evaluation = _fast(state.game)
        if evaluation is None or not self.choices:
            return state.playout(chance, policy=policy)

        def leaf(result: str | None) -> Values:
            return evaluation(state) if result is None else state.returns_of(result)

        return state.glimpse(chance, leaf, policy=policy, choices=self.choices)


def _merit(root: _Node, action: str) -> tuple[int, float]:
    node = root.children.get(action)
    return (node.visits, node.total) if node else (0, 0.0)


@cache
def _fast(game: str) -> tuple[str, Callable[[State], Values] | None]:
    """Return the policy and the evaluation that GAME has for searches."""
    found = find_game(game)
    if not found.evaluation:
        return found.policy, None
    evaluation: Callable[[State], Values] = imported(found.evaluation)
    return found.policy, evaluation
