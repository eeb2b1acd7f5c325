"""From a card's text to the abilities that the grammar reads, one at a time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from pyengine.games.magic.pool.deck_sentences import deck_sentence
from pyengine.games.magic.pool.keywords import ABILITY_WORDS, KEYWORDS
from pyengine.games.magic.pool.printed import Face
from pyengine.games.magic.pool.rewriting import plain_glyphs, rewritten

_PARENTHESIS = re.compile(r"([()])")
_TERM = re.compile(r"[a-z]+(?:_[a-z]+)*\(.*\)|[a-z]+(?:_[a-z]+)+")
_DASH = re.compile(r"\s*--+\s*|\s+-(?:\s+|$)")
_BULLET = re.compile(r"^[*-]\s*(?=[A-Z])")
_LOYALTY = re.compile(r"^\[?([+−-]?(?:\d+|X))\]?: ")
_CHAPTERS = re.compile(r"^([IVX]+(?:, ?[IVX]+)*) — ")
_SECTION = re.compile(r"LEVEL (?:\d+-\d+|\d+\+)|(?:\{[^{}]+\})+: (?P<level>Level \d+)")
"""What begins abilities that it has at some levels only (711.2, 716.2a)."""
_COSTLY_MODES = re.compile(r"(?P<word>Spree|Tiered)(?P<modes>(?:\n[+•] (?:\{[^{}]+\})+ — .+)+)")
_COSTLY_MODE = re.compile(r"[+•] ((?:\{[^{}]+\})+) — (.+)")
"""Modes of which each has an additional cost of its own (702.172, 702.183)."""
_QUOTED = re.compile(r'("[^"]*")')
_ABILITY_WORD = re.compile(
    rf"^(?:{'|'.join(map(re.escape, ABILITY_WORDS))}) — (?=\S)", re.IGNORECASE
)
_FLAVOR_WORD = re.compile(
    r"(?P<word>[A-Z][\w'!,-]*(?: (?:(?:of|the|to|and|in|from|for|with|a|an|on|by|at) )*"
    r"[A-Z\d][\w'!?,-]*)+[!?]?) — (?=[A-Z{~+\u2212-])"
)
"""A flavor word (207.2d) is written in title case; of keywords, only the first word is."""
_ONE_WORD = re.compile(r"(?P<word>(?![IVX]+ )[A-Z][\w'!-]+) — (?=[A-Z{~+\u2212-])")
_NO_FLAVOR = frozenset({"exhaust", "power-up", "enchantment", "specialize", "visit"})
"""Words that mean something where they stand before a dash, and are no keywords of the list."""
_BEFORE_FLAVOR = re.compile(r"• |(?:\[[IVX]+\](?:, )?)+: ")
_KEYWORD = re.compile(rf"(?:{'|'.join(map(re.escape, reversed(KEYWORDS)))})(?!\w)", re.I)
_GOES_ON = re.compile(
    r"(?:It|Its|They|Their|Those|That (?:creature|player|permanent|land)(?:'s)?) "
    r"|(?!.*\bwould\b)(?:If [^\n.]* instead|[^\n.]* instead if [^\n.]*)\.$"
)
_SPOKEN_OF = re.compile(
    r"(?P<before>.*?)\b(?:that|those) (?P<noun>creature|permanent|land|player|spell|card|token)s?\b"
)
_INTRODUCES = re.compile(r"\b(?:target|choose|search|reveal|look|roll|vote|would|opponent)", re.I)
_ROW = re.compile(r"\d+\S* [—|]")
"""A row of what a die shows (706.2)."""
_ABOUT_IT = re.compile(
    r"(?:Put [^.,]*? counters? on|Copy|Exile|Destroy|Return|Tap|Untap) (?:it|them)\b"
)
_X_AS_WELL = re.compile(
    r"^(?:Kicker|Buyback|Morph|Megamorph|Disguise)\W[^.\n(]*\{X\}"
    r"|^As an additional cost to cast [^,\n]+, (?:pay|discard|sacrifice|exile) X ",
    re.M,
)
"""X is chosen for these costs, too; what speaks of X later means that (107.3m, 702.37e)."""

_HYPHEN = re.compile(
    rf"^((?:{'|'.join(map(re.escape, reversed(KEYWORDS)))})(?: (?:\d+|X))?)-(?=[{{A-Z])", re.I
)
"""A keyword and its cost are joined by a dash, for which some files have a hyphen."""
_FROM = re.compile(r"\b(protection|hexproof) (from [^,;]+?)(?:, (?:and )?| and )(?=from )", re.I)
_KINDS = (
    "artifact|aura|background|battle|card|case|class|creature|door|enchantment|equipment|"
    "fortification|land|permanent|planeswalker|room|saga|siege|spacecraft|spell|token|vehicle"
)
_THIS = re.compile(rf"\bthis (?:{_KINDS})\b(?! type)", re.IGNORECASE)
_BEFORE = re.compile(r"(?:[\w'~-]|named |meld them into )$")
_AFTER = re.compile(r"[\w-]")
_PREDICATE = re.compile(r" (?:deals|enters|gets|has|is|can't|costs)\b|'s")
_TITLE = re.compile(r"(.+?)(?:,| of | the | from )")

_WORDS_OF_TEXTS = frozenset(
    {
        "attach", "choose", "counter", "create", "destroy", "discard", "draw", "exile", "fight",
        "mill", "prevent", "proliferate", "regenerate", "return", "reveal", "sacrifice", "scry",
        "search", "shuffle", "tap", "transform", "untap",
    }
)  # fmt: skip
"""Words that begin sentences and that a card may have as its whole name."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """An ability: as it is printed, and as the grammar is given it, the card being `~`."""

    printed: str
    text: str


def paragraphs(face: Face) -> Iterator[Paragraph]:
    """Yield the abilities of FACE; a line of keywords has an ability each.

    What stands in a corner, the loyalty of a planeswalker and the defense of a battle (209, 210),
    comes first, as an ability. What is said of decks (deck_sentences.py) is none.
    """
    corners = (("Loyalty", face.loyalty), ("Defense", face.defense))
    for corner in (f"{word}: {number}" for word, number in corners if number is not None):
        yield Paragraph(corner, corner)
    names = _names(face)
    for is_term, written in groupby(face.text.split("\n"), _is_term):
        if is_term:
            yield from (Paragraph(line.strip(), line.strip()) for line in written)
            continue
        lines = [line for line in _lines("\n".join(written)) if not _of_decks(line, face)]
        section = ""
        for line in _continued(lines) if face.is_spell else lines:
            if begins := _SECTION.fullmatch(line):
                section = f"{begins['level'] or begins[0]} — "
                if begins["level"] is None:
                    continue
            if costly := _COSTLY_MODES.fullmatch(line):
                yield from _costly_modes(costly, names)
                continue
            before = "" if begins else section
            for part in _keywords(line) or (line,):
                yield Paragraph(before + part, before + rewritten(_itself(part, names)))


def _is_term(line: str) -> bool:
    """Tell whether LINE is an ability as the rules have it, which people write by hand."""
    return _TERM.fullmatch(line.strip()) is not None


def _of_decks(line: str, face: Face) -> bool:
    """Whether LINE says how many of the card a deck may have: formats hear of it, games don't."""
    said = deck_sentence(line)
    return said is not None and said.name == face.name


def context(face: Face) -> str:
    """Return what the abilities of FACE stand on, as `read_ability/3` has it."""
    kind = "spell" if face.is_spell else "permanent"
    return f"{kind}_x" if "{X}" in face.mana_cost or _X_AS_WELL.search(face.text) else kind


def _lines(text: str) -> Iterator[str]:
    """Yield the paragraphs of TEXT without reminders and ability words; modes belong to theirs."""
    joined: list[str] = []
    for line in _without_reminders(plain_glyphs(text)).split("\n"):
        line = _HYPHEN.sub(r"\1 — ", _DASH.sub(" — ", line.strip()))
        line = _LOYALTY.sub(r"[\1]: ", line)
        line = _CHAPTERS.sub(_chapter_symbols, line)
        line = _BULLET.sub("• ", line) if joined else line
        line = _without_flavor(_ABILITY_WORD.sub("", line)).strip()
        if joined and (line.startswith("•") or (line[:3] == "+ {" and joined[-1][:5] == "Spree")):
            joined[-1] += f"\n{line}"
        elif line:
            joined.append(line)
    yield from joined


def _without_reminders(text: str) -> str:
    """Return TEXT without what stands in parentheses, and a space before them.

    In one pass: strangers nest ten thousand of them.
    """
    levels: list[list[str]] = [[]]
    for part in _PARENTHESIS.split(text):
        if part == "(":
            levels.append([part])
        elif part == ")" and len(levels) > 1:
            levels.pop()
            before = levels[-1]
            if before:
                before[-1] = before[-1].removesuffix(" ")
        else:
            levels[-1].append(part)
    return "".join(part for level in levels for part in level)


def _continued(lines: Iterable[str]) -> Iterator[str]:
    """Yield the LINES of a spell; one that speaks of what others named goes on with them."""
    done: list[str] = []
    for line in lines:
        noun = _spoken_of(line)
        if noun is None or not done or not _goes_before(done[-1]):
            done.append(line)
            continue
        first = len(done) - 1
        while noun not in done[first].lower() and first and _goes_before(done[first - 1]):
            first -= 1
        done[first:] = [" ".join([*done[first:], line])]
    yield from done


def _goes_before(line: str) -> bool:
    """Whether another line may go on with LINE."""
    return line.endswith(".") and "•" not in line


def _spoken_of(line: str) -> str | None:
    """Return the noun for what LINE speaks of and did not name; "" where it is a pronoun."""
    if _GOES_ON.match(line) or _ABOUT_IT.match(line):
        return ""
    found = _SPOKEN_OF.match(line)
    if found is None or _ROW.match(line):
        return None
    before, noun = found["before"], found["noun"]
    return None if noun in before.lower() or _INTRODUCES.search(before) else noun


def _costly_modes(found: re.Match[str], names: tuple[str, ...]) -> Iterator[Paragraph]:
    """Yield the keyword with the costs of its modes, and what one chooses."""
    modes = _COSTLY_MODE.findall(found["modes"])
    yield Paragraph(found["word"], f"{found['word']} {', '.join(cost for cost, _ in modes)}")
    choose = "Choose one or more —" if found["word"] == "Spree" else "Choose one —"
    text = "\n".join([choose, *(f"• {mode}" for _, mode in modes)])
    yield Paragraph(found["modes"].strip(), rewritten(_itself(text, names)))


def _chapter_symbols(found: re.Match[str]) -> str:
    """Return the chapters of a Saga as symbols (714.2a): `I, II — ` as `[I], [II]: `."""
    return ", ".join(f"[{number}]" for number in re.split(", ?", found[1])) + ": "


def _without_flavor(line: str) -> str:
    """Return LINE without the flavor word before it, or before its mode."""
    before = _BEFORE_FLAVOR.match(line)
    start = before.end() if before else 0
    found = _FLAVOR_WORD.match(line, start) or _ONE_WORD.match(line, start)
    if not found or _KEYWORD.match(found["word"]) or found["word"].lower() in _NO_FLAVOR:
        return line
    return line[:start] + line[found.end() :]


def _keywords(line: str) -> tuple[str, ...]:
    """Return the keywords of LINE, each like a sentence; () where it has anything else."""
    if line.endswith(".") or not _KEYWORD.match(line):
        return ()
    line = _FROM.sub(r"\1 \2, \1 ", rewritten(line))
    parts = re.split(r"[,;] (?:and )?", line)
    if not all(_KEYWORD.match(part) for part in parts):
        return ()
    return tuple(part[:1].upper() + part[1:] for part in parts)


def _names(face: Face) -> tuple[str, ...]:
    """Return what FACE calls itself: its name, and the short name of a legend (201.5)."""
    name = plain_glyphs(face.name).replace("AE", "Ae")
    if "legendary" in face.supertypes or "planeswalker" in face.types:
        short = _TITLE.match(name)
        if short and len(short[1]) > 2:
            return (name, short[1])
    return (name,)


def _named(text: str, name: str) -> str:
    """Return TEXT with `~` for NAME, where it stands alone and does not say what others are."""
    parts, begin = [], 0
    while (found := text.find(name, begin)) >= 0:
        end = found + len(name)
        before, after = text[max(0, found - 15) : found], text[end : end + 12]
        if _BEFORE.search(before) or _AFTER.match(after) or _is_verb(name, after):
            parts.append(text[begin:end])
        else:
            parts.append(text[begin:found] + "~")
        begin = end
    return "".join(parts) + text[begin:] if begin else text


def _is_verb(name: str, after: str) -> bool:
    """Tell whether NAME is a word that begins sentences, and AFTER does not follow a subject."""
    return name.lower() in _WORDS_OF_TEXTS and not _PREDICATE.match(after)


def _itself(text: str, names: tuple[str, ...]) -> str:
    """Return TEXT with `~` where the card speaks of itself; what it quotes speaks of others."""
    parts = _QUOTED.split(text)
    for index in range(0, len(parts), 2):
        part = parts[index]
        for name in names:
            part = _named(part, name) if name in part else part
        parts[index] = _THIS.sub("~", part) if "his " in part else part
    return "".join(parts)
