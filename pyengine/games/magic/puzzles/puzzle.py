"""Puzzles as text: a board, a goal, and what is proved of them.

    = The name of the puzzle
    A sentence for whoever solves it.
    goal: won(a)
    within: turn
    length: 7
    openings: 1 of 5
    turn 9 of a, first main phase
    a: life 3 | battlefield ...
    b: life 2

`player` (who chooses first, where nothing is said), `opponents` (all) and `after`, actions that
are taken before the puzzle begins, may be said, too. `openings` are the first actions with which
the goal can still be reached, and all that there are, like ones once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pyengine.engine.session import Session
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.problem import PlanError, Problem
from pyengine.system.resources import carddb_dir
from pyengine.system.text_files import read_text

_MOST_BYTES = 1_000_000
_KEYS = ("goal", "within", "player", "opponents", "length", "openings", "after")
_FIELD = re.compile(rf"({'|'.join(_KEYS)}):\s*(.*)")
_OPENINGS = re.compile(r"(\d{1,4}) of (\d{1,4})")


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: `length` and `openings` are what is proved of it."""

    name: str
    words: str
    board: str
    problem: Problem
    length: int
    openings: tuple[int, int]
    after: tuple[str, ...] = ()

    @property
    def only(self) -> bool:
        """Whether a single first action leads to the goal."""
        return self.openings[0] == 1

    @property
    def key(self) -> str:
        """The name as it is typed: small letters, and hyphens."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower().replace("'", "")).strip("-")

    def session(self) -> Session:
        """Return the game at the beginning of the puzzle."""
        session = board_in_words(self.board)
        session.mode = "contracted"
        for action in self.after:
            session.do(action)
        return session

    def lines(self) -> Iterator[str]:
        """Yield the puzzle as a file has it."""
        yield f"= {self.name}"
        yield self.words
        yield f"goal: {self.problem.goal}"
        yield f"within: {self.problem.bound}"
        if self.problem.player is not None:
            yield f"player: {self.problem.player}"
        if self.problem.opponents != "all":
            yield f"opponents: {self.problem.opponents}"
        yield f"length: {self.length}"
        yield f"openings: {self.openings[0]} of {self.openings[1]}"
        if self.after:
            yield f"after: {' '.join(self.after)}"
        yield from self.board.splitlines()


def puzzles() -> list[Puzzle]:
    """Return the puzzles that come along, easy ones first."""
    found = [
        puzzle
        for file in sorted((carddb_dir() / "puzzles").glob("*.txt"))
        for puzzle in read_puzzles(file)
    ]
    return sorted(found, key=lambda puzzle: (puzzle.length, puzzle.name))


def find_puzzle(name: str) -> Puzzle:
    """Return the puzzle that is called NAME; PlanError: there is none."""
    import difflib

    known = {puzzle.key: puzzle for puzzle in puzzles()}
    key = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")
    if key in known:
        return known[key]
    close = difflib.get_close_matches(key, known, 1)
    remedy = f"Did you mean {close[0]}?" if close else "manalog puzzle list names them"
    raise PlanError(f'no puzzle is called "{name[:60]}"', remedy=remedy)


def read_puzzles(path: Path) -> Iterator[Puzzle]:
    """Yield the puzzles in the file PATH; PlanError, with the line, where one is none."""
    text = read_text(path, most=_MOST_BYTES, kind="puzzles", error=PlanError)
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("=")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        try:
            yield _puzzle([line.strip() for line in lines[start:end] if line.strip()])
        except (PlanError, KeyError, ValueError) as error:
            what = f"{error.args[0]} is missing" if isinstance(error, KeyError) else str(error)
            raise PlanError(what, file=path, line=start + 1) from error


def _puzzle(lines: list[str]) -> Puzzle:
    fields: dict[str, str] = {}
    words: list[str] = []
    board: list[str] = []
    for line in lines[1:]:
        if match := _FIELD.fullmatch(line):
            fields[match[1]] = match[2]
        else:
            (board if board or line.startswith("turn ") else words).append(line)
    openings = _OPENINGS.fullmatch(fields["openings"])
    if openings is None:
        raise PlanError("openings are written as 1 of 5")
    problem = Problem.within(
        fields["goal"],
        fields["within"],
        opponents=fields.get("opponents", "all"),
        player=fields.get("player"),
    )
    return Puzzle(
        name=lines[0].lstrip("= "),
        words=" ".join(words),
        board="".join(f"{line}\n" for line in board),
        problem=problem,
        length=int(fields["length"]),
        openings=(int(openings[1]), int(openings[2])),
        after=tuple(fields.get("after", "").split()),
    )
