"""What a query's conditions ask of the tables of cards, as clauses of SQL.

A condition holds for a card if it holds for one of its faces. The clauses are about a row `c` of
`cards` and its rows `f` of `faces`; what people wrote is bound, and never part of a clause.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, NoReturn

from pyengine.games.magic.cards.texts import fold
from pyengine.games.magic.search import kinds
from pyengine.games.magic.search.known import Known
from pyengine.games.magic.search.syntax import EXACTLY, NAME, Every, Node, QueryError, Some, Term
from pyengine.games.magic.search.values import color_set, cost_symbols, measured, plain

Clause = tuple[str, list[Any]]
"""A clause of SQL, and what is bound in it."""

RARITIES = ("common", "uncommon", "rare", "special", "mythic", "bonus")
"""From the least to the greatest, as Scryfall has them."""

RANK = "instr(',common,uncommon,rare,special,mythic,bonus,', ',' || {} || ',')"
"""A clause that is greater for a greater rarity, and 0 for what is none."""


def clause(node: Node, query: str, known: Known) -> Clause:
    """Return what NODE, of QUERY, asks; QueryError: it means nothing."""
    if isinstance(node, Term):
        return _Asked(node, query, known).clause()
    if isinstance(node, Every | Some):
        parts = [clause(part, query, known) for part in node.parts]
        word = " AND " if isinstance(node, Every) else " OR "
        return _grouped(word.join(sql for sql, _ in parts) or "1"), [v for _, w in parts for v in w]
    sql, values = clause(node.part, query, known)
    return f"NOT coalesce({sql}, 0)", values


def _grouped(sql: str) -> str:
    return f"({sql})"


def _face(sql: str) -> str:
    """Return the clause that SQL, about a face, holds for one of the card's faces."""
    return f"EXISTS (SELECT 1 FROM faces f WHERE f.card = c.id AND {sql})"


@dataclass(frozen=True)
class _Asked:
    """A condition, the query that it stands in, and what is known of the cards."""

    term: Term
    query: str
    known: Known

    def clause(self) -> Clause:
        key = _ALIASES.get(self.term.key)
        if key is None:
            self._refuse_key()
        return _CONDITIONS[key](self)

    def _refuse_key(self) -> NoReturn:
        key = self.term.key
        if key in _NOT_OF_CARDS:
            self.complain(
                f'"{key}" asks what card files do not say, or says how results are shown',
                remedy="--limit, --order and --descending are options",
            )
        close = get_close_matches(key, _ALIASES, 1)
        remedy = f'Did you mean "{close[0]}"?' if close else f"There are {', '.join(KEYS)}"
        self.complain(f'there is no key "{key}"', remedy=remedy)

    def complain(self, message: str, *, remedy: str | None = None, value: bool = False) -> NoReturn:
        place = self.term.value_at if value else self.term.place
        raise QueryError(message, self.query, place, remedy=remedy)

    def operator(self, usual: str = "=") -> str:
        """Return how is compared: USUAL for the colon."""
        return usual if self.term.operator == ":" else self.term.operator

    def either(self, sql: str, *values: Any) -> Clause:
        """Return SQL, or its contrary for `!=`; QueryError: the key has no order."""
        operator = self.operator()
        if operator not in ("=", "!="):
            self.complain(f'"{self.term.key}" is not compared by "{operator}"', remedy="Write :")
        return (sql if operator == "=" else f"NOT coalesce({sql}, 0)"), list(values)

    def number(self) -> float:
        found = measured(self.term.value)
        if found is None:
            self.complain(f'"{self.term.value}" is no number', value=True)
        return found

    # -------------------------------------------------------------- names and texts

    def name(self) -> Clause:
        return self.either("names(c.name, ?)", plain(self.term.value))

    def exactly(self) -> Clause:
        folded = fold(self.term.value)
        sql = "EXISTS (SELECT 1 FROM names n WHERE n.card = c.id AND n.folded = ?)"
        return sql, [folded]

    def text(self, reminders: bool = False) -> Clause:
        if self.term.value.startswith("/") and not self.term.quoted:
            self.complain("regular expressions are not taken", value=True)
        sql = _face("says(f.text, f.name, ?, ?)")
        return self.either(sql, plain(self.term.value), int(reminders))

    def full_text(self) -> Clause:
        return self.text(reminders=True)

    def type(self) -> Clause:
        words = " || ' ' || ".join(f"replace(f.{kind}, '\"', ' ')" for kind in _TYPE_LINE)
        parts = plain(self.term.value).replace("—", " ").split()
        sql = " AND ".join([f"instr({words}, ?)"] * len(parts)) or "0"
        return self.either(_face(sql), *parts)

    def keyword(self) -> Clause:
        wanted = plain(self.term.value)
        if wanted not in self.known.keywords:
            close = get_close_matches(wanted, self.known.keywords, 2)
            remedy = f"Did you mean {' or '.join(close)}?" if close else None
            self.complain(f'no card has the keyword "{wanted}"', remedy=remedy, value=True)
        return self.either("has_word(c.keywords, ?)", wanted)

    # -------------------------------------------------------------- colors and costs

    def color(self) -> Clause:
        of_halves = "(SELECT group_concat(f.colors) FROM faces f WHERE f.card = c.id)"
        whole, values = self._colors(of_halves, ">=")
        face, _ = self._colors("f.colors", ">=")
        return f"CASE c.layout WHEN 'split' THEN {whole} ELSE {_face(face)} END", values * 2

    def identity(self) -> Clause:
        return self._colors("c.identity", "<=")

    def _colors(self, colors: str, usual: str) -> Clause:
        value = self.term.value
        if value.isdecimal() and len(value) < 4:
            return f"colors_count({colors}, ?, ?)", [self.operator("="), int(value)]
        wanted = color_set(value)
        if wanted is None:
            remedy = "Colors are letters of wubrg, c, m, or names such as white and azorius"
            self.complain(f'"{value}" names no colors', remedy=remedy, value=True)
        comparison = self.operator(usual if wanted else "=")
        return f"colors_are({colors}, ?, ?)", [comparison, wanted]

    def cost(self) -> Clause:
        if cost_symbols(self.term.value) is None:
            self.complain(
                f'"{self.term.value}" is no cost', remedy="Write it as 2WW or {2}{W/U}", value=True
            )
        sql = _face("costs_are(f.mana_cost, ?, ?)")
        return sql, [self.operator(">="), self.term.value]

    # -------------------------------------------------------------- numbers

    def measure(self) -> Clause:
        mine = _NUMBERS[_ALIASES[self.term.key]]
        value = self.term.value.lower()
        if mine == "c.mana_value" and value in ("even", "odd"):
            return self.either("c.mana_value % 2 = ?", int(value == "odd"))
        if "*" in value and mine != "c.mana_value":
            column = mine.partition("(")[2].rstrip(")")
            return self.either(_face(f"{column} = ?"), value)
        other = _NUMBERS.get(_ALIASES.get(value, ""))
        if other is not None:
            return _face(f"{mine} {self.operator()} {other}"), []
        return _face(f"{mine} {self.operator()} ?"), [self.number()]

    # -------------------------------------------------------------- printings and formats

    def rarity(self) -> Clause:
        if not self.known.rarities:
            self.complain(
                f'"{self.term.key}" asks for rarities, which the imported files do not say',
                remedy="manalog cards rarities FILE takes them from MTGJSON's AllPrintings, and "
                "Scryfall's default-cards has them",
            )
        value = self.term.value.lower()
        found = [rarity for rarity in RARITIES if rarity == value or rarity[0] == value]
        if not found:
            remedy = f"There are {', '.join(RARITIES)}"
            self.complain(f'"{value}" is no rarity', remedy=remedy, value=True)
        compared = f"{RANK.format('r.rarity')} {self.operator()} {RANK.format('?')}"
        sql = f"EXISTS (SELECT 1 FROM rarities r WHERE r.card = c.id AND {compared})"
        return sql, [found[0]]

    def set(self) -> Clause:
        code = self.term.value.upper()
        if code not in self.known.sets:
            close = get_close_matches(code, self.known.sets, 2)
            remedy = f"Did you mean {' or '.join(close)}?" if close else "Sets are written as DOM"
            self.complain(f'no card here is of a set "{code}"', remedy=remedy, value=True)
        return self.either("instr(c.sets, ?)", f'"{code}"')

    def legal(self) -> Clause:
        return self._legality("legal", "restricted")

    def banned(self) -> Clause:
        return self._legality("banned", "")

    def restricted(self) -> Clause:
        return self._legality("restricted", "")

    def _legality(self, *states: str) -> Clause:
        name = _FORMAT_NAMES.get(self.term.value.lower(), self.term.value.lower())
        if name not in self.known.formats:
            there = ", ".join(sorted(self.known.formats))
            remedy = f"There are {there}" if there else "manalog cards import FILE brings them"
            self.complain(f'no card here says anything of "{name}"', remedy=remedy, value=True)
        sql = "EXISTS (SELECT 1 FROM json_each(c.legalities) WHERE key = ? AND value IN (?, ?))"
        return self.either(sql, name, *states)

    # -------------------------------------------------------------- kinds

    def kind(self) -> Clause:
        sql = kinds.KINDS.get(self.term.value.lower())
        if sql is None:
            close = get_close_matches(self.term.value.lower(), kinds.KINDS, 1)
            remedy = f'Did you mean "{close[0]}"?' if close else None
            remedy = remedy or f"There are {', '.join(sorted(kinds.KINDS))}"
            self.complain(f'there is no kind "{self.term.value}"', remedy=remedy, value=True)
        return self.either(sql)

    def no_kind(self) -> Clause:
        sql, values = self.kind()
        return f"NOT coalesce({sql}, 0)", values


_TYPE_LINE = ("supertypes", "types", "subtypes")

_NUMBERS = {
    "mv": "c.mana_value",
    "pow": "measured(f.power)",
    "tou": "measured(f.toughness)",
    "loy": "measured(f.loyalty)",
    "def": "measured(f.defense)",
    "pt": "(measured(f.power) + measured(f.toughness))",
}

_CONDITIONS: Mapping[str, Callable[[_Asked], Clause]] = {
    "name": _Asked.name, "exactly": _Asked.exactly, "o": _Asked.text, "fo": _Asked.full_text,
    "t": _Asked.type, "kw": _Asked.keyword, "c": _Asked.color, "id": _Asked.identity,
    "m": _Asked.cost, "r": _Asked.rarity, "s": _Asked.set, "f": _Asked.legal,
    "banned": _Asked.banned, "restricted": _Asked.restricted, "is": _Asked.kind,
    "not": _Asked.no_kind, **dict.fromkeys(_NUMBERS, _Asked.measure),
}  # fmt: skip

_WORDS = {
    "name": "name", "o": "o oracle", "fo": "fo fulloracle", "t": "t type", "kw": "kw keyword",
    "c": "c color", "id": "id identity ci commander", "m": "m mana", "mv": "mv manavalue cmc",
    "pow": "pow power", "tou": "tou toughness", "loy": "loy loyalty", "def": "def defense",
    "pt": "pt powtou", "r": "r rarity", "s": "s e set edition", "f": "f format legal",
    "banned": "banned", "restricted": "restricted", "is": "is", "not": "not",
}  # fmt: skip

KEYS = tuple(_WORDS)
"""The keys of conditions."""

_ALIASES = {word: key for key, words in _WORDS.items() for word in words.split()} | {
    NAME: "name", EXACTLY: "exactly",
}  # fmt: skip

_FORMAT_NAMES = {"edh": "commander", "cedh": "commander"}

_NOT_OF_CARDS = frozenset((
    "a", "art", "artist", "artists", "atag", "function", "otag", "oracletag", "arttag",
    "flavor", "ft", "watermark", "wm", "border", "frame", "stamp", "cn", "number", "year",
    "date", "usd", "eur", "tix", "game", "games", "lang", "language", "cube", "in", "new",
    "prints", "sets", "paperprints", "papersets", "illustrations", "block", "devotion",
    "produces", "include", "unique", "prefer", "display", "order", "sort", "direction", "dir",
    "cheapest", "st",
))  # fmt: skip
"""Keys that Scryfall has for what card files do not say."""
