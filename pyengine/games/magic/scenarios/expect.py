"""Expectations: one small function a kind, each says the difference in words or nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.games.magic.scenarios import expect_objects, expect_play
from pyengine.games.magic.scenarios.observed import ObservedGame, Thing
from pyengine.games.magic.scenarios.reader import Expectation
from pyengine.games.magic.scenarios.setup import NAMES, SEATS

Found = Any
"""What there is instead of what was expected, or None where the expectation holds."""

_ZONES = ("hand", "graveyard", "exile", "library", "command")

_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}


def check(expectation: Expectation, game: ObservedGame) -> str | None:
    """Return how the state differs from EXPECTATION, in words; None when it holds."""
    kind, wanted = expectation.kind, expectation.arguments
    if kind in _OF_THE_RUN:
        return None
    test = _PLAYERS.get(kind) or expect_play.TESTS.get(kind) or expect_objects.TESTS[kind]
    return _said(kind, wanted, test(game, *wanted))


def _said(kind: str, wanted: tuple[Any, ...], found: Found) -> str | None:
    if found is None:
        return None
    arguments = " ".join(str(argument) for argument in wanted)
    return f"expected {kind} {arguments}, found {found}"


def differs(wanted: Any, found: Any) -> Found:
    """Return FOUND where it is not what was WANTED."""
    return None if wanted == found else found


def _life(game: ObservedGame, player: str, life: int) -> Found:
    return differs(life, dict(game.session.query("life", 2))[SEATS[player]])


def _in_zone(zone: str) -> Callable[..., Found]:
    def test(game: ObservedGame, player: str, name: str, count: int) -> Found:
        cards = game.cards(zone, player)
        return differs(count, sum(game.is_called(name, o, called) for o, called in cards))

    return test


def _zone_total(zone: str) -> Callable[..., Found]:
    return lambda game, player, count: differs(count, len(game.cards(zone, player)))


def _exile_any(game: ObservedGame, name: str, count: int) -> Found:
    return differs(count, sum(game.is_called(name, o, c) for o, c in game.cards("exile")))


def _player_counters(game: ObservedGame, player: str, kind: str, count: int) -> Found:
    return differs(count, _counters_of(game, SEATS[player]).get(kind, 0))


def _counters_of(game: ObservedGame, bearer: Thing) -> dict[str, int]:
    return {kind: number for on, kind, number in game.session.query("counters", 3) if on == bearer}


def _exile_counters(game: ObservedGame, name: str, kind: str, count: int) -> Found:
    return _counters_on(game, game.cards("exile"), name, kind, count)


def _card_counters(game: ObservedGame, player: str, name: str, kind: str, count: int) -> Found:
    cards = [card for zone in _ZONES for card in game.cards(zone, player)]
    own = [(p.number, p.name) for p in game.permanents() if p.owner == player]
    return _counters_on(game, [*own, *cards], name, kind, count)


def _counters_on(
    game: ObservedGame, cards: list[tuple[int, str]], name: str, kind: str, count: int
) -> Found:
    found = [_counters_of(game, o).get(kind, 0) for o, c in cards if game.is_called(name, o, c)]
    return None if count in found else found or f"no {name}"


def _emblems_total(game: ObservedGame, player: str, count: int) -> Found:
    return differs(count, sum(who == SEATS[player] for who, _ in game.session.query("emblem", 2)))


def _mana_pool(game: ObservedGame, player: str, letter: str, count: int) -> Found:
    return differs(count, game.pool(player).count(_COLORS.get(letter, letter)))


def _won(game: ObservedGame, player: str, wanted: bool) -> Found:
    return differs(wanted, SEATS[player] in game.session.winners)


def _lost(game: ObservedGame, player: str, wanted: bool) -> Found:
    lost = [who for who, _ in game.session.query("lost", 2)]
    return differs(wanted, SEATS[player] in lost)


def _result(game: ObservedGame, player: str, wanted: str) -> Found:
    winners = game.session.winners
    found = "draw" if not winners else "won" if SEATS[player] in winners else "lost"
    return differs(wanted, found)


def _turn(game: ObservedGame, number: int) -> Found:
    return differs(number, game.moment()[0])


def _active_player(game: ObservedGame, player: str) -> Found:
    ((active,),) = game.session.query("active", 1)
    return differs(player, next(name for name, seat in SEATS.items() if seat == active))


def _monarch(game: ObservedGame, player: str | None) -> Found:
    found = [NAMES[who] for (who,) in game.session.query("monarch", 1)]
    return None if found == ([player] if player else []) else found or "nobody"


def _in_game(game: ObservedGame, player: str, wanted: bool) -> Found:
    ((order,),) = game.session.query("turn_order", 1)
    return differs(wanted, SEATS[player] in order)


def _alias_zone(game: ObservedGame, alias: str, zone: str, wanted: bool) -> Found:
    number = game.alias(alias)
    if number is None:
        return f"no object {alias}"
    return differs(wanted, zone == _zone_of(game, number))


def _zone_of(game: ObservedGame, number: int) -> str:
    if any(p.number == number for p in game.permanents()):
        return "battlefield"
    if any(item.number == number for item in game.stack()):
        return "stack"
    return next((z for z in _ZONES if any(o == number for o, _ in game.cards(z))), "nowhere")


_PLAYERS: dict[str, Callable[..., Found]] = {
    "life": _life,
    **{zone: _in_zone(zone) for zone in ("hand", "graveyard", "library", "exile")},
    **{f"{zone}_total": _zone_total(zone) for zone in ("hand", "graveyard", "library", "exile")},
    "exile_any": _exile_any,
    "player_counters": _player_counters,
    "exile_counters": _exile_counters,
    "card_counters": _card_counters,
    "emblems_total": _emblems_total,
    "mana_pool": _mana_pool,
    "won": _won,
    "lost": _lost,
    "result": _result,
    "turn": _turn,
    "active_player": _active_player,
    "monarch": _monarch,
    "in_game": _in_game,
    "alias_zone": _alias_zone,
}

_OF_THE_RUN = ("unused_actions", "illegal_step", "illegal_blocks")
"""These are about the whole run: the runner sees to them."""
