"""The games of a goldfish run as CSV: what is written there is not played again."""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from pyengine.engine.fingerprint import fingerprint
from pyengine.errors import ManalogError
from pyengine.games.magic.goldfish.games import Fished, Plan
from pyengine.system.replacing import replace_file

HEAD = (
    "run", "seed", "hand", "won", "way", "there", "turn", "lands", "colors", "damage", "spells",
)  # fmt: skip
"""The columns: a row a turn. `run` tells which deck, agent, options and rules the game is of."""

_FIRST = ",".join(HEAD).encode()


def run_of(plan: Plan) -> str:
    """Return what tells games of PLAN from others: 16 hexadecimal digits."""
    told = repr((replace(plan, setup=replace(plan.setup, seed=0)), fingerprint()))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


class GamesFile:
    """A CSV file to which games are added as they end; games of other runs stay in it.

    The row of turn 0 says of how many turns there are rows: a game that is not whole is no game.
    """

    def __init__(self, path: Path) -> None:
        """Use the file at PATH, made where it is missing; ManalogError: it is none of these."""
        self._path = path
        try:
            content = path.read_bytes() if path.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]
            rows = list(csv.reader(whole.decode().splitlines()))
            if tuple(rows[0]) != HEAD if rows else not _FIRST.startswith(content):
                raise ManalogError("this is no table of goldfish games", file=path)
            if whole != content:
                replace_file(path, whole)  # a row was broken off: the next one begins a line
            if not rows:
                self._add([HEAD])
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            raise ManalogError(f"can't be used ({error})", file=path) from error
        self._rows = [row for row in rows[1:] if len(row) == len(HEAD)]

    def known(self, run: str) -> dict[int, Fished]:
        """Return the games of RUN that are there, by their seeds; ManalogError: a field is bad."""
        games: dict[int, Fished] = {}
        whole: dict[int, int] = {}
        try:
            for row in self._rows:
                if row[0] == run:
                    _add_turn(games, row)
                    if row[6] == "0":
                        whole[int(row[1])] = int(row[7])
        except (KeyError, ValueError) as error:
            raise ManalogError("a game in it is not whole", file=self._path) from error
        return {seed: game for seed, game in games.items() if len(game.lands) == whole[seed]}

    def add(self, run: str, game: Fished) -> None:
        """Write GAME at the end."""
        self._add(list(_rows_of(run, game)))

    def _add(self, rows: Sequence[Sequence[object]]) -> None:
        with self._path.open("a", encoding="utf-8", newline="") as stream:
            csv.writer(stream, lineterminator="\n").writerows(rows)


def _rows_of(run: str, game: Fished) -> Iterator[tuple[object, ...]]:
    about = (run, game.seed, game.hand, game.won or "", game.way or "", game.there or "")
    columns = zip(game.lands, game.colors, game.damage, game.spells, strict=True)
    yield (*about, 0, len(game.lands), "", "", "")
    for turn, (lands, colors, damage, spells) in enumerate(columns, 1):
        yield (*about, turn, lands, "".join(sorted(colors)), damage, spells)


def _add_turn(games: dict[int, Fished], row: Sequence[str]) -> None:
    seed, turn = int(row[1]), int(row[6])
    won, there = (int(text) if text else None for text in (row[3], row[5]))
    if turn == 0:
        games[seed] = Fished(seed, int(row[2]), won, way=row[4] or None, there=there)
        return
    game = games[seed]
    game.lands.append(int(row[7]))
    game.colors.append(frozenset(row[8]))
    game.damage.append(int(row[9]))
    game.spells.append(int(row[10]))
