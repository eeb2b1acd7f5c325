"""Players pass at once where a script has nothing for them: to the same choices, and no further."""

from typing import Any

import pytest

from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import Scenario, scenario_of
from pyengine.games.magic.scenarios.run import Run
from pyengine.games.magic.scenarios.runner import _Run
from pyengine.games.magic.scenarios.setup import NAMES


def scenario(script: list[dict[str, Any]], turn: int) -> Scenario:
    hand = {"hand": [{"card": "Shock"}], "battlefield": [{"card": "Mountain"}]}
    board = {"A": hand, "B": {"battlefield": [{"card": "Raging Goblin"}]}}
    stop = {"turn": turn, "step": "end_turn"}
    value = {"id": "x", "players": board, "script": script, "stop": stop, "expect": []}
    return scenario_of(value | {"strict": True}, "x", 1)


SHOCK = {
    "turn": 2, "step": "begin_combat", "player": "A", "do": "cast", "card": "Shock",
    "targets": ["player:B"],
}  # fmt: skip
ATTACK = {
    "turn": 4, "step": "declare_attackers", "player": "B", "do": "attack",
    "attacker": "Raging Goblin",
}  # fmt: skip


@pytest.mark.parametrize("script", [[], [SHOCK], [SHOCK, ATTACK]])
def test_the_same_actions_are_taken(
    script: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = []
    for at_once in (True, False):
        monkeypatch.setattr(Run, "passes_at_once", lambda _, at_once=at_once: at_once)
        session = _Run(scenario(script, 5), Cards.open()).begin().game.session
        games.append((session.taken, session.fluents(), session.progress, session.choice))
    assert games[0] == games[1]
    assert games[0][0].count("pass") > 50
    assert any("cast" in action for action in games[0][0]) == bool(script)


def test_it_ends_where_the_script_has_something_and_near_the_stop() -> None:
    driver = _Run(scenario([SHOCK], 3), Cards.open()).begin(limit=0)
    game, session = driver.game, driver.game.session
    assert session.choice is not None and game.moment() == (1, "upkeep")
    assert game.pass_on((3, "end_turn"), 1, []) == 1
    assert session.taken == ["pass"]
    kept = [("A", 2, "begin_combat")]
    game.pass_on((3, "end_turn"), 999, kept)
    assert session.choice.process == "declare_attackers(a)" and game.moment()[0] == 1
    session.do("done")
    game.pass_on((3, "end_turn"), 999, kept)
    assert (NAMES[session.choice.player], *game.moment()) == kept[0]
    game.pass_on((2, "end_turn"), 999, [])
    assert session.choice.process == "declare_attackers(b)"
    session.do("done")
    game.pass_on((2, "end_turn"), 999, [])
    assert game.moment() == (2, "end_turn")
    session.undo()
    assert game.moment() == (2, "postcombat_main")
