"""What is written line by line, or added to a file: each line or part is there whole, or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from full_disk import files_of_at_most

from pyengine.cli.play.table import EventLog
from pyengine.errors import ManalogError
from pyengine.games.magic.cli.puzzles import _add

NOBODY: Any = None


def test_a_log_on_a_full_disk_says_so_and_goes_on_whole(tmp_path: Path) -> None:
    """At every size: what fits is there, and what does not comes when there is space."""
    lines = [{"player": "a", "action": f"cast({number})"} for number in range(6)]
    whole = "".join(f"{json.dumps(line)}\n" for line in lines)
    for size in range(len(whole)):
        path, told = tmp_path / f"{size}.log", 0
        log = EventLog(str(path), NOBODY, "everyone")
        with files_of_at_most(size):
            for line in lines:
                try:
                    log.write(**line)
                except ManalogError as error:
                    assert str(path) in str(error)
                    told += 1
            assert told
            here = path.read_text()
            assert here == whole[: len(here)] and len(here) == size
        log.close()
        assert path.read_text() == whole


def test_what_is_added_to_a_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    path, parts = tmp_path / "puzzles.txt", [b"= A\n\ngoal: b\n", b"two\n\n"]
    _add(path, parts[0])
    for size in range(len(b"".join(parts))):
        with files_of_at_most(size), pytest.raises(ManalogError):
            _add(path, parts[1])
        assert path.read_bytes() == parts[0]
    _add(path, parts[1])
    assert path.read_bytes() == b"".join(parts)
    with pytest.raises(ManalogError):
        _add(tmp_path, parts[1])


def test_nothing_is_added_to_what_holds_no_puzzles(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_bytes(b"dear diary")
    with pytest.raises(ManalogError, match="it is left alone"):
        _add(path, b"two\n\n")
    assert path.read_bytes() == b"dear diary"
