"""What is told by how a game goes on: a few games; `make passing` plays more."""

from pathlib import Path

import pytest
from homes import with_rules

from attack import passing, pool_interference
from attack.passing import Told, play


def test_pairs_are_compared_by_each_way_to_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose hand differs: a page that is drawn from it always does, and that is noticed."""
    pool_interference.make_pool(with_rules(tmp_path))
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path))
    pool_interference._setups.cache_clear()
    monkeypatch.setattr(passing, "LONGEST", 60)
    told = Told()
    for seed in (1, 2):
        play(seed, told)
    assert told.pairs >= 3
    assert max(told.differ["stop"], told.differ["delay"]) <= told.differ["at_once"] <= told.pairs
    leaks = Told()
    monkeypatch.setattr(passing, "passed", lambda table, way, viewer, state: str(state))
    play(1, leaks)
    assert leaks.pairs and leaks.differ["stop"] == leaks.pairs
