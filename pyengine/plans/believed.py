"""Plans that hold whatever is hidden, and whatever chance brings: `chance(all)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyengine.plans.problem import Problem

_MOST_SEEN = 3
"""So many facts tell what was seen, in words."""


@dataclass(frozen=True)
class Believed:
    """What a search has found for all `worlds`, the states that the planner may be in.

    They agree with all that the problem's player sees, and has seen.

    `outcome` and `length` are as of `Solution`. `plan` is a list of branches
    `[answers, seen, player, action, words, plan]`: after the answers of others, `[player, action,
    words]` each, and where `seen`, facts as text, tells it from the other branches, `player` takes
    `action`. Where the goal is reached by then, there is no branch.
    """

    problem: Problem
    outcome: str
    length: int
    worlds: int
    states: int
    seconds: float
    plan: list[Any]

    def record(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "goal": self.problem.goal,
            "within": self.problem.bound,
            "opponents": self.problem.opponents,
            "chance": "all",
            "player": self.problem.player,
            "outcome": self.outcome,
            "length": self.length,
            "worlds": self.worlds,
            "states": self.states,
            "seconds": round(self.seconds, 3),
            "plan": self.plan,
        }

    def words(self) -> Iterator[str]:
        """Yield the plan line by line, for people."""
        yield from _words(self.plan, 0)


def _words(plan: list[Any], indent: int) -> Iterator[str]:
    alone = len(plan) == 1
    for answers, seen, player, _, words, further in plan:
        if not alone or answers:
            yield f"{'  ' * indent}{_label(answers, seen)}"
        inner = indent + (not alone or bool(answers))
        yield f"{'  ' * inner}{player}: {words}"
        yield from _words(further, inner)


def _label(answers: list[Any], seen: list[str]) -> str:
    if answers:
        said = "; ".join(words for _, _, words in answers)
        return f"if {answers[0][0]} answers: {said}"
    return f"if {', '.join(seen[:_MOST_SEEN]) or 'none of that is seen'}:"
