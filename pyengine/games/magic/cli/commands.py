"""The commands that only Magic has."""

from __future__ import annotations

from pyengine.games.magic.cli import belief, cards, decks, scenario, study, train

COMMANDS = (
    ("belief", belief.belief),
    ("card", cards.card),
    ("cards", cards.cards),
    ("deck", decks.deck),
    ("scenario", scenario.scenario),
)
"""Every command's name and function."""

GROUPS = (
    ("study", study.STUDIES, study.HELP),
    ("train", train.TRAININGS, train.HELP),
)
"""Commands that have commands of their own: the group's name, its commands, its help."""
