"""Agents that know Magic: the names of its actions."""

from __future__ import annotations

from pyengine.agents.agent import Agent
from pyengine.engine.seat import Seat

_EAGER = ("play_land(", "attack(")


class AggressiveAgent(Agent):
    """Plays at random, but every land it can and every attack it can (Zandvliet, section 5.1)."""

    def choose(self, seat: Seat) -> int:
        """Return the index of a land to play or an attacker, where there is one."""
        actions = seat.actions
        eager = [index for index, action in enumerate(actions) if action.startswith(_EAGER)]
        return self.any_of(eager or range(len(actions)), seat)


class DefensiveAgent(Agent):
    """Plays at random, but every land it can, and no attack that is surely deadly (section 5.1).

    An attacker surely dies where the opponents' creatures that could block it, one or more of them
    together, deal as much damage as it has toughness left.
    """

    def choose(self, seat: Seat) -> int:
        """Return the index of a land to play, or of any action but a deadly attack."""
        actions = seat.actions
        lands = [index for index, text in enumerate(actions) if text.startswith("play_land(")]
        return self.any_of(lands or self._safe(seat) or range(len(actions)), seat)

    def _safe(self, seat: Seat) -> list[int]:
        actions = seat.actions
        if not any(text.startswith("attack(") for text in actions):
            return []
        doomed = tuple(
            f"attack({creature},"
            for creature, left, powers, deadly in seat.ask("threats")
            if deadly or (powers and sum(max(0, power) for power in powers) >= left)
        )
        return [index for index, text in enumerate(actions) if not text.startswith(doomed)]
