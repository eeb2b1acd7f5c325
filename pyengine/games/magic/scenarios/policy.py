"""What is decided where the script says nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.setup import NAMES

_HARM = re.compile(
    r"damage|destroy|sacrifice|\bexile|counter target|discard|loses?\b|gets? -|-1/-1|\btap target"
    r"|can't|return target .* owner",
    re.IGNORECASE,
)
_HELP = re.compile(
    r"gets? \+|gains? |untap|\+1/\+1|draws? |prevent|regenerate|add |doubles? [^.]*life",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Question:
    """A choice: who is asked, the process with its arguments as text, and what is offered."""

    player: str
    process: str
    arguments: list[str]
    offers: list[Offer]


def decide(question: Question, game: ObservedGame) -> Offer:
    """Return what is chosen when nothing is scripted."""
    decider = _DECIDERS.get(question.process)
    return (decider(question, game) if decider else None) or question.offers[0]


def _preferring(*kinds: str) -> Callable[[Question, ObservedGame], Offer | None]:
    """Return a decider that takes the first offer of the first of KINDS that there is."""

    def decide_so(question: Question, _: ObservedGame) -> Offer | None:
        for kind in kinds:
            for offer in question.offers:
                if offer.kind == kind:
                    return offer
        return None

    return decide_so


def _target(question: Question, game: ObservedGame) -> Offer | None:
    """Harmful effects take what is the opponent's, helpful ones one's own."""
    item = int(question.arguments[1])
    for on_stack in game.stack():
        if on_stack.number == item:
            texts = [game.text(on_stack.name, on_stack.index)]
            if on_stack.is_spell:
                texts = game.abilities(on_stack.number, on_stack.name)
            return _by_intent(question, game, " ".join(texts))
    return None


def _by_intent(question: Question, game: ObservedGame, text: str) -> Offer | None:
    harm, help_ = _HARM.search(text), _HELP.search(text)
    harmful = help_ is None or (harm is not None and harm.start() < help_.start())
    owners = {p.number: p.controller for p in game.permanents()}
    for offer in (offer for offer in question.offers if offer.things):
        thing = offer.things[0]
        owner = NAMES.get(thing) if isinstance(thing, str) else owners.get(thing, question.player)
        if (owner != question.player) == harmful:
            return offer
    return None


def _own_things(question: Question, game: ObservedGame) -> Offer | None:
    own = {p.number for p in game.permanents() if p.controller == question.player}
    more = (offer for offer in question.offers if offer.things and offer.things[0] in own)
    return next(more, None) or _preferring("enough")(question, game)


def _largest(question: Question, _: ObservedGame) -> Offer | None:
    return max(question.offers, key=lambda offer: offer.number)


def _replacement(question: Question, game: ObservedGame) -> Offer | None:
    """What copies does, "may" is done, and as much as possible is prevented."""
    kind = _preferring("copying", "yes")(question, game)
    return kind or (_largest(question, game) if question.offers[0].number >= 0 else None)


_DECIDERS: dict[str, Callable[[Question, ObservedGame], Offer | None]] = {
    "priority": _preferring("pass"),
    "decide_may": _preferring("yes", "no"),
    "decide_kicker": _preferring("yes", "no"),
    "choose_opening": _preferring("begin_with", "done"),
    "decide_option": _preferring("yes", "no"),
    "choose_cards": _preferring("find", "find_nothing"),
    "choose_entering": _preferring("find"),
    "choose_explored": _preferring("away", "leave_on_top"),
    "choose_proliferated": _own_things,
    "decide_pay": _preferring("yes", "no"),
    "choose_replacement": _replacement,
    "choose_free": _preferring("yes", "no"),
    "choose_madness": _preferring("yes", "no"),
    "choose_showing": _preferring("yes", "no"),
    "choose_miracle": _preferring("yes", "no"),
    "choose_myriad": _preferring("yes", "no"),
    "choose_championed": _preferring("pick", "no"),
    "choose_offered": _preferring("pick", "no"),
    "choose_attacked_of": _preferring("join_attack"),
    "choose_suspended": _preferring("yes", "no"),
    "choose_target": _target,
    "choose_x": _largest,
    "choose_x_of_action": _largest,
    "choose_x_of_offer": _largest,
    "choose_card": _preferring("find", "find_nothing"),
    "scry_next": _preferring("leave_on_top"),
    "scry_top": _preferring("leave_on_top"),
    "arrange": _preferring("top_next"),
    "take_card": _preferring("take", "take_nothing"),
    "choose_to_put": _preferring("take"),
    "choose_attacked": _preferring("join_attack"),
    "choose_zone": _preferring("search_library"),
    "choose_in_both": _preferring("find", "take", "find_nothing"),
    "choose_buried": _preferring("take"),
    "choose_things": _preferring("select", "select_no_more"),
    "choose_for_library": _preferring("take"),
    "make_mana": _preferring("finish_mana", "activate"),
    "declare_attackers": _preferring("done", "attack"),
    "declare_blockers": _preferring("done", "block"),
}

UNASKED = (
    "make_mana",
    "order_bottom",
    "order_looked",
    "order_moved",
    "order_copies",
    "choose_depth",
    "divide_damage",
    "declare_attackers",
    "declare_blockers",
)
"""Choices that a script need not speak of: a default is laid down, or any order is alike."""
