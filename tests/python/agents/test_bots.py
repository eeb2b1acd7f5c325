"""Bots of one's own: what they get, and that one which fails loses its game and nothing else."""

import json
import os
import stat
import sys
import textwrap
import time
from pathlib import Path

import pytest
from tournaments import tournament
from typer.testing import CliRunner

from pyengine.agents import make_agent
from pyengine.agents.play_out import play_out
from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.errors import AgentError
from pyengine.games import find_game
from pyengine.system.landlock import libc, version_of

CLASSES = """
    import sys
    from pyengine import Agent

    class First(Agent):
        number: int = 0
        def choose(self, seat): return 0

    class Crashes(Agent):
        def choose(self, seat): raise KeyError("never mind")

    class Leaves(Agent):
        def choose(self, seat): sys.exit(3)

    class Nonsense(Agent):
        def choose(self, seat): return True

    class NoAgent: pass
"""

PROGRAM = """\
    #!/usr/bin/env python3
    import json, sys, time, os, subprocess
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "choose":
            continue
        {answer}
        sys.stdout.flush()
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ownbots.py").write_text(textwrap.dedent(CLASSES))
    return tmp_path


def program(directory: Path, answer: str, name: str = "bot") -> str:
    file = directory / name
    file.write_text(textwrap.dedent(PROGRAM).format(answer=answer))
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return f"./{name}"


def played(first: str, second: str = "random", seed: int = 3) -> tuple[Session, list[str]]:
    setup = find_game("magic").default_setup(seed)
    agents = {
        player: make_agent(spec, player, seed)
        for player, spec in zip(setup.names, (first, second), strict=True)
    }
    session = Session.start(setup)
    return session, [str(one) for one in play_out(session, agents)]


def test_a_class_plays(here: Path) -> None:
    session, forfeits = played("ownbots:First")
    assert session.over and forfeits == []


def test_a_program_plays_and_gets_what_its_seat_may_see(here: Path) -> None:
    bot = program(here, "open('got', 'a').write(line); print(message['options'][-1]['index'])")
    session, forfeits = played(bot)
    assert session.over and forfeits == []
    messages = [json.loads(line) for line in (here / "got").read_text().splitlines()]
    elves = set(session.setup.players[0][2])
    for message in messages:
        assert set(message) == {"type", "prompt", "options", "events", "view"}
        hand = [o for o in message["view"]["objects"] if o["zone"] == "hand"]
        assert {o["name"] for o in hand} <= elves
        assert [o["index"] for o in message["options"]] == list(range(len(message["options"])))
        assert "seed" not in json.dumps(message)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("raise ValueError('what now')", "has ended (code 1): ValueError: what now"),
        ("sys.exit(7)", "has ended (code 7)"),
        ("print(999)", "chose 999, which is none of 2 options"),
        ("print(-1)", "chose -1, which is none of"),
        ("print('true')", "chose True, which is none of"),
        ("print('0.0')", "chose 0.0, which is none of"),
        ("print('[0]')", "chose [0], which is none of"),
        ("print('pass')", 'said "pass", which is no JSON'),
        ("print('[' * 9999)", "which is no JSON"),
        ("sys.stdout.write('1' * 99999)", "says more than an answer"),
        ("time.sleep(60)", "was silent for 0.5 s"),
        ("sys.stdout.buffer.write(bytes([255, 10]))", "which is no JSON"),
    ],
)
def test_a_program_that_fails_loses_its_game(here: Path, answer: str, words: str) -> None:
    seconds = 0.5 if "silent" in words else 30
    session, (forfeit,) = played(f"{program(here, answer)}:seconds={seconds}")
    assert session.winners == ("goblins",)
    assert forfeit.startswith("elves has lost the game: ./bot ") and words in forfeit
    assert "\n" not in forfeit


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Crashes", "ownbots:Crashes has failed (KeyError: 'never mind')"),
        ("Leaves", "ownbots:Leaves has failed (SystemExit: 3)"),
        ("Nonsense", "ownbots:Nonsense chose True, which is none of 2 options"),
    ],
)
def test_a_class_that_fails_loses_its_game(here: Path, name: str, words: str) -> None:
    session, (forfeit,) = played("random", f"ownbots:{name}")
    assert session.winners == ("elves",)
    assert forfeit == f"goblins has lost the game: {words}"


def test_a_program_is_ended_with_all_that_it_started(here: Path) -> None:
    child = "p = subprocess.Popen(['sleep', '300']); open('pid', 'w').write(str(p.pid)); print(999)"
    played(program(here, child))
    pid = int((here / "pid").read_text())
    for _ in range(100):
        if not alive(pid):
            return
        time.sleep(0.05)
    pytest.fail("the child of a bot outlives its game")


LEAVES = """
    import os, subprocess, sys, time
    SCRIPT = '''
    import os, time
    if os.fork() == 0:
        os.setsid()
        open("pids", "a").write(f"{os.getpid()} ")
        time.sleep(300)
    '''
    def leave():
        nothing = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
        for _ in range(0 if os.path.exists("pids") else 3):
            subprocess.Popen([sys.executable, "-c", SCRIPT], start_new_session=True, **nothing)
        while not os.path.exists("pids") or len(open("pids").read().split()) < 3:
            time.sleep(0.01)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing keeps what is left behind")
@pytest.mark.parametrize("then", ["print(0)", "print(999)", "sys.exit(1)", "time.sleep(60)"])
def test_what_leaves_its_session_ends_too(here: Path, then: str) -> None:
    (here / "mischief.py").write_text(textwrap.dedent(LEAVES))
    played(f"{program(here, f'import mischief; mischief.leave(); {then}')}:seconds=5")
    pids = [int(pid) for pid in (here / "pids").read_text().split()]
    until = time.monotonic() + 10
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.05)
    assert len(pids) == 3 and not any(map(alive, pids))


LOOKS = """
    import json, os
    def look():
        found = []
        for name in os.listdir("/proc"):
            for what in ("cmdline", "environ", "maps", "status", "mem"):
                try:
                    open(f"/proc/{name}/{what}", "rb").read(100)
                    found += [name] if int(name) != os.getpid() else []
                except (OSError, ValueError):
                    pass
        for pid in (os.getppid(), int(os.environ["BOT_GAME"])):
            try:
                os.kill(pid, 0)
                found.append("signalled")
            except OSError:
                pass
        open("/proc/self/status").read()
        open("found", "w").write(json.dumps([found, dict(os.environ)]))
"""


def test_a_program_sees_nothing_of_other_processes(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a seed in a command or an environment, nor what its own environment is without."""
    if sys.platform != "linux" or version_of(libc()) < 6:
        pytest.skip("the kernel can't be asked for that")
    (here / "mischief.py").write_text(textwrap.dedent(LOOKS))
    monkeypatch.setenv("SECRET_SEED", "12345")
    monkeypatch.setenv("BOT_GAME", str(os.getpid()))
    _, forfeits = played(program(here, "import mischief; mischief.look(); print(0)"))
    assert forfeits == []
    found, environment = json.loads((here / "found").read_text())
    assert found == []
    assert "SECRET_SEED" not in environment and environment["BOT_GAME"] == str(os.getpid())
    assert "PATH" in environment and not any(name.startswith("MANALOG") for name in environment)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0]
    except OSError:
        return False


def test_a_tournament_goes_on(here: Path) -> None:
    bad = program(here, "sys.exit(1)")
    record = tournament(
        "--agents", f"{bad},random", "--decks", "goblins", "--no-mirrors", "--games", 2,
        "--jobs", 1, "--db", here / "r.db", "--json",
    )  # fmt: skip
    assert (record["played"], record["failed"], record["forfeited"]) == (4, 0, 4)
    won = {row["first"]: row["won"] for row in record["pairings"]}
    assert won == {f"{bad} goblins": 0, "random goblins": 2}


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("./nothing", "./nothing: there is no such program"),
        ("./plain", "./plain: is no program. chmod \\+x ./plain"),
        ("./plain:depth=3", 'has no parameter "depth"'),
        ("ownbots:Missing", "ownbots:Missing is no agent"),
        ("ownbots:NoAgent", "ownbots:NoAgent is no agent"),
        ("nowhere:Bot", "nowhere:Bot can't be loaded"),
        ("ownbots", 'no agent is called "ownbots"'),
    ],
)
def test_what_is_no_bot_is_refused_before_play(here: Path, spec: str, words: str) -> None:
    (here / "plain").write_text("no program")
    with pytest.raises(AgentError, match=words):
        make_agent(spec, "elves", 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--players", "ownbots:Nonsense,random", "--seed", "3", "--json"],
        ["bench", "--players", "ownbots:Nonsense,random", "--seed", "3", "--games", "1", "--json"],
    ],
)
def test_play_and_bench_say_it_in_one_line(here: Path, arguments: list[str]) -> None:
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0
    (line,) = done.stderr.splitlines()
    assert line.startswith("warning: ") and "elves has lost the game: ownbots:Nonsense" in line
    assert "goblins" in str(json.loads(done.stdout).get("winner") or done.stdout)
