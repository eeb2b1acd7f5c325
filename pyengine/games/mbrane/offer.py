"""What a lobby offers of Mbrane."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.engine.session import Setup
from pyengine.games.game import Deck
from pyengine.games.mbrane.setup import SIDES, mbrane_setup
from pyengine.games.names import player_names
from pyengine.games.offer import Offer


def _begin(
    decks: Sequence[Deck],
    seed: int,
    teams: Sequence[str] | None,
    settings: Sequence[str],
    people: Sequence[int],
    called: Sequence[str],
) -> Setup:
    chosen = dict(setting.split("=") for setting in settings)
    rows, columns = chosen.get("region", "3x3").split("x")
    lowest = int(chosen.get("digits", "0-8")[0])
    names = player_names(name or usual for name, usual in zip(called, SIDES, strict=True))
    return mbrane_setup(names, seed=seed, lowest_digit=lowest, region=(int(rows), int(columns)))


OFFER = Offer(
    "mbrane",
    "Mbrane",
    (2, 2),
    ("greedy", "random"),
    _begin,
    {"digits": ("0-8", "1-9"), "region": ("3x3", "2x2", "2x3")},
)
