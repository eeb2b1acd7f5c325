"""What a lobby offers of a game: its decks, settings, bots, and how many may sit down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pyengine.engine.session import Setup
from pyengine.games.game import Deck


@dataclass(frozen=True)
class Offer:
    """What strangers may choose of a new game; nothing else is taken from them.

    `seats` are the least and the greatest number of players, `settings` the values of each setting,
    the usual one first. `bots` are agents, the usual one first. `deck_names` lists the decks by
    their names, `named_deck` reads one of them and `deck_of_text` a list that somebody wrote.
    `begin` makes the set-up from decks, a seed, teams or None, settings, and the numbers of the
    seats that people have.
    """

    game: str
    title: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    begin: Callable[
        [Sequence[Deck], int, Sequence[str] | None, Sequence[str], Sequence[int]], Setup
    ]
    settings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    deck_names: Callable[[], Sequence[str]] | None = None
    named_deck: Callable[[str], Deck] | None = None
    deck_of_text: Callable[[str, str], Deck] | None = None
