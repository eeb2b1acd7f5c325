"""The types of what a seat sees of a game of Magic (docs/python.md); the values are plain data."""

from __future__ import annotations

from typing import Literal, TypedDict


class SeenCommander(TypedDict):
    """A commander: `id` is None and `zone` "" where it lies hidden; `tax` is what it costs more."""

    id: int | None
    name: str
    zone: str
    casts: int
    tax: int


class CommanderDamage(TypedDict):
    """Combat damage that a commander has dealt to a player in this game: 21 are a loss."""

    owner: str
    name: str
    damage: int


class SeenPlayer(TypedDict):
    """A player: `hand`, `library` and `exiled` count cards; `counters` are poison and the like.

    `commander_damage` is what each commander has dealt to the player.
    """

    name: str
    team: str
    life: int
    counters: dict[str, int]
    hand: int
    library: int
    exiled: int
    mana: str
    playing: bool
    commanders: list[SeenCommander]
    commander_damage: list[CommanderDamage]


class SeenObject(TypedDict):
    """An object in a zone; `size` is [power, toughness], and None where it has none."""

    id: int
    zone: Literal[
        "battlefield", "hand", "graveyard", "exile", "library", "command", "outside", "sideboard"
    ]  # fmt: skip
    name: str
    owner: str
    controller: str
    types: list[str]
    subtypes: list[str]
    size: list[int] | None
    cost: str
    tapped: bool
    sick: bool
    damage: int
    counters: dict[str, int]
    attacking: str | None
    blocking: list[int]
    remarks: list[str]
    attached: int | str | None
    colors: list[str]
    blocked: bool
    token: bool


class SeenItem(TypedDict):
    """A spell or an ability on the stack; `targets` are numbers of objects and names of players.

    `chosen` has words for X, modes and what was paid besides.
    """

    id: int
    controller: str
    words: str
    kind: Literal["spell", "activated", "triggered"]
    source: int | None
    name: str
    targets: list[int | str]
    chosen: list[str]


class KnownCard(TypedDict):
    """A card of a library of which the viewer knows the place, 1 on top."""

    owner: str
    place: int
    name: str


class View(TypedDict):
    """What one player may see; `stack` begins at its top, `active` is None before the first turn.

    `objects` are permanents, the player's own hand, graveyards and what else is seen, sorted by
    their numbers.
    """

    game: str
    viewer: str
    turn: int
    step: str
    step_words: str
    active: str | None
    players: list[SeenPlayer]
    objects: list[SeenObject]
    stack: list[SeenItem]
    known: list[KnownCard]
