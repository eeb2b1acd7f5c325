"""The list of the studies: `manalog study NAME`; each one's command is in the folder `studies`.

The command's modules import what they need when they run: help has to come at once.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.games.magic.cli.studies import (
    all_agents,
    beam,
    monte_carlo,
    mulligan,
    optimization,
    qmdp,
    semi_random,
    states,
)

HELP = "Do a published study again: measured beside published."

STUDIES: tuple[tuple[str, Callable[..., None]], ...] = (
    ("all-agents", all_agents.all_agents),
    ("beam", beam.beam),
    ("monte-carlo", monte_carlo.monte_carlo),
    ("mulligan", mulligan.mulligan),
    ("optimization", optimization.optimization),
    ("qmdp", qmdp.qmdp),
    ("semi-random", semi_random.semi_random),
    ("states", states.states),
)
"""Every study's name and function; the function's docstring is its help."""
