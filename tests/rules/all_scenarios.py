"""The scenarios of all folders beside this file, and their cards: read once in a process."""

from functools import lru_cache
from pathlib import Path

from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import Scenario, read_scenarios

ROOT = Path(__file__).parent
FILES = sorted([*ROOT.glob("*/*.jsonl"), *ROOT.glob("rulings/?00/*.jsonl")])


@lru_cache
def scenarios() -> list[Scenario]:
    return [scenario for file in FILES for scenario in read_scenarios(file)]


@lru_cache
def cards() -> Cards:
    return Cards.open(scenarios=FILES)
