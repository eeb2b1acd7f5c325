"""Agents that know Magic: the names of its actions."""

from __future__ import annotations

from pyengine.agents.uniform import RandomAgent
from pyengine.session import Session

_EAGER = ("play_land(", "attack(")


class AggressiveAgent(RandomAgent):
    """Plays at random, but every land it can and every attack it can (Zandvliet, section 5.1)."""

    def choose(self, session: Session) -> int:
        """Return the index of a land to play or an attacker, where there is one."""
        assert session.choice is not None
        actions = session.choice.actions
        eager = [index for index, action in enumerate(actions) if action.startswith(_EAGER)]
        return self.any_of(eager or range(len(actions)), session)
