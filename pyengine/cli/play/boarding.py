"""What people say between the games of a match: cards in and out, and who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from pyengine.cli.play.naming import named
from pyengine.cli.play.screen import Screen
from pyengine.errors import ManalogError
from pyengine.matches.match import Entrant, Match, Pile, check_main

_HELP = """\
  in [N] CARD    put a card, or N of it, from the sideboard into the deck
  out [N] CARD   put it from the deck into the sideboard
  show           show the deck and the sideboard
  reset          the deck as it was when the match began
  Enter, done    play with this deck
  quit           stop; the match is saved"""

Read = Callable[[str], str]
"""Shows a prompt and returns the line that is typed."""


class LeftMatch(Exception):
    """A person wants to stop between two games."""


class Boarding:
    """One player's change of the deck before the next game."""

    def __init__(self, match: Match, name: str, screen: Screen) -> None:
        """Begin with the deck as it is."""
        self._match = match
        self._screen = screen
        self._entrant = match.entrant(name)
        self._main = Counter({card: count for count, card in self._entrant.deck})
        self._all = _counts(self._entrant.registered) + _counts(self._entrant.beside)

    @property
    def side(self) -> Counter[str]:
        """What is beside the deck now."""
        return self._all - self._main

    @property
    def main(self) -> Pile:
        """The deck as it is now."""
        return tuple((count, card) for card, count in self._main.items() if count)

    def ask(self, read: Read) -> Pile:
        """Ask for changes by READ until they are done; return the deck. LeftMatch: stopped."""
        self._show()
        while True:
            line = read(f"{self._entrant.name} [done]> ").strip()
            try:
                if self._carry_out(line):
                    return check_main(self._entrant, self.main, self._match.cards)
            except ManalogError as error:
                self._screen.say(str(error), "red")

    def _carry_out(self, line: str) -> bool:
        """Carry out LINE; return whether that was all."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "" | "done":
                return True
            case "quit" | "exit":
                raise LeftMatch
            case "in" | "out":
                self._move(rest.strip(), into=word.lower() == "in")
            case "show" | "board":
                self._show()
            case "reset":
                self._main = _counts(self._entrant.registered)
                self._show()
            case "help" | "?":
                self._screen.say(_HELP)
            case _:
                raise ManalogError(f'"{line[:60]}" is not understood', remedy="Try help")
        return False

    def _move(self, text: str, *, into: bool) -> None:
        number, _, rest = text.partition(" ")
        count = int(number[:4]) if number.isdecimal() and rest else 1
        source = self.side if into else self._main
        wanted = rest if number.isdecimal() and rest else text
        card = named(wanted, [name for name, there in source.items() if there])
        if count > source[card]:
            where = "sideboard" if into else "deck"
            raise ManalogError(f"there are {source[card]} of {card} in the {where}")
        if into and card not in self._match.cards:
            raise ManalogError(f"{card} can't be played: it stays in the sideboard")
        self._main[card] += count if into else -count
        size, beside = self._main.total(), self.side.total()
        self._screen.say(f"{count} {card} {'in' if into else 'out'}: {size} and {beside} beside")

    def _show(self) -> None:
        self._pile("Deck", self._main)
        self._pile("Sideboard", self.side)

    def _pile(self, title: str, cards: Counter[str]) -> None:
        self._screen.say(f"{title}: {cards.total()} cards", "bold")
        listed = (f"{count} {card}" for card, count in cards.items() if count)
        self._screen.item(" ", ", ".join(listed) or "nothing")


def _counts(pile: Pile) -> Counter[str]:
    counts: Counter[str] = Counter()
    for count, card in pile:
        counts[card] += count
    return counts


def asked_first(match: Match, chooser: str, read: Read, screen: Screen) -> str:
    """Ask CHOOSER who begins the next game; return that player. LeftMatch: stopped."""
    (other,) = (name for name in match.names if name != chooser)
    while True:
        line = read(f"{chooser}: play first, or draw [play]> ").strip().lower()
        if line in ("", "play", "p", "first", "play first"):
            return chooser
        if line in ("draw", "d", "second"):
            return other
        if line in ("quit", "exit"):
            raise LeftMatch
        screen.say("type play, draw or quit", "red")


def entrants_in_words(entrants: tuple[Entrant, ...]) -> str:
    """Return who plays, in words."""
    return " - ".join(f"{entrant.name} ({entrant.agent})" for entrant in entrants)
