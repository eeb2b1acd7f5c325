"""Winning turns in the midst of games of Elves against Goblins, found where agents have played.

The saves of `tests/data/winning/` are first main phases of games between random players.
"""

from __future__ import annotations

from pathlib import Path

from pyengine.agents.registry import make_agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Solver
from pyengine.saves.save import read_save

SAVES = sorted(Path("tests/data/winning").glob("*.save"))


def turn(session: Session) -> int:
    return int(session.query("turn", 1)[0][0])


def aggressive_wins(save: Path) -> bool:
    """Whether the player who chooses wins this turn where all are aggressive."""
    session = read_save(save).session()
    assert session.choice is not None
    player, now = session.choice.player, turn(session)
    agents = {name: make_agent("aggressive", name, 1) for name in session.setup.names}
    while session.choice is not None and turn(session) == now:
        session.choose(agents[session.choice.player].choose(seat_of(session)))
    return player in session.winners


def test_a_winning_turn_is_found_where_there_is_one() -> None:
    assert len(SAVES) == 20
    lost: list[str] = []
    with Solver(read_save(SAVES[0]).session()) as solver:
        for save in SAVES:
            session = read_save(save).session()
            assert session.choice is not None
            solver.turn_to(session)
            found = solver.solve(Problem(f"won({session.choice.player})"))
            lost += [save.name] if found.outcome != "plan" else []
    assert lost == []


def test_half_of_them_an_aggressive_player_misses() -> None:
    assert sum(not aggressive_wins(save) for save in SAVES) >= 10
