"""The scry after a mulligan (the vancouver rule): whether the top card stays there.

The document draws the decision (figure 3.1: T top, B bottom) and gives it no reward. Here a card
is worth what the hand is worth with it, by the same r(j) + 3i: the card on top is the next one
drawn, and the one that is drawn instead is any of the others with the same chance.
"""

from __future__ import annotations

from fractions import Fraction

from pyengine.games.magic.mdp.mulligan import EACH_CARD, MulliganProblem


def scry_values(
    problem: MulliganProblem, cards: int, lands: int, top_is_land: bool
) -> tuple[Fraction, Fraction]:
    """Return the values of leaving the top card and of putting it on the bottom.

    CARDS, LANDS: the hand that was kept, of at most six cards. A library of one card stays as it
    is: both values are the same.
    """
    hidden = problem.deck - cards - 1
    hidden_lands = problem.lands - lands - top_is_land
    chance = Fraction(hidden_lands, hidden) if hidden else Fraction(top_is_land)
    with_land, without = (_worth(problem, cards + 1, lands + more) for more in (1, 0))
    top = with_land if top_is_land else without
    return top, chance * with_land + (1 - chance) * without


def stays_on_top(problem: MulliganProblem, cards: int, lands: int, top_is_land: bool) -> bool:
    """Whether the top card is best left there; it stays where both are equal."""
    top, bottom = scry_values(problem, cards, lands, top_is_land)
    return top >= bottom


def _worth(problem: MulliganProblem, cards: int, lands: int) -> Fraction:
    return Fraction(problem.rewards[lands] + EACH_CARD * cards)
