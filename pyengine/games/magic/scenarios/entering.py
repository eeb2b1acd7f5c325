"""Lets permanents of a board enter by the rules: with counters, tapped, with what is chosen."""

from __future__ import annotations

from pyengine.games.magic.scenarios.matching import functor
from pyengine.games.magic.scenarios.problems import Stopped
from pyengine.games.magic.scenarios.run import Run
from pyengine.games.magic.scenarios.setup import FIRST_TURN, Start

_TRIGGERS = frozenset({"pending", "that_many"})


def entered(run: Run, start: Start) -> list[str]:
    """Let the permanents of START enter, one after the other; return the fluents after that.

    None of them has just come, and nothing has triggered, unless the run lets it. What is chosen
    then need not be scripted.
    """
    session, warnings = run.game.session, len(run.answers.warnings)
    session.mode, session.on_step = "steps", lambda process: _stop(run)
    try:
        session.load(start.fluents)
        run.game.begin_events(load=True)
        while not session.over:
            run.take(run.answers.answer())
    except Stopped:
        run.game.follow()
    del run.answers.warnings[warnings:]
    fluents = [fluent for fluent in session.fluents() if functor(fluent) != "arrived"]
    if all(functor(fluent) != "pending" for fluent in fluents) or run.begins_with_triggers():
        return fluents
    return [fluent for fluent in fluents if functor(fluent) not in _TRIGGERS]


def _stop(run: Run) -> None:
    """Stop where the first turn begins."""
    if run.game.session.query("now", 1) == [[FIRST_TURN]]:
        raise Stopped
