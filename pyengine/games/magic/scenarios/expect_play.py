"""Expectations about what goes on: the stack, combat, what a player could do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.games.magic.scenarios.actions import usable
from pyengine.games.magic.scenarios.matching import begins
from pyengine.games.magic.scenarios.setup import SEATS
from pyengine.games.magic.scenarios.table import Table

Found = Any


def _differs(wanted: Any, found: Any) -> Found:
    return None if wanted == found else found


def _stack_size(table: Table, size: int) -> Found:
    return _differs(size, len(table.stack()))


def _stack_object(table: Table, text: str, count: int) -> Found:
    items = [(table.stack_text(item), item.name) for item in table.stack()]
    return _differs(count, sum(begins(words, text, name) for words, name in items))


def _declared(who: Callable[[Table], list[tuple[int, str, str]]]) -> Callable[..., Found]:
    def test(table: Table, player: str, names: list[str]) -> Found:
        turn, _ = table.moment()
        found = [name for t, p, name in who(table) if (t, p) == (turn, player)]
        return _differs(sorted(names), sorted(found))

    return test


def _may_attack(table: Table, player: str, name: str, defender: str, wanted: bool) -> Found:
    found = table.matching(name, player)
    if not found:
        return f"no permanent {name}"
    (answer,) = table.ask("may_attack", found[0].number, SEATS[defender])
    return _differs(wanted, answer == "yes")


def _playable(table: Table, player: str, what: dict[str, str], wanted: bool) -> Found:
    offers = table.offers(player)
    if "activate" in what:
        return _differs(wanted, bool(usable(offers, what["activate"], table)))
    kind = "cast" if "cast" in what else "play_land"
    names = [o.names[0] for o in offers if o.kind == kind]
    return _differs(wanted, any(name.startswith(what[kind]) for name in names))


TESTS: dict[str, Callable[..., Found]] = {
    "stack_size": _stack_size,
    "stack_object": _stack_object,
    "attackers": _declared(lambda table: table.attacked),
    "blockers": _declared(lambda table: table.blocked),
    "may_attack": _may_attack,
    "playable": _playable,
}
