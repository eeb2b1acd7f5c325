"""The puzzles: what they say is proved, they can be played, and new ones can be made."""

from __future__ import annotations

import itertools
import json
import signal
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.games.magic.bench.solving import board_rate, boards
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.games.magic.puzzles.making import Maker
from pyengine.games.magic.puzzles.playing import Attempt
from pyengine.games.magic.puzzles.proving import proved
from pyengine.games.magic.puzzles.puzzle import find_puzzle, puzzles, read_puzzles
from pyengine.plans.problem import PlanError
from pyengine.plans.solving import Solver


def manalog(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def test_what_the_puzzles_say_of_themselves_is_proved_and_checked() -> None:
    proofs = list(proved(puzzles()))
    assert len(proofs) >= 40
    assert [(proof.puzzle.key, proof.wrong) for proof in proofs if proof.wrong] == []
    assert all(proof.lines for proof in proofs)  # each solution was played by the rules


LARGE = (
    "burrows-and-a-crowd",
    "clickslither-feeds",
    "the-heedless-crowd",
    "the-perfects-army",
    "the-warchiefs-crowd",
)


def test_five_puzzles_have_more_than_ten_thousand_sequences_within_the_turn() -> None:
    with Solver(find_puzzle(LARGE[0]).session(), 120) as solver:
        for key in LARGE:
            puzzle = find_puzzle(key)
            assert puzzle.problem.turns == 1
            solver.turn_to(puzzle.session())
            assert solver.sequences(puzzle.problem, 10_001) == 10_001


def test_the_boards_that_the_speed_is_measured_on_have_twenty_permanents() -> None:
    with Solver(find_puzzle(LARGE[0]).session()) as solver:
        assert len(boards()) == 3
        for board in boards().values():
            assert len(board_in_words(board).query("controls", 2)) == 20
            assert board_rate(solver, board, 512) > 0


def test_sequences_are_counted_as_they_can_be_played() -> None:
    puzzle = find_puzzle("the-wide-attack")

    def played(session: Session) -> int:
        if session.choice is None or session.query("turn", 1) != [[9]]:
            return 1
        count = 0
        for action in session.choice.actions:
            session.do(action)
            count += played(session)
            session.undo()
        return count

    with Solver(puzzle.session()) as solver:
        counted = solver.sequences(puzzle.problem, 10_000)
    assert counted == played(puzzle.session()) < 10_000


def test_a_puzzle_that_says_something_wrong_is_found_out() -> None:
    path = Path("carddb/puzzles/win-this-turn.txt")
    wrong = path.read_text(encoding="utf-8").replace("length: 4", "length: 5", 1)
    puzzle = next(each for each in puzzles() if each.length == 4)
    assert "length: 4" in "\n".join(puzzle.lines()) and "length: 5" in wrong
    (proof,) = proved([type(puzzle)(**{**vars(puzzle), "length": 5})])
    assert proof.wrong == "the shortest plan has 4 choices, not 5"


def test_names_are_different_and_files_say_what_is_read() -> None:
    found = puzzles()
    assert len({puzzle.key for puzzle in found}) == len(found)
    assert find_puzzle("Every Answer").key == "every-answer"
    with pytest.raises(PlanError, match="no puzzle is called"):
        find_puzzle("none of them")


def test_a_broken_puzzle_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text("= One\nWords.\ngoal: won(a)\nwithin: turn\nlength: 1\nturn 9 of a\n")
    with pytest.raises(PlanError, match=r"openings is missing") as caught:
        list(read_puzzles(file))
    assert caught.value.line == 1


def test_a_puzzle_is_solved_by_playing_it() -> None:
    with Attempt(find_puzzle("every-answer")) as attempt:
        for _ in range(20):
            if attempt.ended:
                break
            strategy = attempt.solution().strategy
            assert strategy is not None
            attempt.take(attempt.options().index(strategy.line()[0].words))
        assert attempt.solved


def test_a_mistake_is_refuted_and_can_be_taken_back() -> None:
    with Attempt(find_puzzle("every-answer")) as attempt:
        attempt.take(attempt.options().index("Done"))
        assert attempt.solution().outcome == "none"
        assert attempt.undo() and not attempt.undo()
        assert attempt.solution().outcome == "plan"


def test_the_commands() -> None:
    listed = manalog("puzzle", "list", "--json")
    assert len(json.loads(listed.output)) == len(puzzles())
    assert manalog("puzzle", "hint", "every-answer").output.startswith("Attack b with")
    played = manalog("puzzle", "play", "every-answer", typed="what\nundo\nhint\nquit\n")
    assert played.exit_code == 1
    assert "nothing has been done yet" in played.output
    left = manalog("puzzle", "play", "every-answer", typed="undo\n")
    assert left.exit_code == 1 and "Aborted" not in left.output
    assert "Attack b with Elvish Warrior (4)" in played.output


def test_a_seed_makes_the_same_puzzle_again() -> None:
    arguments = ("puzzle", "make", "--kind", "survive", "--seed", "3", "--tries", "2")
    made = [manalog(*arguments) for _ in range(2)]
    assert made[0].output == made[1].output
    refused = manalog("puzzle", "make", "--kind", "draw")
    assert refused.exit_code == 2


def test_an_interrupt_ends_the_making_and_not_one_board() -> None:
    watched: list[int] = []

    def watch(number: int, states: int) -> None:
        watched.append(states)
        if len(watched) == 1:
            signal.raise_signal(signal.SIGINT)

    with Maker(1, watch=watch) as maker, pytest.raises(KeyboardInterrupt):
        list(itertools.islice(maker.tries(), 20))
    assert len(watched) == 1
