"""Scenarios: a board, a script, and what must hold at the end, for testing rules.

`runner` is the door: it reads files, runs what they hold and says what came of it.
"""

from pyengine.games.magic.scenarios.runner import Result, run_file, run_scenario

__all__ = ["Result", "run_file", "run_scenario"]
