"""Deck lists in XML: MTGO's `.dek` and Cockatrice's `.cod`.

What is read comes from strangers: a file that declares anything of its own, entities among it, is
refused before any of that is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn
from xml.parsers import expat

from pyengine.games.magic.deck_lists import Listing

_ZONES = {"main": "main", "side": "side", "tokens": "ignored"}


def xml_listing(text: str, path: Path) -> Listing:
    """Return the cards of the XML in TEXT, of the file PATH; DeckError: it is no deck."""
    return _Reader(Listing(path)).read(text)


@dataclass(slots=True)
class _Reader:
    """Fills a listing from the elements of a document."""

    listing: Listing
    zone: str = "main"
    root: str = ""
    titled: bool = False
    title: list[str] = field(default_factory=list)
    parser: expat.XMLParserType = field(default_factory=expat.ParserCreate)

    def read(self, text: str) -> Listing:
        """Read TEXT; DeckError names the line."""
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.parser.EntityDeclHandler = self.refuse
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        try:
            self.parser.Parse(text.strip(), True)
        except expat.ExpatError as error:
            words = expat.ErrorString(error.code)
            self.listing.fail(error.lineno, f"this is no XML ({words})")
        self.listing.title = "".join(self.title).strip()
        return self.listing

    def refuse(self, *_: object) -> NoReturn:
        """Refuse a document that declares its own types or entities."""
        self.fail("declarations are not allowed in deck lists")

    def fail(self, message: str, remedy: str | None = None) -> NoReturn:
        """Raise the error of the line that is being read."""
        self.listing.fail(self.parser.CurrentLineNumber, message, remedy)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take in the start of an element."""
        if not self.root:
            self.root = name
            if name not in ("Deck", "cockatrice_deck"):
                self.fail(f"<{name[:40]}> is no deck list of MTGO or Cockatrice")
        elif self.root == "Deck" and name == "Cards":
            side = attributes.get("Sideboard", "").lower() == "true"
            self.add(attributes, "Quantity", "Name", "side" if side else "main")
        elif self.root == "cockatrice_deck" and name == "zone":
            self.zone = _ZONES.get(attributes.get("name", ""), "ignored")
        elif self.root == "cockatrice_deck" and name == "card":
            self.add(attributes, "number", "name", self.zone)
        self.titled = name == "deckname"

    def end(self, _: str) -> None:
        """Take in the end of an element."""
        self.titled = False

    def characters(self, text: str) -> None:
        """Take in the text of an element: the deck's name, or nothing of use."""
        if self.titled:
            self.title.append(text)

    def add(self, attributes: dict[str, str], count: str, name: str, zone: str) -> None:
        """Add the cards that ATTRIBUTES name, in ZONE."""
        if not attributes.get(count, "").strip("-+").isdigit() or not attributes.get(name):
            self.fail(f"a card needs {count} and {name}")
        if zone != "ignored":
            line = self.parser.CurrentLineNumber
            self.listing.add_cards(line, attributes[count], attributes[name], zone)
