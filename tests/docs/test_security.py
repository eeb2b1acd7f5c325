"""SECURITY.md: its commands are those of the attack, its table is what the attack prints."""

import re
import shlex
from pathlib import Path

import pytest
from attack.__main__ import KINDS, parser

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "SECURITY.md").read_text("utf-8")

ROW = re.compile(r"^\| ([a-z' ]+?) +\|((?: +[\d,]+ \|){6})$", re.M)


def rows() -> dict[str, list[int]]:
    """The table: the kinds, with their figures."""
    return {
        name: [int(figure.replace(",", "")) for figure in re.findall(r"[\d,]+", figures)]
        for name, figures in ROW.findall(TEXT)
    }


@pytest.mark.parametrize("command", re.findall(r'make attack ARGS="(.*)"', TEXT))
def test_commands_have_options_that_the_attack_takes(command: str) -> None:
    assert parser().parse_args(shlex.split(command)).only


def test_there_are_commands() -> None:
    assert len(re.findall(r'make attack ARGS="(.*)"', TEXT)) >= 4
    assert re.search(r"^attack:", (ROOT / "Makefile").read_text("utf-8"), re.M)


def test_the_table_has_all_kinds() -> None:
    """Views are compared by the million where somebody changes what players are told."""
    assert {*rows(), "views compared"} == {kind.words for kind in KINDS}


def test_the_figures_are_whole() -> None:
    for tried, refused, loaded, answered, failed, _ in rows().values():
        assert tried == refused + loaded + answered + failed
        assert failed == 0 or "What failed has a test now" in TEXT


def test_as_much_was_tried_as_was_asked_for() -> None:
    options = parser().parse_args([])
    for found in re.findall(r'make attack ARGS="(.*)"', TEXT):
        options = parser().parse_args(shlex.split(found), options)
    table = rows()
    for kind in KINDS:
        wanted = round(getattr(options, kind.option) * kind.share)
        if kind.words in table and kind.option != "comparisons":
            assert table[kind.words][0] >= wanted
