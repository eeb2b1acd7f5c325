"""The QMDP agent of Zandvliet's thesis (chapters 3 and 4): plays by a model that was trained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from pyengine.agents.agent import Agent, at_least
from pyengine.engine.chance import Chance
from pyengine.engine.clock import UNLIMITED, Clock
from pyengine.engine.seat import Seat
from pyengine.engine.state import State
from pyengine.errors import AgentError
from pyengine.games.magic.models.abstraction import state_key
from pyengine.games.magic.models.model import Model, state_number
from pyengine.games.magic.models.rewards import Moment, events_between, reward_table, worth_of

_ENDS = {1.0: "player wins game", -1.0: "opponent wins game"}


@dataclass
class QmdpAgent(Agent):
    """Takes the available action with the best Q, R(s, a) + γ V(s') by formula 4.3.

    Every available action is tried, to see its reward and the value of the state that it leads to
    (4.7), in SAMPLES imagined states; the mean is formula 3.5. It is the guided approach (4.2.1):
    only what can be done is compared. V is that of the MODEL, a file; a state that it does not know
    is worth nothing.
    """

    model: str = ""
    samples: int = at_least(1, 2)
    _open: Model | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        """AgentError: there is no model."""
        if not self.model:
            raise AgentError("qmdp plays by a model: qmdp:model=FILE")
        self._open = Model(self.model)

    def check(self, deck: Sequence[str], others: Sequence[Sequence[str]]) -> None:
        """Raise AgentError when the model is for other decks, or there are not two players."""
        assert self._open is not None
        if len(others) != 1:
            raise AgentError("qmdp plays games of two players")
        self._open.check_decks(deck, others[0])

    def choose(self, seat: Seat) -> int:
        """Return the index of the best action; AgentError when the model is for other decks."""
        model = self._model(seat)
        if len(seat.actions) == 1:
            return 0
        return self.any_of(self._best(seat, model), seat)

    def _best(self, seat: Seat, model: Model) -> list[int]:
        """Return the indices of the best actions."""
        clock = self.clock()
        best = best_tried(seat, model, self.samples, seat.chance(self.seed), clock)
        self.decided(clock, seat, f"{len(best)} of {len(seat.actions)} options are left")
        return best

    def _model(self, seat: Seat) -> Model:
        others = [cards for name, cards in seat.decks.items() if name != self.player]
        self.check(seat.decks[self.player], others)
        assert self._open is not None
        return self._open


def best_tried(
    seat: Seat, model: Model, samples: int, chance: Chance, clock: Clock = UNLIMITED
) -> list[int]:
    """Return the indices of the actions that are worth most by MODEL, tried in SAMPLES states.

    Where the sums of that are the same, there are several. Where the time of CLOCK ends it in the
    first state, they are those of the actions that were tried, else those by the states before.
    """
    totals: list[float] = []
    for number in range(samples):
        worths: list[float] = []
        with seat.determinized(chance.of(number), clock) as state, clock.running():
            worths.extend(_tried(state, seat.player, model))
        if clock.cut and totals:
            break
        totals = [a + b for a, b in zip_longest(totals, worths, fillvalue=0.0)]
        if clock.cut:
            break
    most = max(totals, default=0.0)
    found = [index for index, total in enumerate(totals) if total == most]
    return found or list(range(len(seat.actions)))


def _tried(state: State, player: str, model: Model) -> Iterator[float]:
    """Yield what each legal action of PLAYER is worth by MODEL: all are tried, and taken back.

    That is the reward of what happens at once, and the discounted value of the state after it.
    """
    table, discount = reward_table(model.about["rewards"]), float(model.about["discount"])
    before = _seen(state, player)[1]
    for index in range(len(state.legal_actions())):
        state.apply(index)
        key, after = _seen(state, player)
        worth = worth_of(events_between(before, after, player), table)
        if not state.is_terminal():
            worth += discount * model.value(state_number(key))
        elif (won := state.returns()[player]) in _ENDS:
            worth += table[_ENDS[won]]
        state.undo()
        yield worth


def _seen(state: State, player: str) -> tuple[str, Moment]:
    """Return the abstract state for PLAYER, and the facts that are rewarded."""
    rows, life = state.ask("abstract_state")
    return state_key(rows, player), Moment.of(rows, dict(life))
