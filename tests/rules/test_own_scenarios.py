"""Runs the scenarios of tests/rules/scenarios: all pass, and nothing in them is left unused."""

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.scenarios.reader import Scenario, read_scenarios
from pyengine.games.magic.scenarios.runner import run_scenario
from pyengine.games.magic.scenarios.setup import Cards

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.jsonl"))
CHUNK = 20
DECK_FILES = ("elves.txt", "goblins.txt", "lands.txt", "artifacts.txt")
CHAPTERS = {
    "turn", "priority", "casting", "mana", "targets", "stack", "triggers", "layers", "combat",
    "state_based", "keywords", "zones",
}  # fmt: skip


def scenarios() -> list[Scenario]:
    return [scenario for file in FILES for scenario in read_scenarios(file)]


@lru_cache
def cards() -> Cards:
    return Cards.open()


def chunks() -> list[list[Scenario]]:
    found = scenarios()
    return [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)]


@pytest.mark.parametrize("chunk", chunks(), ids=lambda chunk: f"from {chunk[0].id}")
def test_they_pass(chunk: list[Scenario]) -> None:
    results = [run_scenario(scenario, cards()) for scenario in chunk]
    assert [(r.id, r.words, r.state) for r in results if r.status != "passed"] == []
    assert [(r.id, r.warnings) for r in results if r.warnings] == []


def test_each_is_known_by_its_id_and_decides_everything() -> None:
    found = scenarios()
    assert [name for name, n in Counter(s.id for s in found).items() if n > 1] == []
    assert [s.id for s in found if not s.strict or not s.source] == []
    assert len(found) >= 150


def test_each_card_of_the_decks_has_a_scenario(database: CardDatabase) -> None:
    files = {card.name: Path(card.source.partition(":")[0]).name for card in database}
    of_decks = {name for name, file in files.items() if file in DECK_FILES}
    proved = {s.source for s in scenarios()}
    assert len(of_decks) >= 56
    assert of_decks - proved == set()


def test_each_chapter_has_scenarios_of_its_own() -> None:
    assert {s.category for s in scenarios()} >= CHAPTERS
