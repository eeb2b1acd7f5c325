"""docs/agents.md has every agent, the games that it plays and its parameters."""

import re
from pathlib import Path

import pytest

from pyengine.agents import AgentError, agent_names, make_agent
from pyengine.games import game_names
from pyengine.games.magic.agents.opening import POLICIES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "agents.md").read_text("utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| ((?:any|Magic)[^|]*) \| [^|]* \|([^|]*)\|$", PAGE, re.M)


def test_every_agent_is_on_the_page() -> None:
    listed = {game: set[str]() for game in game_names()}
    for name, games, _ in ROWS:
        for game in listed if games.startswith("any") else [games.lower()]:
            listed[game].add(name)
    assert listed == {game: set(agent_names(game)) for game in game_names()}


@pytest.mark.parametrize(("name", "parameters"), [(name, last) for name, _, last in ROWS])
def test_every_parameter_is_on_the_page(name: str, parameters: str) -> None:
    with pytest.raises(AgentError) as caught:
        make_agent(f"{name}:?=1", "a", 1)
    known = set(re.findall(r"\w+", str(caught.value).split("parameters are ")[1]))
    assert known == {"blocks", "limit", "mulligan", "targets", *re.findall(r"`(\w+)`", parameters)}


def test_every_mulligan_policy_is_on_the_page() -> None:
    part = PAGE.split("| `mulligan` |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", part, re.M) == list(POLICIES)
