"""Bounds and the order of declarations change no answer, on random boards with fights.

The boards are larger than those of `test_exhaustive.py`: both searches keep a table.
MANALOG_POSITIONS=200 compares as many of each kind; `make test` a few.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from pyengine.games.magic.boards.placing import board_in_words
from pyengine.plans.problem import CUTS, Problem
from pyengine.plans.solving import Solution, Solver

POSITIONS = int(os.environ.get("MANALOG_POSITIONS", "6"))
MOST = 4_000
PLAIN = ("table", "likes")

CREATURES = (
    "Grizzly Bears", "Elvish Warrior", "Centaur Courser", "Raging Goblin", "Pensive Minotaur",
    "Angel of Mercy", "Heedless One", "Goblin Warchief", "Imperious Perfect", "Llanowar Elves",
    "Akki Coalflinger", "Skirk Fire Marshal", "Wren's Run Vanquisher", "Skirk Prospector",
    "Stonewood Invoker", "Ambush Commander", "Timberwatch Elf", "Goblin Sledder", "Mogg Fanatic",
    "Elf Warrior Token", "Ib Halfheart, Goblin Tactician", "Goblin Cohort", "Wirewood Symbiote",
    "Elvish Champion",
)  # fmt: skip
PLAIN_CREATURES = (*CREATURES[:6], "Walking Corpse", "Gray Ogre", "Elf Warrior Token")
SPELLS = (
    "Giant Growth", "Wildsize", "Shock", "Volcanic Hammer", "Flame Slash", "Raging Goblin",
    "Grizzly Bears", "Forest", "Clickslither", "Elvish Champion", "Moonglove Extract",
)  # fmt: skip
STEPS = ("first main phase", "declare attackers", "declare attackers")
Drawn = Callable[[random.Random], tuple[str, Problem]]
MARKS = ("", "", "", "", " (tapped)", " (sick)")


def side(rng: random.Random, creatures: tuple[str, ...], hand: int, *, attacks: bool) -> str:
    lands = rng.choice(("2 Forest, Mountain", "3 Mountain", "Forest", "4 Forest, 4 Mountain"))
    marks = (" (attacking)", " (attacking)", "") if attacks else MARKS
    fighters = [rng.choice(creatures) + rng.choice(marks) for _ in range(rng.randint(1, 4))]
    held = [rng.choice(SPELLS) for _ in range(rng.randint(0, hand))]
    sure = ["Walking Corpse (attacking)"] if attacks else []
    there = ", ".join([lands, *sure, *fighters])
    return f"battlefield {there}" + (f" | hand {', '.join(held)}" if held else "")


def own_turn(rng: random.Random) -> tuple[str, Problem]:
    """Return a board on which `a` attacks, and a goal that is near what an attack can reach."""
    pool = rng.choice((CREATURES, PLAIN_CREATURES))
    first = side(rng, pool, 2, attacks=False)
    second = side(rng, pool, 1, attacks=False)
    text = f"""turn 9 of a, {rng.choice(STEPS)}
a: life 10 | {first}
b: life {rng.randint(1, 9)} | {second}
"""
    goal = rng.choice(("won(a)", "won(a)", f"life(b, L), L =< {rng.randint(-3, 3)}"))
    return text, Problem(goal, opponents=rng.choice(("all", "all", "passive")), player="a")


def blocks_to_come(rng: random.Random) -> tuple[str, Problem]:
    """Return a board on which `b` declares blockers, and `a` wants to win."""
    pool = rng.choice((CREATURES, PLAIN_CREATURES))
    text = f"""turn 9 of a, declare blockers
a: life 10 | {side(rng, pool, 2, attacks=True)}
b: life {rng.randint(1, 9)} | {side(rng, pool, 1, attacks=False)}
"""
    return text, Problem("won(a)", player="a")


def opponents_attack(rng: random.Random) -> tuple[str, Problem]:
    """Return a board on which `b` declares attackers, and `a` wants to be alive in its turn."""
    text = f"""turn 9 of b, declare attackers
a: life {rng.randint(1, 6)} | {side(rng, PLAIN_CREATURES, 1, attacks=False)}
b: life 10 | {side(rng, PLAIN_CREATURES, 0, attacks=False)}
"""
    return text, Problem("turn(10)", turns=2, player="a")


def solved(solver: Solver, text: str, problem: Problem, cuts: tuple[str, ...]) -> Solution:
    session = board_in_words(text)
    session.mode = "contracted"
    solver.turn_to(session)
    return solver.solve(replace(problem, cuts=cuts), lambda states, _: states < MOST)


@pytest.mark.timeout(max(300, 20 * POSITIONS))
@pytest.mark.parametrize("drawn", [own_turn, blocks_to_come, opponents_attack])
def test_no_cut_changes_an_answer(drawn: Drawn) -> None:
    rng = random.Random(33)
    outcomes: Counter[str] = Counter()
    states: Counter[tuple[str, ...]] = Counter()
    with Solver(board_in_words(own_turn(rng)[0])) as solver:
        while outcomes.total() < POSITIONS:
            text, problem = drawn(rng)
            plain = solved(solver, text, problem, PLAIN)
            if plain.outcome == "unfinished":
                continue
            outcomes[plain.outcome] += 1
            states[PLAIN] += plain.states
            for cuts in (CUTS, (*PLAIN, "order"), (*PLAIN, "bounds"), ("order", "bounds")):
                found = solved(solver, text, problem, cuts)
                if found.outcome == "unfinished" and "table" not in cuts:
                    continue
                states[cuts] += found.states
                assert (found.outcome, found.length) == (plain.outcome, plain.length), (
                    cuts, text, problem,
                )  # fmt: skip
    assert {"plan", "none"} == {*outcomes}
    assert states[CUTS] < states[PLAIN]
