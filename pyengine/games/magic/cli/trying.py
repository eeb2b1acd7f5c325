"""Opens a board with a card in hand and mana for it: `manalog card NAME --try`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from pyengine.engine.session import Session
from pyengine.games.magic.cards.colors import BASIC_TYPES
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card, fold
from pyengine.games.magic.position import Position

YOU, OTHER = "a", "b"
_MORE = 2
"""So many lands of a kind are there beside those that the card costs."""

_OTHERS = 2
"""So many creatures each player has, for what wants a target."""


def try_card(database: CardDatabase, name: str) -> None:
    """Sit down at a board with the card NAME in hand; CardError: it can't be played."""
    from pathlib import Path

    from pyengine.cli.games import find_terminal
    from pyengine.cli.games.terminal import PERSON
    from pyengine.cli.play.evening import Evening, Options
    from pyengine.cli.play.table import UNDO, Table

    card = database.lookup(name)
    path = Path(f"try-{fold(card.name)[:40]}.save")
    table = Table(
        trial(database, card), find_terminal("magic"), [PERSON, "idle"], set(), UNDO[0], path
    )
    options = Options(
        json=False, log=None, steps=False, save=None, record=None, resume=None, undo=None,
        color=True,
    )  # fmt: skip
    Evening(table, options).spend()


def trial(database: CardDatabase, card: Card) -> Session:
    """Return a game in the first main phase of somebody who has CARD in hand, and mana for it."""
    position = Position((YOU, OTHER), database)
    position.hand(YOU, card.name)
    position.battlefield(YOU, *_lands(database, card), sick=False)
    creatures = list(_creatures(database))
    for player in (YOU, OTHER):
        position.battlefield(player, *creatures, sick=False)
    return position.begin(turn=9)


def _lands(database: CardDatabase, card: Card) -> Iterator[str]:
    """Yield basic lands that can pay for CARD, and some more."""
    symbols = re.findall(r"\{([^}]*)\}", card.mana_cost)
    said = "".join(re.findall(r"\{([^}]*)\}", " ".join(card.abilities)))
    colors = [letter for letter in BASIC_TYPES if letter in "".join(symbols) + said] or ["G"]
    for letter in colors:
        count = _MORE + sum(letter in symbol for symbol in symbols)
        yield from [database.basic_land(BASIC_TYPES[letter])] * count
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    yield from [database.basic_land(BASIC_TYPES[colors[0]])] * generic


def _creatures(database: CardDatabase) -> Iterator[str]:
    """Yield creatures without abilities."""
    plain = (card.name for card in database if "creature" in card.types and not card.abilities)
    yield from islice(plain, _OTHERS)
