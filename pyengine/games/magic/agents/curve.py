"""Agents that unfold their decks, to goldfish and as opponents, and one that does nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat

_SYMBOL = re.compile(r"\{(\w+)[^}]*\}")


@dataclass
class CurveAgent(Agent):
    """Plays a land, then the dearest spell that it can, and attacks where that is worth it.

    What an action is worth the rules tell (`weighing.pl`): removal is for opponents and help for
    itself, walkers act each turn, tricks wait for a fight, counterspells for spells of opponents.
    Without ABILITIES it activates nothing, blocks nothing and attacks with everything: what a deck
    does without is what goldfishing asks for.
    """

    abilities: bool = True

    def choose(self, seat: Seat) -> int:
        """Return the index of the action that is worth most, one of them by chance."""
        if not self.abilities:
            return self._unfold(seat)
        weights: list[int] = seat.ask("weights")
        best = max(weights)
        return self.any_of([index for index, weight in enumerate(weights) if weight == best], seat)

    def _unfold(self, seat: Seat) -> int:
        """Return the index of a land, the dearest spell, an attack, or what is left."""
        actions = seat.actions
        lands = _those(actions, "play_land(")
        if lands:
            return self.any_of(lands, seat)
        spells = _those(actions, "cast(")
        if spells:
            rows = seat.ask("choices")[-1]
            costs = {index: mana_value(rows[index][0]) for index in spells}
            dearest = max(costs.values())
            return self.any_of([index for index in spells if costs[index] == dearest], seat)
        others = [player for player in seat.players if player != self.player]
        wishes = ("attack(", *(f"target({player})" for player in others), "keep", "yes")
        wishes = (*wishes, "to_command_zone(")
        for wish in wishes:
            if wished := _those(actions, wish):
                return self.any_of(wished, seat)
        return self.any_of(_idle(actions) or range(len(actions)), seat)


class IdleAgent(Agent):
    """Does nothing that it need not do: it keeps its hand, and passes."""

    def choose(self, seat: Seat) -> int:
        """Return the index of what changes nothing, or of anything where there is no such thing."""
        actions = seat.actions
        return self.any_of(_idle(actions) or range(len(actions)), seat)


def mana_value(words: str) -> int:
    """Return the mana value of the cost in WORDS, such as `Cast it for {2}{G}` (202.3)."""
    symbols = _SYMBOL.findall(words)
    return sum(int(symbol) if symbol.isdigit() else symbol != "X" for symbol in symbols)


def _those(actions: Sequence[str], start: str) -> list[int]:
    return [index for index, action in enumerate(actions) if action.startswith(start)]


def _idle(actions: Sequence[str]) -> list[int]:
    return [
        index for index, action in enumerate(actions) if action in ("keep", "pass", "done", "no")
    ]
