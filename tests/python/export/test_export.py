"""`manalog export`: decisions of saves and games of tournaments, as rows."""

import json
from pathlib import Path

import pytest
from tournaments import tournament
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.export.decisions import decisions


def run(*arguments: object, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["export", *map(str, arguments)])
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.output


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("played")
    tournament(
        "--agents", "random,aggressive", "--decks", "goblins", "--no-mirrors", "--games", 1,
        "--jobs", 1, "--db", directory / "r.db", "--keep", directory / "saves",
    )  # fmt: skip
    return directory


def test_decisions_of_saves(played: Path) -> None:
    rows = [json.loads(line) for line in run(played / "saves", "--views").splitlines()]
    games = {row["game"] for row in rows}
    assert len(games) == 2
    for game in games:
        mine = [row for row in rows if row["game"] == game]
        assert [row["choice"] for row in mine] == list(range(len(mine)))
        assert {(row["agent"], row["outcome"]) for row in mine} in (
            {("random", -1), ("aggressive", 1)}, {("random", 1), ("aggressive", -1)},
        )  # fmt: skip
        assert len({len(row["features"]) for row in mine}) == 1
    for row in rows:
        assert len(row["options"]) == len(row["words"]) > 1
        assert row["options"][row["chosen"]] == row["action"]
        assert row["view"]["viewer"] == row["player"]


def test_games_of_a_tournament(played: Path, tmp_path: Path) -> None:
    run(played / "r.db", "--output", tmp_path / "games.jsonl")
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert {row["first_agent"] for row in rows} == {"random", "aggressive"}
    assert {row["winner"] for row in rows} <= {"first", "second", "draw"}


def test_parquet_is_the_same_table(played: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for name, table in (("saves", "decisions"), ("r.db", "games")):
        file = tmp_path / f"{table}.parquet"
        run(played / name, "--format", "parquet", "--output", file)
        lines = [json.loads(line) for line in run(played / name).splitlines()]
        assert parquet.read_table(file).to_pylist() == lines


def test_a_save_that_can_not_be_played_again_is_named(played: Path, tmp_path: Path) -> None:
    good = next((played / "saves").glob("*.save"))
    (tmp_path / "bad.save").write_text("no save")
    output = run(tmp_path, good, "--output", tmp_path / "x.jsonl", code=1)
    assert "bad.save" in output
    assert len((tmp_path / "x.jsonl").read_text().splitlines()) == len(decisions(good))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nowhere"], "no such file"),
        (["r.db", "saves"], "different tables"),
        (["saves", "--format", "csv"], "--format is jsonl or parquet"),
    ],
)
def test_what_is_refused(played: Path, arguments: list[str], words: str) -> None:
    paths = [str(played / name) if (played / name).exists() else name for name in arguments]
    assert words in run(*paths, code=2)
