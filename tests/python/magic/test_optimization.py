import json

import pytest
from typer.testing import CliRunner

from pyengine.bench.games import Plan
from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.studies.optimization import (
    PUBLISHED,
    VARIANTS,
    RecordedGame,
    fault_factor,
    nearest_games,
    process_of,
    record_games,
)


@pytest.fixture(scope="module")
def setup() -> object:
    return Plan.of(("elves", "goblins"), ("random",), 1).setup


def test_the_thesis_own_fault_factor() -> None:
    runs = (2083.79, 2077.51, 2063.02)
    assert round(fault_factor(runs)) == 1
    assert sum(runs) / 3 == pytest.approx(PUBLISHED[0].seconds[0][0], abs=0.01)


def test_the_nearest_games_have_two_winners(setup) -> None:
    def game(steps: int, choices: int, winner: str) -> RecordedGame:
        return RecordedGame(setup, steps, ("pass",) * choices, (winner,))

    games = [game(777, 261, "a"), game(817, 320, "a"), game(900, 330, "b"), game(2000, 700, "b")]
    assert nearest_games(games) == (games[0], games[2])
    with pytest.raises(EngineError, match="one player won all games"):
        nearest_games(games[:2])


def test_a_variant_leaves_out_what_it_says(setup) -> None:
    steps = {}
    for variant in VARIANTS:
        with process_of(variant) as remote:
            session = Session.start(setup, "choices", prolog=remote)
            for _ in range(20):
                session.choose(0)
            steps[variant] = session.steps
            if not variant.guards:
                assert remote.call("define", "variant", "unguarded") == [3]
    original, modules, guards, both = (steps[variant] for variant in VARIANTS)
    assert original == modules > guards == both


def test_the_study() -> None:
    options = ["study", "optimization", "--games", "4", "--seed", "40", "--runs", "1", "--json"]
    result = CliRunner().invoke(app, options)
    assert result.exit_code == 0, result.output
    records = [json.loads(line) for line in result.output.splitlines()]
    assert [record["sequence"] for record in records] == [1, 2]
    assert records[0]["winners"] != records[1]["winners"]
    for record in records:
        names = [variant["variant"] for variant in record["variants"]]
        assert names == ["original", "(1)", "(2)", "(1) and (2)"]
        for variant in record["variants"]:
            assert len(variant["runs"]) == 1
            assert 0 < variant["lp_seconds"] <= variant["lp_pp_seconds"]
        assert record["variants"][3]["steps"] == record["steps"]
        inferences = [variant["inferences"] for variant in record["variants"]]
        assert inferences[3] == min(inferences) > 100 * record["steps"]
    assert len(list(record_games(Plan.of(("elves", "goblins"), ("random",), 1), 1))) == 1
