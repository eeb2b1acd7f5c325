"""Rooms are there in a process that has begun no game without one: one such runs the tests."""

from __future__ import annotations

from collections.abc import Callable


def test_rooms_in_a_process_of_their_own(passes_alone: Callable[[str, str, int], None]) -> None:
    passes_alone("rooms_alone.py", __file__, 5)
