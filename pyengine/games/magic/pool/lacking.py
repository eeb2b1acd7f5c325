"""What texts that are not understood lack: a word, a reference, a verb, a rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyengine.games.magic.pool.reading import grammar_version
from pyengine.games.magic.pool.working import ask_all
from pyengine.system.databases import Connection

Tell = Callable[[str, int, int], None]

_TABLE = (
    "CREATE TABLE IF NOT EXISTS lacks "
    "(text INTEGER PRIMARY KEY, kind TEXT, what TEXT, version TEXT)"
)
_UNREAD = (
    "SELECT id, context, text FROM texts WHERE state <> 'understood' "
    "AND id IN (SELECT text FROM paragraphs) ORDER BY id"
)
_FILED = 2_000
"""After so many texts what was found is filed, so that Ctrl-C loses little."""


@dataclass(frozen=True, slots=True)
class Lack:
    """What a text lacks: `what`, of a `kind` that prolog/magic/cards/reading/lacking.pl lists."""

    kind: str
    what: str


def lacks(connection: Connection, tell: Tell, jobs: int = 1) -> dict[int, Lack]:
    """Return what each text lacks that is not understood, by its number in the pool.

    What was found before by this version is filed beside the texts. CardError: the pool is damaged.
    """
    connection.execute(_TABLE)
    query = "SELECT text, kind, what FROM lacks WHERE version = ?"
    with connection.decoding():
        found = {
            int(row["text"]): Lack(str(row["kind"]), str(row["what"]))
            for row in connection.execute(query, (grammar_version(),))
        }
        unread = [row for row in connection.execute(_UNREAD) if row["id"] not in found]
    asked = [[str(row["context"]), str(row["text"])] for row in unread]
    filed = 0
    answers: list[Lack] = []
    try:
        for rows in ask_all("lacks", asked, jobs):
            answers += [Lack(*row) for row in rows]
            tell("asking what is missing", len(answers), len(asked))
            if len(answers) - filed >= _FILED:
                _file(connection, [row["id"] for row in unread[filed:]], answers[filed:])
                filed = len(answers)
    finally:
        _file(connection, [row["id"] for row in unread[filed:]], answers[filed:])
    return found | {row["id"]: lack for row, lack in zip(unread, answers, strict=True)}


def _file(connection: Connection, numbers: list[int], answers: list[Lack]) -> None:
    version = grammar_version()
    rows = zip(numbers, answers, strict=False)
    with connection:
        connection.executemany(
            "INSERT OR REPLACE INTO lacks VALUES (?, ?, ?, ?)",
            [(number, lack.kind, lack.what, version) for number, lack in rows],
        )
