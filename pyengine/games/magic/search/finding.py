"""Finding the cards that a query asks for: imported ones, and Manalog's own that are not imported.

All cards are gone through for each query: texts are searched for any part of a word, as Scryfall
does, which an index of words does not know, and thirty thousand texts take a fifth of a second.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

from pyengine.engine.bridge import bridge
from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card, fold
from pyengine.games.magic.pool.printed import Face, PrintedCard, as_colors
from pyengine.games.magic.pool.rarities import make_table
from pyengine.games.magic.pool.storage import memory_storage, printed_cards, put_card
from pyengine.games.magic.search import values
from pyengine.games.magic.search.keys import clause
from pyengine.games.magic.search.known import Known
from pyengine.games.magic.search.syntax import parse
from pyengine.system.databases import Connection


def _of_front(sql: str) -> str:
    return f"(SELECT {sql} FROM faces f WHERE f.card = c.id AND f.position = 0)"


ORDERS: dict[str, str] = {
    "name": "c.name COLLATE NOCASE",
    "mv": "c.mana_value",
    "power": _of_front("measured(f.power)"),
    "toughness": _of_front("measured(f.toughness)"),
    "color": _of_front("colors_order(f.colors)"),
    "playable": "NOT (c.state = 'understood' OR is_own(c.name))",
}
"""By what results may be ordered; cards that are equal in it are ordered by name."""

_FUNCTIONS: dict[str, tuple[int, Callable[..., Any]]] = {
    "holds": (2, values.holds),
    "names": (2, values.names),
    "says": (4, values.says),
    "measured": (1, values.measured),
    "colors_are": (3, values.colors_are),
    "colors_count": (3, values.colors_count),
    "colors_order": (1, lambda colors: values.bits(colors).bit_count() * 32 + values.bits(colors)),
    "costs_are": (3, values.costs_are),
    "has_symbol": (2, values.has_symbol),
    "has_word": (2, values.has_word),
}


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card that was found: as it is printed, whether it can be played, and why not."""

    card: PrintedCard
    playable: bool
    problem: str

    def shown(self) -> dict[str, Any]:
        """Return what a screen shows of it."""
        faces = [
            {
                "name": face.name,
                "cost": face.mana_cost,
                "type": face.type_line,
                "lines": face.text.split("\n") if face.text else [],
                "corner": face.numbers(),
            }
            for face in self.card.faces
        ]
        return {"faces": faces, "playable": self.playable, "problem": self.problem}

    def record(self) -> dict[str, Any]:
        """Return it for JSON."""
        return {**asdict(self.card), "playable": self.playable, "problem": self.problem}


@dataclass(frozen=True)
class Results:
    """How many cards were found, and an iterator over some of them, in their order."""

    count: int
    cards: Iterator[FoundCard]


class CardSearch:
    """The cards of a database, to be searched."""

    def __init__(self, database: CardDatabase) -> None:
        """Search the cards of DATABASE, which has to stay open."""
        own = {fold(card.name): card for card in database}
        self._own = frozenset(own)
        self._parts: list[Connection] = []
        imported: set[str] = set()
        if database.pool is not None:
            self._parts.append(self._prepared(database.pool.connection))
            imported = set(_column(self._parts[0], "SELECT folded FROM names WHERE whole"))
        others = [card for name, card in own.items() if name not in imported]
        if others:
            self._parts.append(self._prepared(_own_cards(others)))
        self._known = Known(self._parts)
        self._close = self._parts[-1].close if others else lambda: None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _prepared(self, connection: Connection) -> Connection:
        for name, (arguments, function) in _FUNCTIONS.items():
            connection.create_function(name, arguments, function, deterministic=True)
        connection.create_function("is_own", 1, lambda name: fold(name) in self._own)
        return connection

    def find(
        self,
        query: str,
        *,
        order: str = "name",
        descending: bool = False,
        start: int = 0,
        limit: int | None = None,
        seconds: float | None = None,
    ) -> Results:
        """Return the cards that QUERY asks for, LIMIT of them from the START on.

        QueryError: it means nothing. ManalogError: it takes more than SECONDS.
        """
        sql, bound = clause(parse(query), query, self._known)
        select = (
            f"SELECT c.id, c.name, {ORDERS[order]} AS place FROM cards c WHERE {sql} "
            "ORDER BY c.name COLLATE NOCASE"
        )
        deadline = None if seconds is None else time.monotonic() + seconds
        found = [
            (row["place"], number, row["id"])
            for number, part in enumerate(self._parts)
            for row in _rows(part, select, bound, deadline)
        ]
        found.sort(key=lambda one: _sortable(one[0], descending), reverse=descending)
        end = None if limit is None else start + limit
        return Results(len(found), self._cards([one[1:] for one in found[start:end]]))

    def _cards(self, found: Sequence[tuple[int, int]]) -> Iterator[FoundCard]:
        """Yield the cards FOUND, each the number of a part and that of a card there."""
        for start in range(0, len(found), _AT_ONCE):
            some = found[start : start + _AT_ONCE]
            known = {
                (number, card): shown
                for number, part in enumerate(self._parts)
                for card, shown in self._shown(part, [it for of, it in some if of == number])
            }
            yield from (known[one] for one in some)

    def _shown(self, part: Connection, numbers: list[int]) -> Iterator[tuple[int, FoundCard]]:
        marks = ", ".join("?" * len(numbers))
        rows = part.execute(f"SELECT id, state, problem FROM cards WHERE id IN ({marks})", numbers)
        states = {row["id"]: (row["state"] == "understood", row["problem"]) for row in rows}
        for number, card in printed_cards(part, numbers=numbers):
            understood, problem = states[number]
            playable = understood or fold(card.name) in self._own
            yield number, FoundCard(card, playable, "" if playable else problem)


_AT_ONCE = 500
"""How many cards are looked up at once."""


def _rows(connection: Connection, select: str, bound: list[Any], deadline: float | None) -> Any:
    """Return what SELECT finds; ManalogError: not until the DEADLINE."""
    late = False

    def is_late() -> bool:
        nonlocal late
        late = deadline is not None and time.monotonic() > deadline
        return late

    connection.set_progress_handler(is_late if deadline is not None else None, _STEPS)
    try:
        return connection.execute(select, bound).fetchall()
    except ManalogError as error:
        if late:
            raise ManalogError("this search takes too long: ask for less at once") from error
        raise
    finally:
        connection.set_progress_handler(None, 0)


_STEPS = 1000
"""After how many of SQLite's instructions the time is looked at."""


def _column(connection: Connection, select: str) -> Iterator[Any]:
    return (row[0] for row in connection.execute(select))


def _sortable(place: Any, descending: bool) -> tuple[bool, Any]:
    """Return PLACE so that cards which have none come last."""
    missing = place is None
    known = place.casefold() if isinstance(place, str) else place
    return missing is not descending, 0 if missing else known


# ------------------------------------------------------------------ Manalog's own cards


def _own_cards(cards: Iterable[Card]) -> Connection:
    """Return tables with CARDS, which are no imported ones, in the memory."""
    connection = memory_storage()
    with connection:
        make_table(connection)
        for card in cards:
            printed = _printed(card)
            number = put_card(connection, printed, printed.digest())
            connection.execute("UPDATE cards SET state = 'understood' WHERE id = ?", (number,))
    return connection


_BASIC = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
_MANA = re.compile(r"\{[^{}]*\}")
_KEYWORD = re.compile(r"keyword\((\w+)")


def _printed(card: Card) -> PrintedCard:
    """Return CARD with its text in English, its colors and its keywords."""
    text = "\n".join(bridge().call("define", "magic", "text", card.name, list(card.abilities)))
    colors = as_colors(card.mana_cost)
    lands = [_BASIC[kind] for kind in card.subtypes if kind in _BASIC]
    symbols = "".join(_MANA.findall(text))
    face = Face(
        card.name, card.mana_cost, colors, (), card.supertypes, card.types, card.subtypes,
        text, card.power, card.toughness,
    )  # fmt: skip
    words = (match[1] for term in card.abilities if (match := _KEYWORD.match(term)))
    return PrintedCard(
        name=card.name,
        layout="normal",
        faces=(face,),
        mana_value=values.mana_value(card.mana_cost),
        identity=as_colors([*colors, *lands, *symbols]),
        keywords=tuple(sorted({word.replace("_", " ").capitalize() for word in words})),
    )
