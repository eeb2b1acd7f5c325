"""Formats: what the card file says is legal, and how decks are built."""

import json
from pathlib import Path
from typing import Any

import pytest
from test_pool_import import imported, run

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import parse_deck
from pyengine.games.magic.formats.legality import Legality, judge

HIVE = "A deck can have any number of cards named Hive Ant."
SEVEN = "A deck can have up to seven cards named Seventh Son."


def _card(name: str, text: str = "", **more: Any) -> list[dict[str, Any]]:
    legal = dict.fromkeys(("modern", "vintage", "commander"), "Legal")
    record = {
        "name": name, "type": "Creature — Ox", "types": ["Creature"], "subtypes": ["Ox"],
        "supertypes": [], "manaCost": "{W}", "manaValue": 1, "power": "1", "toughness": "1",
        "colors": ["W"], "colorIdentity": ["W"], "text": text, "layout": "normal",
        "legalities": legal, "printings": ["AAA"],
    }  # fmt: skip
    return [record | more]


CARDS = {
    "Plain Ox": _card("Plain Ox"),
    "King Ox": _card("King Ox", type="Legendary Creature — Ox", supertypes=["Legendary"]),
    "Old Ox": _card("Old Ox", legalities={"vintage": "Restricted", "modern": "Banned"}),
    "New Ox": _card("New Ox", legalities={"modern": "Legal"}),
    "Hive Ant": _card("Hive Ant", HIVE),
    "Seventh Son": _card("Seventh Son", SEVEN),
    "Jealous Ox": _card("Jealous Ox", HIVE),
    "Ox Friend": _card("Ox Friend", "Companion — Each card in your deck was drawn by an Ox."),
    "Meadow": _card(
        "Meadow", "({T}: Add {W}.)", types=["Land"], supertypes=["Basic"], subtypes=["Plains"],
        type="Basic Land — Plains", manaCost="",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("pool")
    file = directory / "cards.json"
    file.write_text(json.dumps({"meta": {}, "data": CARDS}))
    imported(file, directory / "pool.sqlite").close()
    return directory / "pool.sqlite"


def _judged(pool: Path, text: str, name: str) -> Legality:
    from pyengine.games.magic.decks import _Cards, _listing, _survey

    with CardDatabase.open(pool=pool) as database:
        path = Path("list.txt")
        return judge(_survey(_listing(text, path), path, _Cards(database)).deck, name, database)


def _reasons(verdict: Legality) -> list[tuple[int, str]]:
    return [(fault.line, fault.reason) for fault in verdict.faults]


@pytest.mark.parametrize(
    ("text", "name", "faults"),
    [
        ("4 Plain Ox\n56 Meadow", "modern", []),
        ("5 Plain Ox\n55 Meadow", "modern", [(1, "5 copies of Plain Ox, and modern allows 4")]),
        (
            "3 Plain Ox\n57 Meadow\n\nSideboard\n2 plain ox",
            "modern",
            [(5, "5 copies of Plain Ox, and modern allows 4")],
        ),
        ("1 Old Ox\n59 Meadow", "modern", [(1, "Old Ox is banned in modern")]),
        ("1 New Ox\n59 Meadow", "vintage", [(1, "New Ox is not legal in vintage")]),
        ("1 Old Ox\n59 Meadow", "vintage", []),
        (
            "2 Old Ox\n58 Meadow",
            "vintage",
            [(1, "2 copies of Old Ox, and it is restricted in vintage to 1")],
        ),
        ("30 Hive Ant\n30 Meadow", "modern", []),
        (
            "8 Seventh Son\n52 Meadow",
            "modern",
            [(1, "8 copies of Seventh Son, and the card itself allows 7")],
        ),
        ("7 Seventh Son\n53 Meadow", "modern", []),
        (
            "5 Jealous Ox\n55 Meadow",
            "modern",
            [(1, "5 copies of Jealous Ox, and modern allows 4")],
        ),
        (
            "59 Meadow",
            "modern",
            [(0, "the deck has 59 cards, and modern asks for at least 60")],
        ),
        (
            "60 Meadow\n\nSideboard\n16 Meadow",
            "modern",
            [(0, "the sideboard has 16 cards, and modern allows 15")],
        ),
        ("30 Plain Ox\n10 Meadow\n\nSideboard\n20 Old Ox", "limited", []),
        ("39 Meadow", "limited", [(0, "the deck has 39 cards, and limited asks for at least 40")]),
        ("Commander\n1 King Ox\n\nDeck\n99 Meadow", "commander", []),
        (
            "Commander\n1 King Ox\n\nDeck\n98 Meadow\n2 Jealous Ox",
            "commander",
            [
                (0, "the deck has 101 cards, and commander allows 100"),
                (6, "2 copies of Jealous Ox, and commander allows 1"),
            ],
        ),
        (
            "Deck\n100 Meadow",
            "commander",
            [(0, "the list names no commander, and commander asks for one")],
        ),
        (
            "Companion\n1 Plain Ox\n\nDeck\n60 Meadow",
            "modern",
            [(2, "Plain Ox is no companion")],
        ),
    ],
)
def test_a_deck_is_as_legal_as_the_card_file_says(
    pool: Path, text: str, name: str, faults: list[tuple[int, str]]
) -> None:
    assert _reasons(_judged(pool, text, name)) == faults


def test_what_a_companion_asks_is_unchecked_where_it_is_not_read(pool: Path) -> None:
    verdict = _judged(pool, "Companion\n1 Ox Friend\n\nDeck\n60 Meadow", "modern")
    assert verdict.legal
    (words,) = verdict.unchecked
    assert words == "Ox Friend (line 2): Companion — Each card in your deck was drawn by an Ox."


def test_cards_of_no_card_file_are_not_said_to_be_legal(pool: Path) -> None:
    assert _reasons(_judged(pool, "4 Shock\n56 Meadow\n1 Plain Oxx", "modern")) == [
        (1, "no imported card file has Shock, so nothing says that it is legal"),
        (3, 'no card is called "Plain Oxx". Did you mean "Plain Ox"?'),
    ]


def test_the_command_tells_lines_and_exits_with_1(pool: Path, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("4 Plain Ox\n1 Old Ox\n55 Meadow\n")
    code, out, _ = run("deck", file, "--db", pool, "--format", "modern")
    assert code == 1
    assert out.splitlines()[-2:] == [
        "not legal in modern",
        f"  {file}:2: Old Ox is banned in modern",
    ]
    record = json.loads(run("deck", file, "--db", pool, "--format", "modern", "--json")[1])
    assert record["legality"] == {
        "format": "modern",
        "legal": False,
        "faults": [{"reason": "Old Ox is banned in modern", "line": 2, "name": "Old Ox"}],
        "unchecked": [],
    }
    code, out, _ = run("deck", file, "--db", pool, "--format", "vintage")
    assert (code, out.splitlines()[-1]) == (0, "legal in vintage")


def test_a_format_that_is_not_there_is_told_with_those_that_are(pool: Path, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("60 Meadow\n")
    code, _, err = run("deck", file, "--db", pool, "--format", "modem")
    assert code == 2 and 'no format is called "modem". Did you mean "modern"?' in err
    code, _, err = run("deck", file, "--db", pool, "--format", "brawl")
    assert code == 2 and "the imported cards say nothing of brawl" in err


def test_play_and_tournaments_refuse_what_is_not_legal(
    pool: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(pool.parent))
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("4 Plain Ox\n56 Meadow\n")
    bad.write_text("5 Plain Ox\n54 Meadow\n")
    decks = f"{good},{bad}"
    told = [
        f"manalog: {bad}: this deck is not legal in modern",
        f"  {bad}: the deck has 59 cards, and modern asks for at least 60",
        f"  {bad}:1: 5 copies of Plain Ox, and modern allows 4",
    ]
    play = ["play", "--decks", decks, "--players", "idle,idle", "--format", "modern", "--json"]
    code, _, err = run(*play)
    assert (code, err.splitlines()) == (2, told)
    tournament = ["tournament", "--db", tmp_path / "results.sqlite", "--decks", decks]
    code, _, err = run(*tournament, "--agents", "idle", "--format", "modern", "--games", "1")
    assert (code, err.splitlines()) == (2, told)


def test_what_a_card_says_of_decks_is_no_ability(pool: Path, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("20 Hive Ant\n7 Seventh Son\n33 Meadow\n")
    code, out, err = run("deck", file, "--db", pool)
    assert code == 0 and "warning" not in err, (out, err)
    file.write_text("8 Seventh Son\n50 Meadow\n2 Jealous Ox\n")
    code, out, err = run("deck", file, "--db", pool)
    assert code == 1 and "8 copies of Seventh Son" in err
    assert "Jealous Ox can't be played" in out  # it speaks of another card


def test_a_deck_without_lines_is_judged_too(pool: Path) -> None:
    from dataclasses import replace

    with CardDatabase.open(pool=pool) as database:
        plain = parse_deck("5 Shock\n55 Forest", "list.txt", database)
        verdict = judge(replace(plain, piles=None), "constructed", database)
    assert _reasons(verdict) == [(0, "5 copies of Shock, and constructed allows 4")]
