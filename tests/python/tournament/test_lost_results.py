"""A worker that dies with the result of a game it had finished."""

from types import SimpleNamespace
from typing import Any

import pytest

from pyengine.tournament import cluster
from pyengine.tournament.match import Result


class Future:
    """A game whose result is lost once, as Dask says it, before it is there."""

    def __init__(self) -> None:
        self.states = iter(["lost", "pending", "finished"])
        self.status = "pending"

    def come(self) -> "Future":
        """Take the next state, as the scheduler tells it."""
        self.status = next(self.states)
        return self

    def result(self) -> str:
        return "a result"


class Completed:
    """Futures as they come, one at a time."""

    def __init__(self) -> None:
        self.waiting: list[Future] = []

    def add(self, future: Future) -> None:
        self.waiting.append(future)

    def __next__(self) -> Future:
        return self.waiting.pop().come()


def test_a_lost_result_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask plays the game again; the tournament doesn't end for it."""
    monkeypatch.setattr(cluster, "_distributed", lambda: SimpleNamespace(as_completed=Completed))
    client = SimpleNamespace(nthreads=lambda: {"w": 1}, submit=lambda *_, **__: Future())
    fixtures: Any = iter(["a game"])
    played: list[Result | Any] = list(cluster._played_by(client, fixtures))
    assert played == ["a result"]
