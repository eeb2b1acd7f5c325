"""`--missing` where nobody is asked: tournaments, goldfishing, studies, measuring, the toplevel."""

import json
import sqlite3
from pathlib import Path

import pytest
from test_pool_import import run
from unread_cards import home_with

LIST = "4 Moon Ox\n3 Moon Whisper\n9 Moon Chain\n1 Nobody Knows\n23 Plains\n20 Plains\n"
WAYS = ("leave-out", "nearest", "blank")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return home_with(tmp_path_factory.mktemp("home"), LIST)


@pytest.fixture
def deck(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MANALOG_HOME", str(home))
    return home / "mine.txt"


def met(deck: Path, db: Path, *more: object) -> tuple[int, str, str]:
    return run(
        "tournament", "--decks", f"{deck},elves", "--agents", "random", "--games", "1",
        "--no-mirrors", "--jobs", "1", "--db", db, *more,
    )  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_a_tournament_says_what_it_played(deck: Path, tmp_path: Path, way: str) -> None:
    db, saves = tmp_path / "results.db", tmp_path / "saves"
    code, out, err = met(deck, db, "--missing", way, "--json", "--keep", saves)
    assert code == 0, err
    assert "warning: mine: 4 Moon Ox: " in err
    first = json.loads(out)["missing"][0]
    played = {"leave-out": "", "nearest": "Grey Ox", "blank": "Moon Ox"}[way]
    assert (first["deck"], first["wanted"], first["count"]) == ("mine", "Moon Ox", 4)
    assert (first["way"], first["played"]) == (way, played)
    text = met(deck, db, "--missing", way)[1]
    assert "Not played as listed:\n  mine: 4 Moon Ox: " in text
    for save in saves.iterdir():
        assert "missing(mine,'Moon Ox')" in save.read_text()


def test_results_of_other_cards_are_not_gone_on_with(deck: Path, tmp_path: Path) -> None:
    db = tmp_path / "results.db"
    assert met(deck, db, "--missing", "blank")[0] == 0
    with sqlite3.connect(db) as connection:
        (cards,) = connection.execute("select cards from decks where name = 'mine'").fetchone()
    assert '# mine: 4 Moon Ox: played without "Whisper to the moon."' in cards
    code, _, err = met(deck, db, "--missing", "leave-out")
    assert code == 2 and "had other cards" in err


def test_rounds_say_it_too(deck: Path, tmp_path: Path) -> None:
    arguments = ("--system", "robin", "--best-of", "1", "--missing", "nearest")
    code, out, err = met(deck, tmp_path / "results.db", *arguments)
    assert code == 0, err
    assert "Not played as listed:\n  mine: 4 Moon Ox: Grey Ox is played for it\n" in out
    record = json.loads(met(deck, tmp_path / "results.db", *arguments, "--json")[1])
    assert record["missing"][0]["played"] == "Grey Ox"


@pytest.mark.parametrize("way", WAYS)
def test_goldfishing_and_the_study_of_mulligans(deck: Path, way: str) -> None:
    arguments = ("--games", "1", "--turns", "2", "--missing", way)
    code, out, err = run("goldfish", deck, *arguments, "--json")
    assert code == 0 and json.loads(out)["missing"][0]["way"] == way, err
    assert "Not played as listed:\n  mine: 4 Moon Ox: " in run("goldfish", deck, *arguments)[1]
    code, out, err = run("study", "mulligan", "--deck", deck, "--missing", way, "--rewards", "play")
    assert code == 0 and "43 lands" in out and "\nNot played as listed:\n" in out, err


def test_measuring_says_it(deck: Path) -> None:
    arguments = ("bench", "--decks", f"{deck},elves", "--games", "1", "--missing", "blank")
    code, out, err = run(*arguments, "--json")
    assert code == 0 and json.loads(out)["missing"][0]["wanted"] == "Moon Ox", err


@pytest.mark.parametrize(
    "command",
    [
        ("goldfish", "{deck}", "--games", "1"),
        ("study", "mulligan", "--deck", "{deck}"),
        ("bench", "--decks", "{deck},elves", "--games", "1"),
        ("tournament", "--decks", "{deck},elves", "--agents", "random", "--db", "{db}"),
    ],
)
def test_nothing_is_done_where_no_way_is_said(
    deck: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    arguments = [part.format(deck=deck, db=tmp_path / "results.db") for part in command]
    code, _, err = run(*arguments)
    assert code == 2 and "43 of 60 cards can be played" in err
    code, _, err = run(*arguments, "--missing", "ask")
    assert code == 2 and '--missing is leave-out, nearest or blank here, not "ask"' in err


def test_a_game_whose_cards_are_never_missing_says_so(deck: Path, tmp_path: Path) -> None:
    code, _, err = run(
        "tournament", "--game", "mbrane", "--agents", "random", "--games", "1", "--jobs", "1",
        "--db", tmp_path / "results.db", "--missing", "blank",
    )  # fmt: skip
    assert code == 2 and "no cards are missing in mbrane. Leave --missing out" in err
