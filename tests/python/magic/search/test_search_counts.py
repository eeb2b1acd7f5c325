"""What a search finds, compared with what plain Python finds in the same file.

`MANALOG_SEARCH_POOL=POOL MANALOG_SEARCH_CARDS=FILE` compares over a whole pool and the file, of
MTGJSON's shape, that was imported into it; with `MANALOG_SEARCH_SETS=FILE`, rarities too, which the
pool has from this file of printings.
"""

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from plain_cards import (
    QUERIES,
    RARITY_QUERIES,
    Plain,
    add_rarities,
    of_mtgjson,
    of_scryfall,
)

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import fold
from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.search.finding import CardSearch

WORDS = ("Moon", "Drummer", "of the", "Ash", "Æther", "Vale", "King's", "Lantern")
SENTENCES = (
    "Draw a card.", "Draw two cards, then discard a card.", "Flying (Elves can't block it.)",
    "When ~ enters, draw a card.", "Destroy target creature.", "Trample, haste", "",
    "~ deals 3 damage to any target.", "When this creature enters, you gain 1 life.",
)  # fmt: skip
KEYWORDS = ("Flying", "Trample", "Haste", "Cycling")
KINDS = ("Creature", "Creature", "Creature", "Instant", "Sorcery", "Land", "Artifact Creature",
         "Enchantment", "Planeswalker", "Legendary Creature", "Legendary Planeswalker")  # fmt: skip
SUBTYPES = ("Elf", "Human", "Elf Warrior", "Wall", "Wizard", "Ox")
COSTS = ("", "{W}", "{1}{U}", "{2}{G}{G}", "{R}", "{3}{B}{R}", "{X}{R}{R}", "{2/W}{2/W}", "{G/W}",
         "{7}", "{5}{U}{U}", "{W}{U}", "{B}{G}{W}", "{U/P}{1}", "{0}", "{1}{U}{R}")  # fmt: skip
SIZES = ("0", "1", "2", "3", "5", "7", "*", "1+*", "-1", "X")
RARITIES = ("common", "uncommon", "rare", "mythic", "special", "bonus")
STATES = ("legal", "legal", "banned", "restricted", "not_legal")


def letters(cost: str) -> list[str]:
    return [color for color in "WUBRG" if color in cost]


def value(cost: str) -> float:
    parts = cost.strip("{}").split("}{") if cost else []
    numbers = [
        2 if part == "2/W" else int(part) if part.isdigit() else part != "X" for part in parts
    ]
    return float(sum(numbers))


def side(rng: random.Random, name: str) -> dict[str, Any]:
    kind, cost = rng.choice(KINDS), rng.choice(COSTS)
    subtype = f" — {rng.choice(SUBTYPES)}" if "Creature" in kind else ""
    called = rng.choice((name, name.split(",")[0]))
    text = "\n".join(rng.sample(SENTENCES, rng.randrange(3))).strip().replace("~", called)
    made: dict[str, Any] = {
        "name": name, "mana_cost": "" if kind == "Land" else cost, "oracle_text": text,
        "type_line": kind + subtype, "colors": [] if kind == "Land" else letters(cost),
    }  # fmt: skip
    if "Creature" in kind:
        made |= {"power": rng.choice(SIZES), "toughness": rng.choice(SIZES)}
    if "Planeswalker" in kind:
        made["loyalty"] = rng.choice(("2", "4", "5", "6", "X"))
    return made


def printings(rng: random.Random, number: int) -> list[dict[str, Any]]:
    """One card, in Scryfall's shape, as often as it was printed."""
    name = " ".join(rng.sample(WORDS, 2)) + f"{rng.choice(('', ','))} {number}"
    layout = rng.choice(("normal", "normal", "normal", "split", "transform", "adventure"))
    first = side(rng, name)
    card: dict[str, Any] = first
    costs = first["mana_cost"]
    if layout != "normal":
        other = side(rng, f"Other {number}")
        card = {"name": f"{name} // Other {number}", "card_faces": [first, other]}
        card["type_line"] = first["type_line"]
        costs += other["mana_cost"]
    mana = costs if layout == "split" else first["mana_cost"]
    card |= {
        "layout": layout, "cmc": value(mana), "color_identity": letters(costs), "lang": "en",
        "keywords": rng.sample(KEYWORDS, rng.randrange(3)),
        "legalities": {name: rng.choice(STATES) for name in ("modern", "legacy", "pauper")},
    }  # fmt: skip
    if layout == "split" and rng.random() < 0.5:
        card["cmc"] = value(first["mana_cost"])
    return [
        {**card, "set": code, "rarity": rng.choice(RARITIES)}
        for code in rng.choices(("aaa", "dom", "lea", "xyz"), k=rng.randrange(1, 4))
    ]


@pytest.fixture(scope="module")
def invented(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[CardSearch, list[Plain]]]:
    """A search in three hundred invented cards, and the same cards as plain Python has them."""
    rng = random.Random(35)
    records = [printing for number in range(300) for printing in printings(rng, number)]
    place = tmp_path_factory.mktemp("search")
    file = place / "cards.json"
    file.write_text(json.dumps(records), "utf-8")
    with Pool.open(place / "pool.sqlite", create=True) as pool:
        store(pool.connection, file, read_file(file, lambda *_: None))
    with CardDatabase.open(pool=place / "pool.sqlite") as database, CardSearch(database) as search:
        yield search, of_scryfall(records)


def found(search: CardSearch, query: str, among: set[str]) -> list[str]:
    results = search.find(query)
    names = [card.card.name for card in results.cards]
    assert len(names) == results.count
    return sorted(name for name in names if name in among)


def test_there_are_forty_queries() -> None:
    assert len(QUERIES) >= 40


@pytest.mark.parametrize("query", [*QUERIES, *RARITY_QUERIES])
def test_as_plain_python_counts(invented: tuple[CardSearch, list[Plain]], query: str) -> None:
    search, cards = invented
    expected = sorted(c.name for c in cards if (QUERIES | RARITY_QUERIES)[query](c))
    assert expected, "the query is worth nothing here"
    assert not query or len(expected) < len(cards)
    assert found(search, query, {c.name for c in cards}) == expected


@pytest.mark.skipif("MANALOG_SEARCH_POOL" not in os.environ, reason="takes a whole pool")
def test_the_whole_pool() -> None:
    file = Path(os.environ["MANALOG_SEARCH_CARDS"])
    data = json.loads(file.read_text("utf-8"))
    cards = of_mtgjson(data.get("data", data))
    names = {c.name for c in cards}
    asked = dict(QUERIES)
    if "MANALOG_SEARCH_SETS" in os.environ:
        asked |= RARITY_QUERIES
        add_rarities(cards, json.loads(Path(os.environ["MANALOG_SEARCH_SETS"]).read_text("utf-8")))
    pool = Path(os.environ["MANALOG_SEARCH_POOL"])
    with CardDatabase.open(pool=pool) as database, CardSearch(database) as search:
        for query, holds in asked.items():
            expected = sorted(c.name for c in cards if holds(c))
            got = found(search, query, names)
            differing = set(got) ^ set(expected)
            assert not differing, (query, len(got), len(expected), sorted(differing)[:5])
            print(f"{len(got):>6}  {query}")
        playable = {fold(card.name) for card in database.playable()}
        assert {fold(card.card.name) for card in search.find("is:playable").cards} == playable
