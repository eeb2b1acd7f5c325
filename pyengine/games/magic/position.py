"""Positions: a board described piece by piece, from which a game goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.engine.session import Session, Setup
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card

_CORNER = re.compile(r"^(loyalty|defense)\((\d+)\)$", re.MULTILINE)
"""The ability terms for what stands in the corner of a planeswalker or a battle."""


def quoted(name: str) -> str:
    """Return NAME as a Prolog atom in text."""
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"


def frame(
    players: Sequence[str], *, active: str, turn: int, step: str, now: str, later: str = "[]",
    objects: int, seed: int = 1,
) -> list[str]:  # fmt: skip
    """Return the fluents that a board has beside its objects and what players have.

    PLAYERS are in the order of their seats; the turn is ACTIVE's. NOW is the process that begins,
    LATER the list of those that follow it; OBJECTS is the number of objects there are.
    """
    start = list(players).index(active)
    order = [*players[start:], *players[:start]]
    return [
        f"turn_order([{','.join(order)}])", f"setting(seats,[{','.join(players)}])",
        "setting(mulligan,london)", f"active({active})", f"turn({turn})", f"step({step})",
        "stack([])", f"seed({seed})", "draws(0)", "changed(statics)", "changed(state)",
        f"next_number({objects + 1})", f"now({now})", f"later({later})",
    ]  # fmt: skip


@dataclass
class Position:
    """A board under construction; `begin` makes a session of it.

    Objects are numbered in the order in which they are added. A player who is not given a library
    has ten basic lands in it. `own` are cards of this board that no database knows, by name.
    """

    players: tuple[str, ...] = ("a", "b")
    database: CardDatabase | None = None
    fluents: list[str] = field(default_factory=list)
    own: dict[str, Card] = field(default_factory=dict)
    _names: set[str] = field(default_factory=set)
    _permanents: list[tuple[int, str]] = field(default_factory=list)
    _libraries: dict[str, list[int]] = field(default_factory=dict)
    _life: dict[str, int] = field(default_factory=dict)
    _next: int = 1

    def _object(self, player: str, name: str) -> int:
        number = self._next
        self._next += 1
        self._names.add(name)
        self.fluents.append(f"object({number},{quoted(name)},{player})")
        return number

    def _several(self, place: str, player: str, names: Sequence[str]) -> list[int]:
        numbers = [self._object(player, name) for name in names]
        self.fluents += [f"{place}({player},{number})" for number in numbers]
        return numbers

    def hand(self, player: str, *names: str) -> list[int]:
        """Put cards into PLAYER's hand; return their numbers."""
        return self._several("hand", player, names)

    def graveyard(self, player: str, *names: str) -> list[int]:
        """Put cards into PLAYER's graveyard, the last on top; return their numbers."""
        return self._several("graveyard", player, names)

    def battlefield(
        self, player: str, *names: str, tapped: bool = False, sick: bool = False
    ) -> list[int]:
        """Put permanents under PLAYER's control; `sick` ones came this turn (302.6)."""
        numbers = self._several("controls", player, names)
        self._permanents += zip(numbers, names, strict=True)
        self.fluents += [f"tapped({number})" for number in numbers if tapped]
        self.fluents += [f"arrived({number})" for number in numbers if sick]
        return numbers

    def copy(self, player: str, name: str, printed: str) -> int:
        """Put the card PRINTED under PLAYER's control as what NAME, a term in text, says (707)."""
        number = self._next
        self._next += 1
        self._names.add(printed)
        self.fluents += [
            f"object({number},{name},{player})", f"printed({number},{quoted(printed)})",
            f"controls({player},{number})",
        ]  # fmt: skip
        return number

    def library(self, player: str, *names: str) -> list[int]:
        """Make these cards PLAYER's library, the first on top; return their numbers."""
        numbers = [self._object(player, name) for name in names]
        self._libraries[player] = numbers
        return numbers

    def exile(self, player: str, *names: str) -> list[int]:
        """Put cards that PLAYER owns into exile; return their numbers."""
        numbers = [self._object(player, name) for name in names]
        self.fluents += [f"exile({number})" for number in numbers]
        return numbers

    def command(self, player: str, *names: str) -> list[int]:
        """Put PLAYER's commanders into the command zone; return their numbers."""
        numbers = self._several("command", player, names)
        for number in numbers:
            self.leads(player, number)
        return numbers

    def companion(self, player: str, name: str) -> int:
        """Let the card NAME be PLAYER's companion outside the game; return its number."""
        (number,) = self._several("companion", player, [name])
        return number

    def sideboard(self, player: str, *names: str) -> list[int]:
        """Let PLAYER own these cards outside the game; return their numbers."""
        return self._several("sideboard", player, names)

    def leads(self, player: str, number: int) -> None:
        """Let the object NUMBER be a commander of PLAYER, wherever it is."""
        count = sum(text.startswith(f"commander({player},") for text in self.fluents)
        self.fluents.append(f"commander({player},{count + 1},{number})")

    def known(self, name: str) -> None:
        """Let the game know the card NAME, which is nowhere: what it creates may be there."""
        self._names.add(name)

    def life(self, player: str, life: int) -> None:
        """Set PLAYER's life total, which is 20 otherwise."""
        self._life[player] = life

    def fluent(self, text: str) -> None:
        """Add any other fluent as Prolog text."""
        self.fluents.append(text)

    def begin(
        self,
        step: str = "precombat_main",
        active: str | None = None,
        *,
        mode: str = "choices",
        seed: int = 1,
        settings: Sequence[str] = (),
        turn: int = 5,
        entering: bool = False,
    ) -> Session:
        """Begin in STEP of ACTIVE's TURN as that player gets priority; return the session.

        ENTERING: begin before that, as the step begins.
        """
        with CardDatabase.open() as database:
            filler = database.basic_land("forest")
        for player in self.players:
            if player not in self._libraries:
                self.library(player, *[filler] * 10)
        now, later = "open_priority", f"leave({step})"
        if entering:
            now, later = "apply_statics", f"enter({step})"
        fluents = [
            *self.fluents,
            *frame(
                self.players, active=active or self.players[0], turn=turn, step=step, now=now,
                later=f"[{later}]", objects=self._next - 1, seed=seed,
            ),
            *(f"life({p},{self._life.get(p, 20)})" for p in self.players),
            *(f"library({p},{numbers})" for p, numbers in self._libraries.items()),
        ]  # fmt: skip
        fluents += [f"setting({key},{value})" for key, value in (s.split("=", 1) for s in settings)]
        session = Session(self._setup(seed), mode)
        session.load([*fluents, *self._starting_counters()])
        return session

    def _starting_counters(self) -> Iterator[str]:
        """Yield the loyalty of planeswalkers and the defense of battles that have none yet."""
        names = {name for _, name in self._permanents if " Token" not in name}
        database = self.database or CardDatabase.open()
        terms = {name: "\n".join(self._card(name, database).abilities) for name in names}
        found = {name: _CORNER.findall(text) for name, text in terms.items()}
        for number, name in self._permanents:
            for kind, count in found.get(name, ()):
                if not any(text.startswith(f"counters({number},{kind},") for text in self.fluents):
                    yield f"counters({number},{kind},{count})"

    def _card(self, name: str, database: CardDatabase) -> Card:
        return self.own.get(name) or database.lookup(name)

    def _setup(self, seed: int) -> Setup:
        database = self.database or CardDatabase.open()
        rows: tuple[list[Any], ...] = tuple(
            self._card(name, database).row() for name in sorted(self._names) if " Token" not in name
        )
        return Setup(
            tuple((p, "", ()) for p in self.players), rows, seed, ("mulligan=london",), game="magic"
        )
