"""Expectations about permanents and cards: how many there are, and what they are like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.games.magic.cards.colors import COLOR_WORDS
from pyengine.games.magic.scenarios.observed import FACE_DOWN_NAME, ObservedGame, Permanent
from pyengine.games.magic.scenarios.setup import NAMES

Found = Any
Player = str | None


def _differs(wanted: Any, found: Any) -> Found:
    return None if wanted == found else found


def _missing(name: str) -> str:
    return f"no permanent {name}"


def _count(game: ObservedGame, player: str, name: str, count: int) -> Found:
    return _differs(count, len(game.matching(name, player)))


def _total(game: ObservedGame, player: str, count: int) -> Found:
    there = sum(p.controller == player for p in game.permanents())
    return _differs(count, there + len(_phased_out(game, player)))


def _tokens(game: ObservedGame, player: str, name: str, count: int) -> Found:
    return _differs(count, sum(p.token for p in game.matching(name, player)))


def _sizes(game: ObservedGame, name: str, player: str, *, base: bool = False) -> list[list[int]]:
    # What is no creature has no power and toughness (208.3); scenarios call that 0/0.
    return [(p.base if base else p.size) or [0, 0] for p in game.matching(name, player)]


def _pt(game: ObservedGame, player: str, name: str, power: int, toughness: int) -> Found:
    sizes = _sizes(game, name, player)
    return None if [power, toughness] in sizes else sizes or _missing(name)


def _pt_all(game: ObservedGame, player: str, name: str, power: int, toughness: int) -> Found:
    sizes = _sizes(game, name, player)
    return None if sizes and all(s == [power, toughness] for s in sizes) else sizes


def _base_pt(game: ObservedGame, player: str, name: str, power: int, toughness: int) -> Found:
    sizes = _sizes(game, name, player, base=True)
    return None if sizes and all(s == [power, toughness] for s in sizes) else sizes


def _pt_first(game: ObservedGame, player: str, name: str, power: int, toughness: int) -> Found:
    sizes = _sizes(game, name, player) or [[]]
    return _differs([power, toughness], sizes[0])


def _of_last(value: Callable[[Permanent], Any]) -> Callable[..., Found]:
    def test(game: ObservedGame, player: Player, name: str, wanted: int) -> Found:
        found = game.matching(name, player)
        return _differs(wanted, value(found[-1])) if found else _missing(name)

    return test


def _keyword(
    game: ObservedGame, player: str, name: str, keyword: str, has: bool, count: int
) -> Found:
    found = game.matching(name, player)
    if len(found) != count:
        return f"{len(found)} {name}"
    return _differs(has, keyword.casefold() in found[-1].keywords) if found else None


def _ability(game: ObservedGame, player: str, name: str, text: str, has: bool, count: int) -> Found:
    found = game.matching(name, player)
    if len(found) != count:
        return f"{len(found)} {name}"
    if not found:
        return None
    texts = game.abilities(found[-1].number, found[-1].name)
    return _differs(has, any(game.says(t, text, found[-1].name) for t in texts))


def _keyword_kind(game: ObservedGame, player: str, name: str, keyword: str, has: bool) -> Found:
    found = game.matching(name, player)
    if not found:
        return _missing(name)
    return _differs(has, any(k.startswith(keyword.casefold()) for k in found[0].keywords))


def _keyword_count(game: ObservedGame, player: str, name: str, keyword: str, count: int) -> Found:
    found = game.matching(name, player)
    if not found:
        return _missing(name)
    instances = game.keyword_instances(found[-1].number)
    return _differs(count, instances.count(keyword.casefold()))


def _counters(game: ObservedGame, player: Player, name: str, kind: str, count: int) -> Found:
    found = game.matching(name, player)
    return _differs(count, found[0].counters.get(kind, 0)) if found else _missing(name)


def _attachments_on(game: ObservedGame, number: int) -> list[int]:
    rows = game.session.query("attached", 2)
    return [attachment for attachment, host in rows if host == number]


def _attachments(game: ObservedGame, player: Player, name: str, count: int) -> Found:
    found = game.matching(name, player)
    if not found:
        return _missing(name)
    return _differs(count, len(_attachments_on(game, found[-1].number)))


def _attached(
    game: ObservedGame, player: Player, attachment: str, name: str, wanted: bool
) -> Found:
    meant = {permanent.number for permanent in game.matching(attachment)}
    hosts = game.matching(name, player)
    return _differs(wanted, any(meant & {*_attachments_on(game, h.number)} for h in hosts))


def _tapped(game: ObservedGame, name: str, wanted: bool) -> Found:
    found = [p.tapped for p in game.matching(name)]
    return None if wanted in found[:2] else found or _missing(name)


def _tapped_count(game: ObservedGame, name: str, wanted: bool, count: int) -> Found:
    found = [p.tapped for p in game.matching(name)]
    return _differs(count, found.count(wanted)) if found else _missing(name)


def _tapped_count_of(game: ObservedGame, player: str, name: str, wanted: bool, count: int) -> Found:
    found = [p.tapped for p in game.matching(name, player)]
    return _differs(count, found.count(wanted)) if found else _missing(name)


def _status(game: ObservedGame, player: Player, name: str, status: str, wanted: bool) -> Found:
    if status in _DESIGNATIONS:
        so = {number for number, how in game.session.query("designated", 2) if how == status}
        found = [p.number in so for p in game.matching(name, player)]
    elif status == "transformed":
        turned = {o for o, called, _ in game.session.query("object", 3) if _is_back(called)}
        found = [p.number in turned for p in game.matching(name, player)]
    elif status == "phased in":
        found = [True for _ in game.matching(name, player)]
        found += [False for _ in _phased_out(game, player, name)]
    else:
        found = [_STATUSES[status](p) for p in game.matching(name, player)]
    return None if wanted in found else found or _missing(name)


def _is_back(name: str) -> bool:
    return name.startswith("face(") and name.endswith(",2)")


def _phased_out(game: ObservedGame, player: Player, name: str | None = None) -> list[int]:
    out = [o for seat, o, _ in game.session.query("phased_out", 3) if player in (None, NAMES[seat])]
    if name is None or not out:
        return out
    called = {number: words for number, words, _ in game.session.query("object", 3)}
    return [number for number in out if game.is_called(name, number, called[number])]


_DESIGNATIONS = ("renowned", "monstrous")

_STATUSES: dict[str, Callable[[Permanent], bool]] = {
    "tapped": lambda p: p.tapped,
    "attacking": lambda p: p.attacking,
    "face-down": lambda p: p.name == FACE_DOWN_NAME,
}


def _attacking(game: ObservedGame, name: str, wanted: bool) -> Found:
    found = [p.attacking for p in game.matching(name)]
    return None if wanted in found or (not found and not wanted) else found


def _exists(game: ObservedGame, player: Player, name: str) -> Found:
    return None if game.matching(name, player) else _missing(name)


def _type_of(game: ObservedGame, player: Player, name: str, value: str, wanted: bool) -> Found:
    found = game.matching(name, player)
    return _differs(wanted, value.lower() in found[0].types) if found else _missing(name)


def _subtype_of(game: ObservedGame, player: Player, name: str, value: str, wanted: bool) -> Found:
    found = game.matching(name, player)
    return _differs(wanted, value.lower() in found[-1].subtypes) if found else _missing(name)


def _exile_subtype(game: ObservedGame, name: str, subtype: str) -> Found:
    exiled = [o for o, called in game.cards("exile") if game.is_called(name, o, called)]
    found = [subtypes for o in exiled for subtypes in game.ask("subtypes_of", o)]
    return None if subtype.lower() in found else found or f"no {name} in exile"


def _color(game: ObservedGame, player: str, name: str, letters: str, wanted: bool) -> Found:
    found = game.matching(name, player)
    if not found:
        return _missing(name)
    has = [COLOR_WORDS.get(letter, letter) in found[0].colors for letter in letters]
    return None if (all(has) if wanted else not any(has)) else found[0].colors


TESTS: dict[str, Callable[..., Found]] = {
    "battlefield": _count,
    "battlefield_total": _total,
    "tokens": _tokens,
    "pt": _pt,
    "pt_all": _pt_all,
    "base_pt": _base_pt,
    "pt_first": _pt_first,
    "power": _of_last(lambda p: p.size[0] if p.size else None),
    "toughness": _of_last(lambda p: p.size[1] if p.size else None),
    "mana_value": _of_last(lambda p: p.mana_value),
    "damage": _of_last(lambda p: p.damage),
    "attachments": _attachments,
    "attached": _attached,
    "keyword": _keyword,
    "ability": _ability,
    "keyword_kind": _keyword_kind,
    "keyword_count": _keyword_count,
    "counters": _counters,
    "tapped": _tapped,
    "tapped_count": _tapped_count,
    "tapped_count_of": _tapped_count_of,
    "status": _status,
    "attacking": _attacking,
    "exists": _exists,
    "type": lambda game, *rest: _type_of(game, None, *rest),
    "subtype": lambda game, *rest: _subtype_of(game, None, *rest),
    "type_of": _type_of,
    "subtype_of": _subtype_of,
    "exile_subtype": _exile_subtype,
    "color": _color,
}
"""The test of each kind that is about permanents and exiled cards."""
