"""How much of a pool is understood, what stops the rest, and what would unlock most of it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from pyengine.games.magic.pool.deck_needs import NeededCards
from pyengine.games.magic.pool.lacking import Lack
from pyengine.games.magic.pool.needs import LackedCard, Need, Needs
from pyengine.system.databases import Connection

WAYS = ("set", "keyword", "layout", "format")
"""By what the cards can be counted."""

_GROUPS = {
    "set": ("value", "cards, json_each(cards.sets)", "1"),
    "keyword": ("value", "cards, json_each(cards.keywords)", "1"),
    "layout": ("layout", "cards", "1"),
    "format": ("key", "cards, json_each(cards.legalities)", "value IN ('legal', 'restricted')"),
}

_UNREAD = """
    SELECT paragraphs.card, texts.id, texts.text, texts.state, texts.term, texts.detail
    FROM paragraphs JOIN texts ON texts.id = paragraphs.text WHERE texts.state <> 'understood'
"""


@dataclass(slots=True)
class Share:
    """How many of `total` are understood; `name` says of what."""

    name: str
    total: int
    understood: int

    @property
    def percent(self) -> float:
        """The share in percent."""
        return 100 * self.understood / self.total if self.total else 0.0


@dataclass(slots=True)
class Unread:
    """A text that is not understood: how often it occurs, and where reading stopped."""

    text: str
    count: int
    state: str
    word: str
    before: str


@dataclass(slots=True)
class Coverage:
    """What of a pool is understood."""

    cards: Share
    texts: Share
    different: Share
    ambiguous: int
    """How many different texts have two readings: errors of the grammar."""
    states: dict[str, int]
    kinds: dict[str, int]
    """How many texts lack what kind of thing."""
    needs: list[Need]
    decks: Share | None = None
    lacked: list[LackedCard] = field(default_factory=list)
    """The cards that most decks lack."""
    groups: list[Share] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)

    def record(self, way: str | None) -> dict[str, Any]:
        """Return it for JSON, the groups being those of WAY."""
        record = asdict(self)
        del record["groups"]
        for share in ("cards", "texts", "different", "decks"):
            if record[share]:
                del record[share]["name"]
        if way:
            record["by"] = {way: [asdict(group) for group in self.groups]}
        return record


@dataclass(frozen=True, slots=True)
class Asked:
    """What `coverage` counts: by which `way`, so many `unread` texts, at `most` so many rows.

    `decks` are the cards that each deck needs.
    """

    way: str | None = None
    unread: int = 0
    most: int = 20
    decks: Sequence[NeededCards] = ()


def coverage(connection: Connection, lacks: Mapping[int, Lack], asked: Asked) -> Coverage:
    """Return what is understood, and what is missing by LACKS, which says it of each text."""
    with connection.decoding():
        return _coverage(connection, lacks, asked)


def _coverage(connection: sqlite3.Connection, lacks: Mapping[int, Lack], asked: Asked) -> Coverage:
    states = dict(
        connection.execute(
            "SELECT texts.state, count(*) FROM paragraphs "
            "JOIN texts ON texts.id = paragraphs.text GROUP BY texts.state ORDER BY 2 DESC"
        ).fetchall()
    )
    rows = connection.execute(_UNREAD).fetchall()
    different = connection.execute(
        "SELECT count(*), sum(state = 'understood'), sum(state = 'ambiguous') FROM texts "
        "WHERE id IN (SELECT text FROM paragraphs)"
    ).fetchone()
    needs = Needs.of(connection, rows, lacks)
    return Coverage(
        cards=_share(connection, _CARDS),
        texts=Share("texts", sum(states.values()), states.get("understood", 0)),
        different=Share("different", different[0] or 0, different[1] or 0),
        ambiguous=different[2] or 0,
        states=states,
        kinds=needs.kinds(),
        needs=needs.counted(asked.decks)[: asked.most],
        decks=_decks(needs, asked.decks),
        lacked=needs.lacked(connection, asked.decks)[: asked.most],
        groups=list(_groups(connection, asked.way)) if asked.way else [],
        unread=_unread(rows)[: asked.unread],
    )


def _decks(needs: Needs, decks: Sequence[NeededCards]) -> Share | None:
    return Share("decks", len(decks), needs.whole(decks)) if decks else None


def shares(connection: sqlite3.Connection) -> tuple[Share, Share]:
    """Return how many cards of the pool, and how many of their texts, are understood."""
    texts = _share(
        connection,
        "SELECT count(*), sum(texts.state = 'understood') FROM paragraphs "
        "JOIN texts ON texts.id = paragraphs.text",
        "texts",
    )
    return _share(connection, _CARDS), texts


_CARDS = "SELECT count(*), sum(state = 'understood') FROM cards"


def _share(connection: sqlite3.Connection, query: str, name: str = "cards") -> Share:
    total, understood = connection.execute(query).fetchone()
    return Share(name, total or 0, understood or 0)


def _groups(connection: sqlite3.Connection, way: str) -> Iterator[Share]:
    """Yield the share of understood cards of each group, the largest first."""
    name, source, condition = _GROUPS[way]
    query = (
        f"SELECT {name}, count(*), sum(state = 'understood') FROM {source} WHERE {condition} "
        "GROUP BY 1 ORDER BY 2 DESC, 1"
    )
    for row in connection.execute(query):
        yield Share(*row)


def _unread(rows: list[sqlite3.Row]) -> list[Unread]:
    """Return the texts of ROWS, the most frequent first."""
    counts = Counter(row["text"] for row in rows)
    known = {row["text"]: row for row in rows}
    found = []
    for text, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        row = known[text]
        stopped = row["state"] == "stopped"
        word, before = (row["term"], row["detail"]) if stopped else ("", row["detail"])
        found.append(Unread(text, count, row["state"], word, before))
    return found
