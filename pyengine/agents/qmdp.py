"""The QMDP agent of Zandvliet's thesis (chapters 3 and 4): plays by a model that was trained."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from pyengine.agents.abstraction import Known, state_key
from pyengine.agents.qmdp_model import Model, state_number
from pyengine.agents.rewards import Moment, events_between, reward_table, worth_of
from pyengine.agents.uniform import RandomAgent
from pyengine.errors import AgentError
from pyengine.seat import Seat
from pyengine.state import State


@dataclass
class QmdpAgent(RandomAgent):
    """Takes the available action with the best Q, R(s, a) + γ V(s') by formula 4.3.

    Every available action is tried, to see its reward and the value of the state that it leads to
    (4.7), in SAMPLES imagined states; the mean is formula 3.5. It is the guided approach (4.2.1):
    only what can be done is compared. V is that of the MODEL, a file; a state that it does not know
    is worth nothing.
    """

    model: str = ""
    samples: int = 2
    _open: Model | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        """AgentError: there is no model, or there are no samples."""
        if not self.model:
            raise AgentError("qmdp plays by a model: qmdp:model=FILE")
        if self.samples < 1:
            raise AgentError("qmdp:samples is at least 1")
        self._open = Model(self.model)

    def choose(self, seat: Seat) -> int:
        """Return the index of the best action; AgentError when the model is for other decks."""
        model = self._model(seat)
        if len(seat.actions) == 1:
            return 0
        return self.any_of(self._best(seat, model), seat)

    def _best(self, seat: Seat, model: Model) -> list[int]:
        """Return the indices of the best actions."""
        totals = [0.0] * len(seat.actions)
        for number in range(self.samples):
            with seat.imagined(f"{self.seed}/{seat.decisions}/{number}") as state:
                before = _seen(state, self.player)[1]
                for index in range(len(totals)):
                    state.apply(index)
                    totals[index] += self._worth(state, before, model)
                    state.undo()
        return [index for index, total in enumerate(totals) if total == max(totals)]

    def _worth(self, state: State, before: Moment, model: Model) -> float:
        """Return the reward of what happened since BEFORE, and the discounted value of STATE."""
        table = reward_table(model.about["rewards"])
        key, after = _seen(state, self.player)
        reward = worth_of(events_between(before, after, self.player), table)
        if not state.is_terminal():
            return reward + float(model.about["discount"]) * model.tables.value(state_number(key))
        won = state.returns()[self.player]
        wins = {1.0: "player wins game", -1.0: "opponent wins game"}
        return reward + (table[wins[won]] if won in wins else 0.0)

    def _states(self, seat: Seat, count: int) -> list[str]:
        """Return COUNT abstract states, samples of those that agree with what the player sees."""
        chance = random.Random(f"{self.seed}/{self.player}/{seat.decisions}")
        hands = dict(seat.ask("hand_sizes"))
        known = Known.of(seat.ask("known_cards"), hands, self.player)
        return [state_key(known.sample(chance), self.player) for _ in range(count)]

    def _model(self, seat: Seat) -> Model:
        assert self._open is not None
        others = [cards for name, cards in seat.decks.items() if name != self.player]
        if len(others) != 1:
            raise AgentError("qmdp plays games of two players")
        self._open.check_decks(seat.decks[self.player], others[0])
        return self._open


def _seen(state: State, player: str) -> tuple[str, Moment]:
    """Return the abstract state for PLAYER, and what is rewarded of it."""
    rows, life = state.ask("abstract_state")
    return state_key(rows, player), Moment.of(rows, dict(life))
