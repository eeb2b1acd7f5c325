"""Tournaments in rounds: who meets whom, byes, standings, and going on after an end."""

from itertools import combinations
from pathlib import Path

import pytest
from tournaments import refused, rows, tournament

from pyengine.matches.score import Score
from pyengine.tournament.contestants import Contestant
from pyengine.tournament.event import Event
from pyengine.tournament.match import Result
from pyengine.tournament.rounds import (
    ROBIN,
    SWISS,
    Meeting,
    check_rounds,
    paired,
    standings,
    usual_rounds,
)

ALL = [Contestant("deck", letter) for letter in "abcdefghi"]


def played(system: str, number: int, rounds: int) -> list[Meeting]:
    """Return the meetings of a tournament in which who comes first in the alphabet wins."""
    met: list[Meeting] = []
    for _ in range(rounds):
        for meeting in paired(system, ALL[:number], met, 1):
            winner = min(str(one) for one in (meeting.first, meeting.second) if one)
            met.append(
                Meeting(meeting.round, meeting.first, meeting.second, Score(3, (winner, winner)))
            )
    return met


@pytest.mark.parametrize("number", range(2, 10))
def test_in_a_round_robin_everybody_meets_everybody_once(number: int) -> None:
    met = played(ROBIN, number, usual_rounds(ROBIN, number))
    pairs = sorted(sorted((m.first, m.second)) for m in met if m.second)
    assert pairs == [list(pair) for pair in combinations(ALL[:number], 2)]
    byes = sorted(m.first for m in met if m.second is None)
    assert byes == (ALL[:number] if number % 2 else [])


@pytest.mark.parametrize("number", range(2, 10))
def test_in_a_swiss_tournament_nobody_meets_or_rests_twice(number: int) -> None:
    rounds = usual_rounds(SWISS, number)
    met = played(SWISS, number, rounds)
    pairs = [frozenset((m.first, m.second)) for m in met]
    assert len(pairs) == len(set(pairs)) == rounds * ((number + 1) // 2)
    for one in ALL[:number]:
        assert sum(m.has(one) for m in met) == rounds
    assert standings(ALL[:number], met)[0].contestant == ALL[0]


def test_those_meet_who_have_as_many_points() -> None:
    met = played(SWISS, 8, 2)
    points = {row.contestant: row.points for row in standings(ALL[:8], met)}
    for meeting in paired(SWISS, ALL[:8], met, 1):
        assert meeting.second and points[meeting.first] == points[meeting.second]


def test_draws_and_byes_count_and_opponents_break_ties() -> None:
    a, b, c = ALL[:3]
    drawn = Meeting(0, a, b, Score(1, ("", "")))
    rest = Meeting(0, c)
    first, second, third = standings([a, b, c], [drawn, rest])
    assert (first.contestant, first.points, first.byes) == (c, 3, 1)
    assert {second.points, third.points} == {1} and second.drawn == 1
    lost = Meeting(1, c, a, Score(1, (str(a),)))
    table = standings([a, b, c], [drawn, rest, lost])
    assert [row.contestant for row in table] == [a, c, b]
    assert table[0].opponents == pytest.approx(1 / 3)
    assert table[1].opponents == pytest.approx(4 / 6)


def test_too_many_rounds_are_refused() -> None:
    for arguments, words in (
        (("elo", 4, 1), "swiss or robin"),
        (("swiss", 1, 1), "nobody to meet"),
        (("robin", 4, 4), "1 to 3 rounds"),
    ):
        with pytest.raises(Exception, match=words):
            check_rounds(*arguments)  # type: ignore[arg-type]


def test_the_loser_begins_the_next_game_of_a_match(home: None) -> None:
    event = Event.of(["elves"], ["idle", "random"], "swiss", None, 3)
    results: list[Result] = []
    for winner in ("first", "second"):
        (due,) = event.due(event.meetings(results))
        if results:
            assert due.pairing.first == results[0].pairing.second
        results.append(Result(due.pairing, due.number, 1, winner, 1, 1, 1, 1, 0.1))  # type: ignore[arg-type]
    (meeting,) = event.meetings(results)
    assert meeting.over and meeting.winner == results[0].pairing.first
    assert not list(event.due([meeting]))


def test_a_tournament_in_rounds_goes_on_where_it_was_left(home: None, tmp_path: Path) -> None:
    options = ("--system", "swiss", "--best-of", "1", "--decks", "elves", "--jobs", "1", "--json")
    agents = ("--agents", "idle,random,aggressive")
    whole = tournament("--db", tmp_path / "whole.db", *options, *agents)
    assert (whole["rounds"], len(whole["meetings"])) == (2, 4)
    assert sum(meeting["second"] is None for meeting in whole["meetings"]) == 2
    assert whole["standings"][0]["points"] == 6
    count = len(rows(tmp_path / "whole.db"))
    assert sum(sum(m["won"]) for m in whole["meetings"]) == count
    assert tournament("--db", tmp_path / "whole.db", *options, *agents) == whole
    assert len(rows(tmp_path / "whole.db")) == count
    part = tmp_path / "part.db"
    tournament("--db", part, *options, *agents, "--rounds", "1")
    assert tournament("--db", part, *options, *agents) == whole
    assert "not for a tournament in rounds" in refused(
        "--db", part, "--system", "swiss", "--markdown"
    )
