"""Legality of real decks by a whole card file, counted in another way: by the file's own records.

`MANALOG_CARD_FILE=cards.json MANALOG_POOL=pool.sqlite MANALOG_DECKS=decks.jsonl`; a deck a line:
`name`, `main`, `side`, and `commander`, names with counts.
"""

from __future__ import annotations

import json
import os
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import survey_deck
from pyengine.games.magic.formats.legality import Legality, judge

CARDS, POOL, DECKS = (os.environ.get(f"MANALOG_{name}") for name in ("CARD_FILE", "POOL", "DECKS"))
NUMBER = int(os.environ.get("MANALOG_DECKS_NUMBER", "60"))
FORMATS = ("standard", "pioneer", "modern", "legacy", "vintage", "pauper")
WORDS = {"seven": 7, "nine": 9}


def key(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold().replace("æ", "ae"))
    return "".join(letter for letter in plain if letter.isalnum())


def records(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Each card of the file by its name, and by the names of its faces where no card has them."""
    data = json.loads(path.read_text("utf-8"))["data"]
    found = {key(name): faces for name, faces in data.items()}
    for faces in data.values():
        for face in faces:
            found.setdefault(key(face.get("faceName") or face["name"]), faces)
    return found


def copies(faces: list[dict[str, Any]], status: str | None) -> int:
    text = " ".join(face.get("text") or "" for face in faces)
    if status == "Restricted":
        return 1
    if "Basic" in faces[0]["supertypes"] or "A deck can have any number of cards named" in text:
        return 1_000
    _, said, rest = text.partition("A deck can have up to ")
    return WORDS[rest.split()[0]] if said else 4


def expected(deck: dict[str, Any], name: str, cards: dict[str, Any]) -> tuple[bool, set[str]]:
    """Whether DECK is legal, and the cards in it that are not."""
    counts: Counter[str] = Counter()
    for pile in (deck["main"], deck["side"], deck.get("commander") or {}):
        for card in pile:
            counts[key(card)] += pile[card] if isinstance(pile, dict) else 1
    wrong: set[str] = set()
    many = False
    for card, count in counts.items():
        status = (cards[card][0].get("legalities") or {}).get(name) if card in cards else None
        if status not in ("Legal", "Restricted"):
            wrong.add(key(cards[card][0]["name"]) if card in cards else card)
        many = many or (card in cards and count > copies(cards[card], status))
    led = deck.get("commander") or {}
    size = sum(deck["main"].values()) + (sum(led.values()) if isinstance(led, dict) else len(led))
    fits = size >= 60 and sum(deck["side"].values()) <= 15
    return not wrong and not many and fits, wrong


def judged(verdict: Legality) -> tuple[bool, set[str]]:
    words = ("not legal", "banned", "no card is called")
    cards = {key(f.name) for f in verdict.faults if any(word in f.reason for word in words)}
    return verdict.legal, cards


def written(deck: dict[str, Any], path: Path) -> str:
    lines = [f"{count} {name}" for name, count in deck["main"].items()]
    led = deck.get("commander") or {}
    lines += [f"{led[name] if isinstance(led, dict) else 1} {name}" for name in led]
    side = [f"{count} {name}" for name, count in deck["side"].items()]
    path.write_text("\n".join(["Deck", *lines, "", *(["Sideboard", *side] if side else [])]))
    return str(path)


@pytest.mark.skipif(not (CARDS and POOL and DECKS), reason="MANALOG_... names no decks")
def test_real_decks_are_as_legal_as_the_file_says(tmp_path: Path) -> None:
    assert CARDS and POOL and DECKS
    cards = records(Path(CARDS))
    decks = [json.loads(line) for line in Path(DECKS).read_text("utf-8").splitlines()]
    legal: Counter[str] = Counter()
    with CardDatabase.open(pool=Path(POOL)) as database:
        for deck in decks[:: max(1, len(decks) // NUMBER)][:NUMBER]:
            found = survey_deck(written(deck, tmp_path / "deck.txt"), database).deck
            for name in FORMATS:
                verdict = judged(judge(found, name, database))
                assert verdict == expected(deck, name, cards), (deck["name"], name)
                legal[name] += verdict[0]
    print({name: legal[name] for name in FORMATS}, "legal, of", min(NUMBER, len(decks)))
