"""Reads boards: scenarios with what another engine observed, one a line, plain or in xz."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ScenarioError
from pyengine.games.magic.observed_boards.sights import Sight, sight_of_record
from pyengine.games.magic.scenarios import grammar
from pyengine.games.magic.scenarios.reader import Scenario, scenario_of
from pyengine.system.json_text import read_json

LONGEST_LINE = 5_000_000

_EXTRA = frozenset({"full", "nth"})
"""The fields that entries of boards have beside those of scenarios."""


Refused = dict[str, frozenset[str]]
"""By which rules of ours, by their numbers, a block or the end of declaring them is refused."""

DONE = "done"
"""The end of a declaration, as an action."""


@dataclass(frozen=True)
class Legality:
    """What could be done at a moment: `cast`, `land`, `use`, `attack` and `block`, as names."""

    turn: int
    step: str
    can: dict[str, frozenset[str]]
    refused: Refused = field(default_factory=dict)


@dataclass(frozen=True)
class Board:
    """A board, what is done on it, and what another engine observed.

    `turns` are the ends of turns, where they were looked at, and `end` is the stop. `impossible`
    says why the other engine could not do what the script wants; "" where it could.
    """

    scenario: Scenario
    end: Sight
    turns: dict[int, Sight] = field(default_factory=dict)
    legal: tuple[Legality, ...] = ()
    impossible: str = ""
    shuffles: bool = False
    any_lands: bool = False
    keeps: bool = False
    texts: dict[int, str] = field(default_factory=dict)
    """The whole texts of abilities, by the entry that activates one."""

    @property
    def id(self) -> str:
        """The board's name."""
        return self.scenario.id

    @property
    def last_seen(self) -> dict[int, Sight]:
        """What was seen as each turn ended: at the stop, where the turns were not looked at."""
        last, _ = self.scenario.stop
        return self.turns or dict.fromkeys(range(1, last + 1), self.end)


def read_lines(files: list[Path]) -> Iterator[tuple[Path, int, str]]:
    """Yield the lines of FILES with their places; ScenarioError: one can't be read."""
    for file in files:
        opened = lzma.open if file.suffix == ".xz" else open
        try:
            with opened(file, "rt", encoding="utf-8") as lines:
                for number, line in enumerate(lines, start=1):
                    if line.strip():
                        yield file, number, line
        except (OSError, UnicodeDecodeError, lzma.LZMAError, EOFError) as error:
            raise ScenarioError(f"the boards can't be read ({error})", file=file) from error


def board_of(line: str, file: Path, number: int) -> Board:
    """Return the board in LINE, which is at NUMBER in FILE; ScenarioError: it is none."""
    try:
        record = read_json(line)
        return _board(record, str(file), number)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        words = f"this is no observed board ({type(error).__name__}: {error})"
        raise ScenarioError(words, file=file, line=number) from error


def _board(record: dict[str, Any], file: str, number: int) -> Board:
    script = record.get("script", [])
    plain = {name: record[name] for name in grammar.SCENARIO if name in record}
    plain["script"] = [{k: v for k, v in a.items() if k not in _EXTRA} for a in script]
    plain.setdefault("expect", [])
    return Board(
        scenario_of(plain, file, number),
        sight_of_record(record["observed"]),
        {int(turn): sight_of_record(sight) for turn, sight in record.get("turns", {}).items()},
        tuple(map(_legality, record.get("legal", ()))),
        record.get("impossible", ""),
        bool(record.get("shuffles") or "turns" in record),
        bool(record.get("hybrid")),
        bool(record.get("keeps")),
        {index: a["full"] for index, a in enumerate(script) if a.get("full")},
    )


def _legality(record: dict[str, Any]) -> Legality:
    can = {
        key: frozenset(names)
        for key, names in record.items()
        if key not in ("turn", "step", "player")
    }
    return Legality(record["turn"], record["step"], can)
