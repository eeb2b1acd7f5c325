"""Puzzles of the lobby: what is asked is told, and the rules say whether it is solved."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import close, in_lobby, option, until
from page_faults import all_faults
from served import Server

from pyengine.errors import ManalogError
from pyengine.games.magic.puzzles.playing import Trial
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

KEY = "every-answer"


def played(table: Table, index: int) -> str:
    """Let the person take the option INDEX, and the others answer; return how the puzzle stands."""
    frame = table.frame("a")
    said = {"type": "choose", "options": [index], "finish": False}
    table.say("a", {**said, "seq": frame["seq"], "epoch": frame["epoch"]})
    while table.bots.asked is not None:
        table.bots_said()
    state: str = table.frame("a")["table"]["puzzle"]["state"]
    return state


def test_a_puzzle_is_solved_by_its_solution() -> None:
    table = Table(checked({"game": "magic", "puzzle": KEY}), {}, 1)
    trial = table._judge.tried
    assert isinstance(trial, Trial)
    state = "open"
    for _ in range(20):
        found = trial.solution().strategy
        assert state == "open" and found is not None
        choice = table._match.session.choice
        assert choice is not None
        state = played(table, choice.actions.index(found.line()[0].action))
        if state != "open":
            break
    table.close()
    assert state == "solved"


def test_what_does_not_do_it_is_told() -> None:
    """Without an attack, the turn ends; a choice is taken back, and the puzzle is open again."""
    table = Table(checked({"game": "magic", "puzzle": KEY}), {}, 1)
    state = "open"
    for _ in range(40):
        question = table.frame("a")["question"]
        if state != "open" or question is None:
            break
        index = question["finishing"] if question["finishing"] is not None else question["waiting"]
        state = played(table, index or 0)
    assert state == "failed"
    table.say("a", {"type": "undo"})
    assert table.frame("a")["table"]["puzzle"]["state"] == "open"
    table.close()


def test_there_are_no_other_puzzles() -> None:
    with pytest.raises(ManalogError, match="no such puzzle"):
        checked({"game": "magic", "puzzle": "../every-answer"})
    with pytest.raises(ManalogError, match="no such puzzle"):
        checked({"game": "mbrane", "puzzle": KEY})


def test_a_puzzle_is_begun_in_the_lobby(chromium: Any, server: Server) -> None:
    page = in_lobby(chromium, server)
    page.locator("summary", has_text="All").click()
    assert all_faults(page) == []
    page.get_by_role("button", name="Solve Every Answer").click()
    page.wait_for_selector(".actions >> text=Goal: won(a)", timeout=20_000)
    until(lambda: option(page, "Attack b with Elvish Warrior").count())
    assert all_faults(page) == []
    close(page)
