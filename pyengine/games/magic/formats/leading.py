"""Who may lead a deck, and which cards may follow them (903.3, 903.4, 903.5c, 702.124)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from pyengine.games.magic.formats.faults import Candidate, Fault
from pyengine.games.magic.pool.printed import COLORS, Face, PrintedCard, as_colors

_OTHERWISE = frozenset({"oathbreaker", "paupercommander"})
"""Formats whose commanders are other cards."""

_BRAWL = frozenset({"brawl", "standardbrawl"})
_ASIDE = re.compile(r"\([^()]*\)")

Pair = Callable[[PrintedCard, PrintedCard], bool]


def leading(candidate: Candidate) -> Iterator[Fault]:
    """Yield what is wrong with the commanders of a deck (903.3, 702.124)."""
    entries = candidate.piles.commanders
    if not entries:
        yield Fault(f"the list names no commander, and {candidate.format.name} asks for one")
    if candidate.format.name in _OTHERWISE:
        return
    leaders = _leaders(candidate)
    for entry, card in candidate.known(entries):
        if card.printed and not _may_lead(card.printed, leaders, candidate.format.name):
            yield Fault(f"{card.name} can't be a commander", entry.line, card.name)
    count = sum(entry.count for entry in entries)
    if count > 2:
        yield Fault(f"the deck has {count} commanders, and two are the most", entries[2].line)
    elif len(leaders) == 2 and not (
        _go_together(*leaders)
        or (candidate.format.lone_partners and all(map(_of_one_color, leaders)))
    ):
        names = f"{leaders[0].name} and {leaders[1].name}"
        yield Fault(f"{names} can't be commanders together", entries[1].line)


def following(candidate: Candidate) -> Iterator[Fault]:
    """Yield the lines with cards of colors that are not the commanders' (903.5c)."""
    leaders = _leaders(candidate)
    if not leaders or candidate.format.name in _OTHERWISE:
        return
    own = {*colors_of(leaders), *_chosen(candidate, leaders)}
    spared = _basic_type(candidate) if not own and candidate.format.name in _BRAWL else ""
    for entry, card in candidate.known(candidate.all):
        others = (
            [color for color in card.printed.identity if color not in own] if card.printed else []
        )
        if others and not (spared and _is_basic(card.printed, spared)):
            theirs = "".join(f"{{{color}}}" for color in others)
            shared = "".join(f"{{{color}}}" for color in COLORS if color in own) or "colorless"
            reason = (
                f"{card.name} has {theirs} in its color identity, and the commander's is {shared}"
            )
            yield Fault(reason, entry.line, card.name)


def colors_of(cards: Iterable[PrintedCard]) -> list[str]:
    """Return the letters of the colors of the identities of CARDS, in their usual order."""
    return list(as_colors(color for card in cards for color in card.identity))


def chooses_color(card: PrintedCard) -> bool:
    """Tell whether the color of CARD is chosen before the game, where it leads (903.4b)."""
    return "choose a color before the game begins" in card.faces[0].text


def _chosen(candidate: Candidate, leaders: Sequence[PrintedCard]) -> list[str]:
    """Return the colors that are chosen for LEADERS: those that most of the other cards need."""
    own, counts = colors_of(leaders), Counter[str]()
    for entry, card in candidate.known(candidate.piles.main):
        colors = card.printed.identity if card.printed else ()
        counts.update({color: entry.count for color in colors if color not in own})
    return [color for color, _ in counts.most_common(sum(map(chooses_color, leaders)))]


def _basic_type(candidate: Candidate) -> str:
    """Return the type of most basic lands of a deck, or "": Brawl allows one (903.12e)."""
    counts = Counter[str]()
    for entry, card in candidate.known(candidate.piles.main):
        if card.printed is not None and _is_basic(card.printed):
            counts.update(dict.fromkeys(card.printed.faces[0].subtypes, entry.count))
    return next((name for name, _ in counts.most_common(1)), "")


def _is_basic(card: PrintedCard | None, name: str = "") -> bool:
    """Tell whether CARD is a basic land, of the type NAME if that is said."""
    face = card.faces[0] if card is not None else None
    return face is not None and "basic" in face.supertypes and (not name or name in face.subtypes)


def _leaders(candidate: Candidate) -> list[PrintedCard]:
    known = candidate.known(candidate.piles.commanders)
    return [card.printed for _, card in known if card.printed is not None]


def _may_lead(card: PrintedCard, leaders: Sequence[PrintedCard], name: str) -> bool:
    face = card.faces[0]
    if "can be your commander" in face.text:
        return True
    if _is_background(face):
        return any(_has(leader, "Choose a Background") for leader in leaders)
    kinds = {"creature"} | ({"planeswalker"} if name in _BRAWL else set())
    vehicle = {"vehicle", "spacecraft"} & set(face.subtypes) and face.power is not None
    return "legendary" in face.supertypes and bool(kinds & set(face.types) or vehicle)


def _is_background(face: Face) -> bool:
    return "background" in face.subtypes


def _has(card: PrintedCard, keyword: str) -> bool:
    """Return whether CARD has a line, or a keyword in one, that says KEYWORD and no more."""
    lines = _ASIDE.sub("", card.faces[0].text).split("\n")
    return any(
        keyword.lower() == part.strip().lower() for line in lines for part in line.split(",")
    )


def _go_together(one: PrintedCard, other: PrintedCard) -> bool:
    alike = ("Partner", "Friends forever", *_sorts_of_partners(one))
    if any(_has(one, keyword) and _has(other, keyword) for keyword in alike):
        return True
    return any(pair(one, other) or pair(other, one) for pair in _PAIRS)


def _of_one_color(card: PrintedCard) -> bool:
    """Tell whether CARD leads alone, and has one color at most: it has partner then (903.13f)."""
    return len(card.identity) <= 1 and _may_lead(card, (), "")


def _sorts_of_partners(card: PrintedCard) -> list[str]:
    """Return "Partner—Survivors" and the like: such a commander goes with one of the same sort."""
    lines = _ASIDE.sub("", card.faces[0].text).split("\n")
    return [line.strip() for line in lines if re.match(r"Partner\s*(?:—|--)", line)]


def _named_partners(one: PrintedCard, other: PrintedCard) -> bool:
    return f"Partner with {other.name}" in _ASIDE.sub("", one.faces[0].text)


def _background(one: PrintedCard, other: PrintedCard) -> bool:
    return _has(one, "Choose a Background") and _is_background(other.faces[0])


def _companion(one: PrintedCard, other: PrintedCard) -> bool:
    """Return whether ONE is the companion of OTHER, a Time Lord Doctor with no other types."""
    doctor = {"time", "lord", "doctor"}, {"time lord", "doctor"}
    return _has(one, "Doctor's companion") and set(other.faces[0].subtypes) in doctor


_PAIRS: tuple[Pair, ...] = (_named_partners, _background, _companion)
