"""The QMDP agent of Zandvliet's thesis (chapters 3 and 4): plays by a model that was trained."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pyengine.agents.abstraction import Known, state_key
from pyengine.agents.qmdp_model import Model, state_number
from pyengine.agents.uniform import RandomAgent
from pyengine.errors import AgentError
from pyengine.seat import Seat


@dataclass
class QmdpAgent(RandomAgent):
    """Takes the available action with the best Q, the mean over SAMPLES of what is hidden.

    It is the guided approach (4.2.1): only what can be done is compared. Where the MODEL, a file,
    knows none of the sampled states with an action that can be taken, it plays at random.
    """

    model: str = ""
    samples: int = 20
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
        states = [state_number(state) for state in self._states(seat)]
        return self.any_of(self._best(seat.ask("abstract_actions"), states, model), seat)

    def _best(self, keys: Sequence[str], states: Sequence[int], model: Model) -> list[int]:
        """Return the indices of the KEYS, actions, that are best in the sampled STATES."""
        totals: defaultdict[str, list[float]] = defaultdict(list)
        for state in states:
            for action, value in model.values(state).items():
                totals[action].append(value)
        return best_of(keys, totals)

    def _model(self, seat: Seat) -> Model:
        assert self._open is not None
        others = [cards for name, cards in seat.decks.items() if name != self.player]
        if len(others) != 1:
            raise AgentError("qmdp plays games of two players")
        self._open.check_decks(seat.decks[self.player], others[0])
        return self._open

    def _states(self, seat: Seat) -> list[str]:
        chance = random.Random(f"{self.seed}/{self.player}/{seat.decisions}")
        hands = dict(seat.ask("hand_sizes"))
        known = Known.of(seat.ask("known_cards"), hands, self.player)
        return [state_key(known.sample(chance), self.player) for _ in range(self.samples)]


def best_of(keys: Sequence[str], values: Mapping[str, Sequence[float]]) -> list[int]:
    """Return the indices of the KEYS with the best mean of VALUES.

    Where no key has any, all are as good; one that has none is no better than nothing, 0.
    """
    means = [sum(values[key]) / len(values[key]) if values.get(key) else 0.0 for key in keys]
    if not any(values.get(key) for key in keys):
        return list(range(len(keys)))
    return [index for index, mean in enumerate(means) if mean == max(means)]
