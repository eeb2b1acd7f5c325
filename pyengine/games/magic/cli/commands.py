"""The commands that only Magic has."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.games.magic.cli import (
    belief,
    boards,
    cards,
    decks,
    goldfish,
    limited,
    observed,
    pool,
    puzzles,
    scenario,
    study,
    train,
)

COMMANDS = (
    ("belief", belief.belief),
    ("board", boards.board),
    ("boards", observed.boards),
    ("card", cards.card),
    ("deck", decks.deck),
    ("draft", limited.draft),
    ("goldfish", goldfish.goldfish),
    ("scenario", scenario.scenario),
    ("sealed", limited.sealed),
)
"""Every command's name and function."""

GROUPS = (
    ("cards", pool.COMMANDS, pool.HELP),
    ("puzzle", puzzles.COMMANDS, puzzles.HELP),
    ("study", study.STUDIES, study.HELP),
    ("train", train.TRAININGS, train.HELP),
)
"""Commands that have commands of their own: the group's name, its commands, its help."""

ALONE: dict[str, Callable[..., None]] = {"cards": cards.cards}
"""What a group does where none of its commands is named; it is given the context."""
