"""A journal after a power cut, at every byte: what was acknowledged is there, and it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.system.journal import HEAD, Journal, JournalError
from pyengine.system.locking import DirectoryLock

RECORDS = [b'{"a":1}', b"", b"x" * 700, b"two\nlines", b"00000003 00000000 abc\n"]


def written(path: Path, records: list[bytes]) -> Journal:
    journal = Journal(path)
    journal.rewrite(records[:1])
    for record in records[1:]:
        journal.append(record)
    return journal


def after_a_cut(acknowledged: bytes, torn: bytes) -> Iterator[bytes]:
    """The contents that the disk may have where the record TORN was being appended."""
    for count in range(len(torn)):
        yield acknowledged + torn[:count]
        yield acknowledged + torn[:count] + bytes(len(torn) - count)
        yield acknowledged + bytes(count) + torn[count:] if count else acknowledged


def test_every_torn_record_is_cut_off(tmp_path: Path) -> None:
    path, states = tmp_path / "journal", 0
    for number in range(1, len(RECORDS)):
        before = written(path, RECORDS[:number])
        acknowledged = path.read_bytes()
        assert len(acknowledged) == before.size
        before.append(RECORDS[number])
        torn = path.read_bytes()[len(acknowledged) :]
        for content in after_a_cut(acknowledged, torn):
            path.write_bytes(content)
            journal = Journal(path)
            assert list(journal.records()) == RECORDS[:number]
            assert journal.excess == len(content) - len(acknowledged)
            journal.append(b"later")
            assert list(Journal(path).records()) == [*RECORDS[:number], b"later"]
            assert Journal(path).excess == path.stat().st_size
            states += 1
    assert states > 2_000


def test_a_record_of_another_place_is_none(tmp_path: Path) -> None:
    """Checksums go on from record to record: none can be left out, or come twice."""
    path = tmp_path / "journal"
    written(path, [b"one", b"two", b"three"])
    head, one, two, three = path.read_bytes().splitlines(keepends=True)
    for content, whole in (
        (head + one + three, [b"one"]),
        (head + one + one + two, [b"one"]),
        (head + two, []),
        (head + one + two.replace(b"two", b"tow") + three, [b"one"]),
    ):
        path.write_bytes(content)
        assert list(Journal(path).records()) == whole


@pytest.mark.parametrize("content", [b"", HEAD[:5], b"manalog-journal 2\n", b"{}\n"])
def test_what_is_no_journal_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "journal"
    path.write_bytes(content)
    with pytest.raises(JournalError):
        list(Journal(path).records())
    with pytest.raises(OSError, match="broken"):
        Journal(path).append(b"more")


def test_one_program_at_a_time_has_a_directory(tmp_path: Path) -> None:
    with DirectoryLock(tmp_path), pytest.raises(BlockingIOError):
        DirectoryLock(tmp_path)
    DirectoryLock(tmp_path).close()
