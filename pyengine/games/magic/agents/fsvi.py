"""The FSVI agent: alpha-vectors where a part of the model was solved, QMDP elsewhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pyengine.agents.agent import at_least
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError
from pyengine.games.magic.agents.qmdp import QmdpAgent
from pyengine.games.magic.models.abstraction import Known, state_key
from pyengine.games.magic.models.model import Model, state_number
from pyengine.games.magic.models.solution import Solution


@dataclass
class FsviAgent(QmdpAgent):
    """Takes the available action whose vector is best at the belief (formula 4.1).

    The BELIEF is that of so many samples of what is hidden. Where none of them is a state that
    `manalog train fsvi` solved, or no vector's action can be taken, it is the QMDP agent.
    """

    belief: int = at_least(1, 20)
    _solution: Solution | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        """AgentError: the model has no vectors, and what the QMDP agent says."""
        super().__post_init__()
        assert self._open is not None
        self._solution = Solution.read(self._open.tables)
        if not self._solution.vectors:
            remedy = f"`manalog train fsvi --model {self.model}` makes some"
            raise AgentError("this model has no vectors", file=self._open.path, remedy=remedy)

    def _best(self, seat: Seat, model: Model) -> list[int]:
        assert self._solution is not None
        keys = seat.ask("abstract_actions")
        states = Counter(state_number(state) for state in self._states(seat))
        belief = {state: count / self.belief for state, count in states.items()}
        worth = self._solution.worth(belief)
        known = [worth[key] for key in keys if key in worth]
        if not known:
            return super()._best(seat, model)
        return [index for index, key in enumerate(keys) if worth.get(key) == max(known)]

    def _states(self, seat: Seat) -> list[str]:
        """Return as many abstract states as `belief` says, samples that agree with what is seen."""
        chance = self.chance(seat).generator()
        known = Known.asked(seat, self.player)
        return [state_key(known.sample(chance), self.player) for _ in range(self.belief)]
