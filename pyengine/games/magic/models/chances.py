"""Learns the chance to win from games of two: logistic regression over how the players stand.

A game counts once, however long it was: its states, one a turn, share its weight.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from pyengine.agents import make_agent
from pyengine.agents.play_out import dismiss
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session, Setup
from pyengine.engine.state import State
from pyengine.games.magic.chances import features, weighted
from pyengine.games.magic.standing import evaluation, standings

MOST_CHOICES = 3_000
"""A game that is longer is not learned from."""

_HELD_OUT = 5
"""Of so many games one is not learned from, but asked about."""

_ROUNDS, _RIDGE = 25, 1e-3


@dataclass(frozen=True)
class Sample:
    """A state of a game: by how much the first player is ahead, what `evaluation` says, who won."""

    ahead: tuple[float, ...]
    valued: float
    won: bool
    weight: float


@dataclass(frozen=True)
class Learned:
    """What was learned: `weights`, and how far it is off where it was not learned from.

    `brier` is the mean square of what is wrong (0.25 for one who always says a half), `right` the
    share in which the one who is ahead wins; `by_hand` the first of these for the evaluation that
    searches use, with the factor that suits it best.
    """

    games: int
    states: int
    weights: tuple[float, ...]
    brier: float
    right: float
    by_hand: float


def sampled(setup: Setup, agents: Sequence[str]) -> list[Sample]:
    """Play the game of SETUP by AGENTS; return a state of each turn, none of a game without end."""
    session = Session.start(setup)
    playing = {
        name: make_agent(agent, name, setup.seed, setup.game)
        for name, agent in zip(setup.names, agents, strict=True)
    }
    seen: list[tuple[tuple[float, ...], float]] = []
    turns: set[int] = set()
    try:
        while session.choice is not None and len(session.taken) < MOST_CHOICES:
            turn = int(session.query("turn", 1)[0][0])
            if turn not in turns:
                turns.add(turn)
                seen.append(_standing(session))
            seat = seat_of(session)
            session.choose(playing[seat.player].choose(seat))
    finally:
        dismiss(session, playing)
    if not session.winners:
        return []
    won = session.winners == setup.names[:1]
    return [Sample(ahead, valued, won, 1 / len(seen)) for ahead, valued in seen]


def _standing(session: Session) -> tuple[tuple[float, ...], float]:
    state = State(session)
    rows = standings(state)
    first, second = (features(rows[name]) for name in session.setup.names)
    ahead = tuple(mine - theirs for mine, theirs in zip(first, second, strict=True))
    return ahead, evaluation(state)[session.setup.names[0]]


def played(
    setups: Callable[[int], Setup], agents: Sequence[str], seed: int
) -> Iterator[list[Sample]]:
    """Yield the states of game after game, of two of AGENTS that are drawn, from SEED on."""
    number = seed
    while True:
        chance = Random(number)
        yield sampled(setups(number), [chance.choice(agents), chance.choice(agents)])
        number += 1


def learned(games: Sequence[Sequence[Sample]]) -> Learned:
    """Return what is learned from GAMES, and how it does where it was not learned from."""
    taught = [one for number, game in enumerate(games) if number % _HELD_OUT for one in game]
    asked = [one for game in games[::_HELD_OUT] for one in game]
    weights = fitted([one.ahead for one in taught], taught)
    (factor,) = fitted([(one.valued,) for one in taught], taught)
    said = [chance(weighted(one.ahead, weights)) for one in asked]
    whole = sum(one.weight for one in asked) or 1.0
    return Learned(
        len(games), len(taught) + len(asked), tuple(round(weight, 4) for weight in weights),
        round(_off(said, asked), 4),
        round(sum(one.weight for p, one in zip(said, asked, strict=True) if (p > 0.5) == one.won)
              / whole, 4),
        round(_off([chance(factor * one.valued) for one in asked], asked), 4),
    )  # fmt: skip


def chance(odds: float) -> float:
    """Return the chance of which ODDS is the logarithm of the odds."""
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, odds))))


def _off(said: Sequence[float], samples: Sequence[Sample]) -> float:
    whole = sum(one.weight for one in samples) or 1.0
    return sum(w.weight * (p - w.won) ** 2 for p, w in zip(said, samples, strict=True)) / whole


def fitted(rows: Sequence[Sequence[float]], samples: Sequence[Sample]) -> list[float]:
    """Return the weights of ROWS, of SAMPLES, by Newton's method."""
    size = len(rows[0]) if rows else 0
    weights = [0.0] * size
    for _ in range(_ROUNDS):
        slope = [-_RIDGE * weight for weight in weights]
        curve = [[_RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for row, sample in zip(rows, samples, strict=True):
            p = chance(weighted(row, weights))
            for i in range(size):
                slope[i] += sample.weight * (sample.won - p) * row[i]
                for j in range(size):
                    curve[i][j] += sample.weight * p * (1 - p) * row[i] * row[j]
        step = _solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-8:
            break
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system whose MATRIX is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            for j in range(i, len(row)):
                other[j] -= factor * row[j]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - known) / rows[i][i]
    return found
