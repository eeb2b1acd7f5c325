"""Opening hands: what any agent can ask before the game begins (103.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyengine.agents.agent import Agent
from pyengine.agents.around import AroundAgent
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError
from pyengine.games.magic.mdp.mulligan import FULL_HAND, REWARDS, Hand, MulliganProblem, keeps
from pyengine.games.magic.mdp.scry import stays_on_top

POLICIES = ("own", "mdp", "keep")
"""Who decides about an opening hand: the agent itself, the mulligan policy, or nobody (keep)."""


class OpeningAgent(AroundAgent):
    """Decides about the opening hand by a policy, `mdp` or `keep`; all else is the agent's."""

    def __init__(self, agent: Agent, policy: str) -> None:
        """Decide by POLICY, and let AGENT do the rest."""
        super().__init__(agent)
        self.policy = policy

    def choose(self, seat: Seat) -> int:
        """Return the index of an action of the opening, or of what the agent chooses."""
        if self.policy == "keep" and "keep" in seat.actions:
            return seat.actions.index("keep")
        opening = opening_choice(seat) if self.policy == "mdp" else None
        return super().choose(seat) if opening is None else opening


def with_mulligan(agent: Agent, policy: str) -> Agent:
    """Return AGENT with the mulligan POLICY, one of POLICIES; AgentError for another."""
    if policy not in POLICIES:
        known = f"{', '.join(POLICIES[:-1])} or {POLICIES[-1]}"
        raise AgentError(f'mulligan is {known}, not "{policy}"')
    return agent if policy == "own" else OpeningAgent(agent, policy)


def opening_choice(seat: Seat) -> int | None:
    """Return the index that the mulligan policy takes at a choice about the opening hand.

    None where the present choice is no such thing. By the tables on the play and on the draw of
    Schützer and Paim; with `london` the cards to put back are those that leave the best hand, with
    `vancouver` the top card stays where that is worth as much as another one.
    """
    actions = set(seat.actions)
    decide: Callable[[Seat, _Opening], str]
    if {"keep", "mulligan"} <= actions:
        decide = _hand
    elif all(action.startswith("bottom(") for action in actions):
        decide = _bottom
    elif "leave_on_top" in actions and seat.ask("scry"):
        decide = _scry
    else:
        return None
    return seat.actions.index(decide(seat, _Opening.of(seat)))


@dataclass(frozen=True)
class _Opening:
    """What a decision looks at: the deck and rewards, mulligans taken, the hand's objects."""

    problem: MulliganProblem
    on_the_play: bool
    taken: int
    lands: list[int]
    others: list[int]

    @classmethod
    def of(cls, seat: Seat) -> _Opening:
        rule, first, taken, lands, others, deck_lands, deck_cards = seat.ask("opening")
        on_the_play = first == seat.player
        rewards = REWARDS["play" if on_the_play else "draw"]
        problem = MulliganProblem(deck_lands, deck_cards, rewards, rule)
        return cls(problem, on_the_play, taken, lands, others)


def _hand(_: Seat, opening: _Opening) -> str:
    problem, lands = opening.problem, len(opening.lands)
    drawn = lands + len(opening.others)
    kept = keeps(
        lands, FULL_HAND - opening.taken if problem.rule == "london" else drawn,
        opening.on_the_play,
        deck_lands=problem.lands, deck_size=problem.deck, rule=problem.rule,
    )  # fmt: skip
    return "keep" if kept else "mulligan"


def _bottom(_: Seat, opening: _Opening) -> str:
    """Return what puts back a land where more of them are in hand than are best kept."""
    lands, others = opening.lands, opening.others
    hand = Hand(FULL_HAND - opening.taken, len(lands))
    wanted = opening.problem.lands_kept_of(hand, len(others))
    return f"bottom({lands[-1] if len(lands) > wanted or not others else others[-1]})"


def _scry(seat: Seat, opening: _Opening) -> str:
    (kind,), lands = seat.ask("scry"), len(opening.lands)
    cards = lands + len(opening.others)
    if stays_on_top(opening.problem, cards, lands, kind == "land"):
        return "leave_on_top"
    return next(action for action in seat.actions if action.startswith("bottom("))
