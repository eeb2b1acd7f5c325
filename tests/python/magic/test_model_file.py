"""The file of a QMDP model: what is no model, or damaged, or locked by another program."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from training import TINY, course
from typer.testing import CliRunner

from pyengine.agents import AgentError
from pyengine.cli.main import app
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.models.file import ModelLocked
from pyengine.games.magic.models.model import Model, state_number
from pyengine.games.magic.models.solution import Solution
from pyengine.games.magic.models.training import train


def small(path: Path, states: int = 1) -> Path:
    """Make a model of one game in STATES states."""
    with closing(Model(path, create=True)) as model:
        model.begin(TINY)
        with model.game():
            for number in range(states):
                model.learn(f"state {number}", "go", 1.0, None)
        model.save()
    return path


@contextmanager
def locked(path: Path, how: str) -> Iterator[sqlite3.Connection]:
    """Have PATH locked by another connection, until that is rolled back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"BEGIN {how}")
        yield connection


def impatient(model: Model) -> Model:
    """Have SQLite not wait for others."""
    model.tables.connection.execute("PRAGMA busy_timeout = 0")
    return model


def test_who_reads_a_model_does_not_keep_it_from_learning(tmp_path: Path) -> None:
    path = small(tmp_path / "model.db", 100)
    model = impatient(Model(path, create=True))
    with closing(sqlite3.connect(path)) as other:
        reading = other.execute("SELECT * FROM states")
        reading.fetchone()
        with model.game():
            model.learn("new", "go", 1.0, None)
        model.save()
        assert len(reading.fetchall()) == 99
    assert model.saved == 2
    model.close()


def test_a_model_that_was_trained_is_one_file(tmp_path: Path) -> None:
    path = small(tmp_path / "model.db")
    assert [found.name for found in tmp_path.iterdir()] == ["model.db"]
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())
    copy.chmod(0o444)
    with closing(Model(copy)) as model:
        assert model.games == 1
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_what_was_learnt_waits_for_who_has_locked_the_model(
    database: CardDatabase, tmp_path: Path
) -> None:
    path, told = tmp_path / "model.db", list[ModelLocked]()
    model = impatient(Model(path, create=True))
    model.begin(course(database).training())
    with locked(path, "IMMEDIATE") as other:

        def waiting(error: ModelLocked) -> None:
            told.append(error)
            if len(told) == 2:
                other.execute("ROLLBACK")

        progress = train(course(database), model, 2, 1, waiting)
        assert next(progress) == 1
    assert len(told) == 2
    assert "is locked by another program" in str(told[0])
    assert model.saved == 1
    assert list(progress) == [2]
    assert model.saved == 2
    model.close()


def test_who_does_not_wait_is_told_what_the_file_has(
    database: CardDatabase, tmp_path: Path
) -> None:
    path, told = tmp_path / "model.db", list[ModelLocked]()
    model = impatient(Model(path, create=True))
    assert list(train(course(database), model, 1)) == [1]

    def interrupted(error: ModelLocked) -> None:
        told.append(error)
        raise KeyboardInterrupt

    with locked(path, "IMMEDIATE"):
        progress = train(course(database), model, 3, 2, interrupted)
        with pytest.raises(KeyboardInterrupt):
            next(progress)
    assert len(told) == 1
    assert (model.games, model.saved) == (1, 1)
    model.close()


def test_the_command_counts_the_games_that_the_file_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def failing(course: object, model: Model, *_: object) -> Iterator[int]:
        with model.game():
            pass
        yield model.games
        raise AgentError("the disk is full")

    path = small(tmp_path / "model.db")
    monkeypatch.setattr("pyengine.games.magic.models.training.train", failing)
    answer = CliRunner().invoke(app, ["train", "qmdp", "--deck", "elves", "--model", str(path)])
    assert answer.exit_code == 2
    assert "model.db has learnt from 1 games." in answer.output.replace("\n", "")


def test_a_locked_model_is_no_broken_one(tmp_path: Path) -> None:
    path = small(tmp_path / "model.db")
    model = impatient(Model(path))
    with locked(path, "EXCLUSIVE"), pytest.raises(ModelLocked, match="is locked by another"):
        model.values(1)
    with locked(path, "IMMEDIATE"), pytest.raises(ModelLocked, match="is locked by another"):
        Solution([1], [("go", [1.0])]).write(model.tables)
    model.close()


@pytest.mark.parametrize("create", [True, False])
@pytest.mark.parametrize("statement", ["CREATE TABLE x (y)", "CREATE VIEW x AS SELECT 1"])
def test_other_databases_are_left_alone(tmp_path: Path, create: bool, statement: str) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    before = path.read_bytes()
    with pytest.raises(AgentError, match=r"this is no model.* no table about"):
        Model(path, create=create)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_model(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    path.touch()
    with closing(Model(small(path))) as model:
        assert model.values(state_number("state 0")) == {"go": 1.0}


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DROP TABLE states", "it has no table states"),
        ("DELETE FROM about WHERE key = 'discount'", "damaged .it says nothing of its discount"),
        ("DELETE FROM actions", "damaged .a state lacks the action go"),
        ("ALTER TABLE states RENAME value TO worth", "damaged .no such column: value"),
        ("UPDATE vectors SET worth = x'00'", "damaged .its vectors"),
    ],
)
def test_a_damaged_model_is_told_in_one_line(tmp_path: Path, statement: str, words: str) -> None:
    path = small(tmp_path / "model.db")
    with closing(Model(path)) as model:
        Solution([1], [("go", [1.0])]).write(model.tables)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(AgentError, match=words), closing(Model(path)) as model:
        model.tables.visited(state_number("state 0"))
        Solution.read(model.tables)


def test_pages_that_are_overwritten_are_told_in_one_line(tmp_path: Path) -> None:
    path = small(tmp_path / "model.db", 2000)
    content = bytearray(path.read_bytes())
    content[40_960:] = b"\xff" * (len(content) - 40_960)
    path.write_bytes(content)
    for command in (
        ["train", "qmdp", "--deck", "elves", "--games", "2"], ["train", "fsvi", "--states", "9"]
    ):  # fmt: skip
        answer = CliRunner().invoke(app, [*command, "--model", str(path)])
        assert answer.exit_code == 2
        assert "model" in answer.output
    with closing(Model(path)) as model, pytest.raises(AgentError, match="this model is damaged"):
        model.tables.visits()
