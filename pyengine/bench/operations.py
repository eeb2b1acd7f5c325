"""What single operations cost, at the choices of a game between random players."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.agents import Agent
from pyengine.bench.games import Plan
from pyengine.bench.timing import Samples, TimedBridge, micros
from pyengine.engine.bridge import bridge
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.saves.save import read_save, write_save

_EVERY = 7
_ACTIONS = 6
_STEP_REQUESTS = ("advance", "choose", "update")


@dataclass
class OperationsMeasured:
    """Samples by operation, `states` at which they were taken, and of single computing steps."""

    states: int = 0
    seconds: float = 0.0
    samples: Samples = field(default_factory=Samples)
    steps: list[float] = field(default_factory=list)

    def record(self) -> dict[str, Any]:
        """Return the medians for JSON, in microseconds."""
        medians = self.samples.medians()
        if self.steps:
            medians["computing_step"] = micros(statistics.median(self.steps))
        return {
            "states": self.states,
            "microseconds": medians,
            "samples": self.samples.counts() | {"computing_step": len(self.steps)},
        }


def measure_operations(plan: Plan, into: OperationsMeasured) -> Iterator[OperationsMeasured]:
    """Play the first game of PLAN, and measure at every few choices; yield INTO after each.

    A computing step is measured in a second game: one step of the full graph, with the crossing of
    the bridge that brings it.
    """
    session, agents = plan.session(0)
    with tempfile.TemporaryDirectory() as directory:
        for number in _played(session, agents):
            if number % _EVERY == 0:
                _measure_at(session, into.samples, Path(directory) / "bench.save")
                into.states += 1
                yield into
    into.steps = step_times(plan)
    yield into


def _played(session: Session, agents: dict[str, Agent]) -> Iterator[int]:
    number = 0
    while (choice := session.choice) is not None:
        yield number
        session.choose(agents[choice.player].choose(seat_of(session)))
        number += 1


def _measure_at(session: Session, samples: Samples, file: Path) -> None:
    samples.time("bridge_crossing", lambda: bridge().call("statistics"))
    samples.time("legal_actions", lambda: _actions_anew(session))
    _measure_actions(session, samples)
    samples.time("digest", session.digest)
    fluents, progress = session.fluents(), session.progress
    taken = list(session.taken)
    samples.time("save", lambda: write_save(file, session))
    samples.time("read_save", lambda: read_save(file))
    samples.time("load", lambda: session.load(fluents, taken=taken, progress=progress))


def _actions_anew(session: Session) -> None:
    bridge().call("advance", session.mode)
    bridge().call("choice")


def _measure_actions(session: Session, samples: Samples) -> None:
    """Take and take back a few of the legal actions, evenly chosen."""
    count = session.choice.count if session.choice else 0
    before = len(session.taken)
    for index in range(0, count, max(1, count // _ACTIONS)):
        begin = Samples()
        begin.time("action", lambda index=index: session.choose(index))  # type: ignore[misc]
        if len(session.taken) <= before:
            return  # it took back others
        begin.time("undo", session.undo)
        for name, (seconds,) in begin.seconds.items():
            samples.seconds[name].append(seconds)
        total = sum(seconds for (seconds,) in begin.seconds.values())
        samples.seconds["action_and_undo"].append(total)


def step_times(plan: Plan) -> list[float]:
    """Return the seconds of every computing step of the first game of PLAN, in the full graph."""
    from pyengine.agents import make_agent

    samples = Samples()
    session = Session.start(plan.setup, "steps", prolog=TimedBridge(samples))
    players = plan.setup.names
    agents = {
        player: make_agent(spec, player, plan.seed)
        for spec, player in zip(plan.agents, players, strict=True)
    }
    for _ in _played(session, agents):
        pass
    return [seconds for name in _STEP_REQUESTS for seconds in samples.seconds[name]]
