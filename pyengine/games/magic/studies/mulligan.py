"""The study of the mulligan: V* and the policy that Schützer and Paim left blank (section 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.games.magic.mdp.mulligan import (
    FULL_HAND,
    REWARDS,
    Hand,
    MulliganPolicy,
    MulliganProblem,
    keep_reward,
    mulligan_policy,
)
from pyengine.games.magic.mdp.scry import stays_on_top
from pyengine.games.magic.studies.decks import LandCount

TITLES = {
    "table": "the rewards of table 3.1",
    "play": "the rewards on the play",
    "draw": "the rewards on the draw",
}
"""The tables of r(j) that the document has, in words."""


def mulligan_record(deck: LandCount, rewards: str, policy: MulliganPolicy) -> dict[str, Any]:
    """Return all that the study finds as data; values are fractions as text, `p/q`."""
    problem = policy.problem
    return {
        "deck": deck.name,
        "cards": deck.cards,
        "lands": deck.lands,
        "rule": problem.rule,
        "rewards": rewards,
        "r": problem.rewards,
        "value": str(policy.expected),
        "value_decimal": float(policy.expected),
        "hands": [_hand_record(policy, hand) for hand in _possible(problem)],
    }


def describe_mulligan(deck: LandCount, rewards: str, policy: MulliganPolicy) -> Iterator[str]:
    """Yield the study's lines for a reader: V* of every hand, K to keep it, M to mulligan."""
    problem = policy.problem
    yield f"{deck.name}: {deck.lands} lands in {deck.cards} cards, {problem.rule} mulligan,"
    yield f"{TITLES[rewards]}: V* = {float(policy.expected):.4f} before the first hand"
    yield ""
    seen = "lands among the seven cards drawn" if problem.rule == "london" else "lands in hand"
    yield f"cards kept, and {seen}: K keep, M mulligan, and V*"
    yield from _table(policy)
    if problem.rule == "vancouver":
        yield ""
        yield "scry: L leave a land on top, O leave another card there, - put it on the bottom"
        yield from _scry_table(problem)


def solve_mulligan(deck: LandCount, rewards: str, rule: str) -> MulliganPolicy:
    """Return the best policy for DECK with the table REWARDS (`table`, `play`, `draw`)."""
    return mulligan_policy(MulliganProblem(deck.lands, deck.cards, REWARDS[rewards], rule))


def _possible(problem: MulliganProblem) -> Iterator[Hand]:
    for cards in range(FULL_HAND, -1, -1):
        yield from (hand for hand, chance in problem.hands(cards).items() if chance)


def _hand_record(policy: MulliganPolicy, hand: Hand) -> dict[str, Any]:
    problem = policy.problem
    kept = problem.lands_kept(hand)
    record = {
        "cards": hand.cards,
        "lands": hand.lands,
        "chance": str(problem.hands(hand.cards)[hand]),
        "keep_reward": str(keep_reward(hand.cards, kept, problem.rewards)),
        "value": str(policy.values[hand]),
        "value_decimal": float(policy.values[hand]),
        "action": "keep" if policy.keeps(*hand) else "mulligan",
    }
    if problem.rule == "london":
        record["lands_kept"] = kept
    if problem.rule == "vancouver" and hand.cards < FULL_HAND:
        record["scry"] = _scry(problem, hand)
    return record


def _table(policy: MulliganPolicy) -> Iterator[str]:
    rows = [["", *map(str, range(FULL_HAND + 1))]]
    for cards in range(FULL_HAND, -1, -1):
        hands = policy.problem.hands(cards).items()
        rows.append(
            [str(cards), *(_cell(policy, hand) if chance else "" for hand, chance in hands)]
        )
    return _aligned(rows)


def _cell(policy: MulliganPolicy, hand: Hand) -> str:
    return f"{'K' if policy.keeps(*hand) else 'M'} {float(policy.values[hand]):.2f}"


def _scry_table(problem: MulliganProblem) -> Iterator[str]:
    rows = [["", *map(str, range(FULL_HAND))]]
    for cards in range(FULL_HAND - 1, -1, -1):
        hands = problem.hands(cards).items()
        letters = ("".join(_letters(problem, hand)) if chance else "" for hand, chance in hands)
        rows.append([str(cards), *letters])
    return _aligned(rows)


def _letters(problem: MulliganProblem, hand: Hand) -> Iterator[str]:
    for kind, letter in (("land", "L"), ("other", "O")):
        yield letter if _scry(problem, hand).get(kind) == "top" else "-"


def _scry(problem: MulliganProblem, hand: Hand) -> dict[str, str]:
    """Return where the top card goes, for the kinds of cards that the library can still have."""
    left = {"land": problem.lands - hand.lands}
    left["other"] = problem.deck - hand.cards - left["land"]
    return {
        kind: "top" if stays_on_top(problem, *hand, kind == "land") else "bottom"
        for kind, count in left.items()
        if count > 0
    }


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    """Yield ROWS as lines, each column as wide as its widest cell, to the right."""
    columns = max(len(row) for row in rows)
    widths = [max(len(row[n]) for row in rows if n < len(row)) + 2 for n in range(columns)]
    for row in rows:
        line = "".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=False))
        yield line.rstrip()
