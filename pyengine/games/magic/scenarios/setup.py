"""Sets a scenario's board up: cards to rows of definitions, boards to fluents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.engine.session import Session, Setup
from pyengine.errors import CardError, ScenarioError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import TYPES, Card
from pyengine.games.magic.position import quoted
from pyengine.games.magic.scenarios.reader import Entry, Scenario

SEATS = {"A": "a", "B": "b"}
"""The players of a scenario as the engine calls them."""

NAMES = {seat: name for name, seat in SEATS.items()}


@cache
def filler_name() -> str:
    """Return the name of the cards beneath a library's listed ones (format, section 2)."""
    with CardDatabase.open() as database:
        return database.basic_land("mountain")


@dataclass
class Cards:
    """The cards that scenarios may use: the database, and plain ones of an AtomicCards file."""

    database: CardDatabase
    atomic: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    _known: dict[str, Card | None] = field(default_factory=dict)

    @classmethod
    def open(cls, atomic: str | Path | None = None) -> Cards:
        """Open the card database, and the AtomicCards file ATOMIC; ScenarioError: it is none."""
        return cls(CardDatabase.open(), _read_atomic(atomic) if atomic else {})

    def find(self, name: str) -> Card | None:
        """Return the card NAME, or None where the engine does not know what it does."""
        if name not in self._known:
            self._known[name] = self._find(name)
        return self._known[name]

    def _find(self, name: str) -> Card | None:
        try:
            card = self.database.lookup(name)
        except CardError:
            card = None
        if card and card.name == name:
            return card
        faces = self.atomic.get(name, [])
        return _plain_card(faces[0]) if len(faces) == 1 else None

    def rows(self, names: list[str]) -> tuple[list[Any], ...]:
        """Return the definitions of those of NAMES that are known."""
        return tuple(card.row() for name in names if (card := self.find(name)))


def _read_atomic(path: str | Path) -> dict[str, list[dict[str, Any]]]:
    try:
        content = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(f"cannot be read ({error.strerror})", file=path) from error
    except (ValueError, RecursionError) as error:
        raise ScenarioError(f"this is not JSON ({error})", file=path) from error
    data = content.get("data") if isinstance(content, dict) else None
    if not isinstance(data, dict) or not all(isinstance(faces, list) for faces in data.values()):
        raise ScenarioError('this is no AtomicCards file: it has no object "data"', file=path)
    return data


def _plain_card(face: Any) -> Card | None:
    """Return the card with one FACE that has no rules text; None for any other."""
    if not isinstance(face, dict) or face.get("text"):
        return None
    types = tuple(kind.lower() for kind in face.get("types", ()))
    if not types or not set(types) <= TYPES or "planeswalker" in types:
        return None
    return Card(
        name=face["name"],
        mana_cost=face.get("manaCost", ""),
        supertypes=tuple(kind.lower() for kind in face.get("supertypes", ())),
        types=types,
        subtypes=tuple(kind.lower() for kind in face.get("subtypes", ())),
        power=face.get("power"),
        toughness=face.get("toughness"),
        abilities=(),
        source="",
    )


@dataclass
class Start:
    """The beginning of a scenario: fluents, and the objects that have an alias."""

    fluents: list[str]
    aliases: dict[str, int]


@dataclass
class _Board:
    """A board under construction."""

    cards: Cards
    fluents: list[str] = field(default_factory=list)
    aliases: dict[str, int] = field(default_factory=dict)
    count: int = 0

    def add(self, entry: Entry, seat: str) -> Iterator[int]:
        """Add the objects of ENTRY, which SEAT owns; yield their numbers."""
        for number in range(1, entry.count + 1):
            self.count += 1
            self.fluents.append(f"object({self.count},{quoted(entry.card)},{seat})")
            if entry.alias:
                alias = entry.alias if entry.count == 1 else f"{entry.alias}.{number}"
                self.aliases[alias] = self.count
            yield self.count

    def permanents(self, entry: Entry, seat: str) -> None:
        card = self.cards.find(entry.card)
        tapped = entry.tapped or (card is not None and "enters_tapped" in card.abilities)
        for number in self.add(entry, seat):
            self.fluents += [f"controls({seat},{number})", f"newly_controlled({number})"]
            if tapped:
                self.fluents.append(f"tapped({number})")

    def pile(self, entries: tuple[Entry, ...], zone: str, seat: str) -> None:
        for entry in entries:
            for number in self.add(entry, seat):
                place = f"exile({number})" if zone == "exile" else f"{zone}({seat},{number})"
                self.fluents.append(place)

    def library(self, entries: tuple[Entry, ...], filler: int, seat: str) -> None:
        piles = [*entries, Entry(filler_name(), filler)]
        self.fluents.append(
            f"library({seat},{[number for pile in piles for number in self.add(pile, seat)]})"
        )


def start_of(scenario: Scenario, cards: Cards) -> Start:
    """Return the state before SCENARIO's first turn."""
    board = _Board(cards)
    boards = [(SEATS[name], board_) for name, board_ in scenario.players.items()]
    for seat, begin in boards:
        for entry in begin.entries("battlefield"):
            board.permanents(entry, seat)
    for seat, begin in boards:
        for zone in ("hand", "graveyard", "exile"):
            board.pile(begin.entries(zone), zone, seat)
        board.library(begin.entries("library"), begin.library_filler, seat)
        board.fluents.append(f"life({seat},{begin.life})")
    settings = [f"setting(payment({seat}),manual)" for seat in sorted(_paying_by_hand(scenario))]
    return Start([*board.fluents, *settings, *_frame(board.count)], board.aliases)


def _paying_by_hand(scenario: Scenario) -> set[str]:
    """Return who activates mana abilities, which are no choices otherwise."""
    made = {a.player for a in scenario.script if a.do == "mana"}
    made |= {a.player for a in scenario.script if "Add" in (a.get("ability") or "")}
    checked = [e for a in scenario.script for e in a.expect if e.kind == "playable"]
    made |= {e.arguments[0] for e in checked if "Add" in e.arguments[1].get("activate", "")}
    return {SEATS[player] for player in made}


def _frame(count: int) -> list[str]:
    first, second = SEATS.values()
    order = f"[{first},{second}]"
    return [
        f"turn_order({order})", f"setting(seats,{order})", "setting(mulligan,london)",
        f"active({first})", f"first_turn({first})", "turn(0)", "step(beginning)", "stack([])",
        "seed(1)", "draws(0)", "changed(statics)", "changed(state)", f"next_number({count + 1})",
        f"now(begin_turn({first}))", "later([])",
    ]  # fmt: skip


def session_of(scenario: Scenario, cards: Cards) -> Session:
    """Return a session with the cards of SCENARIO, not yet begun."""
    names = dict.fromkeys(scenario.card_names())
    if any(board.library_filler for board in scenario.players.values()):
        names[filler_name()] = None
    setup = Setup(
        tuple((seat, "", ()) for seat in NAMES),
        cards.rows(list(names)),
        1,
        ("mulligan=london",),
        game="magic",
    )
    return Session(setup, "choices")
