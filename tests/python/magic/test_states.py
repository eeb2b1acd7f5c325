"""The numbers of states: tables 4.1 and 4.2 of the thesis, counted from the decks."""

import json
from itertools import combinations_with_replacement

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.games.magic.studies.states import (
    CATEGORIES,
    PUBLISHED_CREATURES,
    PUBLISHED_ORDERINGS,
    count_deck,
    hands,
    joint_chance,
    orderings,
    rows,
    simplified_states,
)


@pytest.mark.parametrize("cards", range(7))
def test_orderings_are_the_sorted_strings_of_section_4_1_3(cards: int) -> None:
    strings = {"".join(zones) for zones in combinations_with_replacement("1234", cards)}
    assert orderings(cards) == len(strings)


def test_table_4_2_follows_from_table_4_1() -> None:
    for name, counts in PUBLISHED_CREATURES.items():
        assert tuple(map(orderings, counts)) == PUBLISHED_ORDERINGS[name]


@pytest.mark.parametrize("name", sorted(PUBLISHED_CREATURES))
def test_table_4_1_is_what_the_decks_have(name: str) -> None:
    deck = count_deck(name)
    assert tuple(deck.creatures[category] for category in CATEGORIES) == PUBLISHED_CREATURES[name]
    assert deck.creatures.total() == sum(PUBLISHED_CREATURES[name])


def test_the_totals_exactly() -> None:
    assert simplified_states(count_deck("elves")) == 2_402_400_000
    assert simplified_states(count_deck("goblins")) == 559_663_104


def test_the_chances_of_all_hands_are_one() -> None:
    kinds = (3, 4, 5)
    every = [(a, b, 4 - a - b) for a in range(4) for b in range(5) if 0 <= 4 - a - b <= 5]
    chances = [joint_chance(12, list(zip(kinds, hand, strict=True))) for hand in every]
    assert sum(chances) == 1 and len(every) == hands(4, 3) - 1, "one hand has four of three"


def test_every_published_number_is_compared() -> None:
    found = list(rows())
    assert len({row.what for row in found}) == len(found)
    assert [row.what for row in found if not row.agrees] == []


def test_the_study_prints_both() -> None:
    result = CliRunner().invoke(app, ["study", "states"])
    assert result.exit_code == 0
    (line,) = [x for x in result.stdout.splitlines() if "both: states, sizes" in x]
    assert line.split()[-2:] == ["1.34e+18", "1.34e+18"]
    printed = CliRunner().invoke(app, ["study", "states", "--json"]).stdout.splitlines()
    records = [json.loads(line) for line in printed]
    assert records == [row.record() for row in rows()]
