"""Lists of cards that a page sends while somebody writes them: judged, within limits."""

from __future__ import annotations

from typing import Any

from pyengine.errors import ManalogError
from pyengine.games.offer import DeckJudge
from pyengine.web.worker.recipe import MOST_DECK, offers

_MOST_NAMES = 250
_MOST_NAME = 200
_MOST_FORMAT = 40


class Desks:
    """The desks of the games whose decks are lists, opened as they are asked for."""

    def __init__(self) -> None:
        """Have none open."""
        self._judges: dict[str, DeckJudge] = {}

    def judged(self, asked: Any) -> dict[str, Any]:
        """Return what is said of the list that a page has sent; ManalogError: it is none."""
        judge = self._judge(asked)
        text, wanted = asked.get("text"), asked.get("format", "")
        if not isinstance(text, str) or len(text) > MOST_DECK:
            raise ManalogError(f"a deck has at most {MOST_DECK} characters")
        if not isinstance(wanted, str) or len(wanted) > _MOST_FORMAT:
            raise ManalogError("there is no such format")
        return judge.verdict(text, wanted)

    def nearest(self, asked: Any) -> dict[str, Any]:
        """Return what there is in the place of the cards that a page names."""
        judge, names = self._judge(asked), asked.get("names")
        if not isinstance(names, list) or len(names) > _MOST_NAMES:
            raise ManalogError(f"at most {_MOST_NAMES} cards are looked for at once")
        if not all(isinstance(name, str) and len(name) <= _MOST_NAME for name in names):
            raise ManalogError("cards are called by their names")
        return judge.nearest(names)

    def _judge(self, asked: Any) -> DeckJudge:
        game = str(asked.get("game", ""))[:40] if isinstance(asked, dict) else ""
        if game not in self._judges:
            offer = offers().get(game)
            if offer is None or offer.judge is None:
                raise ManalogError("there is no such game with decks")
            self._judges[game] = offer.judge()
        return self._judges[game]
