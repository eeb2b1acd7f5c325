"""Deck lists that strangers hand in, in all formats, spoiled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

from attack.case import Case, Outcome, drawn
from attack.inputs.nasty import spoiled, text
from attack.judging import judged
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck, survey_deck
from pyengine.system.resources import decks_dir

_MTGO = """4 Llanowar Elves
4 Elvish Warrior
52 Forest

SB: 2 Shock
"""
_ARENA = """About
Name My deck

Deck
4 Llanowar Elves (M19) 314
56 Forest (XLN) 277 *F*

Sideboard
2 Shock (M19) 156
"""
_XMAGE = """NAME:Mine
4 [M19:314] Llanowar Elves
56 [XLN:277] Forest
SB: 2 [M19:156] Shock
LAYOUT MAIN:(1,1)(NONE,false,50)|([M19:314])
"""
_FORGE = """[metadata]
Name=Mine
[main]
4 Llanowar Elves|M19
56 Forest|XLN|1
[sideboard]
2 Shock|M19
"""
_DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck><NetDeckID>0</NetDeckID>
<Cards CatID="1" Quantity="60" Sideboard="false" Name="Forest" Annotation="0" />
<Cards CatID="2" Quantity="2" Sideboard="true" Name="Shock" />
</Deck>
"""
_COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1"><deckname>Mine</deckname>
<zone name="main"><card number="60" name="Forest"/></zone>
<zone name="side"><card number="2" name="Shock"/></zone>
</cockatrice_deck>
"""
_NAMES = "abcdefghij"
_LAUGHS = "\n".join(
    [
        '<?xml version="1.0"?>',
        '<!DOCTYPE Deck [<!ENTITY a "aaaaaaaaaa">',
        *(f'<!ENTITY {name} "{f"&{one};" * 10}">' for one, name in pairwise(_NAMES)),
        "]>",
        '<Deck><Cards Quantity="1" Name="&j;"/></Deck>',
    ]
)
_OUTSIDE = """<!DOCTYPE Deck [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<Deck><Cards Quantity="1" Name="&x;"/></Deck>
"""


@cache
def originals() -> tuple[str, ...]:
    """Return the good deck lists, and some that are not."""
    own = tuple(file.read_text(encoding="utf-8") for file in sorted(decks_dir().glob("*.txt")))
    return (*own, _MTGO, _ARENA, _XMAGE, _FORGE, _DEK, _DEK, _COD, _COD, _LAUGHS, _OUTSIDE)


@cache
def _database() -> CardDatabase:
    return CardDatabase.open()


def cases(rng: random.Random) -> Iterator[Case]:
    """Return spoiled deck lists without end."""
    return drawn(rng, _deck)


def _deck(seed: int) -> Outcome:
    rng = random.Random(seed)
    content = spoiled(rng.choice(originals()), rng, _line)
    file = Path(rng.choice(("deck.txt", "deck.dek", "deck.cod", "deck.dck")))
    encoding = rng.choice(("utf-8", "utf-8", "utf-8", "utf-16", "latin-1"))
    file.write_bytes(content.encode(encoding, errors="replace"))
    return judged(partial(looked_up, file, rng))


def looked_up(file: Path, rng: random.Random) -> None:
    """Read the deck FILE, or survey it."""
    rng.choice((_read, _survey))(file)


def _line(rng: random.Random) -> str:
    count = rng.choice(("4", "-1", "0", "999999999999", "1001", "4x", "+4", "٤", "1e3"))
    return rng.choice((f"{count} {text(rng)}", f"SB: {count} Forest", f"[{text(rng)}]",
                       f"{count} Forest ({text(rng)}) 1", f"// {text(rng)}"))  # fmt: skip


def _read(file: Path) -> None:
    read_deck(file, _database()).check(strict=False)


def _survey(file: Path) -> None:
    survey_deck(file, _database()).checked()
