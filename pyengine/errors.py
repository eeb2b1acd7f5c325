"""Errors that users can put right: each says in one line what is wrong and what to do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

_LONGEST, _LONGEST_MESSAGE = 200, 600
"""How many characters of a path, and of what is wrong, a line shows."""

_DIRECTORIES = re.compile(r"(?<![^\s'\"(=])(?:\.{3})?/(?:[^\s/:'\"]+/)+")
"""What stands before the name of a file."""


class ManalogError(Exception):
    """Something that the user can put right, said in one line: `file:line: message. remedy`."""

    def __init__(
        self,
        message: str,
        *,
        file: str | Path | None = None,
        line: int | None = None,
        remedy: str | None = None,
        details: Iterable[str] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.file = str(file) if file is not None else None
        self.line = line
        self.remedy = remedy
        self.details = tuple(_one_line(_shortened(detail)) for detail in details)
        """More lines, where one does not hold all that is wrong."""

    @property
    def place(self) -> str:
        """Where it happened: `file:line`, `file`, or nothing."""
        if self.file is None:
            return ""
        file = self.file if len(self.file) <= _LONGEST else f"...{self.file[-_LONGEST:]}"
        return file if self.line is None else f"{file}:{self.line}"

    @property
    def public(self) -> str:
        """The error for somebody elsewhere, who need not know where files are here."""
        return _DIRECTORIES.sub("", str(self))

    def __str__(self) -> str:
        message = _shortened(self.message)
        text = f"{self.place}: {message}" if self.place else message
        if self.remedy:
            text = f"{text.rstrip('.')}. {self.remedy}"
        return _one_line(text)


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_MESSAGE else f"{text[:_LONGEST_MESSAGE]}..."


def _one_line(text: str) -> str:
    """Return TEXT on one line, and without the characters that would steer a terminal."""
    line = " ".join(text.split("\n"))
    return "".join(letter if letter.isprintable() else "?" for letter in line)


class CardError(ManalogError):
    """A card that is unknown, or a card text that is not understood."""


class RefusedCard(CardError):
    """A card that is known, but not understood, so that it can't be played."""


class DeckError(ManalogError):
    """A deck list that cannot be read or may not be played."""


class SaveError(ManalogError):
    """A saved game that cannot be read or written."""


class ScenarioError(ManalogError):
    """A scenario file that cannot be read, or a line in it that is no scenario."""


class AgentError(ManalogError):
    """An agent that is unknown."""


class BotError(AgentError):
    """A bot that gave no answer, or none that is an option: it has lost its game."""


class TournamentError(ManalogError):
    """A tournament that can't be played: its plan, its database, its machines."""


class EngineError(ManalogError):
    """The rule base, or what connects to it, failed."""
