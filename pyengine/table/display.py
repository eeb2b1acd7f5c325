"""What a screen asks the rules: the same questions for every game (`display.pl`)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.engine.seat import EVERYONE
from pyengine.errors import ManalogError

WHOLE_GAME = 1_000_000_000
"""More choices than a game has: what happened since its start."""

_MOST_NAMES = 12


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
    what lets things go on, and what ends a declaration. At most `at_once` options can be taken by
    one line, -1 for any number; `ordered` tells that their order matters. `asks` tells that a
    person wants to be asked here without a stop, `rests` that one who lets things go on wants to be
    asked here again, and `reminder` what they might have forgotten then.
    """

    prompt: str
    obvious: Option | None
    waiting: Option | None
    finishing: Option | None
    at_once: int
    ordered: bool
    asks: bool
    rests: bool
    reminder: str
    options: tuple[Option, ...]

    def ends(self, taken: int) -> bool:
        """Whether a declaration of so many options TAKEN is to be ended by `finishing`."""
        return self.finishing is not None and taken != self.at_once

    def shown(self) -> list[Option]:
        """Return the options without those that read like an earlier one."""
        first: dict[str, Option] = {}
        for option in self.options:
            first.setdefault(option.words, option)
        return list(first.values())


def has_words(text: str, wanted: Iterable[str]) -> bool:
    """Return whether every one of the words WANTED begins a word of TEXT."""
    present = re.sub(r"[():,.;]", " ", text.lower()).split()
    return all(any(word.startswith(want) for word in present) for want in wanted)


@dataclass(frozen=True)
class Display:
    """The questions, put to the rules of one game."""

    game: str

    def ask(self, *request: Any) -> list[Any]:
        """Return the rules' answer to REQUEST, which the table may put."""
        return bridge().call("define", self.game, *request)

    def ask_as(self, player: str, *request: Any) -> list[Any]:
        """Return the rules' answer to REQUEST of PLAYER's seat: what PLAYER may know."""
        return bridge().call("define", "seat", self.game, player, *request)

    def question(self, player: str) -> Question:
        """Return the present choice, which is PLAYER's, in words."""
        prompt, marked, at_once, asks, rests, reminder, rows = self.ask_as(player, "choices")
        options = tuple(
            Option(index, words, tuple(objects)) for index, (words, objects) in enumerate(rows)
        )
        obvious, waiting, finishing = [options[n] if n >= 0 else None for n in marked]
        number, kind = at_once
        return Question(
            prompt, obvious, waiting, finishing, number, kind == "list", bool(asks), bool(rests),
            reminder, options,
        )  # fmt: skip

    def further(self, player: str) -> tuple[bool, list[tuple[str, str]]]:
        """Return whether PLAYER, who chooses, is amid announcing something.

        Also return the actions, and their words, that can be taken only after others of the same
        question.
        """
        announces, later = self.ask_as(player, "further")
        return bool(announces), [(action, words) for action, words in later]

    def might_act(self, player: str) -> tuple[bool, bool]:
        """Return whether PLAYER, who chooses, could do more than pass for all that others know.

        Also return whether this is a usual time for it.
        """
        might, usual = self.ask_as(player, "might_act")
        return bool(might), bool(usual)

    def happened(self, viewer: str, choices: int) -> list[tuple[bool, str]]:
        """Return what VIEWER saw during the last CHOICES choices: whether it is news, the words."""
        return [(kind == "news", words) for kind, words in self.ask("happened", viewer, choices)]

    def events(self, viewer: str, choices: int) -> list[tuple[str, str]]:
        """Return the events of the last CHOICES choices as VIEWER may know them, with words."""
        return [(event, words) for event, words in self.ask("log", viewer, choices)]

    def foreseen(self, viewer: str, choices: int) -> list[tuple[str, str]]:
        """Return the same of choices that are imagined, with words for what would be paid."""
        return [(event, words) for event, words in self.ask("foreseen", viewer, choices)]

    def meant(self, text: str, player: str) -> list[tuple[str, str]]:
        """Return the actions, and their words, that TEXT may mean for PLAYER."""
        return [(action, words) for action, words in self.ask_as(player, "meant", text)]

    def why_not(self, action: str, player: str) -> list[tuple[str, str]]:
        """Return rules and words why ACTION is not legal now, as PLAYER may know; [] when it is."""
        rows = self.ask_as(player, "why_not", action)
        return [(rule.strip("'"), words) for rule, words in rows]

    def conflict(self, action: str, player: str) -> list[str]:
        """Return the rules that let ACTION happen and those that forbid it, where there are both.

        It is the golden rule in words, as PLAYER may know it; nothing where no two rules are in
        conflict.
        """
        return self.ask_as(player, "conflict", action)

    def seen(self, choices: int) -> list[str]:
        """Return what was hidden before the last CHOICES choices and was seen since, in words."""
        return self.ask("seen", choices)

    def process(self, process: str, viewer: str) -> str:
        """Return the text of PROCESS, a computing step, as VIEWER may know it."""
        if viewer == EVERYONE:
            return process
        return str(bridge().call("define", "shown_process", viewer, process)[0])

    def moment(self) -> tuple[str, int]:
        """Return the name of the present step, and the number of the turn."""
        step, turn = self.ask("moment")
        return step, turn

    def moments(self) -> list[tuple[str, str]]:
        """Return the names and words of all moments at which there can be a stop."""
        return [(name, words) for name, words in self.ask("stops")]

    def stop(self, player: str) -> tuple[str, str] | None:
        """Return the stop that PLAYER, who chooses, has reached: whose turn, and the moment."""
        reached = self.ask_as(player, "stop")
        return (reached[0], reached[1]) if reached else None

    def look(self, word: str, players: list[str], viewer: str) -> list[str]:
        """Return lines about what the game's WORD names, of PLAYERS, as VIEWER may see it."""
        return [str(line) for line in self.ask_as(viewer, "look", word, players)]

    def describe(self, text: str, viewer: str) -> list[str]:
        """Return lines about what TEXT names, shortened or not; none where there is nothing.

        ManalogError: it may mean several things.
        """
        kind, lines = self.ask_as(viewer, "describe", text)
        if kind == "several" and lines:
            raise ManalogError(f'"{text[:40]}" could be {", ".join(lines[:_MOST_NAMES])}')
        return [str(line) for line in lines]

    def names(self) -> list[str]:
        """Return the names of all cards of the game, for the table itself."""
        return [str(name) for name in self.ask("names")]

    def known_names(self, player: str) -> list[str]:
        """Return all names that `describe` knows for PLAYER."""
        return [str(name) for name in self.ask_as(player, "names")]
