"""What the values of conditions mean, and how cards are compared with them."""

from __future__ import annotations

import json
import operator
import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt, "<=": operator.le, "=": operator.eq, "!=": operator.ne,
    ">=": operator.ge, ">": operator.gt,
}  # fmt: skip

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-"})
_MARKS = re.compile(r"[^\w\s]")


def plain(text: str) -> str:
    """Return TEXT as texts are compared: without case, accents, and sorts of quotation marks."""
    text = text.translate(_QUOTES)
    if not text.isascii():
        letters = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return text.casefold()


def holds(text: str | None, wanted: str) -> bool:
    """Whether WANTED, which is plain, stands in TEXT."""
    return text is not None and wanted in plain(text)


def names(name: str, wanted: str) -> bool:
    """Whether WANTED stands in NAME, with punctuation or without."""
    found = plain(name)
    return wanted in found or wanted in _MARKS.sub("", found)


_REMINDER = re.compile(r" ?\([^()]*\)")
_THIS = re.compile(
    r"\bthis (?:creature|land|artifact|enchantment|spell|card|permanent|planeswalker|aura|equipment"
    r"|vehicle|saga|token|battle|siege|class|case|room)\b"
)


def says(text: str, name: str, wanted: str, reminders: int) -> bool:
    """Whether WANTED stands in the TEXT of a card called NAME; `~` is the card itself.

    Without REMINDERS, what stands in parentheses does not count.
    """
    found = plain(text if reminders else _REMINDER.sub("", text))
    if "~" not in wanted:
        return wanted in found
    known = plain(name)
    for called in (known, known.partition(",")[0]):
        found = found.replace(called, "~")
    return wanted in _THIS.sub("~", found)


_PART = re.compile(r"(?P<number>-?\d+(?:\.\d+)?)|(?P<unknown>[*X²?])|(?P<sign>[+-])", re.IGNORECASE)


@lru_cache(maxsize=1000)
def measured(size: str | None) -> float | None:
    """Return the number in SIZE, a power or the like: `*` and X are 0, `1+*` is 1."""
    if not size or _PART.sub("", size):
        return None
    numbers = [float(part["number"]) for part in _PART.finditer(size) if part["number"]]
    return numbers[0] if numbers else 0.0


# ------------------------------------------------------------------ colors

LETTERS = "wubrg"

_COLOR_NAMES = {
    "white": "w", "blue": "u", "black": "b", "red": "r", "green": "g", "colorless": "",
    "azorius": "wu", "dimir": "ub", "rakdos": "br", "gruul": "rg", "selesnya": "gw",
    "orzhov": "wb", "izzet": "ur", "golgari": "bg", "boros": "rw", "simic": "gu",
    "silverquill": "wb", "prismari": "ur", "witherbloom": "bg", "lorehold": "rw",
    "quandrix": "gu", "bant": "gwu", "esper": "wub", "grixis": "ubr", "jund": "brg",
    "naya": "rgw", "abzan": "wbg", "jeskai": "urw", "sultai": "bgu", "mardu": "rwb",
    "temur": "gur", "chaos": "ubrg", "aggression": "wbrg", "altruism": "wurg",
    "growth": "wubg", "artifice": "wubr",
}  # fmt: skip
"""What sets of colors are called."""

MANY = -1
"""In place of a set of colors: two or more."""


def color_set(value: str) -> int | None:
    """Return the bits of the colors that VALUE names, MANY, or None where it names none."""
    word = value.lower()
    if word in ("m", "multi", "multicolor", "multicolored"):
        return MANY
    letters = _COLOR_NAMES.get(word, "" if word == "c" else word)
    if any(letter not in LETTERS for letter in letters):
        return None
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


@lru_cache(maxsize=100)
def bits(colors: str) -> int:
    """Return the bits of COLORS, one or several lists of letters as the pool has them."""
    return sum(1 << n for n, letter in enumerate(LETTERS) if f'"{letter.upper()}"' in colors)


def colors_are(colors: str, comparison: str, wanted: int) -> bool:
    """Whether the set COLORS stands in COMPARISON to the set WANTED; a set is less if in it."""
    found = bits(colors or "")
    if wanted == MANY:
        return (found.bit_count() >= 2) is (comparison != "!=")
    less, more = found & ~wanted == 0, wanted & ~found == 0
    return _ordered(less, more, comparison)


def _ordered(less: bool, more: bool, comparison: str) -> bool:
    """Return COMPARISON of two things of which one is LESS than the other or the same, or MORE."""
    return {
        "<": less and not more, "<=": less, "=": less and more, "!=": not (less and more),
        ">=": more, ">": more and not less,
    }[comparison]  # fmt: skip


def colors_count(colors: str, comparison: str, number: int) -> bool:
    """Whether the number of COLORS stands in COMPARISON to NUMBER."""
    return COMPARISONS[comparison](bits(colors or "").bit_count(), number)


# ------------------------------------------------------------------ costs

_SYMBOL = re.compile(r"\{([^{}]+)\}|(\d+)|([a-z])", re.IGNORECASE)
_HALVES = re.compile(r"\d+|[wubrgcsxyzpth½∞]|[wubrgc2](?:/[wubrgcp]){1,2}|h[wubrg]", re.IGNORECASE)

GENERIC = "generic"


@lru_cache(maxsize=2000)
def cost_symbols(cost: str) -> Counter[str] | None:
    """Return how often each symbol stands in COST, `{2}{W}` or `2w`; None: it is no cost."""
    found: Counter[str] = Counter()
    if not cost or _SYMBOL.sub("", cost).strip():
        return None
    for match in _SYMBOL.finditer(cost):
        symbol = (match[1] or match[2] or match[3]).lower()
        if not _HALVES.fullmatch(symbol):
            return None
        if symbol.isdecimal():
            found[GENERIC] += int(symbol)
        else:
            found["/".join(sorted(symbol.split("/")))] += 1
    return found


def costs_are(cost: str, comparison: str, wanted: str) -> bool:
    """Whether COST stands in COMPARISON to the cost WANTED: one is less if all of it is in it."""
    found, other = cost_symbols(cost or ""), cost_symbols(wanted)
    return (
        found is not None
        and other is not None
        and _ordered(found <= other, found >= other, comparison)
    )


def mana_value(cost: str) -> float:
    """Return the mana value of COST (202.3)."""
    found = cost_symbols(cost) or Counter()
    return float(sum(n * _value(symbol) for symbol, n in found.items()))


def _value(symbol: str) -> int:
    if symbol in ("x", "y", "z"):
        return 0
    return 2 if symbol.startswith("2/") else 1


def has_symbol(cost: str, kind: str) -> bool:
    """Whether COST has a symbol of KIND: `hybrid` or `phyrexian`."""
    symbols = [part.lower().split("/") for part in re.findall(r"\{([^{}]+)\}", cost or "")]
    if kind == "phyrexian":
        return any("p" in parts for parts in symbols)
    return any(len([part for part in parts if part != "p"]) > 1 for parts in symbols)


def has_word(words: str, wanted: str) -> bool:
    """Whether WANTED, which is plain, is one of WORDS, a list as the pool has them."""
    return any(plain(word) == wanted for word in json.loads(words))
