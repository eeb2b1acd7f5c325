"""Decks of Commander: who leads them, which colors follow, and where lists name them (903.5)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_pool_import import imported

from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck, parse_deck
from pyengine.games.magic.formats.legality import judge
from pyengine.games.magic.setup import magic_setup

BACKGROUND = "Choose a Background (You can have one.)"
CHOOSE = "If {0} is your commander, choose a color before the game begins. {0} is the chosen color."
LEADERS: dict[str, tuple[str, str, str]] = {
    "King Ox": ("Legendary Creature — Ox", "W", ""),
    "Plain Ox": ("Creature — Ox", "W", ""),
    "Ox Cart": ("Legendary Artifact — Vehicle", "", ""),
    "Ox Sage": ("Legendary Planeswalker — Ox", "U", "Ox Sage can be your commander."),
    "Lone Sage": ("Legendary Planeswalker — Ox", "U", ""),
    "Left Ox": ("Legendary Creature — Ox", "R", "Haste\nPartner (You can have two.)"),
    "Right Ox": ("Legendary Creature — Ox", "G", "Partner"),
    "Bull": ("Legendary Creature — Ox", "B", "Partner with Cow (When this enters ...)"),
    "Cow": ("Legendary Creature — Ox", "G", "Partner with Bull"),
    "Old Friend": ("Legendary Creature — Ox", "B", "Friends forever"),
    "New Friend": ("Legendary Creature — Ox", "G", "Friends forever"),
    "Young Ox": ("Legendary Creature — Ox", "W", BACKGROUND),
    "Stable": (
        "Legendary Enchantment — Background",
        "G",
        "Commander creatures you own have reach.",
    ),
    "Ox Healer": ("Legendary Creature — Time Lord Doctor", "W", ""),
    "Ox Mate": ("Legendary Creature — Ox", "R", "Doctor's companion"),
    "Survivor A": ("Legendary Creature — Ox", "R", "Partner—Survivors"),
    "Survivor B": ("Legendary Creature — Ox", "G", "Partner—Survivors"),
    "Gray Piper": ("Legendary Creature — Ox", "", CHOOSE.format("Gray Piper")),
    "Ash Piper": ("Legendary Creature — Ox", "", f"{CHOOSE.format('Ash Piper')}\nPartner"),
    "Elm Piper": ("Legendary Creature — Ox", "", f"{CHOOSE.format('Elm Piper')}\nPartner"),
    "Green Ox": ("Creature — Ox", "G", ""),
    "Old Cow": ("Creature — Ox", "W", ""),
    "Gray Ox": ("Artifact Creature — Ox", "", ""),
    "Meadow": ("Basic Land — Plains", "W", ""),
    "Thicket": ("Basic Land — Forest", "G", ""),
}
"""Names with their types, colors and texts."""


def _record(name: str, line: str, colors: str, text: str) -> list[dict[str, Any]]:
    left, _, right = line.partition(" — ")
    words = left.split()
    supertypes = [word for word in words if word in ("Basic", "Legendary")]
    subtypes = ["Time Lord", "Doctor"] if right == "Time Lord Doctor" else right.split()
    return [{
        "name": name, "type": line, "types": [w for w in words if w not in supertypes],
        "supertypes": supertypes, "subtypes": subtypes, "text": text, "layout": "normal",
        "manaCost": "" if "Land" in words else "{1}", "manaValue": 1, "power": "1",
        "toughness": "1", "colors": list(colors), "colorIdentity": list(colors),
        "legalities": {
            "commander": "Legal", "brawl": "Legal", "modern": "Legal",
            **({} if name == "Old Cow" else {"standardbrawl": "Legal"}),
        },
        "printings": ["AAA"],
    }]  # fmt: skip


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    directory = tmp_path_factory.mktemp("pool")
    file = directory / "cards.json"
    data = {name: _record(name, *rest) for name, rest in LEADERS.items()}
    file.write_text(json.dumps({"meta": {}, "data": data}))
    imported(file, directory / "pool.sqlite").close()
    with CardDatabase.open(pool=directory / "pool.sqlite") as opened:
        yield opened


def surveyed(text: str, database: CardDatabase) -> Deck:
    from pyengine.games.magic.decks import _Cards, _listing, _survey

    path = Path("list.txt")
    return _survey(_listing(text, path), path, _Cards(database)).deck


def faults(text: str, database: CardDatabase, name: str = "commander") -> list[str]:
    return [fault.reason for fault in judge(surveyed(text, database), name, database).faults]


def led(*names: str, basic: str = "Meadow") -> str:
    leaders = "".join(f"1 {name}\n" for name in names)
    return f"Commander\n{leaders}\nDeck\n{100 - len(names)} {basic}"


@pytest.mark.parametrize("name", ["King Ox", "Ox Cart"])
def test_903_3_a_legendary_creature_or_vehicle_leads(name: str, database: CardDatabase) -> None:
    basic = "Meadow" if name == "King Ox" else "Gray Ox"
    assert [f for f in faults(led(name, basic=basic), database) if "copies" not in f] == []


@pytest.mark.parametrize("name", ["Plain Ox", "Lone Sage", "Stable"])
def test_903_3_others_do_not(name: str, database: CardDatabase) -> None:
    assert f"{name} can't be a commander" in faults(led(name), database)


def test_903_3a_what_says_so_does(database: CardDatabase) -> None:
    assert not [f for f in faults(led("Ox Sage"), database) if "commander at" in f or "can't" in f]


def test_903_12_a_planeswalker_leads_in_brawl(database: CardDatabase) -> None:
    assert "Lone Sage can't be a commander" not in faults(led("Lone Sage"), database, "brawl")


@pytest.mark.parametrize(
    "pair",
    [
        ("Left Ox", "Right Ox"), ("Bull", "Cow"), ("Old Friend", "New Friend"),
        ("Young Ox", "Stable"), ("Ox Healer", "Ox Mate"), ("Survivor A", "Survivor B"),
    ],
)  # fmt: skip
def test_702_124_two_that_go_together(pair: tuple[str, str], database: CardDatabase) -> None:
    found = faults(led(*pair, basic="Gray Ox"), database)
    assert [reason for reason in found if "copies" not in reason] == []


@pytest.mark.parametrize(
    "pair",
    [
        ("King Ox", "Left Ox"), ("Left Ox", "Bull"), ("Left Ox", "Old Friend"),
        ("King Ox", "Stable"), ("King Ox", "Ox Mate"), ("Survivor A", "Right Ox"),
    ],
)  # fmt: skip
def test_702_124_two_that_do_not(pair: tuple[str, str], database: CardDatabase) -> None:
    found = faults(led(*pair, basic="Gray Ox"), database)
    together = f"{pair[0]} and {pair[1]} can't be commanders together"
    assert together in found or "Stable can't be a commander" in found


def test_903_3_two_are_the_most(database: CardDatabase) -> None:
    found = faults(led("Left Ox", "Right Ox", "King Ox"), database)
    assert "the deck has 3 commanders, and two are the most" in found


def test_903_5a_100_cards(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n98 Meadow"
    assert faults(text, database) == ["the deck has 99 cards, and commander asks for exactly 100"]
    text = "Commander\n1 King Ox\n\nDeck\n100 Meadow"
    assert faults(text, database) == ["the deck has 101 cards, and commander allows 100"]


def test_903_5b_one_of_each_but_basic_lands(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n97 Meadow\n2 Plain Ox"
    assert faults(text, database) == ["2 copies of Plain Ox, and commander allows 1"]


def test_903_5c_only_colors_of_the_commander(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n97 Meadow\n1 Gray Ox\n1 Green Ox"
    assert faults(text, database) == [
        "Green Ox has {G} in its color identity, and the commander's is {W}"
    ]


def test_903_5d_lands_with_basic_types_too(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n98 Meadow\n1 Thicket"
    assert faults(text, database) == [
        "Thicket has {G} in its color identity, and the commander's is {W}"
    ]


def test_903_5e_no_sideboard(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n99 Meadow\n\nSideboard\n3 Plain Ox"
    assert "the sideboard has 3 cards, and commander has none" in faults(text, database)


def test_903_4_both_commanders_give_their_colors(database: CardDatabase) -> None:
    text = "Commander\n1 Young Ox\n1 Stable\n\nDeck\n97 Meadow\n1 Thicket"
    assert faults(text, database) == []


@pytest.mark.parametrize(
    ("names", "cards", "wrong"),
    [
        (["Gray Piper"], ["1 Green Ox"], []),
        (["Gray Piper"], ["1 King Ox"], ["King Ox"]),
        (["Left Ox", "Ash Piper"], ["1 Cow", "1 Left Ox"], ["Left Ox"]),
        (["Ash Piper", "Elm Piper"], ["1 Green Ox", "1 King Ox"], []),
        (["Ash Piper", "Elm Piper"], ["1 Green Ox", "1 King Ox", "1 Left Ox"], ["Left Ox"]),
    ],
)
def test_903_4b_a_chosen_color_is_one_that_the_deck_needs(
    names: list[str], cards: list[str], wrong: list[str], database: CardDatabase
) -> None:
    count = 100 - len(names) - len(cards)
    leaders = "".join(f"1 {name}\n" for name in names)
    text = f"Commander\n{leaders}\nDeck\n{count} Thicket\n" + "\n".join(cards)
    found = judge(surveyed(text, database), "commander", database).faults
    assert [fault.name for fault in found] == wrong


def piping(names: list[str], *cards: str) -> str:
    leaders, rest = "".join(f"1 {name}\n" for name in names), "\n".join(cards)
    return f"Commander\n{leaders}\nDeck\n{100 - len(names) - len(cards)} Gray Ox\n{rest}"


@pytest.mark.parametrize(
    ("names", "cards", "offers"),
    [
        (["Gray Piper"], [], [["black", "blue", "green", "red", "white"]]),
        (["Gray Piper"], ["1 Green Ox"], [["green"]]),
        (["Ash Piper", "Elm Piper"], ["1 Green Ox"],
         [["black", "blue", "green", "red", "white"], ["green"]]),
        (["Ash Piper", "Elm Piper"], ["1 Green Ox", "1 King Ox"], [["green", "white"], ["white"]]),
    ],
)  # fmt: skip
def test_903_4b_it_is_chosen_and_shown_before_the_game(
    names: list[str], cards: list[str], offers: list[list[str]], database: CardDatabase
) -> None:
    decks = [surveyed(piping(it, *more), database) for it, more in ((names, cards), (["Bull"], []))]
    setup = magic_setup(decks, seed=1, names=["a", "b"], database=database)
    session = Session.start(setup, "choices")
    for colors in offers:
        assert session.choice is not None
        assert session.choice.player == "a"
        assert list(session.choice.actions) == [f"commander_is({color})" for color in colors]
        session.do(session.choice.actions[0])
    chosen = [colors[0] for colors in offers]
    assert session.query("commander_color", 3) == [["a", k, it] for k, it in enumerate(chosen, 1)]
    identity = dict(session.query("color_identity", 2))
    assert (sorted(identity["a"]), identity["b"]) == (sorted({*chosen}), ["black"])
    assert session.query("hand", 2) != [], "103.5: hands are drawn after that"


# ------------------------------------------------------------------ deck lists


@pytest.mark.parametrize(
    "text",
    [
        "Commander\n1 King Ox\n\nDeck\n99 Meadow",
        "Deck\n99 Meadow\n\nCommander\n1 King Ox",
        "Commander (1)\n1x King Ox (AAA) 12\n\nDeck (99)\n99 Meadow",
        "99 Meadow\nSB: 1 King Ox",
        "99 [AAA:1] Meadow\nSB: 1 [AAA:2] King Ox",
        "99 Meadow\n\n1 King Ox",
        "Deck\n99 Meadow\n\nSideboard\n1 King Ox",
        "[Commander]\n1 King Ox|AAA\n[Main]\n99 Meadow|AAA",
    ],
)
def test_where_lists_name_a_commander(text: str, database: CardDatabase) -> None:
    deck = parse_deck(text, "list.txt", database)
    assert deck.commanders == ((1, "King Ox"),)
    assert (deck.size, deck.sideboard) == (100, ())


@pytest.mark.parametrize(
    "text", ["59 Meadow\nSB: 1 King Ox", "98 Meadow\nSB: 1 King Ox", "97 Meadow\nSB: 3 King Ox"]
)
def test_other_sideboards_are_no_commanders(text: str, database: CardDatabase) -> None:
    deck = parse_deck(text, "list.txt", database)
    assert (deck.commanders, deck.sideboard[0][1]) == ((), "King Ox")


def test_the_settings_of_a_game_say_who_leads(database: CardDatabase) -> None:
    decks = [
        parse_deck(led(*names), f"{seat}.txt", database)
        for seat, names in (("one", ["Bull", "Cow"]), ("two", ["King Ox"]))
    ]
    settings = magic_setup(decks, seed=1, database=database).settings
    assert settings[1:] == (
        "format=commander", "commanders(one)=['Bull','Cow']", "color_identity(one)=[black,green]",
        "commanders(two)=['King Ox']", "color_identity(two)=[white]",
    )  # fmt: skip
    settings = magic_setup(decks, seed=1, database=database, settings=["format=modern"]).settings
    assert settings == ("mulligan=london", "format=modern")
