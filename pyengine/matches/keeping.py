"""Matches as files: one JSON text each, written whole or not at all."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pyengine.errors import SaveError
from pyengine.matches.match import Entrant, Match, Pile, Played
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import check_kind, holds_other, read_text, reason

VERSION = 1
MARK = b'{"manalog_match": '
"""How the file of a match begins."""

_MOST_BYTES = 20_000_000


def is_match(path: str | Path) -> bool:
    """Tell whether the file PATH begins as a match does."""
    try:
        return Path(path).exists() and not holds_other(Path(path), MARK)
    except (OSError, ValueError):
        return False


def check_match_target(path: Path) -> None:
    """Refuse to write over anything that is no match: SaveError."""
    check_kind(path, "a match", SaveError, MARK)
    if not path.absolute().parent.is_dir():
        raise SaveError("there is no such directory", file=path.parent)


def write_match(path: Path, match: Match) -> None:
    """Write MATCH to the file PATH, which is as it was until all is written; SaveError."""
    check_match_target(path)
    record = {"manalog_match": VERSION, **asdict(match)}
    try:
        replace_file(path, (json.dumps(record, ensure_ascii=False) + "\n").encode())
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot be written ({reason(error)})", file=path) from error


def read_match(path: str | Path) -> Match:
    """Return the match of the file PATH; SaveError: it is none."""
    file = Path(path)
    text = read_text(file, most=_MOST_BYTES, kind="a match", error=SaveError)
    try:
        record = json.loads(text)
        version = record.pop("manalog_match")
        if version != VERSION:
            raise SaveError(f"is a match of version {version}, and this is {VERSION}", file=file)
        return match_of(record)
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise SaveError("is no match, or was changed by hand", file=file) from error


def match_of(record: dict[str, Any]) -> Match:
    """Return the match that `asdict` made RECORD of; KeyError, TypeError or ValueError: none."""
    match = Match(
        str(record["game"]),
        int(record["seed"]),
        int(record["best_of"]),
        _texts(record["settings"]),
        tuple(map(_entrant, record["entrants"])),
        {str(name): list(row) for name, row in record["cards"].items()},
        tuple(map(_played, record["games"])),
        _texts(record["ready"]),
        str(record["first"]),
        _texts(record["actions"]),
        _texts(record.get("made", [])),
    )
    if len(match.entrants) != 2 or match.first not in ("", *match.names):
        raise ValueError(match.first)
    return match


def _entrant(record: dict[str, Any]) -> Entrant:
    return Entrant(
        str(record["name"]),
        str(record["agent"]),
        _pile(record["registered"]),
        _pile(record["beside"]),
        int(record["least"]),
        None if record["most"] is None else int(record["most"]),
        _pile(record["main"]),
        str(record["team"]),
    )


def _played(record: dict[str, Any]) -> Played:
    first, winner = str(record["first"]), str(record["winner"])
    return Played(int(record["seed"]), first, winner, int(record["turns"]))


def _pile(value: list[list[Any]]) -> Pile:
    return tuple((int(count), str(name)) for count, name in value)


def _texts(value: list[Any]) -> tuple[str, ...]:
    return tuple(str(text) for text in value)
