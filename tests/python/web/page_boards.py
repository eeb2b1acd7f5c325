"""Boards on which a page's layout is measured, and what is measured there."""

from __future__ import annotations

import json
from typing import Any

EMPTY = """turn 5 of A, precombat main
A: hand Elvish Warrior, Forest, Giant Growth, Llanowar Elves, Wellwisher, Elvish Eulogist, Forest
B: hand Shock
"""

FOURTEEN = """turn 5 of A, declare attackers
A: battlefield 4 Forest, 2 Forest (tapped), 3 Elvish Warrior, 2 Llanowar Elves, 2 Wellwisher, Heedless One | hand Elvish Warrior, Forest, 2 Giant Growth, Wellwisher, Elvish Eulogist, Forest
B: battlefield 5 Mountain, Mountain (tapped), 3 Goblin Matron, 2 Raging Goblin, Gray Ogre, 2 Mogg Fanatic (tapped) | hand Shock | graveyard Shock
"""  # noqa: E501

MANY = """turn 9 of A, declare attackers
A: battlefield 18 Forest, 4 Forest (tapped), 20 Elvish Warrior, 10 Llanowar Elves, 8 Wellwisher, 4 Elvish Eulogist, 3 Heedless One | hand Elvish Warrior, Forest, 2 Giant Growth, Wellwisher, Elvish Eulogist, Forest
B: battlefield 20 Mountain, 20 Raging Goblin, 10 Goblin Matron, 8 Gray Ogre, 9 Mogg Fanatic | hand Shock
"""  # noqa: E501

BOARDS = {"empty": EMPTY, "fourteen": FOURTEEN, "many": MANY, "attached": FOURTEEN}

SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "telephone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "zoomed": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "large": {"viewport": {"width": 3840, "height": 2160}},
    "sideways": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
"""Windows; one that is zoomed to 200 % has half as many pixels of CSS each way."""


def dressed(text: str) -> str:
    """TEXT, a view, with Auras, planeswalkers, counters, damage and three spells on the stack."""
    frame = json.loads(text)
    if frame.get("type") != "view":
        return text
    view = frame["view"]
    like = next(thing for thing in view["objects"] if thing["types"] == ["creature"])
    creatures = [thing for thing in view["objects"] if "creature" in thing["types"]]
    hosts = [thing for thing in creatures if thing["zone"] == "battlefield"]
    hosts[0]["counters"] = {"+1/+1": 3, "flying": 1}
    hosts[0]["size"] = [5, 6]
    hosts[-1]["damage"] = 1
    more = {"size": None, "counters": {}, "attacking": None, "blocking": [], "tapped": False}
    kinds = [
        ("Rancorous Growth", ["enchantment"], hosts[0]["id"], {}, "a"),
        ("Pacifying Words", ["enchantment"], hosts[0]["id"], {}, "b"),
        ("Sword of Words", ["artifact"], hosts[1]["id"], {}, "a"),
        ("Curse of the Reader", ["enchantment"], "b", {}, "a"),
        ("Oona, the Walker", ["planeswalker"], None, {"loyalty": 4}, "a"),
        ("Ral of the Storms", ["planeswalker"], None, {"loyalty": 12}, "b"),
        ("Siege of the Board", ["battle"], None, {"defense": 5}, "b"),
    ]
    for number, (name, types, attached, counters, who) in enumerate(kinds, start=9001):
        thing = {**like, **more, "id": number, "name": name, "types": types, "subtypes": []}
        thing |= {"attached": attached, "counters": counters, "controller": who, "owner": who}
        view["objects"].append(thing)
    view["stack"] = [
        {
            "id": 9100 + number, "controller": "b", "kind": "spell", "source": None,
            "name": "Shock", "targets": [hosts[number]["id"]], "chosen": [],
            "words": "deal 2 damage to that creature, which is a long line of words",
        }
        for number in range(3)
    ]  # fmt: skip
    return json.dumps(frame)
