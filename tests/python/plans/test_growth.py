"""How many states a search visits on boards of more and more distinct creatures.

`pytest -s` prints the figures of docs/planning.md.
"""

from __future__ import annotations

import pytest

from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.problem import CUTS, Problem
from pyengine.plans.solving import Solver

POWERS = {
    "Grizzly Bears": 2,
    "Elvish Warrior": 2,
    "Centaur Courser": 3,
    "Raging Goblin": 1,
    "Gray Ogre": 2,
    "Pensive Minotaur": 2,
    "Walking Corpse": 2,
    "Wren's Run Vanquisher": 3,
}


def board(attackers: int, blockers: int, more: int, hand: str = "", answer: str = "") -> str:
    """Return a board on which MORE life is there than unblocked damage where the largest are not.

    All creatures of a player are distinct.
    """
    mine = list(POWERS)[:attackers]
    theirs = list(POWERS)[::-1][:blockers]
    life = sum(sorted(POWERS[name] for name in mine)[: attackers - blockers]) + more
    held, kept = (f" | hand {card}" if card else "" for card in (hand, answer))
    return f"""turn 9 of a, declare attackers
a: life 20 | battlefield 2 Forest, {", ".join(mine)}{held}
b: life {max(1, life)} | battlefield {", ".join(["2 Mountain", *theirs])}{kept}
"""


def states(text: str, cuts: tuple[str, ...] = CUTS) -> int:
    session = board_in_words(text)
    session.mode = "contracted"
    with Solver(session) as solver:
        found = solver.solve(Problem("won(a)", player="a", cuts=cuts))
    assert found.outcome in ("plan", "none")
    return found.states


def told(name: str, counts: dict[int, int]) -> float:
    """Print COUNTS, of boards by their number of creatures; return the mean growth a creature."""
    first, last = min(counts), max(counts)
    growth = float((counts[last] / counts[first]) ** (1 / (last - first)))
    print(f"\n{name}: {' '.join(map(str, counts.values()))}, x{growth:.2f} a creature")
    return growth


@pytest.mark.parametrize("hand", ["", "Giant Growth"])
def test_more_attackers_multiply_the_states_by_less_than_two(hand: str) -> None:
    more = 1 if hand else 0
    counts = {n: states(board(n, 2, more, hand)) for n in range(3, 7)}
    assert told(f"n attackers, two blockers, {hand or 'no card'}", counts) < 2


def test_more_creatures_on_both_sides_multiply_the_states_by_less_than_three() -> None:
    counts = {2 * n: states(board(n, n // 2 + 1, 0, answer="Tarfire")) for n in range(3, 7)}
    assert told("n attackers, half as many blockers and one", counts) < 3


def test_what_arithmetic_decides_is_one_state_however_many_creatures_there_are() -> None:
    assert {states(board(n, n, 1)) for n in range(1, 9)} == {1}
    assert {states(board(n, 2, 4, "Giant Growth")) for n in range(3, 9)} == {1}


def test_sets_of_attackers_are_looked_at_in_one_order() -> None:
    text = board(6, 0, 1)
    assert states(text, ("table", "likes", "order")) < states(text, ("table", "likes")) * 0.6
