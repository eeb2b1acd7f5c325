"""What a person says in a draft: picks, and the deck that comes of them."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from pyengine.cli.play.naming import named
from pyengine.cli.play.screen import Screen
from pyengine.errors import ManalogError
from pyengine.games.magic.limited.building import BASICS, SIZE, Built, build, curve
from pyengine.games.magic.limited.drafting import best_pick
from pyengine.games.magic.limited.rating import Rated

Read = Callable[[str], str]
"""Shows a prompt and returns the line that is typed."""

Keep = Callable[[Sequence[str], Mapping[str, int]], None]
"""Keeps a deck as far as it is built: its cards, and its basic lands."""

_PICK_HELP = """\
  a number, a name   take that card; Enter takes what stands in brackets
  picks              what you have, with its curve
  show CARD          what a card says
  auto               let a bot pick the rest for you
  quit               stop; the draft is saved"""

_BUILD_HELP = """\
  in CARD, out CARD  put a card into the deck, or out of it; several with commas
  land N NAME        have N of a basic land: land 9 forest
  curve              the deck's curve
  show CARD          what a card says
  pool               the deck and what is beside it
  reset              the deck that a bot would build
  Enter, done        the deck is done
  quit               stop; the deck so far is saved"""


class LeftDraft(Exception):
    """A person wants to stop."""


@dataclass
class DraftTalk:
    """Somebody at a draft."""

    rated: Mapping[str, Rated]
    screen: Screen
    read: Read
    describe: Callable[[str], list[str]]
    alone: bool = field(default=False)
    """Whether a bot picks for them from now on."""

    # -------------------------------------------------------------- picking

    def pick(self, pack: Sequence[str], picked: Sequence[str], title: str) -> str:
        """Show PACK and return the card that is taken. LeftDraft: they stop."""
        offered = best_pick(pack, picked, self.rated)
        if self.alone or len(pack) < 2:
            return offered
        shown = sorted(pack, key=lambda name: (-self.rated[name].worth, name))
        self.screen.say(title, "bold")
        for number, name in enumerate(shown, start=1):
            self.screen.item(f"{number:>3})", self._line(name))
        while True:
            line = self.read(f"pick [{offered}]> ").strip()
            try:
                if (taken := self._picked(line, shown, picked, offered)) is not None:
                    return taken
            except ManalogError as error:
                self.screen.say(str(error), "red")

    def _line(self, name: str) -> str:
        card = self.rated[name]
        return card.words if card.playable else f"{card.words} (can't be played)"

    def _picked(
        self, line: str, shown: Sequence[str], picked: Sequence[str], offered: str
    ) -> str | None:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return offered
            case "picks":
                self._show_pile("Picks", picked)
                self._show_curve(picked)
            case "auto":
                self.alone = True
                return offered
            case "help" | "?":
                self.screen.say(_PICK_HELP)
            case "quit" | "exit":
                raise LeftDraft
            case "show" if rest:
                self._show_card(rest, [*shown, *picked])
            case number if number.isdecimal() and not rest:
                if not 1 <= int(number[:3]) <= len(shown):
                    raise ManalogError(f"type a number from 1 to {len(shown)}")
                return shown[int(number[:3]) - 1]
            case _:
                return named(line, shown)
        return None

    # -------------------------------------------------------------- building

    def build(
        self, pool: Sequence[str], main: Sequence[str], lands: Mapping[str, int], keep: Keep
    ) -> Built:
        """Let somebody build a deck of POOL, from MAIN and LANDS on; KEEP has each change."""
        deck, basics = list(main), dict(lands)
        self._show_deck(pool, deck, basics)
        while True:
            size = len(deck) + sum(basics.values())
            line = self.read(f"deck of {size} [done]> ").strip()
            try:
                if self._built(line, pool, deck, basics):
                    return Built(tuple(deck), basics, tuple(_beside(pool, deck)))
                keep(deck, basics)
            except ManalogError as error:
                self.screen.say(str(error), "red")

    def _built(
        self, line: str, pool: Sequence[str], deck: list[str], basics: dict[str, int]
    ) -> bool:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "" | "done":
                self._check(len(deck) + sum(basics.values()))
                return True
            case "in":
                for part in rest.split(","):
                    deck.append(self._playable(named(part, _beside(pool, deck))))
            case "out":
                for part in rest.split(","):
                    deck.remove(named(part, deck))
            case "land":
                self._set_land(rest, basics)
            case "curve":
                self._show_curve(deck)
            case "pool" | "board":
                self._show_deck(pool, deck, basics)
            case "reset":
                best = build(pool, self.rated)
                deck[:] = best.main
                basics.clear()
                basics.update(best.lands)
                self._show_deck(pool, deck, basics)
            case "show" if rest:
                self._show_card(rest, pool)
            case "help" | "?":
                self.screen.say(_BUILD_HELP)
            case "quit" | "exit":
                raise LeftDraft
            case _:
                raise ManalogError(f'"{line[:60]}" is not understood', remedy="Try help")
        return False

    @staticmethod
    def _check(size: int) -> None:
        if size < SIZE:
            raise ManalogError(f"the deck has {size} cards, and needs {SIZE}")

    def _playable(self, name: str) -> str:
        if not self.rated[name].playable:
            raise ManalogError(f"{name} can't be played: {self.rated[name].reason}")
        return name

    @staticmethod
    def _set_land(text: str, basics: dict[str, int]) -> None:
        number, _, name = text.strip().partition(" ")
        if not number.isdecimal() or int(number[:3]) > SIZE:
            raise ManalogError("say how many of which land, such as: land 9 forest")
        basics[named(name, list(BASICS.values()))] = int(number[:3])

    # -------------------------------------------------------------- showing

    def _show_card(self, text: str, names: Sequence[str]) -> None:
        with contextlib.suppress(ManalogError):
            text = named(text, names)
        for line in self.describe(text):
            self.screen.say(line)

    def _show_deck(
        self, pool: Sequence[str], deck: Sequence[str], basics: Mapping[str, int]
    ) -> None:
        self._show_pile("Deck", deck)
        lands = ", ".join(f"{count} {name}" for name, count in basics.items() if count)
        self.screen.item(" ", f"with {lands or 'no basic lands'}")
        self._show_curve(deck)
        self._show_pile("Beside it", _beside(pool, deck))

    def _show_pile(self, title: str, names: Sequence[str]) -> None:
        self.screen.say(f"{title}: {len(names)} cards", "bold")
        cards = [self.rated[name] for name in names]
        for card in sorted(cards, key=lambda card: (not card.playable, card.mana_value, card.name)):
            self.screen.item(" ", self._line(card.name))

    def _show_curve(self, names: Iterable[str]) -> None:
        for line in curve_lines(list(names), self.rated):
            self.screen.say(line)


def curve_lines(names: Sequence[str], rated: Mapping[str, Rated]) -> list[str]:
    """Return the curve of NAMES as lines: creatures are #, other spells +."""
    return [
        f"  {label:>3} {'#' * creatures}{'+' * others} {creatures + others or ''}".rstrip()
        for label, creatures, others in curve(names, rated)
    ]


def _beside(pool: Sequence[str], deck: Sequence[str]) -> list[str]:
    return list((Counter(pool) - Counter(deck)).elements())
