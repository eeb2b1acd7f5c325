"""Card files as they are downloaded: opened whatever they are packed with, and streamed."""

from __future__ import annotations

import bz2
import contextlib
import gzip
import json
import lzma
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import IO, Any

import ijson

from pyengine.errors import CardError
from pyengine.games.magic.pool import mtgjson, scryfall
from pyengine.games.magic.pool.hand_written import SUFFIX, cards_of
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.system.text_files import regular_stream

MOST_BYTES = 4_000_000_000
"""What a card file may have when it is unpacked; Scryfall's largest has a half of one billion."""

LARGEST_CARD = 2_000_000
"""How many bytes of a file one card may take: no real one takes a tenth."""

_LARGEST_BY_HAND = 10_000_000
"""In a larger file nobody looks for a line."""

_BAD_PACKING = (OSError, EOFError, zlib.error, lzma.LZMAError, zipfile.BadZipFile, RuntimeError)

_KNOWN = "Card files are MTGJSON's AtomicCards and Scryfall's oracle-cards and default-cards"


@dataclass(slots=True)
class CardFile:
    """A card file: `size` is that of the file as it lies there, packed or not."""

    path: Path
    size: int
    read: Callable[[], int]
    """Tells how many bytes of the file have been read so far."""
    cards: Iterator[PrintedCard]


@contextlib.contextmanager
def open_card_file(path: Path) -> Iterator[CardFile]:
    """Open the card file PATH; its cards are read while they are asked for, one at a time.

    CardError, at once or later: it can't be read, is packed in no known way, is damaged, holds no
    JSON, is no card file, or has a card that is none.
    """
    if path.suffix == SUFFIX:
        yield CardFile(path, path.stat().st_size if path.exists() else 0, lambda: 0, cards_of(path))
        return
    try:
        with regular_stream(path) as packed, unpacked(packed) as stream:
            counted = _Counted(stream)
            cards = _cards(BufferedReader(counted, 1 << 20), counted, path)
            yield CardFile(path, path.stat().st_size, packed.tell, cards)
    except IsADirectoryError as error:
        raise CardError("this is a directory", file=path) from error
    except _BAD_PACKING as error:
        reason = getattr(error, "strerror", None) or "the file is damaged"
        raise CardError(f"cannot be read ({reason})", file=path) from error


@contextlib.contextmanager
def unpacked(packed: IO[bytes]) -> Iterator[IO[bytes]]:
    """Give the content of PACKED, by what its first bytes say, not by the file's name."""
    start = packed.read(6)
    packed.seek(0)
    if start.startswith(b"PK"):
        with zipfile.ZipFile(packed) as archive, archive.open(_member(archive)) as stream:
            yield stream
        return
    openers = [opener for magic, opener in _OPENERS.items() if start.startswith(magic)]
    if not openers:
        yield packed
        return
    with openers[0](packed) as stream:
        yield stream


_OPENERS: dict[bytes, Callable[[IO[bytes]], Any]] = {
    b"\x1f\x8b": gzip.open,
    b"\xfd7zXZ": lzma.open,
    b"BZh": bz2.open,
}
"""How a file is opened that begins so."""


def _member(archive: zipfile.ZipFile) -> zipfile.ZipInfo:
    members = [info for info in archive.infolist() if info.filename.endswith(".json")]
    if len(members) != 1:
        raise CardError(
            f"the archive holds {len(members)} JSON files",
            file=archive.filename or getattr(archive.fp, "name", None),
            remedy="It should hold one",
        )
    return members[0]


class _Counted(RawIOBase):
    """A stream that gives no more than a card file can have."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream = stream
        self.count = 0
        self.since_card = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        content = self.stream.read(len(buffer))
        buffer[: len(content)] = content
        self.count += len(content)
        self.since_card += len(content)
        if self.count > MOST_BYTES:
            raise _Refused("this is too large for a card file")
        if self.since_card > LARGEST_CARD + (1 << 21):
            raise _Refused("this is no card file", _KNOWN)
        return len(content)


class _Refused(Exception):
    """What a file is refused for: a message, what would help, and the card that it is about."""

    def __init__(self, message: str, remedy: str | None = None, card: str = "") -> None:
        super().__init__(message)
        self.message, self.remedy, self.card = message, remedy, card


def _cards(stream: IO[bytes], counted: _Counted, path: Path) -> Iterator[PrintedCard]:
    """Yield the cards of STREAM, whichever of the known shapes it has; CardError."""
    try:
        for card in _shaped(stream):
            counted.since_card = 0
            if card is not None:
                yield card
    except _Refused as error:
        line = _line_of(path, error.card)
        raise CardError(error.message, file=path, line=line, remedy=error.remedy) from error
    except ijson.IncompleteJSONError as error:
        raise CardError(*_bad_json(counted, error), file=path) from error
    except (ijson.JSONError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise CardError("this is no JSON", file=path, remedy=_KNOWN) from error


def _bad_json(counted: _Counted, error: Exception) -> tuple[str]:
    words = str(error).split("\n")[0].strip()
    if "premature" in words or "Incomplete" in words or "EOF" in words:
        return (f"the file ends in the middle, after {counted.count:,} bytes; download it again",)
    return ("this is no JSON",)


def _shaped(stream: IO[bytes]) -> Iterator[PrintedCard | None]:
    """Yield each card of STREAM, or None for an entry that is not a card, such as a token."""
    first = _first_byte(stream)
    if first == b"[":
        for record in ijson.items(stream, "item", use_float=True):
            yield _made(scryfall.card_of, record, "")
    elif first == b"{":
        found = False
        for name, records in ijson.kvitems(stream, "data", use_float=True):
            found = True
            yield _made(mtgjson.card_of, records, name)
        if not found:
            raise _Refused('this is no card file: it has no object "data" with cards in it', _KNOWN)
    else:
        raise _Refused("this is no JSON", _KNOWN)


def _first_byte(stream: IO[bytes]) -> bytes:
    """Return the first byte of STREAM that is no white space, and leave it to be read."""
    start = stream.peek(64).removeprefix(b"\xef\xbb\xbf")  # type: ignore[attr-defined]
    return bytes(start.lstrip()[:1])


def _made(make: Callable[[Any, str], PrintedCard | None], record: Any, name: str) -> Any:
    """Return what MAKE makes of RECORD, called NAME; _Refused where it is malformed."""
    try:
        return make(record, name)
    except KeyError as error:
        called = _called(record, name)
        lack = f'"{called}" has not the shape of a card: it has no "{error.args[0]}"'
        raise _Refused(lack, _KNOWN, called) from error
    except (AttributeError, TypeError) as error:
        called = _called(record, name)
        raise _Refused(f'"{called}" has not the shape of a card', _KNOWN, called) from error
    except ValueError as error:
        called = _called(record, name)
        words = str(error) if called in str(error) else f'"{called}": {error}'
        raise _Refused(words, card=called) from error


def _called(record: Any, name: str) -> str:
    """Return what RECORD, the value of NAME, calls its card."""
    return str(record.get("name", "") if isinstance(record, dict) else name)[:80]


def _line_of(path: Path, card: str) -> int | None:
    """Return the line of the file PATH on which CARD is named first; None where that is no help.

    A download is packed, or all on one line: who writes cards by hand has a line for each.
    """
    if not card or path.stat().st_size > _LARGEST_BY_HAND:
        return None
    names = {json.dumps(card, ensure_ascii=ascii_only).encode() for ascii_only in (True, False)}
    for number, line in enumerate(path.read_bytes().split(b"\n"), start=1):
        if any(name in line for name in names):
            return number
    return None
