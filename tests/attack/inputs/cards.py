"""Card texts and card files that strangers hand in: definitions of nonsense, damaged downloads."""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import random
import re
import zipfile
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from attack.case import Case, Outcome, drawn
from attack.inputs.nasty import json_value, spoiled, term, text
from attack.judging import judged
from pyengine.engine.bridge import bridge
from pyengine.games.magic.cards.texts import parse_cards
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.system.resources import cards_dir

_FACES = {
    "Plain Bear": {"manaCost": "{1}{G}", "types": ["Creature"], "subtypes": ["Bear"],
                   "power": "2", "toughness": "2", "colors": ["G"], "layout": "normal"},
    "Flying Bear": {"manaCost": "{2}{W}", "types": ["Creature"], "subtypes": ["Bear"],
                    "power": "1", "toughness": "1", "text": "Flying", "keywords": ["Flying"]},
    "Bolt of Bears": {"manaCost": "{R}", "types": ["Instant"],
                      "text": "Bolt of Bears deals 2 damage to any target."},
}  # fmt: skip


def cases(rng: random.Random) -> Iterator[Case]:
    """Return spoiled definitions and files without end."""
    return drawn(rng, _texts, _texts, _file)


# ------------------------------------------------------------------ card texts


@cache
def blocks() -> tuple[str, ...]:
    """Return the definitions that come with Manalog."""
    files = sorted(cards_dir().glob("*.txt"))
    return tuple(
        block for file in files for block in file.read_text(encoding="utf-8").split("\n\n")
        if not block.startswith("#") and len(block.split("\n")) > 2
    )  # fmt: skip


def _texts(seed: int) -> Outcome:
    rng = random.Random(seed)
    block = rng.choice(blocks())
    content = spoiled(block, rng, _ability) if rng.random() < 0.5 else _other_parts(block, rng)
    return judged(partial(defined, content))


def _ability(rng: random.Random) -> str:
    return rng.choice((
        f"spell([{term(rng)}])", f"keyword({term(rng)})", f"static({term(rng)}, [])",
        f"triggered({term(rng)}, true, [draw(you,1)])", "spell([draw(you,99999999)])",
        "spell([draw(you,10000)])", "spell([mill_cards(2)])", "spell([choose_targets(3)])",
        f"activated([mana('{text(rng)[:50]}')], [draw(you,1)])", "{99999999999}", "9999999/9999999",
        "enters_tapped", term(rng),
    ))  # fmt: skip


def _other_parts(block: str, rng: random.Random) -> str:
    """Put parts of other cards, or nonsense, in places of BLOCK."""
    for _ in range(rng.choice((1, 2, 4))):
        parts = list(re.finditer(r"[^(),\[\]\s]+", block))
        found = rng.choice(parts)
        others = re.findall(r"[^(),\[\]\s]+(?:\([^()]*\))?", rng.choice(blocks()))
        new = rng.choice((rng.choice(others), rng.choice(others), term(rng)))
        block = block[: found.start()] + new + block[found.end() :]
    return block


def defined(content: str) -> None:
    """Define the cards of CONTENT, and show them."""
    cards = parse_cards(content, Path("cards.txt"))
    bridge().held.defined = None
    bridge().call("reset")
    bridge().call("define", "magic", "cards", [card.row() for card in cards])
    for card in cards:
        bridge().call("define", "magic", "text", card.name, list(card.abilities))


# ------------------------------------------------------------------ card files


def _file(seed: int) -> Outcome:
    rng = random.Random(seed)
    content = spoiled(card_file(seed), rng, json_value).encode(errors="surrogatepass")
    file = Path("cards.json")
    file.write_bytes(_packed(content, rng))
    return judged(partial(found, file))


def found(file: Path) -> None:
    """Look up some cards of the card file FILE."""
    cards = Cards.open(file)
    for name in [*list(cards.printed)[:5], "Plain Bear"]:
        cards.find(name)


def card_file(seed: int) -> str:
    """Return a good card file, of one of the shapes that there are."""
    rng = random.Random(seed)
    if rng.random() < 0.5:
        data = {name: [{"name": name, **face}] for name, face in _FACES.items()}
        good = json.dumps({"meta": {}, "data": data}, indent=1)
    else:
        good = json.dumps([{"name": name, "oracle_text": face.get("text", ""),
                            "mana_cost": face.get("manaCost", ""), "type_line": "Creature — Bear",
                            "power": "2", "toughness": "2", "layout": "normal", "set": "own"}
                           for name, face in _FACES.items()], indent=1)  # fmt: skip
    return good


def _packed(content: bytes, rng: random.Random) -> bytes:
    """Return CONTENT as downloads are packed, sometimes damaged, sometimes far larger inside."""
    if rng.random() < 0.5:
        return content
    if rng.random() < 0.05:
        content = b'{"data": {"a": [' + b" " * 300_000_000
    pack = rng.choice((gzip.compress, bz2.compress, lzma.compress, _zipped))
    packed = pack(content) if len(content) < 10**7 else gzip.compress(content, 1)
    if rng.random() < 0.3:
        at = rng.randrange(len(packed))
        packed = packed[:at] + bytes([rng.randrange(256)]) + packed[at + 1 :]
    return packed[: rng.randrange(len(packed))] if rng.random() < 0.1 else packed


def _zipped(content: bytes) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("../../cards.json", content)
    return archive.getvalue()
