"""A model that is trained in tests."""

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.model import Training
from pyengine.games.magic.models.training import Course

TINY = Training(("Forest",), ("Mountain",), "low", 0.5)


def course(database: CardDatabase, seed: int = 1) -> Course:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    return Course(*decks, seed=seed)
