"""What a scenario may hold: its fields, actions and expectations, as tables.

A kind of value is a name of `KINDS`; a field is followed by `?` where it may be missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

STEPS = (
    "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers",
    "declare_blockers", "first_combat_damage", "combat_damage", "end_combat",
    "postcombat_main", "end_turn", "cleanup",
)  # fmt: skip
PLAYERS = ("A", "B")

LARGEST_PILE = 1_000
MOST_OBJECTS = 2_000
"""How many cards one entry may stand for, and how many a player may begin with."""

ZONES = ("hand", "library", "graveyard", "exile", "battlefield", "stack", "command")


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _targets(value: Any) -> bool:
    return isinstance(value, list) and all(_target(element) for element in value)


def _target(value: Any) -> bool:
    if not isinstance(value, dict):
        return isinstance(value, str)
    return set(value) <= {"target", "mode", "copy", "amount"} and isinstance(
        value.get("target"), str
    )


def _play(value: Any) -> bool:
    if not isinstance(value, dict) or not is_texts(list(value.values())):
        return False
    return set(value) in ({"cast"}, {"cast", "using"}, {"play_land"}, {"activate"})


def is_texts(value: Any) -> bool:
    """Whether VALUE is a list of texts."""
    return isinstance(value, list) and all(isinstance(element, str) for element in value)


KINDS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "text": ("a text", lambda v: isinstance(v, str)),
    "texts": ("a list of texts", is_texts),
    "number": ("a whole number", _number),
    "count": ("a whole number from 0", lambda v: _number(v) and v >= 0),
    "pile": (
        f"a whole number from 0 to {LARGEST_PILE}",
        lambda v: _number(v) and 0 <= v <= LARGEST_PILE,
    ),
    "flag": ("true or false", lambda v: isinstance(v, bool)),
    "player": ("A or B", lambda v: v in PLAYERS),
    "anyone": ("A, B or null", lambda v: v is None or v in PLAYERS),
    "step": ("a step", lambda v: v in STEPS),
    "targets": ("a list of targets", _targets),
    "target": ("a target or a list of them", lambda v: _target(v) or _targets(v)),
    "mode": ("a number or [skip]", lambda v: _number(v) or v == "[skip]"),
    "play": ("a card to cast, a land to play or an ability to activate", _play),
    "object": ("an object", lambda v: isinstance(v, dict)),
    "list": ("a list", lambda v: isinstance(v, list)),
    "numbers": ("a list of numbers", lambda v: isinstance(v, list) and all(map(_number, v))),
    "outcome": ("won, lost or draw", lambda v: v in ("won", "lost", "draw")),
    "zone": ("a zone", lambda v: v in ZONES),
}
"""Each kind of value in words, with a test whether a value is of that kind."""

Fields = dict[str, str]

SCENARIO: Fields = {
    "id": "text", "category": "text?", "source": "text?", "comment": "text?", "strict": "flag?",
    "doubtful": "flag?", "shuffle": "flag?", "cards": "texts?", "players": "object?",
    "script": "list?", "stop": "object?", "expect": "list",
}  # fmt: skip
PLAYER: Fields = {
    "life": "number?", "hand": "list?", "library": "list?", "library_filler": "pile?",
    "battlefield": "list?", "graveyard": "list?", "exile": "list?", "command": "list?",
}  # fmt: skip
ENTRY: Fields = {"card": "text", "count": "pile?", "tapped": "flag?", "alias": "text?"}
STOP: Fields = {"turn": "count", "step": "step"}

_TIMED: Fields = {"do": "text", "player": "player", "turn": "count", "step": "step"}
_QUEUED: Fields = {"do": "text", "player": "player"}
_CONDITIONS: Fields = {
    "if_on_stack": "text?", "if_not_on_stack": "text?", "if_copy_on_stack": "text?",
    "if_on_top_of_stack": "text?", "if_mana_in_pool": "count?",
}  # fmt: skip

ACTIONS: dict[str, Fields] = {
    "cast": {**_TIMED, "card": "text", "using": "text?", "targets": "targets?", **_CONDITIONS},
    "play_land": {**_TIMED, "card": "text"},
    "activate": {
        **_TIMED, "ability": "text", "source": "text?", "targets": "targets?", **_CONDITIONS,
    },
    "mana": {**_TIMED, "ability": "text", "source": "text?"},
    "attack": {**_TIMED, "attacker": "text", "defender": "text?"},
    "block": {**_TIMED, "blocker": "text", "attacker": "text"},
    "no_attack": _TIMED,
    "no_block": _TIMED,
    "add_counters": {**_TIMED, "card": "text", "counter": "text", "count": "count"},
    "concede": _TIMED,
    "wait_stack": {**_TIMED, "one": "flag?"},
    "check": {**_TIMED, "expect": "object"},
    "choose": {**_QUEUED, "value": "target"},
    "target": {**_QUEUED, "value": "target"},
    "mode": {**_QUEUED, "value": "mode"},
    "flip": {**_QUEUED, "value": "flag"},
    "die": {**_QUEUED, "value": "number"},
}  # fmt: skip
"""The fields of every action of a script."""

EXPECTATIONS: dict[str, tuple[str, ...]] = {
    "life": ("player", "number"),
    "battlefield": ("player", "text", "count"),
    "battlefield_total": ("player", "count"),
    "tokens": ("player", "text", "count"),
    **{
        zone + total: ("player", *(() if total else ("text",)), "count")
        for zone in ("hand", "graveyard", "library", "exile")
        for total in ("", "_total")
    },
    "exile_any": ("text", "count"),
    **dict.fromkeys(
        ("pt", "pt_all", "base_pt", "pt_first"), ("player", "text", "number", "number")
    ),
    **dict.fromkeys(
        ("power", "toughness", "mana_value", "damage", "attachments"),
        ("anyone", "text", "number"),
    ),
    "keyword": ("player", "text", "text", "flag", "count"),
    "ability": ("player", "text", "text", "flag", "count"),
    "keyword_kind": ("player", "text", "text", "flag"),
    "keyword_count": ("player", "text", "text", "count"),
    "counters": ("anyone", "text", "text", "count"),
    "player_counters": ("player", "text", "count"),
    "exile_counters": ("text", "text", "count"),
    "card_counters": ("player", "text", "text", "count"),
    "tapped": ("text", "flag"),
    "tapped_count": ("text", "flag", "count"),
    "tapped_count_of": ("player", "text", "flag", "count"),
    "status": ("anyone", "text", "text", "flag"),
    "attacking": ("text", "flag"),
    "exists": ("anyone", "text"),
    "type": ("text", "text", "flag"),
    "subtype": ("text", "text", "flag"),
    "type_of": ("anyone", "text", "text", "flag"),
    "subtype_of": ("anyone", "text", "text", "flag"),
    "exile_subtype": ("text", "text"),
    "color": ("player", "text", "text", "flag"),
    "attached": ("player", "text", "text", "flag"),
    "mana_pool": ("player", "text", "count"),
    "won": ("player", "flag"),
    "lost": ("player", "flag"),
    "result": ("player", "outcome"),
    "emblems_total": ("player", "count"),
    "emblem": ("player", "text", "count"),
    "turn": ("count",),
    "active_player": ("player",),
    "monarch": ("anyone",),
    "top_card_revealed": ("player", "flag"),
    "in_game": ("player", "flag"),
    "playable": ("player", "play", "flag"),
    "stack_size": ("count",),
    "stack_object": ("text", "count"),
    "attackers": ("player", "texts"),
    "blockers": ("player", "texts"),
    "may_attack": ("player", "text", "player", "flag"),
    "alias_zone": ("text", "zone", "flag"),
    "unused_actions": ("player", "count"),
    "illegal_step": ("numbers",),
    "illegal_blocks": ("flag",),
}
"""The arguments of every expectation."""

BARE = ("turn", "active_player", "monarch", "stack_size", "illegal_step", "illegal_blocks")
"""Expectations whose one argument may stand without a list around it."""
