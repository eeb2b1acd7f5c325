"""A game that begins with chosen cards: in an opening hand, and on top of a library."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.cards.texts import fold
from pyengine.games.magic.position import quoted

Cards = Mapping[str, Sequence[str]]
"""Names of cards for each player that is named."""

PLACES = ("hands", "libraries")


def stack(session: Session, chosen: Mapping[str, Cards]) -> None:
    """Let SESSION, at its first choice, go on with CHOSEN cards: `hands`, and `libraries` on top.

    The cards take the places of others of their owner's; the rest stays as chance had it.
    EngineError: there is no such player, or there are not so many such cards or places.
    """
    for place in chosen:
        if place not in PLACES:
            raise EngineError(f"no {place[:40]} can be chosen", remedy="Choose hands or libraries")
    hands, libraries = (chosen.get(place, {}) for place in PLACES)
    held, on_top = dict[str, list[int]](), dict(session.query("library", 2))
    for owner, card in session.query("hand", 2):
        held.setdefault(owner, []).append(card)
    names = {number: name for number, name, _ in session.query("object", 3)}
    changed: dict[int, str] = {}
    for player in dict.fromkeys((*hands, *libraries)):
        if player not in session.setup.names:
            known = f"The players are {', '.join(session.setup.names)}"
            raise EngineError(f'no player is called "{player[:40]}"', remedy=known)
        hand, library = held.get(player, []), on_top[player]
        wanted = _wanted(hand, hands.get(player, ()), f"the hand of {player}")
        wanted |= _wanted(library, libraries.get(player, ()), f"the library of {player}")
        changed |= _exchanged({card: names[card] for card in (*hand, *library)}, wanted, player)
    session.load([_renamed(fluent, changed) for fluent in session.fluents()])


_OBJECT = re.compile(r"object\((\d+),.*,(\w+)\)")


def _renamed(fluent: str, names: Mapping[int, str]) -> str:
    found = _OBJECT.fullmatch(fluent)
    if found is None or int(found[1]) not in names:
        return fluent
    return f"object({found[1]},{quoted(names[int(found[1])])},{found[2]})"


def _wanted(places: Sequence[int], names: Sequence[str], where: str) -> dict[int, str]:
    """Return which name each of the first PLACES is to have."""
    if len(names) > len(places):
        raise EngineError(f"{where} has {len(places)} cards, and no place for {len(names)}")
    return dict(zip(places, names, strict=False))


def _exchanged(cards: Mapping[int, str], wanted: Mapping[int, str], player: str) -> dict[int, str]:
    """Return the names of CARDS where those WANTED are in their places, the others exchanged."""
    now = dict(cards)
    for place, name in wanted.items():
        if fold(now[place]) == fold(name):
            continue
        others = [card for card in _free(now, wanted) if fold(now[card]) == fold(name)]
        if not others:
            raise EngineError(f'{player} has no other "{name[:60]}" in the deck')
        now[place], now[others[-1]] = now[others[-1]], now[place]
    return {card: name for card, name in now.items() if name != cards[card]}


def _free(now: Mapping[int, str], wanted: Mapping[int, str]) -> Iterable[int]:
    """Yield the cards that may be taken from their places: those that are not there as WANTED."""
    return (card for card, name in now.items() if fold(wanted.get(card, "")) != fold(name))
