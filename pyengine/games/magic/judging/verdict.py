"""What is said of a list of cards: of each line whether it can be played, and what to do if not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.errors import DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.deck_lists import Entry
from pyengine.games.magic.decks import Problem, Survey

PLAYS, REFUSED, UNKNOWN, UNREAD = "plays", "refused", "unknown", "unread"
"""A line's card can be played; there is such a card, which is not understood; there is none of that
name; the line says no card at all."""

Line = dict[str, Any]


def lines_of(survey: Survey, database: CardDatabase) -> Iterator[Line]:
    """Yield what is said of each line of SURVEY with cards, in no order."""
    piles = survey.deck.piles
    assert piles is not None
    wrong = {(it.line, it.name): it for it in survey.missing}
    leading = {(entry.line, entry.name) for entry in piles.commanders}
    beside = {(entry.line, entry.name) for entry in [*piles.sideboard, *piles.companion]}
    entries = [*piles.main, *piles.sideboard, *piles.companion]
    for entry in {(entry.line, entry.name): entry for entry in entries}.values():
        key = (entry.line, entry.name)
        line = _line(entry, wrong.get(key), database)
        yield {**line, "beside": key in beside, "leads": key in leading}


def _line(entry: Entry, problem: Problem | None, database: CardDatabase) -> Line:
    line = {"line": entry.line, "count": entry.count, "name": entry.name}
    if problem is None:
        return {**line, "state": PLAYS, "card": database.lookup(entry.name).name}
    if problem.known:
        return {**line, "state": REFUSED, "reason": problem.reason}
    instead = database.suggestions(entry.name)
    return {**line, "state": UNKNOWN, "reason": problem.reason, "instead": instead}


def unread_line(fault: DeckError) -> Line:
    """Return what is said of a line of a list that is not understood."""
    remedy = f". {fault.remedy}" if fault.remedy else ""
    return {"line": fault.line or 0, "state": UNREAD, "reason": f"{fault.message}{remedy}"}
