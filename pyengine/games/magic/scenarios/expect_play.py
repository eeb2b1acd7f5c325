"""Expectations about what goes on: the stack, combat, what a player could do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.games.magic.scenarios.actions import by_keyword, usable
from pyengine.games.magic.scenarios.matching import begins
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.setup import SEATS
from pyengine.games.magic.scenarios.support import is_way

Found = Any


def _differs(wanted: Any, found: Any) -> Found:
    return None if wanted == found else found


def _stack_size(game: ObservedGame, size: int) -> Found:
    return _differs(size, len(game.stack()))


def _stack_object(game: ObservedGame, text: str, count: int) -> Found:
    found = [
        item
        for item in game.stack()
        if begins(game.stack_text(item), text, item.name)
        or (item.is_spell and item.name.startswith(text))
    ]
    return _differs(count, len(found))


def _declared(who: Callable[[ObservedGame], list[tuple[int, str, str]]]) -> Callable[..., Found]:
    def test(game: ObservedGame, player: str, names: list[str]) -> Found:
        turn, _ = game.moment()
        found = [name for t, p, name in who(game) if (t, p) == (turn, player)]
        return _differs(sorted(names), sorted(found))

    return test


def _may_attack(game: ObservedGame, player: str, name: str, defender: str, wanted: bool) -> Found:
    found = game.matching(name, player)
    if not found:
        return f"no permanent {name}"
    (answer,) = game.ask("may_attack", found[0].number, SEATS[defender])
    return _differs(wanted, answer == "yes")


def _playable(game: ObservedGame, player: str, what: dict[str, str], wanted: bool) -> Found:
    offers = game.offers(player)
    if "activate" in what:
        words = what["activate"]
        return _differs(wanted, bool(usable(offers, words, game) or by_keyword(offers, words)))
    kind = "cast" if "cast" in what else "play_land"
    if using := what.get("using"):
        offers = [o for o in offers if is_way(using, o.text)]
    found = any(o.kind == kind and _begins_so(game, what[kind], o) for o in offers)
    return _differs(wanted, found)


def _begins_so(game: ObservedGame, words: str, offer: Offer) -> bool:
    """Whether WORDS begin one of the names of OFFER, or mean what it is about."""
    return any(
        name.startswith(words) or game.is_called(words, offer.things[0], name)
        for name in offer.names
    )


TESTS: dict[str, Callable[..., Found]] = {
    "stack_size": _stack_size,
    "stack_object": _stack_object,
    "attackers": _declared(lambda game: game.attacked),
    "blockers": _declared(lambda game: game.blocked),
    "may_attack": _may_attack,
    "playable": _playable,
}
