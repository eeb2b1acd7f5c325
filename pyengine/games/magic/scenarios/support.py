"""What of a scenario the engine lacks, by name: cards and constructs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pyengine.games.magic.boards.reading import COUNTERS
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import Action, Expectation, Scenario

WAYS = {
    "overload": "overload", "miracle": "miracle",
    "sneak": "sneak", "warp": "warp", "mayhem": "mayhem", "freerunning": "freerunning",
    "prowl": "prowl", "emerge": "emerge", "harmonize": "harmonize",
    "bestow": "bestow", "awaken": "awaken", "prototype": "prototype",
    "web-slinging": "web_slinging",
    "morph": "face_down", "escape": "escape", "retrace": "retrace", "jump-start": "jump_start",
    "spectacle": "spectacle", "blitz": "blitz", "surge": "surge", "evoke": "evoke", "dash": "dash",
    "mutate": "mutate", "plot": "plotted", "disturb": "disturb", "aftermath": "aftermath",
    "fuse": "fused", "flashback": "flashback", "madness": "madness", "suspend": "suspended",
    "foretell": "foretell",
}  # fmt: skip
"""What scripts call ways to cast a card, and the names that the rules have for them."""

_GIVEN_FLASHBACK = re.compile(r"given_flashback|given_half\(\d\)")
"""The ways to cast a card to which an effect gives flashback."""

_EXPECTATIONS = frozenset({"emblem", "top_card_revealed"})
"""Nothing in the engine can make these differ from nothing."""

_STATUSES = frozenset(
    {"tapped", "attacking", "phased in", "face-down", "transformed", "renowned", "monstrous"}
)
_SPECIAL_TARGETS = ("[locked room]",)


def is_way(called: str, way: str) -> bool:
    """Tell whether scripts call WAY so, a way to cast a card as the rules name it."""
    if called == "flashback" and _GIVEN_FLASHBACK.fullmatch(way):
        return True
    return way == WAYS[called]


def lacking(scenario: Scenario, cards: Cards) -> list[str]:
    """Return the names of what SCENARIO needs and the engine lacks: cards first, each once."""
    found = [f"card {name}" for name in scenario.card_names() if cards.find(name) is None]
    refused = any(expectation.kind == "illegal_step" for expectation in _expectations(scenario))
    for action in scenario.script:
        found += _of_action(action)
        found += () if refused else _of_card(action, cards)
    for expectation in _expectations(scenario):
        found += _of_expectation(expectation)
    return list(dict.fromkeys(found))


def _expectations(scenario: Scenario) -> Iterator[Expectation]:
    yield from scenario.expect
    for action in scenario.script:
        yield from action.expect


def _of_action(action: Action) -> Iterator[str]:
    if action.get("using") and action.get("using") not in WAYS:
        yield f"cast using {action.get('using')}"
    if action.do in ("flip", "die"):
        yield f"queue entry {action.do}"
    for value in _values([action.get(key) for key in ("targets", "value", "attacker", "blocker")]):
        if value in _SPECIAL_TARGETS:
            yield f"target {value}"


def _of_card(action: Action, cards: Cards) -> Iterator[str]:
    """Yield what ACTION takes its card to have, and the card file leaves out.

    Nothing in the game gives fuse to a card (702.102), unlike flashback or escape.
    """
    if action.do == "cast" and action.get("using") == "fuse":
        card = cards.find(str(action.get("card")))
        if card and not any("keyword(fuse)" in ability for ability in card.abilities):
            yield f"{card.name} with fuse"


def _values(value: Any) -> Iterator[str]:
    """Yield all texts within VALUE."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for element in value:
            yield from _values(element)
    elif isinstance(value, dict):
        yield from _values(list(value.values()))


def _of_expectation(expectation: Expectation) -> Iterator[str]:
    kind, arguments = expectation.kind, expectation.arguments
    if kind in _EXPECTATIONS:
        yield f"expectation {kind}"
    if kind == "status" and arguments[2] not in _STATUSES:
        yield f"status {arguments[2]}"
    if kind == "player_counters" and arguments[1] not in COUNTERS:
        yield f"player counters {arguments[1]}"
    if kind == "playable" and arguments[1].get("using", "morph") not in WAYS:
        yield f"playable using {arguments[1]['using']}"
