"""docs/scenarios.md: every example runs, and together they use every construct of the format."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyengine.games.magic.scenarios import grammar
from pyengine.games.magic.scenarios.reader import read_scenarios
from pyengine.games.magic.scenarios.runner import Selection, run_all

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
SCENARIOS = [block for block in BLOCKS if "id" in block]
(CARDS,) = [block for block in BLOCKS if "data" in block]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The page's scenarios, one a line, and its card file."""
    directory = tmp_path_factory.mktemp("page")
    scenarios, cards = directory / "page.jsonl", directory / "cards.json"
    scenarios.write_text("".join(json.dumps(s) + "\n" for s in SCENARIOS), "utf-8")
    cards.write_text(json.dumps(CARDS), "utf-8")
    return scenarios, cards


def test_every_example_runs(files: tuple[Path, Path]) -> None:
    scenarios, cards = files
    results = list(run_all(Selection([scenarios], cards)))
    assert len(results) == len(SCENARIOS) >= 12
    for result in results:
        if result.id == "docs.unsupported":
            assert result.status == "unsupported"
            said = " ".join(PAGE.rpartition("```\nunsupported: ")[2].rpartition("\n```")[0].split())
            assert said == f"{result.id}: {result.words}"
        else:
            assert (result.id, result.status, result.words) == (result.id, "passed", "")
            assert (result.id, result.warnings) == (result.id, ())


def used(value: Any) -> Iterator[str]:
    """Every key within VALUE."""
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from used(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from used(inner)


def test_the_examples_use_every_construct(files: tuple[Path, Path]) -> None:
    assert {s.id for s in read_scenarios(files[0])} == {s["id"] for s in SCENARIOS}
    assert set().union(*SCENARIOS) == set(grammar.SCENARIO)
    boards = [board for s in SCENARIOS for board in s.get("players", {}).values()]
    assert set().union(*boards) == set(grammar.PLAYER)
    entries = [e for b in boards for zone in b.values() if isinstance(zone, list) for e in zone]
    assert set().union(*entries) == set(grammar.ENTRY)
    script = [action for s in SCENARIOS for action in s.get("script", ())]
    for kind, fields in grammar.ACTIONS.items():
        found = [action for action in script if action["do"] == kind]
        wanted = {name for name in fields if not name.startswith("if_")}
        assert wanted <= set().union(*found), kind
    conditions = {
        name for fields in grammar.ACTIONS.values() for name in fields if name[:3] == "if_"
    }
    assert conditions <= set(used(script))
    expected = [e for s in SCENARIOS for e in s["expect"]]
    expected += [action["expect"] for action in script if "expect" in action]
    assert set().union(*expected) == set(grammar.EXPECTATIONS)


FORMS = (
    '"player:A"', '"player:B"', '"@', '"ability:', '"[face-down]"', '"[locked room]"', '"mode": 2',
    '"copy"', '"amount"', '"Yes"', '"X=', '"[skip]"', '"[skip failed command]"', '"Cast with',
    "Warrior:1", '"one": true', '"play_land":', '"activate":',
)  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_every_kind_of_target_and_answer_is_there(form: str) -> None:
    assert form in json.dumps(SCENARIOS)


def test_the_page_names_every_construct() -> None:
    for name in (
        *grammar.SCENARIO, *grammar.PLAYER, *grammar.ENTRY, *grammar.ACTIONS, *grammar.STEPS,
        *(name for fields in grammar.ACTIONS.values() for name in fields),
        *(set(grammar.EXPECTATIONS) - {"hand_total", "graveyard_total", "library_total"}),
    ):  # fmt: skip
        assert re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", PAGE), name
