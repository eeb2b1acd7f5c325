"""Bounds cut what can't be, and nothing else."""

from __future__ import annotations

import pytest

from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.problem import CUTS, Problem
from pyengine.plans.solving import Solution, Solver

CREATURES = """turn 9 of a, declare attackers
a: life 5 | battlefield 2 Forest, Elvish Warrior, 2 Elf Warrior Token, Llanowar Elves
b: life {life} | battlefield 2 Mountain, Goblin Matron
"""


def solved(board: str, problem: Problem) -> Solution:
    session = board_in_words(board)
    with Solver(session) as solver:
        return solver.solve(problem)


@pytest.mark.parametrize("life", [3, 4, 5, 6])
def test_a_bound_changes_no_answer_and_saves_states(life: int) -> None:
    board = CREATURES.format(life=life)
    cut = solved(board, Problem("won(a)", cuts=CUTS))
    plain = solved(board, Problem("won(a)", cuts=("table", "likes")))
    assert (cut.outcome, cut.length) == (plain.outcome, plain.length)
    assert cut.states <= plain.states


NO_ATTACK = """turn 9 of a, declare attackers
a: life 5 | battlefield 4 Forest, Elvish Warrior (tapped), Elvish Warrior | hand Giant Growth
b: life 4 | battlefield 2 Mountain, Goblin Matron | hand Tarfire
"""
NO_CREATURE = """turn 9 of a, first main phase
a: life 5 | battlefield 4 Forest{more} | hand Giant Growth
b: life 2 | battlefield 2 Mountain, Elvish Warrior | hand Tarfire
"""


@pytest.mark.parametrize(
    ("board", "outcome", "less"),
    [
        (NO_ATTACK, "none", True),
        (NO_CREATURE.format(more=""), "none", True),
        (NO_CREATURE.format(more=", Elvish Warrior"), "none", False),
        (NO_CREATURE.format(more=", 3 Elvish Warrior"), "plan", False),
    ],
)
def test_each_bound_cuts_where_it_speaks(board: str, outcome: str, less: bool) -> None:
    cut = solved(board, Problem("won(a)", cuts=CUTS))
    plain = solved(board, Problem("won(a)", cuts=("table", "likes")))
    assert (cut.outcome, cut.length) == (plain.outcome, plain.length)
    assert cut.outcome == outcome
    assert cut.states < plain.states if less else cut.states <= plain.states


def test_others_who_help_are_not_cut_off() -> None:
    board = """turn 9 of a, second main phase
a: life 5 | battlefield Forest
b: life 2 | battlefield Mountain | hand Tarfire
"""
    helped = solved(board, Problem("won(a)", opponents="any"))
    assert helped.outcome == "plan"
    assert solved(board, Problem("won(a)")).outcome == "none"
