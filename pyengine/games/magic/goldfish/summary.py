"""What many goldfish games show: means and shares turn by turn, beside exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from pyengine.games.magic.goldfish.deck import DeckFacts
from pyengine.games.magic.goldfish.exact import at_least, cards_seen, expected
from pyengine.games.magic.goldfish.games import Fished, Plan


def summary(
    facts: DeckFacts, plan: Plan, games: Sequence[Fished], *, exact: bool
) -> dict[str, Any]:
    """Return the figures of GAMES for JSON; shares are from 0 to 1.

    With EXACT, where no hand was given back, there are the exact chances of lands, too.
    """
    won = sorted(game.won for game in games if game.won is not None)
    return {
        "deck": facts.name,
        "games": len(games),
        "agent": plan.agent,
        "on_the_play": plan.on_the_play,
        "cards": facts.cards,
        "lands": facts.land_count,
        "curve": {str(value): count for value, count in facts.curve.items()},
        "hands": {str(size): n for size, n in sorted(Counter(g.hand for g in games).items())},
        "won": len(won),
        "mean_turn": round(mean(won), 2) if won else None,
        "median_turn": median(won) if won else None,
        "turns": [_turn(facts, plan, games, turn, exact) for turn in range(1, plan.turns + 1)],
    }


def _turn(
    facts: DeckFacts, plan: Plan, games: Sequence[Fished], turn: int, exact: bool
) -> dict[str, Any]:
    there = [game for game in games if len(game.lands) >= turn]  # else it has run out of cards
    lands = [game.lands[turn - 1] for game in there]
    record: dict[str, Any] = {
        "turn": turn,
        "won_by": sum(game.won is not None and game.won <= turn for game in games) / len(games),
        "damage": round(mean(_last(game.damage, turn) for game in games), 2),
        "spells": round(mean(_last(game.spells, turn) for game in games), 2),
        "games": len(there),
        "lands": round(mean(lands), 3) if lands else None,
        "land_each_turn": sum(n >= turn for n in lands) / len(lands) if lands else None,
        "colors": {
            color: sum(color in game.colors[turn - 1] for game in there) / len(there)
            for color in facts.colors
            if there
        },
    }
    return record | {"exact": _exact(facts, plan, turn)} if exact else record


def _last(values: Sequence[int], turn: int) -> int:
    return values[min(turn, len(values)) - 1] if values else 0


def _exact(facts: DeckFacts, plan: Plan, turn: int) -> dict[str, Any]:
    seen = cards_seen(turn, plan.on_the_play)
    return {
        "lands": round(float(expected(facts.cards, facts.land_count, seen)), 3),
        "land_each_turn": float(at_least(facts.cards, facts.land_count, seen, turn)),
        "colors": {
            color: float(at_least(facts.cards, facts.sources(color), seen, 1))
            for color in facts.colors
        },
    }
