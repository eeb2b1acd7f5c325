"""Bots use walkers, activated abilities and instants, and harm is for opponents."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from homes import with_rules
from typer.testing import CliRunner

from pyengine.agents import AgentError, make_agent
from pyengine.agents.around import AroundAgent
from pyengine.cli.main import app
from pyengine.games.magic.agents.sides import SidedAgent

CARDS = """\
Keeper of Embers {1}{R}
Legendary Planeswalker — Ember
Loyalty: 4
+1: Keeper of Embers deals 1 damage to target creature.
−2: Draw a card.

Spark Adept {R}
Creature — Human Wizard
1/2
{1}, {T}: Spark Adept deals 1 damage to any target.

Sudden Spark {R}
Instant
Sudden Spark deals 2 damage to target creature.

Word of Denial {R}
Instant
Counter target spell.
"""
DECK = "4 Keeper of Embers\n8 Spark Adept\n4 Sudden Spark\n4 Word of Denial\n20 Mountain\n"
TOOL = Path(__file__).parents[3] / "tools" / "bots_at_work.py"


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = with_rules(tmp_path_factory.mktemp("bots"))
    (directory / "my.cards").write_text(CARDS)
    (directory / "sparks.txt").write_text(DECK)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANALOG_HOME", str(directory))
        done = CliRunner().invoke(app, ["cards", "import", str(directory / "my.cards")])
    assert done.exit_code == 0 and "4 of 4 cards can be played" in done.output, done.output
    return directory / "sparks.txt"


def at_work(deck: Path, agents: str, seats: int, *more: str) -> dict[str, dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, str(TOOL), "--decks", ",".join([str(deck)] * seats), "--agents", agents,
         "--json", *more],
        capture_output=True, text=True, check=False, env=environment(deck.parent),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return {row["agent"]: row for row in json.loads(done.stdout)}


def environment(home: Path) -> dict[str, str]:

    root = str(TOOL.parents[1])
    return {**os.environ, "MANALOG_HOME": str(home), "PYTHONPATH": root}


def test_each_uses_what_there_is_and_none_aims_at_itself(deck: Path) -> None:
    found = at_work(deck, "aggressive:targets=sides,greedy,curve", 2, "--games", "2")
    for row in found.values():
        assert row["walkers"] and row["abilities"] and row["instants"], row
        assert row["wrong_side"] == row["own_countered"] == 0 < row["targets"], row


def test_all_play_where_there_are_four(deck: Path) -> None:
    fast = (
        "minimax:depth=1:seconds=0.05,mc:playouts=1:limit=0.05,ismcts:iterations=1,beam:limit=0.05"
    )
    found = at_work(deck, fast, 4, "--games", "1", "--choices", "25")
    assert len(found) == 4 and not any(row["failed"] for row in found.values())


def test_who_is_kept_to_the_right_side_and_who_is_not() -> None:
    for spec in ("greedy", "ismcts:iterations=2", "minimax", "random:targets=sides"):
        assert isinstance(make_agent(spec, "a", 1), SidedAgent), spec
    for spec in ("random", "curve", "mc", "greedy:targets=own"):
        assert not isinstance(make_agent(spec, "a", 1), SidedAgent), spec
    with pytest.raises(AgentError, match='targets is own or sides, not "mine"'):
        make_agent("random:targets=mine", "a", 1)


def test_what_is_around_an_agent_hands_on_what_it_is_told() -> None:
    agent = make_agent("greedy:limit=2:mulligan=keep", "a", 1)
    assert isinstance(agent, AroundAgent) and agent.limit == 2
    ended: list[float | None] = []
    inner = agent.agent
    assert isinstance(inner, AroundAgent)
    inner.agent.finish = ended.append  # type: ignore[method-assign]
    agent.finish(1.0)
    assert ended == [1.0]
