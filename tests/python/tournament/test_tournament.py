"""Tournaments: games are played once, kept, and refused in one line."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from tournaments import COLUMNS, refused, rows, tournament
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import TournamentError
from pyengine.tournament.match import Result, play
from pyengine.tournament.plan import Tournament
from pyengine.tournament.results import Results
from pyengine.tournament.running import MOST_FAILURES


def test_what_is_in_the_database_is_not_played_again(tmp_path: Path) -> None:
    db = tmp_path / "r.db"
    options = ("--agents", "random", "--jobs", 1, "--db", db, "--json")
    one = tournament("--games", 1, *options)
    assert (one["found"], one["played"], one["games"]) == (0, 4, 4)
    before = rows(db, f"select {COLUMNS}, finished from games order by rowid")
    two = tournament("--games", 2, *options)
    assert (two["found"], two["played"], two["games"]) == (4, 4, 8)
    after = rows(db, f"select {COLUMNS}, finished from games order by rowid")
    assert after[:4] == before and len(after) == 8
    assert sum(pairing["games"] for pairing in two["pairings"]) == 8
    again = tournament("--games", 2, *options)
    assert (again["found"], again["played"]) == (8, 0)


def test_csv_and_decks_of_one_file_name(tmp_path: Path) -> None:
    for folder, card in (("mine", "Forest"), ("yours", "Mountain")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "deck.txt").write_text(f"60 {card}\n")
    table = tmp_path / "table.csv"
    decks = ",".join(str(tmp_path / folder / "deck.txt") for folder in ("mine", "yours"))
    tournament(
        "--agents", "random", "--decks", decks, "--games", 1, "--jobs", 1,
        "--db", tmp_path / "r.db", "--csv", table,
    )  # fmt: skip
    head, *lines = table.read_text().splitlines()
    assert head.startswith("first_deck,first_agent,second_deck") and len(lines) == 4
    assert {line.split(",")[0].rsplit("/", 2)[-2] for line in lines} == {"mine", "yours"}


def test_saves_are_kept(tmp_path: Path) -> None:
    from pyengine.saves.save import read_save

    db, keep = tmp_path / "r.db", tmp_path / "kept"
    tournament("--agents", "random", "--games", 1, "--jobs", 1, "--db", db, "--keep", keep)
    saves = [read_save(file) for file in sorted(keep.glob("*.save"))]
    assert {save.setup.seed for save in saves} == {row[5] for row in rows(db)}
    assert len(saves) == 4 and all(save.session().over for save in saves)


def test_the_table_names_everyone(tmp_path: Path) -> None:
    output = tournament(
        "--agents", "random", "--games", 1, "--jobs", 1, "--db", tmp_path / "r.db"
    )  # fmt: skip
    assert output.count("random goblins") == 1 + 4
    assert "4 were played, of 4" in output


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_heat_map(tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    plot = tmp_path / f"map{suffix}"
    tournament("--agents", "random", "--games", 1, "--jobs", 1, "--db", tmp_path / "r.db",
               "--plot", plot)  # fmt: skip
    start = plot.read_bytes()[:300]
    assert b"PNG" in start if suffix == ".png" else b"<svg" in plot.read_bytes()


def test_a_game_that_fails_costs_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyengine.tournament import running

    def sometimes(fixture: Any) -> Result:
        if fixture.pairing.first.deck == "goblins":
            raise ValueError("broken")
        return play(fixture)

    monkeypatch.setattr(running, "play", sometimes)
    db = tmp_path / "r.db"
    options = ["tournament", "--agents", "random", "--games", "1", "--jobs", "1", "--db", str(db)]
    result = CliRunner().invoke(app, options)
    assert result.exit_code == 1
    assert result.output.count("ValueError: broken") == 2
    assert len(rows(db)) == 2


def test_games_that_all_fail_are_named_and_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyengine.tournament import running

    def broken(_: Any) -> Result:
        raise ValueError("broken")

    monkeypatch.setattr(running, "play", broken)
    options = ["--agents", "random", "--games", "9", "--jobs", "1", "--db", str(tmp_path / "r.db")]
    result = CliRunner().invoke(app, ["tournament", *options])
    assert result.exit_code == 1
    assert result.stderr.count("not played: ") == MOST_FAILURES < 36
    assert result.stderr.count(", seed ") == MOST_FAILURES
    assert f"manalog: {MOST_FAILURES} games could not be played" in result.stderr


def test_bad_input(tmp_path: Path) -> None:
    db, folder = tmp_path / "r.db", tmp_path / "folder.png"
    folder.mkdir()
    for options, words in (
        (("--agents", "randm"), 'Did you mean "random"?'),
        (("--agents", "random,random"), "twice among the agents"),
        (("--decks", "elves,elves"), "twice among the decks"),
        (("--decks", "nothing"), "nothing"),
        (("--game", "chess"), 'no game is called "chess"'),
        (("--game", "mbrane", "--agents", "random", "--decks", "elves"), "without decks"),
        (("--jobs", 1, "--scheduler", "x:1"), "give one"),
        (("--plot", "map.gif"), ".png or .svg"),
        (("--plot", tmp_path / "no" / "map.png"), "no such directory"),
        (("--plot", folder), "is a directory"),
        (("--agents", ""), "no agent is named. The agents are aggressive, "),
        (("--agents", "", "--no-mirrors"), "no agent is named"),
        (("--scheduler", ""), "--scheduler has no address"),
        (("--seed", 2**63), "the seed is at most"),
        (("--seed", -(2**63)), "the seed is at most"),
        (("--games", 2**63), "the number of games is at most"),
    ):  # fmt: skip
        assert words in refused("--db", db, "--games", 1, *options)
    assert not db.exists() or rows(db) == []


def test_a_database_of_another_kind_or_version(tmp_path: Path) -> None:
    text, other, later = (tmp_path / name for name in ("text.db", "other.db", "later.db"))
    text.write_text("these are no results, but a text that is long enough " * 40)
    sqlite3.connect(other).execute("create table x (y)").connection.close()
    Results.open(later).close()
    connection = sqlite3.connect(later)
    connection.execute("pragma user_version = 99")
    connection.close()
    assert "is no database" in refused("--db", text)
    assert "no results of tournaments" in refused("--db", other)
    assert "version 99" in refused("--db", later)
    assert "can't be used" in refused("--db", tmp_path / "no" / "r.db")


def test_two_make_one_database_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second finds it empty, too, and made when its turn comes."""
    from pyengine.tournament import results

    db, create, made = tmp_path / "r.db", results._create, []

    def late(database: Any) -> bool:
        if not made:
            made.append(True)
            Results.open(db).close()
        made.append(create(database))
        return bool(made[-1])

    monkeypatch.setattr(results, "_create", late)
    plan = Tournament.everyone(["elves", "goblins"], ["random"], 1)
    with Results.open(db) as one, Results.open(db) as other:
        one.begin(plan)
        other.begin(plan)
        assert list(one.of(plan)) == []
    assert made == [True, True, False]
    assert rows(db, "pragma journal_mode") == [("wal",)]


def test_a_database_is_made_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "r.db"
    with monkeypatch.context() as patch:
        patch.setattr("pyengine.tournament.results._PAIRINGS", "no select at all")
        with pytest.raises(TournamentError, match="can't be used"):
            Results.open(db)
    assert rows(db, "select name from sqlite_master") == []
    Results.open(db).close()
    assert rows(db, "pragma user_version") == [(1,)]


def test_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyengine.tournament.results.PATIENCE", 0.1)
    db = tmp_path / "r.db"
    Results.open(db).close()
    connection = sqlite3.connect(db)
    connection.execute("begin exclusive")
    assert "locked by another program" in refused("--db", db, "--games", 1, "--jobs", 1)
    connection.close()


def test_a_deck_that_has_changed(tmp_path: Path) -> None:
    deck, db = tmp_path / "mine.txt", tmp_path / "r.db"
    options = ("--decks", deck, "--agents", "random", "--games", 1, "--jobs", 1, "--db", db)
    deck.write_text("30 Forest\n30 Llanowar Elves\n")
    tournament(*options)
    deck.write_text("31 Forest\n29 Llanowar Elves\n")
    assert "had other cards" in refused(*options)


def test_dask_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    db = tmp_path / "r.db"
    assert "pip install 'manalog[tournament]'" in refused("--db", db, "--jobs", 2)
    assert "pip install 'manalog[plots]'" in refused("--db", db, "--plot", tmp_path / "m.png")


def test_a_scheduler_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("pyengine.tournament.cluster.CONNECT_SECONDS", 0.5)
    for address in ("127.0.0.1:9", "nonsense://x"):
        message = refused("--db", tmp_path / "r.db", "--scheduler", address)
        assert "no Dask scheduler answers" in message


@pytest.mark.parametrize("greeting", [b"", b"SSH-2.0-OpenSSH_9.2"])
def test_what_answers_is_no_scheduler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, greeting: bytes
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("pyengine.tournament.cluster.CONNECT_SECONDS", 2)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            with server.accept()[0] as connection:
                connection.sendall(greeting)
                connection.recv(1)
                held.wait()

        held = threading.Event()
        threading.Thread(target=greet, daemon=True).start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        try:
            message = refused("--db", tmp_path / "r.db", "--scheduler", address)
        finally:
            held.set()
    assert f"no Dask scheduler answers at {address}" in message


def test_ctrl_c_while_the_processes_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for their start, those that start hear nothing of it, and then it counts."""
    distributed = pytest.importorskip("distributed")
    from pyengine.tournament.cluster import local_cluster

    happened = []

    class Cluster:
        def __init__(self, **_: Any) -> None:
            os.kill(os.getpid(), signal.SIGINT)
            script = "import signal; print(signal.pthread_sigmask(signal.SIG_BLOCK, []))"
            child = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
            happened.append(child.stdout)

        def __enter__(self) -> "Cluster":
            return self

        def __exit__(self, *_: object) -> None:
            happened.append("closed")

    monkeypatch.setattr(distributed, "LocalCluster", Cluster)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), local_cluster(1):
            happened.append("played")
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    finally:
        signal.signal(signal.SIGINT, before)
    child, closed = happened
    assert "SIGINT" in child and closed == "closed"
