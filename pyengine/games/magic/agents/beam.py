"""The beam search of Zandvliet's thesis (sections 5.1 and 6.3)."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pyengine.agents.agent import Agent, at_least
from pyengine.engine.clock import OutOfTime
from pyengine.engine.seat import Seat
from pyengine.engine.state import State
from pyengine.errors import AgentError

Weights = tuple[float, float, float, float, float, float, float, float]

CONFIGURATIONS: dict[int, Weights] = {
    1: (1, 0, 1, 1, 0, 0, 0, 1),
    2: (1, 0, 1, 1, 1, 0, 0, 1),
}
"""The weights w1 to w8 of section 6.3."""

STARTS_AT = 30
"""Cards in a library with which the search begins; before that, the agent plays at random."""

_WON, _LOST = 1e9, -1e9


class Counts(NamedTuple):
    """What the heuristic counts of a player; a player who has left the game has none."""

    life: int
    library: int
    creatures: int
    graveyard: int


@dataclass(frozen=True)
class _Node:
    """A state of the beam: the actions that lead there from the root, and its heuristic value."""

    path: tuple[int, ...]
    value: float
    over: bool


@dataclass
class BeamAgent(Agent):
    """Keeps the WIDTH best states by a heuristic until all come from one action, or one wins.

    CONFIG is the thesis' configuration 1 or 2. The hidden cards are one sample. DEPTH ends a
    search whose best states never come from one action: the best one's is taken. States that the
    heuristic can't tell apart, and they are many, stand in the beam by chance.

    The thesis ranks all states by the searcher's own heuristic, those after an opponent's choice,
    too: it takes the opponent to play as the searcher likes. With ADVERSARY an opponent takes what
    is best by the opponent's own heuristic. WEIGHTS, `1/0/1/1/0/0/0/1`, are w1 to w8 themselves.
    """

    width: int = at_least(1, 5)
    config: int = 1
    depth: int = at_least(1, 20)
    adversary: bool = False
    weights: str = ""
    _weights: Weights = field(init=False, repr=False, default=CONFIGURATIONS[1])

    def __post_init__(self) -> None:
        """AgentError: there is no such configuration."""
        if self.config not in CONFIGURATIONS:
            raise AgentError(f"beam:config is 1 or 2, not {self.config}")
        self._weights = CONFIGURATIONS[self.config]
        if self.weights:
            self._weights = read_weights(self.weights)

    def choose(self, seat: Seat) -> int:
        """Return the index of the action that the search ends with."""
        everything = range(len(seat.actions))
        if len(everything) == 1:
            return 0
        chance, clock = self.chance(seat), self.clock()
        found: list[int] = []
        with seat.determinized(chance, clock) as state, clock.running():
            if all(counts.library > STARTS_AT for counts in _counts(state).values()):
                return self.any_of(everything, seat)
            found.extend(self._searched(state, chance.of("beam").generator()))
        self.decided(clock, seat, f"{len(found)} choices ahead")
        return found[-1] if found else self.any_of(everything, seat)

    def _searched(self, state: State, chance: random.Random) -> Iterator[int]:
        """Yield the best first action, one choice deeper each time."""
        beam = [_Node((), 0.0, False)]
        for _ in range(self.depth):
            nodes: list[_Node] = []
            try:
                for node in beam:
                    self._children(state, node, nodes)
            except OutOfTime:
                if len(beam[0].path) == 0 and nodes:
                    yield max(nodes, key=lambda node: node.value).path[0]
                raise
            chance.shuffle(nodes)
            winning = [node for node in nodes if node.value == _WON]
            beam = winning[:1] or sorted(nodes, key=lambda node: -node.value)[: self.width]
            yield beam[0].path[0]
            if self.hurried():
                break
            if len({node.path[0] for node in beam}) == 1 or all(node.over for node in beam):
                break

    def _children(self, state: State, node: _Node, nodes: list[_Node]) -> None:
        """Put what NODE's actions lead to among NODES, one by one."""
        if node.over:
            nodes.append(node)
            return
        for index in node.path:
            state.apply(index)
        chooser = state.current_player() or self.player
        first, wishes = len(nodes), []
        for index in range(len(state.legal_actions())):
            state.apply(index)
            over = state.is_terminal()
            nodes.append(_Node((*node.path, index), self._value(state, self.player), over))
            wishes.append(self._value(state, chooser) if self.adversary else 0.0)
            state.undo()
        state.undo(len(node.path))
        if self.adversary and chooser != self.player:
            nodes[first:] = [nodes[first + wishes.index(max(wishes))]]

    def _value(self, state: State, player: str) -> float:
        """Return what STATE is worth to PLAYER."""
        if state.is_terminal():
            won = state.returns()[player]
            return _WON if won > 0 else _LOST if won < 0 else 0.0
        return heuristic(_counts(state), player, self._weights)


def read_weights(text: str) -> Weights:
    """Return the weights w1 to w8 of TEXT; AgentError: it is not eight finite numbers."""
    try:
        w1, w2, w3, w4, w5, w6, w7, w8 = map(float, text.split("/"))
    except ValueError as error:
        raise AgentError(f'beam:weights is eight numbers, 1/0/1/1/0/0/0/1, not "{text}"') from error
    weights = (w1, w2, w3, w4, w5, w6, w7, w8)
    if not all(map(math.isfinite, weights)):
        raise AgentError(f'beam:weights is eight finite numbers, not "{text}"')
    return weights


def heuristic(counts: Mapping[str, Counts], player: str, weights: Weights) -> float:
    """Return the value of a state to PLAYER by the eight weights (section 6.3).

    With several opponents their parts are added up.
    """
    mine = sum(_weighed(weights[:4], parts) for name, parts in counts.items() if name == player)
    theirs = sum(_weighed(weights[4:], parts) for name, parts in counts.items() if name != player)
    return mine - theirs


def _weighed(weights: tuple[float, ...], counts: Counts) -> float:
    life, library, creatures, graveyard = counts
    return (
        weights[0] * life + weights[1] * library + weights[2] * creatures - weights[3] * graveyard
    )


def _counts(state: State) -> dict[str, Counts]:
    return {row[0]: Counts(*row[1:]) for row in state.ask("counts")}
