"""A game comes out the same from choice to choice and step by step.

Between choices the running process and those to come are no facts; step by step they are. One of
twelve scenarios, or each where MANALOG_BOTH_WAYS is set, is played in steps, and then the same
actions are taken in the other mode.
"""

import os
from dataclasses import dataclass, field
from typing import Any

import pytest
from all_scenarios import cards, scenarios

from pyengine.engine.session import Session
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import Scenario
from pyengine.games.magic.scenarios.runner import run_scenario
from pyengine.games.magic.scenarios.script import Driver
from pyengine.games.magic.scenarios.setup import session_of

PARTS = 6
EVERY = 1 if os.environ.get("MANALOG_BOTH_WAYS") else 12


@dataclass
class Played:
    """What was loaded, and for each action the state before it."""

    fluents: list[str] = field(default_factory=list)
    actions: list[tuple[int, str]] = field(default_factory=list)


def digest(session: Session) -> int:
    """A digest of the fluents, which Prolog sums up: they need not become text."""
    (found,) = session.call("state_digest")
    return int(found)


def in_steps(scenario: Scenario, found: Cards, patch: pytest.MonkeyPatch) -> Played:
    """Play SCENARIO step by step."""
    played = Played()
    load, do, undo = Session.load, Session.do, Session.undo

    def loading(session: Session, fluents: list[str], **others: Any) -> None:
        played.fluents = list(fluents)
        played.actions.clear()  # those by which the board was set up
        load(session, fluents, **others)

    def doing(session: Session, action: str) -> None:
        played.actions.append((digest(session), action))
        do(session, action)

    def undoing(session: Session, count: int = 1) -> None:
        undo(session, count)
        del played.actions[len(played.actions) - count :]  # what a script gives up

    with patch.context() as context:
        context.setattr(Driver, "_near_stop", lambda *_: True)
        context.setattr(Session, "load", loading)
        context.setattr(Session, "do", doing)
        context.setattr(Session, "undo", undoing)
        run_scenario(scenario, found)
    return played


def first_difference(scenario: Scenario, found: Cards, played: Played) -> str:
    """Take the same actions from choice to choice; return the first one before which it differs."""
    session = session_of(scenario, found)
    session.load(played.fluents)
    for state, action in played.actions:
        if digest(session) != state:
            return f"{scenario.id}: before {action}"
        session.do(action)
    return ""


def played_by_actions_alone() -> list[Scenario]:
    return [s for s in scenarios() if all(entry.do != "add_counters" for entry in s.script)]


@pytest.mark.parametrize("part", range(PARTS))
def test_it_is_the_same(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0
    for scenario in played_by_actions_alone()[part * EVERY :: PARTS * EVERY]:
        played = in_steps(scenario, cards(), monkeypatch)
        assert first_difference(scenario, cards(), played) == ""
        count += len(played.actions)
    assert count > 0
