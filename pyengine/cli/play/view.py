"""What a screen asks the rules: the same questions for every game (`display.pl`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyengine.engine.bridge import bridge

EVERYONE = "everyone"
"""The viewer who sees all that happens."""

WHOLE_GAME = 1_000_000_000
"""More choices than a game has: what happened since its start."""


@dataclass(frozen=True)
class Option:
    """A legal action: its number in the choice (from 0), its words, the objects that name it."""

    index: int
    words: str
    objects: tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """A choice in words.

    `obvious`, `waiting` and `finishing` are options or None: what is taken when nothing is said,
    what lets things go on, and what ends a declaration. `rests` tells that a player who lets
    things go on wants to be asked here again.
    """

    prompt: str
    obvious: Option | None
    waiting: Option | None
    finishing: Option | None
    rests: bool
    options: tuple[Option, ...]

    def shown(self) -> list[Option]:
        """Return the options without those that read like an earlier one."""
        first: dict[str, Option] = {}
        for option in self.options:
            first.setdefault(option.words, option)
        return list(first.values())


@dataclass(frozen=True)
class View:
    """The questions, put to the rules of one game."""

    game: str

    def ask(self, *request: Any) -> list[Any]:
        """Return the rules' answer to REQUEST."""
        return bridge().call("define", self.game, *request)

    def question(self) -> Question:
        """Return the present choice in words."""
        prompt, obvious, waiting, finishing, rests, rows = self.ask("choices")
        options = tuple(
            Option(index, words, tuple(objects)) for index, (words, objects) in enumerate(rows)
        )
        picked = [options[n] if n >= 0 else None for n in (obvious, waiting, finishing)]
        return Question(prompt, picked[0], picked[1], picked[2], bool(rests), options)

    def happened(self, viewer: str, choices: int) -> list[tuple[bool, str]]:
        """Return what VIEWER saw during the last CHOICES choices: whether it is news, the words."""
        return [(kind == "news", words) for kind, words in self.ask("happened", viewer, choices)]

    def events(self, viewer: str, choices: int) -> list[tuple[str, str]]:
        """Return the events of the last CHOICES choices as VIEWER may know them, with words."""
        return [(event, words) for event, words in self.ask("log", viewer, choices)]

    def meant(self, text: str, player: str) -> list[tuple[str, str]]:
        """Return the actions, and their words, that TEXT may mean for PLAYER."""
        return [(action, words) for action, words in self.ask("meant", text, player)]

    def why_not(self, action: str) -> list[tuple[str, str]]:
        """Return rules and words why ACTION is not legal now; nothing when it is."""
        return [(rule.strip("'"), words) for rule, words in bridge().call("why_not", action)]

    def conflict(self, action: str) -> list[str]:
        """Return the rules that let ACTION happen and those that forbid it, where there are both.

        It is the golden rule in words; nothing where no two rules are in conflict.
        """
        return bridge().call("define", "conflict", action)

    def seen(self, choices: int) -> list[str]:
        """Return what was hidden before the last CHOICES choices and was seen since, in words."""
        return self.ask("seen", choices)

    def moment(self) -> tuple[str, int]:
        """Return the name of the present step, and the number of the turn."""
        step, turn = self.ask("moment")
        return step, turn

    def moments(self) -> list[str]:
        """Return the names of all steps."""
        return [str(step) for step in self.ask("moments")]
