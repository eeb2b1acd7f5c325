"""A table where cards of programs are played; choices in a resolution are saved and loaded.

So a program in the midst of being carried out is proved to be nothing but fluents.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Self

from pyengine.engine.session import Session
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.position import Position
from pyengine.games.magic.scenarios.cards import read_definitions

BASICS = ["Forest", "Mountain", "Swamp", "Island", "Plains"]
MOST_ACTIONS = 300


@lru_cache
def own_cards() -> dict[str, Card]:
    """Return the cards of programs.cards."""
    return {
        card.name: card for card in read_definitions(Path(__file__).with_name("programs.cards"))
    }


class Table:
    """A position, and the game that is played from it; A holds SPELL and has LANDS of each kind."""

    def __init__(self, spell: str = "", lands: int = 4, **life: int) -> None:
        self.p = Position(own=own_cards())
        self.spell = self.p.hand("a", spell)[0] if spell else 0
        self.lands = [n for name in BASICS for n in self.p.battlefield("a", *[name] * lands)]
        for player, value in life.items():
            self.p.life(player, value)
        self.saved = 0
        self.game: Session

    def begin(self, **how: Any) -> Self:
        """Begin the game, as Position does."""
        self.game = self.p.begin(**how)
        return self

    @property
    def actions(self) -> list[str]:
        """What may be done now."""
        choice = self.game.choice
        return [] if choice is None else list(choice.actions)

    def again(self) -> None:
        """Save and load the game where it is."""
        fluents, actions = self.game.fluents(), self.actions
        fresh = Session(self.game.setup, "choices")
        fresh.load(fluents)
        self.game, self.saved = fresh, self.saved + 1
        assert self.actions == actions

    def run(self, *answers: str) -> Self:
        """Take ANSWERS as they can be taken, and pass until nothing is left to be done."""
        queue = list(answers)
        for _ in range(MOST_ACTIONS):
            if self.game.over or self.game.choice is None:
                break
            if "pass" not in self.actions:
                self.again()
            action = self._next(queue)
            if action is None:
                break
            self.game.do(action)
        assert not queue, queue
        assert self.game.violations() == []
        return self

    def _next(self, queue: list[str]) -> str | None:
        """Return the next action, taken from QUEUE if it is one of its; None at the end."""
        actions = self.actions
        if queue and self._named(queue[0]) in actions:
            return self._named(queue.pop(0))
        if "pass" in actions:
            quiet = not queue and self.game.query("stack", 1) == [[[]]]
            return None if quiet else "pass"
        if len(actions) == 1 or all(action.startswith("put_next(") for action in actions):
            return actions[0]
        assert queue and "done" in actions, (queue, actions)
        return "done"

    def _named(self, answer: str) -> str:
        """Return the action of ANSWER, which may be `select=NAME`."""
        verb, _, name = answer.partition("=")
        if not name:
            return answer
        objects = {o: n for o, n, _ in self.game.query("object", 3)}
        fits = [a for a in self.actions if a.startswith(f"{verb}(")]
        return next((a for a in fits if objects.get(int(a[len(verb) + 1 : -1])) == name), answer)

    def cast(self, *answers: str) -> Self:
        """Cast the spell, and answer."""
        return self.run(f"cast({self.spell})", *answers)

    def life(self, player: str) -> int:
        """Return the life of PLAYER."""
        return next(int(n) for p, n in self.game.query("life", 2) if p == player)

    def names(self, zone: str, player: str = "a") -> list[str]:
        """Return what PLAYER has in ZONE, sorted but for a library; basic lands don't count."""
        rows = self.game.query("object", 3)
        names = {o: str(n) for o, n, _ in rows}
        if zone == "library":
            return [names[o] for p, os in self.game.query("library", 2) if p == player for o in os]
        if zone == "exile":
            owners = {o: p for o, _, p in rows}
            return sorted(names[o] for (o,) in self.game.query("exile", 1) if owners[o] == player)
        found = sorted(names[o] for p, o in self.game.query(zone, 2) if p == player)
        return [n for n in found if n not in BASICS or zone != "controls"]

    def stats(self, number: int) -> str:
        """Return power and toughness of the object NUMBER."""
        rows = self.game.query("power_toughness", 3)
        return next((f"{p}/{t}" for o, p, t in rows if o == number), "")


def creatures(t: Table, player: str, *names: str) -> list[int]:
    """Put permanents onto the battlefield of PLAYER."""
    return t.p.battlefield(player, *names)
