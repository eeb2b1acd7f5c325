"""`repeat`: shortcuts (732.2a), by which choices are made again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from own_cards import database_with
from plays import seated

from pyengine.cli.play.dialog import Dialog
from pyengine.games.magic.position import Position

WELL = """\
Well of Joy
Artifact
activated([], [gain_life(you, 1)])

Deep Well
Artifact
activated([], [gain_life(target([player]), 1)])
"""


class TestShortcuts:
    @pytest.fixture
    def board(self, tmp_path: Path) -> Position:
        position = Position(database=database_with(WELL, tmp_path))
        position.battlefield("a", "Well of Joy", "Deep Well")
        position.battlefield("b", "Mountain")
        return position

    def life(self, dialog: Dialog) -> object:
        return dict(dialog.table.session.query("life", 2))["a"]

    def test_do_this_so_many_times(
        self, board: Position, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dialog = seated(board, "precombat_main", "well of joy", "repeat 25")
        assert self.life(dialog) == 46
        assert "Repeated 25 times." in capsys.readouterr().out

    def test_several_choices_are_found(self, board: Position) -> None:
        dialog = seated(board, "precombat_main", "deep well", "target a", "repeat 5")
        assert self.life(dialog) == 26
        dialog = seated(board, "precombat_main", "deep well", "target a", "repeat 5 2")
        assert self.life(dialog) == 26

    def test_it_is_one_choice_to_take_back(self, board: Position) -> None:
        dialog = seated(board, "precombat_main", "well of joy", "repeat 9", "undo")
        assert self.life(dialog) == 21

    def test_another_player_may_shorten_it(
        self, board: Position, capsys: pytest.CaptureFixture[str]
    ) -> None:
        board.hand("b", "Tarfire")
        lines = ("well of joy", "pass", "repeat 5", "pass", "pass", "cast tarfire", "target a")
        dialog = seated(board, "precombat_main", *lines)
        shown = capsys.readouterr().out
        assert "Repeated 3 times: another player did something." in shown
        assert dialog.shortcut is None

    def test_it_ends_where_it_is_not_legal(
        self, board: Position, capsys: pytest.CaptureFixture[str]
    ) -> None:
        board.battlefield("a", *["Forest"] * 3)
        board.hand("a", *["Elvish Eulogist"] * 5)
        seated(board, "precombat_main", "cast elvish", "repeat 3 1")
        shown = capsys.readouterr().out
        assert re.search(r"Repeated 0 times: Elvish Eulogist .* is not there any more", shown)

    def test_mistakes(self, board: Position, capsys: pytest.CaptureFixture[str]) -> None:
        seated(board, "precombat_main", "repeat", "repeat 0", "repeat x", "repeat 5", "repeat 3 9")
        shown = capsys.readouterr().out
        assert shown.count("type how many times") == 2
        assert "from 1 to 10000 times" in shown
        assert "none of your choices can be made again here" in shown
        assert "you have made 0 choices, not 9" in shown
