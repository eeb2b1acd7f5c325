"""A damaged pool is told in a line, by every command that opens it, whatever is damaged."""

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from card_files import atomic, write
from test_pool_import import imported, run

NAME = "Moss Drummer"
COMMANDS = (
    ("card", NAME), ("card", "Nothing Such"), ("cards",), ("cards", "coverage", "--by", "set"),
    ("cards", "check", "--jobs", "1"), ("cards", "prefer", "own"), ("deck", "elves"),
)  # fmt: skip

VALUES = ("NULL", "7", "x'ff00'", "'[1'", "'~w {'", "'[1,2]'", "'{\"a\":1}'", "''", "9e999")


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    directory = tmp_path_factory.mktemp("pool")
    path = directory / "good.sqlite"
    imported(write(directory / "cards.json", atomic()), path).close()
    yield path


def told(path: Path, command: tuple[str, ...]) -> str:
    """Return the line that COMMAND tells of the pool PATH, "" where it can use it."""
    code, _, err = run(*command, "--db", path)
    lines = [line for line in err.splitlines() if line.startswith("manalog: ")]
    assert "internal error" not in err
    assert (code, len(lines)) in ((0, 0), (1, 0), (2, 1)), err
    assert not lines or str(path) in lines[0] or "no card is called" in lines[0], err
    return lines[0] if lines and str(path) in lines[0] else ""


def changed(pool: Path, copy: Path, change: Callable[[bytearray], object]) -> None:
    content = bytearray(pool.read_bytes())
    change(content)
    copy.write_bytes(content)


@pytest.mark.parametrize("seed", range(4))
def test_flipped_bytes_and_truncations(seed: int, pool: Path, tmp_path: Path) -> None:
    rng, copy = random.Random(seed), tmp_path / "pool.sqlite"
    size, refused = pool.stat().st_size, 0

    def flip(content: bytearray) -> None:
        for _ in range(rng.choice((1, 4, 40, 400))):
            content[rng.randrange(size)] = rng.randrange(256)

    for _ in range(6):
        changed(pool, copy, flip)
        refused += bool(told(copy, rng.choice(COMMANDS)))
        cut = rng.randrange(size)
        copy.write_bytes(pool.read_bytes()[:cut])
        refused += bool(told(copy, rng.choice(COMMANDS)))
    assert refused > 3


@pytest.mark.parametrize("table", ["cards", "faces", "names", "texts", "paragraphs", "settings"])
def test_values_of_another_kind(table: str, pool: Path, tmp_path: Path) -> None:
    rng, copy = random.Random(table), tmp_path / "pool.sqlite"
    columns = sqlite3.connect(pool).execute(f"PRAGMA table_info({table})").fetchall()
    for column in columns:
        shutil.copy(pool, copy)
        with sqlite3.connect(copy) as connection:
            try:
                connection.execute(f"UPDATE {table} SET {column[1]} = {rng.choice(VALUES)}")
            except sqlite3.Error:
                continue
        told(copy, rng.choice(COMMANDS))
    shutil.copy(pool, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute(f"DROP TABLE {table}")
    assert "damaged" in told(copy, rng.choice(COMMANDS))


def test_a_card_that_is_not_what_was_imported(pool: Path, tmp_path: Path) -> None:
    copy = tmp_path / "pool.sqlite"
    shutil.copy(pool, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE faces SET power = '9'")
    line = told(copy, ("card", NAME))
    assert "this pool is damaged (what it holds is no card). Remove it, and import" in line


def test_other_files(pool: Path, tmp_path: Path) -> None:
    copy = tmp_path / "pool.sqlite"
    for content in (b"", b"no database", b"SQLite format 3\0", bytes(4096)):
        copy.write_bytes(content)
        assert all(told(copy, command) for command in COMMANDS)
    assert "this is no pool" in told(tmp_path, ("card", NAME))
    shutil.copy(pool, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE settings SET value = '99' WHERE key = 'schema'")
    assert "another version" in told(copy, ("card", NAME))


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    other, cards = tmp_path / "other.sqlite", write(tmp_path / "cards.json", atomic())
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE a (b)")
    before = other.read_bytes()
    assert "of another program" in told(other, ("cards", "import", str(cards)))
    assert other.read_bytes() == before


def test_a_locked_pool(pool: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "pool.sqlite"
    shutil.copy(pool, copy)
    monkeypatch.setattr("pyengine.system.databases.PATIENCE", 0.1)
    lock = sqlite3.connect(copy, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    assert "locked by another program. End that" in told(copy, ("card", NAME))
    lock.close()
    assert not told(copy, ("card", NAME))
