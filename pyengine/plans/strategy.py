"""A strategy: what to do in each state that the answers of the others lead to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from pyengine.plans.problem import PlanError, Problem
from pyengine.system.json_text import read_json
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import check_kind, read_text

FORMAT = 1
_MOST_BYTES = 50_000_000


class Option(NamedTuple):
    """An action: as the rules write it, as `do` takes it, in words; and the node that follows."""

    action: str
    spoken: str
    words: str
    next: int


class Node(NamedTuple):
    """A state of a strategy.

    `kind` is `goal` (it holds), `one` (`player` takes the only option) or `every` (`player`
    answers by any of the options).
    """

    kind: str
    player: str
    options: tuple[Option, ...]


def check_place(path: Path) -> None:
    """Refuse to write a strategy over the file PATH where it holds something else: PlanError."""
    check_kind(path, "a strategy", PlanError, b'{"manalog_strategy"')


@dataclass(frozen=True)
class Strategy:
    """Nodes by their numbers, from 0, the state in which PROBLEM was asked.

    `position` is that state's digest, `rules` the engine's fingerprint, and `length` the most
    choices, of all players, until the goal is reached.
    """

    game: str
    rules: str
    position: str
    problem: Problem
    length: int
    nodes: tuple[Node, ...]

    def record(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "manalog_strategy": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "position": self.position,
            "goal": self.problem.goal,
            "within": self.problem.bound,
            "opponents": self.problem.opponents,
            "player": self.problem.player,
            "length": self.length,
            "nodes": [[node.kind, node.player, [*map(list, node.options)]] for node in self.nodes],
        }

    @classmethod
    def of_record(cls, record: Any) -> Self:
        """Return the strategy of RECORD; PlanError where it is none."""
        try:
            if record["manalog_strategy"] != FORMAT:
                raise PlanError("this strategy has another format")
            problem = Problem.within(
                str(record["goal"]),
                str(record["within"]),
                opponents=str(record["opponents"]),
                player=str(record["player"]),
            )
            nodes = tuple(_node(row, len(record["nodes"])) for row in record["nodes"])
            game, rules, position = (str(record[key]) for key in ("game", "rules", "position"))
            return cls(game, rules, position, problem, int(record["length"]), nodes)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise PlanError("this is no strategy of manalog solve") from error

    def write(self, path: Path) -> None:
        """Write it to PATH as JSON, all of it or nothing; PlanError as in `check_place`."""
        check_place(path)
        replace_file(path, f"{json.dumps(self.record(), ensure_ascii=False)}\n".encode())

    @classmethod
    def read(cls, path: Path) -> Self:
        """Return the strategy in the file PATH; PlanError where it is none."""
        text = read_text(path, most=_MOST_BYTES, kind="a strategy", error=PlanError)
        try:
            return cls.of_record(read_json(text))
        except ValueError as error:
            raise PlanError(f"this is no JSON: {error}", file=path) from error
        except PlanError as error:
            raise PlanError(error.message, file=path) from error

    def line(self) -> list[Option]:
        """Return the longest line: of the answers, those that hold out longest."""
        depths: dict[int, int] = {}
        for number in reversed(range(len(self.nodes))):
            self._depth(number, depths)
        found: list[Option] = []
        number = 0
        while self.nodes[number].options:
            option = max(self.nodes[number].options, key=lambda each: depths[each.next])
            found.append(option)
            number = option.next
        return found

    def _depth(self, number: int, depths: dict[int, int]) -> int:
        if number not in depths:
            below = [self._depth(option.next, depths) for option in self.nodes[number].options]
            depths[number] = 1 + max(below, default=-1)
        return depths[number]

    def words(self) -> Iterator[str]:
        """Yield it line by line, for people; what was told already is told once."""
        told: dict[int, int] = {}
        count = 0
        waiting = [(0, 0, "")]
        while waiting:
            number, indent, before = waiting.pop()
            if before:
                yield f"{'  ' * indent}{before}"
                indent += 1
            while (node := self.nodes[number]).kind == "one":
                if number in told:
                    yield f"{'  ' * indent}go on at {told[number]}"
                    break
                count += 1
                told[number] = count
                option = node.options[0]
                yield f"{'  ' * indent}{count}. {node.player}: {option.words}"
                number = option.next
            else:
                if node.kind == "goal":
                    continue
                answers = reversed(node.options)
                start = f"if {node.player} answers: "
                waiting += [(each.next, indent, f"{start}{each.words}") for each in answers]


def _node(row: Any, count: int) -> Node:
    kind, player, options = row
    if kind not in ("goal", "one", "every"):
        raise ValueError(kind)
    found = tuple(Option(str(a), str(s), str(w), int(n)) for a, s, w, n in options)
    if not all(0 <= option.next < count for option in found):
        raise ValueError("no such node")
    return Node(kind, str(player), found)
