"""What is seen of a game at a moment, in the form in which two engines can be compared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pyengine.games.magic.scenarios.observed import FACE_DOWN, ObservedGame, Permanent
from pyengine.games.magic.scenarios.setup import NAMES, SEATS

KEYWORDS = frozenset(
    {
        "deathtouch", "defender", "double strike", "first strike", "flying", "haste", "hexproof",
        "indestructible", "lifelink", "menace", "reach", "shroud", "trample", "vigilance",
        "prowess", "infect", "wither", "fear", "intimidate", "shadow", "horsemanship", "skulk",
        "persist", "undying",
    }
)  # fmt: skip
"""The keywords that are compared: those that say the same in every engine."""

EVERY_TYPE = ("every type",)
_LAND_TYPES = frozenset({"plains", "island", "swamp", "mountain", "forest"})
_MANY_TYPES = 100
_SUPERTYPES = frozenset({"legendary", "basic", "snow", "world", "ongoing"})
_FACE_DOWN_NAMES = frozenset({"", "Face-down creature", "Morph", "Manifest"})
_COUNTERS = {"p1p1": "+1/+1", "m1m1": "-1/-1"}
_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


@dataclass(frozen=True)
class Thing:
    """A permanent; `attached` is the name of what it is attached to."""

    name: str
    controller: str
    owner: str
    tapped: bool
    token: bool
    power: int | None
    toughness: int | None
    damage: int
    counters: tuple[tuple[str, int], ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    color: str
    keywords: tuple[str, ...]
    attached: str | None

    @property
    def plain_land(self) -> bool:
        """Whether nothing but being tapped tells it from another land of its name and types."""
        marked = self.counters or self.attached or self.keywords or self.token
        return self.types == ("land",) and not marked and set(self.subtypes) <= _LAND_TYPES


@dataclass(frozen=True)
class Side:
    """A player: `library` counts cards, `top` names the first of them."""

    life: int | None
    lost: bool
    counters: tuple[tuple[str, int], ...]
    hand: tuple[str, ...]
    graveyard: tuple[str, ...]
    exile: tuple[str, ...]
    library: int
    top: tuple[str, ...]


@dataclass(frozen=True)
class Sight:
    """All that is compared."""

    sides: dict[str, Side]
    things: tuple[Thing, ...]
    stack: int

    @property
    def over(self) -> bool:
        """Whether somebody has lost."""
        return any(side.lost for side in self.sides.values())


def sight_of_record(record: Mapping[str, Any]) -> Sight:
    """Return what another engine has written down."""
    sides = {name: _side(record[name]) for name in SEATS}
    things = tuple(map(_thing, record["battlefield"]))
    return Sight(sides, things, len(record["stack"]))


def _side(record: Mapping[str, Any]) -> Side:
    return Side(
        life=record["life"],
        lost=record["lost"],
        counters=_counters(record["counters"]),
        hand=_names(record["hand"]),
        graveyard=_names(record["graveyard"]),
        exile=_names(record["exile"]),
        library=record["library"],
        top=tuple(map(front, record["top"])),
    )


def _thing(record: Mapping[str, Any]) -> Thing:
    types = tuple(sorted(set(record["types"]) - _SUPERTYPES))
    return Thing(
        name=front(record["name"]),
        controller=record["controller"],
        owner=record["owner"],
        tapped=record["tapped"],
        token=record["token"],
        power=record.get("p"),
        toughness=record.get("t"),
        damage=_marked(record["damage"], types),
        counters=_counters(record["counters"]),
        types=types,
        subtypes=_subtypes(record["subtypes"]),
        color=record["color"],
        keywords=tuple(sorted(KEYWORDS & set(record["keywords"]))),
        attached=record.get("attached"),
    )


def _marked(damage: int, types: Iterable[str]) -> int:
    """Return DAMAGE where it matters: on what is a creature or planeswalker."""
    return damage if {"creature", "planeswalker"} & set(types) else 0


def front(name: str) -> str:
    """Return NAME as it is compared: of a card with two faces, the first one's."""
    return FACE_DOWN if name in _FACE_DOWN_NAMES else name.split(" // ")[0]


def _names(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(map(front, names)))


def _subtypes(names: Iterable[str]) -> tuple[str, ...]:
    found = sorted(re.sub("[_-]", " ", name.lower().replace("'", "")) for name in names)
    return EVERY_TYPE if len(found) > _MANY_TYPES else tuple(found)


def _counters(counters: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    found = {}
    for kind, number in counters.items():
        word = kind.lower().replace(" counter", "").replace("_", " ").strip("'")
        found[_COUNTERS.get(word, word)] = number
    return tuple(sorted(found.items()))


# ------------------------------------------------------------------ this engine's


def sight_of_game(game: ObservedGame) -> Sight:
    """Return what is there in GAME."""
    session = game.session
    attached = dict(session.query("attached", 2))
    every = game.permanents()
    called = {p.number: p.name for p in every}
    hosts = {o: called.get(host, "player") for o, host in attached.items()}
    lost = {who for who, _ in session.query("lost", 2)}
    lives, counters = dict(session.query("life", 2)), session.query("counters", 3)
    sides = {
        name: _side_of(game, name, lives.get(seat), seat in lost, counters)
        for seat, name in NAMES.items()
    }
    things = tuple(_thing_of(p, hosts.get(p.number)) for p in every)
    return Sight(sides, things, len(game.stack()))


def _side_of(
    game: ObservedGame, name: str, life: int | None, lost: bool, counters: list[list[Any]]
) -> Side:
    library = [front(called) for _, called in game.cards("library", name)]
    hand, graveyard, exile = (
        _names(called for _, called in game.cards(zone, name))
        for zone in ("hand", "graveyard", "exile")
    )
    own = {str(kind): number for on, kind, number in counters if on == SEATS[name]}
    return Side(
        life=life,
        lost=lost,
        counters=_counters(own),
        hand=hand,
        graveyard=graveyard,
        exile=exile,
        library=len(library),
        top=tuple(library[:3]),
    )


def _thing_of(permanent: Permanent, host: str | None) -> Thing:
    power, toughness = permanent.size or (None, None)
    return Thing(
        name=front(permanent.name),
        controller=permanent.controller,
        owner=permanent.owner,
        tapped=permanent.tapped,
        token=permanent.token,
        power=power,
        toughness=toughness,
        damage=_marked(permanent.damage, permanent.types),
        counters=_counters(permanent.counters),
        types=tuple(sorted(permanent.types)),
        subtypes=_subtypes(permanent.subtypes),
        color="".join(_LETTERS[color] for color in _LETTERS if color in permanent.colors),
        keywords=tuple(sorted(KEYWORDS & set(permanent.keywords))),
        attached=host,
    )
