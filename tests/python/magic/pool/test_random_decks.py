import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from card_files import atomic, write
from test_pool_import import imported, run

from pyengine.bench.games import Measured, Plan, measure
from pyengine.bench.watched import Watched
from pyengine.errors import CardError, EngineError
from pyengine.games.magic.random_decks import LANDS, SPELLS, RandomSetups

LETTERS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G"}


def many() -> dict[str, Any]:
    """A file with sixty creatures of all colors and a land."""
    content = atomic()
    for color, letter in LETTERS.items():
        for number in range(1, 13):
            name = f"{color} Thing {number}"
            size = str(1 + number % 4)
            content["data"][name] = [{
                "name": name, "layout": "normal", "manaCost": f"{{{number % 6}}}{{{letter}}}",
                "supertypes": [], "types": ["Creature"], "subtypes": ["Ox"], "power": size,
                "toughness": size, "text": "Flying" if number % 3 else "",
            }]  # fmt: skip
    content["data"]["Odd Place"] = [{
        "name": "Odd Place", "layout": "normal", "supertypes": [], "types": ["Land"],
        "subtypes": [], "text": "{T}: Add one mana of any color.",
    }]  # fmt: skip
    return content


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("many") / "cards.json", many())


def test_a_seed_gives_a_deck_that_can_be_cast(file: Path) -> None:
    setups = RandomSetups(file)
    for seed in range(1, 30):
        deck = setups.deck(seed, 1)
        counts = Counter({name: count for count, name in deck.cards})
        assert counts.total() == SPELLS + LANDS
        things = {name.split()[0] for name in counts if name.split()[0] in LETTERS}
        assert len(things) <= 2
        lands = {"Plains": "White", "Island": "Blue", "Swamp": "Black", "Mountain": "Red",
                 "Forest": "Green"}  # fmt: skip
        basics = {lands[name] for name in counts if name in lands}
        assert things <= basics
        assert counts["Odd Place"] <= 1
    assert setups.deck(1, 1) == setups.deck(1, 1)
    assert setups.deck(1, 1) != setups.deck(1, 2)
    assert setups.deck(1, 1) != setups.deck(2, 1)
    assert pickle.loads(pickle.dumps(setups)).deck(3, 1) == setups.deck(3, 1)


def test_the_command_counts_what_goes_wrong(file: Path) -> None:
    arguments = ("bench", "--decks", "random", "--pool", file, "--games", "3", "--json")
    code, out, _ = run(*arguments)
    assert code == 0
    record = json.loads(out)
    assert (record["games"], record["errors"], record["violations"]) == (3, 0, 0)
    again = json.loads(run(*arguments)[1])
    for figure in ("decisions", "choices", "steps", "results"):
        assert record[figure] == again[figure]
    assert "0 errors, 0 violations" in run(*arguments[:-1])[1]


def test_a_game_that_fails_does_not_stop_the_others(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan.drawn(file, ["random"], 7)
    draw = plan.draw
    assert draw is not None

    def sometimes(seed: int) -> Any:
        if seed == 8:
            raise EngineError("a card fails")
        return draw(seed)

    games = Measured(watched=Watched())
    watched = Plan(plan.setup, plan.agents, plan.seed, sometimes)
    for _ in measure(watched, games, games=3):
        pass
    record = games.record()
    assert (record["games"], record["errors"]) == (3, 1)
    assert record["wrong"] == ["seed 8: a card fails"]


def test_without_a_pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path))
    with pytest.raises(CardError, match="there is no pool to draw decks from"):
        RandomSetups(None)(1)
    code, _, err = run("bench", "--pool", file, "--games", "1")
    assert code == 2
    assert "--pool is for decks that are drawn" in err
    nothing = write(tmp_path / "none.json", {"data": {"Tide": atomic()["data"]["Tide of Names"]}})
    with pytest.raises(CardError, match="no card of the pool can be played"):
        RandomSetups(nothing)(1)
    imported(nothing, tmp_path / "own.sqlite").close()
    with pytest.raises(CardError, match="no card of the pool can be played"):
        RandomSetups(tmp_path / "own.sqlite")(1)
