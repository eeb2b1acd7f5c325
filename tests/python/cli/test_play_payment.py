"""Paying by hand, or not any more: typed in play, and asked for as a saved game is resumed."""

from __future__ import annotations

from pathlib import Path

import pytest
from plays import KEEP, play, seated

from pyengine.games.magic.position import Position
from pyengine.saves.save import read_save


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def mountain() -> Position:
    position = Position()
    position.battlefield("a", "Mountain")
    position.hand("a", "Shock")
    return position


def test_payment_is_changed_in_play() -> None:
    dialog = seated(mountain(), "precombat_main", "payment manual")
    session = dialog.table.session
    assert session.holds("setting(payment(a),manual)")
    assert session.choice is not None
    assert any("basic(mountain)" in action for action in session.choice.actions)


def test_and_back() -> None:
    dialog = seated(mountain(), "precombat_main", "payment manual", "Payment  AUTO")
    session = dialog.table.session
    assert not session.holds("setting(payment(a),manual)")
    assert session.taken == ["pay_by(a,manual)", "pay_by(a,auto)"]


def test_it_is_undone_as_any_choice() -> None:
    dialog = seated(mountain(), "precombat_main", "payment manual", "undo")
    assert not dialog.table.session.holds("setting(payment(a),manual)")


def test_a_resumed_game_is_paid_for_otherwise() -> None:
    play("--seed", "5", lines=[KEEP, "save before.save", "quit"])
    play("--resume", "before.save", "--payment", "manual", lines=["save after.save", "quit"])
    save = read_save("after.save")
    assert "pay_by(elves,manual)" in save.actions
    again = play("--resume", "after.save", lines=["payment auto", "save back.save", "quit"])
    assert again.exit_code == 0
    assert list(read_save("back.save").actions)[-1] == "pay_by(elves,auto)"


@pytest.mark.parametrize("option", [("--life", "30"), ("--mulligan", "paris"), ("--seed", "3")])
def test_what_the_save_says_is_not_changed(option: tuple[str, str]) -> None:
    play("--seed", "5", lines=[KEEP, "quit"])
    refused = play("--resume", "manalog-5.save", *option)
    assert refused.exit_code != 0
    assert f"{option[0]} can't be changed with --resume" in refused.output + str(refused.exception)


def test_there_is_no_third_way() -> None:
    play("--seed", "5", lines=[KEEP, "quit"])
    assert play("--resume", "manalog-5.save", "--payment", "never").exit_code != 0
