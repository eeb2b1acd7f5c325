"""The user's pool of cards: looking cards up by name, as printed and as understood."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Self

from pyengine.errors import CardError, RefusedCard
from pyengine.games.magic.cards.texts import Card, fold
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.reading import CardReading, grammar_version, judge, read_faces
from pyengine.games.magic.pool.storage import open_storage, printed_cards
from pyengine.system.closing import Closing
from pyengine.system.databases import Connection
from pyengine.system.resources import pool_path

PREFERENCE = "prefer"
"""The setting that says whose definitions win: `imported` or `own`."""

WHOLE_SPELL = "spell"
"""In place of a term: all paragraphs of a spell, which are one ability."""

_MOST_LIKE = 400
"""How many names are compared with one that is not known."""


class Pool(Closing):
    """The cards that the user has imported."""

    def __init__(self, connection: Connection, path: Path) -> None:
        self.connection = connection
        self.path = path

    @classmethod
    def open(cls, path: Path | None = None, *, create: bool = False) -> Self:
        """Open the pool at PATH, or the user's; CardError: there is none, unless CREATE."""
        path = path or pool_path()
        if not create and not path.exists():
            raise CardError(
                "no cards have been imported",
                file=path,
                remedy="Import a card file: manalog cards import FILE",
            )
        return cls(open_storage(path, create=create), path)

    def close(self) -> None:
        """Close the pool's file."""
        self.connection.close()

    def __len__(self) -> int:
        return int(self.connection.execute("SELECT count(*) FROM cards").fetchone()[0])

    # -------------------------------------------------------------- settings

    @property
    def prefers_own(self) -> bool:
        """Whether Manalog's own definitions win over imported cards."""
        query = "SELECT value FROM settings WHERE key = ?"
        found = self.connection.execute(query, (PREFERENCE,)).fetchone()
        return found is not None and found["value"] == "own"

    def prefer(self, whose: str) -> None:
        """Let definitions of WHOSE win: `imported` or `own`."""
        with self.connection:
            self.connection.execute(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)", (PREFERENCE, whose)
            )

    # -------------------------------------------------------------- cards

    def number(self, name: str) -> int | None:
        """Return the number of the card NAME, or of the card that has a face of that name.

        Where names differ in case, accents or punctuation only, the one that is spelled so wins.
        """
        query = (
            "SELECT card FROM names JOIN cards ON cards.id = card WHERE folded = ? "
            "ORDER BY cards.name = ? DESC, whole DESC, card"
        )
        found = self.connection.execute(query, (fold(name), name)).fetchone()
        return None if found is None else int(found["card"])

    def printed(self, number: int) -> PrintedCard:
        """Return the card with NUMBER as it is printed."""
        with self.connection.decoding():
            ((_, card),) = printed_cards(self.connection, numbers=[number])
        return card

    def reading(self, number: int) -> CardReading:
        """Return whether the card with NUMBER can be played, by the grammar of now."""
        query = "SELECT problem, terms FROM cards WHERE id = ? AND version = ?"
        row = self.connection.execute(query, (number, grammar_version())).fetchone()
        if row is None:
            card = self.printed(number)
            return judge(card, read_faces(card))
        return self._reading(row)

    def _reading(self, row: Mapping[str, Any]) -> CardReading:
        """Return what ROW says of a card; CardError: it says nothing of the kind."""
        with self.connection.decoding():
            problem, terms = row["problem"], json.loads(row["terms"])
            if not isinstance(problem, str) or not all(isinstance(term, str) for term in terms):
                raise ValueError(terms)
            return CardReading(problem, tuple(terms))

    def playable(self, name: str) -> Card | None:
        """Return the card NAME for the engine, or None where there is none of that name.

        RefusedCard: it is not understood.
        """
        number = self.number(name)
        if number is None:
            return None
        reading, card = self.reading(number), self.printed(number)
        if not reading.understood:
            raise RefusedCard(f"{card.name} can't be played: {reading.problem}")
        return engine_card(card, reading, self.words(number))

    def words(self, number: int) -> dict[str, str]:
        """Return the texts of those abilities of the card NUMBER that we have no words for."""
        return self._words(number).get(number, {})

    def _words(self, number: int | None = None) -> dict[int, dict[str, str]]:
        """Return the texts of abilities that we have no words for, by cards or of one."""
        of_one = "" if number is None else "card = ? AND "
        query = (
            "SELECT card, term, detail, texts.text AS said FROM paragraphs "
            "JOIN texts ON texts.id = paragraphs.text "
            f"WHERE {of_one}texts.state = 'understood' "
            "AND card IN (SELECT card FROM paragraphs JOIN texts ON texts.id = paragraphs.text "
            f"WHERE {of_one}texts.state = 'understood' AND detail = '') "
            "ORDER BY card, face, position"
        )
        values = () if number is None else (number, number)
        found: dict[int, dict[str, str]] = {}
        for row in self.connection.execute(query, values):
            words = found.setdefault(row["card"], {})
            if row["term"].startswith("spell("):
                words[WHOLE_SPELL] = f"{words.get(WHOLE_SPELL, '')} {row['said']}".lstrip()
            if not row["detail"]:
                words[row["term"]] = row["said"]
        return found

    def understood(self) -> Iterator[Card]:
        """Yield the cards that can be played, by their names, as they were read last."""
        query = "SELECT id, problem, terms FROM cards WHERE state = 'understood'"
        found = {row["id"]: self._reading(row) for row in self.connection.execute(query)}
        words = self._words()
        for number, card in sorted(printed_cards(self.connection), key=lambda known: known[1].name):
            if number in found:
                yield engine_card(card, found[number], words.get(number, {}))

    def formats(self) -> frozenset[str]:
        """Return the formats of which the imported files say what is legal in them."""
        query = "SELECT DISTINCT key FROM cards, json_each(cards.legalities)"
        with self.connection.decoding():
            return frozenset(str(row["key"]) for row in self.connection.execute(query))

    def unread(self) -> int:
        """Return how many cards the grammar of now has not read."""
        query = "SELECT count(*) FROM cards WHERE version <> ?"
        return int(self.connection.execute(query, (grammar_version(),)).fetchone()[0])

    def suggestions(self, name: str, limit: int = 3) -> list[str]:
        """Return the names most like NAME, the likeliest first."""
        names = {fold(found): found for found in self._alike(name)}
        folded = fold(name)
        close = difflib.get_close_matches(folded, names, limit, cutoff=0.72)
        if not close and len(folded) >= 3:
            close = [key for key in names if folded in key][:limit]
        return [names[key] for key in close]

    def _alike(self, name: str) -> Iterator[str]:
        """Yield names that share a word with NAME, or the beginning."""
        words = re.findall(r"\w{3,}", name)[:8]
        if words:
            query = "SELECT name FROM cards_fts WHERE cards_fts MATCH ? ORDER BY rank LIMIT ?"
            wanted = " OR ".join(f'"{word}"' for word in words)
            for row in self.connection.execute(query, (wanted, _MOST_LIKE)):
                yield row["name"]
        query = (
            "SELECT name FROM names JOIN cards ON card = id "
            "WHERE folded >= ? AND folded < ? AND whole LIMIT ?"
        )
        start = fold(name)[:2]
        for row in self.connection.execute(query, (start, start + "\uffff", 10 * _MOST_LIKE)):
            yield row["name"]


def _joined(kinds: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the words of all KINDS, each once: a split card has those of its halves (709.4)."""
    return tuple(dict.fromkeys(word for words in kinds for word in words))


def engine_card(
    card: PrintedCard, reading: CardReading, words: Mapping[str, str] | None = None
) -> Card:
    """Return CARD as the engine has cards, with what READING made of it.

    WORDS are the texts of abilities that we have none for, and of a spell with several paragraphs.
    """
    words = dict(words or {})
    spell = words.pop(WHOLE_SPELL, "")
    words |= {
        it: spell for it in reading.terms if spell and it.startswith("spell(") and it not in words
    }
    face = card.faces[0]
    printed = card.faces if card.layout == "split" else card.faces[:1]
    return Card(
        name=card.name,
        mana_cost="".join(half.mana_cost for half in printed),
        supertypes=_joined(half.supertypes for half in printed),
        types=_joined(half.types for half in printed),
        subtypes=_joined(half.subtypes for half in printed),
        power=face.power,
        toughness=face.toughness,
        abilities=reading.terms,
        source="imported",
        words=words,
    )
