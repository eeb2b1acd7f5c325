"""`manalog play` in this process, and boards at which lines are typed."""

from collections.abc import Iterable

import pytest
from typer.testing import CliRunner, Result

from pyengine.cli.games import find_terminal
from pyengine.cli.main import app
from pyengine.cli.play.dialog import Dialog
from pyengine.cli.play.reader import EndOfInput
from pyengine.cli.play.screen import Screen
from pyengine.cli.play.table import Table
from pyengine.games.magic.position import Position

KEEP = ""
"""Enter, which keeps the opening hand."""


def play(*options: str, lines: Iterable[str] | None = None) -> Result:
    """Play, against the agent that chooses fastest where nothing else is asked for."""
    typed = "".join(f"{line}\n" for line in lines or ())
    if not {"--players", "--resume", "--game", "--decks"} & set(options):
        options = ("--players", "human,aggressive", *options)
    return CliRunner().invoke(app, ["play", *options], input=typed)


class Typist:
    """Types lines; what comes after them is the end of the input."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []

    def read_line(self, prompt: str, complete: object = None) -> str:
        self.asked.append(prompt)
        if not self.lines:
            raise EndOfInput
        return self.lines.pop(0)


def seated(position: Position, step: str, *lines: str, people: int = 2) -> Dialog:
    """Type LINES at a table with POSITION; return the dialog as it is then."""
    names = ["human"] * people + ["random"] * (2 - people)
    table = Table(position.begin(step, mode="choices"), find_terminal("magic"), names)
    dialog = Dialog(table, Screen(color=False), Typist(*lines))
    with pytest.raises(EndOfInput):
        while not table.session.over:
            if table.person_is_asked():
                dialog.ask()
            else:
                table.go_on()
    return dialog


def asked_at(table: Table, choices: int) -> list[tuple[str, int, str]]:
    """Let things go on wherever a person is asked, CHOICES times; return who was asked when."""
    asked = []
    while len(asked) < choices and not table.session.over:
        choice = table.session.choice
        if choice is None or not table.person_is_asked():
            table.go_on()
            continue
        question = table.question()
        step, turn = table.display.moment()
        asked.append((choice.player, turn, step))
        option = question.waiting or question.finishing or question.obvious
        table.take(option.index if option else 0)
    return asked
