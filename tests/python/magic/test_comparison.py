import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.games.magic.studies import semi_random
from pyengine.games.magic.studies.comparison import Cell, PublishedShare, compare, grid, summary
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.standings import Tally, difference

ELVES, GOBLINS = Contestant("elves", "random"), Contestant("goblins", "random")
PAIRING = Pairing(ELVES, GOBLINS)


def test_difference() -> None:
    # Newcombe (1998), "Interval estimation for the difference", table II, method 10.
    for won, games, won_2, games_2, low, high in (
        (56, 70, 48, 80, 0.0524, 0.3339), (9, 10, 3, 10, 0.1705, 0.8090),
        (6, 7, 2, 7, 0.0582, 0.8062), (5, 56, 0, 29, -0.0381, 0.1926),
        (0, 10, 0, 20, -0.1611, 0.2775),
    ):  # fmt: skip
        assert difference(won, games, won_2, games_2) == pytest.approx((low, high), abs=0.00006)


@pytest.mark.parametrize(
    ("won", "sign"), [(500, ""), (530, ""), (560, "+"), (600, "+"), (440, "-"), (470, "")]
)
def test_a_sign_where_the_shares_surely_differ(won: int, sign: str) -> None:
    assert Cell(PAIRING, PublishedShare(50.0), Tally(1000, won)).sign == sign


def test_grid_and_summary() -> None:
    mirror = Pairing(ELVES, ELVES)
    published = {PAIRING: PublishedShare(50.0), mirror: PublishedShare(48.1)}
    cells = compare(published, {PAIRING: Tally(1000, 600), mirror: Tally()})
    assert list(grid(cells)) == [
        ["begins", "random goblins", "random elves", "games"],
        ["random elves", "60.0 (57–63) / 50.0 +", "? / 48.1", "0–1000"],
    ]
    assert summary(cells).startswith("0 of 1 cells agree")
    assert cells[0].record()["differs"] == "+"


def test_table_6_1() -> None:
    table = semi_random.published()
    assert len(table) == 36
    goblins = Contestant("goblins", "aggressive")
    assert table[Pairing(goblins, ELVES)].percent == 75.8
    assert table[Pairing(ELVES, goblins)].percent == 26.8
    assert table[Pairing(Contestant("elves", "defensive"), GOBLINS)].percent == 65.9
    assert set(table) == set(semi_random.study().plan(1, 1).pairings)


def test_the_study(tmp_path: Path) -> None:
    options = ["study", "semi-random", "--games", "1", "--jobs", "1", "--db", str(tmp_path / "r")]
    played = CliRunner().invoke(app, [*options, "--json"])
    assert played.exit_code == 0, played.output
    record = json.loads(played.stdout)
    assert [cell["games"] for cell in record["cells"]] == [1] * 36
    shown = CliRunner().invoke(app, [*options, "--markdown"]).stdout
    first = record["cells"][0]
    assert f"| random elves | {first['percent']:.1f} (" in shown
    assert "36 games, seed 1" in shown
