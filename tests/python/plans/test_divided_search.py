"""`--jobs`: a search in several processes finds what one finds, whoever chooses first."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from dataclasses import replace

import pytest

from pyengine import Game
from pyengine.ask.questions import oracle_at
from pyengine.engine.cage import Limits
from pyengine.engine.remote import Remote
from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.checking import Check
from pyengine.plans.jobs import solve_in_jobs
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.solving import Solution, Solver
from tests.python.plans.test_cuts import own_turn

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


POSITIONS = int(os.environ.get("MANALOG_POSITIONS", "6"))
WITHOUT_BOUNDS = ("table", "likes", "order")
"""The bounds decide many boards before anything is shared."""


def parts(solver: Solver, text: str, problem: Problem, jobs: int) -> list[Solution]:
    """Return what JOBS parts of a search find, one after the other; with 1, what the whole does."""
    found = []
    for number in range(jobs):
        session = board_in_words(text)
        session.mode = "contracted"
        solver.turn_to(session)
        share = (number, jobs) if jobs > 1 else None
        found.append(solver.solve(replace(problem, share=share), lambda states, _: states < 3_000))
    return found


@pytest.mark.timeout(max(300, 20 * POSITIONS))
def test_parts_find_together_what_the_whole_finds_on_random_boards() -> None:
    rng = random.Random(34)
    outcomes: Counter[str] = Counter()
    with Solver(board_in_words(own_turn(rng)[0])) as solver:
        while outcomes.total() < POSITIONS:
            text, problem = own_turn(rng)
            problem = replace(problem, cuts=WITHOUT_BOUNDS)
            whole = parts(solver, text, problem, 1)[0]
            if whole.outcome == "unfinished":
                continue
            outcomes[whole.outcome] += 1
            for jobs in (2, 3):
                found = parts(solver, text, problem, jobs)
                lengths = [part.length for part in found if part.outcome == "plan"]
                assert {part.outcome for part in found} <= {"plan", "none"}, text
                assert bool(lengths) == (whole.outcome == "plan"), text
                assert min(lengths, default=0) == whole.length, (text, problem)
    assert {"plan", "none"} == {*outcomes}


ATTACKS = """turn 9 of a, declare attackers
a: life 20 | battlefield 2 Forest, Grizzly Bears, Elvish Warrior, Centaur Courser, Gray Ogre{more}
b: life {life} | battlefield Mountain, Walking Corpse, Pensive Minotaur{answer}
"""


def test_parts_of_a_proof_are_about_as_large_as_each_other_and_no_more_than_the_whole() -> None:
    text = ATTACKS.format(life=12, more=", Raging Goblin", answer=" | hand Tarfire")
    problem = Problem("won(a)", player="a", cuts=WITHOUT_BOUNDS)
    with Solver(board_in_words(text)) as solver:
        whole = parts(solver, text, problem, 1)[0]
        found = parts(solver, text, problem, 4)
    assert {part.outcome for part in (*found, whole)} == {"none"}
    assert sum(part.states for part in found) < 1.2 * whole.states
    assert max(part.states for part in found) < 0.5 * whole.states


def test_a_plan_of_several_processes_is_as_short_and_is_played() -> None:
    game = Game.board(ATTACKS.format(life=4, more="", answer=""))
    alone, together = game.plan("won(a)"), game.plan("won(a)", jobs=2)
    assert (alone.outcome, alone.length) == (together.outcome, together.length) == ("plan", 7)
    session = board_in_words(ATTACKS.format(life=4, more="", answer=""))
    session.mode = "contracted"
    assert together.strategy is not None
    with oracle_at(session, Remote(cage=Limits())) as oracle:
        assert Check(oracle, together.strategy).run() > 1
    with pytest.raises(PlanError):
        game.plan("won(a)", chance="all", jobs=2)


LONG = """turn 9 of a, first main phase
a: life 20 | battlefield 9 Forest, Imperious Perfect, Ambush Commander, Wellwisher, Wood Elves
b: life 20 | battlefield 5 Mountain, Goblin Warchief, Skirk Prospector, Goblin Matron | hand Tarfire
"""


def test_a_limit_of_time_holds_for_all_processes() -> None:
    begun = time.monotonic()
    found = Game.board(LONG).plan("won(a)", seconds=2, jobs=2)
    assert found.outcome == "unfinished"
    assert found.states > 0
    assert time.monotonic() - begun < 30


def test_an_interrupt_ends_all_processes_and_tells_how_far_they_came() -> None:
    session = board_in_words(LONG)
    session.mode = "contracted"
    main = threading.main_thread().ident
    assert main is not None
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # shells may ignore it
    interrupt = threading.Timer(6, signal.pthread_kill, [main, signal.SIGINT])
    interrupt.start()
    begun = time.monotonic()
    found = solve_in_jobs(session, Problem("won(a)", player="a"), 60, 2)
    interrupt.cancel()
    signal.signal(signal.SIGINT, before)
    assert found.outcome == "unfinished"
    assert time.monotonic() - begun < 45
