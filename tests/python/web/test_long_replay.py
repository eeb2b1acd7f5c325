"""A replay of 500 choices is there in less than a second and a half."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

pytest.importorskip("starlette")

from served import TWO

from pyengine.saves.save import write_save
from pyengine.web.worker.recipe import begin, checked
from pyengine.web.worker.replaying import Replaying

CHOICES = 500


def test_a_long_replay_opens_soon(tmp_path: Path) -> None:
    session = begin(checked(TWO | {"seed": 3})).session
    rng = random.Random(3)
    while len(session.taken) < CHOICES:
        assert session.choice is not None
        session.do(session.choice.actions[rng.randrange(session.choice.count)])
    write_save(tmp_path / "long.save", session, {})
    begin(checked(TWO))  # another game: nothing of this one is held
    begun = time.process_time()
    replaying = Replaying({"save": str(tmp_path / "long.save"), "name": "long", "replay": True})
    frame = replaying.frame("+watch", 0)
    seconds = time.process_time() - begun
    print(f"{seconds:.2f} s")
    replaying.close()
    assert frame["last"] == CHOICES and len(frame["marks"]) > 10
    assert seconds < 1.5
