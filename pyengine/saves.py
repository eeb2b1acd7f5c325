"""Saved games (design, section 7): one text file that Prolog and people can read.

Every line is a Prolog term or a comment. The header's arguments are strings, integers and lists,
which are JSON as they stand; the actions and fluents are the terms that Prolog wrote. The last
line is a checksum of all lines before it. Nothing of a save is ever executed: lines are read as
data, and only declared actions and fluents of the declared types are accepted.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from pyengine import __version__
from pyengine.bridge import PrologError, bridge
from pyengine.cards import CardDatabase
from pyengine.errors import CardError, SaveError
from pyengine.games import card_rows
from pyengine.session import MODES, Progress, Session, Setup

FORMAT = 1
"""The version of the format that is written, and the latest that is read."""

GAMES = ("magic",)
MOST_BYTES = 50_000_000

_LINE = re.compile(r"([a-z_]+)\((.*)\)\.")
_SUM = re.compile(r'checksum\("sha256", "([0-9a-f]{64})"\)\.')
_TERMS = ("action", "fluent")
_RESAVE = "Only an unchanged save can be resumed"


@dataclass(frozen=True)
class Save:
    """A saved game as it was read: `actions` and `fluents` are Prolog terms as text.

    `table` is what the program that saved it wanted to keep, such as who plays which seat.
    """

    path: Path
    setup: Setup
    mode: str
    progress: Progress
    table: dict[str, Any]
    actions: tuple[str, ...]
    fluents: tuple[str, ...]

    def session(self, mode: str = "contracted") -> Session:
        """Return a session that goes on from here; SaveError when the fluents are no game."""
        session = Session(self.setup, mode)
        try:
            session.load(
                self.fluents, taken=self.actions, taken_mode=self.mode, progress=self.progress
            )
        except (PrologError, CardError) as error:
            raise SaveError(f"the game can't go on: {error}", file=self.path) from error
        return session


# ------------------------------------------------------------------ writing


def write_save(path: str | Path, session: Session, table: dict[str, Any] | None = None) -> None:
    """Write the present state of SESSION to the file PATH, all of it or nothing.

    TABLE holds JSON values. SaveError: the file can't be written, or is there and no save.
    """
    target = Path(os.path.realpath(path))
    _check_target(target, path)
    lines = list(_lines(session, table or {}))
    text = "".join(f"{line}\n" for line in [*lines, f'checksum("sha256", "{_checksum(lines)}").'])
    try:
        _replace(target, text.encode())
    except OSError as error:
        raise SaveError(f"cannot be written ({error.strerror})", file=path) from error


def _check_target(target: Path, path: str | Path) -> None:
    """Refuse to write over anything that is not a save."""
    if not target.exists():
        return
    try:
        with target.open("rb") as stream:
            start = stream.read(200)
    except OSError as error:
        raise SaveError(f"cannot be written ({error.strerror})", file=path) from error
    if start and b"manalog_save(" not in start:
        raise SaveError("is there and no saved game: it is left alone", file=path)


def _replace(target: Path, content: bytes) -> None:
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(temporary, target.stat().st_mode & 0o777 if target.exists() else 0o644)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _lines(session: Session, table: dict[str, Any]) -> Iterator[str]:
    yield "% A saved game of Manalog: every line is a Prolog term. It is read, never executed."
    yield from _header(session)
    yield from ("", "% At the table.")
    for key, value in table.items():
        yield _term("table", key, value)
    yield from ("", "% The actions taken, from the start of the game.")
    yield from (f"action({action})." for action in session.taken)
    yield from ("", "% The state: all fluents.")
    yield from (f"fluent({fluent})." for fluent in session.fluents())
    yield from ("", "% The checksum of the lines above.")


def _header(session: Session) -> Iterator[str]:
    setup, progress = session.setup, session.progress
    yield _term("manalog_save", FORMAT)
    yield _term("rules", __version__)
    yield _term("game", setup.game)
    yield _term("seed", setup.seed)
    yield _term("mode", session.mode)
    yield _term("progress", progress.steps, progress.forced, progress.decisions)
    yield from ("", "% Settings of the game.")
    yield from (_term("setting", setting) for setting in setup.settings)
    yield from ("", "% Players: name, team, deck.")
    for name, team, cards in setup.players:
        yield _term("player", name, team, _counted(cards))
    yield from ("", "% The names of all cards that the game needs.")
    yield _term("cards", [row[0] for row in setup.cards])


def _counted(cards: Iterable[str]) -> list[list[Any]]:
    """Return CARDS in their order, as counts and names."""
    return [[len(list(group)), name] for name, group in itertools.groupby(cards)]


def _term(name: str, *arguments: Any) -> str:
    return f"{name}({', '.join(json.dumps(a, ensure_ascii=False) for a in arguments)})."


def _checksum(lines: Iterable[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


# ------------------------------------------------------------------ reading


def read_save(path: str | Path, database: CardDatabase | None = None) -> Save:
    """Read the save PATH; the game in progress in this process is not touched.

    SaveError, with the file and where possible the line: it is missing, unreadable, not UTF-8,
    cut short, changed by hand, of a later format, of an unknown game; or it has a directive, a
    fluent or action that is not declared, or a card that is unknown.
    """
    file = Path(path)
    lines = _read(file)
    parsed = _Parsed.of(lines, file)
    parsed.check_terms()
    parsed.check_sum(lines)
    return parsed.save(database)


def _read(file: Path) -> list[str]:
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise SaveError(f"cannot be read ({error.strerror})", file=file) from error
    if len(content) > MOST_BYTES:
        raise SaveError("this is too large for a saved game", file=file)
    try:
        lines = content.decode("utf-8-sig").replace("\r\n", "\n").split("\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SaveError("this is not UTF-8 text", file=file, line=line) from error
    return lines


_ARGUMENTS: dict[str, Callable[[list[Any]], bool]] = {
    "manalog_save": lambda a: _are(a, int),
    "rules": lambda a: _are(a, str),
    "game": lambda a: _are(a, str),
    "seed": lambda a: _are(a, int),
    "mode": lambda a: _are(a, str) and a[0] in MODES,
    "progress": lambda a: _are(a, int, int, int),
    "setting": lambda a: _are(a, str),
    "player": lambda a: _are(a, str, str, list) and all(_is_pile(pile) for pile in a[2]),
    "cards": lambda a: _are(a, list) and all(isinstance(name, str) for name in a[0]),
    "table": lambda a: len(a) == 2 and isinstance(a[0], str),
}
"""What the arguments of each term of the header must be."""

_MANY = ("setting", "player", "table")
"""The terms of the header that may be there any number of times; all others are there once."""


def _are(arguments: list[Any], *types: type) -> bool:
    return [type(argument) for argument in arguments] == list(types)


def _is_pile(pile: Any) -> bool:
    return isinstance(pile, list) and _are(pile, int, str) and 0 < pile[0] <= 1000


@dataclass
class _Parsed:
    """The lines of a save, taken apart."""

    file: Path
    header: dict[str, list[list[Any]]] = field(default_factory=dict)
    terms: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in _TERMS})
    numbered: list[tuple[int, str]] = field(default_factory=list)

    @classmethod
    def of(cls, lines: list[str], file: Path) -> _Parsed:
        parsed = cls(file)
        for number, line in enumerate(lines, start=1):
            if line and not line.startswith("%") and not _SUM.fullmatch(line):
                parsed._add(number, line, last=number == len(lines))
        parsed._check_header()
        return parsed

    def fail(self, message: str, line: int | None = None, remedy: str | None = None) -> NoReturn:
        raise SaveError(message, file=self.file, line=line, remedy=remedy)

    def _add(self, number: int, line: str, *, last: bool) -> None:
        if line.lstrip().startswith((":-", "?-")):
            self.fail("a save holds no directives", number)
        match = _LINE.fullmatch(line)
        if not match and last:  # a whole save ends with the end of a line
            self.fail("the save is cut short", number)
        name = match[1] if match else ""
        if not self.header and name != "manalog_save":
            self.fail("this is no saved game of Manalog", number)
        if not match or (name not in _TERMS and name not in _ARGUMENTS):
            self.fail(f"this line is not understood: {line[:60]}", number)
        if name in _TERMS:
            self.terms[name].append(match[2])
            self.numbered.append((number, line[:-1]))
        else:
            self._add_header(number, name, match[2])

    def _add_header(self, number: int, name: str, text: str) -> None:
        try:
            arguments = json.loads(f"[{text}]")
        except (ValueError, RecursionError):
            arguments = None
        if arguments is None or not _ARGUMENTS[name](arguments):
            self.fail(f"{name}({text[:60]}) is not understood", number)
        if name in self.header and name not in _MANY:
            self.fail(f"{name} is there twice", number)
        if name == "manalog_save" and not 1 <= arguments[0] <= FORMAT:
            self.fail(
                f"the save has format {arguments[0]}, and this Manalog reads up to {FORMAT}",
                number,
                "Install the latest Manalog",
            )
        if name == "game" and arguments[0] not in GAMES:
            self.fail(f'the game "{arguments[0][:40]}" is unknown', number)
        self.header.setdefault(name, []).append(arguments)

    def _check_header(self) -> None:
        if not self.header:
            self.fail("this is no saved game of Manalog")
        for name in _ARGUMENTS:
            if name not in self.header and name not in ("setting", "table"):
                self.fail(f"the save is cut short: it has no {name}")

    def check_terms(self) -> None:
        """Let Prolog look at the actions and fluents; it reads and executes nothing."""
        answer = bridge().call("check", [line for _, line in self.numbered])
        if answer[0] == "bad":
            number, line = self.numbered[answer[1]]
            self.fail(_words(answer[2], answer[3], line), number)

    def check_sum(self, lines: list[str]) -> None:
        """Compare the checksum, which is the last line, with the lines before it."""
        if len(lines) < 2 or lines[-1] or not (match := _SUM.fullmatch(lines[-2])):
            self.fail("the save is cut short: it has no checksum at its end")
        if match[1] != _checksum(lines[:-2]):
            self.fail("the save was changed after it was written", None, _RESAVE)

    def save(self, database: CardDatabase | None) -> Save:
        """Return the save; only now are cards looked up."""
        header = self.header
        try:
            rows = card_rows(header["cards"][0][0], database)
        except CardError as error:
            raise SaveError(str(error), file=self.file) from error
        players = tuple(
            (name, team, tuple(card for count, card in deck for _ in range(count)))
            for name, team, deck in header["player"]
        )
        settings = tuple(arguments[0] for arguments in header.get("setting", ()))
        game, seed = header["game"][0][0], header["seed"][0][0]
        return Save(
            path=self.file,
            setup=Setup(players, rows, seed, settings, game),
            mode=header["mode"][0][0],
            progress=Progress(*header["progress"][0]),
            table=dict(header.get("table", ())),
            actions=tuple(self.terms["action"]),
            fluents=tuple(self.terms["fluent"]),
        )


def _words(kind: str, message: str, line: str) -> str:
    """Return what is wrong with LINE in words."""
    name = line.partition("(")[0]
    shown = line[len(name) + 1 : -1][:60]
    if kind == "existence_error":
        return f"there is no {name} like {shown}"
    if kind == "type_error":
        return f"{name} {shown} has an argument of the wrong type"
    return f"{shown} is not a term that a save can hold"
