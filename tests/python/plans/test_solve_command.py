"""`manalog solve`: what it prints, its exit codes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pyengine.cli.main import app
from pyengine.plans.strategy import Strategy
from pyengine.saves.save import read_save

BOARD = """turn 7 of A, declare attackers
A: life 2 | battlefield 3 Forest, Elvish Warrior, 2 Elf Warrior Token | hand Giant Growth
B: life 5 | battlefield Mountain (tapped), Goblin Matron
"""


def manalog(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("plans")
    (directory / "question.board").write_text(BOARD)
    manalog("board", directory / "question.board", "--save", directory / "question.save")
    return directory / "question.save"


def test_a_plan_against_every_answer_is_found_and_holds(save: Path) -> None:
    strategy = save.with_suffix(".json")
    found = manalog("solve", save, "--goal", "won(a)", "--output", strategy)
    assert found.exit_code == 0
    assert found.output.startswith("A plan of 7 choices (")
    assert "if b answers: Block Elf Warrior Token (5) with Goblin Matron (9)" in found.output
    checked = manalog("solve", save, "--check", strategy)
    assert checked.output == "the strategy reaches its goal in 4 lines of play\n"
    assert checked.exit_code == 0
    Strategy.read(strategy).write(strategy)
    before = save.read_bytes()
    refused = manalog("solve", save, "--goal", "won(a)", "--output", save)
    assert refused.exit_code == 2 and "it is left alone" in refused.stderr
    assert save.read_bytes() == before


def test_each_line_of_play_is_saved_at_its_end(save: Path, tmp_path: Path) -> None:
    found = manalog("solve", save, "--goal", "won(a)", "--saves", tmp_path / "lines")
    assert found.exit_code == 0
    assert "4 lines of play saved in" in found.stderr
    lines = sorted((tmp_path / "lines").glob("*.save"))
    assert [line.name for line in lines] == [f"line-{number}.save" for number in range(1, 5)]
    assert all(read_save(line).session().winners == ("a",) for line in lines)


def test_a_strategy_that_forgets_an_answer_is_found_out(save: Path, tmp_path: Path) -> None:
    strategy = tmp_path / "strategy.json"
    manalog("solve", save, "--goal", "won(a)", "--output", strategy)
    record = json.loads(strategy.read_text())
    forgetful = next(row for row in record["nodes"] if row[0] == "every")
    forgetful[2] = [option for option in forgetful[2] if option[0] != "block(9,4)"]
    strategy.write_text(json.dumps(record))
    checked = manalog("solve", save, "--check", strategy)
    assert checked.exit_code == 1
    assert "the strategy fails: no answer to block(9,4)" in checked.output


def test_no_plan_is_said_only_where_everything_was_looked_at(save: Path) -> None:
    none = manalog("solve", save, "--goal", "life(b, L), L < -7", "--json")
    assert none.exit_code == 1
    assert json.loads(none.output)["outcome"] == "none"
    near = manalog("solve", save, "--goal", "won(a)", "--within", "turn, choices(3)")
    assert near.exit_code == 1
    assert near.output.startswith("None found within 3 choices (")
    late = manalog("solve", save, "--goal", "won(a)", "--within", "game", "--seconds", "0.1")
    assert late.exit_code in (0, 1)


UPKEEP = """turn 9 of A, upkeep
A: life 5 | battlefield 2 Mountain, Goblin Cohort, Reckless One | library Raging Goblin, 2 Mountain
B: life 3 | battlefield 2 Forest, Elvish Warrior
"""


def test_what_is_hidden_is_known_or_sampled(tmp_path: Path) -> None:
    (tmp_path / "upkeep.board").write_text(UPKEEP)
    save = tmp_path / "upkeep.save"
    manalog("board", tmp_path / "upkeep.board", "--save", save)
    assert manalog("solve", save, "--goal", "won(a)").exit_code == 0
    sampled = manalog("solve", save, "--goal", "won(a)", "--chance", "sampled(8)", "--json")
    record = json.loads(sampled.output)
    assert record["samples"] == 8
    assert 0 < record["plans"] < 8
    assert record["share"][0] < record["plans"] / 8 < record["share"][1]
    assert record["outcomes"]["none"] == 8 - record["plans"]


def test_nothing_is_planned_where_the_game_is_over() -> None:
    over = Path("saves/mbrane/mbrane-small-2.save")
    for chance in ("known", "all", "sampled(3)"):
        refused = manalog(
            "solve", over, "--goal", "won(first)", "--within", "game", "--chance", chance
        )
        assert refused.exit_code == 2
        assert "the game is over: there is nothing to plan" in refused.stderr
        assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--goal", "halt"], "a question may not use halt: it may ask, and change nothing"),
        (["--goal", "wins(a)"], "wins"),
        (["--goal", "repeat, fail"], "the question takes too many steps"),
        (["--goal", "won(x)"], "there is no player x"),
        (["--goal", "do(pass)"], "a question may not use do"),
        (["--goal", "won(a)", "--within", "years(2)"], '"years(2)" is no bound of a plan'),
        (["--goal", "won(a)", "--opponents", "asleep"], 'opponents can\'t be "asleep"'),
        (["--goal", "won(a)", "--within", ""], '"" is no bound of a plan'),
        (["--goal", "life(b, L), L =< twelve"], "twelve"),
        (["--goal", "won(a), assertz(p)"], "a question may not use assertz"),
        (["--goal", "won(a"], "the question can't be read after"),
        (["--goal", "won(a)", "--for", "x"], "there is no player x"),
        (["--goal", "won(a)", "--chance", "some"], 'chance can\'t be "some"'),
        ([], "there is no goal"),
        (["--check", "tests/data/asking.save"], "this is no JSON"),
    ],
)
def test_bad_input_is_one_clear_line(save: Path, arguments: list[str], words: str) -> None:
    refused = manalog("solve", save, *arguments)
    assert refused.exit_code == 2
    assert words in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_strategy_of_another_state_or_other_rules_is_refused(save: Path, tmp_path: Path) -> None:
    strategy = tmp_path / "strategy.json"
    manalog("solve", save, "--goal", "won(a)", "--output", strategy)
    other = manalog("solve", "tests/data/asking.save", "--check", strategy)
    assert other.exit_code == 2
    assert "the strategy is for another state of the game" in other.stderr
    strategy.write_text(strategy.read_text().replace('"rules": "', '"rules": "0'))
    old = manalog("solve", save, "--check", strategy)
    assert "the strategy was made with the rules 0" in old.stderr
    assert (old.exit_code, len(old.stderr.splitlines())) == (2, 1)


def test_a_strategy_of_another_game_is_refused(save: Path, tmp_path: Path) -> None:
    strategy = tmp_path / "strategy.json"
    endgame = Path("tests/data/resolution.save")
    asked = ("--goal", "won(second)", "--within", "game", "--for", "second")
    found = manalog("solve", endgame, *asked, "--output", strategy)
    assert found.exit_code == 0
    assert manalog("solve", endgame, "--check", strategy).exit_code == 0
    refused = manalog("solve", save, "--check", strategy)
    assert refused.exit_code == 2
    assert refused.stderr.startswith("manalog: the strategy is one of mbrane, not magic")
    assert len(refused.stderr.splitlines()) == 1


def test_a_plan_in_words_needs_a_bound(save: Path) -> None:
    refused = manalog("ask", save, "plan(won(a), P, [opponents(all)])")
    assert refused.exit_code == 2
    assert "a plan needs a bound: within(turn)" in refused.stderr
