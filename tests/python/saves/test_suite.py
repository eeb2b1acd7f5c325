"""The saved games of the repository: varied, small, and the same when they are played again."""

import re
from pathlib import Path

import pytest

from pyengine.saves.replay import SAME, replay
from pyengine.saves.suite import find_saves

SAVES = Path(__file__).parents[3] / "saves"


def test_the_suite_is_large_small_and_varied() -> None:
    files = find_saves([SAVES])
    assert len(files) >= 40
    assert sum(file.stat().st_size for file in files) < 3_000_000
    texts = [file.read_text() for file in files]
    for word in ("mulligan=london", "mulligan=vancouver", "mulligan=paris", "ordered", "manual"):
        assert any(word in text for text in texts), word
    assert sum('table("note", "Played by hand' in text for text in texts) >= 5
    assert any(len(re.findall(r"^player\(", text, re.M)) == 3 for text in texts)


@pytest.mark.parametrize("part", range(4))
def test_the_suite_is_the_same(part: int) -> None:
    for file in find_saves([SAVES])[part::4]:
        outcome = replay(file)
        assert outcome.status == SAME, "\n".join(outcome.lines())
