"""Pays with lands as the other engine must have: those that were seen tapped as the turn ended."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pyengine.games.magic.cards.colors import COLOR_WORDS
from pyengine.games.magic.observed_boards.sights import Sight
from pyengine.games.magic.observed_boards.untold import Untold
from pyengine.games.magic.scenarios.matching import arguments
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer

_COLORS = tuple(COLOR_WORDS.values())
_COLOR_OF = {
    "basic(plains)": "white",
    "basic(island)": "blue",
    "basic(swamp)": "black",
    "basic(mountain)": "red",
    "basic(forest)": "green",
}
_MOST_MORE = 3
"""So many lands may be tapped for more mana than a cost takes."""


@dataclass
class _Land:
    """An untapped basic land, and what each color that it makes takes."""

    number: int
    name: str
    actions: dict[str, str] = field(default_factory=dict)


@dataclass
class LandPayer:
    """Plans which lands are tapped for a cost, by hand.

    As many of a name are tapped as were SEEN tapped at the turn's end; of one name those of FIRST
    are tapped before the others, and those of LAST after all that were seen.
    """

    game: ObservedGame
    seen: Mapping[int, Sight]
    coming: Callable[[str], Counter[str]]
    """How much mana of each color the script still needs for what a player does this turn."""
    first: frozenset[int] = frozenset()
    last: frozenset[int] = frozenset()
    _item: str = ""
    _plan: list[str] = field(default_factory=list)

    def begun(self, item: str) -> bool:
        """Whether the lands for the cost of ITEM were planned."""
        return self._item == item

    def plan(self, player: str, process: str, offers: list[Offer], more: int) -> None:
        """Plan which lands PLAYER taps in PROCESS, and so many MORE than the cost takes."""
        _, self._item, cost, _ = arguments(process)
        lands, wanted = _lands(offers), self._wanted(player, cost)
        quota, coming = self._quota(player), self.coming(player)
        self._plan = []
        for colors in [*sorted(wanted, key=len), *[set(_COLORS)] * more]:
            able = [land for land in lands if colors & land.actions.keys()]
            if not able:
                return
            land = max(able, key=lambda one: self._rank(one, quota, coming))
            self._plan.append(
                next(land.actions[c] for c in _COLORS if c in colors & set(land.actions))
            )
            quota[land.name] -= 1
            lands.remove(land)

    def next(self) -> str:
        """Return the action that taps the next land; "" where all are tapped."""
        return self._plan.pop(0) if self._plan else ""

    def _wanted(self, player: str, cost: str) -> list[set[str]]:
        """Return by what colors each mana of COST is made that is not in PLAYER's pool."""
        generic, symbols = arguments(cost)
        wanted = [
            set(_COLORS) & set(re.findall(r"\w+", s)) for s in arguments(f"_({symbols[1:-1]})")
        ]
        wanted += [set(_COLORS)] * int(generic)
        for mana in self.game.pool(player):
            paid = next((colors for colors in wanted if mana in colors), None)
            if paid is not None:
                wanted.remove(paid)
        return [colors for colors in wanted if colors]

    def _quota(self, player: str) -> Counter[str]:
        """Return how many more of PLAYER's lands of each name are tapped as the turn ends."""
        sight = self.seen.get(self.game.moment()[0])
        quota = (
            Counter(t.name for t in sight.things if t.tapped and t.controller == player)
            if sight
            else Counter()
        )
        quota.subtract(
            p.name for p in self.game.permanents() if p.tapped and p.controller == player
        )
        return quota

    def _rank(self, land: _Land, quota: Counter[str], coming: Counter[str]) -> tuple[int, ...]:
        """Return how gladly LAND is tapped: as it is wished, was seen, and is not needed later."""
        wish = (land.number in self.first) - (land.number in self.last)
        left = quota[land.name]
        spare = left - max(coming[color] for color in land.actions)
        return (wish, min(left, 1), min(spare, 1), left, -land.number)


def _lands(offers: list[Offer]) -> list[_Land]:
    found: dict[int, _Land] = {}
    for offer in offers:
        color = _COLOR_OF.get(offer.text)
        if offer.kind == "activate" and color and isinstance(offer.things[0], int):
            number = offer.things[0]
            land = found.setdefault(number, _Land(number, offer.names[0]))
            land.actions[color] = offer.action
    return list(found.values())


def more_mana(turn: int, cost: str) -> Untold | None:
    """Return the decision how many lands too many are tapped for COST; None: no other than usual.

    The other engine taps lands for a hybrid symbol that it then pays with other mana.
    """
    others = tuple(range(1, _MOST_MORE + 1))
    return Untold(turn, "mana", 0, others) if "hybrid" in cost else None
