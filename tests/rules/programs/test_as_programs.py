"""Scenarios come out the same with programs in place of the instructions of their cards."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent / "words"))

from words import Stock, passes  # noqa: E402

from pyengine.engine.compiled_rules import rules_file  # noqa: E402
from pyengine.games.magic.scenarios.cards import Cards  # noqa: E402
from pyengine.games.magic.scenarios.reader import Scenario  # noqa: E402

ROWS = ROOT / "prolog/magic/rules/programs/as_statements.pl"
PARTS = 8
MOST = 2
SPOKEN = re.compile(r'"(When|Whenever|At the) |"(if_on|stack_object)')
"""How a script asks for an ability by its words, which may be others where a program stands."""


def moved(abilities: list[str]) -> dict[str, list[str]]:
    """Return each of ABILITIES with programs, and the names of the instructions they are for."""
    command = ["swipl", "-g", "as_programs:main", "-t", "halt", str(rules_file()),
               str(HERE / "as_programs.pl")]  # fmt: skip
    done = subprocess.run(
        command, input="\n".join(abilities) + "\n", text=True, capture_output=True, cwd=ROOT,
        check=True,
    )  # fmt: skip
    return dict(zip(abilities, map(json.loads, done.stdout.splitlines()), strict=True))


class Moving:
    """All scenarios, and their abilities with programs."""

    def __init__(self) -> None:
        self.stock = Stock.read()
        self.news = moved(self.stock.abilities)
        self.scenarios = self.played()

    def played(self) -> list[Scenario]:
        """Return scenarios in which each ability with a program is played: MOST of them for each.

        What else has the same programs on another board is played where MANALOG_PROGRAMS is set.
        """
        able = {
            s.id: {a for card in self.stock.cards_of(s) for a in card.abilities if self.news[a]}
            for s in self.stock.scenarios.values()
            if self.names(s) and not speaks_of_triggers(s)
        }
        if os.environ.get("MANALOG_PROGRAMS"):
            return [self.stock.scenarios[name] for name in able]
        counts, found = Counter[str](), []
        for name, abilities in sorted(able.items(), key=lambda pair: -len(pair[1])):
            if any(counts[ability] < MOST for ability in abilities):
                counts.update(abilities)
                found.append(self.stock.scenarios[name])
        return found

    def names(self, scenario: Scenario) -> set[str]:
        """Return the instructions of the cards of SCENARIO for which programs stand."""
        cards = self.stock.cards_of(scenario)
        return {name for card in cards for a in card.abilities for name in self.news[a][1:]}

    def cards(self, scenario: Scenario) -> Cards:
        """Return the cards of SCENARIO with programs."""
        cards = Cards(self.stock.cards.database)
        cards._known |= {name: self.stock.cards.find(name) for name in scenario.card_names()}
        for name, card in list(cards._known.items()):
            if card:
                abilities = (self.news[a][0] if self.news[a] else a for a in card.abilities)
                cards._known[name] = replace(card, abilities=tuple(abilities))
        return cards


@pytest.fixture(scope="module")
def moving() -> Moving:
    return Moving()


@cache
def lines_of(file: str) -> list[str]:
    return Path(file).read_text("utf-8").splitlines()


def speaks_of_triggers(scenario: Scenario) -> bool:
    """Whether SCENARIO asks for a triggered ability by its words."""
    return SPOKEN.search(lines_of(scenario.file)[scenario.line - 1]) is not None


@pytest.mark.parametrize("part", range(PARTS))
def test_scenarios_come_out_the_same(moving: Moving, part: int) -> None:
    played = Counter[str]()
    for scenario in moving.scenarios[part::PARTS]:
        assert passes(scenario, moving.cards(scenario)) is True, scenario.id
        played.update(moving.names(scenario))
    assert played.total() > 300


def test_every_row_is_played(moving: Moving) -> None:
    text = ROWS.read_text("utf-8")
    rows = {
        line.split("(")[1] for line in text.splitlines() if line.startswith(("row(", "control("))
    }
    names = {n for s in moving.scenarios for n in moving.names(s)}
    assert {name.partition("/")[0] for name in names} == rows
