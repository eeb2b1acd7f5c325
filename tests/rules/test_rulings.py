"""The scenarios of rulings: where they come from, and those that still come out otherwise."""

import re
from functools import lru_cache
from pathlib import Path

import pytest

from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import Scenario, read_scenarios
from pyengine.games.magic.scenarios.runner import run_scenario

RULINGS = Path(__file__).parent / "rulings"
FILES = sorted(RULINGS.glob("?00/*.jsonl"))
OPEN = sorted((RULINGS / "open").glob("*.jsonl"))
RULE = re.compile(r"\d{3}(\.\d+[a-z]?)?")


def scenarios(files: list[Path]) -> list[Scenario]:
    return [scenario for file in files for scenario in read_scenarios(file)]


@lru_cache
def open_cards() -> Cards:
    return Cards.open(scenarios=OPEN)


@pytest.mark.parametrize("scenario", scenarios(OPEN), ids=lambda scenario: scenario.id)
def test_what_is_open_still_fails(scenario: Scenario) -> None:
    """What passes is mended: it belongs into the file of its chapter."""
    assert run_scenario(scenario, open_cards()).status == "failed"


def test_each_names_its_rule_and_says_it_in_words() -> None:
    found = scenarios(FILES + OPEN)
    assert [s.id for s in found if not RULE.fullmatch(s.source)] == []
    assert [s.id for s in found if not s.comment] == []
    assert [s.id for s in scenarios(OPEN) if "Open:" not in s.comment] == []


def test_each_lies_in_the_file_of_its_chapter() -> None:
    for file in FILES:
        assert {s.category for s in read_scenarios(file)} == {f"rulings/{file.stem}"}


def test_there_are_six_hundred_over_all_chapters() -> None:
    assert len(scenarios(FILES)) >= 600
    assert len(FILES) >= 45
