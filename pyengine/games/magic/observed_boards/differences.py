"""What differs between two sights of a game."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from pyengine.games.magic.observed_boards.sights import EVERY_TYPE, Side, Sight, Thing

_ZONES = ("hand", "graveyard", "exile")
_ATTRIBUTES = [f.name for f in fields(Thing) if f.name not in ("name", "controller")]


@dataclass(frozen=True)
class Difference:
    """Where something differs, what the other engine says, and what this one."""

    where: str
    theirs: Any
    ours: Any

    @property
    def what(self) -> str:
        """The last part of the place, such as `life` or `tapped`."""
        return self.where.rpartition(".")[2]


def differences(theirs: Sight, ours: Sight, *, top: bool = True) -> list[Difference]:
    """Return what differs between THEIRS and OURS; once somebody has lost, only who has.

    The TOP of libraries is looked at where nothing was shuffled.
    """
    over = theirs.over or ours.over
    found = []
    for name in theirs.sides:
        side, own = theirs.sides[name], ours.sides[name]
        found += _said(f"{name}.lost", side.lost, own.lost)
        found += [] if over else _of_sides(name, side, own, top)
    if over:
        return found
    found += _of_lands(theirs, ours)
    found += _of_things(theirs, ours)
    return found + _said("stack", theirs.stack, ours.stack)


def _said(where: str, theirs: Any, ours: Any) -> list[Difference]:
    return [] if theirs == ours else [Difference(where, theirs, ours)]


def _of_sides(name: str, theirs: Side, ours: Side, top: bool) -> Iterator[Difference]:
    yield from _said(f"{name}.life", theirs.life, ours.life)
    yield from _said(f"{name}.library", theirs.library, ours.library)
    for zone in _ZONES:
        a, b = Counter(getattr(theirs, zone)), Counter(getattr(ours, zone))
        if a != b:
            yield Difference(
                f"{name}.{zone}", sorted((a - b).elements()), sorted((b - a).elements())
            )
    if top and theirs.library == ours.library:
        yield from _said(f"{name}.top", theirs.top, ours.top)
    yield from _said(f"{name}.counters", theirs.counters, ours.counters)


def _of_lands(theirs: Sight, ours: Sight) -> Iterator[Difference]:
    """Lands that nothing tells apart are counted, and how many of them are tapped."""
    counts = []
    for sight in (theirs, ours):
        lands = [thing for thing in sight.things if thing.plain_land]
        count = Counter(f"{land.controller}.lands.{_land(land)}" for land in lands)
        count.update(f"{land.controller}.lands.tapped" for land in lands if land.tapped)
        counts.append(count)
    for where in sorted(set(counts[0]) | set(counts[1])):
        yield from _said(where, counts[0][where], counts[1][where])


def _land(land: Thing) -> str:
    return f"{land.name} ({', '.join(land.subtypes)})" if land.subtypes else land.name


def _grouped(things: Iterable[Thing]) -> dict[tuple[str, str], list[Thing]]:
    groups = defaultdict(list)
    for thing in things:
        if not thing.plain_land:
            groups[thing.controller, thing.name].append(thing)
    for group in groups.values():
        group.sort(key=lambda thing: json.dumps([getattr(thing, a) for a in _ATTRIBUTES]))
    return groups


def _of_things(theirs: Sight, ours: Sight) -> Iterator[Difference]:
    a, b = _grouped(theirs.things), _grouped(ours.things)
    for controller, name in sorted(set(a) | set(b)):
        left, right = a.get((controller, name), []), b.get((controller, name), [])
        if len(left) != len(right):
            yield Difference(f"{controller}.battlefield.{name}", len(left), len(right))
            continue
        for thing, own in zip(left, right, strict=True):
            for attribute in _ATTRIBUTES:
                mine, other = getattr(own, attribute), getattr(thing, attribute)
                if mine != other and not (attribute == "subtypes" and _any_type(other, mine)):
                    yield Difference(f"{controller}.{name}.{attribute}", other, mine)


def _any_type(theirs: tuple[str, ...], ours: tuple[str, ...]) -> bool:
    """Whether one of both has every creature type, which engines list in their own ways."""
    return EVERY_TYPE in (theirs, ours) or "shapeshifter" in theirs
