"""Decks that are kept: lists of cards with a title, a file each, beside the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import reason
from pyengine.web.relay.shelf import Shelf, new_name

_MOST_DECKS = 500
_MOST = {"game": 40, "title": 40, "format": 40, "text": 64_000}
"""How many characters each part of a deck may have."""


class DeckShelf:
    """The decks that are kept on a shelf; what is in a list is not looked at here."""

    def __init__(self, shelf: Shelf) -> None:
        """Keep decks on SHELF."""
        self._shelf = shelf

    def listed(self) -> list[dict[str, str]]:
        """Return the decks without their lists, by their titles."""
        found = [(path, _read(path)) for path in self._shelf.directory.glob("*.deck")]
        known = [
            {"name": path.stem, "title": deck["title"], "game": deck["game"]}
            for path, deck in found
            if deck is not None
        ]
        return sorted(known, key=lambda deck: (deck["title"].casefold(), deck["name"]))

    def keep(self, deck: dict[str, Any]) -> dict[str, str]:
        """Keep DECK, in the place of one of its game and title; ManalogError: it is none."""
        checked = _checked(deck)
        same = [
            one["name"]
            for one in self.listed()
            if (one["game"], one["title"]) == (checked["game"], checked["title"])
        ]
        if not same and len(self.listed()) >= _MOST_DECKS:
            raise ManalogError(f"{_MOST_DECKS} decks are kept here: delete one of them first")
        path = self._shelf.path_of(same[0] if same else new_name(), "deck")
        try:
            replace_file(path, json.dumps(checked, ensure_ascii=False).encode(), mode=0o600)
        except OSError as error:
            raise ManalogError(f"the deck can't be kept ({reason(error)})") from error
        return {"name": path.stem, "title": checked["title"], "game": checked["game"]}

    def read(self, name: str) -> dict[str, str]:
        """Return the deck NAME; ManalogError: there is none."""
        deck = _read(self._shelf.path_of(name, "deck"))
        if deck is None:
            raise ManalogError("there is no such deck")
        return {**deck, "name": name}

    def forget(self, name: str) -> None:
        """Forget the deck NAME."""
        self._shelf.path_of(name, "deck").unlink(missing_ok=True)


def _checked(deck: dict[str, Any]) -> dict[str, str]:
    """Return DECK as far as it is one; ManalogError: something is too long, or no text."""
    for key, most in _MOST.items():
        value = deck.get(key, "")
        if not isinstance(value, str) or len(value) > most:
            raise ManalogError(f"the {key} of a deck has at most {most} characters")
    title = " ".join(str(deck.get("title", "")).split())
    if not title.isprintable() or not title:
        raise ManalogError("a deck that is kept has a name")
    if not deck.get("text", "").strip():
        raise ManalogError("there is no card in the list")
    return {**{key: deck.get(key, "") for key in _MOST}, "title": title}


def _read(path: Path) -> dict[str, str] | None:
    """Return the deck in the file PATH, None where there is none."""
    try:
        deck = json.loads(path.read_bytes())
        return _checked(deck)
    except (OSError, ValueError, AttributeError, RecursionError, ManalogError):
        return None
