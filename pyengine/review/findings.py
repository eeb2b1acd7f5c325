"""What is found out about a game that was played, as data that is written and read as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from pyengine.errors import ManalogError

FORMAT = 1

MARKS = ((0.6, "??"), (0.3, "?"), (0.12, "?!"))
"""From which loss on a choice has which mark, the worst first."""


class ReviewError(ManalogError):
    """A game that can't be looked over."""


@dataclass(frozen=True)
class Decision:
    """A choice that was made: AT is how many choices were before it, TAKEN what was, in words.

    `before` is what the state was worth to who chose, by the best that is seen there, and `after`
    by what was taken: from -1 to 1, None where it was not looked at. Where another choice was
    better, `best` is its line of play in words and `moves` the same as actions.
    """

    at: int
    turn: int
    player: str
    taken: str
    before: float | None = None
    after: float | None = None
    best: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()

    @property
    def loss(self) -> float:
        """By how much what was taken is worse than the best."""
        if self.before is None or self.after is None:
            return 0.0
        return max(0.0, self.before - self.after)

    @property
    def mark(self) -> str:
        """How bad the choice was: `??`, `?`, `?!`, or nothing."""
        return next((mark for least, mark in MARKS if self.loss >= least), "")


@dataclass(frozen=True)
class Missed:
    """A win that could be forced and was not: from the state after AT choices, in TURN.

    `words` is what it is called; `plan` are the lines of the plan against every answer, and
    `moves` the actions of its longest line, `told` these in words. `lost_at` is after how many
    choices it was given away, None where that was not found out. It is `sure` where the plan holds
    whatever was hidden from the player; else with the cards as they lay.
    """

    at: int
    turn: int
    player: str
    words: str
    plan: tuple[str, ...]
    told: tuple[str, ...]
    moves: tuple[str, ...]
    lost_at: int | None = None
    sure: bool = False


@dataclass
class Review:
    """A game that was looked over, as far as it is.

    `curve` has each player's chance to win after so many choices, in the order of `players`.
    `searched` are turns and players for whom a forced win was looked for to the end.
    """

    game: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    choices: int
    turns: int
    curve: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    searched: list[tuple[int, str]] = field(default_factory=list)
    finished: bool = False

    @property
    def judged(self) -> int:
        """How many choices were looked at."""
        return sum(decision.before is not None for decision in self.decisions)

    def marked(self) -> Iterator[Decision]:
        """Yield the decisions with a mark."""
        return (decision for decision in self.decisions if decision.mark)

    def record(self) -> dict[str, Any]:
        """Return it as JSON has it, with the mark and the loss of each decision."""
        decisions = [
            asdict(decision) | {"loss": round(decision.loss, 3), "mark": decision.mark}
            for decision in self.decisions
        ]
        return {
            "manalog_review": FORMAT, **asdict(self), "decisions": decisions, "judged": self.judged,
        }  # fmt: skip

    @classmethod
    def of_record(cls, record: Any) -> Self:
        """Return the review of RECORD; ReviewError: it is none."""
        try:
            if record["manalog_review"] != FORMAT:
                raise ReviewError("this review has another format")
            return cls(
                record["game"], tuple(record["players"]), tuple(record["winners"]),
                record["choices"], record["turns"],
                [(at, tuple(values)) for at, values in record["curve"]],
                [_of(Decision, row) for row in record["decisions"]],
                [_of(Missed, row) for row in record["missed"]],
                [(turn, player) for turn, player in record["searched"]],
                record["finished"] is True,
            )  # fmt: skip
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise ReviewError("this is no review of a game") from error


def _of(kind: Any, row: dict[str, Any]) -> Any:
    names = kind.__dataclass_fields__
    fields = {name: value for name, value in row.items() if name in names}
    return kind(
        **{key: tuple(one) if isinstance(one, list) else one for key, one in fields.items()}
    )
