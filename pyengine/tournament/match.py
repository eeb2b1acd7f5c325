"""One game of a tournament, played in this process."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pyengine.agents import make_agent
from pyengine.agents.play_out import play_out
from pyengine.engine.fingerprint import fingerprint
from pyengine.engine.session import Session
from pyengine.saves.save import write_save
from pyengine.tournament.contestants import Pairing
from pyengine.tournament.plan import Fixture

Winner = Literal["first", "second", "draw"]


@dataclass(frozen=True)
class Result:
    """What came of a game. `turns` is 0 in a game without turns; `seconds` is wall time.

    `decisions` counts all actions, `choices` those with an alternative, `steps` the engine's;
    `version` is the `fingerprint` of the engine that played.
    """

    pairing: Pairing
    number: int
    seed: int
    winner: Winner
    turns: int
    decisions: int
    choices: int
    steps: int
    seconds: float
    version: str = ""
    save: str | None = None
    forfeits: tuple[str, ...] = ()
    """What bots were found to do, in a line each: their players gave up."""


@dataclass(frozen=True)
class Failure:
    """A game that could not be played, and why in one line."""

    fixture: Fixture
    message: str

    def __str__(self) -> str:
        fixture = self.fixture
        return f"{fixture.pairing}, seed {fixture.setup.seed}: {self.message}"


def play(fixture: Fixture) -> Result:
    """Play the game FIXTURE in this process to its end."""
    start = time.perf_counter()
    setup, pairing = fixture.setup, fixture.pairing
    players = setup.names
    agents = {
        player: make_agent(spec, player, setup.seed, setup.game)
        for player, spec in zip(players, fixture.agents, strict=True)
    }
    session = Session.start(setup)
    forfeits = play_out(session, agents)
    turns = session.query("turn", 1)
    return Result(
        pairing,
        fixture.number,
        setup.seed,
        _winner(session, players),
        turns=turns[0][0] if turns else 0,
        decisions=session.forced + len(session.taken),
        choices=session.decisions,
        steps=session.steps,
        seconds=round(time.perf_counter() - start, 4),
        version=fingerprint(),
        save=_save(session, fixture.agents) if fixture.keep else None,
        forfeits=tuple(f"{pairing}, seed {setup.seed}: {forfeit}" for forfeit in forfeits),
    )


def _winner(session: Session, players: Sequence[str]) -> Winner:
    if session.winners == (players[0],):
        return "first"
    return "second" if session.winners == (players[1],) else "draw"


def _save(session: Session, agents: Sequence[str]) -> str:
    """Return the save of SESSION as text."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "game.save"
        write_save(path, session, {"agents": list(agents)})
        return path.read_text("utf-8")
