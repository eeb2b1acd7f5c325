"""The judged results of boards: their form, and that the known table says the same of them."""

import re
from collections import Counter

from pyengine.games.magic.observed_boards.known import WHOSE, KnownDifferences
from pyengine.system.resources import carddb_dir

_RULE = re.compile(r"[1-9]\d\d(\.\d+[a-z]?)?")
_MOST_OURS = 0.05


def judged() -> list[list[str]]:
    file = carddb_dir() / "boards" / "judged_results.txt"
    lines = file.read_text("utf-8").splitlines()
    return [[w.strip() for w in n.split("|")] for n in lines if n.strip() and n[0] != "#"]


def test_each_result_names_a_board_whose_it_is_a_rule_and_why() -> None:
    rows = judged()
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


def test_each_result_is_judged_once() -> None:
    times = Counter(row[0] for row in judged())
    assert [name for name, number in times.items() if number > 1] == []


def test_few_results_are_ours() -> None:
    rows = judged()
    assert sum(row[1] == "ours" for row in rows) <= _MOST_OURS * len(rows)


def test_the_known_table_says_the_same_of_whose_results_are() -> None:
    table = KnownDifferences.read()
    known = {row[0]: table.judged.get(row[0], "") for row in judged()}
    other = [
        (row[0], row[1], known[row[0]])
        for row in judged()
        if known[row[0]] and table.classes[known[row[0]]].whose != row[1]
    ]
    assert other == []
