"""The cards of all games, opened where they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pyengine.errors import EngineError
from pyengine.games import CardSource, find_game
from pyengine.system.closing import Closing
from pyengine.system.importing import imported


class OpenCards(Closing):
    """Looks up the cards of games, each of whose sources is opened once.

    With POOL, a file, a game that draws decks from pools has the cards of this one.
    """

    def __init__(self, pool: Path | None = None) -> None:
        self._pool = pool
        self._sources: dict[str, CardSource] = {}

    def rows(self, game: str, names: Sequence[str]) -> tuple[list[Any], ...]:
        """Return the cards NAMES of GAME as `Setup.cards` has them.

        CardError: a card is unknown. EngineError: the game is unknown, or has no cards.
        """
        source = self._source(game)
        if source is not None:
            return source.rows(names)
        if names:
            raise EngineError(f"there are no cards in {game}")
        return ()

    def _source(self, game: str) -> CardSource | None:
        found = find_game(game)
        if found.open_cards is not None and game not in self._sources:
            if self._pool is not None and found.drawn:
                self._sources[game] = imported(found.drawn)(self._pool).cards
            else:
                self._sources[game] = found.open_cards()
        return self._sources.get(game)

    def close(self) -> None:
        """Close what was opened."""
        for source in self._sources.values():
            source.close()
        self._sources.clear()
