"""Files that people hand in: regular ones, whose size is looked at before they are read."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from typing import IO, TextIO

from pyengine.errors import ManalogError

_NO_FILE = "this is no regular file"

MOST_LINE = 5_000_000
"""How many bytes a line of `read_lines` may have."""


def read_text(file: Path, *, most: int, kind: str, error: type[ManalogError]) -> str:
    """Return the text of FILE, which should be KIND ("a deck list").

    ERROR: it can't be read, has more than MOST bytes, or is no UTF-8 (with the line).
    """
    with opened_file(file, error) as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise error(f"this is too large for {kind}", file=file)
    return _decoded(content, file, error, 1)


def read_lines(file: Path, *, error: type[ManalogError]) -> Iterator[tuple[int, str]]:
    """Yield the lines of FILE with their numbers from 1; ERROR as in `read_text`."""
    with opened_file(file, error) as stream:
        number = 0
        while line := stream.readline(MOST_LINE + 1):
            number += 1
            if len(line) > MOST_LINE:
                raise error("this line is too long", file=file, line=number)
            yield number, _decoded(line, file, error, number)


def _decoded(content: bytes, file: Path, error: type[ManalogError], first: int) -> str:
    """Return CONTENT, which begins in the line FIRST of FILE, as text."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        line = content.count(b"\n", 0, failure.start) + first
        raise error(
            "this is not UTF-8 text", file=file, line=line, remedy="Save the file as UTF-8"
        ) from failure


def read_input(stream: TextIO, *, most: int, kind: str, error: type[ManalogError]) -> str:
    """Return all that STREAM has, such as the standard input; ERROR as in `read_text`."""
    try:
        text = stream.read(most + 1)
    except UnicodeDecodeError as failure:
        raise error("the input is not UTF-8 text") from failure
    if len(text) > most:
        raise error(f"the input is too large for {kind}")
    return text


@contextmanager
def opened_file(file: Path, error: type[ManalogError]) -> Iterator[BufferedReader]:
    """Open FILE to read it; ERROR: it can't be read, or is a device, a pipe or a directory."""
    try:
        with regular_stream(file) as stream:
            yield stream
    except (OSError, ValueError) as failure:
        raise error(f"cannot be read ({reason(failure)})", file=file) from failure


def written_file(file: Path, kind: str, error: type[ManalogError], *marks: bytes) -> IO[str]:
    """Open FILE to write text to it from its start, line by line.

    ERROR as in `opened_file`, and where it holds something else than KIND ("a log"): the
    beginning of one has one of MARKS.
    """
    check_kind(file, kind, error, *marks)
    try:
        number = regular_file(file, os.O_WRONLY | os.O_CREAT)
        os.ftruncate(number, 0)
        return os.fdopen(number, "w", buffering=1, encoding="utf-8", errors="replace")
    except (OSError, ValueError) as failure:
        raise error(f"cannot be written ({reason(failure)})", file=file) from failure


def check_kind(file: Path, kind: str, error: type[ManalogError], *marks: bytes) -> None:
    """Refuse to write over FILE where it holds something else than KIND ("a log").

    ERROR, as where it can't be looked at; the beginning of one of KIND has one of MARKS.
    """
    try:
        other = holds_other(file, *marks)
    except (OSError, ValueError) as failure:
        raise error(f"cannot be written ({reason(failure)})", file=file) from failure
    if other:
        raise error(f"is there and not {kind}: it is left alone", file=file)


def holds_other(file: Path, *marks: bytes) -> bool:
    """Whether FILE is there and holds something else: none of MARKS stands at its beginning.

    OSError or ValueError as in `regular_file`.
    """
    try:
        with regular_stream(file) as stream:
            start = stream.read(200)
    except FileNotFoundError:
        return False
    return bool(start) and not any(mark in start for mark in marks)


def regular_stream(file: Path) -> BufferedReader:
    """Open FILE to read its bytes; OSError or ValueError as in `regular_file`."""
    return os.fdopen(regular_file(file, os.O_RDONLY), "rb")


def regular_file(file: Path, flags: int) -> int:
    """Open FILE with FLAGS, without waiting for anybody, and return its number.

    OSError or ValueError: it can't be opened, or is no regular file.
    """
    number = os.open(file, flags | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC, 0o644)
    try:
        check_regular(os.fstat(number).st_mode, file)
    except OSError:
        os.close(number)
        raise
    return number


def check_regular(mode: int, file: Path) -> None:
    """Refuse FILE, whose mode is MODE, by an OSError where it is no regular file."""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, _NO_FILE, str(file))


def reason(failure: Exception) -> str:
    """Return in words why a file could not be opened, read or written."""
    if isinstance(failure, OSError):
        return failure.strerror or str(failure)
    return "no file can have this name"
