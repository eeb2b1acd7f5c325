"""Each sentence of 903 that says what happens has a test that plays it (sentences.tsv).

A line is a number, a sentence in our words, and its tests; after "-" stands why there is nothing to
play.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

TABLE = Path(__file__).with_name("sentences.tsv")
TESTS = Path(__file__).parents[2]

LETTERS = {
    1: "", 2: "", 3: "abcde", 4: "abcdef", 5: "abcde", 6: "", 7: "", 8: "", 9: "abc", 10: "a",
    11: "a", 12: "abcdefgh", 13: "abcdefg",
}  # fmt: skip
"""The rules of section 903 with their subrules."""

NOT_PLAYED = {"903.1", "903.5", "903.9", "903.10", "903.12", "903.13"}
"""Rules that say no more than that others follow."""

Row = tuple[str, str, tuple[str, ...]]


def rows() -> list[Row]:
    found = []
    for line in TABLE.read_text("utf-8").splitlines():
        number, sentence, tests = line.split("\t")
        found.append((number, sentence, (tests,) if tests[0] == "-" else tuple(tests.split())))
    return found


@cache
def names_in(file: str) -> frozenset[str]:
    """Return the tests of FILE, which is named from tests/rules or is the only one of its name."""
    path = TESTS / "rules" / file
    (path,) = [path] if path.exists() else TESTS.rglob(file)
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(part.name for part in tree.body if isinstance(part, ast.FunctionDef))


def lacking(table: list[Row]) -> list[str]:
    """Return the numbers of the rules that no test of TABLE plays."""
    wanted = [f"903.{n}{letter}" for n, letters in LETTERS.items() for letter in ["", *letters]]
    played = {number for number, _, tests in table if any(test[0] != "-" for test in tests)}
    return [number for number in wanted if number not in played | NOT_PLAYED]


def test_each_number_has_a_test() -> None:
    assert lacking(rows()) == []
    assert len(rows()) >= 65
    assert len({(number, sentence) for number, sentence, _ in rows()}) == len(rows())


def test_a_number_without_a_test_is_noticed() -> None:
    table = [row for row in rows() if row[0] != "903.9c"]
    assert lacking(table) == ["903.9c"]
    unplayed = [(n, s, ("-none",) if n == "903.8" else tests) for n, s, tests in rows()]
    assert lacking(unplayed) == ["903.8"]


def test_the_numbers_stand_in_their_order() -> None:
    order = [f"903.{n}{letter}" for n, letters in LETTERS.items() for letter in ["", *letters]]
    places = [order.index(number) for number, _, _ in rows()]
    assert places == sorted(places)


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]} {row[1][:40]}")
def test_its_tests_are_there(row: Row) -> None:
    _, _, tests = row
    for test in tests:
        if test[0] != "-":
            file, _, name = test.partition("::")
            assert name in names_in(file), test
