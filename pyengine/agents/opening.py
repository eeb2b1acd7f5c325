"""Opening hands: what any agent can ask before the game begins (103.5)."""

from __future__ import annotations

from pyengine.mdp.mulligan import FULL_HAND, REWARDS, Hand, MulliganProblem, keeps
from pyengine.seat import Seat


def opening_choice(seat: Seat) -> int | None:
    """Return the index that the mulligan policy takes at a choice about the opening hand.

    None where the present choice is no such thing. By the tables on the play and on the draw of
    Schützer and Paim; with `london` the cards to put back are those that leave the best hand.
    """
    actions = seat.actions
    deciding = {"keep", "mulligan"} <= set(actions)
    if not deciding and not all(action.startswith("bottom(") for action in actions):
        return None
    rule, first, taken, lands, others, deck_lands, deck_cards = seat.ask("opening")
    on_the_play = first == seat.player
    if not deciding:
        rewards = REWARDS["play" if on_the_play else "draw"]
        problem = MulliganProblem(deck_lands, deck_cards, rewards, rule)
        return actions.index(f"bottom({_put_back(problem, taken, lands, others)})")
    size = FULL_HAND - taken if rule == "london" else len(lands) + len(others)
    kept = keeps(
        len(lands), size, on_the_play, deck_lands=deck_lands, deck_size=deck_cards, rule=rule
    )
    return actions.index("keep" if kept else "mulligan")


def _put_back(problem: MulliganProblem, taken: int, lands: list[int], others: list[int]) -> int:
    """Return the object to put back: a land where more of them are in hand than are best kept."""
    wanted = problem.lands_kept_of(Hand(FULL_HAND - taken, len(lands)), len(others))
    return lands[-1] if len(lands) > wanted or not others else others[-1]
