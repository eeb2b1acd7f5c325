"""Sets a board up that somebody wrote down: from it the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session
from pyengine.errors import CardError
from pyengine.games.magic.boards.reading import Board, BoardError, Entry, read_board
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card, fold
from pyengine.games.magic.position import Position, quoted
from pyengine.system.text_files import read_input, read_text

_NO_PRIORITY = ("untap", "cleanup")

_AFTER_ATTACK = ("declare_blockers", "first_combat_damage", "combat_damage")

_MOST_BYTES = 1_000_000

_AS_IT_IS = "draw"
"""The step whose card has been drawn: the hand is as it was written."""


def board_session(path: str | Path) -> Session:
    """Return a game that goes on from the board in the file PATH; "-" is the standard input.

    BoardError, with the line: it can't be read, a card is unknown, or the rules refuse it.
    """
    return _session(path, _text(Path(path)))


def board_in_words(text: str) -> Session:
    """Return a game that goes on from the board TEXT; BoardError as for `board_session`."""
    return _session("the board", text)


def _session(path: str | Path, text: str) -> Session:
    with CardDatabase.open() as database:
        cards = _Cards(database)
        board = read_board(path, text, _steps(), cards.name)
        return _begun(board, cards)


def _text(path: Path) -> str:
    if str(path) == "-":
        return read_input(sys.stdin, most=_MOST_BYTES, kind="a board", error=BoardError)
    return read_text(path, most=_MOST_BYTES, kind="a board", error=BoardError)


def _steps() -> dict[str, str]:
    """Return the names of the steps, and how people call them."""
    return dict(bridge().call("define", "magic", "step_words"))


@dataclass
class _Cards:
    """The cards of a board, and those that create its tokens."""

    database: CardDatabase
    makers: dict[str, str] = field(default_factory=dict)
    used: dict[str, Card] = field(default_factory=dict)

    def name(self, text: str) -> str:
        """Return the own name of the card or token that is called TEXT; CardError: none is."""
        folded = fold(text)
        if folded.endswith(fold(" token")):
            return self._token(text, folded)
        card = self.database.lookup(text)
        self.used[card.name] = card
        return card.name

    def taps_to_attack(self, name: str) -> bool:
        """Whether the card NAME, which is used, is tapped where it attacks."""
        return name not in self.used or "keyword(vigilance)" not in self.used[name].abilities

    def _token(self, text: str, folded: str) -> str:
        for card in (*self.used.values(), *self.database.playable()):
            for kind in _created(card):
                if fold(f"{kind} token") == folded:
                    self.makers[f"{kind} Token"] = card.name
                    return f"{kind} Token"
        raise CardError(
            f'no card creates a token called "{text[:80]}"',
            remedy="Write it with its subtypes, as the card that creates it: ... Token",
        )


def _created(card: Card) -> Iterable[str]:
    """Return what the tokens are called that CARD creates."""
    start = "token('"
    for term in card.abilities:
        for part in term.split(start)[1:]:
            yield part.partition("'")[0]


def _begun(board: Board, cards: _Cards) -> Session:
    _check_step(board)
    position = Position(tuple(board.sides), cards.database)
    for name, side in board.sides.items():
        position.life(name, side.life)
        for kind, number in side.counters.items():
            position.fluent(f"counters({name},{kind},{number})")
        for zone, entries in side.zones.items():
            if zone == "battlefield":
                for entry in entries:
                    _permanents(position, board, name, entry, cards)
            else:
                names = [entry.name for entry in entries for _ in range(entry.count)]
                getattr(position, zone)(name, *names)
    if any(entry.attacking is not None for entry in _permanents_of(board)):
        position.fluent("attackers_came")
    session = position.begin(
        board.step, board.active, turn=board.turn, entering=board.step != _AS_IT_IS
    )
    if wrong := session.violations():
        raise BoardError(f"no game leads to this board: {', '.join(wrong)}", file=board.file)
    return session


def _permanents_of(board: Board) -> list[Entry]:
    return [entry for side in board.sides.values() for entry in side.zones.get("battlefield", ())]


def _check_step(board: Board) -> None:
    attacks = [entry for entry in _permanents_of(board) if entry.attacking is not None]
    if board.step in _NO_PRIORITY:
        raise BoardError(
            "nobody can do anything in this step", file=board.file, remedy="Name another step"
        )
    if board.step in _AFTER_ATTACK and not attacks:
        raise BoardError(
            "nothing attacks", file=board.file, remedy="Write (attacking) behind a creature"
        )
    if attacks and board.step not in _AFTER_ATTACK:
        raise BoardError(
            "something attacks before the blockers are declared",
            file=board.file,
            remedy="Begin with the step `declare blockers`, or declare the attack in the game",
        )


def _permanents(position: Position, board: Board, player: str, entry: Entry, cards: _Cards) -> None:
    tapped = entry.tapped or (entry.attacking is not None and cards.taps_to_attack(entry.name))
    numbers = position.battlefield(
        player, *[entry.name] * entry.count, tapped=tapped, sick=entry.sick
    )
    if maker := cards.makers.get(entry.name):
        position.known(maker)
    for number in numbers:
        if maker:
            position.fluent(f"token({number})")
        if entry.damage:
            position.fluent(f"damage({number},{entry.damage})")
        for kind, count in entry.counters:
            position.fluent(f"counters({number},{quoted(kind)},{count})")
        if entry.attacking is not None:
            _attack(position, board, player, entry, number)


def _attack(position: Position, board: Board, player: str, entry: Entry, number: int) -> None:
    if player != board.active:
        raise BoardError(f"{entry.name} attacks, and it is not {player}'s turn", file=board.file)
    others = [name for name in board.sides if name != player]
    defender = entry.attacking or (others[0] if others else "")
    if defender not in others:
        raise BoardError(f"{entry.name} has nobody to attack", file=board.file)
    position.fluent(f"attacking({number},{defender})")
