"""What lies beside decks in a match, by the sizes of a format (100.4)."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import survey_deck
from pyengine.games.magic.formats.construction import USUAL_FORMAT, find_format
from pyengine.games.magic.formats.known import KnownCards
from pyengine.matches.match import Sideboard, sideboard_of


def sideboards(sources: Iterable[str], name: str | None) -> list[Sideboard]:
    """Return what lies beside the decks SOURCES in the format NAME, None for none."""
    with CardDatabase.open() as database:
        wanted = find_format(name, KnownCards(database).formats()) if name else USUAL_FORMAT
        decks = [survey_deck(source, database).deck for source in sources]
    return [sideboard_of(deck, wanted.least, wanted.sideboard) for deck in decks]
