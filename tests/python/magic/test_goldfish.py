"""Goldfishing: lands agree with the exact chances, and a game's log is read rightly."""

import json
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path

import pytest
from own_cards import database_with
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.goldfish.deck import colors_made, facts_of
from pyengine.games.magic.goldfish.exact import at_least, cards_seen, expected
from pyengine.games.magic.goldfish.games import Plan, _Reader, fish
from pyengine.games.magic.goldfish.until import read_until


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


DUALS = """
Two Ways
Land
activated([tap], [add([red])])
activated([tap], [add([white]), damage(this, 1, you)])

Any Way
Land
activated([tap], [add_any(1)])

Deep Grove
Land — Forest Plains
"""


def test_a_land_makes_what_the_rules_say(tmp_path: Path) -> None:
    with database_with(DUALS, tmp_path) as database:
        assert colors_made("Two Ways", database) == {"R", "W"}
        assert colors_made("Any Way", database) == set("WUBRG")
        assert colors_made("Deep Grove", database) == {"G", "W"}
        assert colors_made("Goblin Burrows", database) == set()


@pytest.mark.parametrize(("deck", "draw"), [("elves", True), ("goblins", False)])
def test_intervals_hold_the_hypergeometric_figures(deck: str, draw: bool) -> None:
    """All 12 figures, of the same games: by 99.9 % intervals, a chance in 83 that one misses."""
    options = ["--draw"] if draw else []
    record = json.loads(
        run(deck, "--games", "60", "--turns", "4", "--agent", "idle", "--mulligan", "keep",
            "--json", *options)
    )  # fmt: skip
    held = []
    for row in record["turns"]:
        sure, exact = row["intervals"], row["exact"]
        held += [_holds(sure[name], exact[name]) for name in ("lands", "land_each_turn")]
        held += [_holds(sure["colors"][color], exact["colors"][color]) for color in exact["colors"]]
        assert row["games"] == 60
    assert held == [True] * 12


def _holds(interval: list[float], value: float) -> bool:
    low, high = interval
    wider = (3.29 / 1.96 - 1) * (high - low) / 2
    return low - wider <= value <= high + wider


def test_every_way_to_win_counts(database: CardDatabase) -> None:
    deck = read_deck("goblins", database)
    plan = Plan.of(deck, "curve:mulligan=keep", 9, True, 1)
    reader = _Reader(plan, facts_of(deck, database), "goldfish", [])
    for way in ("poison", "drew_from_empty_library"):
        log = [[f"turn_begins({plan.player})", ""], [f"loses(goldfish,{way})", ""]]
        assert reader.read(1, log).way == way


def test_what_is_waited_for() -> None:
    names = {"Forest", "Elvish Warrior", "Sword of Fire and Ice"}
    assert read_until("forest AND elvish warrior on the battlefield by turn 3", names) == (
        ("Forest", "Elvish Warrior"), 3,
    )  # fmt: skip
    assert read_until("Sword of Fire and Ice and 2 Forest", names).cards == (
        "Sword of Fire and Ice", "Forest", "Forest",
    )  # fmt: skip
    with pytest.raises(ManalogError, match="no card called"):
        read_until("Forest and Island", names)
    record = json.loads(
        run("elves", "--games", "20", "--turns", "2", "--agent", "curve", "--mulligan", "keep",
            "--until", "Forest on the battlefield by turn 2", "--json")
    )  # fmt: skip
    first, second = (row["there"] for row in record["turns"])
    assert record["until"] == ["Forest"] and 0 < first <= second


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.csv"
    shown = ["goblins", "--turns", "3", "--csv", str(kept), "--json"]
    few = run(*shown, "--games", "2")
    size = len(kept.read_text().splitlines())
    assert size == 1 + 2 * 4 and run(*shown, "--games", "2") == few
    more = run(*shown, "--games", "4", "--jobs", "2")
    assert len(kept.read_text().splitlines()) == 1 + 4 * 4
    assert more == run("goblins", "--turns", "3", "--games", "4", "--json")
    broken = kept.read_text().rstrip("\n").rpartition("\n")[0]
    kept.write_text(broken + "\n")
    assert run(*shown, "--games", "4") == more, "the game that is not whole is played again"
    kept.write_text(kept.read_text()[:-3])
    assert run(*shown, "--games", "4") == more, "a row that was broken off is no row"
    mended = kept.read_text()
    assert run(*shown, "--games", "4") == more and kept.read_text() == mended, "it is there now"
    kept.write_text("a,b\n")
    done = CliRunner().invoke(app, ["goldfish", *shown])
    assert done.exit_code == 2 and "no table of goldfish games" in done.output


def test_two_decks_are_compared() -> None:
    record = json.loads(
        run("goblins", "--compare", "elves", "--games", "5", "--turns", "5", "--json")
    )
    last = record["compared"][-1]
    assert record["other"]["deck"] == "elves" and last["turn"] == 5
    assert last["interval"][0] <= last["difference"] <= last["interval"][1]
    text = run("goblins", "--compare", "goblins", "--games", "5", "--turns", "2")
    assert "goblins less goblins" in text and "+0.0%" in text


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
