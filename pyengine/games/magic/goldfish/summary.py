"""What many goldfish games show: means and shares turn by turn, beside exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

from pyengine.games.magic.goldfish.deck import DeckFacts
from pyengine.games.magic.goldfish.exact import at_least, cards_seen, expected
from pyengine.games.magic.goldfish.games import Fished, Plan
from pyengine.tournament.standings import difference, wilson

_Z = 1.959964

Row = dict[str, Any]


def summary(facts: DeckFacts, plan: Plan, games: Sequence[Fished], *, exact: bool) -> Row:
    """Return the figures of GAMES for JSON; shares are from 0 to 1.

    Each figure has its 95 % interval beside it, `intervals`: Wilson's for shares, and the normal
    one of the mean. With EXACT, where no hand was given back, there are the exact chances of lands.
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
        "ways": dict(Counter(str(game.way) for game in games if game.won is not None)),
        "mean_turn": round(mean(won), 2) if won else None,
        "mean_turn_interval": _around(won),
        "median_turn": median(won) if won else None,
        "until": list(plan.until),
        "turns": [_turn(facts, plan, games, turn, exact) for turn in range(1, plan.turns + 1)],
    }


def _turn(facts: DeckFacts, plan: Plan, games: Sequence[Fished], turn: int, exact: bool) -> Row:
    there = [game for game in games if len(game.lands) >= turn]  # else it was over before
    lands = [game.lands[turn - 1] for game in there]
    damage, spells = ([_last(of, turn) for of in each] for each in _columns(games))
    shares = {"won_by": (sum(_by(game.won, turn) for game in games), len(games))}
    if plan.until:
        shares["there"] = (sum(_by(game.there, turn) for game in games), len(games))
    shares["land_each_turn"] = (sum(n >= turn for n in lands), len(lands))
    colors = {
        color: (sum(color in game.colors[turn - 1] for game in there), len(there))
        for color in facts.colors
    }
    record: Row = {
        "turn": turn,
        "games": len(there),
        "damage": round(mean(damage), 2),
        "spells": round(mean(spells), 2),
        "lands": round(mean(lands), 3) if lands else None,
        **{name: _share(*share) for name, share in shares.items()},
        "colors": {color: _share(*share) for color, share in colors.items()},
        "intervals": {
            "damage": _around(damage), "spells": _around(spells), "lands": _around(lands),
            **{name: _bounds(*share) for name, share in shares.items()},
            "colors": {color: _bounds(*share) for color, share in colors.items()},
        },
    }  # fmt: skip
    return record | {"exact": _exact(facts, plan, turn)} if exact else record


def _columns(games: Sequence[Fished]) -> tuple[list[list[int]], list[list[int]]]:
    return [game.damage for game in games], [game.spells for game in games]


def _by(when: int | None, turn: int) -> bool:
    return when is not None and when <= turn


def _share(some: int, games: int) -> float | None:
    return some / games if games else None


def _bounds(some: int, games: int) -> list[float]:
    return [round(bound, 4) for bound in wilson(some, games)]


def _around(values: Sequence[float]) -> list[float] | None:
    """Return the 95 % interval of the mean of VALUES, None of fewer than two."""
    if len(values) < 2:
        return None
    half = _Z * stdev(values) / sqrt(len(values))
    return [round(max(0.0, mean(values) - half), 4), round(mean(values) + half, 4)]


def _last(values: Sequence[int], turn: int) -> int:
    return values[min(turn, len(values)) - 1] if values else 0


def _exact(facts: DeckFacts, plan: Plan, turn: int) -> Row:
    seen = cards_seen(turn, plan.on_the_play)
    return {
        "lands": round(float(expected(facts.cards, facts.land_count, seen)), 3),
        "land_each_turn": float(at_least(facts.cards, facts.land_count, seen, turn)),
        "colors": {
            color: float(at_least(facts.cards, facts.sources(color), seen, 1))
            for color in facts.colors
        },
    }


def compared(one: Sequence[Fished], other: Sequence[Fished], turns: int) -> list[Row]:
    """Return, for each turn, the share of games won by then of ONE less that of the OTHER.

    `interval` is that of the difference, 95 % (Newcombe), as if the games were independent.
    """
    rows = []
    for turn in range(1, turns + 1):
        won, won_2 = (sum(_by(game.won, turn) for game in games) for games in (one, other))
        low, high = difference(won, len(one), won_2, len(other))
        rows.append(
            {
                "turn": turn,
                "difference": round(won / len(one) - won_2 / len(other), 4),
                "interval": [round(low, 4), round(high, 4)],
            }
        )
    return rows
