import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import pyengine
from pyengine.cli.main import app
from pyengine.cli.standings import as_markdown
from pyengine.engine.fingerprint import files
from pyengine.errors import AgentError, TournamentError
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.model import Model, Training
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.match import Result, play
from pyengine.tournament.plan import Tournament
from pyengine.tournament.results import Results
from pyengine.tournament.running import MOST_FAILURES, save_name
from pyengine.tournament.standings import Tally, by_agents, by_contestant, by_pairing, wilson

MANALOG = (sys.executable, "-m", "pyengine.cli.main")
COLUMNS = "first_deck, first_agent, second_deck, second_agent, number"
OUTCOMES = f"select {COLUMNS}, seed, winner, turns, steps from games order by 1, 2, 3, 4, 5"


def tournament(*options: object) -> Any:
    result = CliRunner().invoke(app, ["tournament", *map(str, options)])
    assert result.exit_code == 0, result.output
    return json.loads(result.output) if "--json" in options else result.output


def refused(*options: object) -> str:
    result = CliRunner().invoke(app, ["tournament", *map(str, options)])
    assert result.exit_code == 2, result.output
    assert len(result.output.splitlines()) == 1
    return result.output


def rows(db: Path, query: str = OUTCOMES) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(db)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def wait_for_rows(db: Path, count: int, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if db.exists() and db.stat().st_size:
            try:
                if rows(db, "select count(*) from games")[0][0] >= count:
                    return
            except sqlite3.OperationalError:
                pass
        time.sleep(0.05)
    raise AssertionError(f"there are not {count} rows after {seconds} s")


# ------------------------------------------------------------------ the plan


def test_everyone_meets_everyone_from_both_seats() -> None:
    plan = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 3)
    assert len(plan.contestants) == 4
    assert len(set(plan.pairings)) == 16
    assert {Pairing(p.second, p.first) for p in plan.pairings} == set(plan.pairings)
    assert plan.total == 48 == len(list(plan.fixtures()))


def test_every_game_has_a_seed_of_its_own() -> None:
    plan = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 5)
    seeds = {fixture.setup.seed for fixture in plan.fixtures()}
    assert len(seeds) == plan.total
    other = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 5, seed=2)
    assert seeds.isdisjoint(fixture.setup.seed for fixture in other.fixtures())


def test_a_seed_depends_on_the_game_only() -> None:
    large = Tournament.everyone(["elves", "goblins"], ["random", "aggressive"], 5)
    small = Tournament.everyone(["goblins"], ["aggressive"], 1)
    (fixture,) = small.fixtures()
    assert fixture.setup.seed == large.seed_of(fixture.pairing, 0)


@pytest.mark.parametrize("decks", [("elves", "goblins"), ("goblins", "elves"), ("elves", "elves")])
def test_the_first_one_begins(decks: tuple[str, str]) -> None:
    from pyengine.engine.session import Session

    first, second = (Contestant(deck, "random") for deck in decks)
    plan = Tournament.everyone(list(dict.fromkeys(decks)), ["random"], 6)
    for number in range(6):
        pairing = Pairing(first, second)
        session = Session.start(plan.setup(pairing, plan.seed_of(pairing, number)))
        assert session.query("active", 1) == [[decks[0]]]


def test_without_a_match_anyone_may_begin() -> None:
    from pyengine.bench.games import Plan

    first = set()
    for number in range(12):
        session, _ = Plan.of(["elves", "goblins"], ["random"], 1).session(number)
        first.add(session.query("active", 1)[0][0])
    assert first == {"elves", "goblins"}


def test_without_mirrors_nobody_meets_itself() -> None:
    plan = Tournament.everyone(["elves", "goblins"], ["random"], 1, mirrors=False)
    assert {(p.first.deck, p.second.deck) for p in plan.pairings} == {
        ("elves", "goblins"),
        ("goblins", "elves"),
    }
    with pytest.raises(TournamentError, match="nobody to meet"):
        Tournament.everyone(["elves"], ["random"], 1, mirrors=False)


def test_mbrane_needs_no_decks() -> None:
    plan = Tournament.everyone([], ["random"], 1, game="mbrane")
    (fixture,) = plan.fixtures()
    result = play(fixture)
    assert result.decisions > 0
    assert str(result.pairing) == "random - random"


def trained(path: Path, deck: str, against: str) -> str:
    """Make a model at PATH that has learnt nothing; return the agent that plays by it."""
    own, other = (tuple(read_deck(name).card_names()) for name in (deck, against))
    model = Model(path, create=True)
    model.begin(Training(own, other))
    model.close()
    return f"qmdp:model={path}"


@pytest.mark.parametrize("setting", ["", ":mulligan=keep"])
def test_agents_are_asked_about_the_decks_before_anything_is_played(
    tmp_path: Path, setting: str
) -> None:
    agent = trained(tmp_path / "m.db", "elves", "goblins") + setting
    elves, goblins = Contestant("elves", agent), Contestant("goblins", "random")
    for pairing in (Pairing(elves, goblins), Pairing(goblins, elves)):
        assert Tournament.of(["elves", "goblins"], [pairing], 1).total == 1
    with pytest.raises(AgentError) as caught:
        Tournament.everyone(["elves", "goblins"], [agent, "random"], 1)
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 'm.db'}: this model was trained on other decks")
    assert f"{agent} elves - {agent} elves can't be played" in message
    assert "it is for elves against goblins." in message
    with pytest.raises(AgentError, match="it is for none of the decks here"):
        Tournament.everyone(["goblins"], [agent], 1)


def test_names_of_saves_are_short_and_different() -> None:
    long = "random:" + "x" * 300
    plan = Tournament((), (), 1)
    names = set()
    for agent in (long + "y", long + "z", "random"):
        one = Contestant("elves", agent)
        result = Result(Pairing(one, one), 3, 7, "draw", 0, 0, 0, 0, 0.0)
        name = save_name(plan, result)
        assert len(name) < 240 and name.endswith("-00003-7.save")
        names.add(name)
    assert len(names) == 3 and "magic-random-elves-random-elves-00003-7.save" in names


def test_what_agents_need_is_in_the_fingerprint() -> None:
    """Only what reads texts, connects or measures is left out: it does not decide."""
    script = (
        "import sys; from pyengine.agents.registry import _agents\n"
        "from pyengine.system.importing import imported\n"
        "from pyengine.games import find_game, game_names\n"
        "for game in map(find_game, game_names()):\n"
        "    found = (*_agents(game.name).values(), *game.parameters.values())\n"
        "    found += (game.evaluation, game.evaluation_after)\n"
        "    for name in filter(None, found): imported(name)\n"
        "print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('pyengine.')))"
    )
    output = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    needed = {Path(name) for name in output.split()}
    package = Path(pyengine.__file__).parent
    assert {path.relative_to(package).as_posix() for path in needed - set(files())
            if path.stem != "__init__"} == {
        "engine/bridge.py", "errors.py", "games/magic/cards/database.py",
        "games/magic/cards/texts.py", "system/closing.py", "system/importing.py",
        "system/interrupts.py", "system/memory.py", "system/replacing.py", "system/resources.py",
        "system/text_files.py",
    }  # fmt: skip


# ------------------------------------------------------------------ the numbers


def test_wilson() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29, Wilson without correction.
    for won, games, low, high in (
        (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):  # fmt: skip
        assert wilson(won, games) == pytest.approx((low, high), abs=0.00005)
    assert wilson(0, 0) == (0, 1)


def test_standings_count_both_seats_and_no_mirror() -> None:
    a, b = Contestant("elves", "random"), Contestant("goblins", "random")
    games = [(Pairing(a, b), "first"), (Pairing(b, a), "second"), (Pairing(b, a), "draw"),
             (Pairing(a, a), "first")]  # fmt: skip
    results = [Result(p, n, 0, w, 1, 1, 1, 1, 0.1) for n, (p, w) in enumerate(games)]  # type: ignore[arg-type]
    tallies = by_pairing(dict.fromkeys(p for p, _ in games), results)
    assert tallies[Pairing(b, a)] == Tally(games=2, won=0, drawn=1)
    assert by_contestant(tallies) == {a: Tally(3, 2, 1), b: Tally(3, 0, 1)}


def test_agents_are_compared_over_decks_and_seats() -> None:
    names = {(deck, agent): Contestant(deck, agent) for deck in "eg" for agent in "ab"}
    tallies = {
        Pairing(names["e", "a"], names["g", "b"]): Tally(4, 3, 1),
        Pairing(names["g", "b"], names["e", "a"]): Tally(4, 1, 0),
        Pairing(names["g", "a"], names["g", "b"]): Tally(2, 0, 0),
        Pairing(names["e", "a"], names["g", "a"]): Tally(9, 9, 0),
    }
    assert by_agents(tallies) == {("a", "b"): Tally(10, 6, 1), ("b", "a"): Tally(10, 3, 1)}
    lines = list(as_markdown(tallies))
    assert "| b g | 10 | 3 | 1 | 30.0 | 10.8–60.3 |" in lines
    assert lines[-4:] == [
        "| won against | a | b |", "| --- | --- | --- |",
        "| a |  | 60 (31–83) |", "| b | 30 (11–60) |  |",
    ]  # fmt: skip


# ------------------------------------------------------------------ playing


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


# ------------------------------------------------------------------ bad input


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


# ------------------------------------------------------------------ several processes


def test_killed_halfway_and_started_again(tmp_path: Path) -> None:
    """SIGKILL loses no finished game; none is played twice; two jobs or one, the same numbers."""
    pytest.importorskip("distributed")
    db, straight = tmp_path / "r.db", tmp_path / "s.db"
    options = ["--agents", "random,aggressive", "--games", "2", "--json"]
    command = [*MANALOG, "tournament", *options, "--jobs", "2", "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    wait_for_rows(db, 5)
    process.send_signal(signal.SIGKILL)
    process.wait()
    query = f"select {COLUMNS}, finished from games order by rowid"
    before = rows(db, query)
    assert 5 <= len(before) < 32

    done = tournament(*options, "--jobs", 2, "--db", db)
    assert (done["found"], done["played"]) == (len(before), 32 - len(before))
    after = rows(db, query)
    assert after[: len(before)] == before
    assert len(after) == len({row[:5] for row in after}) == 32

    tournament(*options, "--jobs", 1, "--db", straight)
    assert rows(db) == rows(straight)


@dataclass
class Started:
    """A Dask scheduler and two workers, started by hand."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    pytest.importorskip("distributed")
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    arguments = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
    boss = subprocess.Popen(
        [*dask, "scheduler", "--scheduler-file", str(file), *arguments],
        **quiet,  # type: ignore[call-overload]
    )
    end = time.monotonic() + 30
    while not file.exists() and time.monotonic() < end:
        time.sleep(0.1)
    address = json.loads(file.read_text())["address"]
    command = [*dask, "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    workers = [
        subprocess.Popen([*command, "--local-directory", str(tmp_path / f"worker{n}")], **quiet)  # type: ignore[call-overload]
        for n in range(2)
    ]
    yield Started(address, boss, workers)
    for process in (*workers, boss):
        process.kill()
        process.wait()


def test_a_scheduler_started_by_hand(tmp_path: Path, started: Started) -> None:
    """Its workers play; one that dies costs no game."""
    db, straight = tmp_path / "r.db", tmp_path / "s.db"
    options = ["--agents", "random,aggressive", "--games", "2", "--json"]
    command = [*MANALOG, "tournament", *options, "--scheduler", started.address]
    process = subprocess.Popen([*command, "--db", str(db)], stdout=subprocess.PIPE)
    wait_for_rows(db, 4)
    started.workers[0].kill()
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert json.loads(output)["played"] == 32
    tournament(*options, "--jobs", 1, "--db", straight)
    assert rows(db) == rows(straight)


def test_processes_on_this_machine_leave_ctrl_c_to_the_command() -> None:
    pytest.importorskip("distributed")
    from pyengine.tournament.cluster import local_cluster

    with local_cluster(2) as client:
        masks = client.run(lambda: signal.pthread_sigmask(signal.SIG_BLOCK, []))
    assert len(masks) == 2 and all(signal.SIGINT in mask for mask in masks.values())


def test_a_scheduler_that_dies(tmp_path: Path, started: Started) -> None:
    """One line says so, and nothing is lost."""
    db = tmp_path / "r.db"
    command = [*MANALOG, "tournament", "--agents", "random", "--games", "500", "--db", str(db)]
    process = subprocess.Popen(
        [*command, "--scheduler", started.address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_rows(db, 3)
    started.scheduler.kill()
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 2
    assert errors.startswith("manalog: the Dask scheduler is gone. What was played is kept")
    assert len(errors.splitlines()) == 1
    assert 3 <= len(rows(db)) < 2000


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: int) -> None:
    """A terminal sends it to all processes; only one speaks."""
    if jobs > 1:
        pytest.importorskip("distributed")
    db = tmp_path / "r.db"
    command = [*MANALOG, "tournament", "--games", "50", "--jobs", str(jobs), "--db", str(db)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    wait_for_rows(db, 3)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == "interrupted: the same command goes on from here\n"
    played = len(rows(db))
    assert played >= 3 and f"{played} were played, of 800" in output
