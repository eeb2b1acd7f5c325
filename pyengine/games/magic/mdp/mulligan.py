"""The mulligan as a Markov decision process (Schützer and Paim, section 3.2).

A hand is how many cards it has and how many of them are lands. Keeping it ends the process and is
worth r(lands) + 3 for each card; a mulligan costs a card. All numbers are exact fractions.

The document's rule is today's `paris` (and `vancouver`, whose scry is in `scry`): a hand that
is one card smaller is drawn. By `london` (103.5) seven cards are drawn every time, and those that
the mulligans cost are put on the bottom, so that the player chooses which lands to keep.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Literal, NamedTuple

from pyengine.errors import ManalogError
from pyengine.mdp.finite import solve

FULL_HAND = 7
RULES = ("paris", "vancouver", "london")

REWARDS: Mapping[str, tuple[int, ...]] = {
    "table": (-1000, -4, 0, 1, -1, -3, -5, -7),
    "play": (-7, -3, 3, 4, 2, -1, -4, -6),
    "draw": (-4, 0, 5, 6, 3, 0, -3, -5),
}
"""r(j) for a hand with j = 0..7 lands: table 3.1, and the code's tables for the player who begins
(on the play) and the one who draws first (section 3.2.3)."""

EACH_CARD = 3
"""What a card in hand is worth, alpha of section 3.2.1."""


class Hand(NamedTuple):
    """A hand: the cards that would be kept, and the lands among the cards drawn."""

    cards: int
    lands: int


State = Hand | Literal["start", "kept"]
Action = Literal["start", "keep", "mulligan", "wait"]


def draw_chance(deck: int, lands: int, drawn: int, found: int) -> Fraction:
    """Return the chance of FOUND lands among DRAWN of DECK cards with LANDS lands (formula 3.1)."""
    return Fraction(comb(lands, found) * comb(deck - lands, drawn - found), comb(deck, drawn))


def keep_reward(cards: int, lands: int, rewards: tuple[int, ...] = REWARDS["table"]) -> Fraction:
    """Return what a kept hand is worth, r(j) + 3i (section 3.2.1, table 3.2)."""
    return Fraction(rewards[lands] + EACH_CARD * cards)


@dataclass(frozen=True)
class MulliganProblem:
    """A deck of DECK cards with LANDS lands, the rewards r(j), and the mulligan rule."""

    lands: int
    deck: int = 60
    rewards: tuple[int, ...] = REWARDS["table"]
    rule: str = "paris"

    def __post_init__(self) -> None:
        if self.rule not in RULES:
            known = f"The rules are {', '.join(RULES)}"
            raise ManalogError(f'no mulligan rule is called "{self.rule}"', remedy=known)
        if not (self.deck >= FULL_HAND and 0 <= self.lands <= self.deck):
            raise ManalogError(
                f"a deck of {self.deck} cards with {self.lands} lands gives no hands",
                remedy=f"It takes at least {FULL_HAND} cards, of which some are lands",
            )

    def drawn(self, cards: int) -> int:
        """Return how many cards are drawn for a hand of which CARDS are kept."""
        return FULL_HAND if self.rule == "london" else cards

    def hands(self, cards: int) -> dict[Hand, Fraction]:
        """Return the hands of which CARDS are kept, with their chances; impossible ones too."""
        drawn = self.drawn(cards)
        return {
            Hand(cards, found): draw_chance(self.deck, self.lands, drawn, found)
            for found in range(drawn + 1)
        }

    def lands_kept(self, hand: Hand) -> int:
        """Return how many lands of HAND are best kept; all of them where nothing is put back."""
        return self.lands_kept_of(hand, self.drawn(hand.cards) - hand.lands)

    def lands_kept_of(self, hand: Hand, others: int) -> int:
        """Return how many lands are best kept of HAND's and OTHERS cards that are no lands."""
        options = range(max(0, hand.cards - others), min(hand.lands, hand.cards) + 1)
        return max(options, key=lambda lands: self.rewards[lands])

    # ------------------------------------------------------------- the process (`Process`)

    def states(self) -> Iterable[State]:
        """Return the start, all hands, and the end."""
        yield "start"
        for cards in range(FULL_HAND, -1, -1):
            yield from self.hands(cards)
        yield "kept"

    def actions(self, state: State) -> tuple[Action, ...]:
        """Return what may be done; keeping comes first, so that it wins where both are equal."""
        if isinstance(state, str):
            return ("start",) if state == "start" else ("wait",)
        return ("keep", "mulligan") if state.cards > 0 else ("keep",)

    def outcomes(self, state: State, action: Action) -> dict[State, Fraction]:
        """Return the hands that are drawn next, or the end."""
        if action in ("keep", "wait"):
            return {"kept": Fraction(1)}
        cards = FULL_HAND if isinstance(state, str) else state.cards - 1
        hands: list[tuple[State, Fraction]] = [*self.hands(cards).items()]
        return dict(hands)

    def reward(self, state: State, action: Action) -> Fraction:
        """Return the reward: only keeping a hand has one."""
        if isinstance(state, str) or action != "keep":
            return Fraction(0)
        return keep_reward(state.cards, self.lands_kept(state), self.rewards)


EPOCHS = FULL_HAND + 2
"""The start, then hands of 7 to 0 cards: nine epochs, 0 to 8, and the end comes at epoch 9."""


@dataclass(frozen=True)
class MulliganPolicy:
    """The solved problem: the values V* of hands, and which of them are kept."""

    problem: MulliganProblem
    values: dict[Hand, Fraction]
    kept: frozenset[Hand]
    expected: Fraction
    """The value before the first hand is drawn, V*(S_I)."""

    def keeps(self, cards: int, lands: int) -> bool:
        """Whether to keep a hand: CARDS would be kept, LANDS are among those drawn."""
        return Hand(cards, lands) in self.kept

    def after_mulligan(self, cards: int) -> Fraction:
        """Return the value of the mulligan that leads to CARDS cards."""
        hands = self.problem.hands(cards).items()
        return sum((chance * self.values[hand] for hand, chance in hands), Fraction(0))


@cache
def mulligan_policy(problem: MulliganProblem) -> MulliganPolicy:
    """Return the best policy of PROBLEM, by value iteration."""
    solution = solve(problem, EPOCHS)
    values: dict[Hand, Fraction] = {}
    kept: set[Hand] = set()
    for cards in range(FULL_HAND, -1, -1):
        epoch = FULL_HAND + 1 - cards
        for hand in problem.hands(cards):
            values[hand] = solution.values[epoch][hand]
            if solution.rules[epoch][hand] == "keep":
                kept.add(hand)
    return MulliganPolicy(problem, values, frozenset(kept), solution.values[0]["start"])


def keeps(
    hand_lands: int,
    hand_size: int,
    on_the_play: bool,
    *,
    deck_lands: int,
    deck_size: int = 60,
    rule: str = "london",
) -> bool:
    """Whether an agent keeps its hand, by the tables on the play and on the draw.

    HAND_SIZE is how many cards it would keep; with `london` HAND_LANDS are the lands among all
    seven cards drawn. DECK_LANDS and DECK_SIZE describe the deck with the hand.
    """
    rewards = REWARDS["play" if on_the_play else "draw"]
    problem = MulliganProblem(deck_lands, deck_size, rewards, rule)
    return mulligan_policy(problem).keeps(hand_size, hand_lands)
