"""Runs the scenarios of each folder of tests/rules: all pass, and nothing is left unused."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest
from all_scenarios import FILES, ROOT, cards, scenarios

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.scenarios.cards import definitions_file, known_as, read_definitions
from pyengine.games.magic.scenarios.reader import Scenario, read_scenarios, scenario_of
from pyengine.games.magic.scenarios.runner import run_scenario

CHUNK = 25
DECK_FILES = ("elves.txt", "goblins.txt", "lands.txt", "artifacts.txt")
CHAPTERS = {
    "turn", "priority", "casting", "mana", "targets", "stack", "triggers", "layers", "combat",
    "state_based", "keywords", "zones",
}  # fmt: skip


def folder(scenario: Scenario) -> str:
    return Path(scenario.file).parent.name


@dataclass(frozen=True)
class Line:
    """A scenario that is not read yet: each process reads what it runs."""

    file: Path
    number: int
    text: str

    def scenario(self) -> Scenario:
        return scenario_of(json.loads(self.text), str(self.file), self.number)

    def name(self) -> str:
        return f"{self.file.parent.name} from {json.loads(self.text)['id']}"


def chunks() -> list[list[Line]]:
    """The lines of all files, so many a test: each test is run by one process."""
    texts = [(file, file.read_text("utf-8").split("\n")) for file in FILES]
    lines = [
        Line(file, number, line)
        for file, found in texts
        for number, line in enumerate(found, start=1)
        if line.strip()
    ]
    return [lines[at : at + CHUNK] for at in range(0, len(lines), CHUNK)]


@pytest.mark.parametrize("chunk", chunks(), ids=lambda chunk: chunk[0].name())
def test_they_pass(chunk: list[Line]) -> None:
    results = [run_scenario(line.scenario(), cards()) for line in chunk]
    assert [(r.id, r.words, r.state) for r in results if r.status != "passed"] == []
    assert [(r.id, r.warnings) for r in results if r.warnings] == []


def test_what_is_run_are_the_scenarios() -> None:
    assert [line.scenario() for chunk in chunks() for line in chunk] == scenarios()


def test_each_is_known_by_its_id_and_decides_everything() -> None:
    found = scenarios()
    assert [name for name, n in Counter(s.id for s in found).items() if n > 1] == []
    assert [s.id for s in found if not s.strict or not s.source] == []
    assert len(found) >= 150


def test_each_definition_is_of_a_card_that_its_scenarios_use() -> None:
    for file in FILES:
        used = {name for s in read_scenarios(file) for name in s.card_names()}
        defined = read_definitions(definitions_file(file))
        assert [c.name for c in defined if not used & set(known_as(c))] == []
    assert [file for file in ROOT.rglob("*.txt") if file.with_suffix(".jsonl") not in FILES] == []


def test_each_card_of_the_decks_has_a_scenario(database: CardDatabase) -> None:
    files = {card.name: Path(card.source.partition(":")[0]).name for card in database}
    of_decks = {name for name, file in files.items() if file in DECK_FILES}
    proved = {s.source for s in scenarios()}
    assert len(of_decks) >= 56
    assert of_decks - proved == set()


def test_each_chapter_has_scenarios_of_its_own() -> None:
    own = [s for s in scenarios() if folder(s) == "scenarios"]
    assert {s.category for s in own} >= CHAPTERS
