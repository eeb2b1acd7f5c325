"""A game that is looked over: missed wins, choices that were worse, and that it ends in time."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from games_missed import TURN, WINNING, missed_game
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.review import missing, reviewing
from pyengine.review.findings import Decision, Review, ReviewError
from pyengine.review.reviewing import replayed, reviewed
from pyengine.saves.save import read_save


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "missed.save"
    assert missed_game(path) == "goblins"
    return path


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Searches are short: what is tested is what becomes of their answers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "_JUDGE_SECONDS", (0.05, 0.2))
        patch.setattr(missing, "_SURE_SECONDS", 0.2)
        yield


@pytest.fixture(scope="module")
def review(game: Path) -> Review:
    return reviewed(read_save(game), 60, turn=TURN)


def test_a_win_that_was_missed_is_told_with_its_moves(game: Path, review: Review) -> None:
    (one,) = review.missed
    assert (one.turn, one.player, one.words) == (TURN, "goblins", "lethal")
    assert one.plan[0].startswith("1. goblins: ") and len(one.told) == len(one.moves)
    save = read_save(game)
    session = Session.replayed(save.setup, save.mode, save.actions[: one.at])
    for move in one.moves:
        session.do(move)
    assert session.winners == ("goblins",)


def test_it_is_told_where_it_was_given_away(game: Path, review: Review) -> None:
    (one,) = review.missed
    lost = next(each for each in review.decisions if each.at == one.lost_at)
    assert one.at <= lost.at and (lost.player, lost.turn) == ("goblins", TURN)
    assert lost.taken == "Done"  # with no attacker


def test_each_choice_has_its_worth_before_and_after(review: Review) -> None:
    worths = [(one.before, one.after) for one in review.decisions if one.before is not None]
    assert worths and review.finished
    assert all(after is not None and -1 <= after <= before <= 1 for before, after in worths)
    assert [at for at, _ in review.curve] == [*(one.at for one in review.decisions), review.choices]


def test_the_curve_ends_with_who_won(review: Review) -> None:
    assert review.winners == ("elves",) and review.curve[-1] == (review.choices, (1.0, 0.0))
    assert all(0 <= chance <= 1 for _, chances in review.curve for chance in chances)


def test_marks_follow_from_losses() -> None:
    def decision(before: float, after: float) -> Decision:
        return Decision(3, 1, "a", "Pass", before, after)

    marks = [decision(0.5, after).mark for after in (0.5, 0.4, 0.3, 0.1, -0.3)]
    assert marks == ["", "", "?!", "?", "??"] and decision(0.1, 0.4).loss == 0


def test_a_record_is_read_as_it_was_written(review: Review) -> None:
    assert Review.of_record(json.loads(json.dumps(review.record()))) == review
    for broken in (None, {}, {"manalog_review": 2}, {**review.record(), "missed": [3]}):
        with pytest.raises(ReviewError):
            Review.of_record(broken)


def test_it_ends_when_it_is_told_to_and_goes_on_from_there(game: Path) -> None:
    """What was found out is not looked for again."""
    save = read_save(game)
    begun = time.monotonic()
    first = reviewed(save, 600, lambda review, done, total: done < 3, turn=TURN)
    assert not first.finished and time.monotonic() - begun < 60
    looked = first.judged + len(first.searched)
    second = reviewed(save, 60, known=first, turn=TURN)
    assert second.finished and 0 < looked < second.judged + len(second.searched)


def test_the_time_bounds_it(game: Path) -> None:
    begun = time.monotonic()
    found = reviewed(read_save(game), 0.5)
    assert not found.finished and len(found.curve) == len(found.decisions) + 1
    assert time.monotonic() - begun < 20


def test_what_has_no_start_is_refused() -> None:
    """The fluents of this save are those of rules of before."""
    with pytest.raises(ReviewError, match="do not lead"):
        replayed(read_save(WINNING))


def test_the_command_tells_it(game: Path) -> None:
    ran = CliRunner().invoke(app, ["analyse", str(game), "--turn", str(TURN), "--seconds", "60"])
    assert ran.exit_code == 0
    assert ran.output.startswith("elves against goblins: 76 choices in 17 turns, won by elves.")
    assert f"turn {TURN}, choice 73: goblins had lethal, " in ran.output
    assert "Attack elves with Reckless One" in ran.output
    assert "It was given away at choice 74." in ran.output
