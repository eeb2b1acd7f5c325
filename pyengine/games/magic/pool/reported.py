"""What is said about an imported card: as printed, and what was made of each ability."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.reading import CardReading, Reading, judge, read_faces


@dataclass(frozen=True, slots=True)
class ReportedAbility:
    """An ability of a card called `name`: its words as `printed`, and what they were read as."""

    name: str
    printed: str
    reading: Reading

    @property
    def shown(self) -> str:
        """What the grammar writes for it where it is understood, else the printed words."""
        if self.reading.understood and self.reading.detail:
            return self.reading.detail.replace("~", self.name)
        return self.printed

    @property
    def problem(self) -> str:
        """Why it is not understood, with what was read before; "" where it is."""
        if self.reading.state == "stopped" and self.reading.detail:
            before = self.reading.detail.replace("~", self.name)
            return f'{self.reading.problem}, after "{before}"'
        return self.reading.problem

    def record(self) -> dict[str, Any]:
        """Return it for JSON."""
        return {"printed": self.printed, **asdict(self.reading)}


@dataclass(frozen=True, slots=True)
class Report:
    """A card, its abilities face by face, and whether it can be played.

    `own` tells that Manalog has a definition of its own, to play where this one is not understood.
    """

    card: PrintedCard
    abilities: tuple[ReportedAbility, ...]
    reading: CardReading
    own: bool

    @property
    def verdict(self) -> str:
        """In a sentence whether the card can be played."""
        if self.reading.understood:
            return "This card can be played."
        if self.own:
            return "Manalog plays its own definition of this card."
        return f"This card can't be played: {self.reading.problem}"

    def record(self) -> dict[str, Any]:
        """Return it for JSON."""
        return {
            **asdict(self.card),
            "abilities": [ability.record() for ability in self.abilities],
            "understood": self.reading.understood,
            "problem": self.reading.problem,
            "terms": self.reading.terms,
        }


def report(card: PrintedCard, *, own: bool = False) -> Report:
    """Return what this process' grammar makes of CARD."""
    faces = read_faces(card)
    abilities = tuple(
        ReportedAbility(face.name, paragraph.printed, reading)
        for face, found in zip(card.faces, faces, strict=True)
        for paragraph, reading in found
    )
    return Report(card, abilities, judge(card, faces), own)
