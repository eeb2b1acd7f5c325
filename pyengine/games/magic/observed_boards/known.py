"""Known differences: classes with a rule and a reason, and what tells a board of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from pyengine.errors import ScenarioError
from pyengine.games.magic.observed_boards.token_names import called_alike
from pyengine.system.resources import carddb_dir
from pyengine.system.text_files import read_lines

if TYPE_CHECKING:
    from pyengine.games.magic.observed_boards.differences import Difference
    from pyengine.games.magic.observed_boards.legality import Dispute
    from pyengine.games.magic.observed_boards.reading import Board
    from pyengine.games.magic.observed_boards.sights import Sight
    from pyengine.games.magic.scenarios.cards import Cards

WHOSE = ("engine", "driver", "data", "ours")
"""Whose a difference is: the other engine's, its driver's, the card data's, or ours."""


@dataclass(frozen=True)
class KnownClass:
    """A class of differences: whose they are, the rule that decides, and the reason in words."""

    name: str
    whose: str
    rule: str
    reason: str


@dataclass
class KnownDifferences:
    """The classes, and the boards that were judged to be of one."""

    classes: dict[str, KnownClass] = field(default_factory=dict)
    judged: dict[str, str] = field(default_factory=dict)
    """The class of a board's difference, by the board's name; `NAME legal` for what is disputed."""

    @classmethod
    def read(cls, file: Path | None = None) -> KnownDifferences:
        """Read the table in FILE, or the project's own; ScenarioError: a line is wrong."""
        table = cls()
        file = file or carddb_dir() / "boards" / "known_differences.txt"
        for number, line in read_lines(file, error=ScenarioError):
            words = line.strip()
            if words and not words.startswith("#"):
                table._add(words, file, number)
        return table

    def _add(self, line: str, file: Path, number: int) -> None:
        kind, *parts = [part.strip() for part in line.split("|")]
        if kind == "class" and len(parts) == 4 and parts[1] in WHOSE:
            self.classes[parts[0]] = KnownClass(*parts)
        elif kind == "board" and len(parts) == 2 and parts[1] in self.classes:
            self.judged[parts[0]] = parts[1]
        else:
            raise ScenarioError(
                "this is no class of differences and no board of one",
                file=file,
                line=number,
                remedy="Write class | NAME | WHOSE | RULE | REASON or board | ID | NAME",
            )

    def reason(self, name: str) -> str:
        """Return in words why the board or scenario NAME comes out otherwise; "" for unknown."""
        known = self.classes.get(self.judged.get(name, ""))
        return f"{known.name} ({known.whose}, {known.rule}): {known.reason}" if known else ""

    def judged_as(self, board: Board) -> str:
        """Return the class that BOARD was judged to be of; "" for none."""
        return self.judged.get(board.id, "")

    def legality_judged_as(self, board: Board) -> str:
        """Return the class of what only one engine says can be done on BOARD; "" for none."""
        return self.judged.get(f"{board.id} legal", "")

    def dispute_by_form(self, dispute: Dispute, cards: Cards) -> str:
        """Return the class that DISPUTE is of by its form alone; "" for none."""
        forms = _FORMS_OF_DISPUTES.items()
        return next((n for n, test in forms if n in self.classes and test(dispute, cards)), "")

    def by_form(self, found: Found) -> str:
        """Return the class that FOUND is of by its form alone; "" for none."""
        return next((n for n, test in _FORMS.items() if n in self.classes and test(found)), "")


@dataclass(frozen=True)
class Found:
    """A difference of a board, in what was seen by the other engine at the same moment."""

    difference: Difference
    board: Board
    theirs: Sight
    cards: Cards
    others: Sequence[Difference] = ()
    """What else differs at that moment."""

    @property
    def lands(self) -> set[str]:
        """The names of the lands of which there may be several."""
        return {thing.name for thing in self.theirs.things if thing.plain_land}


def _lands_that_pay(found: Found) -> bool:
    """A basic land is tapped for mana that only what was done to it tells from others."""
    if found.difference.what != "tapped" or not _is_basic(_called(found.difference), found.cards):
        return False
    return found.board.any_lands or _more_tapped(found) == 0


def _more_tapped(found: Found) -> int:
    """Return how many more of the player's lands are tapped there than here."""
    tapped = (
        other
        for other in found.others
        if other.what == "tapped"
        and _same_side(other.where, found.difference.where)
        and (_called(other) == "lands" or _is_basic(_called(other), found.cards))
    )
    return sum(int(other.theirs) - int(other.ours) for other in tapped)


def _called(difference: Difference) -> str:
    """Return the name of the permanents that DIFFERENCE is about."""
    return difference.where.partition(".")[2].rpartition(".")[0]


def _is_basic(name: str, cards: Cards) -> bool:
    card = cards.find(name)
    return card is not None and "basic" in card.supertypes


def _lands_given_up(found: Found) -> bool:
    """A land of several has gone: whether it was a tapped one was its player's choice."""
    if not found.difference.where.endswith("lands.tapped"):
        return False
    side = found.theirs.sides[found.difference.where.partition(".")[0]]
    return bool(found.lands & {*side.graveyard, *side.exile})


def _hybrid_mana(found: Found) -> bool:
    """A cost that can be paid in several ways takes other numbers of lands."""
    return found.board.any_lands and found.difference.where.endswith("lands.tapped")


def _subtypes_of_the_file(found: Found) -> bool:
    """The card data does not say which subtypes the card has."""
    where, ours = found.difference.where, found.difference.ours
    if found.difference.what != "subtypes" or ours:
        return False
    card = found.cards.find(where.partition(".")[2].removesuffix(".subtypes"))
    return card is not None and not card.subtypes


def _color_of_the_file(found: Found) -> bool:
    """The card data gives a card that is no artifact neither mana of a color nor an indicator."""
    where, ours = found.difference.where, found.difference.ours
    card = found.cards.find(where.partition(".")[2].removesuffix(".color"))
    if found.difference.what != "color" or ours or card is None:
        return False
    colorless = _COLORLESS & set(card.types) or "keyword(devoid)" in card.abilities
    return card.mana_cost in ("", "{0}") and not colorless


_COLORLESS = {"artifact", "land"}


def _name_of_a_token(found: Found) -> bool:
    """As many tokens are called by more or fewer of the same words."""
    here = found.difference
    if here.what == "attached":
        return all(isinstance(n, str) for n in (here.theirs, here.ours)) and called_alike(
            here.theirs, here.ours
        )
    called = _called_there(here.where)
    return called != "" and any(
        (there.theirs, there.ours) == (here.ours, here.theirs)
        and _same_side(there.where, here.where)
        and called_alike(called, _called_there(there.where))
        for there in found.others
    )


def _called_there(where: str) -> str:
    """Return the name of the permanents that are counted at WHERE; "" where none are."""
    _, zone, name = (*where.split(".", 2), "", "")[:3]
    return name if zone == "battlefield" else ""


def _same_side(one: str, other: str) -> bool:
    return one.partition(".")[0] == other.partition(".")[0]


_FORMS: dict[str, Callable[[Found], bool]] = {
    "lands-that-pay": _lands_that_pay,
    "lands-given-up": _lands_given_up,
    "hybrid-mana": _hybrid_mana,
    "subtypes-of-the-file": _subtypes_of_the_file,
    "name-of-a-token": _name_of_a_token,
    "color-indicator-of-the-file": _color_of_the_file,
}
"""What tells a difference of a class from its form alone."""


def _blocked_by_one(dispute: Dispute, _: Cards) -> bool:
    """Each block is refused because nothing else could block what has menace."""
    return dispute.kind == "block" and not dispute.ours and dispute.rules == {"702.111b"}


def _alike_blocks(dispute: Dispute, _: Cards) -> bool:
    """What must block blocks by itself there, and is offered here, where nothing blocks yet."""
    return dispute.kind == "block" and not dispute.theirs and "509.1c" in dispute.rules


def _land_that_attacks(dispute: Dispute, cards: Cards) -> bool:
    """Only basic lands are disputed, of which one or another was tapped or is a creature."""
    names = (*dispute.theirs, *dispute.ours)
    return dispute.kind == "attack" and all(_is_basic(name, cards) for name in names)


def _tokens_called_alike(dispute: Dispute, _: Cards) -> bool:
    """What both have differs by the words that a token's name has."""
    ours = list(dispute.ours)
    for name in dispute.theirs:
        found = next((n for n in ours if _pairs_alike(name, n)), None)
        if found is None:
            return False
        ours.remove(found)
    return bool(dispute.theirs) and not ours


def _pairs_alike(one: str, other: str) -> bool:
    pairs = list(zip(one.split("|"), other.split("|"), strict=False))
    return all(a == b or called_alike(a, b) for a, b in pairs)


_FORMS_OF_DISPUTES: dict[str, Callable[[Dispute, Cards], bool]] = {
    "one-blocker-by-itself": _blocked_by_one,
    "alike-blocks": _alike_blocks,
    "lands-that-pay": _land_that_attacks,
    "name-of-a-token": _tokens_called_alike,
}
"""What tells a dispute of a class from its form alone."""
