"""docs/studies.md: what commands print is real, tables are of the studies, options exist.

`python tests/docs/tour.py docs/studies.md` writes the console blocks anew.
"""

import itertools
import re
import shlex

import pytest
import tour
import typer

from pyengine.agents import agent_names
from pyengine.cli.main import app
from pyengine.games.magic.agents.opening import POLICIES
from pyengine.games.magic.models.rewards import REWARDS
from pyengine.games.magic.studies import beam, monte_carlo, qmdp, semi_random
from pyengine.games.magic.studies.comparison import Cell
from pyengine.games.magic.studies.table import Study
from pyengine.tournament.standings import Tally, wilson

PAGE = (tour.ROOT / "docs" / "studies.md").read_text("utf-8")
FIELD = re.compile(r"(\? / (?P<only>[\d.]+))|((?P<share>[\d.]+) \((?P<low>\d+)–(?P<high>\d+)\)"
                   r" / (?P<published>[\d.]+)(?P<sign> [+-])?)")  # fmt: skip
STUDIES = [
    study.with_mulligan(policy)
    for policy in POLICIES
    for study in (
        semi_random.study(), monte_carlo.study(), beam.study(),
        *(qmdp.study(rewards=rewards) for rewards in REWARDS),
    )
]  # fmt: skip


def tables(first: str) -> list[list[list[str]]]:
    """The tables of the page whose head begins with FIRST, without the line below the head."""
    found = re.findall(rf"^\| {first} \|.*\n(?:\|.*\n)+", PAGE, re.M)
    rows = [[[f.strip() for f in line.split("|")[1:-1]] for line in t.splitlines()] for t in found]
    return [[head, *body] for head, _, *body in rows]


# ---------------------------------------------------------------- what commands print


@pytest.mark.parametrize("block", tour.blocks(PAGE), ids=lambda block: block.command)
def test_a_console_block_is_what_the_command_prints(block: tour.Block) -> None:
    assert not block.varies
    assert tour.run(block.command, str(tour.ROOT)) == block.output


def test_the_page_shows_the_mulligan_and_the_states() -> None:
    commands = [block.command for block in tour.blocks(PAGE)]
    assert any("study mulligan" in command for command in commands)
    assert any("study states" in command for command in commands)


LINES = re.findall(r"^manalog .*$", PAGE, re.M)


@pytest.mark.parametrize("line", LINES)
def test_commands_and_options_exist(line: str) -> None:
    words = shlex.split(line)[1:]
    command = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_every_study_that_plays_games_is_on_the_page() -> None:
    for name in ("all-agents", *(study.name for study in STUDIES)):
        assert any(line.startswith(f"manalog study {name} ") for line in LINES), name


# ---------------------------------------------------------------- measured tables


@pytest.mark.parametrize("table", tables("begins"), ids=lambda table: table[1][0])
def test_a_measured_table_is_of_a_study(table: list[list[str]]) -> None:
    """Its rows, columns and published shares; intervals and signs follow from what was measured."""
    head, *rows = table
    study = study_of([row[0] for row in rows])
    seconds = list(dict.fromkeys(str(pairing.second) for pairing in study.published))
    assert head == ["begins", *seconds, "games"]
    pairings = iter(study.published.items())
    for name, *fields, games in rows:
        for field in fields:
            pairing, published = next(pairings)
            assert str(pairing.first) == name
            check(field, Cell(pairing, published, Tally()), games)
    assert next(pairings, None) is None


def study_of(rows: list[str]) -> Study:
    """The study with these rows."""
    found = [study for study in STUDIES if [str(row) for row in study.rows] == rows]
    assert found, rows
    return found[0]


def check(field: str, empty: Cell, games: str) -> None:
    """Whether FIELD agrees with itself and with what was published, for GAMES games."""
    parts = FIELD.fullmatch(field)
    assert parts, field
    assert float(parts["published"] or parts["only"]) == empty.published.percent
    if parts["only"] or not games.isdecimal():
        return
    won = round(float(parts["share"]) * int(games) / 100)
    cell = Cell(empty.pairing, empty.published, Tally(int(games), won))
    assert f"{100 * cell.measured.share:.1f}" == parts["share"]
    interval = tuple(f"{100 * limit:.0f}" for limit in wilson(won, int(games)))
    assert interval == (parts["low"], parts["high"])
    assert cell.sign == (parts["sign"] or "").strip()


def test_table_6_1_is_there() -> None:
    assert [row[0] for row in tables("begins")[0][1:]] == [str(row) for row in STUDIES[0].rows]


@pytest.mark.parametrize("table", tables("won against"))
def test_a_table_of_agents_compares_each_with_all_others(table: list[list[str]]) -> None:
    head, *rows = table
    assert [row[0] for row in rows] == head[1:]
    assert {name.split(":")[0].split("-")[0] for name in head[1:]} <= set(agent_names())
    for one, other in itertools.combinations(range(len(rows)), 2):
        shares = [re.match(r"\d+", rows[a][b + 1]) for a, b in ((one, other), (other, one))]
        assert all(shares), (head[one + 1], head[other + 1])
        assert sum(int(share[0]) for share in shares if share) <= 101
    assert all(row[number + 1] == "" for number, row in enumerate(rows))
