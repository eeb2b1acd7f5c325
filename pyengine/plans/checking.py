"""Checks a strategy by playing it: nothing is shared with the search but the rules."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.ask.questions import Oracle
from pyengine.engine.fingerprint import fingerprint
from pyengine.engine.session import Session
from pyengine.plans.problem import PlanError
from pyengine.plans.strategy import Strategy

_SECONDS = 60.0


@dataclass
class Check:
    """Plays STRATEGY in the game of `oracle`, every answer of the others, and counts the games.

    PlanError says at which action, and why, the strategy is none.
    """

    oracle: Oracle
    strategy: Strategy
    played: int = 0
    _turn: int = 0

    @property
    def _session(self) -> Session:
        return self.oracle.session

    def run(self) -> int:
        """Return how many lines were played to the goal."""
        self._turn = self._turn_number()
        self._play(0, [])
        return self.played

    def check_origin(self) -> None:
        """Refuse a strategy of another game, other rules or another state: PlanError."""
        strategy, session = self.strategy, self._session
        if strategy.game != session.setup.game:
            raise PlanError(f"the strategy is one of {strategy.game}, not {session.setup.game}")
        if strategy.rules != fingerprint():
            raise PlanError(
                f"the strategy was made with the rules {strategy.rules}, and these are "
                f"{fingerprint()}",
                remedy="Solve it again",
            )
        if strategy.position != session.digest():
            raise PlanError("the strategy is for another state of the game")

    def _turn_number(self) -> int:
        rows = self._session.call("define", "turn_number")
        return int(rows[0]) if rows else 0

    def _play(self, number: int, line: list[str]) -> None:
        """Play on from the node NUMBER, which LINE has led to."""
        if self.oracle.ask(self.strategy.problem.goal, limit=1, seconds=_SECONDS).rows:
            self._check_bounds(line)
            self.played += 1
            return
        node = self.strategy.nodes[number]
        choice = self._session.choice
        if choice is None or node.kind == "goal":
            raise PlanError(f"the goal is not reached{_after(line)}")
        if choice.player != node.player:
            raise PlanError(f"{choice.player} chooses, not {node.player}{_after(line)}")
        options = {option.action: option.next for option in node.options}
        for action in self._wanted(choice.player, choice.actions, list(options), line):
            if action not in options:
                raise PlanError(f"no answer to {action[:80]}{_after(line)}")
            self._follow(action, options[action], line)

    def _wanted(
        self, player: str, legal: tuple[str, ...], options: list[str], line: list[str]
    ) -> list[str]:
        """Return the actions that have to lead to the goal."""
        strategy = self.strategy.problem
        if player == strategy.player or strategy.opponents == "any":
            if len(options) != 1 or options[0] not in legal:
                told = options[0][:80] if options else "nothing"
                raise PlanError(f"{told} is not legal{_after(line)}")
            return options
        if strategy.opponents == "all":
            return list(legal)
        idle = [action for action in legal if action in self._idle()]
        return idle or list(legal)

    def _idle(self) -> list[str]:
        return [str(text) for text in self._session.call("define", "idle_actions")]

    def _follow(self, action: str, node: int, line: list[str]) -> None:
        if len(line) >= self.strategy.length:
            raise PlanError(f"it takes more than {self.strategy.length} choices{_after(line)}")
        self._session.do(action)
        self._play(node, [*line, action])
        self._session.undo()

    def _check_bounds(self, line: list[str]) -> None:
        turns = self.strategy.problem.turns
        if turns is not None and self._turn_number() >= self._turn + turns:
            raise PlanError(f"the goal is reached too late{_after(line)}")


def _after(line: list[str]) -> str:
    return f", after {' '.join(line)[:300]}" if line else ""
