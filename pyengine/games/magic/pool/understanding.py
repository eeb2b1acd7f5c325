"""What the cards of a pool are read as, filed by text and by the version of the grammar."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.reading import (
    CardReading,
    Key,
    Reading,
    Split,
    frame_row,
    grammar_version,
    judged,
    problem_of,
    split,
)
from pyengine.games.magic.pool.storage import printed_cards, writing
from pyengine.games.magic.pool.working import ask_all
from pyengine.system.databases import Connection

Tell = Callable[[str, int, int], None]
"""Progress as it is told: the kind of work, how much is done, and how much there is."""

_FILED = 2_000
"""How many readings are written at a time: what Ctrl-C leaves are those before."""


@dataclass(frozen=True, slots=True)
class _Card:
    """A card of the pool with its number, and its faces' texts split into abilities."""

    number: int
    printed: PrintedCard
    faces: tuple[Split, ...]


def understand(
    connection: Connection,
    names: Iterable[str] | None,
    tell: Tell,
    jobs: int = 1,
) -> int:
    """Read the cards NAMES of the pool, or all, that this grammar has not read; return how many.

    Interrupted, it has filed the readings that were done; the rest is read when it is needed.
    """
    wanted = None if names is None else set(names)
    cards = [
        _Card(number, printed, tuple(split(face) for face in printed.faces))
        for number, printed in printed_cards(connection, unless_version=grammar_version())
        if wanted is None or printed.name in wanted
    ]
    if cards:
        _read_texts(connection, _keys(cards), tell, jobs)
        _judge_cards(connection, cards, tell, jobs)
    return len(cards)


def _keys(cards: Iterable[_Card]) -> list[Key]:
    """Return what has to be read for CARDS, each once."""
    return list(
        {
            (where, part.text): None
            for card in cards
            for where, parts in card.faces
            for part in parts
        }
    )


# ------------------------------------------------------------------ texts


def _read_texts(connection: Connection, keys: Sequence[Key], tell: Tell, jobs: int) -> None:
    """Read those of KEYS that no reading of this version is filed for."""
    filed = _readings(connection)
    rows = [list(key) for key in keys if key not in filed]
    done: list[tuple[Any, ...]] = []
    answers = ask_all("read", rows, jobs)
    count = 0
    try:
        for answered in answers:
            done += [(*rows[count + index], *row) for index, row in enumerate(answered)]
            count += len(answered)
            tell("reading abilities", count, len(rows))
            if len(done) >= _FILED:
                _file(connection, done)
                done = []
    finally:
        _file(connection, done)


def _file(connection: Connection, rows: Iterable[tuple[Any, ...]]) -> None:
    version = grammar_version()
    with writing(connection):
        connection.executemany(
            "INSERT INTO texts (context, text, state, term, detail, version) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (context, text) DO UPDATE SET "
            "state = excluded.state, term = excluded.term, detail = excluded.detail, "
            "version = excluded.version",
            [(*row, version) for row in rows],
        )


def _readings(connection: Connection) -> dict[Key, tuple[int, Reading]]:
    """Return the readings of this version with the numbers of their texts."""
    rows = connection.execute("SELECT * FROM texts WHERE version = ?", (grammar_version(),))
    return {
        (row["context"], row["text"]): (
            row["id"],
            Reading(row["state"], row["term"], row["detail"]),
        )
        for row in rows
    }


# ------------------------------------------------------------------ cards


def _judge_cards(connection: Connection, cards: Sequence[_Card], tell: Tell, jobs: int) -> None:
    """File for each of CARDS, whose texts are read, its abilities and whether it can be played."""
    readings = _readings(connection)
    found = [
        [[readings[where, part.text] for part in parts] for where, parts in card.faces]
        for card in cards
    ]
    problems = [
        problem_of(
            (part, reading)
            for (_, parts), row in zip(card.faces, rows, strict=True)
            for part, (_, reading) in zip(parts, row, strict=True)
        )
        for card, rows in zip(cards, found, strict=True)
    ]
    frames = [
        frame_row(card.printed, [[reading.term for _, reading in row] for row in rows])
        for card, rows, problem in zip(cards, found, problems, strict=True)
        if not problem
    ]
    answers = _answers(frames, tell, jobs)
    verdicts = [CardReading(problem) if problem else judged(next(answers)) for problem in problems]
    texts = [[[number for number, _ in row] for row in rows] for rows in found]
    with writing(connection):
        _write_paragraphs(connection, cards, texts)
        _write_verdicts(connection, cards, verdicts)


def _answers(frames: list[list[Any]], tell: Tell, jobs: int) -> Iterator[list[Any]]:
    count = 0
    for answered in ask_all("judge", frames, jobs):
        count += len(answered)
        tell("judging cards", count, len(frames))
        yield from answered


def _write_paragraphs(
    connection: Connection, cards: Sequence[_Card], texts: list[list[list[int]]]
) -> None:
    connection.executemany(
        "DELETE FROM paragraphs WHERE card = ?", [(card.number,) for card in cards]
    )
    connection.executemany(
        "INSERT INTO paragraphs VALUES (?, ?, ?, ?, ?)",
        [
            (card.number, face, position, part.printed, text)
            for card, rows in zip(cards, texts, strict=True)
            for face, ((_, parts), row) in enumerate(zip(card.faces, rows, strict=True))
            for position, (part, text) in enumerate(zip(parts, row, strict=True))
        ],
    )


def _write_verdicts(
    connection: Connection, cards: Sequence[_Card], verdicts: Sequence[CardReading]
) -> None:
    version = grammar_version()
    connection.executemany(
        "UPDATE cards SET state = ?, problem = ?, terms = ?, version = ? WHERE id = ?",
        [
            (
                "understood" if verdict.understood else "refused",
                verdict.problem,
                json.dumps(verdict.terms, ensure_ascii=False),
                version,
                card.number,
            )
            for card, verdict in zip(cards, verdicts, strict=True)
        ],
    )
