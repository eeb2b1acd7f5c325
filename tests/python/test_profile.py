import json

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app


def profile(*options: str) -> str:
    result = CliRunner().invoke(app, ["profile", *options])
    assert result.exit_code == 0, result.output
    return result.output


def test_both_languages_are_in_one_table() -> None:
    record = json.loads(profile("--games", "2", "--top", "2000", "--json"))
    lines = {(line["language"], line["name"]): line for line in record["lines"]}
    session, cycle = lines["Python", "session:choose"], lines["Prolog", "cycle:legal_actions/1"]
    assert session["calls"] > 100 and cycle["calls"] > 100
    assert session["cumulative_share"] >= session["own_share"] > 0
    shares = [line["own_share"] for line in record["lines"] if line["language"] == "Prolog"]
    assert sum(shares) == pytest.approx(record["share_of_prolog"], abs=0.01)
    assert 0.8 < sum(line["own_share"] for line in record["lines"]) < 1.05
    assert record["workload"] == "games"


def test_the_largest_come_first() -> None:
    record = json.loads(profile("perft", "--seconds", "0", "--top", "5", "--json"))
    shares = [line["own_share"] for line in record["lines"]]
    assert len(shares) == 5 and shares == sorted(shares, reverse=True)


def test_words() -> None:
    lines = profile("--games", "1", "--top", "3").splitlines()
    assert lines[0].split()[:3] == ["predicate", "or", "function"]
    assert "without a profiler" in lines[4]


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
