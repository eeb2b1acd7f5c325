"""Reading abilities: what the ability grammar makes of a text, and of a card with all of them."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.games.magic.pool.paragraphs import Paragraph, context, paragraphs
from pyengine.games.magic.pool.printed import Face, PrintedCard
from pyengine.system.resources import prolog_dir

Key = tuple[str, str]
"""What a reading depends on beside the grammar: the context and the text."""

MOST_ABILITIES = 20
"""With more on a face, a card is refused: each may cost as much as a text may. The most are 9."""

AT_ONCE = 100
"""How many texts cross to Prolog at a time."""

_PYTHON = (
    "deck_sentences.py",
    "keywords.py",
    "paragraphs.py",
    "printed.py",
    "reading.py",
    "rewriting.py",
)
_ROOMS = ("k", "magic")


@functools.cache
def grammar_version() -> str:
    """Return a digest of the grammar, the rules that it is checked against, and the rewriting."""
    digest = hashlib.sha256()
    files = [file for room in _ROOMS for file in sorted((prolog_dir() / room).rglob("*.pl"))]
    for file in [*files, *(Path(__file__).parent / name for name in _PYTHON)]:
        digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text was read as.

    `state` is `understood` or why it is not: `stopped`, `differs`, `misplaced`, `unknown`,
    `ambiguous` or `given_up`. `term` is the ability's term, or the word at which reading stopped;
    `detail` is its English, the text before that word, the unknown part, the reason or the other
    term.
    """

    state: str
    term: str
    detail: str

    @property
    def understood(self) -> bool:
        """Whether there is one term, which the rules know."""
        return self.state == "understood"

    @property
    def problem(self) -> str:
        """In words why the text is not understood; "" where it is."""
        word = f'at "{shortened(self.term)}"' if self.term else "at the end"
        return {
            "understood": "",
            "stopped": f"reading stopped {word}",
            "differs": "the grammar reads it, but would write something else",
            "misplaced": self.detail,
            "unknown": f"the rules do not know {self.detail}",
            "ambiguous": "the grammar has two readings of it",
            "given_up": self.detail,
        }[self.state]


@dataclass(frozen=True, slots=True)
class CardReading:
    """What came of reading a card: it can be played where `problem` is "", as `terms`."""

    problem: str
    terms: tuple[str, ...] = ()

    @property
    def understood(self) -> bool:
        """Whether every ability and all else on the card is understood."""
        return not self.problem


Split = tuple[str, tuple[Paragraph, ...]]
"""A face's context and its abilities."""


def split(face: Face) -> Split:
    """Return what has to be read of FACE: enough to tell that there are too many abilities."""
    return context(face), tuple(islice(paragraphs(face), MOST_ABILITIES + 1))


def read_texts(keys: Sequence[Key]) -> Iterator[Reading]:
    """Yield the readings of KEYS in order, by this process' grammar."""
    for begin in range(0, len(keys), AT_ONCE):
        rows = bridge().call(
            "define", "magic", "read", [list(key) for key in keys[begin:][:AT_ONCE]]
        )
        yield from (Reading(*row) for row in rows)


def read_faces(card: PrintedCard) -> list[list[tuple[Paragraph, Reading]]]:
    """Return the abilities of each face of CARD with what this process' grammar reads."""
    faces = [split(face) for face in card.faces]
    keys = list({(where, part.text): None for where, parts in faces for part in parts})
    readings = dict(zip(keys, read_texts(keys), strict=True))
    return [[(part, readings[where, part.text]) for part in parts] for where, parts in faces]


def judge(card: PrintedCard, faces: Iterable[Iterable[tuple[Paragraph, Reading]]]) -> CardReading:
    """Return whether CARD, whose FACES' abilities are read, can be played."""
    found = [list(face) for face in faces]
    terms = [[reading.term for _, reading in face] for face in found]
    problem = problem_of(ability for face in found for ability in face)
    if problem:
        return CardReading(problem)
    row = frame_row(card, terms)
    (answer,) = bridge().call("define", "magic", "judge", [row])
    return judged(answer)


def judged(answer: list[Any]) -> CardReading:
    """Return what Prolog's ANSWER, about a card's frame, makes of the card."""
    verdict, found = answer
    if verdict == "playable":
        return CardReading("", tuple(found))
    return CardReading(f"not supported: {found}")


def problem_of(abilities: Iterable[tuple[Paragraph, Reading]]) -> str:
    """Return why a card with ABILITIES can't be played: they are too many, or one is not read."""
    for number, (paragraph, reading) in enumerate(abilities, start=1):
        if number > MOST_ABILITIES:
            return f"it has more than {MOST_ABILITIES} abilities"
        if not reading.understood:
            return f'"{shortened(paragraph.printed)}": {reading.problem}'
    return ""


def shortened(text: str, most: int = 60) -> str:
    """Return TEXT on one line of at most MOST letters."""
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def frame_row(card: PrintedCard, terms: Sequence[list[str]]) -> list[Any]:
    """Return what Prolog needs to judge CARD, whose faces' abilities are understood, as TERMS."""
    return [
        card.layout,
        [_face_row(face, own) for face, own in zip(card.faces, terms, strict=True)],
    ]


def _face_row(face: Face, terms: list[str]) -> list[Any]:
    kinds = [list(kind) for kind in (face.supertypes, face.types, face.subtypes, face.colors)]
    size = [face.power or "", face.toughness or ""]
    return [face.name, face.mana_cost, *kinds, *size, terms]
