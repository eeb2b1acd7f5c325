"""A click is painted in time; with MANALOG_PAGE_TIMES, the limits are asserted (a calm machine)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from page_times import Times, games, measured, opened
from served import QUICK, Server


def test_clicks_are_timed(chromium: Any, server: Server) -> None:
    """Each click that changes something is one time, and none takes a second."""

    def begin(number: int) -> Any:
        return opened(chromium, server, server.begin(QUICK | {"seed": number})["links"]["0"])

    row = games(begin, Times("ordinary"), 6, 6).row()
    assert row["clicks"] >= 6 and 0 < row["median"] <= row["p95"] <= row["most"] < 5_000


@pytest.mark.skipif("MANALOG_PAGE_TIMES" not in os.environ, reason="it takes minutes of quiet")
def test_clicks_are_painted_in_time(chromium: Any, server: Server, tmp_path: Path) -> None:
    for times in measured(chromium, server, tmp_path, 60, 10):
        print(times.row())
        assert times.holds(), times.row()
