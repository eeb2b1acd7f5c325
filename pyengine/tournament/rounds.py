"""Who meets whom in a round, Swiss or round robin, and the standings after it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log2

from pyengine.errors import TournamentError
from pyengine.matches.score import Score
from pyengine.tournament.contestants import Contestant

SWISS, ROBIN = "swiss", "robin"
SYSTEMS = (SWISS, ROBIN)
"""Swiss: those meet who have as many points. Round robin: everybody meets everybody once."""

_WIN, _DRAW = 3, 1
_LEAST_SHARE = 1 / 3
"""An opponent's share counts at least so much, so that nobody suffers from a weak one."""


@dataclass(frozen=True)
class Meeting:
    """A match of ROUND, from 0; without `second`, `first` has a bye."""

    round: int
    first: Contestant
    second: Contestant | None = None
    score: Score = field(default=Score(1), compare=False)
    """Its games; winners are the contestants' names in words."""

    @property
    def over(self) -> bool:
        """Whether the match is decided; a bye always is."""
        return self.second is None or self.score.over

    @property
    def winner(self) -> Contestant | None:
        """Who has won, None for a draw; who has a bye wins."""
        if self.second is None or self.score.winner == str(self.first):
            return self.first
        return self.second if self.score.winner == str(self.second) else None

    def opponent(self, contestant: Contestant) -> Contestant | None:
        """Return whom CONTESTANT meets here, None for nobody."""
        return self.second if contestant == self.first else self.first

    def has(self, contestant: Contestant) -> bool:
        """Tell whether CONTESTANT plays here."""
        return contestant in (self.first, self.second)


def usual_rounds(system: str, number: int) -> int:
    """Return how many rounds NUMBER contestants play where nothing is said."""
    if system == SWISS:
        return max(1, ceil(log2(number)))
    return number - 1 + number % 2


def check_rounds(system: str, number: int, rounds: int) -> None:
    """TournamentError: SYSTEM is unknown, or NUMBER contestants can't play so many ROUNDS."""
    if system not in SYSTEMS:
        raise TournamentError(f'a tournament is {" or ".join(SYSTEMS)}, not "{system}"')
    if number < 2:
        raise TournamentError("one contestant has nobody to meet")
    most = number - 1 + number % 2
    if not 1 <= rounds <= most:
        raise TournamentError(f"{number} contestants play 1 to {most} rounds, and not {rounds}")


def paired(
    system: str, contestants: Sequence[Contestant], meetings: Sequence[Meeting], seed: int
) -> list[Meeting]:
    """Return the matches of the round after MEETINGS, which are over."""
    number = 1 + max((meeting.round for meeting in meetings), default=-1)
    if system == ROBIN:
        return _circle(contestants, number)
    return _swiss(contestants, meetings, number, seed)


def _circle(contestants: Sequence[Contestant], number: int) -> list[Meeting]:
    """Return round NUMBER of a round robin: one sits, the others move on by one place."""
    seats: list[Contestant | None] = [*contestants, *([None] if len(contestants) % 2 else [])]
    turning = seats[1:]
    turned = [seats[0], *turning[number:], *turning[:number]]
    half = len(turned) // 2
    pairs = zip(turned[:half], reversed(turned[half:]), strict=True)
    return [_met(number, one, other) for one, other in pairs]


def _met(number: int, one: Contestant | None, other: Contestant | None) -> Meeting:
    if one is None:
        one, other = other, None
    assert one is not None
    return Meeting(number, one, other)


def _swiss(
    contestants: Sequence[Contestant], meetings: Sequence[Meeting], number: int, seed: int
) -> list[Meeting]:
    """Return a round in which nobody meets again whom they met, and points are alike."""
    shuffled = list(contestants)
    random.Random(f"{seed}/{number}").shuffle(shuffled)
    points = {row.contestant: row.points for row in standings(contestants, meetings)}
    ordered = sorted(shuffled, key=lambda contestant: -points[contestant])
    met = {frozenset((m.first, m.second)) for m in meetings}
    resting: list[Contestant | None] = [None]
    if len(ordered) % 2:
        had = {meeting.first for meeting in meetings if meeting.second is None}
        fresh = [one for one in reversed(ordered) if one not in had]
        resting = [*fresh, *(one for one in reversed(ordered) if one in had)]
    for rest in resting:
        pairs = _pairs([one for one in ordered if one != rest], met)
        if pairs is not None:
            return _as_meetings(number, pairs, rest)
    rest = resting[0]
    left = [one for one in ordered if one != rest]
    return _as_meetings(number, list(zip(left[::2], left[1::2], strict=True)), rest)


def _as_meetings(
    number: int, pairs: list[tuple[Contestant, Contestant]], rest: Contestant | None
) -> list[Meeting]:
    byes = [Meeting(number, rest)] if rest is not None else []
    return [*(Meeting(number, one, other) for one, other in pairs), *byes]


def _pairs(
    ordered: list[Contestant], met: set[frozenset[Contestant | None]], tries: int = 20_000
) -> list[tuple[Contestant, Contestant]] | None:
    """Return ORDERED in pairs that have not MET, neighbours where that can be; None: none are."""
    left = [tries]

    def search(rest: list[Contestant]) -> list[tuple[Contestant, Contestant]] | None:
        if not rest:
            return []
        left[0] -= 1
        for place, other in enumerate(rest[1:], start=1):
            if left[0] < 0:
                return None
            if frozenset((rest[0], other)) in met:
                continue
            found = search([*rest[1:place], *rest[place + 1 :]])
            if found is not None:
                return [(rest[0], other), *found]
        return None

    return search(ordered)


# ------------------------------------------------------------------ standings


@dataclass(frozen=True)
class Row:
    """How a contestant stands: points, matches won, lost and drawn, and what breaks ties.

    `opponents` is the mean share of matches that the opponents have won, `games` the share of
    games that the contestant has won, `opponents_games` that of the opponents.
    """

    contestant: Contestant
    points: int
    won: int
    lost: int
    drawn: int
    byes: int
    opponents: float
    games: float
    opponents_games: float

    @property
    def rank(self) -> tuple[float, ...]:
        """What is compared."""
        return (self.points, self.opponents, self.games, self.opponents_games)


def standings(contestants: Sequence[Contestant], meetings: Sequence[Meeting]) -> list[Row]:
    """Return how CONTESTANTS stand after MEETINGS, the first first; those under way don't count."""
    done = [meeting for meeting in meetings if meeting.over]
    matches = {one: _match_share(one, done) for one in contestants}
    games = {one: _game_share(one, done) for one in contestants}
    rows = [_row(one, done, matches, games) for one in contestants]
    return sorted(rows, key=lambda row: row.rank, reverse=True)


def _row(
    one: Contestant,
    meetings: Sequence[Meeting],
    matches: Mapping[Contestant, float],
    games: Mapping[Contestant, float],
) -> Row:
    mine = [meeting for meeting in meetings if meeting.has(one)]
    won = sum(meeting.winner == one for meeting in mine)
    drawn = sum(meeting.winner is None for meeting in mine)
    others = [other for meeting in mine if (other := meeting.opponent(one)) is not None]
    return Row(
        one,
        _WIN * won + _DRAW * drawn,
        won,
        len(mine) - won - drawn,
        drawn,
        sum(meeting.second is None for meeting in mine),
        _mean([max(_LEAST_SHARE, matches[other]) for other in others]),
        games[one],
        _mean([max(_LEAST_SHARE, games[other]) for other in others]),
    )


def _match_share(one: Contestant, meetings: Sequence[Meeting]) -> float:
    """Return the share that ONE has of the match points to be had; byes don't count."""
    mine = [meeting for meeting in meetings if meeting.has(one) and meeting.second is not None]
    points = sum(_WIN if m.winner == one else _DRAW if m.winner is None else 0 for m in mine)
    return points / (_WIN * len(mine)) if mine else 0.0


def _game_share(one: Contestant, meetings: Sequence[Meeting]) -> float:
    scores = [m.score for m in meetings if m.has(one) and m.second is not None]
    played = sum(len(score.winners) for score in scores)
    points = sum(_WIN * score.wins(str(one)) + _DRAW * score.draws for score in scores)
    return points / (_WIN * played) if played else 0.0


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares) if shares else 0.0
