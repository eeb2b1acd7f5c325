"""Cards that somebody wrote by hand: blocks as in `carddb/cards/`, with ability terms or English.

A block is a card: its name and mana cost, its type line, its size where there is one, and an
ability a line, as a term of the rules or as a card says it. `Loyalty: 4`, `Defense: 5` and `Color
indicator: Green` stand on lines of their own. A file of them is checked whole: all that is wrong is
told at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pyengine.errors import CardError
from pyengine.games.magic.cards.texts import Line, blocks, fold, parse_heading, parse_types
from pyengine.games.magic.pool.checking import checked_face, checked_faces, checked_name
from pyengine.games.magic.pool.printed import COLORS, Face, PrintedCard, as_colors
from pyengine.system.text_files import read_text

SUFFIX = ".cards"

_MOST_BYTES = 10_000_000
_SIZE = re.compile(r"([*X\d.+-]+)/([*X\d.+-]+)")
_CORNER = re.compile(r"(Loyalty|Defense|Color indicator):?\s+(.+)", re.IGNORECASE)
_SYMBOL = re.compile(r"\{([^}]*)\}")
_WORDS = dict(zip(("white", "blue", "black", "red", "green"), COLORS, strict=True))


@dataclass(frozen=True, slots=True)
class HandWritten:
    """A card with the lines of its file: that of its name, and those of its abilities."""

    card: PrintedCard
    line: int
    abilities: tuple[Line, ...]

    def line_of(self, printed: str) -> int:
        """Return the line on which the ability stands that is PRINTED so, or its beginning."""
        start = re.sub(r"^\[[^]]*\](?:, \[[^]]*\])*: ", "", printed).split("\n")[0][:30].lower()
        return next((n for n, text in self.abilities if start in text.lower()), self.line)


def read_hand_written(path: Path) -> list[HandWritten]:
    """Return the cards of the file PATH; CardError, with all that is wrong: one of them is none."""
    text = read_text(path, most=_MOST_BYTES, kind="cards", error=CardError)
    found: dict[str, HandWritten] = {}
    wrong: list[CardError] = []
    for block in blocks(text):
        try:
            one = _card(block, path)
            first = found.setdefault(fold(one.card.name), one)
            if first is not one:
                words = f'"{one.card.name}" is defined twice, first in line {first.line}'
                raise CardError(words, file=path, line=one.line)
        except CardError as error:
            wrong.append(_named(error, block[0][1].partition(" {")[0]))
    if len(wrong) == 1:
        raise wrong[0]
    if wrong:
        words = f"{len(wrong)} cards are wrong, and none is imported"
        raise CardError(words, file=path, details=map(str, wrong))
    return list(found.values())


def _named(error: CardError, name: str) -> CardError:
    """Return ERROR, which names the card."""
    if name in error.message:
        return error
    words = f"{name}: {error.message}"
    return CardError(words, file=error.file, line=error.line, remedy=error.remedy)


def _card(block: list[Line], file: Path) -> HandWritten:
    number = block[0][0]
    name, cost = parse_heading(block[0], file)
    if len(block) == 1:
        raise CardError(f'"{name}" has no type line', file=file, line=number)
    supertypes, types, subtypes = parse_types(block[1], file)
    face = Face(name, cost, supertypes=supertypes, types=types, subtypes=subtypes)
    rest = block[2:]
    if rest and (size := _SIZE.fullmatch(rest[0][1])):
        face, rest = replace(face, power=size[1], toughness=size[2]), rest[1:]
    elif "creature" in types:
        at = rest[0][0] if rest else block[1][0]
        words = f'the creature "{name}" has no size'
        raise CardError(words, file=file, line=at, remedy="Write it as 2/3")
    face, abilities = _with_corners(face, rest, file)
    face = replace(face, text="\n".join(text for _, text in abilities))
    try:
        return HandWritten(_printed(face), number, tuple(abilities))
    except (ValueError, TypeError) as error:
        raise CardError(str(error), file=file, line=number) from error


def _with_corners(face: Face, rest: list[Line], file: Path) -> tuple[Face, list[Line]]:
    """Return FACE with what the lines of REST say of its corners, and the others."""
    abilities: list[Line] = []
    for number, text in rest:
        corner = _CORNER.fullmatch(text)
        kind = corner[1].lower() if corner else ""
        if not corner or kind == "":
            abilities.append((number, text))
        elif kind == "loyalty":
            face = replace(face, loyalty=corner[2])
        elif kind == "defense":
            face = replace(face, defense=corner[2])
        else:
            face = replace(face, color_indicator=_colors(corner[2], number, file))
    return face, abilities


def _colors(words: str, number: int, file: Path) -> tuple[str, ...]:
    named = [word for word in re.split(r",| and | ", words.lower()) if word]
    unknown = [word for word in named if word not in _WORDS]
    if unknown:
        raise CardError(f'"{unknown[0]}" is no color', file=file, line=number)
    return as_colors(_WORDS[word] for word in named)


def _printed(face: Face) -> PrintedCard:
    """Return the card with the one FACE: colors, value and identity follow from it (105, 903.4)."""
    letters = "".join(_SYMBOL.findall(face.mana_cost))
    own = as_colors({*letters, *face.color_indicator} & set(COLORS))
    said = {letter for symbol in _SYMBOL.findall(face.text) for letter in symbol}
    face = checked_face(replace(face, colors=own))
    return PrintedCard(
        name=checked_name(face.name),
        layout="normal",
        faces=checked_faces((face,)),
        mana_value=sum(map(_value, _SYMBOL.findall(face.mana_cost))),
        identity=as_colors({*own, *said} & set(COLORS)),
    )


def _value(symbol: str) -> float:
    """Return the mana value of SYMBOL (202.3)."""
    if symbol == "X":
        return 0.0
    number = symbol.partition("/")[0]
    return float(number) if number.isdigit() else 1.0


def cards_of(path: Path) -> Iterator[PrintedCard]:
    """Yield the cards of the file PATH; CardError as for `read_hand_written`."""
    yield from (one.card for one in read_hand_written(path))
