"""Pools of cards that somebody hands on, damaged: cut, with other bytes, values and tables."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from attack.case import Case, Outcome, drawn
from attack.inputs.nasty import term
from attack.judging import judged
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cli.cards import describe_card
from pyengine.games.magic.pool.coverage import Asked, coverage
from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lacking import lacks
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.understanding import understand

_BEAR = {"manaCost": "{1}{G}", "types": ["Creature"], "subtypes": ["Bear"], "power": "2",
         "toughness": "2", "layout": "normal", "colors": ["G"]}  # fmt: skip
_TEXTS = ("", "Flying", "When ~ enters, draw a card.", "{T}: Scry 2.", "Whisper to the moon.")
_VALUES = ("NULL", "7", "x'ff00'", "'[1'", "'[1,2]'", "'{\"a\":1}'", "''", "9e999", "'~w{'")


def cases(rng: random.Random) -> Iterator[Case]:
    """Return damaged pools without end."""
    return drawn(rng, _pool)


def used(file: Path, rng: random.Random) -> None:
    """Do with the pool FILE what a command does that opens one."""

    def nobody(what: str, done: int, total: int) -> None: ...

    match rng.randrange(4):
        case 0:
            with Pool.open(file) as pool:
                way = rng.choice(("set", "keyword", "layout", "format"))
                coverage(pool.connection, lacks(pool.connection, nobody), Asked(way, 5))
        case 1:
            with Pool.open(file) as pool:
                understand(pool.connection, None, nobody)
                pool.prefer("own")
        case 2:
            with CardDatabase.open(pool=file) as database:
                assert list(database.playable())
        case _:
            with CardDatabase.open(pool=file) as database:
                describe_card(database, rng.choice(("Bear 2", "Bear 4", "Bare 3")))


@cache
def good() -> bytes:
    """Return a small pool that is whole."""
    cards = {f"Bear {n}": [{**_BEAR, "name": f"Bear {n}", "text": text}]
             for n, text in enumerate(_TEXTS)}  # fmt: skip
    file, path = Path("good.json"), Path("good.sqlite")
    file.write_text(json.dumps({"data": cards}), encoding="utf-8")
    with Pool.open(path, create=True) as pool:
        store(pool.connection, file, read_file(file, lambda *_: None))
        understand(pool.connection, None, lambda *_: None)
    return path.read_bytes()


def _pool(seed: int) -> Outcome:
    rng, file = random.Random(seed), Path("pool.sqlite")
    file.write_bytes(_other_bytes(good(), rng))
    if rng.random() < 0.4:
        file.write_bytes(good())
        _other_values(file, rng)
    return judged(partial(used, file, rng))


def _other_bytes(content: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(content))
    if rng.random() < 0.3:
        return rng.choice((content[:at], content[:at] + bytes(4096) + content[at + 4096 :]))
    damaged = bytearray(content)
    for _ in range(rng.choice((1, 4, 40, 400))):
        damaged[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(damaged)


def _other_values(file: Path, rng: random.Random) -> None:
    connection = sqlite3.connect(file)
    tables = ("cards", "faces", "names", "texts", "paragraphs", "settings")
    try:
        for _ in range(rng.choice((1, 1, 3))):
            connection.execute(*_statement(connection, rng.choice(tables), rng))
        connection.commit()
    except sqlite3.Error:
        pass  # what the table itself refuses nobody can hand on
    finally:
        connection.close()


def _statement(connection: sqlite3.Connection, table: str, rng: random.Random) -> tuple[Any, ...]:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    if rng.random() < 0.1 or not columns:
        return (rng.choice((f"DROP TABLE {table}", f"DELETE FROM {table}")),)
    if rng.random() < 0.3:
        return (f"UPDATE {table} SET {rng.choice(columns)} = ?", (term(rng)[:1_000],))
    return (f"UPDATE {table} SET {rng.choice(columns)} = {rng.choice(_VALUES)}",)
