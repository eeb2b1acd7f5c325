"""The one-way rewriting of card texts into today's wording, before the grammar sees them.

A rewriting never changes what a text says: it is what the makers of the game did to all cards
when they changed a phrase, or a glyph for which there are several codes. Each has an example, from
which the list in the documentation and its test are made.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Rewriting:
    """What is replaced by what; `example` is a text before and after it."""

    name: str
    pattern: str
    replacement: str | Callable[[re.Match[str]], str]
    example: tuple[str, str]
    compiled: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "compiled", re.compile(self.pattern))

    def apply(self, text: str) -> str:
        """Return TEXT rewritten."""
        return self.compiled.sub(self.replacement, text)


_GLYPHS = str.maketrans(
    {
        "’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "‑": "-", "–": "—", "Æ": "Ae", "æ": "ae",
        "\u00a0": " ", "\u2009": " ", "⁄": "/",
    }
)  # fmt: skip

_COUNT = r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|X|that many)"
_SEARCH = r"\b([Ss]earch(?:es)? (?:your|their) library for an? [^.,]*? card(?: (?!and )[^.,]*?)??)"
_SEARCH_SEVERAL = (
    r"\b([Ss]earch your library for up to (?:two|three|four|five|ten|X) [^.,]*? cards"
    r"(?: with [^.,]*?)??)"
)

REWRITINGS: tuple[Rewriting, ...] = (
    Rewriting(
        "entering",
        r"\b(enters?|entered|entering) the battlefield\b",
        r"\1",
        ("When ~ enters the battlefield, draw a card.", "When ~ enters, draw a card."),
    ),
    Rewriting(
        "creating",
        rf"\b([Pp])ut(s?) ({_COUNT} [^.,:]*?\btokens?\b[^.,:]*?) onto the battlefield\b",
        lambda match: _capital(match[1], "create") + match[2] + " " + match[3],
        ("Put a 1/1 red Goblin creature token onto the battlefield.",
         "Create a 1/1 red Goblin creature token."),
    ),
    Rewriting(
        "mana pool",
        r" to (?:your|their|his or her) mana pool\b",
        "",
        ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
    ),
    Rewriting(
        "graveyards that are exiled",
        r"\b([Ee])xile all cards from all graveyards\b",
        r"\1xile all graveyards",
        ("Exile all cards from all graveyards.", "Exile all graveyards."),
    ),
    Rewriting(
        "leaving for exile",
        r"\b(would leave the battlefield, exile it instead) of putting it anywhere else\b",
        r"\1",
        ("If it would leave the battlefield, exile it instead of putting it anywhere else.",
         "If it would leave the battlefield, exile it instead."),
    ),
    Rewriting(
        "limits",
        r"\bActivate this ability\b",
        "Activate",
        ("Activate this ability only once each turn.", "Activate only once each turn."),
    ),
    Rewriting(
        "converted mana cost",
        r"\bconverted mana cost\b",
        "mana value",
        ("Exile target card with converted mana cost 3.", "Exile target card with mana value 3."),
    ),
    Rewriting(
        "any target",
        r"\btarget creature or player\b",
        "any target",
        ("~ deals 3 damage to target creature or player.", "~ deals 3 damage to any target."),
    ),
    Rewriting(
        "their",
        r"\bhis or her\b",
        "their",
        ("Target player reveals his or her hand.", "Target player reveals their hand."),
    ),
    Rewriting(
        "them", r"\bhim or her\b", "them", ("cards owned by him or her", "cards owned by them")
    ),
    Rewriting(
        "they",
        r"\bhe or she (has|is|does|[a-z]+?(?:ch|sh|ss|x)es|[a-z]+?s|[a-z']+)\b",
        lambda match: "they " + _plural_verb(match[1]),
        ("If he or she does, he or she draws a card.", "If they do, they draw a card."),
    ),
    Rewriting(
        "at random",
        r"\b([Rr]eturn|[Pp]ut|[Ee]xiles?|[Rr]eveals?) (an?|two|three|X) ([^.,]*?cards?) at random "
        r"(from [^.,]*?)(?=[.,])",
        r"\1 \2 \3 \4 at random",
        ("Return a Zombie card at random from your graveyard to your hand.",
         "Return a Zombie card from your graveyard to your hand at random."),
    ),
    Rewriting(
        "the card chosen",
        r"\b([Cc]hooses? an? [^.,]*?card) from it with (mana value (?:\d+|X) or (?:less|greater))",
        r"\1 with \2 from it",
        ("You choose a land card from it with mana value 1 or less.",
         "You choose a land card with mana value 1 or less from it."),
    ),
    Rewriting(
        "the card found",
        _SEARCH
        + r"(?: and|,? and|,) (reveals?) (?:that card|it),?(?: and)? (puts?) (?:that card|it)\b",
        r"\1, \2 it, \3 it",
        ("Search your library for an Elf card, reveal that card, and put it into your hand.",
         "Search your library for an Elf card, reveal it, put it into your hand."),
    ),
    Rewriting(
        "the card put",
        _SEARCH + r"(?: and|,? and|,) (puts?) (?:that card|it)\b",
        r"\1, \2 it",
        ("Search your library for a Gate card and put that card onto the battlefield.",
         "Search your library for a Gate card, put it onto the battlefield."),
    ),
    Rewriting(
        "the card shown",
        _SEARCH + r"(?: and|,? and|,) (reveals?) that card\b",
        r"\1, \2 it",
        ("Search your library for a land card, reveal that card, then shuffle.",
         "Search your library for a land card, reveal it, then shuffle."),
    ),
    Rewriting(
        "shuffling after a search",
        r"(\blibrary for an? [^.]*?)(?:\. (?:Then|If you do,)|, then|,? and(?! put)) "
        r"(shuffles?) (?:your|their|that) library\b",
        r"\1, then \2",
        ("You may search your library for a card, put it into your hand. If you do, shuffle your "
         "library.",
         "You may search your library for a card, put it into your hand, then shuffle."),
    ),
    Rewriting(
        "on top after a search",
        r"\bthen (shuffles?)(?: (?:your|their) library)? and (puts?) (?:that card|it) on top of "
        r"(?:it|your library|their library)(?=[.,])",
        r"then \1 and \2 that card on top",
        ("Search your library for a card, then shuffle your library and put that card on top of "
         "it.",
         "Search your library for a card, then shuffle and put that card on top."),
    ),
    Rewriting(
        "protection among keywords",
        r"^(Flying|First strike|Trample|Haste|Vigilance|Defender|Reach) (protection from )",
        r"\1, \2",
        ("Flying protection from red", "Flying, protection from red"),
    ),
    Rewriting(
        "each combat",
        r"\b(attacks?|blocks?) each turn if able\b",
        r"\1 each combat if able",
        ("~ attacks each turn if able.", "~ attacks each combat if able."),
    ),
    Rewriting(
        "whose it becomes",
        r"\b((?:[Aa]nother|[Aa]n?|or another) [^.,:;\"]*?\b(?:creature|land|artifact|enchantment|"
        r"permanent|token|Equipment|Aura|[A-Z][a-z]+)) enters under your control\b",
        r"\1 you control enters",
        ("Whenever another Ally enters under your control, draw a card.",
         "Whenever another Ally you control enters, draw a card."),
    ),
    Rewriting(
        "as a sorcery",
        r"\bActivate only any time you could cast a sorcery\b",
        "Activate only as a sorcery",
        ("{1}: Draw a card. Activate only any time you could cast a sorcery.",
         "{1}: Draw a card. Activate only as a sorcery."),
    ),
    Rewriting(
        "milling",
        r"\b([Pp])uts? the top (card|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|"
        r"thirteen|X) cards) of (?:your|their) library into (?:your|their) graveyard\b",
        lambda match: ("M" if match[1] == "P" else "m")
        + ("ills" if match[0].split()[0].endswith("s") else "ill")
        + (" a card" if match[2] == "card" else " " + match[2]),
        ("Target player puts the top three cards of their library into their graveyard.",
         "Target player mills three cards."),
    ),
    Rewriting(
        "indestructible",
        r"\b(is|are) indestructible\b",
        lambda match: ("has" if match[1] == "is" else "have") + " indestructible",
        ("~ is indestructible.", "~ has indestructible."),
    ),
    Rewriting(
        "unblockable",
        r"\b(?:is|are) unblockable\b",
        "can't be blocked",
        ("~ is unblockable.", "~ can't be blocked."),
    ),
    Rewriting(
        "comma before where",
        r"(?<=[^,]) where X is\b",
        ", where X is",
        ("~ gets +X/+0 where X is the number of Elves you control.",
         "~ gets +X/+0, where X is the number of Elves you control."),
    ),
    Rewriting(
        "it enters tapped",
        r"(?<=If you don't, )~ enters tapped\b",
        "it enters tapped",
        ("As ~ enters, you may pay 2 life. If you don't, ~ enters tapped.",
         "As ~ enters, you may pay 2 life. If you don't, it enters tapped."),
    ),
    Rewriting(
        "named steps",
        r"\bfirst main phase\b",
        "precombat main phase",
        ("At the beginning of your first main phase, draw a card.",
         "At the beginning of your precombat main phase, draw a card."),
    ),
    Rewriting(
        "second main phase",
        r"\bsecond main phase\b",
        "postcombat main phase",
        ("At the beginning of your second main phase, draw a card.",
         "At the beginning of your postcombat main phase, draw a card."),
    ),
    Rewriting(
        "what tokens have",
        r"\b([Cc]reate (?:an?|one|two|three|four|five|X) [^.:]*?\btokens?)\. "
        r"(?:It has|They have) (\"[^\"]*\")",
        r"\1 with \2",
        ('Create a 1/1 red Devil creature token. It has "{T}: Draw a card."',
         'Create a 1/1 red Devil creature token with "{T}: Draw a card."'),
    ),
    Rewriting(
        "the cards found",
        _SEARCH_SEVERAL
        + r"(?: and|,? and|,) (reveal) (?:those cards|them),?(?: and)? "
        r"(put) (?:those cards|them)\b",
        r"\1, \2 them, \3 them",
        ("Search your library for up to two Elf cards, reveal those cards, and put them into your "
         "hand.",
         "Search your library for up to two Elf cards, reveal them, put them into your hand."),
    ),
    Rewriting(
        "the cards put",
        _SEARCH_SEVERAL + r"(?: and|,? and|,) (put) (?:those cards|them)\b",
        r"\1, \2 them",
        ("Search your library for up to two Gate cards and put them onto the battlefield.",
         "Search your library for up to two Gate cards, put them onto the battlefield."),
    ),
    Rewriting(
        "shuffling after several were found",
        r"(\blibrary for up to [^.]*?)(?:\. (?:Then|If you do,)|, then|,? and(?! put)) "
        r"(shuffle)(?: your library)?(?=[.,])",
        r"\1, then \2",
        ("Search your library for up to two Gate cards, put them into your hand. Then shuffle your "
         "library.",
         "Search your library for up to two Gate cards, put them into your hand, then shuffle."),
    ),
    Rewriting(
        "as many cards as X",
        r"\b([Ss]earch your library for up to X [^.,]*?cards, where X is [^.,]*), (put|reveal) "
        r"(?:those cards|them)\b",
        lambda match: f"{match[1]}. {match[2].capitalize()} those cards",
        ("Search your library for up to X land cards, where X is the number of Elves you control, "
         "put them onto the battlefield, then shuffle.",
         "Search your library for up to X land cards, where X is the number of Elves you control. "
         "Put those cards onto the battlefield, then shuffle."),
    ),
    Rewriting(
        "cards that are cast",
        r"\bYou may cast nonland cards from your hand without paying\b",
        "You may cast spells from your hand without paying",
        ("You may cast nonland cards from your hand without paying their mana costs.",
         "You may cast spells from your hand without paying their mana costs."),
    ),
    Rewriting(
        "modes in one line",
        r"\b([Cc]hoose one) — ([^.\"]+?; or [^.\"]+)\.$",
        lambda match: match[1] + " —" + "".join(_mode(words) for words in match[2].split("; or ")),
        ("Choose one — Draw a card; or you gain 2 life.",
         "Choose one —\n• Draw a card.\n• You gain 2 life."),
    ),
    Rewriting(
        "your commander",
        r"(?<! be )(?<! is )\b([Yy])our commander\b(?!'s)",
        lambda match: ("A" if match[1] == "Y" else "a") + " commander you own",
        ("Whenever your commander attacks, draw a card.",
         "Whenever a commander you own attacks, draw a card."),
    ),
)  # fmt: skip
"""In the order in which they are applied."""


def rewritten(text: str) -> str:
    """Return TEXT in today's wording."""
    for rewriting in REWRITINGS:
        text = rewriting.apply(text)
    return text


def plain_glyphs(text: str) -> str:
    """Return TEXT with one code for each dash, quotation mark and space."""
    return text if text.isascii() else text.translate(_GLYPHS)


def _capital(first: str, word: str) -> str:
    return word.capitalize() if first.isupper() else word


def _mode(words: str) -> str:
    return f"\n• {words[0].upper()}{words[1:]}."


def _plural_verb(verb: str) -> str:
    known = {"has": "have", "is": "are", "does": "do", "was": "were"}
    if verb in known:
        return known[verb]
    if verb.endswith(("ches", "shes", "sses", "xes")):
        return verb[:-2]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
