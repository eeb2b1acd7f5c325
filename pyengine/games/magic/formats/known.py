"""What a format has to know of a card: its legality, and how many of it a deck may have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pyengine.errors import CardError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.kept import kept
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.pool.deck_sentences import deck_sentence

if TYPE_CHECKING:
    from pyengine.games.magic.pool.lookup import Pool
    from pyengine.games.magic.pool.printed import PrintedCard


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card as a format sees it.

    `copies` is how many of it a deck may have by what the card says, and `unlimited` that it may
    have any number. `printed` is None for a card that only Manalog has, which is its `own`.
    """

    name: str
    unlimited: bool = False
    copies: int | None = None
    legalities: Mapping[str, str] = field(default_factory=dict)
    printed: PrintedCard | None = None
    own: Card | None = None


class KnownCards:
    """The cards of DATABASE, as formats see them."""

    def __init__(self, database: CardDatabase) -> None:
        self._database = database
        self._found: dict[str, KnownCard | CardError] = {}
        self._formats: frozenset[str] | None = None

    @property
    def pool(self) -> Pool | None:
        """The imported cards, if there are any."""
        return self._database.pool

    def find(self, name: str) -> KnownCard:
        """Return the card NAME, played or not; CardError: there is none."""
        return kept(self._found, name, self._find)

    def _find(self, name: str) -> KnownCard:
        number = self.pool.number(name) if self.pool is not None else None
        if self.pool is not None and number is not None:
            return _imported(self.pool.printed(number))
        card = self._database.lookup(name)
        return KnownCard(card.name, "basic" in card.supertypes, own=card)

    def formats(self) -> frozenset[str]:
        """Return the formats of which the card files say what is legal in them."""
        if self._formats is None:
            self._formats = self.pool.formats() if self.pool is not None else frozenset()
        return self._formats


def _imported(card: PrintedCard) -> KnownCard:
    unlimited, copies = "basic" in card.faces[0].supertypes, None
    for line in (line for face in card.faces for line in face.text.split("\n")):
        said = deck_sentence(line)
        if said is not None and said.name == card.name:
            unlimited, copies = unlimited or said.copies is None, said.copies
    return KnownCard(card.name, unlimited, copies, card.legalities, card)


def allows_more(pool: Pool, name: str, count: int) -> bool:
    """Tell whether the card NAME of POOL says itself that a deck may have COUNT of it."""
    number = pool.number(name)
    card = _imported(pool.printed(number)) if number is not None else None
    return card is not None and (card.unlimited or (card.copies or 0) >= count)
