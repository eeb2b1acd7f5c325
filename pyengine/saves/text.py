"""The lines of a save: taken apart, checked, and refused with the line that is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from pyengine.engine.bridge import bridge
from pyengine.engine.session import LARGEST_SEED, MODES
from pyengine.errors import SaveError
from pyengine.games import game_names
from pyengine.saves.checksums import checksum
from pyengine.system.json_text import read_json
from pyengine.system.text_files import read_text

FORMAT = 3
"""The version of the format that is written, and the latest that is read."""

MOST_BYTES = 50_000_000
MOST_CARDS = 20_000
"""How many cards all players together may begin with."""

MOST_TERMS = 100_000
"""How many facts and actions a save may have: games have a few thousand."""

TERMS = ("action", "fluent")

_LINE = re.compile(r"([a-z_]+)\((.*)\)\.")
_NAME = re.compile("[a-z][a-z0-9_]{0,99}")
_SUM = re.compile(r'checksum\("sha256", "([0-9a-f]{64})"\)\.')
_RESAVE = "Only an unchanged save can be resumed"


def term(name: str, *arguments: Any) -> str:
    """Return the line with the term NAME and ARGUMENTS, which are JSON values."""
    return f"{name}({', '.join(json.dumps(a, ensure_ascii=False) for a in arguments)})."


def read_lines(file: Path) -> list[str]:
    """Return the lines of FILE; SaveError: it can't be read, is too large or no UTF-8."""
    text = read_text(file, most=MOST_BYTES, kind="a saved game", error=SaveError)
    return text.replace("\r\n", "\n").split("\n")


_ARGUMENTS: dict[str, Callable[[list[Any]], bool]] = {
    "manalog_save": lambda a: _are(a, int),
    "rules": lambda a: _are(a, str),
    "game": lambda a: _are(a, str),
    "seed": lambda a: _are(a, int) and abs(a[0]) <= LARGEST_SEED,
    "mode": lambda a: _are(a, str) and a[0] in MODES,
    "progress": lambda a: _are(a, int, int, int) and all(0 <= n < 10**15 for n in a),
    "setting": lambda a: _are(a, str),
    "player": lambda a: _are(a, str, str, list) and _is_player(*a),
    "cards": lambda a: _are(a, list) and all(isinstance(name, str) for name in a[0]),
    "card": lambda a: _are(a, list) and _is_row(a[0]),
    "table": lambda a: len(a) == 2 and isinstance(a[0], str),
    "digests": lambda a: _are(a, list) and all(_is_digest(text) for text in a[0]),
    "changes": lambda a: _are(a, str),
}
"""What the arguments of each term of the header must be."""

_MANY = ("setting", "player", "card", "table", "digests", "changes")
"""The terms of the header that may be there any number of times; all others are there once."""

_OPTIONAL = ("setting", "card", "table", "digests", "changes")


def _are(arguments: list[Any], *types: type) -> bool:
    return [type(argument) for argument in arguments] == list(types)


def _is_player(name: str, team: str, deck: list[Any]) -> bool:
    named = _NAME.fullmatch(name) and (not team or _NAME.fullmatch(team))
    return bool(named) and all(_is_pile(pile) for pile in deck)


def _is_digest(text: Any) -> bool:
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{12}", text) is not None


def _is_row(row: list[Any]) -> bool:
    """Tell whether ROW has a card's name and strings, or lists of them and of such lists."""
    return bool(row) and isinstance(row[0], str) and row[0] != "" and all(map(_is_text, row))


def _is_text(part: Any, depth: int = 4) -> bool:
    if isinstance(part, list):
        return depth > 0 and all(_is_text(one, depth - 1) for one in part)
    return isinstance(part, str)


def _is_pile(pile: Any) -> bool:
    return isinstance(pile, list) and _are(pile, int, str) and 0 < pile[0] <= 1000


@dataclass
class Parsed:
    """The lines of a save, taken apart."""

    file: Path
    header: dict[str, list[list[Any]]] = field(default_factory=dict)
    terms: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in TERMS})
    numbered: list[tuple[int, str]] = field(default_factory=list)

    @classmethod
    def of(cls, lines: list[str], file: Path) -> Parsed:
        """Take LINES of FILE apart; SaveError: a line that is not understood."""
        parsed = cls(file)
        for number, line in enumerate(lines, start=1):
            if line and not line.startswith("%") and not _SUM.fullmatch(line):
                parsed._add(number, line, last=number == len(lines))
        parsed._check_header()
        return parsed

    def fail(self, message: str, line: int | None = None, remedy: str | None = None) -> NoReturn:
        """Refuse the save."""
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
        if not match or (name not in TERMS and name not in _ARGUMENTS):
            self.fail(f"this line is not understood: {line[:60]}", number)
        if name in TERMS:
            if len(self.numbered) >= MOST_TERMS:
                self.fail(f"a save has at most {MOST_TERMS:,} facts and actions", number)
            self.terms[name].append(match[2])
            self.numbered.append((number, line[:-1]))
        else:
            self._add_header(number, name, match[2])

    def _add_header(self, number: int, name: str, text: str) -> None:
        try:
            arguments = read_json(f"[{text}]")
        except ValueError:
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
        if name == "game" and arguments[0] not in game_names():
            self.fail(f'the game "{arguments[0][:40]}" is unknown', number)
        self.header.setdefault(name, []).append(arguments)

    def _check_header(self) -> None:
        if not self.header:
            self.fail("this is no saved game of Manalog")
        for name in _ARGUMENTS:
            if name not in self.header and name not in _OPTIONAL:
                self.fail(f"the save is cut short: it has no {name}")
        self._check_players()

    def _check_players(self) -> None:
        names = self._players()
        if len(set(names)) < len(names):
            self.fail("two players have one name")
        cards = sum(count for _, _, deck in self.header["player"] for count, _ in deck)
        if cards > MOST_CARDS:
            self.fail(f"the players have more than {MOST_CARDS} cards")
        fluents = "\n".join(self.terms["fluent"])
        for name in names:
            if not re.search(rf"\b{name}\b", fluents):
                self.fail(f"nothing in the state is about the player {name}")

    def _players(self) -> list[str]:
        return [name for name, _, _ in self.header["player"]]

    def check_terms(self, position: bool = True) -> None:
        """Let Prolog look at the actions and, with POSITION, the fluents; it executes nothing."""
        lines = [one for one in self.numbered if position or not one[1].startswith("fluent(")]
        texts = [line for _, line in lines]
        answer = bridge().call("define", "save", "check", texts, self._players())
        if answer[0] == "bad":
            number, line = lines[answer[1]]
            self.fail(_words(answer[2], answer[3], line), number)

    def check_sum(self, lines: list[str]) -> None:
        """Compare the checksum, which is the last line, with the lines before it."""
        if len(lines) < 2 or lines[-1] or not (match := _SUM.fullmatch(lines[-2])):
            self.fail("the save is cut short: it has no checksum at its end")
        if match[1] != checksum(lines[:-2]):
            self.fail("the save was changed after it was written", None, _RESAVE)


def _words(kind: str, message: str, line: str) -> str:
    """Return what is wrong with LINE in words."""
    name = line.partition("(")[0]
    shown = line[len(name) + 1 : -1][:60]
    if kind == "existence_error":
        return f"there is no {name} like {shown}"
    if kind == "type_error":
        return f"{name} {shown} has an argument of the wrong type"
    return f"{shown} is not a term that a save can hold"
