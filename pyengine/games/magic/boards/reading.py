"""Reads a board: a few lines of text, as people write them down.

    turn 5 of A, declare attackers
    A: life 12 | battlefield 2 CARD, CARD (tapped) | hand CARD
    B: battlefield CARD, CARD (sick)

A semicolon ends a line, too. Card names are looked up here, as a name may hold the comma that
divides the cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from pyengine.errors import ManalogError
from pyengine.games.names import RESERVED

ZONES = ("battlefield", "hand", "graveyard", "library", "exile", "command", "sideboard")
BETWEEN = "; "
"""What is between the lines of a board that stands in one line."""

COUNTERS = ("poison", "energy", "experience")
NUMBERS = ("life", *COUNTERS)
MOST = 500
"""How many cards of a name, and how much of anything, a board may have."""

MOST_CARDS, MOST_PLAYERS = 2_000, 20

_TURN = re.compile(r"turn(?:\s+(\d{1,4}))?(?:\s+of\s+(\w+))?(?:\s*,\s*([a-z _]+))?", re.I)
_PLAYER = re.compile(r"([A-Za-z]\w{0,99})\s*:\s*(.*)", re.A)
_ENTRY = re.compile(r"(?:(\d{1,9})\s*x?\s+)?(.*?)\s*(?:\(([^()]*)\))?", re.A)
_DAMAGE = re.compile(r"(\d{1,9}) damage", re.A)
_COUNTERS = re.compile(r"(\d{1,9}|an?) ([-+/\w]{1,40}) counters?", re.A)

Known = Callable[[str], str]
"""Gives the card's or token's own name for what a person calls it; CardError: there is none."""


class BoardError(ManalogError):
    """A board that can't be read or set up."""


@dataclass(frozen=True)
class Entry:
    """Some objects of one name in a zone; `attacking` is a player, or "" for the next one."""

    name: str
    count: int = 1
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attacking: str | None = None


@dataclass
class Side:
    """What one player has."""

    life: int = 20
    counters: dict[str, int] = field(default_factory=dict)
    zones: dict[str, list[Entry]] = field(default_factory=dict)


@dataclass
class Board:
    """A board as it was written; `active` and `step` are as in `begin` of `Position`."""

    file: str
    sides: dict[str, Side] = field(default_factory=dict)
    turn: int = 5
    active: str = ""
    step: str = "precombat_main"


def read_board(path: str | Path, text: str, steps: Mapping[str, str], known: Known) -> Board:
    """Read TEXT, which stands in the file PATH; BoardError names the line that is wrong.

    STEPS are the names of the steps and how people call them; KNOWN knows the cards.
    """
    reader = _Reader(Board(str(path)), steps, known)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.line = number
        for part in line.partition("#")[0].split(BETWEEN.strip()):
            if content := part.strip():
                reader.take(content)
    return reader.finished()


@dataclass
class _Reader:
    """A board that is being read."""

    board: Board
    steps: Mapping[str, str]
    known: Known
    line: int = 0
    heading: int = 0
    cards: int = 0

    def wrong(self, message: str, remedy: str | None = None) -> BoardError:
        """Return the error that something is wrong with the present line."""
        return BoardError(message, file=self.board.file, line=self.line or None, remedy=remedy)

    def take(self, content: str) -> None:
        """Take in one line: whose turn it is, or what a player has."""
        player = _PLAYER.fullmatch(content)
        if player and player[1].lower() not in (*NUMBERS, *ZONES, "turn", "step"):
            self._player(player[1].lower(), player[2])
        elif re.match(r"turn\b", content, re.I):
            self._heading(content)
        else:
            raise self.wrong(
                f'"{content[:60]}" is not understood',
                "Write `NAME: battlefield ...` or `turn 5 of NAME, STEP`",
            )

    def _heading(self, content: str) -> None:
        found = _TURN.fullmatch(content)
        if found is None:
            raise self.wrong(f'"{content[:60]}" is not understood', "Write `turn 5 of NAME, STEP`")
        self.heading = self.line
        self.board.turn = int(found[1] or self.board.turn)
        self.board.active = (found[2] or "").lower()
        if found[3]:
            self.board.step = self._step(found[3])

    def _step(self, words: str) -> str:
        wanted = " ".join(words.lower().replace("_", " ").split())
        for name, called in self.steps.items():
            if wanted in (name.replace("_", " "), called.lower()):
                return name
        raise self.wrong(
            f'there is no step called "{wanted[:40]}"',
            f"The steps are: {', '.join(self.steps.values())}",
        )

    def _player(self, name: str, parts: str) -> None:
        if name in RESERVED:
            raise self.wrong(f"no player can be called {name}")
        side = self.board.sides.setdefault(name, Side())
        if len(self.board.sides) > MOST_PLAYERS:
            raise self.wrong(f"a board has at most {MOST_PLAYERS} players")
        for part in parts.split("|"):
            word, _, rest = part.strip().partition(" ")
            if word.lower() == "life":
                side.life = self._number(word, rest.strip())
            elif word.lower() in COUNTERS:
                side.counters[word.lower()] = self._number(word, rest.strip())
            elif word.lower() in ZONES:
                side.zones.setdefault(word.lower(), []).extend(self._entries(rest, word.lower()))
            elif word:
                raise self.wrong(
                    f'"{word[:40]}" is no part of a board',
                    f"There are {', '.join((*NUMBERS, *ZONES))}, with | between them",
                )

    def _number(self, word: str, text: str) -> int:
        if not re.fullmatch(r"-?\d{1,6}", text):
            raise self.wrong(f'{word} is a number, and "{text[:40]}" is none')
        return int(text)

    def _entries(self, text: str, zone: str) -> Iterator[Entry]:
        pieces = [piece.strip() for piece in re.split(r",(?![^(]*\))", text)]
        while pieces:
            length, name, piece = self._first(pieces)
            found = _ENTRY.fullmatch(piece)
            assert found is not None
            yield self._entry(name, found[1], found[3], zone)
            del pieces[:length]

    def _first(self, pieces: list[str]) -> tuple[int, str, str]:
        """Return how many PIECES the first card takes, its name, and its text."""
        unknown = None
        for length in range(1, min(3, len(pieces)) + 1):
            piece = ", ".join(pieces[:length])
            found = _ENTRY.fullmatch(piece)
            try:
                if found and found[2]:
                    return length, self.known(found[2]), piece
            except ManalogError as error:
                unknown = unknown or error
        if unknown is None:
            raise self.wrong(
                "a card is missing", "Write cards with commas between them: 2 CARD, CARD"
            )
        raise self.wrong(unknown.message, unknown.remedy)

    def _entry(self, name: str, count: str | None, marks: str | None, zone: str) -> Entry:
        number = self._count(count or "1")
        self.cards += number
        if self.cards > MOST_CARDS:
            raise self.wrong(f"a board has at most {MOST_CARDS} cards")
        if marks and zone != "battlefield":
            raise self.wrong(f"({marks[:40]}) is for the battlefield only")
        entry = Entry(name, number)
        for mark in (marks or "").lower().split(","):
            entry = self._marked(entry, mark.strip())
        return entry

    def _count(self, text: str) -> int:
        if not 1 <= int(text) <= MOST:
            raise self.wrong(f"{text} is too many or too few", f"There can be 1 to {MOST}")
        return int(text)

    def _marked(self, entry: Entry, mark: str) -> Entry:
        word, _, whom = mark.partition(" ")
        if mark in ("", "untapped"):
            return entry
        if mark == "tapped":
            return replace(entry, tapped=True)
        if mark == "sick":
            return replace(entry, sick=True)
        if word == "attacking":
            return replace(entry, attacking=whom.strip())
        if found := _DAMAGE.fullmatch(mark):
            return replace(entry, damage=self._count(found[1]))
        if found := _COUNTERS.fullmatch(mark):
            count = self._count(found[1]) if found[1].isdigit() else 1
            return replace(entry, counters=(*entry.counters, (found[2], count)))
        raise self.wrong(
            f'"{mark[:40]}" is not understood',
            "There are tapped, sick, attacking PLAYER, 2 damage, 3 +1/+1 counters",
        )

    def finished(self) -> Board:
        """Return the board, once it is whole."""
        board = self.board
        if len(board.sides) < 2:
            self.line = 0
            raise self.wrong("a player is missing", "Write a line for each: `B: life 20`")
        self.line = self.heading
        board.active = board.active or next(iter(board.sides))
        self._check_player(board.active)
        for side in board.sides.values():
            for entry in side.zones.get("battlefield", ()):
                if entry.attacking:
                    self._check_player(entry.attacking)
        return board

    def _check_player(self, name: str) -> None:
        if name not in self.board.sides:
            raise self.wrong(
                f'no player is called "{name[:40]}"',
                f"The players are {', '.join(self.board.sides)}",
            )
