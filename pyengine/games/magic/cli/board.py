"""The board of a game of Magic, for a terminal of 80 columns and more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from pyengine.cli.play.labeled import Labeled

_LABEL = 14


class Player(NamedTuple):
    """A player, as the rules' row has it."""

    name: str
    team: str
    life: int
    counters: list[str]
    hand: int
    library: int
    exiled: int
    graveyard: list[str]
    mana: str
    playing: int


class Permanent(NamedTuple):
    """A permanent, as the rules' row has it."""

    number: int
    name: str
    controller: str
    kind: str
    size: str
    tapped: int
    remarks: list[str]


@dataclass(frozen=True)
class Board:
    """All rows, with names."""

    turn: int
    step: str
    active: str
    players: list[Player]
    permanents: list[Permanent]
    stack: list[tuple[str, str]]
    hand: list[list[Any]]
    known: list[tuple[str, int, str]]


def draw_board(rows: list[Any], viewer: str) -> RenderableType:
    """Return the board of ROWS: the others' sides, the stack, VIEWER's side and hand."""
    turn, step, active, players, permanents, stack, hand, known = rows
    board = Board(
        turn,
        step,
        active,
        [Player(*row) for row in players],
        [Permanent(*row) for row in permanents],
        [(player, words) for player, words in stack],
        hand,
        [(owner, place, name) for owner, place, name in known],
    )
    return Group(*_parts(board, viewer))


def _parts(board: Board, viewer: str) -> Iterable[RenderableType]:
    whose = f"{board.active}' turn" if board.active.endswith("s") else f"{board.active}'s turn"
    title = f"Turn {board.turn} - {whose} - {board.step}" if board.turn else board.step
    yield Rule(Text(title, style="bold"), characters="=", style="dim")
    for player in board.players:
        if player.name != viewer:
            yield from _side(board, player, viewer)
    if board.stack:
        yield from _stack(board)
    for player in board.players:
        if player.name == viewer:
            yield from _side(board, player, viewer)
    yield Rule(characters="-", style="dim")


def _side(board: Board, player: Player, viewer: str) -> Iterable[RenderableType]:
    """Yield one player's line of numbers, and their permanents by kind."""
    mine = [p for p in board.permanents if p.controller == player.name]
    yield Labeled(_name(player, viewer, board.active), _numbers(player), _LABEL)
    for kind, label in (("creature", "creatures"), ("other", "others"), ("land", "lands")):
        lines = _grouped([p for p in mine if p.kind == kind])
        if lines:
            separator = Text(", ") if kind == "land" else Text("\n")
            yield _labeled(label, separator.join(lines))
    if player.name == viewer and board.hand:
        yield _labeled("hand", Text(", ").join(_hand(board.hand)))
    known = [_known(place, name) for owner, place, name in board.known if owner == player.name]
    if known:
        yield _labeled("known", Text(", ".join(known)))


def _known(place: int, name: str) -> str:
    """Return NAME with its PLACE in the library, from the top; in a hand it has none."""
    return f"{name} ({place} from the top)" if place else f"{name} in hand"


def _labeled(label: str, content: Text) -> Labeled:
    return Labeled(Text(f"  {label}", style="dim"), content, _LABEL)


def _name(player: Player, viewer: str, active: str) -> Text:
    mark = "> " if player.name == active else "  "
    you = " (you)" if player.name == viewer else ""
    return Text(mark + player.name + you, style="bold")


def _numbers(player: Player) -> Text:
    parts = [f"{player.life} life", f"hand {player.hand}", f"library {player.library}"]
    parts.append(f"graveyard {len(player.graveyard)}")
    if player.exiled:
        parts.append(f"exile {player.exiled}")
    parts.extend(player.counters)
    if player.mana:
        parts.append(f"mana {player.mana}")
    if player.team:
        parts.append(f"team {player.team}")
    if not player.playing:
        parts.append("out of the game")
    return Text("   ".join(parts), style="bold" if player.playing else "dim")


def _grouped(permanents: list[Permanent]) -> list[Text]:
    """Return a line for each kind of permanent, those that are alike together."""
    groups: dict[tuple[str, str, int, tuple[str, ...]], list[int]] = {}
    for permanent in permanents:
        remarks = tuple(permanent.remarks)
        key = (permanent.name, permanent.size, permanent.tapped, remarks)
        groups.setdefault(key, []).append(permanent.number)
    return [_line(permanents[0].kind, *key, numbers) for key, numbers in groups.items()]


def _line(
    kind: str, name: str, size: str, tapped: int, remarks: tuple[str, ...], numbers: list[int]
) -> Text:
    text = Text(name, style="dim" if tapped else _STYLES[kind])
    if len(numbers) > 1:
        text.append(f" x{len(numbers)}")
    if kind != "land":
        text.append(f" ({', '.join(map(str, numbers))})", style="dim")
    if size:
        text.append(f" {size}", style="bold")
    status = (["tapped"] if tapped else []) + list(remarks)
    if status:
        text.append(f" {', '.join(status)}" if kind != "land" else f" ({', '.join(status)})")
    return text


_STYLES = {"creature": "cyan", "other": "magenta", "land": "green"}


def _hand(hand: list[list[Any]]) -> list[Text]:
    counts: dict[tuple[str, str], int] = {}
    for name, cost, *_ in hand:
        counts[name, cost] = counts.get((name, cost), 0) + 1
    return [_card(name, cost, count) for (name, cost), count in counts.items()]


def _card(name: str, cost: str, count: int) -> Text:
    text = Text(name)
    if count > 1:
        text.append(f" x{count}")
    if cost:
        text.append(f" {cost}", style="dim")
    return text


def _stack(board: Board) -> Iterable[RenderableType]:
    for position, (player, words) in enumerate(board.stack):
        content = Text(f"{player}: {words}", style="yellow")
        yield _labeled("stack" if position == 0 else "", content)
