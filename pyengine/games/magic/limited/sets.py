"""Files of printings: sets, the rarities of their cards, and what a booster of each holds.

The shape is that of MTGJSON's AllPrintings: `data` has a set by its code. What a booster holds is
written as MTGJSON does, in sheets with weights, or as counts of rarities.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import ijson

from pyengine.errors import CardError
from pyengine.games.magic.pool.sources import unpacked

_KNOWN = "Give a file in the shape of MTGJSON's AllPrintings: --sets FILE"
_PREFERRED = ("draft", "default", "play", "set")
"""Kinds of boosters of which a set may have several, the best for drafting first."""


@dataclass(frozen=True)
class Printing:
    """A card of a set: its name, its rarity, and what sheets call it."""

    name: str
    rarity: str
    key: str = ""


@dataclass(frozen=True)
class Sheet:
    """Cards that one slot of a booster is filled with, each with its weight."""

    cards: Mapping[str, float]


@dataclass(frozen=True)
class Contents:
    """How many cards of each sheet a booster has, and how often it is made so."""

    counts: Mapping[str, int]
    weight: float = 1.0


@dataclass(frozen=True)
class CardSet:
    """A set: its cards, each once, and what its boosters hold."""

    code: str
    name: str
    cards: tuple[Printing, ...]
    contents: tuple[Contents, ...]
    sheets: Mapping[str, Sheet] = field(repr=False)
    usual: bool = False
    """Whether the file does not say what a booster holds, so that it has 10, 3 and 1."""


def read_sets(path: Path, codes: tuple[str, ...]) -> list[CardSet]:
    """Return the sets CODES of the file PATH, in their order; CardError: one is not there."""
    wanted, seen = {code.upper() for code in codes}, []
    found: dict[str, CardSet] = {}
    for code, record in _sets(path):
        seen.append(code)
        if code.upper() in wanted:
            found[code.upper()] = _made(code, record, path)
            if len(found) == len(wanted):
                break
    for code in codes:
        if code.upper() not in found:
            close = get_close_matches(code.upper(), seen, 3, cutoff=0.5)
            remedy = f"Did you mean {' or '.join(close)}?" if close else None
            message = f'there is no set "{code[:20]}" among {len(seen)}'
            raise CardError(message, file=path, remedy=remedy or _KNOWN)
    return [found[code.upper()] for code in codes]


def list_sets(path: Path) -> Iterator[tuple[str, str, str, int]]:
    """Yield code, name, date and number of cards of each set of the file PATH."""
    for code, record in _sets(path):
        cards = record.get("cards") or []
        yield code, str(record.get("name", "")), str(record.get("releaseDate", "")), len(cards)


def read_rarities(path: Path) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield the code of each set of the file PATH, and the names of its cards with their rarities.

    CardError: the file has another shape.
    """
    for code, record in _sets(path):
        try:
            cards = [(str(card["name"]), str(card["rarity"])) for card in record["cards"]]
        except (KeyError, TypeError) as error:
            message = f'the set "{code[:20]}" has another shape'
            raise CardError(message, file=path, remedy=_KNOWN) from error
        yield code, cards


def _sets(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the sets of the file PATH with their codes; CardError: it has none, or no shape."""
    any_ = False
    try:
        with path.open("rb") as packed, unpacked(packed) as stream:
            for code, record in ijson.kvitems(stream, "data", use_float=True):
                if not isinstance(record, dict) or not isinstance(record.get("cards"), list):
                    raise CardError(f'"{code[:20]}" is no set: it has no cards', file=path)
                any_ = True
                yield code, record
    except OSError as error:
        raise CardError(f"can't be read ({error.strerror})", file=path) from error
    except (ijson.JSONError, UnicodeDecodeError, ValueError) as error:
        raise CardError("this is no file of printings", file=path, remedy=_KNOWN) from error
    if not any_:
        raise CardError("there are no sets in this file", file=path, remedy=_KNOWN)


def _made(code: str, record: dict[str, Any], path: Path) -> CardSet:
    try:
        cards = tuple(_printings(record["cards"]))
        contents, sheets = _boosters(record.get("booster") or {}, cards)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise CardError(f'the set "{code}" has another shape', file=path, remedy=_KNOWN) from error
    usual = not contents
    if usual:
        contents, sheets = usual_boosters(cards)
    if not contents:
        message = f'the set "{code}" has no commons, uncommons or rares to draw boosters of'
        raise CardError(message, file=path)
    name = str(record.get("name", code))
    return CardSet(code, name, cards, tuple(contents), sheets, usual)


def _printings(records: list[dict[str, Any]]) -> Iterator[Printing]:
    """Yield each card once; a card's other face and other pictures are no other card."""
    names: set[str] = set()
    for record in records:
        name, side = str(record["name"]), record.get("side")
        if side not in (None, "a"):
            continue
        key = str(record.get("uuid") or name)
        if name in names and key == name:
            continue
        names.add(name)
        yield Printing(name, str(record["rarity"]), key)


# ------------------------------------------------------------------ boosters

_USUAL = {"common": 10, "uncommon": 3, "rare or mythic": 1, "mythic one in": 8}
"""What a booster holds of which the file says nothing."""


def usual_boosters(cards: tuple[Printing, ...]) -> tuple[list[Contents], dict[str, Sheet]]:
    """Return what boosters of CARDS hold where nothing is said of it: 10, 3 and 1 by rarity."""
    return _by_rarity(_USUAL, cards)


def _boosters(
    booster: dict[str, Any], cards: tuple[Printing, ...]
) -> tuple[list[Contents], dict[str, Sheet]]:
    """Return what BOOSTER says; nothing where it is empty."""
    kinds = [kind for kind in _PREFERRED if kind in booster] or list(booster)
    if not kinds:
        return [], {}
    chosen = booster[kinds[0]]
    if "boosters" not in chosen:
        return _by_rarity(chosen, cards)
    names = {card.key: card.name for card in cards}
    sheets = {
        sheet: Sheet(_weighed(value["cards"], names)) for sheet, value in chosen["sheets"].items()
    }
    contents = [
        Contents({k: int(v) for k, v in one["contents"].items()}, float(one.get("weight", 1)))
        for one in chosen["boosters"]
    ]
    return contents, sheets


def _weighed(cards: Mapping[str, float], names: Mapping[str, str]) -> dict[str, float]:
    weights: dict[str, float] = {}
    for key, weight in cards.items():
        if key in names:  # a sheet may have cards of another set, which the file tells elsewhere
            weights[names[key]] = weights.get(names[key], 0.0) + float(weight)
    return weights


def _by_rarity(
    counts: Mapping[str, Any], cards: tuple[Printing, ...]
) -> tuple[list[Contents], dict[str, Sheet]]:
    """Return boosters of COUNTS cards of each rarity; a mythic in the place of one rare in some."""
    sheets = {
        rarity: Sheet({card.name: 1.0 for card in cards if card.rarity == rarity})
        for rarity in ("common", "uncommon", "rare", "mythic")
    }
    plain = {rarity: int(counts.get(rarity, 0)) for rarity in ("common", "uncommon")}
    rares, one_in = int(counts.get("rare or mythic", 0)), int(counts.get("mythic one in", 0))
    plain = {rarity: count for rarity, count in plain.items() if count and sheets[rarity].cards}
    if not sheets["rare"].cards:
        rares = 0
    if not plain and not rares:
        return [], {}
    if not rares or one_in < 2 or not sheets["mythic"].cards:
        return [Contents(plain | ({"rare": rares} if rares else {}))], sheets
    rare = {"rare": rares - 1} if rares > 1 else {}
    return [
        Contents(plain | {"rare": rares}, float(one_in - 1)),
        Contents(plain | rare | {"mythic": 1}, 1.0),
    ], sheets
