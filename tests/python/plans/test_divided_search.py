"""`--jobs`: a search in several processes finds what one finds, whoever chooses first."""

from __future__ import annotations

import pytest

from pyengine.ask.questions import oracle_at
from pyengine.engine.cage import Limits
from pyengine.engine.remote import Remote
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.checking import Check
from pyengine.plans.jobs import solve_in_jobs
from pyengine.plans.problem import Problem

BLOCKS = """turn 9 of a, declare blockers
a: life 2 | battlefield 3 Forest, Elvish Warrior (attacking), 2 Elf Warrior Token (attacking){more}
b: life 5 | battlefield Mountain (tapped), Goblin Matron, 2 Goblin Cohort (tapped)
"""
TRICK = " | hand Giant Growth"


@pytest.mark.parametrize(
    ("more", "opponents", "outcome"),
    [(TRICK, "all", "plan"), ("", "all", "none"), (TRICK, "passive", "plan"), ("", "any", "none")],
)
def test_answers_are_shared_where_an_opponent_chooses_first(
    more: str, opponents: str, outcome: str
) -> None:
    session = board_in_words(BLOCKS.format(more=more))
    session.mode = "contracted"
    assert session.choice is not None and session.choice.player == "b"
    problem = Problem("won(a)", opponents=opponents, player="a")
    alone, together = (solve_in_jobs(session, problem, 60, jobs) for jobs in (1, 2))
    assert (alone.outcome, alone.length) == (together.outcome, together.length)
    assert together.outcome == outcome
    if alone.strategy is None or together.strategy is None:
        return
    assert {option.action for option in together.strategy.nodes[0].options} == {
        option.action for option in alone.strategy.nodes[0].options
    }
    with oracle_at(session, Remote(cage=Limits())) as oracle:
        played = Check(oracle, together.strategy).run()
        assert played == Check(oracle, alone.strategy).run()
