"""What is said of cards that can't be played: why, what is nearest, what their deck lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Problem, Survey
from pyengine.games.magic.missing.blanks import Blank, parts_of
from pyengine.games.magic.missing.settling import Known, Missing
from pyengine.games.magic.pool.lacking import Lack
from pyengine.games.magic.pool.paragraphs import context

UNKNOWN = Lack("card", "it is in no file")


@dataclass(frozen=True, slots=True)
class Advice:
    """A card that can't be played: where it stands, why, and what there is for it.

    `blank` tells what it would be played without, None where it can't be a blank; `lacks` what
    would make it whole.
    """

    line: int
    count: int
    name: str
    sideboard: bool
    reasons: tuple[str, ...]
    nearest: tuple[str, ...]
    blank: str | None
    lacks: tuple[Lack, ...]

    def lines(self, file: str) -> Iterator[str]:
        """Yield it as lines of text that name FILE."""
        beside = " of the sideboard" if self.sideboard else ""
        yield f"{file}:{self.line}: {self.count} {self.name}{beside} can't be played:"
        yield from (f"    {reason}" for reason in self.reasons)
        if self.nearest:
            yield f"    nearest: {'; '.join(self.nearest)}"
        if self.blank is not None:
            yield f"    blank: {self.blank}"

    def record(self) -> dict[str, Any]:
        """Return it for JSON."""
        return asdict(self)


def advice(survey: Survey, database: CardDatabase) -> list[Advice]:
    """Return what is to be said of each card of SURVEY that can't be played."""
    known = Known(database.pool)
    here = {name for _, name in survey.deck.cards}
    rows: list[tuple[Problem, bool]] = [(problem, False) for problem in survey.problems]
    rows += [(problem, True) for problem in survey.beside + survey.unread]
    return [_advice(known.of(problem), beside, here) for problem, beside in rows]


def _advice(missing: Missing, beside: bool, here: Iterable[str]) -> Advice:
    missing.without = frozenset(here)
    blank = missing.blank
    problem = missing.problem
    return Advice(
        problem.line,
        problem.count,
        missing.name,
        beside,
        missing.reasons() if missing.card else (problem.reason, *_remedy(problem)),
        missing.alike,
        blank.words if isinstance(blank, Blank) else None,
        _lacks(missing),
    )


def _remedy(problem: Problem) -> tuple[str, ...]:
    return (problem.remedy,) if problem.remedy else ()


def _lacks(missing: Missing) -> tuple[Lack, ...]:
    """Return what the texts of MISSING lack, and what its frame does where they lack nothing."""
    if missing.card is None or missing.number is None or missing.known.pool is None:
        return (Lack("card", missing.problem.reason) if missing.problem.known else UNKNOWN,)
    parts = parts_of(missing.known.pool, missing.number, missing.card)
    rows = [
        [context(face), part.text]
        for face, own in zip(missing.card.faces, parts, strict=True)
        for part, reading in own
        if not reading.understood
    ]
    if not rows:
        return (Lack("card", missing.reasons()[0]),)
    answers = bridge().call("define", "magic", "lacks", rows)
    return tuple(dict.fromkeys(Lack(*row) for row in answers))


def lacked(found: Sequence[Advice]) -> Iterator[str]:
    """Yield in lines what the deck of FOUND lacks, what most of its cards need first."""
    counts = Counter(lack for one in found for lack in one.lacks)
    names = {lack: [one.name for one in found if lack in one.lacks] for lack in counts}
    for lack, count in sorted(counts.items(), key=lambda row: (-row[1], row[0].kind, row[0].what)):
        cards = ", ".join(dict.fromkeys(names[lack]))
        yield f"{count:>3}  {lack.kind} {lack.what}: {cards}"
