"""A whole draft that a killed program has left beside a save is offered, and not written over."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from pyengine.engine.session import Session
from pyengine.games import find_game
from pyengine.saves.drafts import recovered
from pyengine.saves.save import read_save, write_save
from pyengine.system.replacing import draft_of, replace_file


@pytest.fixture
def session(home: None) -> Session:
    start = find_game("mbrane").start
    assert start is not None
    return Session.start(start(1), "choices")


def killed(path: Path, session: Session) -> Path:
    """A save of SESSION that was whole in its draft, and never came to its place."""
    later = path.with_name("later.save")
    write_save(later, session)
    draft = draft_of(path)
    draft.write_bytes(later.read_bytes())
    later.unlink()
    return draft


def test_a_whole_draft_is_kept_as_the_next_save_is_written(
    session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "game.save"
    write_save(path, session)
    session.choose(0)
    draft = killed(path, session)
    later = draft.read_bytes()
    session.undo()
    write_save(path, session)
    assert not draft.exists() and read_save(path).actions == ()
    named = tmp_path / "game-draft-1.save"
    assert named.read_bytes() == later and len(read_save(named).actions) == 1
    killed(path, session)
    assert recovered(path) is None  # it is what the save holds
    session.choose(1)
    killed(path, session)
    assert recovered(path) == tmp_path / "game-draft-2.save"
    assert recovered(path) is None


@pytest.mark.parametrize("cut", [0, 1, 100])
def test_a_draft_that_is_not_whole_is_written_over(
    session: Session, tmp_path: Path, cut: int
) -> None:
    path = tmp_path / "game.save"
    draft = killed(path, session)
    content = draft.read_bytes()
    draft.write_bytes(content[:-cut] if cut else b"4 Forest\n")
    assert recovered(path) is None
    write_save(path, session)
    assert [file.name for file in tmp_path.iterdir()] == ["game.save"]


def test_a_draft_that_is_being_written_is_left_alone(session: Session, tmp_path: Path) -> None:
    draft = killed(tmp_path / "game.save", session)
    with draft.open("rb") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        assert recovered(tmp_path / "game.save") is None
    assert recovered(tmp_path / "game.save")


def test_a_server_offers_it_as_a_save(session: Session, tmp_path: Path) -> None:
    pytest.importorskip("starlette")
    from pyengine.web.relay.shelf import Shelf

    killed(tmp_path / "aaaaaaaaaaaa.save", session)
    shelf = Shelf(tmp_path)
    shelf.recover()
    (save,) = shelf.saves()
    assert len(read_save(save).actions) == 0 and "not in its place" in shelf.notices[0]
    replace_file(tmp_path / ".bbbbbbbbbbbb.save.tmp", b"none")
    shelf.recover()
    assert len(shelf.saves()) == 1


def test_whoever_resumes_is_told(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    write_save(path, session, {"agents": ["random", "random"]})
    session.choose(0)
    killed(path, session)
    command = [sys.executable, "-m", "pyengine", "play", "--resume", str(path), "--json"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "game-draft-1.save is a later save, whole, that was not put in its place" in ended.stderr
