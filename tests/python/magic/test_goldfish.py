"""Goldfishing: lands agree with the exact chances, and a game's log is read rightly."""

import json
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.goldfish.deck import facts_of
from pyengine.games.magic.goldfish.exact import at_least, cards_seen, expected
from pyengine.games.magic.goldfish.games import Plan, fish


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["goldfish", *arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_exact_chances() -> None:
    assert (cards_seen(1, True), cards_seen(1, False), cards_seen(4, True)) == (7, 8, 10)
    assert expected(60, 24, 10) == 4
    assert at_least(60, 24, 7, 1) == 1 - Fraction(comb(36, 7), comb(60, 7))
    assert at_least(60, 24, 60, 24) == 1
    assert sum(at_least(60, 22, 9, n) for n in range(1, 10)) == expected(60, 22, 9)


@pytest.mark.parametrize(("deck", "draw"), [("elves", False), ("goblins", True)])
def test_lands_agree_with_the_exact_chances(deck: str, draw: bool) -> None:
    """Where nothing but the draw steps moves cards; within five standard errors."""
    games = 50
    options = ["--draw"] if draw else []
    record = json.loads(
        run(deck, "--games", str(games), "--turns", "3", "--agent", "idle", "--mulligan", "keep",
            "--json", *options)
    )  # fmt: skip
    assert record["hands"] == {"7": games} and record["won"] == 0
    for row in record["turns"]:
        exact = row["exact"]
        seen = cards_seen(row["turn"], not draw)
        share = record["lands"] / 60
        deviation = sqrt(seen * share * (1 - share) * (60 - seen) / 59)
        assert abs(row["lands"] - exact["lands"]) < 5 * deviation / sqrt(games)
        chance = exact["land_each_turn"]
        error = sqrt(chance * (1 - chance) / games)
        assert abs(row["land_each_turn"] - chance) < 5 * error + 1 / games


def test_the_facts_of_a_deck(database: CardDatabase) -> None:
    facts = facts_of(read_deck("goblins", database), database)
    assert (facts.cards, facts.land_count, facts.colors) == (60, 24, ("R",))
    assert sum(facts.curve.values()) == 36
    assert facts.sources("R") == 23, "Goblin Burrows makes colorless mana"


def test_a_game_is_read_turn_by_turn(database: CardDatabase) -> None:
    deck = read_deck("goblins", database)
    facts = facts_of(deck, database)
    plan = Plan.of(deck, "curve:mulligan=keep", 9, True, 1)
    fished = fish(plan, facts, 3)
    assert fished.hand == 7 and len(fished.lands) == len(fished.damage) == 9
    assert fished.damage == sorted(fished.damage) and fished.spells == sorted(fished.spells)
    assert fished.won is not None
    assert fished.damage[fished.won - 1] >= 20 > fished.damage[fished.won - 2]
    assert fish(plan, facts, 3) == fished


def test_tables_and_pictures(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    text = run("goblins", "--games", "3", "--turns", "5", "--plot", str(tmp_path / "a.svg"))
    assert "mana values: 11 of 1" in text and "3 games won" in text
    assert "% of games won by then" in (tmp_path / "a.svg").read_text()


def test_an_unknown_deck_is_refused() -> None:
    done = CliRunner().invoke(app, ["goldfish", "nothing"])
    assert done.exit_code == 2 and len(done.output.splitlines()) == 1
