"""The QMDP agent: what it tries, what it refuses, and the command that trains it."""

from pathlib import Path

import pytest
from games_reached import reached, snapshot
from training import TINY, course
from typer.testing import CliRunner

from pyengine.agents import AgentError, make_agent
from pyengine.cli.main import app
from pyengine.engine.seat import seat_of
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.models.model import Model, Training
from pyengine.games.magic.models.training import train
from pyengine.games.magic.position import Position


def test_a_trained_agent_plays_and_does_not_peek(database: CardDatabase, tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    list(train(course(database), model, 4))
    model.close()
    for choices in range(60):
        session = reached(database, 1, choices)
        seat = seat_of(session)
        if seat.player != "elves":
            continue
        agent, before = make_agent(f"qmdp:model={path}", "elves", 3), snapshot(session)
        index = agent.choose(seat)
        assert snapshot(session) == before
        with seat.determinized(choices):
            assert agent.choose(seat) == index


def chosen(position: Position, path: Path, seeds: int = 8) -> set[str]:
    """The actions, by their cards' names, that QMDP agents with the model PATH take."""
    seat = seat_of(position.begin())
    agents = [make_agent(f"qmdp:model={path}", "a", seed) for seed in range(seeds)]
    return {seat.ask("abstract_actions")[agent.choose(seat)] for agent in agents}


def test_every_action_is_tried_for_its_reward(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(Training((), ()))
    model.close()
    position = Position()
    position.hand("a", "Forest", "Llanowar Elves")
    position.battlefield("a", "Forest")
    assert chosen(position, path) == {"cast(Llanowar Elves)"}


def test_what_a_state_is_worth_decides(tmp_path: Path) -> None:
    """Without rewards, the value of the state that an action leads to does."""
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(Training((), (), rewards="no"))
    model.learn("1/1:3|", "pass", -5.0, None)
    model.save()
    model.close()
    position = Position()
    position.hand("a", "Forest", "Llanowar Elves")
    position.battlefield("a", "Forest")
    assert chosen(position, path) == {"pass", "play_land(Forest)"}


def test_models_for_other_decks_and_no_models_are_refused(
    database: CardDatabase, tmp_path: Path
) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(TINY)
    model.close()
    session = reached(database, 1, 5)
    seat = seat_of(session)
    with pytest.raises(AgentError, match="trained on other decks"):
        make_agent(f"qmdp:model={path}", seat.player, 1).choose(seat)
    with pytest.raises(AgentError, match="there is no such model"):
        make_agent("qmdp:model=/nowhere.db", "a", 1)
    with pytest.raises(AgentError, match="qmdp plays by a model"):
        make_agent("qmdp", "a", 1)
    (tmp_path / "text").write_text("no database, but long enough to be read as one" * 40)
    with pytest.raises(AgentError, match="this is no model"):
        make_agent(f"qmdp:model={tmp_path / 'text'}", "a", 1)


def test_the_command_trains_goes_on_and_refuses(tmp_path: Path) -> None:
    path = str(tmp_path / "model.db")
    command = ["train", "qmdp", "--deck", "elves", "--model", path, "--games"]
    assert "has learnt from 1 games" in CliRunner().invoke(app, [*command, "1"]).output
    assert "has learnt from 2 games" in CliRunner().invoke(app, [*command, "2"]).output
    other = [*command, "3", "--against", "elves"]
    refused = CliRunner().invoke(app, other)
    assert refused.exit_code == 2
    assert "trained on other terms: its decks differ" in refused.output
    for option, words in (
        ("--opponent=aggressive", "opponent random, not aggressive"),
        ("--explore=0.9", "explore 0.1, not 0.9"), ("--seed=77", "seed 1, not 77"),
    ):  # fmt: skip
        refused = CliRunner().invoke(app, [*command, "3", option])
        assert refused.exit_code == 2
        assert f"trained on other terms: {words}. Go on with its own" in refused.output
        assert "has learnt from 2 games" in refused.output
    refused = CliRunner().invoke(app, [*command, "3", "--rewards", "huge"])
    assert refused.exit_code == 2
    assert "There are no, low and high" in refused.output
