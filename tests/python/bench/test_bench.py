import itertools
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from pyengine.bench.comparing import medians
from pyengine.bench.games import Measured, Plan, measure
from pyengine.bench.startup import StartupMeasured, measure_startup
from pyengine.bench.timing import exponent
from pyengine.cli.games import TERMINALS
from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.errors import AgentError, EngineError, ManalogError
from pyengine.games import find_game
from pyengine.games.magic.bench.growth import GrowthMeasured
from pyengine.games.magic.bench.growth_plot import draw_growth, power_law

FIGURES = {
    "games", "games_per_second", "decisions", "decisions_per_second", "choices", "steps",
    "steps_per_second", "seconds", "peak_memory_mb", "memory_growth_mb", "results",
}  # fmt: skip


ABOUT = {"workload", "repeat", "machine", "versions", "commit"}


def bench(*options: str) -> str:
    result = CliRunner().invoke(app, ["bench", *options])
    assert result.exit_code == 0, result.output
    return result.output


def test_json_has_all_figures() -> None:
    record = json.loads(bench("--games", "3", "--json"))
    assert set(record) == FIGURES | ABOUT
    assert record["games"] == 3 == sum(record["results"].values())
    assert record["steps"] > record["decisions"] > record["choices"] > 0
    assert record["peak_memory_mb"] > 10


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (json.loads(bench("--games", "2", "--seed", "11", "--json")) for _ in range(2))
    for key in ("decisions", "choices", "steps", "results"):
        assert one[key] == two[key]


def test_words_for_people() -> None:
    lines = bench("--games", "1", "--players", "aggressive").splitlines()
    assert lines[0].startswith("1 games in ")
    assert "MB at most" in lines[3]


def test_games_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    record = json.loads(bench("--games", "2", "--check", "--json"))
    assert (record["errors"], record["violations"], record["stopped"]) == (0, 0, 0)
    monkeypatch.setattr(Session, "violations", lambda _: ["400.7"])
    result = CliRunner().invoke(app, ["bench", "--games", "1", "--check"])
    assert result.exit_code == 1
    assert "seed 1: 400.7" in result.output


def test_seconds_end_the_run() -> None:
    record = json.loads(bench("--seconds", "0", "--json"))
    assert record["games"] == 1


def test_teams() -> None:
    options = ("--decks", "elves,goblins,elves,goblins", "--teams", "x,y,x,y")
    record = json.loads(bench(*options, "--players", "random", "--games", "1", "--json"))
    assert set(record["results"]) <= {"elves+elves_2", "goblins+goblins_2", "draw"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--players", "randm,random"), 'Did you mean "random"?'),
        (("--players", "random,random,random"), "3 agents can't play 2 decks"),
        (("--players", ""), "0 agents"),
        (("--decks", "elves"), "at least two players"),
        (("--decks", "elves,gobblins"), 'Did you mean "goblins"?'),
        (("--teams", "a"), "1 teams"),
    ],
)
def test_bad_input(options: tuple[str, ...], message: str) -> None:
    result = CliRunner().invoke(app, ["bench", *options])
    assert result.exit_code == 2
    assert message in result.output


def test_ctrl_c_prints_what_was_measured() -> None:
    code = (
        "import pyengine.bench.games as b\n"
        "play, done = b.play_out, []\n"
        "def interrupted(session, agents):\n"
        "    if done: raise KeyboardInterrupt\n"
        "    done.append(play(session, agents))\n"
        "    return done[-1]\n"
        "b.play_out = interrupted\n"
        "import sys; sys.argv[1:] = ['bench', '--games', '5', '--json']\n"
        "from pyengine.cli.main import main; main()\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["games"] == 1
    assert "interrupted" in run.stderr


def test_memory_growth_compares_thirds() -> None:
    measured = Measured(memory=[10, 20, 0, 0, 40, 50])
    assert measured.memory_growth == 30
    assert Measured(memory=[1, 2]).memory_growth == 0.0


def test_the_public_interface() -> None:
    measured = Measured()
    plan = Plan.of(["elves", "goblins"], ["random"], 3)
    assert [m.games for m in measure(plan, measured, games=2)] == [1, 2]
    with pytest.raises(AgentError):
        Plan.of(["elves", "goblins"], ["nobody"], 3)


def test_games_of_another_kind_are_measured() -> None:
    plan = Plan.of([], ["random"], 3, game="mbrane")
    (measured,) = measure(plan, Measured(), games=1)
    assert (measured.games, plan.agents) == (1, ("random", "random"))
    with pytest.raises(EngineError, match="no teams"):
        Plan.of([], ["random"], 3, ["a", "b"], game="mbrane")


def test_the_table_and_the_rest_agree_on_the_usual_decks() -> None:
    assert all(game.decks == find_game(game.name).decks for game in TERMINALS)


SCENARIOS = Path(__file__).parents[2] / "rules" / "scenarios"


def test_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(step=0.5)  # half a second passes whenever someone looks
    monkeypatch.setattr(
        "pyengine.games.magic.bench.scenarios.time", SimpleNamespace(perf_counter=clock.__next__)
    )
    record = json.loads(bench("--scenarios", str(SCENARIOS), "--seconds", "3", "--json"))
    assert set(record) - ABOUT == {"scenarios", "scenarios_per_second", "seconds", "results"}
    assert record["scenarios"] == record["results"]["passed"] == 6
    assert (record["seconds"], record["scenarios_per_second"]) == (3.0, 2.0)
    first, *rest = bench(
        "--scenarios", str(SCENARIOS / "turn.jsonl"), "--seconds", "0"
    ).splitlines()
    assert first.startswith("1 scenarios in ") and rest == ["passed: 1"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ((str(SCENARIOS),), "Say --replays or --scenarios"),
        (("--perft", "--growth"), "--perft and --growth are two runs"),
        (("--perft", "--games", "3"), "--games means nothing for perft. It takes --decks, "),
        (("--growth", "--seed", "3"), "--seed means nothing for growth. It takes --decks"),
        (
            ("--startup", "--seconds", "3"),
            "--seconds means nothing for startup. It takes no option",
        ),
        (("--depth", "3"), "--depth means nothing for games"),
        (("--perft", "--check"), "--check means nothing for perft"),
        (("--check", "--jobs", "2"), "--check is for games in one process"),
        (("--perft", "--jobs", "2"), "--jobs means nothing for perft"),
        (("--plot", "x.svg"), "--plot means nothing for games"),
        (("--growth", "--plot", "x.gif"), "x.gif: a plot is a .png or .svg file"),
        (("--growth", "--plot", "missing/x.svg"), "missing: there is no such directory"),
        (("--compare", "missing.json"), "missing.json: cannot be read"),
        (("--scenarios", "missing.jsonl"), "missing.jsonl"),
        (("--scenarios", str(SCENARIOS.parent)), "no scenarios"),
    ],
)
def test_bad_scenarios(options: tuple[str, ...], message: str) -> None:
    result = CliRunner().invoke(app, ["bench", *options])
    assert result.exit_code == 2
    assert message in result.output


def test_replays() -> None:
    saves = Path(__file__).parents[3] / "saves"
    names = ("settings/low-life-1.save", "unfinished/unfinished-2.save")
    paths = [str(saves / name) for name in names]
    record = json.loads(bench("--replays", *paths, "--seconds", "0", "--json"))
    assert (record["replays"], record["results"]) == (2, {"same": 2})
    assert record["choices"] == 313 + 30
    assert record["replays_per_second"] > 0


def test_perft() -> None:
    record = json.loads(bench("--perft", "--depth", "2", "--seconds", "0", "--json"))
    assert (record["positions"], record["depth"]) == (1, 2)
    assert record["sequences"] == 6  # keep or not, for each player
    assert record["sequences_per_second"] > 0 < record["copying_sequences_per_second"]


def test_operations() -> None:
    record = json.loads(bench("--operations", "--decks", "ogres,ogres", "--json"))
    micros, samples = record["microseconds"], record["samples"]
    assert set(micros) == set(samples) == {
        "bridge_crossing", "legal_actions", "action", "undo", "action_and_undo", "digest", "save",
        "read_save", "load", "computing_step",
    }  # fmt: skip
    assert samples["load"] == record["states"] > 5
    assert samples["computing_step"] > 100
    assert all(value > 0 for value in micros.values())


def test_growth() -> None:
    lines = bench("--growth", "--decks", "ogres,ogres").splitlines()
    assert [line for line in lines if line.endswith(":")] == [
        "main:", "attack:", "block:", "effects:",
    ]  # fmt: skip
    sizes = [line.split()[0] for line in lines if "permanents" in line]
    assert sizes == ["10", "20", "50", "100", "200", "400"] * 3 + ["50", "100", "200", "400"]


def test_the_exponent_of_a_curve() -> None:
    assert exponent([(size, 3 * size**2) for size in (10, 20, 50)]) == 2.0
    growth = GrowthMeasured(points={"main": {10: 1.0, 100: 1.0, 200: 2.0, 400: 4.0}})
    record = growth.record()
    assert record["exponents_of_large_boards"] == {"main": 1.0}
    assert 0 < record["exponents"]["main"] < 1


GROWN = {
    "microseconds": {"main": {"10": 30.0, "100": 300.0, "200": 1200.0}, "block": {"10": 2.0}},
    "exponents": {"main": 1.19},
    "exponents_of_large_boards": {"main": 2.0},
}


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_a_plot_of_growth(tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    plots = [tmp_path / f"{name}{suffix}" for name in "ab"]
    for plot in plots:
        draw_growth(GROWN, plot)
    content = plots[0].read_bytes()
    assert content == plots[1].read_bytes() and sorted(tmp_path.iterdir()) == plots
    if suffix == ".png":
        assert content.startswith(b"\x89PNG")
    else:
        words = content.decode()
        assert "main: exponent 1.19, from 100 permanents on 2.00" in words
        assert "slope 1" in words and "block: exponent" not in words


def test_a_plot_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    plot = tmp_path / "a.svg"
    plot.write_text("as it was")
    monkeypatch.setattr("pyengine.system.replacing.os.replace", full)
    with pytest.raises(ManalogError, match="cannot be written"):
        draw_growth(GROWN, plot)
    assert plot.read_text() == "as it was" and list(tmp_path.iterdir()) == [plot]


def test_growth_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(
        "pyengine.games.magic.bench.growth.measure_growth.__defaults__", ((10, 20),)
    )
    record = json.loads(bench("--growth", "--plot", str(tmp_path / "g.svg"), "--json"))
    words = (tmp_path / "g.svg").read_text()
    for kind, slope in record["exponents"].items():
        assert f"{kind}: exponent {slope:.2f}" in words
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = CliRunner().invoke(app, ["bench", "--growth", "--plot", str(tmp_path / "h.svg")])
    assert (result.exit_code, "pip install 'manalog[plots]'" in result.output) == (2, True)


def test_a_line_through_points_in_logarithms() -> None:
    points = [(10, 4.0), (20, 8.0), (50, 20.0)]
    assert power_law(points, 1.0) == pytest.approx([4.0, 8.0, 20.0])
    flat = power_law([(1, 2.0), (100, 8.0)], 0.0)
    assert flat == pytest.approx([4.0, 4.0])


def test_startup() -> None:
    startup = StartupMeasured()
    assert [measured.starts for measured in measure_startup(startup, 1)] == [1, 2]
    seconds = startup.record()["startup_seconds"]
    assert seconds["help"] > 0 < seconds["first_choice"]


def test_medians_of_several_runs() -> None:
    record = json.loads(bench("--games", "1", "--repeat", "3", "--json"))
    assert (record["repeat"], record["games"], record["results"]) == (3, 1, {"elves": 1})
    runs = [{"n": n, "x": {"y": float(n), "words": "w"}} for n in (1, 9, 2)]
    assert medians(runs) == {"n": 2, "x": {"y": 2.0, "words": "w"}}


def test_beside_an_earlier_run(tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    before = json.loads(bench("--games", "1", "--json"))
    file.write_text(json.dumps(before | {"steps": before["steps"] * 2, "commit": "abc"}))
    record = json.loads(bench("--games", "1", "--json", "--compare", str(file)))
    assert record["compared"]["ratios"]["steps"] == 0.5
    assert record["compared"]["ratios"]["decisions"] == 1.0
    assert (record["compared"]["commit"], record["compared"]["same_machine"]) == ("abc", True)
    file.write_text(json.dumps({"steps": before["steps"] * 2}))  # as earlier versions wrote it
    lines = bench("--games", "1", "--compare", str(file)).splitlines()
    (line,) = [line for line in lines if line.startswith("steps ")]
    assert line.endswith("0.50")
    assert "another machine" in lines[-1]
    result = CliRunner().invoke(app, ["bench", "--growth", "--compare", str(file)])
    assert (result.exit_code, "a run of games" in result.output) == (2, True)
