"""What cards are worth in a draft: whether they can be played, their rarity, size and effect."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pyengine.errors import CardError, RefusedCard
from pyengine.games.magic.cards.database import Card, CardDatabase

COLORS = "WUBRG"
"""The colors, as mana costs write them."""

_RARITY = {"mythic": 1.5, "rare": 1.0, "uncommon": 0.5}
_UNPLAYABLE = -10.0
_REMOVES = re.compile(r"\b(?:destroy|exile|damage|deal_damage|fight|bounce)\b")
_DRAWS = re.compile(r"\bdraw")
_EVADES = re.compile(r"keyword\((?:flying|menace|trample|fear|intimidate|shadow|horsemanship)\)")
_SYMBOL = re.compile(r"\{([^}]*)\}")


@dataclass(frozen=True)
class Rated:
    """A card as drafters see it, called as its set calls it: `worth` compares it with others.

    `reason` says why it can't be played, "" where it can.
    """

    name: str
    mana_cost: str = ""
    mana_value: int = 0
    colors: str = ""
    type_line: str = ""
    size: str = ""
    worth: float = 0.0
    reason: str = ""

    @property
    def playable(self) -> bool:
        """Whether the card is understood."""
        return not self.reason

    @property
    def land(self) -> bool:
        """Whether it is a land."""
        return "Land" in self.type_line

    @property
    def creature(self) -> bool:
        """Whether it is a creature."""
        return "Creature" in self.type_line

    def fits(self, colors: Iterable[str]) -> bool:
        """Tell whether a deck of COLORS can cast it."""
        return set(self.colors) <= set(colors)

    @property
    def words(self) -> str:
        """The card on one line."""
        parts = [self.name, self.mana_cost, self.type_line, self.size]
        return " ".join(part for part in parts if part)


def rate_all(database: CardDatabase, rarities: Mapping[str, str]) -> dict[str, Rated]:
    """Return what each card is worth of which RARITIES says the rarity."""
    return {name: _rated(database, name, rarity) for name, rarity in rarities.items()}


def _rated(database: CardDatabase, name: str, rarity: str) -> Rated:
    try:
        card = database.lookup(name)
    except CardError as error:
        return _refused(database, name, error)
    return Rated(
        name,
        card.mana_cost,
        mana_value(card.mana_cost),
        colors_of(card.mana_cost),
        card.type_line,
        f"{card.power}/{card.toughness}" if card.power is not None else "",
        round(_RARITY.get(rarity, 0.0) + _worth(card), 3),
    )


def _refused(database: CardDatabase, name: str, error: CardError) -> Rated:
    """Return the card NAME that can't be played, as far as its file tells of it."""
    number = database.pool.number(name) if database.pool is not None else None
    reason = error.message if isinstance(error, RefusedCard) else "no imported card file has it"
    if database.pool is None or number is None:
        return Rated(name, worth=_UNPLAYABLE, reason=reason)
    face = database.pool.printed(number).faces[0]
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    value, colors = mana_value(face.mana_cost), colors_of(face.mana_cost)
    return Rated(
        name, face.mana_cost, value, colors, face.type_line, size, _UNPLAYABLE, reason
    )  # fmt: skip


def _worth(card: Card) -> float:
    """Return what CARD does for its mana, roughly: 0 to about 5."""
    text, value = " ".join(card.abilities), mana_value(card.mana_cost)
    worth = 1.0 + 0.8 * bool(_REMOVES.search(text)) + 0.4 * bool(_DRAWS.search(text))
    if "land" in card.types:
        return worth - 0.5
    if "creature" in card.types:
        size = _number(card.power) + _number(card.toughness)
        worth += 0.8 + 0.6 * size / (value + 1) + 0.1 * size
        worth += 0.5 * bool(_EVADES.search(text)) + 0.1 * min(len(card.abilities), 3)
    return worth - 0.15 * max(0, value - 5)


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isdigit() else 0


def mana_value(cost: str) -> int:
    """Return the mana value of COST; X is none."""
    return sum(
        int(symbol) if symbol.isdigit() else 0 if symbol in "XYZ" else 1
        for symbol in _SYMBOL.findall(cost)
    )


def colors_of(cost: str) -> str:
    """Return the colors of mana that COST asks for; a symbol of two kinds asks for none of them."""
    symbols = [symbol for symbol in _SYMBOL.findall(cost) if symbol in COLORS]
    halves = [symbol for symbol in _SYMBOL.findall(cost) if symbol in HYBRID]
    found = set(symbols) | {half[0] for half in halves if not set(half.split("/")) & set(symbols)}
    return "".join(color for color in COLORS if color in found)


HYBRID = frozenset(f"{one}/{two}" for one in COLORS for two in COLORS if one != two)
"""Symbols that either of two colors pays."""
