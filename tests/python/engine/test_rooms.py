"""Rooms are there in a process that has begun no game without one: one such runs the tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ALONE = Path(__file__).with_name("rooms_alone.py")


def test_rooms_in_a_process_of_their_own() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", ALONE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "5 passed" in done.stdout
