"""The rewards of Zandvliet's model (section 4.4.2, table 4.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.errors import AgentError
from pyengine.games.magic.models.abstraction import Row, counted

LOW: dict[str, float] = {
    "player creature cast": 4.6,
    "player creature discard": -1.6,
    "player creature dies": 3.3,
    "player inflicts damage": 8.0,
    "player wins game": 7.6,
    "opponent creature cast": -2.0,
    "opponent creature dies": 5.1,
    "opponent inflicts damage": -4.0,
    "opponent wins game": -7.6,
}

REWARDS: dict[str, dict[str, float]] = {
    "no": dict.fromkeys(LOW, 0.0),
    "low": LOW,
    "high": {event: 10 * reward for event, reward in LOW.items()},
}
"""Table 4.3: the rewards of each event, by the name of the strategy."""


def reward_table(name: str) -> dict[str, float]:
    """Return the rewards called NAME; AgentError when there are none."""
    if name not in REWARDS:
        raise AgentError(f'no rewards are called "{name}"', remedy="There are no, low and high")
    return REWARDS[name]


@dataclass(frozen=True)
class Moment:
    """What is rewarded of a state: where the creature cards are, and each player's life."""

    places: Counter[tuple[str, str]]
    life: dict[str, int]

    @classmethod
    def of(cls, rows: Iterable[Row], life: dict[str, int]) -> Moment:
        """Return the moment in which the creature cards are those of ROWS."""
        return cls(counted(rows), life)


def events_between(before: Moment, after: Moment, player: str) -> Counter[str]:
    """Return the events of table 4.3 that show in two moments, but for the end of the game.

    Cards are counted: those that the battlefield (or the stack) has more were cast, of those that
    the graveyard has more as many died as the battlefield has fewer, and others were discarded.
    Damage counts once for all by which a player's life fell.
    """
    events: Counter[str] = Counter()
    if before == after:
        return events
    for owner in sorted(after.life.keys() | before.life.keys()):
        side, other = ("player", "opponent") if owner == player else ("opponent", "player")
        buried = max(0, _more(before, after, owner, "graveyard"))
        grown = _more(before, after, owner, "battlefield")
        dead = min(buried, max(0, -grown))
        events[f"{side} creature cast"] += max(0, grown)
        events[f"{side} creature dies"] += dead
        events[f"{side} creature discard"] += buried - dead
        fell = after.life.get(owner, 0) < before.life.get(owner, 0)
        events[f"{other} inflicts damage"] += fell
    return events


def _more(before: Moment, after: Moment, owner: str, place: str) -> int:
    return after.places[owner, place] - before.places[owner, place]


def worth_of(events: Counter[str], table: dict[str, float]) -> float:
    """Return the sum of the rewards of EVENTS; what the table does not have counts nothing."""
    return sum(table.get(event, 0.0) * count for event, count in events.items())
