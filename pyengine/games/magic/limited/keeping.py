"""Drafts as files: one JSON text each, written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pyengine.errors import SaveError
from pyengine.games.magic.limited.drafting import Draft, Packs
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import check_kind, read_text, reason

VERSION = 1
_MARK = b'{"manalog_draft": '
_MOST_BYTES = 20_000_000


@dataclass(frozen=True)
class Kept:
    """A draft in a file: whether somebody drafts, and the deck as far as they have built it."""

    draft: Draft
    person: bool = True
    main: tuple[str, ...] | None = None
    lands: Mapping[str, int] | None = None


def check_draft_target(path: Path) -> None:
    """Refuse to write over anything that is no draft: SaveError."""
    check_kind(path, "a draft", SaveError, _MARK)


def write_draft(path: Path, kept: Kept) -> None:
    """Write KEPT to the file PATH, which is as it was until all is written; SaveError."""
    check_draft_target(path)
    text = json.dumps({"manalog_draft": VERSION, **asdict(kept)}, ensure_ascii=False)
    try:
        replace_file(path, f"{text}\n".encode())
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot be written ({reason(error)})", file=path) from error


def read_draft(path: Path) -> Kept:
    """Return the draft of the file PATH; SaveError: it is none."""
    text = read_text(path, most=_MOST_BYTES, kind="a draft", error=SaveError)
    try:
        record = json.loads(text)
        if record["manalog_draft"] != VERSION:
            raise SaveError("is a draft of another version of Manalog", file=path)
        main, lands = record["main"], record["lands"]
        return Kept(
            _draft(record["draft"]),
            bool(record["person"]),
            None if main is None else tuple(map(str, main)),
            None if lands is None else {str(name): int(count) for name, count in lands.items()},
        )
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise SaveError("is no draft, or was changed by hand", file=path) from error


def _draft(record: dict[str, Any]) -> Draft:
    draft = Draft(
        tuple(map(str, record["sets"])),
        int(record["seed"]),
        _packs(record["table"]),
        _packs(record["picked"]),
        tuple(map(_packs, record["unopened"])),
        {str(name): str(rarity) for name, rarity in record["rarities"].items()},
        int(record["opened"]),
        int(record["pick"]),
        max(1, int(record.get("at_once", 1))),
    )
    seats = {len(packs) for packs in (draft.table, draft.picked, *draft.unopened)}
    if len(seats) != 1 or not draft.table:
        raise ValueError(seats)
    return draft


def _packs(value: list[list[Any]]) -> Packs:
    return tuple(tuple(map(str, pack)) for pack in value)
