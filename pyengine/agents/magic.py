"""Agents that know Magic: the names of its actions."""

from __future__ import annotations

from pyengine.agents.uniform import RandomAgent
from pyengine.seat import Seat

_EAGER = ("play_land(", "attack(")


class AggressiveAgent(RandomAgent):
    """Plays at random, but every land it can and every attack it can (Zandvliet, section 5.1)."""

    def choose(self, seat: Seat) -> int:
        """Return the index of a land to play or an attacker, where there is one."""
        actions = seat.actions
        eager = [index for index, action in enumerate(actions) if action.startswith(_EAGER)]
        return self.any_of(eager or range(len(actions)), seat)
