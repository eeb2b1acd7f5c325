"""Performs the actions of a script, one function a kind."""

from __future__ import annotations

import re
from collections.abc import Callable

from pyengine.games.magic.scenarios.matching import functor
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.problems import IllegalAction
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.run import Run
from pyengine.games.magic.scenarios.setup import SEATS
from pyengine.games.magic.scenarios.support import is_way

FACE_DOWN = "face_down"
"""Cards are cast so only where a script says it."""

_PAID = re.compile(
    r"|from_top|permitted|from_graveyard|on_adventure|permitted_half\(.*\)"
    r"|granted(_half)?\(.*, ?paid\)"
)
"""The ways to cast a card for its mana cost, from wherever it is."""

_FREE = re.compile(r"\bfree|^plotted$")
"""The ways to cast a card without paying its mana cost."""

_CALLED_ABILITIES = ("flashback", "disturb", "escape", "harmonize", "retrace", "jump-start")
"""The ways to cast a card that scripts may call abilities of the card."""

_NORMAL = ("[normal cost]", "Cast with no alternative cost", "No")
_ALTERNATIVE = ("Cast with", "Without paying", "Yes")


def perform(run: Run, entry: Action) -> None:
    """Perform ENTRY, down to the last question that it asks; IllegalAction: it is impossible."""
    _PERFORMERS[entry.do](run, entry)


def _finish(run: Run, action: str, entry: Action) -> None:
    """Take ACTION and answer what it asks, until somebody has priority."""
    run.answers.slots = list(entry.get("targets") or ())
    run.take(action)
    session = run.game.session
    while session.choice and functor(session.choice.process) not in ("priority", *_DECLARATIONS):
        run.take(run.answers.answer())
    unused, run.answers.slots = run.answers.slots, []
    if unused:
        raise IllegalAction(f"there is no target slot for {unused[0]}")


_DECLARATIONS = ("declare_attackers", "declare_blockers")


def _cast(run: Run, entry: Action) -> None:
    name = entry.get("card")
    offers = castable(run.game.offers(), name, run.game)
    if using := entry.get("using"):
        offers = [offer for offer in offers if is_way(using, offer.text)]
    if not offers:
        raise IllegalAction(f"{name} cannot be cast now")
    offer = offers[0] if using else _way(run, entry.player, offers)
    _finish(run, offer.action, entry)


def castable(offers: list[Offer], name: str, game: ObservedGame) -> list[Offer]:
    """Return the offers to cast NAME."""
    return [
        o
        for o in offers
        if o.kind == "cast" and any(game.is_called(name, o.things[0], n) for n in o.names)
    ]


def _way(run: Run, player: str, offers: list[Offer]) -> Offer:
    """Choose between the mana cost and an alternative one, from the choose queue."""
    first = [o for o in offers if o.things == offers[0].things]
    usual = [o for o in first if _PAID.fullmatch(o.text)]
    others = [o for o in first if o not in usual and o.text != FACE_DOWN]
    if not usual and not others:
        raise IllegalAction(f"{offers[0].names[0]} can be cast face down only")
    normal = (usual or others)[0]
    queue = run.answers.queue(player, "choose")
    head = run.answers.said_of_way(player)
    if others and head.startswith(_ALTERNATIVE) and not head.startswith(_NORMAL):
        queue.popleft()
        free = [o for o in others if _FREE.search(o.text)]
        return (free or others)[0] if "paying" in head else others[0]
    if others and not run.scenario.strict and not head.startswith(_NORMAL):
        return others[0]
    offer = run.answers.way_to_cast([*usual, *others], normal)
    if others and head.startswith(_NORMAL) and offer == normal:
        queue.popleft()
    return offer


def _play_land(run: Run, entry: Action) -> None:
    name = entry.get("card")
    for offer in run.game.offers():
        if offer.kind == "play_land" and run.game.is_called(name, offer.things[0], offer.names[0]):
            run.take(offer.action)
            return
    raise IllegalAction(f"{name} cannot be played now")


def _activate(run: Run, entry: Action) -> None:
    offers, source = run.game.offers(), entry.get("source")
    if source:
        offers = [
            o for o in offers if o.things and run.game.is_called(source, o.things[0], o.names[0])
        ]
    offer = run.meant(entry, [o for o in offers if o.kind == "activate"])
    if offer is None:
        words = entry.get("ability")
        found = usable(offers, words, run.game) or by_keyword(offers, words)
        if not found:
            raise IllegalAction(f"no ability that begins with {words!r} can be used")
        offer = found[0]
    _finish(run, offer.action, entry)


def usable(offers: list[Offer], prefix: str, game: ObservedGame) -> list[Offer]:
    """Return the offers to activate an ability that begins with PREFIX, the oldest source first."""
    found = [
        o
        for o in offers
        if o.kind == "activate" and game.says(game.text_of(o.things[0], o.text), prefix, o.names[0])
    ]
    return sorted(found, key=lambda o: o.things[0] if isinstance(o.things[0], int) else 0)


def by_keyword(offers: list[Offer], prefix: str) -> list[Offer]:
    """Return the offers to do what a script calls an ability, such as foretelling."""
    if "face up" in prefix:
        turned = [offer for offer in offers if offer.kind == "turn_up"]
        return [o for o in turned if o.text == "mana"] if "mana cost" in prefix else turned
    word = prefix.split()[0] if prefix.strip() else ""
    for action in ("foretell", "plot", "suspend"):
        if word and action.startswith(word.lower()):
            return [offer for offer in offers if offer.kind == action]
    if word.lower() not in _CALLED_ABILITIES:
        return []
    casts = [offer for offer in offers if offer.kind == "cast"]
    return [offer for offer in casts if is_way(word.lower(), offer.text)]


def _add_counters(run: Run, entry: Action) -> None:
    found = run.game.matching(entry.get("card"))
    if not found:
        raise IllegalAction(f"there is no {entry.get('card')} for counters")
    kind, count = entry.get("counter"), entry.get("count")
    run.game.ask("put_counters", found[0].number, kind, count)
    run.game.begin_again()


def _concede(run: Run, entry: Action) -> None:
    run.take(f"concede({SEATS[entry.player]})")


_PERFORMERS: dict[str, Callable[[Run, Action], None]] = {
    "cast": _cast,
    "play_land": _play_land,
    "activate": _activate,
    "mana": _activate,
    "add_counters": _add_counters,
    "concede": _concede,
}
