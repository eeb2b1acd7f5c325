"""FSVI on a part of a QMDP model: the POMDP that it makes, its solution, the agent, the command."""

import json
from pathlib import Path
from typing import Any

import pytest
from games_reached import reached, snapshot
from rich.progress import Progress, ProgressColumn
from typer.testing import CliRunner

from pyengine.agents import AgentError, make_agent
from pyengine.cli.main import app
from pyengine.cli.progress import progress_bar
from pyengine.engine.seat import seat_of
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.hidden import NOTHING, Part, most_visited, observed, tables_of
from pyengine.games.magic.models.model import Model, Training, state_number
from pyengine.games.magic.models.solution import Solution, Solving
from pyengine.games.magic.models.training import Course, train
from pyengine.mdp.fsvi import Settings

WEAK, STRONG = "1/1:2|2/2:11", "1/1:2|2/2:12"
"""Two states that differ in what the opponent holds only."""


def guessing(tmp_path: Path) -> Model:
    """A model of games with one decision: to attack is right when the opponent holds nothing.

    Three games in four begin so. Attacking gives 8 or -16, staying 1, whatever there is.
    """
    model = Model(tmp_path / "model.db", create=True)
    model.begin(Training(("Forest",), ("Mountain",), "low", 0.5))
    for state, count, reward in ((WEAK, 3, 8.0), (STRONG, 1, -16.0)):
        for _ in range(count):
            with model.game():
                model.learn(state, "attack", reward, None)
                model.learn(state, "stay", 1.0, None)
    model.save()
    return model


def test_what_the_opponent_holds_is_not_observed() -> None:
    assert observed("1/1:1123 2/2:12|1/1:12344 3/3:2") == "1/1:1123 2/2:12|1/1:??344 3/3:?"
    assert observed(WEAK) == observed(STRONG)
    assert observed("deal") == "deal"


def test_who_can_not_see_plays_by_the_mean(tmp_path: Path) -> None:
    """Attacking is worth (3 * 8 - 16) / 4 = 2, so more than 1; who sees gets (3 * 8 + 1) / 4."""
    solving = Solving(most_visited(guessing(tmp_path), 10), Settings(start=0.0))
    list(solving.run(60))
    record = solving.record()
    assert record["at_least"] == pytest.approx(0.5 * 2)
    assert record["at_most"] == pytest.approx(0.5 * 25 / 4)
    assert (record["states"], record["observations"], record["most_alike"]) == (2, 1, 2)
    assert record["converged"]
    worth = solving.solution().worth({state_number(WEAK): 0.75, state_number(STRONG): 0.25})
    assert max(worth, key=lambda action: worth[action]) == "attack"
    worth = solving.solution().worth({state_number(WEAK): 0.4, state_number(STRONG): 0.6})
    assert worth["attack"] <= 0.4 * 8 - 0.6 * 16 + 1e-9


def test_transitions_are_those_that_were_counted(tmp_path: Path) -> None:
    model = Model(tmp_path / "model.db", create=True)
    model.begin(Training(("Forest",), ("Mountain",), "low", 0.5))
    model.learn("far", "go", 6.0, None)
    for following in ("near", "near", "near", "far"):
        model.learn("start", "go", 2.0, following)
    model.learn("near", "rest", 1.0, None)
    model.save()
    tables = tables_of(most_visited(model, 1))
    go, end = tables.actions.index("go"), len(tables.states) - 1
    assert tables.states[1:-1] == ["start"]
    assert tables.transition[0][0] == [(1, 1.0)]
    assert tables.transition[go][1] == [(end, 1.0)]
    # "near" was worth 0 when it was learnt that it follows, and is worth 1 now; "far" 6.
    assert tables.reward[go][1] == pytest.approx(2.0 + 0.5 * (3 * 1 + 6) / 4)
    whole = tables_of(most_visited(model, 10))
    rows = {whole.states[s]: p for s, p in whole.transition[whole.actions.index("go")][
        whole.states.index("start")
    ]}  # fmt: skip
    assert rows == {"near": 0.75, "far": 0.25}
    rest, start = whole.actions.index("rest"), whole.states.index("start")
    assert whole.transition[rest][start] == [(start, 1.0)]
    assert [whole.actions[a] for a in whole.available[start]] == [NOTHING, "go"]


def test_a_solution_is_stored_in_the_model(tmp_path: Path) -> None:
    model = guessing(tmp_path)
    solution = Solution([5, 7], [("go", [1.0, -2.5]), ("stay", [0.0, 0.5])])
    Solution([1], [("old", [1.0])]).write(model.tables)
    solution.write(model.tables)
    model.close()
    again = Solution.read(Model(tmp_path / "model.db").tables)
    assert [(a, list(values)) for a, values in again.vectors] == solution.vectors
    assert again.worth({7: 1.0, 9: 3.0}) == {"go": -2.5, "stay": 0.5}
    assert again.worth({9: 1.0}) == {}


def test_a_solution_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    model = guessing(tmp_path)
    Solution([5], [("go", [1.0])]).write(model.tables)
    unwritable: Any = object()
    with pytest.raises(AgentError):
        Solution([6, 7], [("go", [1.0, 2.0]), (unwritable, [3.0, 4.0])]).write(model.tables)
    kept = Solution.read(model.tables)
    assert (kept.states, [list(values) for _, values in kept.vectors]) == ([5], [[1.0]])
    model.close()


BETTER = [("attack", [90.0, 110.0])]
"""Vectors that promise more than any search will find."""


def stored(model: Model) -> None:
    """Write BETTER into MODEL."""
    Solution([state_number(WEAK), state_number(STRONG)], BETTER).write(model.tables)


def first_action_worth(model: Model) -> float:
    return max(Solution.read(model.tables).worth({state_number(WEAK): 1.0}).values())


def test_better_vectors_stay_but_where_asked(tmp_path: Path) -> None:
    model = guessing(tmp_path)
    stored(model)
    solving = Solving(most_visited(model, 10), Settings(start=0.0))
    list(solving.run(60))
    # (3 * 90 + 110) / 4, and (3 * 8 - 16) / 4
    assert "worth 95.00 at least, by the new 2.00" in solving.write()
    assert first_action_worth(model) == 90.0
    assert solving.write(replace=True) == ""
    assert first_action_worth(model) == pytest.approx(8.0)
    assert solving.write() == ""
    model.close()


def test_what_only_some_games_begin_with_promises_less(tmp_path: Path) -> None:
    part = most_visited(guessing(tmp_path), 1)
    assert part.begun == 0.75
    known = Solution([state_number(WEAK)], [("attack", [8.0]), ("stay", [1.0])])
    assert known.promise(part) == pytest.approx(0.75 * 8.0)
    assert Solution([], []).promise(part) == 0.0


def test_a_search_that_found_nothing_leaves_what_is_there(tmp_path: Path) -> None:
    model = guessing(tmp_path)
    stored(model)
    solving = Solving(most_visited(model, 10), Settings(start=0.0))
    assert solving.write(replace=True) == "the search has found none"
    assert first_action_worth(model) == 90.0
    model.close()


def test_the_command_tells_that_vectors_stay_and_what_it_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []
    real = progress_bar

    def bar(*columns: ProgressColumn) -> Progress:
        made = real(*columns)
        add, update = made.add_task, made.update
        made.add_task = lambda text, **more: shown.append(text) or add(text, **more)  # type: ignore[assignment, func-returns-value]
        made.update = lambda task, **more: (  # type: ignore[assignment]
            shown.append(more.get("description", "")), update(task, **more))  # fmt: skip
        return made

    monkeypatch.setattr("pyengine.cli.progress.progress_bar", bar)
    model = guessing(tmp_path)
    stored(model)
    model.close()
    command = ["train", "fsvi", "--json", "--model", str(tmp_path / "model.db")]
    answer = CliRunner().invoke(app, command)
    assert "keeps the vectors it had" in answer.stderr
    assert json.loads(answer.stdout)["written"] is False
    assert list(filter(None, shown)) == [
        "choosing states of the model", "reading 2 states", "solving them as if all were seen",
        "trials",
    ]  # fmt: skip
    answer = CliRunner().invoke(app, [*command, "--replace"])
    assert json.loads(answer.stdout)["written"] is True


def test_the_command_and_the_agent(database: CardDatabase, tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    list(train(Course(decks[0], decks[1]), model, 4))
    model.close()
    with pytest.raises(AgentError, match="no vectors"):
        make_agent(f"fsvi:model={path}", "elves", 1)
    command = ["train", "fsvi", "--model", str(path), "--states", "50", "--seconds", "2"]
    answer = CliRunner().invoke(app, [*command, "--json"])
    record = json.loads(answer.stdout)
    assert record["states"] == 50
    assert 0 <= record["at_least"] <= record["at_most"] + 1e-6
    for choices in range(0, 40, 3):
        session = reached(database, 1, choices)
        seat = seat_of(session)
        if seat.player != "elves":
            continue
        agent, before = make_agent(f"fsvi:model={path}", "elves", 3), snapshot(session)
        index = agent.choose(seat)
        assert snapshot(session) == before
        with seat.determinized(choices):
            assert agent.choose(seat) == index


def test_what_can_not_be_solved_is_refused(tmp_path: Path) -> None:
    model = Model(tmp_path / "empty.db", create=True)
    model.begin(Training((), ()))
    model.close()
    refused = CliRunner().invoke(app, ["train", "fsvi", "--model", str(tmp_path / "empty.db")])
    assert refused.exit_code == 2
    assert "has learnt from no game" in refused.output
    refused = CliRunner().invoke(app, ["train", "fsvi", "--model", str(tmp_path / "none.db")])
    assert refused.exit_code == 2


def test_a_model_without_discount_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(Training((), (), discount=1.0))
    with model.game():
        model.learn(WEAK, "stay", 1.0, WEAK)
    model.save()
    with pytest.raises(AgentError, match="needs a discount of less than 1"):
        tables_of(Part(model, [], {}, 1.0))
    model.close()
    refused = CliRunner().invoke(app, ["train", "fsvi", "--model", str(path)])
    assert refused.exit_code == 2
    assert "needs a discount of less than 1, and this model was trained with 1.0" in refused.output
