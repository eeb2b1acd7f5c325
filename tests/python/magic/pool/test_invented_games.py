"""Random games with invented cards that use what the rules know, in all mixtures."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from invented import invented
from test_pool_import import run

from pyengine.engine.session import Session
from pyengine.games.magic.random_decks import RandomSetups


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("invented") / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return path


def test_every_invented_card_is_understood(file: Path, tmp_path: Path) -> None:
    code, out, _ = run("cards", "import", file, "--db", tmp_path / "pool.sqlite")
    assert code == 0
    assert "210 of 210 cards can be played" in out


def test_games_end_without_error_or_violation(file: Path) -> None:
    arguments = ("--pool", file, "--games", "6", "--seed", "11", "--json")
    record = json.loads(run("bench", "--decks", "random", *arguments)[1])
    assert (record["games"], record["errors"], record["violations"]) == (6, 0, 0)


def test_players_choose_between_replacements_and_may_take_it_back(file: Path) -> None:
    """A choice between effects comes up in play; undone to the start, the game is as it was."""
    setups = RandomSetups(file)
    asked = 0
    for seed in range(1, 5):
        session = Session.start(setups(seed))
        begin, chance = session.digest(), random.Random(seed)
        taken = 0
        while session.choice is not None and taken < 600:
            asked += session.choice.process.startswith("choose_replacement")
            session.choose(chance.randrange(len(session.choice.actions)))
            taken += 1
        session.undo(taken)
        assert session.digest() == begin
    assert asked > 0
