"""`chance(all)`: plans that hold whatever is hidden agree with a search that cuts nothing.

MANALOG_POSITIONS=200 compares as many for each kind of opponent; `make test` a few.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine import Game
from pyengine.cli.main import app
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.puzzles.drawing import Pool, Size, drawn_board
from pyengine.plans.believed import Believed
from pyengine.plans.problem import OPPONENTS, PlanError, Problem
from pyengine.plans.sampling import Sampled
from pyengine.plans.solving import Solver
from tests.python.plans.exhaustive import TooMany
from tests.python.plans.exhaustive_beliefs import Beliefs, worlds_of
from tests.python.plans.test_exhaustive import GOALS, Goal

POSITIONS = int(os.environ.get("MANALOG_POSITIONS", "3"))
MOST = 250
SIZE = Size(lands=2, creatures=2, hand=1, life=4)
STEPS = ("upkeep", "first main phase", "declare attackers")


def hidden_board(rng: random.Random, pools: list[Pool]) -> str:
    """Return a board in whose hands and libraries a card or two is hidden from `a`."""
    lines = drawn_board(rng, pools, SIZE, STEPS).splitlines()
    mine, theirs = (rng.choice(pools) for _ in range(2))
    own = [rng.choice((*_plain(mine.creatures), mine.land)) for _ in range(rng.randint(1, 2))]
    others = [rng.choice((*_plain(theirs.others), theirs.land)) for _ in range(2)]
    lines[1] += f" | library {', '.join(own)}"
    lines[2] += f" | hand {others[0]} | library {others[1]}"
    return "\n".join([*lines, ""])


def _plain(names: tuple[str, ...]) -> list[str]:
    """Return NAMES that can stand in a list with commas."""
    return [name for name in names if "," not in name]


def compare(board: str, goal: Goal, opponents: str) -> str | None:
    """Return `plan` or `none`, as both searches agree; None where the position is too large."""
    question, holds = goal
    try:
        expected = Beliefs(worlds_of(board), holds, opponents, MOST).shortest()
    except TooMany:
        return None
    session = board_in_words(board)
    session.mode = "contracted"
    with Solver(session) as solver:
        found = solver.solve_all(Problem(question, opponents=opponents, player="a"))
    length = found.length if found.outcome == "plan" else None
    assert length == expected, (board, question, opponents, found, expected)
    return found.outcome


@pytest.mark.timeout(max(300, 30 * POSITIONS))
@pytest.mark.parametrize("opponents", OPPONENTS)
def test_plans_for_all_that_is_hidden_agree_with_a_search_that_cuts_nothing(
    opponents: str,
) -> None:
    rng = random.Random(23)
    pools = [Pool.of("elves"), Pool.of("goblins")]
    outcomes: list[str] = []
    for _ in range(POSITIONS * 20):
        board, goal = hidden_board(rng, pools), rng.choice(GOALS)
        outcome = compare(board, goal, opponents)
        outcomes += [outcome] if outcome else []
        if len(outcomes) == POSITIONS:
            break
    assert len(outcomes) == POSITIONS
    assert {"plan", "none"} <= set(outcomes)


def test_a_session_that_is_over_goes_on_from_another_state() -> None:
    session = board_in_words(
        "turn 9 of a, declare attackers\na: battlefield Elvish Warrior\nb: life 2\n"
    )
    session.mode = "contracted"
    before = session.fluents()
    assert session.choice is not None
    session.do(next(action for action in session.choice.actions if "attack" in action))
    assert session.winners == ("a",)
    session.load(before)
    assert session.winners == () and session.choice is not None


TRICK = """turn 9 of a, declare attackers
a: life 5 | battlefield Elvish Warrior, Llanowar Elves
b: life {life} | battlefield Mountain | hand Tarfire | library Mountain
"""


def test_a_plan_that_a_hidden_card_stops_is_none() -> None:
    for life, known, outcome in ((3, "Mountain", "none"), (1, "Mountain", "plan")):
        board = TRICK.format(life=life)
        game = Game.board(board)
        found = game.plan("won(a)", chance="all")
        assert isinstance(found, Believed)
        assert (found.worlds, found.outcome) == (2, outcome)
        without = board.replace("hand Tarfire", f"hand {known}").replace(
            "library Mountain", "library Tarfire"
        )
        assert Game.board(without).plan("won(a)").outcome == "plan"
        sampled = game.plan("won(a)", chance="sampled(6)")
        assert isinstance(sampled, Sampled)
        assert (sampled.plans == 6) == (outcome == "plan")


def test_it_is_asked_for_in_words(tmp_path: Path) -> None:
    (tmp_path / "trick.board").write_text(TRICK.format(life=1))
    save = str(tmp_path / "trick.save")
    runner = CliRunner()
    runner.invoke(app, ["board", str(tmp_path / "trick.board"), "--save", save])
    told = runner.invoke(app, ["solve", save, "--goal", "won(a)", "--chance", "all"])
    assert told.output.startswith("What a has never seen may be in 2 ways.\nA plan of ")
    record = json.loads(
        runner.invoke(app, ["solve", save, "--goal", "won(a)", "--chance", "all", "--json"]).output
    )
    assert (record["worlds"], record["outcome"]) == (2, "plan")
    sampled = "plan(won(a), P, [within(turn), chance(sampled(5))])"
    assert "share(5, 5, 0.566-1" in runner.invoke(app, ["ask", save, sampled]).output
    every = "plan(won(a), [First|_], [within(turn), chance(all)])"
    assert "attack(" in runner.invoke(app, ["ask", save, every]).output
    refused = runner.invoke(
        app, ["solve", save, "--goal", "won(a)", "--chance", "all", "--jobs", "2"]
    )
    assert refused.exit_code == 2


def test_a_sample_that_was_not_searched_to_its_end_is_said_and_leaves_nothing_behind() -> None:
    session = board_in_words(TRICK.format(life=3))
    session.mode = "contracted"
    hand = "hand(b, tarfire)"
    with Solver(session) as solver:
        assert solver.holds(hand)
        with pytest.raises(PlanError, match="there is no plan of up to 1 choices"):
            solver.holds("plan(won(a), P, [within(choices(1)), chance(sampled(9))])")
        assert solver.holds(hand)


def test_what_may_be_in_too_many_ways_is_refused() -> None:
    library = "Forest, Mountain, Elvish Warrior, Goblin Matron, Tarfire, Llanowar Elves"
    board = TRICK.format(life=3).replace("library Mountain", f"library {library}")
    with pytest.raises(PlanError, match=r"in 2,520 ways, and 200 are the most .* say chance"):
        Game.board(board).plan("won(a)", chance="all")
    many = board.replace(library, f"{library}, Gempalm Strider, Reckless One, Skirk Drill Sergeant")
    with pytest.raises(PlanError, match=r"in 1,814,400 ways"):
        Game.board(many).plan("won(a)", chance="all")
