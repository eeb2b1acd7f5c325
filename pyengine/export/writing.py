"""Rows into a file: JSON lines, or Parquet by pyarrow, an optional extra."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from pyengine.errors import ManalogError
from pyengine.system.closing import Closing

FORMATS = ("jsonl", "parquet")
MARKS = (b'{"game": ', b"PAR1")
"""What stands at the beginning of a table of games, in one of FORMATS."""


class Writer(Closing):
    """Writes rows that have the same columns."""

    @abstractmethod
    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write ROWS."""


class JsonLines(Writer):
    """A line of JSON a row."""

    def __init__(self, stream: IO[str], *, owned: bool = False) -> None:
        """Write to STREAM, which is closed at the end where it is OWNED."""
        self._stream, self._owned = stream, owned

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write ROWS, a line each."""
        for row in rows:
            self._stream.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        """Write what is left."""
        self._stream.flush()
        if self._owned:
            self._stream.close()


class Parquet(Writer):
    """A Parquet file; views, which differ from game to game, are JSON in it."""

    def __init__(self, path: Path) -> None:
        """Begin the file PATH; ManalogError: pyarrow is not installed."""
        self._arrow = parquet_module()
        self._path = path
        self._writer: Any = None

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write ROWS as a group; the first ones say what the columns are."""
        if not rows:
            return
        import pyarrow

        flat = [
            {k: json.dumps(v, ensure_ascii=False) if k == "view" else v for k, v in row.items()}
            for row in rows
        ]
        if self._writer is None:
            schema = pyarrow.schema([(name, _kind(name, pyarrow)) for name in flat[0]])
            self._writer = self._arrow.ParquetWriter(self._path, schema)
        self._writer.write_table(pyarrow.Table.from_pylist(flat, schema=self._writer.schema))

    def close(self) -> None:
        """End the file."""
        if self._writer is not None:
            self._writer.close()


_WHOLE = {
    "seed", "choice", "turn", "chosen", "outcome", "tournament_seed", "number", "turns",
    "decisions", "choices", "steps",
}  # fmt: skip
_LISTS = {"options", "words"}


def _kind(name: str, arrow: Any) -> Any:
    """Return the type of the column NAME."""
    if name in _WHOLE:
        return arrow.int64()
    if name in _LISTS:
        return arrow.list_(arrow.string())
    if name == "features":
        return arrow.list_(arrow.float32())
    return arrow.float64() if name == "seconds" else arrow.string()


def parquet_module() -> Any:
    """Return pyarrow's module; ManalogError: it is not installed."""
    try:
        import pyarrow.parquet as parquet
    except ImportError as error:
        raise ManalogError(
            "pyarrow, which writes Parquet, is not installed",
            remedy="pip install 'manalog[data]', or say --format jsonl",
        ) from error
    return parquet
