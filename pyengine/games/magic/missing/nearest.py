"""The playable cards that are nearest to one that is not: types, colors, mana value, role.

The role is compared by what stands in the abilities' terms and texts: words that few of the cards
in question have count more than those of all.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from pyengine.games.magic.missing.blanks import Parts, parts_of
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.printed import COLORS, PrintedCard

_ENOUGH = 8
"""With so many cards that are alike in cost, no others are looked at."""

_ROLE, _COST, _SIZE, _KIND, _FORMATS = 5.0, 1.0, 1.0, 1.0, 1.0
"""How much counts what two cards have in common."""

_TERM = re.compile(r"[a-z][a-z_]{2,}")
_WORD = re.compile(r"[a-z][a-z']{2,}")
_REMINDER = re.compile(r"\([^()]*\)")
_NO_ROLE = frozenset(
    {"this", "that", "you", "your", "the", "and", "for", "with", "its", "target", "true", "what"}
)

_COLUMNS = (
    "cards.id AS id, cards.name AS name, layout, mana_value, identity, legalities, terms, "
    "colors, supertypes, types, subtypes, power, toughness, faces.text AS said"
)

_Kind = frozenset[str]


@dataclass(frozen=True, slots=True)
class Sight:
    """A card as it is compared: its types, colors, cost, size, and the words of its role."""

    number: int
    name: str
    mana_value: float
    identity: _Kind
    colors: _Kind
    supertypes: _Kind
    types: _Kind
    subtypes: _Kind
    size: tuple[int, int] | None
    formats: _Kind
    role: _Kind


@dataclass(slots=True)
class Nearest:
    """Finds what is nearest to cards of a pool that can't be played."""

    pool: Pool
    allowed: Callable[[PrintedCard], bool] | None = None
    """Which cards may be played at all, all where it is None."""
    _alike: dict[tuple[_Kind, _Kind], list[Sight]] = field(default_factory=dict)

    def to(
        self, number: int, most: int = 3, without: Iterable[str] = (), *, leads: bool = False
    ) -> list[str]:
        """Return the names of the cards nearest to that with NUMBER, at most MOST.

        Cards called as in WITHOUT are none of them. What LEADS a deck is legendary (903.3).
        """
        card = self.pool.printed(number)
        wanted = _sight_of(number, card, parts_of(self.pool, number, card))
        found: list[str] = []
        others = set(without)
        for tier in self._tiers(wanted):
            new = [one for one in tier if one.name not in others and one.name not in found]
            new = [one for one in new if "legendary" in one.supertypes or not leads]
            found += self._best(wanted, new, most - len(found))
            if len(found) >= most:
                break
        return found

    def _tiers(self, wanted: Sight) -> Iterator[list[Sight]]:
        """Yield cards that might do for WANTED, those that are most alike in kind first."""
        same = self._within(wanted, wanted.types, wanted.colors)
        for difference in (1, 2, 4):
            near = [one for one in same if abs(one.mana_value - wanted.mana_value) <= difference]
            if len(near) >= _ENOUGH:
                yield near
                break
        yield same
        fewer = _with_less(wanted.colors)
        for colors in fewer:
            yield self._within(wanted, wanted.types, colors)
        for types in _with_less(wanted.types):
            for colors in (wanted.colors, *fewer):
                yield self._within(wanted, types, colors)

    def _within(self, wanted: Sight, types: _Kind, colors: _Kind) -> list[Sight]:
        """Return the playable cards of TYPES and COLORS that fit where WANTED does (903.4)."""
        return [one for one in self._of_kind(types, colors) if one.identity <= wanted.identity]

    def _of_kind(self, types: _Kind, colors: _Kind) -> list[Sight]:
        """Return the playable cards with just these TYPES and COLORS."""
        key = (types, colors)
        if key not in self._alike:
            orders = [json.dumps(list(order)) for order in permutations(types)]
            query = (
                f"SELECT {_COLUMNS} FROM faces JOIN cards ON cards.id = card "
                "WHERE position = 0 AND state = 'understood' AND layout <> 'split' "
                f"AND colors = ? AND types IN ({', '.join('?' * len(orders))})"
            )
            letters = json.dumps([color for color in COLORS if color in colors])
            rows = self.pool.connection.execute(query, (letters, *orders)).fetchall()
            self._alike[key] = [_sight(row) for row in rows if self._may(row["id"])]
        return self._alike[key]

    def _may(self, number: int) -> bool:
        return self.allowed is None or self.allowed(self.pool.printed(number))

    def _best(self, wanted: Sight, found: Sequence[Sight], most: int) -> list[str]:
        """Return the names of the MOST cards among FOUND that are nearest to WANTED, in order.

        What was read by another version may be read otherwise now, so each one is looked at.
        """
        counts = Counter(word for one in found for word in one.role)
        weights = {word: math.log(1 + len(found) / n) for word, n in counts.items()}
        ranked = sorted(found, key=lambda one: (-_likeness(wanted, one, weights), one.name))
        best: list[str] = []
        for one in ranked:
            if len(best) >= most:
                break
            if self.pool.reading(one.number).understood:
                best.append(one.name)
        return best


def _with_less(whole: _Kind) -> list[_Kind]:
    """Return WHOLE without each one of its parts; without types there is no card."""
    return [whole - {one} for one in sorted(whole)]


def _likeness(wanted: Sight, one: Sight, weights: Mapping[str, float]) -> float:
    """Return how much ONE is like WANTED: the WEIGHTS of words say how much each tells."""
    both = sum(weights[word] for word in wanted.role & one.role)
    every = sum(weights.get(word, 1.0) for word in wanted.role | one.role)
    points = _ROLE * (both / every if every else 1.0)
    points += _COST / (1 + abs(wanted.mana_value - one.mana_value))
    if wanted.size and one.size:
        distance = sum(abs(a - b) for a, b in zip(wanted.size, one.size, strict=True))
        points += _SIZE / (1 + distance)
    points += _KIND * _share(wanted.supertypes | wanted.subtypes, one.supertypes | one.subtypes)
    if wanted.formats:
        points += _FORMATS * len(wanted.formats & one.formats) / len(wanted.formats)
    return points


def _share(a: _Kind, b: _Kind) -> float:
    return len(a & b) / len(a | b) if a | b else 1.0


# ------------------------------------------------------------------ how a card is seen


def _sight(row: Mapping[str, Any]) -> Sight:
    return Sight(
        row["id"],
        row["name"],
        float(row["mana_value"]),
        _listed(row["identity"]),
        _listed(row["colors"]),
        _listed(row["supertypes"]),
        _listed(row["types"]),
        _listed(row["subtypes"]),
        _size(row["power"], row["toughness"]),
        _formats(json.loads(row["legalities"])),
        _role(json.loads(row["terms"]), [row["said"]], row["name"]),
    )


def _listed(text: str) -> _Kind:
    return frozenset(json.loads(text))


def _sight_of(number: int, card: PrintedCard, parts: Parts) -> Sight:
    front = card.faces[0]
    terms = [reading.term for own in parts for _, reading in own if reading.state != "stopped"]
    return Sight(
        number,
        card.name,
        card.mana_value,
        frozenset(card.identity),
        frozenset(front.colors),
        frozenset(front.supertypes),
        frozenset(front.types),
        frozenset(front.subtypes),
        _size(front.power, front.toughness),
        _formats(card.legalities),
        _role(terms, [face.text for face in card.faces], front.name),
    )


def _size(power: str | None, toughness: str | None) -> tuple[int, int] | None:
    if power is None or toughness is None:
        return None
    first, second = (
        int(part) if re.fullmatch(r"-?\d+", part) else 1 for part in (power, toughness)
    )
    return first, second


def _formats(legalities: Mapping[str, str]) -> _Kind:
    return frozenset(name for name, how in legalities.items() if how.lower() == "legal")


def _role(terms: Iterable[str], texts: Iterable[str], name: str) -> _Kind:
    """Return the words of TERMS and TEXTS that tell what a card is for; its NAME tells nothing."""
    said = " ".join(texts).replace(name, "~")
    words = _WORD.findall(_REMINDER.sub("", said).lower())
    found = [f"t:{word}" for term in terms for word in _TERM.findall(term) if word not in _NO_ROLE]
    return frozenset([*found, *(f"w:{word}" for word in words if word not in _NO_ROLE)])
