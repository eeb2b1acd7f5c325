"""Forty queries, each with a question in plain Python over the records of a card file.

Nothing of the product is used here: the counts that the search has to find are computed from the
file alone, MTGJSON's or Scryfall's.
"""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


def low(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").replace("−", "-"))
    quotes = letters.replace("“", '"').replace("”", '"')
    return "".join(x for x in quotes if not unicodedata.combining(x)).lower()


@dataclass
class Side:
    name: str
    text: str
    cost: str
    line: set[str]
    colors: set[str]
    power: str | None
    toughness: str | None
    loyalty: str | None
    types: set[str]
    legendary: bool


@dataclass
class Plain:
    name: str
    layout: str
    sides: list[Side]
    mv: float
    identity: set[str]
    keywords: set[str]
    legal: dict[str, str]
    sets: set[str] = field(default_factory=set)
    rarities: set[str] = field(default_factory=set)

    def text(self, part: str) -> bool:
        return any(part in low(without_reminders(side.text)) for side in self.sides)

    def type(self, part: str) -> bool:
        return any(any(part in word for word in side.line) for side in self.sides)

    def colors(self, holds: Callable[[set[str]], bool]) -> bool:
        if self.layout in ("split", "aftermath"):
            return holds(set.union(*(side.colors for side in self.sides)))
        return any(holds(side.colors) for side in self.sides)

    def costs(self, holds: Callable[[Counter[str]], bool]) -> bool:
        return any(holds(symbols(side.cost)) for side in self.sides if side.cost)

    def sizes(self, holds: Callable[[float, float], bool]) -> bool:
        return any(holds(number(side.power), number(side.toughness)) for side in self.sides)

    def loyal(self, holds: Callable[[float], bool]) -> bool:
        return any(holds(number(side.loyalty)) for side in self.sides)

    def is_legal(self, name: str) -> bool:
        return self.legal.get(name) in ("legal", "restricted")


def without_reminders(text: str) -> str:
    return re.sub(r" ?\([^()]*\)", "", text)


def number(size: str | None) -> float:
    """What is compared; of nothing, a number to which nothing compares."""
    if size is None or re.sub(r"[-+*Xx²?]|\d+(\.\d+)?", "", size):
        return math.nan
    found = re.findall(r"-?\d+(?:\.\d+)?", size)
    return float(found[0]) if found else 0.0


def symbols(cost: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for symbol in re.findall(r"\{([^}]+)\}", cost.lower()):
        if symbol.isdigit():
            found["number"] += int(symbol)
        else:
            found[symbol] += 1
    return found


def of_mtgjson(data: dict[str, list[dict[str, Any]]]) -> list[Plain]:
    cards = []
    for name, records in data.items():
        first = records[0]
        sides = [record for record in records if record.get("side")] or records[:1]
        cards.append(
            Plain(
                name,
                first.get("layout", "normal"),
                [
                    _side(
                        record.get("faceName") or record["name"], record.get("text"),
                        record.get("manaCost"), record["supertypes"], record["types"],
                        record["subtypes"], record.get("colors"), record,
                    )
                    for record in sides
                ],
                float(first.get("manaValue", 0)),
                set(first.get("colorIdentity", ())),
                {low(word) for record in sides for word in record.get("keywords", ())},
                {key: value.lower() for key, value in first.get("legalities", {}).items()},
                set(first.get("printings", ())),
            )
        )  # fmt: skip
    return cards


def of_scryfall(records: list[dict[str, Any]]) -> list[Plain]:
    cards: dict[str, Plain] = {}
    for record in records:
        sides = []
        for side in record.get("card_faces") or [record]:
            left, _, right = (side.get("type_line") or record["type_line"]).partition(" — ")
            words = left.split()
            supertypes = [word for word in words if word in ("Basic", "Legendary", "Snow")]
            types = [word for word in words if word not in supertypes]
            sides.append(
                _side(
                    side["name"], side.get("oracle_text"), side.get("mana_cost"), supertypes,
                    types, right.split(), side.get("colors", record.get("colors")), side,
                )
            )  # fmt: skip
        known = Plain(
            record["name"],
            record["layout"],
            sides,
            float(record["cmc"]),
            set(record["color_identity"]),
            {low(word) for word in record.get("keywords", ())},
            {k: v for k, v in record["legalities"].items() if v != "not_legal"},
        )
        card = cards.setdefault(known.name, known)
        card.sets.add(record["set"].upper())
        card.rarities.add(record["rarity"])
    return list(cards.values())


def add_rarities(cards: list[Plain], file: dict[str, Any]) -> None:
    """Give CARDS the rarities that a FILE of printings has for their names, or front faces'."""
    whole = {card.name for card in cards}
    told: dict[str, set[str]] = {}
    for found in file["data"].values():
        for printing in found["cards"]:
            told.setdefault(printing["name"], set()).add(printing["rarity"])
    for card in cards:
        front = card.sides[0].name
        card.rarities |= told.get(card.name, set())
        card.rarities |= set() if front in whole else told.get(front, set())


def _side(
    name: str, text: str | None, cost: str | None, supertypes: list[str], types: list[str],
    subtypes: list[str], colors: list[str] | None, numbers: dict[str, Any],
) -> Side:  # fmt: skip
    line = {low(word) for word in [*supertypes, *types, *subtypes]}
    kinds = {word.lower() for word in types}
    size = (numbers.get("power"), numbers.get("toughness"), numbers.get("loyalty"))
    legendary = "legendary" in line
    return Side(name, text or "", cost or "", line, set(colors or ()), *size, kinds, legendary)


def leads(side: Side) -> bool:
    """Whether a card with this front may be a commander (903.3)."""
    rides = bool(side.line & {"vehicle", "spacecraft"}) and side.power is not None
    whose = side.legendary and ("creature" in side.types or rides)
    return whose or "background" in side.line or "can be your commander" in side.text


PERMANENTS = {"artifact", "battle", "creature", "enchantment", "land", "planeswalker"}

QUERIES: dict[str, Callable[[Plain], bool]] = {
    "": lambda c: True,
    "moon": lambda c: "moon" in low(c.name),
    '"of the"': lambda c: "of the" in low(c.name),
    "t:elf": lambda c: c.type("elf"),
    "t:legendary t:creature": lambda c: c.type("legendary") and c.type("creature"),
    "type:instant or t:sorcery": lambda c: c.type("instant") or c.type("sorcery"),
    "t:creature -t:human": lambda c: c.type("creature") and not c.type("human"),
    'o:"draw a card"': lambda c: c.text("draw a card"),
    "o:draw -o:discard": lambda c: c.text("draw") and not c.text("discard"),
    "oracle:target (t:instant OR t:sorcery)": lambda c: (
        c.text("target") and (c.type("instant") or c.type("sorcery"))
    ),
    "c:r": lambda c: c.colors(lambda own: "R" in own),
    "c:gw": lambda c: c.colors(lambda own: {"G", "W"} <= own),
    "c<=wu": lambda c: c.colors(lambda own: own <= {"W", "U"}),
    "c=wu": lambda c: c.colors(lambda own: own == {"W", "U"}),
    "c>u t:creature": lambda c: c.colors(lambda own: {"U"} < own) and c.type("creature"),
    "c!=b -c:c": lambda c: c.colors(lambda own: own != {"B"}) and not c.colors(lambda own: not own),
    "color:c": lambda c: c.colors(lambda own: not own),
    "c:m": lambda c: c.colors(lambda own: len(own) >= 2),
    "c=3": lambda c: c.colors(lambda own: len(own) == 3),
    "id:izzet t:instant": lambda c: c.identity <= {"U", "R"} and c.type("instant"),
    "id>=bg": lambda c: c.identity >= {"B", "G"},
    "identity=rakdos": lambda c: c.identity == {"B", "R"},
    "mv=3": lambda c: c.mv == 3,
    "cmc>=7": lambda c: c.mv >= 7,
    "mv:odd t:land": lambda c: c.mv % 2 == 1 and c.type("land"),
    "pow>=5": lambda c: c.sizes(lambda p, t: p >= 5),
    "pow>tou": lambda c: c.sizes(lambda p, t: p > t),
    "tou<2 -t:wall": lambda c: c.sizes(lambda p, t: t < 2) and not c.type("wall"),
    "pt=4": lambda c: c.sizes(lambda p, t: p + t == 4),
    "loy>4": lambda c: c.loyal(lambda n: n > 4),
    "m:2gg": lambda c: c.costs(lambda own: own["number"] >= 2 and own["g"] >= 2),
    "m={1}{U}": lambda c: c.costs(lambda own: own == Counter(number=1, u=1)),
    "mana<rr": lambda c: c.costs(lambda own: own in (Counter(r=1), Counter())),
    "kw:flying": lambda c: "flying" in c.keywords,
    "keyword:trample kw:haste": lambda c: {"trample", "haste"} <= c.keywords,
    "f:modern": lambda c: c.is_legal("modern"),
    "banned:legacy": lambda c: c.legal.get("legacy") == "banned",
    "is:permanent -is:commander f:pauper": lambda c: (
        any(side.types & PERMANENTS for side in c.sides)
        and not leads(c.sides[0])
        and c.is_legal("pauper")
    ),
    "is:commander id=w": lambda c: leads(c.sides[0]) and c.identity == {"W"},
    "is:vanilla": lambda c: any("creature" in side.types and not side.text for side in c.sides),
    "-(c:b or c:r) not:permanent mv<4": lambda c: (
        not c.colors(lambda own: "B" in own)
        and not c.colors(lambda own: "R" in own)
        and not any(side.types & PERMANENTS for side in c.sides)
        and c.mv < 4
    ),
    'o:"~ enters" pow<=2': lambda c: (
        any(
            any(
                f"{called} enters" in low(without_reminders(side.text))
                for called in (low(side.name), low(side.name.split(",")[0]), *THIS)
            )
            for side in c.sides
        )
        and c.sizes(lambda p, t: p <= 2)
    ),
    "set:lea or e:dom": lambda c: bool(c.sets & {"LEA", "DOM"}),
}

THIS = [
    f"this {kind}" for kind in (
        "creature", "land", "artifact", "enchantment", "spell", "card", "permanent", "planeswalker",
        "aura", "equipment", "vehicle", "saga", "token", "battle", "siege", "class", "case", "room",
    )
]  # fmt: skip

RARITY_QUERIES: dict[str, Callable[[Plain], bool]] = {
    "r:mythic": lambda c: "mythic" in c.rarities,
    "r>=rare t:creature": lambda c: (
        bool(c.rarities & {"rare", "special", "mythic", "bonus"}) and c.type("creature")
    ),
    "rarity<u": lambda c: "common" in c.rarities,
}
