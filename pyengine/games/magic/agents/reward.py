"""The local search agent of Schützer and Paim (section 3.3.2, which they left unwritten)."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.agents.agent import Agent, at_least
from pyengine.engine.seat import Seat
from pyengine.engine.state import State
from pyengine.games.magic.agents.opening import opening_choice
from pyengine.games.magic.simplified import COMBAT, phase, reward

_EAGER = {"play_land": 2, "cast": 1}
"""Where rewards are equal, a land is played first, then a spell: 3.12 counts no cards."""

_RESTING = ("pass", "done")


@dataclass
class RewardAgent(Agent):
    """Takes the action after which the reward 3.12 is highest, and looks no further.

    "After" is when what the action began is over: the stack is empty, a combat has been fought.
    Until then all players pass, the agent chooses what is best for it, the others what is worst.
    `looks` limits the ends that are weighed for a decision; beyond, the first option is taken.
    """

    looks: int = at_least(1, 300)

    def __post_init__(self) -> None:
        self._left: int = 0

    def choose(self, seat: Seat) -> int:
        """Return the index of an action with the highest reward; resting loses to its equals."""
        actions = seat.actions
        if len(actions) == 1:
            return 0
        opening = opening_choice(seat)
        if opening is not None:
            return opening
        clock, ranks = self.clock(), dict[int, tuple[float, int, bool]]()
        with seat.determinized(seat.chance(self.seed), clock) as state, clock.running():
            for index in self.mixed(seat):
                if ranks and self.hurried():
                    break
                ranks[index] = self._rank(state, index, actions[index])
        self.decided(clock, seat, f"{len(ranks)} of {len(actions)} options looked at")
        best = max(ranks.values(), default=None)
        found = [index for index in sorted(ranks) if ranks[index] == best]
        return self.any_of(found or range(len(actions)), seat)

    def _rank(self, state: State, index: int, action: str) -> tuple[float, int, bool]:
        """Return the reward after ACTION, and what decides between equal ones."""
        self._left = self.looks // len(state.legal_actions())
        if action == "pass" and self._resting(state):
            value = reward(state, self.player)
        else:
            value = self._after(state, index)
        return value, _EAGER.get(action.partition("(")[0], 0), action in _RESTING

    def _after(self, state: State, index: int) -> float:
        """Return the reward when what the action number INDEX began is over."""
        state.apply(index)
        value = self._settle(state)
        state.undo()
        return value

    def _settle(self, state: State) -> float:
        actions = state.legal_actions()
        if state.is_terminal() or self._resting(state):
            self._left -= 1
            return reward(state, self.player)
        if "pass" in actions:
            return self._after(state, actions.index("pass"))
        if "done" in actions and state.current_player() == self.player:
            return self._after(state, actions.index("done"))
        if "done" in actions:
            return self._worst_declaration(state, actions.index("done"))
        options = range(len(actions)) if self._left > 0 else range(1)
        values = [self._after(state, option) for option in options]
        return max(values) if state.current_player() == self.player else min(values)

    def _worst_declaration(self, state: State, rest: int) -> float:
        """Return the reward after the others' declaration, found creature by creature."""
        worst = self._after(state, rest)
        if self._left <= 0:
            return worst
        step: int | None = None
        for index in range(len(state.legal_actions())):
            value = worst if index == rest else self._declared(state, index)
            if value < worst:
                worst, step = value, index
        if step is None:
            return worst
        state.apply(step)
        actions = state.legal_actions()
        if "done" in actions and state.current_player() != self.player:
            worst = min(worst, self._worst_declaration(state, actions.index("done")))
        state.undo()
        return worst

    def _declared(self, state: State, index: int) -> float:
        """Return the reward where INDEX is declared and nothing after it."""
        player = state.current_player()
        state.apply(index)
        actions = state.legal_actions()
        if "done" in actions and state.current_player() == player:
            value = self._after(state, actions.index("done"))
        else:
            value = self._settle(state)
        state.undo()
        return value

    def _resting(self, state: State) -> bool:
        """Whether a player has priority, nothing is on the stack, and there is no combat."""
        if "pass" not in state.legal_actions():
            return False
        now = phase(state)
        return not now.waiting and now.step not in COMBAT
