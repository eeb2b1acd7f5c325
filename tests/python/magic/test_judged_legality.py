"""The judged disputes about what can be done: their form, and that they fit the known table."""

import re
from collections import Counter

from pyengine.games.magic.observed_boards.known import WHOSE, KnownDifferences
from pyengine.system.resources import carddb_dir

_RULE = re.compile(r"\d{3}(\.\d+[a-z]?)?")
_MOST_OURS = 0.05


def judged() -> list[list[str]]:
    file = carddb_dir() / "boards" / "judged_legality.txt"
    lines = file.read_text("utf-8").splitlines()
    return [[w.strip() for w in n.split("|")] for n in lines if n.strip() and n[0] != "#"]


def test_each_line_names_a_board_whose_it_is_a_rule_and_why() -> None:
    rows = judged()
    assert rows
    wrong = [
        row
        for row in rows
        if len(row) != 4
        or not re.fullmatch(r"mixed-\d+", row[0])
        or row[1] not in WHOSE
        or not _RULE.fullmatch(row[2])
        or len(row[3].split()) < 4
    ]
    assert wrong == []


def test_each_board_is_judged_once() -> None:
    times = Counter(row[0] for row in judged())
    assert [name for name, number in times.items() if number > 1] == []


def test_few_of_them_are_ours() -> None:
    rows = judged()
    assert sum(row[1] == "ours" for row in rows) <= _MOST_OURS * len(rows)


def test_the_known_table_says_the_same_of_whose_they_are() -> None:
    table = KnownDifferences.read()
    classes = {row[0]: table.judged.get(f"{row[0]} legal", "") for row in judged()}
    other = [
        row[0]
        for row in judged()
        if classes[row[0]] and table.classes[classes[row[0]]].whose != row[1]
    ]
    assert other == []
