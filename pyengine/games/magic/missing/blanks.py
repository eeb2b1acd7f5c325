"""Blanks: cards without those of their abilities that are not understood.

A blank keeps its name, cost, colors, types, size and loyalty, and each ability that is understood;
what is left out stands on it. An ability that needs one that is left out goes with it. A chapter of
a Saga that is left out still comes, and does nothing. A spell of which nothing is understood
resolves and does nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pyengine.engine.bridge import bridge
from pyengine.errors import CardError
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.missing.ways import LeftOut
from pyengine.games.magic.pool.lookup import Pool, engine_card
from pyengine.games.magic.pool.paragraphs import Paragraph
from pyengine.games.magic.pool.printed import Face, PrintedCard
from pyengine.games.magic.pool.reading import (
    MOST_ABILITIES,
    CardReading,
    Reading,
    frame_row,
    grammar_version,
    judged,
    read_faces,
    shortened,
)
from pyengine.games.magic.position import quoted

Parts = list[list[tuple[Paragraph, Reading]]]
"""The abilities of each face with what they were read as."""

_CORNER = re.compile(r"(?:Loyalty|Defense): ")
_COST = re.compile(r"(\[[^\]]*\]): ")
_CHAPTERS = re.compile(r"((?:\[[IVX]+\](?:, )?)+): ")
_NOTHING, _NOTHING_SAID = "spell([])", "Nothing happens."
_LONGEST_NAME = 30
_NUMBERS = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8}
_LEVEL = re.compile(r"LEVEL \d")
_OF_LEVEL = "only a level has it"
_NEEDS_OTHER = "it needs another one that is left out"


@dataclass(frozen=True, slots=True)
class Blank:
    """A card as it is played without what is not understood, and what that is."""

    card: Card
    left_out: tuple[LeftOut, ...]

    @property
    def words(self) -> str:
        """In words what it is without."""
        without = f"without {', '.join(part.what for part in self.left_out)}"
        return f"{without}: it does nothing" if _NOTHING in self.card.abilities else without


@dataclass(slots=True)
class _Kept:
    """An ability that stays on a blank: its term, and what it is called."""

    part: Paragraph
    term: str


def parts_of(pool: Pool, number: int, card: PrintedCard) -> Parts:
    """Return what each ability of CARD, which has NUMBER in POOL, was read as."""
    query = (
        "SELECT face, printed, texts.text AS said, state, term, detail, version FROM paragraphs "
        "JOIN texts ON texts.id = paragraphs.text WHERE card = ? ORDER BY face, position"
    )
    rows = pool.connection.execute(query, (number,)).fetchall()
    if not rows or any(row["version"] != grammar_version() for row in rows):
        return read_faces(card)
    faces: Parts = [[] for _ in card.faces]
    for row in rows:
        reading = Reading(row["state"], row["term"], row["detail"])
        faces[row["face"]].append((Paragraph(row["printed"], row["said"]), reading))
    return faces


def not_understood(parts: Parts) -> Iterator[LeftOut]:
    """Yield those of PARTS that are not understood."""
    for part, reading in (one for face in parts for one in face):
        if not reading.understood:
            yield LeftOut(called(part), _line(part.printed), reading.problem)


def called(part: Paragraph) -> str:
    """Return how a player calls the ability PART: by its cost, its chapter or its first words."""
    if chapters := _CHAPTERS.match(part.printed):
        return f"chapter {re.sub('[][]', '', chapters[1])}"
    if cost := _COST.match(part.printed):
        return _line(cost[1])
    line = _line(part.printed)
    if "." not in line and len(line) <= _LONGEST_NAME:
        return line
    return f'"{shortened(line)}"'


def _line(text: str) -> str:
    """Return TEXT on one line, with the minus of a loyalty ability as it is printed."""
    return re.sub(r"^\[-", "[−", " ".join(text.split()))


def blank_of(pool: Pool, number: int) -> Blank:
    """Return the card with NUMBER in POOL without what is not understood.

    CardError: even so the rules do not know what it is.
    """
    card = pool.printed(number)
    parts = parts_of(pool, number, card)
    parts, of_levels = _without_levels(parts)
    left_out = [*not_understood(parts), *of_levels]
    whole = card
    shown = [_shown_size(face, own) for face, own in zip(card.faces, parts, strict=True)]
    card = replace(card, faces=tuple(face for face, _ in shown))
    left_out += [size for _, size in shown if size is not None]
    kept = [[*_kept(own)] for own in parts]
    if any(len(own) > MOST_ABILITIES for own in kept):
        raise CardError(f"{card.name} can't be a blank: it has too many abilities")
    for layout, faces in _frames(card, kept, left_out):
        framed = replace(card, layout=layout, faces=tuple(face for face, _ in faces))
        if reading := _played(framed, [own for _, own in faces], left_out):
            return _blank(pool, number, whole, framed, reading, left_out)
    problem = _answer(card, kept).problem.removeprefix("not supported: ")
    raise CardError(f"{card.name} can't be a blank: {problem}")


def _without_levels(parts: Parts) -> tuple[Parts, list[LeftOut]]:
    """Return PARTS without those that only a level has (711), and these."""
    left: Parts = []
    gone: list[LeftOut] = []
    for own in parts:
        places = [at for at, (part, _) in enumerate(own) if _LEVEL.match(part.printed)]
        first = places[0] if places else len(own)
        left.append(own[:first])
        gone += [LeftOut(called(part), _line(part.printed), _OF_LEVEL) for part, _ in own[first:]]
    return left, gone


def _kept(parts: Sequence[tuple[Paragraph, Reading]]) -> Iterator[_Kept]:
    """Yield the abilities of PARTS that stay, and for chapters that don't one that does nothing."""
    for part, reading in parts:
        if reading.understood:
            yield _Kept(part, reading.term)
        elif chapters := _CHAPTERS.match(part.printed):
            symbols = re.findall(r"[IVX]+", chapters[1])
            if all(symbol in _NUMBERS for symbol in symbols):
                numbers = ",".join(str(_NUMBERS[symbol]) for symbol in symbols)
                nothing = Paragraph(f"{chapters[0]}(nothing)", part.text)
                yield _Kept(nothing, f"triggered(chapter([{numbers}]),true,[])")


def _frames(
    card: PrintedCard, kept: list[list[_Kept]], left_out: list[LeftOut]
) -> Iterator[tuple[str, list[tuple[Face, list[_Kept]]]]]:
    """Yield the frames that a blank of CARD may have, with what is KEPT, the best first.

    What a frame is without is added to LEFT_OUT as it is tried.
    """
    faces = [_unattached(face, own, left_out) for face, own in zip(card.faces, kept, strict=True)]
    yield card.layout, faces
    for face, _ in faces[1:]:
        left_out.append(LeftOut(face.name, f"{face.name} ({face.type_line})", "its frame"))
    yield "normal", faces[:1]


def _unattached(face: Face, own: list[_Kept], left_out: list[LeftOut]) -> tuple[Face, list[_Kept]]:
    """Return FACE, no Aura where nothing says what it enchants, with its OWN abilities."""
    enchants = [one for one in own if one.term.startswith("keyword(enchant(")]
    if "aura" not in face.subtypes or len(enchants) == 1:
        return face, own
    left_out.append(LeftOut("subtype Aura", "Aura", "nothing says what it enchants"))
    kinds = tuple(kind for kind in face.subtypes if kind != "aura")
    return replace(face, subtypes=kinds), [one for one in own if one not in enchants]


def _shown_size(
    face: Face, parts: Sequence[tuple[Paragraph, Reading]]
) -> tuple[Face, LeftOut | None]:
    """Return FACE with 0 for each star that nothing says (208.2a), and that it is so."""
    known = (reading.term for _, reading in parts if reading.understood)
    size = f"{face.power}/{face.toughness}"
    if face.power is None or face.toughness is None or size.replace("/", "").isdigit():
        return face, None
    if any(term.startswith("static(this,[defined_") for term in known):
        return face, None
    power, toughness = (_number(number) for number in (face.power, face.toughness))
    if f"{power}/{toughness}" == size:
        return face, None
    what = LeftOut(f"size {size}", f"{size} is {power}/{toughness}", "nothing says what it is")
    return replace(face, power=power, toughness=toughness), what


def _number(printed: str) -> str:
    """Return what PRINTED is where each star and X is 0."""
    total = 0
    for sign, number in re.findall(r"([+-]?)(\d+)", printed):
        total += -int(number) if sign == "-" else int(number)
    return str(total)


# ------------------------------------------------------------------ what is left


def _played(
    card: PrintedCard, kept: list[list[_Kept]], left_out: list[LeftOut]
) -> CardReading | None:
    """Return CARD with as much of KEPT as the rules play together; None: not even without.

    What goes is added to LEFT_OUT.
    """
    kept = [list(own) for own in kept]
    gone: list[_Kept] = []
    while not (reading := _answer(card, kept)).understood:
        found = [
            (face, at)
            for face in reversed(range(len(kept)))
            for at in reversed(range(len(kept[face])))
            if not _CORNER.match(kept[face][at].part.printed)
        ]
        if not found:
            return None
        face, at = next(
            (one for one in found if _answer(card, _without(kept, *one)).understood), found[0]
        )
        gone.append(kept[face][at])
        kept = _without(kept, face, at)
    for one in reversed(gone):
        left_out.append(LeftOut(called(one.part), _line(one.part.printed), _NEEDS_OTHER))
    return reading


def _without(kept: list[list[_Kept]], face: int, at: int) -> list[list[_Kept]]:
    """Return KEPT without the ability AT a place of a FACE."""
    return [
        [one for place, one in enumerate(own) if (number, place) != (face, at)]
        for number, own in enumerate(kept)
    ]


def _answer(card: PrintedCard, kept: list[list[_Kept]]) -> CardReading:
    """Return what the rules say of CARD with the abilities KEPT."""
    faces = zip(card.faces, kept, strict=True)
    row = frame_row(card, [_terms(face, [one.term for one in own]) for face, own in faces])
    (answer,) = bridge().call("define", "magic", "blank", [row])
    return judged(answer)


def _terms(face: Face, terms: list[str]) -> list[str]:
    """Return TERMS with one that says what a spell does, where nothing else does."""
    said = not face.is_spell or any(term.startswith("spell(") for term in terms)
    return terms if said else [*terms, _NOTHING]


def _blank(
    pool: Pool, number: int, whole: PrintedCard, card: PrintedCard, reading: CardReading,
    left_out: list[LeftOut],
) -> Blank:  # fmt: skip
    """Return the blank of CARD, which is WHOLE the card with NUMBER, with its marks."""
    missing = tuple(dict.fromkeys(left_out))
    marks = tuple(f"left_out({quoted(one.text)})" for one in missing)
    words = pool.words(number) | {_NOTHING: _NOTHING_SAID}
    words |= {
        term: f"[{', '.join(re.findall(r'[0-9]+', term))}]: nothing happens"
        for term in reading.terms
        if term.startswith("triggered(chapter(") and term.endswith(",true,[])")
    }
    made = engine_card(card, reading, words)
    return Blank(
        replace(made, name=whole.name, abilities=made.abilities + marks, source="blank"), missing
    )
