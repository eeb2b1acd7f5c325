import json
import sys
from dataclasses import dataclass

import pytest
from typer.testing import CliRunner

from pyengine.bench.sampling import Sampled
from pyengine.cli.main import app


def profile(*options: str) -> str:
    result = CliRunner().invoke(app, ["profile", *options])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("options", [(), ("--sampling",)])
def test_both_languages_are_in_one_table(options: tuple[str, ...]) -> None:
    record = json.loads(profile("--games", "2", "--top", "2000", "--json", *options))
    lines = {(line["language"], line["name"]): line for line in record["lines"]}
    session, cycle = lines["Python", "session:choose"], lines["Prolog", "cycle:legal_actions/1"]
    assert cycle["calls"] > 100
    assert session["calls"] is None if options else session["calls"] > 100
    assert session["cumulative_share"] >= session["own_share"] >= 0
    crossing = lines["Python", "bridge:_exchange"]
    assert crossing["own_share"] == 0 and crossing["cumulative_share"] >= record["share_of_prolog"]
    shares = [line["own_share"] for line in record["lines"] if line["language"] == "Prolog"]
    assert sum(shares) == pytest.approx(record["share_of_prolog"], abs=0.01)
    assert 0.8 < sum(line["own_share"] for line in record["lines"]) < 1.05
    assert record["workload"] == "games" and record["sampling"] == bool(options)


@dataclass
class Frame:
    """As pyinstrument's frames are."""

    function: str
    time: float
    children: tuple["Frame", ...] = ()
    file_path: str = "/src/engine.py"
    is_synthetic: bool = False


def test_self_time_is_what_children_leave() -> None:
    rest = Frame("[self]", 1.0, file_path="", is_synthetic=True)
    inner = Frame("search", 2.0, (Frame("sorted", 0.5, file_path="<built-in>"),))
    found = Sampled()
    found.add(Frame("play", 10.0, (rest, Frame("search", 6.0, (inner,)), Frame("show", 3.0))))
    play, search, show = (("engine", name) for name in ("play", "search", "show"))
    assert found.own == {play: 1.0, search: 5.5, ("", "sorted"): 0.5, show: 3.0}
    assert found.cumulative == {play: 10.0, search: 6.0, ("", "sorted"): 0.5, show: 3.0}


def test_functions_of_one_name_are_apart() -> None:
    record = json.loads(profile("--games", "1", "--top", "2000", "--json"))
    names = [line["name"] for line in record["lines"] if line["language"] == "Python"]
    assert len({name for name in names if name.endswith(":choose")}) > 1


def test_the_largest_come_first() -> None:
    record = json.loads(profile("perft", "--seconds", "0", "--top", "5", "--json"))
    shares = [line["own_share"] for line in record["lines"]]
    assert len(shares) == 5 and shares == sorted(shares, reverse=True)


def test_words() -> None:
    lines = profile("--games", "1", "--top", "3").splitlines()
    assert lines[0].split()[:3] == ["predicate", "or", "function"]
    assert any("without a profiler" in line for line in lines[4:])  # a long name takes two lines
    python = [
        line.split()
        for line in profile("--games", "1", "--top", "2000", "--sampling").splitlines()
        if line.split()[0] == "Python"
    ]
    assert python and all(words[2] == "-" for words in python)


def test_the_sampler_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyinstrument", None)
    result = CliRunner().invoke(app, ["profile", "--sampling"])
    assert result.exit_code == 2
    assert "pip install 'manalog[profile]'" in result.output


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("gmaes",), 'Did you mean "games"'),
        (("startup",), "can't be profiled"),
        (("games", "here.save"), "of no use"),
    ],
)
def test_bad_input(options: tuple[str, ...], message: str) -> None:
    result = CliRunner().invoke(app, ["profile", *options])
    assert result.exit_code == 2
    assert message in result.output
