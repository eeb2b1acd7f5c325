"""What is legal can be done; what is not has reasons (sampled; CI looks at fewer states)."""

from __future__ import annotations

import os
import random

from pyengine.bench.games import Plan
from pyengine.engine.bridge import bridge
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.position import Position

STATES = int(os.environ.get("MANALOG_STATES", "25"))


def check(session: Session) -> int:
    """Check the present choice; return how many actions were thought of."""
    assert session.choice is not None
    offered = session.choice.actions
    rows = bridge().call("define", "candidates")
    for action, legal, reasons, _ in rows:
        assert (action in offered) == bool(legal), (session.choice, action)
        assert (reasons == 0) == bool(legal), (session.choice, action)
    before = session.digest()
    for index in range(len(offered)):
        session.choose(index)
        session.undo()
    assert session.digest() == before
    return len(rows)


def test_every_action_is_legal_and_can_be_done_or_has_reasons() -> None:
    plan = Plan.of(["elves", "goblins"], ["random"], seed=11)
    chance, states, candidates, number = random.Random(5), 0, 0, 0
    while states < STATES:
        session, agents = plan.session(number)
        number += 1
        while session.choice is not None and states < STATES:
            if chance.random() < 0.1:
                candidates += check(session)
                states += 1
            session.choose(agents[session.choice.player].choose(seat_of(session)))
    assert candidates > 50 * states


def crowded() -> Position:
    position = Position()
    for player in ("a", "b"):
        position.battlefield(player, *["Forest"] * 8, *["Mountain"] * 7, tapped=True)
        position.battlefield(player, *["Llanowar Elves"] * 8, *["Goblin Warchief"] * 7)
    return position


def calls(*request: str) -> int:
    """Return how many predicates Prolog calls, and calls again, to answer REQUEST."""
    bridge().call("define", "profile", "start")
    try:
        bridge().call(*request)
    finally:
        rows = bridge().call("define", "profile", "stop")
    return sum(count for _, count, _, _ in rows)


def test_reasons_on_a_crowded_board_take_few_calls() -> None:
    """Under 2,000 today; a search through all permanents or payments takes far more."""
    position = crowded()
    (growth,) = position.hand("a", "Giant Growth")
    (elf, *_) = position.hand("a", "Elvish Warrior")
    position.begin("upkeep")
    for action in (
        f"cast({elf})",
        "attack(20,b)",
        f"target({growth})",
        "activate(1,basic(forest))",
    ):
        assert 100 < calls("why_not", action) < 10_000, action


def reasons(action: str) -> list[str]:
    return [f"{rule}: {words}" for rule, words in bridge().call("why_not", action)]


def test_the_wrong_time_comes_before_missing_mana() -> None:
    position = Position()
    (warrior,) = position.hand("a", "Elvish Warrior")
    position.battlefield("a", "Forest")
    position.begin("upkeep")
    found = reasons(f"cast({warrior})")
    assert "main phase" in found[0] and "{G} is missing" in found[1]


def test_every_candidate_for_a_target_is_told_of() -> None:
    position = Position()
    (growth,) = position.hand("a", "Giant Growth")
    (forest, _) = position.battlefield("a", "Forest", "Mountain")
    position.begin()
    (found,) = reasons(f"cast({growth})")
    assert f"Forest ({forest})" in found and "are not a creature" in found.replace(
        "is not", "are not"
    )


def test_the_best_payment_decides_what_is_missing() -> None:
    position = Position()
    (warchief,) = position.hand("a", "Goblin Warchief")
    position.battlefield("a", "Mountain", "Forest")
    position.begin()
    (found,) = reasons(f"cast({warchief})")
    assert "{R} is missing" in found
