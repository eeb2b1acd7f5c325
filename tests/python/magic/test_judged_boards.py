"""The judged boards, by results and by what can be done: their form; the known table agrees."""

import re
from collections import Counter

import pytest

from pyengine.games.magic.observed_boards.known import WHOSE, KnownDifferences
from pyengine.system.resources import carddb_dir

_RULE = re.compile(r"[1-9]\d\d(\.\d+[a-z]?)?")
_MOST_OURS = 0.05

JUDGED = pytest.mark.parametrize(
    ("name", "ending"), [("judged_results.txt", ""), ("judged_legality.txt", " legal")]
)
"""The files, and what stands after a board's name in the known table."""


def judged(name: str) -> list[list[str]]:
    lines = (carddb_dir() / "boards" / name).read_text("utf-8").splitlines()
    return [[w.strip() for w in n.split("|")] for n in lines if n.strip() and n[0] != "#"]


@JUDGED
def test_each_line_names_a_board_whose_it_is_a_rule_and_why(name: str, ending: str) -> None:
    rows = judged(name)
    assert rows
    wrong = [
        row
        for row in rows
        if len(row) != 4
        or not re.fullmatch(r"mixed-\d+", row[0])
        or row[1] not in WHOSE
        or not _RULE.fullmatch(row[2])
        or not row[3].endswith(".")
        or len(row[3].split()) < 4
    ]
    assert wrong == []


@JUDGED
def test_each_board_is_judged_once(name: str, ending: str) -> None:
    times = Counter(row[0] for row in judged(name))
    assert [board for board, number in times.items() if number > 1] == []


@JUDGED
def test_few_of_them_are_ours(name: str, ending: str) -> None:
    rows = judged(name)
    assert sum(row[1] == "ours" for row in rows) <= _MOST_OURS * len(rows)


@JUDGED
def test_the_known_table_says_the_same_of_whose_they_are(name: str, ending: str) -> None:
    table = KnownDifferences.read()
    known = {row[0]: table.judged.get(row[0] + ending, "") for row in judged(name)}
    other = [
        (row[0], row[1], known[row[0]])
        for row in judged(name)
        if known[row[0]] and table.classes[known[row[0]]].whose != row[1]
    ]
    assert other == []
