"""Another state that looks the same to a player: all that is hidden from the player exchanged."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass

from pyengine.engine.session import Session


@dataclass(frozen=True)
class Hidden:
    """The objects that a player can't see, by owner, and whose library's order is not known."""

    objects: Mapping[str, tuple[int, ...]]
    unordered: str | None

    def among(self, numbers: set[int]) -> Hidden:
        """Return those of the objects that are among NUMBERS."""
        kept = {
            owner: tuple(number for number in objects if number in numbers)
            for owner, objects in self.objects.items()
        }
        return Hidden(kept, None)

    def all(self) -> set[int]:
        """Return all hidden objects."""
        return {number for numbers in self.objects.values() for number in numbers}


def hidden_from(session: Session, viewer: str) -> Hidden:
    """Return what VIEWER can't see now, and has not seen: told from the rules of the game."""
    shown = {number for _, number in session.query("revealed", 2)}
    known = {number for who, number in session.query("knows", 2) if who == viewer}
    process = session.choice.process if session.choice else ""
    looks = process if process.startswith(tuple(f"{name}({viewer}" for name in _LOOKS)) else ""
    objects = {}
    for owner, library in session.query("library", 2):
        unseen = [number for number in library if number not in shown]
        if looks and owner == viewer:
            unseen = [] if looks.startswith("choose_card") else unseen[1:]
        held = [number for who, number in session.query("hand", 2) if who == owner != viewer]
        cards = (*unseen, *sorted(held))
        objects[owner] = tuple(number for number in cards if number not in known)
    return Hidden(objects, viewer if looks.startswith("choose_card") else None)


_LOOKS = ("choose_card", "scry_top", "scry_next")


def exchanged(
    session: Session, hidden: Hidden, rng: random.Random, *, numbers: bool = True
) -> tuple[str, ...]:
    """Return the fluents of a state in which the HIDDEN cards of each owner are exchanged.

    With NUMBERS it is a new order of libraries, too, other numbers of the cards in hand, and
    another seed of what is to come.
    """
    names = {number: name for number, name, _ in session.query("object", 3)}
    renamed: dict[int, str] = {}
    places: dict[int, int] = {}
    for objects in hidden.objects.values():
        mixed = rng.sample(objects, len(objects))
        renamed |= {old: names[new] for old, new in zip(objects, mixed, strict=True)}
        others = rng.sample(objects, len(objects)) if numbers else objects
        places |= dict(zip(objects, others, strict=True))
    return tuple(
        _changed(fluent, renamed, places, hidden, rng if numbers else None)
        for fluent in session.fluents()
    )


def renumbered(
    session: Session, viewer: str, rng: random.Random
) -> tuple[tuple[str, ...], dict[int, int]] | None:
    """Return the state in which the cards in a hand have each other's numbers, and who has whose.

    They are hands of others than VIEWER. None: another fact names one of the cards.
    """
    numbers: dict[int, int] = {}
    hands = session.query("hand", 2)
    for owner in {owner for owner, _ in hands} - {viewer}:
        held = [number for who, number in hands if who == owner]
        numbers |= dict(zip(held, rng.sample(held, len(held)), strict=True))
    fluents, named = session.fluents(), set(map(str, numbers))
    others = (text for text in fluents if not text.startswith(_PLACES))
    if any(named & set(re.findall(r"\d+", text)) for text in others):
        return None
    there = tuple(
        _renumbered(fluent, numbers) if fluent.startswith(_PLACES) else fluent for fluent in fluents
    )
    return there, numbers


_PLACES = ("object(", "hand(")


def _renumbered(fluent: str, numbers: Mapping[int, int]) -> str:
    return re.sub(
        r"(?<=[(,\[])\d+(?=[,)\]])",
        lambda found: str(numbers.get(int(found[0]), int(found[0]))),
        fluent,
    )


def _changed(
    fluent: str,
    renamed: Mapping[int, str],
    places: Mapping[int, int],
    hidden: Hidden,
    rng: random.Random | None,
) -> str:
    if match := re.fullmatch(r"object\((\d+),(.*),(\w+)\)", fluent):
        number = int(match[1])
        name = renamed.get(number)
        return fluent if name is None else f"object({number},{_quoted(name)},{match[3]})"
    if match := re.fullmatch(r"library\((\w+),\[(.*)\]\)", fluent):
        cards = [places.get(int(card), int(card)) for card in match[2].split(",") if card]
        if rng is not None and match[1] == hidden.unordered:
            rng.shuffle(cards)
        return f"library({match[1]},[{','.join(map(str, cards))}])"
    if match := re.fullmatch(r"hand\((\w+),(\d+)\)", fluent):
        return f"hand({match[1]},{places.get(int(match[2]), int(match[2]))})"
    if fluent.startswith("seed(") and rng is not None:
        return f"seed({rng.randrange(2**31)})"
    return fluent


def _quoted(name: str) -> str:
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"
