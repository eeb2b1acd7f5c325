"""Invented cards with two faces, and the shape of a card in a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def card(
    cost: str, types: list[str], subtypes: list[str], text: str, **more: str
) -> dict[str, Any]:
    return {"layout": "normal", "manaCost": cost, "supertypes": [], "types": types,
            "subtypes": subtypes, "text": text, **more}  # fmt: skip


def two_faced() -> tuple[tuple[str, str, Callable[[], list[dict[str, Any]]]], ...]:
    def sides(*faces: tuple[str, dict[str, Any]]) -> Callable[[], list[dict[str, Any]]]:
        return lambda: [
            {**made, "faceName": name, "side": side}
            for side, (name, made) in zip("ab", faces, strict=True)
        ]

    day = card("{1}{G}", ["Creature"], ["Elf"], "{1}: Transform Day.", power="2", toughness="2")
    night_text = "Trample\n{1}: Transform Night.\nWhen Night dies, draw a card."
    night = card("", ["Creature"], ["Ox"], night_text, power="4", toughness="3")
    wolf_text = "Nightbound\nWhenever Wolf transforms, draw a card."
    villager = card("{1}{R}", ["Creature"], ["Elf"], "Daybound", power="2", toughness="2")
    wolf = card("", ["Creature"], ["Ox"], wolf_text, power="4", toughness="4")
    siege_text = "When Invasion enters, you gain 2 life."
    siege = card("{2}{W}", ["Battle"], ["Siege"], siege_text, defense="3")
    winner = card("", ["Creature"], ["Ox"], "Flying", power="5", toughness="5")
    ogre = card("{2}{R}", ["Creature"], ["Ox"], "", power="4", toughness="3")
    stomp = card("{R}", ["Instant"], ["Adventure"], "Stomp deals 2 damage to any target.")
    pass_ = card("{1}{W}", ["Sorcery"], [], "You gain 3 life.")
    passage = card("", ["Land"], [], "{T}: Add {W}.")
    ice = card("{1}{U}", ["Instant"], [], "Draw a card.")
    fire = card("{1}{R}", ["Sorcery"], [], "Fire deals 2 damage to target creature.")
    heat_text = "Heat deals 2 damage to any target.\nFuse"
    heat = card("{R}", ["Instant"], [], heat_text)
    cold = card("{U}", ["Instant"], [], "Draw a card.\nFuse")
    dusk = card("{B}", ["Sorcery"], [], "Dusk deals 1 damage to each creature.")
    dawn = card("{1}{W}", ["Sorcery"], [], "Aftermath\nYou gain 3 life.")
    return (
        ("Heat // Cold", "split", sides(("Heat", heat), ("Cold", cold))),
        ("Dusk // Dawn", "split", sides(("Dusk", dusk), ("Dawn", dawn))),
        ("Day // Night", "transform", sides(("Day", day), ("Night", {**night, "colors": ["G"]}))),
        (
            "Villager // Wolf",
            "transform",
            sides(("Villager", villager), ("Wolf", {**wolf, "colors": ["R"]})),
        ),
        (
            "Invasion // Winner",
            "transform",
            sides(("Invasion", siege), ("Winner", {**winner, "colors": ["W"]})),
        ),
        ("Ogre // Stomp", "adventure", sides(("Ogre", ogre), ("Stomp", stomp))),
        ("Pass // Passage", "modal_dfc", sides(("Pass", pass_), ("Passage", passage))),
        ("Ice // Fire", "split", sides(("Ice", ice), ("Fire", fire))),
    )
