"""How decks of a format are built: sizes, copies, life (100.2, 100.4, 903.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches

from pyengine.errors import ManalogError

ANYTHING = "any"
"""The format in which nothing is asked of a deck."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format: `least` cards in a deck and `most`, COPIES of a card, `sideboard` cards at most.

    None is any number. A card may be used where a card file says that it is legal in `legality`;
    where that is "", every card may. With `commanders` a deck has one or more (903.5). `life` is
    None where the rules of the game say it (903.7, 903.12f). With `lone_partners` commanders of
    one color at most go together (903.13f).
    """

    name: str
    least: int = 60
    most: int | None = None
    copies: int | None = 4
    sideboard: int | None = 15
    life: int | None = 20
    commanders: bool = False
    lone_partners: bool = False
    legality: str = ""


_SINGLETON = Format("", 100, 100, copies=1, sideboard=0)
_COMMANDER = replace(_SINGLETON, life=40, commanders=True)
_SMALL = replace(_COMMANDER, least=60, most=60)
_COMMANDER_DRAFT = Format("", 60, copies=None, sideboard=None, life=None, commanders=True)
_LIMITED = Format("", 40, copies=None, sideboard=None)

_DECLARED: dict[str, Format] = {
    "brawl": replace(_COMMANDER, life=None),
    "commander": replace(_COMMANDER, life=None),
    "commanderdraft": _COMMANDER_DRAFT,
    "commandermastersdraft": replace(_COMMANDER_DRAFT, lone_partners=True),
    "constructed": Format(""),
    "draft": _LIMITED,
    "duel": replace(_COMMANDER, life=20),
    "gladiator": _SINGLETON,
    "limited": _LIMITED,
    "oathbreaker": replace(_SMALL, life=20),
    "paupercommander": replace(_COMMANDER, life=30),
    "predh": _COMMANDER,
    "sealed": _LIMITED,
    "standardbrawl": replace(_SMALL, life=None),
}
"""The formats that are built in another way than most; card files have names for most of them."""

USUAL_FORMAT = Format("")
"""The sizes that decks have in most formats."""

_OF_ANY_CARDS = frozenset(
    {"commanderdraft", "commandermastersdraft", "constructed", "draft", "limited", "sealed"}
)


def has_commanders(name: str) -> bool:
    """Tell whether decks of the format NAME have commanders, who lead them from their zone."""
    return name in _DECLARED and _DECLARED[name].commanders


def format_names(known: Iterable[str] = ()) -> list[str]:
    """Return the names of the formats, where a card file has those KNOWN."""
    return sorted({*known, *_OF_ANY_CARDS})


def find_format(name: str, known: Iterable[str]) -> Format:
    """Return the format NAME; ManalogError: neither it is here, nor among those KNOWN to a file."""
    key = name.strip().lower().replace(" ", "")
    if key in _OF_ANY_CARDS:
        return replace(_DECLARED[key], name=key)
    if key in known:
        return replace(_DECLARED.get(key, USUAL_FORMAT), name=key, legality=key)
    if key in _DECLARED:
        raise ManalogError(
            f"the imported cards say nothing of {key}",
            remedy="Import a card file that has its legalities: manalog cards import FILE",
        )
    names = format_names(known)
    close = get_close_matches(key, names, 1)
    remedy = f'Did you mean "{close[0]}"?' if close else f"The formats are {', '.join(names)}"
    raise ManalogError(f'no format is called "{name[:40]}"', remedy=remedy)
