"""What is asked of a card in a file before it is taken for one."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from pyengine.games.magic.pool.printed import Face

LONGEST_NAME = 200
LONGEST_TEXT = 20_000
MOST_TYPES = 30
MOST_FACES = 10


def checked_name(name: Any) -> str:
    """Return NAME; ValueError: it is empty, too long, or has characters that do not print."""
    if not isinstance(name, str):
        raise TypeError
    if not name.strip() or len(name) > LONGEST_NAME:
        raise ValueError(f'"{name[:40]}" is no name of a card')
    if not name.isprintable() and any(unprintable(letter) for letter in name):
        shown = "".join("?" if unprintable(letter) else letter for letter in name[:80])
        raise ValueError(f'the name "{shown}" has control characters')
    return name


def unprintable(letter: str) -> bool:
    """Tell whether LETTER is a control character, or steers how text is shown."""
    return unicodedata.category(letter).startswith("C")


def plain_text(text: str) -> str:
    """Return TEXT with line feeds as its line ends, and spaces for what does not print.

    One that is longer than any card's stays as it is: `checked_face` refuses it.
    """
    if len(text) > LONGEST_TEXT or text.replace("\n", " ").isprintable():
        return text
    lines = text.replace("\r\n", "\n")
    return "".join(" " if x != "\n" and unprintable(x) else x for x in lines)


def checked_faces(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """Return FACES; ValueError: a card has not so many."""
    if len(faces) > MOST_FACES:
        raise ValueError(f'"{faces[0].name}" has more than {MOST_FACES} faces')
    return faces


def checked_face(face: Face) -> Face:
    """Return FACE; ValueError: it has no type, an endless text, a size that is no text."""
    if not face.types:
        raise ValueError(f'"{face.name}" has no card type')
    if len(face.types) + len(face.subtypes) + len(face.supertypes) > MOST_TYPES:
        raise ValueError(f'"{face.name}" has too many types')
    if len(face.text) > LONGEST_TEXT:
        raise ValueError(f'the text of "{face.name}" has no end')
    for value in (face.power, face.toughness, face.loyalty, face.defense):
        if not (value is None or (isinstance(value, str) and len(value) < 20)):
            raise ValueError(f'"{face.name}" has a size, loyalty or defense that is none')
    return face


def texts(record: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Return the list of texts that RECORD has as KEY, () for none; TypeError: it is another."""
    values = record.get(key) or []
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError
    return tuple(values)
