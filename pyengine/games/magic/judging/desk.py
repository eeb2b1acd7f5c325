"""The desk where lists of cards are judged, one after the other, while somebody types them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pyengine.errors import DeckError
from pyengine.games.magic.cards.remembering import RememberingDatabase
from pyengine.games.magic.deck_lists import list_text
from pyengine.games.magic.decks import Deck, Problem, is_xml, survey_text
from pyengine.games.magic.formats.construction import ANYTHING, format_names
from pyengine.games.magic.formats.known import KnownCards
from pyengine.games.magic.formats.legality import judge
from pyengine.games.magic.judging.shape import shape
from pyengine.games.magic.judging.verdict import lines_of, unread_line
from pyengine.games.magic.missing.blanks import Blank
from pyengine.games.magic.missing.settling import Known

_MOST_GUESSING = 0.1
"""For so many seconds names are looked for that were meant; those of other lines the next time."""

_SECONDS = 1.0
"""After so long an answer about what is nearest goes out; the rest is asked for again."""


class Desk:
    """Judges lists; what was looked up is remembered until other cards are imported."""

    def __init__(self) -> None:
        """Open the cards."""
        self._open()

    def _open(self) -> None:
        self._database = RememberingDatabase.open()
        self._edition = self._database.edition()
        self._cards = KnownCards(self._database)
        self._formats = format_names(self._cards.formats())
        self._known = Known(self._database.pool)
        self._advised: dict[str, dict[str, Any]] = {}

    def _refresh(self) -> None:
        """Look at the cards anew where others have been imported."""
        if self._database.edition() != self._edition:
            self._database.close()
            self._open()

    def close(self) -> None:
        """Close the cards' files."""
        self._database.close()

    # -------------------------------------------------------------- a list

    def verdict(self, text: str, wanted: str) -> dict[str, Any]:
        """Return what is said of the list TEXT, played in the format WANTED, as JSON.

        A list in XML comes back as the same `text` in plain lines, which are what is judged.
        """
        self._refresh()
        if is_xml(text):
            return self._plain(text, wanted)
        faults: list[DeckError] = []
        self._database.hurry(_MOST_GUESSING)
        try:
            survey = survey_text(text, "deck", self._database, faults)
        except DeckError as error:
            return {"trouble": error.message, "lines": [unread_line(fault) for fault in faults]}
        lines = [*lines_of(survey, self._database), *map(unread_line, faults)]
        return {
            "trouble": "",
            "lines": sorted(lines, key=lambda line: int(line["line"])),
            "size": survey.deck.size,
            "beside": sum(count for count, _ in survey.deck.sideboard),
            "playable": survey.playable,
            "words": survey.words,
            "unfinished": self._database.cut_short,
            "shape": shape(survey.deck, self._database),
            **self._legality(survey.deck, wanted),
        }

    def _plain(self, text: str, wanted: str) -> dict[str, Any]:
        try:
            deck = survey_text(text, "", self._database).deck
        except DeckError as error:
            where = f"line {error.line}: " if error.line else ""
            return {"trouble": f"{where}{error.message}", "lines": []}
        assert deck.piles is not None
        plain = list_text(deck.name, deck.piles)
        return {**self.verdict(plain, wanted), "text": plain}

    def _legality(self, deck: Deck, wanted: str) -> dict[str, Any]:
        found = [judge(deck, name, self._database, self._cards) for name in self._formats]
        told = next((one for one in found if one.format.name == wanted != ANYTHING), None)
        return {
            "formats": [[one.format.name, len(one.faults)] for one in found],
            "faults": [asdict(fault) for fault in told.faults] if told else [],
            "unchecked": list(told.unchecked) if told else [],
        }

    # -------------------------------------------------------------- what is nearest

    def nearest(self, names: Sequence[str]) -> dict[str, Any]:
        """Return what there is in the place of cards called NAMES that can't be played.

        `cards` has of each why it can't be played, what is `nearest`, and what it would be played
        without as a `blank`; those that are left out are to be asked for again.
        """
        self._refresh()
        end = time.monotonic() + _SECONDS
        cards: dict[str, dict[str, Any]] = {}
        for name in names:
            if cards and time.monotonic() > end:
                break
            cards[name] = self._advice(name)
        return {"cards": cards}

    def _advice(self, name: str) -> dict[str, Any]:
        if name not in self._advised:
            missing = self._known.of(Problem(0, 1, name, "", known=True))
            blank = missing.blank
            self._advised[name] = {
                "reasons": [reason for reason in missing.reasons() if reason],
                "nearest": list(missing.alike),
                "blank": blank.words if isinstance(blank, Blank) else None,
            }
        return self._advised[name]
