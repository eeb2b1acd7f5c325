"""A journal: a file that records are appended to, each of them on the disk before it counts.

The first line says the version; each other one is a record: its length, a checksum that goes on
from the one of the record before, and its bytes. What a power cut or a full disk leaves of a record
is told from a whole one by that, and cut off before the next is written.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path

from pyengine.system.replacing import replace_file, write_whole
from pyengine.system.text_files import regular_file, regular_stream

HEAD = b"manalog-journal 1\n"
"""How a journal of this version begins."""

MOST_BYTES = 1 << 24
"""How many bytes a record may have."""

_PREFIX = len(b"00000000 00000000 ")


class JournalError(ValueError):
    """A file is no journal, or one of a later version."""


@dataclass
class Journal:
    """The file PATH, of which the first `size` bytes are whole records.

    A journal that is `broken` can't be appended to: what is on the disk is not known, as after a
    failed write or fsync. Writing it anew mends it.
    """

    path: Path
    size: int = 0
    checksum: int = 0
    broken: bool = True

    def records(self) -> Iterator[bytes]:
        """Yield all whole records; then the journal can be appended to, after the last of them.

        JournalError: this is no journal. OSError: it can't be read.
        """
        self.broken = True
        with regular_stream(self.path) as stream:
            if stream.readline(len(HEAD)) != HEAD:
                raise JournalError("this is no journal of this version")
            self.size, self.checksum = len(HEAD), 0
            while (record := _whole(stream, self.checksum)) is not None:
                self.size += _PREFIX + len(record) + 1
                self.checksum = zlib.crc32(record, self.checksum)
                yield record
        self.broken = False

    @property
    def excess(self) -> int:
        """How many bytes stand after the last whole record: they are cut off by the next one."""
        return max(0, self.path.stat().st_size - self.size)

    def append(self, record: bytes) -> None:
        """Have RECORD on the disk; OSError: it is not, and the journal is broken."""
        if self.broken:
            raise OSError("the journal is broken")
        self.broken = True
        line, checksum = _line(record, self.checksum)
        handle = regular_file(self.path, os.O_WRONLY | os.O_NOFOLLOW)
        try:
            if os.fstat(handle).st_size < self.size:
                raise OSError("the journal was cut by another program")
            os.ftruncate(handle, self.size)
            os.lseek(handle, self.size, os.SEEK_SET)
            write_whole(handle, line)
            os.fdatasync(handle)
        finally:
            os.close(handle)
        self.size, self.checksum, self.broken = self.size + len(line), checksum, False

    def rewrite(self, records: Iterable[bytes]) -> None:
        """Have RECORDS on the disk in the place of all others; OSError: the file is as it was."""
        self.broken = True
        content, checksum = bytearray(HEAD), 0
        for record in records:
            line, checksum = _line(record, checksum)
            content += line
        replace_file(self.path, bytes(content), mode=0o600)
        self.size, self.checksum, self.broken = len(content), checksum, False


def _line(record: bytes, before: int) -> tuple[bytes, int]:
    """Return RECORD as it is written after a checksum BEFORE, and its own checksum."""
    checksum = zlib.crc32(record, before)
    return b"%08x %08x %s\n" % (len(record), checksum, record), checksum


def _whole(stream: BufferedReader, before: int) -> bytes | None:
    """Return the record that STREAM has next, after a checksum BEFORE; None: none that is whole."""
    prefix = stream.read(_PREFIX)
    length, space, rest = prefix[:8], prefix[8:9], prefix[9:]
    try:
        count, checksum = int(length, 16), int(rest[:8], 16)
    except ValueError:
        return None
    if len(prefix) != _PREFIX or space + rest[8:] != b"  " or not 0 <= count <= MOST_BYTES:
        return None
    content = stream.read(count + 1)
    record, end = content[:-1], content[-1:]
    good = len(record) == count and end == b"\n" and zlib.crc32(record, before) == checksum
    return record if good else None
