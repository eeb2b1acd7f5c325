"""What lies beside decks in a match, by the sizes of a format (100.4)."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck, survey_deck
from pyengine.games.magic.formats.construction import USUAL_FORMAT, find_format
from pyengine.games.magic.formats.known import KnownCards
from pyengine.games.magic.missing.settling import settled
from pyengine.games.magic.missing.ways import Way
from pyengine.matches.match import Sideboard, sideboard_of


def sideboards(sources: Iterable[str], name: str | None, way: Way) -> list[Sideboard]:
    """Return what lies beside the decks SOURCES in the format NAME, None for none.

    What can't be played is replaced in the WAY that is said; else it stays beside the deck.
    """
    with CardDatabase.open() as database:
        wanted = find_format(name, KnownCards(database).formats()) if name else USUAL_FORMAT
        decks = [_deck(source, database, way) for source in sources]
    return [sideboard_of(deck, wanted.least, wanted.sideboard) for deck in decks]


def _deck(source: str, database: CardDatabase, way: Way) -> Deck:
    survey = survey_deck(source, database)
    return survey.deck if way in (Way.ASK, Way.REFUSE) else settled(survey, database, way)
