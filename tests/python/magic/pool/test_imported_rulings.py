"""Rulings: kept as the card file has them, and shown with the card."""

import json
from pathlib import Path

import pytest
from card_files import atomic, write
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import CardError
from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.rulings import rulings_of

NAME = "Plain Ox"
RULINGS = [
    {"date": "2026-02-03", "text": "It is plain.\nAlways."},
    {"date": "2025-01-02", "text": "An Ox eats grass."},
]


def silent(what: str, done: int, total: int) -> None:
    """Tell nobody."""


def card_file(path: Path, rulings: object) -> Path:
    data = atomic()
    data["data"][NAME][0]["rulings"] = rulings
    return write(path, data)


def shown(pool: Path, *more: str) -> str:
    result = CliRunner().invoke(app, ["card", NAME, "--db", str(pool), *more])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_they_are_shown_with_the_card_by_their_dates(tmp_path: Path) -> None:
    file, path = card_file(tmp_path / "a.json", RULINGS), tmp_path / "pool.sqlite"
    pool = Pool.open(path, create=True)
    store(pool.connection, file, read_file(file, silent))
    lines = shown(path).splitlines()
    assert lines[-3:] == [
        "ruling of 2025-01-02: An Ox eats grass.",
        "ruling of 2026-02-03: It is plain.",
        "    Always.",
    ]
    record = json.loads(shown(path, "--json"))
    assert record["rulings"][0] == ["2025-01-02", "An Ox eats grass."]


def test_a_newer_file_says_them_anew_and_changes_no_card(tmp_path: Path) -> None:
    pool = Pool.open(tmp_path / "pool.sqlite", create=True)
    plain = write(tmp_path / "plain.json", atomic())
    store(pool.connection, plain, read_file(plain, silent))
    number = pool.number(NAME)
    assert number is not None
    assert rulings_of(pool.connection, number) == ()
    for told in (RULINGS, RULINGS[1:]):
        file = card_file(tmp_path / "more.json", told)
        imported = store(pool.connection, file, read_file(file, silent))
        assert (imported.added, imported.changed) == (0, 0)
        assert len(rulings_of(pool.connection, number)) == len(told)


@pytest.mark.parametrize("rulings", ["none", [1], [{"text": "when?"}]])
def test_what_is_no_list_of_rulings_is_refused(tmp_path: Path, rulings: object) -> None:
    with pytest.raises(CardError, match=NAME):
        read_file(card_file(tmp_path / "a.json", rulings), silent)
