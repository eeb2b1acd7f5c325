"""How much of a pool is understood, what stops the rest, and what would unlock most of it."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from pyengine.games.magic.pool.keywords import KEYWORDS
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
    SELECT paragraphs.card, texts.text, texts.state, texts.term, texts.detail
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
class Obstacle:
    """What is not understood: in how many texts, and how many cards lack nothing else."""

    what: str
    texts: int
    cards: int


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
    stops: list[Obstacle]
    next: list[Obstacle]
    groups: list[Share] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)

    def record(self, way: str | None) -> dict[str, Any]:
        """Return it for JSON, the groups being those of WAY."""
        record = asdict(self)
        del record["groups"]
        for name in ("cards", "texts", "different"):
            del record[name]["name"]
        if way:
            record["by"] = {way: [asdict(group) for group in self.groups]}
        return record


def coverage(
    connection: Connection, way: str | None = None, unread: int = 0, most: int = 20
) -> Coverage:
    """Return what is understood, counted by WAY too, with MOST obstacles and UNREAD texts."""
    with connection.decoding():
        return _coverage(connection, way, unread, most)


def _coverage(connection: sqlite3.Connection, way: str | None, unread: int, most: int) -> Coverage:
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
    return Coverage(
        cards=_share(connection, _CARDS),
        texts=Share("texts", sum(states.values()), states.get("understood", 0)),
        different=Share("different", different[0] or 0, different[1] or 0),
        ambiguous=different[2] or 0,
        states=states,
        stops=_stops(rows)[:most],
        next=_next(connection, rows)[:most],
        groups=list(_groups(connection, way)) if way else [],
        unread=_unread(rows)[:unread],
    )


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


# ------------------------------------------------------------------ what stops reading


def _alone(rows: list[sqlite3.Row]) -> set[int]:
    """Return the cards that have one text only that is not understood."""
    counts = Counter(row["card"] for row in rows)
    return {card for card, count in counts.items() if count == 1}


def _stops(rows: list[sqlite3.Row]) -> list[Obstacle]:
    """Return the words at which reading stops, the most frequent first."""
    alone, counts, cards = _alone(rows), Counter[str](), Counter[str]()
    for row in rows:
        if row["state"] == "stopped":
            counts[row["term"]] += 1
            cards[row["term"]] += row["card"] in alone
    return [Obstacle(word, count, cards[word]) for word, count in counts.most_common()]


def _next(connection: sqlite3.Connection, rows: list[sqlite3.Row]) -> list[Obstacle]:
    """Return what would unlock cards by itself, that of most cards first."""
    alone = _alone(rows)
    texts: Counter[str] = Counter()
    cards: defaultdict[str, int] = defaultdict(int)
    for row in rows:
        label = _mechanic(row)
        texts[label] += 1
        cards[label] += row["card"] in alone
    frames = connection.execute(
        "SELECT problem, count(*) FROM cards WHERE state = 'refused' "
        "AND problem NOT LIKE '\"%' GROUP BY 1"
    )
    for problem, count in frames:
        cards[problem] += count
    found = [Obstacle(label, texts[label], count) for label, count in cards.items()]
    return sorted(found, key=lambda one: (-one.cards, -one.texts, one.what))


_STARTS = frozenset(KEYWORDS)


def _mechanic(row: sqlite3.Row) -> str:
    """Return what is missing in the text of ROW: a keyword, a part of a term, words in a row."""
    if row["state"] != "stopped":
        return f"{row['state']}: {row['detail'].partition('(')[0].strip()}"
    text = row["text"].casefold()
    words = text.split()
    if not text.endswith("."):
        for length in (3, 2, 1):
            name = " ".join(words[:length]).split("—")[0].rstrip(",")
            if name in _STARTS:
                return f"keyword {name}"
    before = " ".join(row["detail"].split()[-2:])
    return f"{before} {row['term'] or '(the end)'}".strip()


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
