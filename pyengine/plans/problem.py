"""What is asked of a search for a plan."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Self

from pyengine.errors import ManalogError

OPPONENTS = ("passive", "any", "all")
CUTS = ("table", "likes", "bounds", "order")

_TURNS, _CHOICES = re.compile(r"turns?(?:\((\d+)\))?"), re.compile(r"choices\((\d+)\)")
_BOUNDS = "It is turn, turns(N), choices(N) or game; two have a comma between them"


class PlanError(ManalogError):
    """A search that can't be made, or a strategy that is none for this game."""


@dataclass(frozen=True)
class Problem:
    """A goal, a question that is to be true, and where it has to be reached.

    `turns` counts from the running turn (None: any number), `choices` are those of all players
    (None: any number), `opponents` one of OPPONENTS, `player` whose plan it is (None: who chooses
    now), and `cuts` what the search leaves out of CUTS' ways, for comparisons.
    """

    goal: str
    turns: int | None = 1
    choices: int | None = None
    opponents: str = "all"
    player: str | None = None
    cuts: tuple[str, ...] = CUTS
    share: tuple[int, int] | None = None
    """Which of how many parts of the first actions to look at, from 0; None: all."""

    def __post_init__(self) -> None:
        """Refuse an unknown kind of opponents."""
        if self.opponents not in OPPONENTS:
            known = ", ".join(OPPONENTS)
            raise PlanError(f'opponents can\'t be "{self.opponents[:40]}"', remedy=f"Say {known}")

    @classmethod
    def within(cls, goal: str, bound: str, **others: Any) -> Self:
        """Return the problem with BOUND as people write it, `turn` or `turns(2), choices(20)`."""
        turns, choices = None, None
        for part in re.split(r",(?![^(]*\))", bound.replace(" ", "")):
            if match := _TURNS.fullmatch(part):
                turns = int(match[1] or 1)
            elif match := _CHOICES.fullmatch(part):
                choices = int(match[1])
            elif part != "game":
                raise PlanError(f'"{bound[:60]}" is no bound of a plan', remedy=_BOUNDS)
        return cls(goal, turns, choices, **others)

    @property
    def bound(self) -> str:
        """The bound, as `within` reads it."""
        turns = [] if self.turns is None else [f"turns({self.turns})"]
        choices = [] if self.choices is None else [f"choices({self.choices})"]
        return ", ".join(turns + choices) or "game"

    def options(self) -> list[list[Any]]:
        """Return the options for the request `solve`."""
        rows: list[list[Any]] = [["opponents", self.opponents], ["cuts", *self.cuts]]
        if self.turns is not None:
            rows.append(["turns", self.turns])
        if self.choices is not None:
            rows.append(["choices", self.choices])
        if self.turns is None and self.choices is None:
            rows.append(["game"])
        if self.share is not None:
            rows.append(["share", *self.share])
        if self.player is not None:
            rows.append(["for", self.player])
        return rows
