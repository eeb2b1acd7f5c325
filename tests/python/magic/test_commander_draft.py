"""Commander Draft and Brawl: decks, and the life of the players (903.12, 903.13)."""

from __future__ import annotations

import pytest
from boards import life, names, place
from test_commander_decks import database, led, surveyed

from pyengine.cli.play.screen import Screen
from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cli.limited_talk import DraftTalk
from pyengine.games.magic.formats.construction import find_format
from pyengine.games.magic.formats.legality import judge
from pyengine.games.magic.limited.drafting import Draft
from pyengine.games.magic.limited.rating import Rated
from pyengine.games.magic.setup import magic_setup

__all__ = ["database"]


def faults(text: str, database: CardDatabase, name: str) -> list[str]:
    return [fault.reason for fault in judge(surveyed(text, database), name, database).faults]


# ------------------------------------------------------------------ 903.12


@pytest.mark.parametrize(("count", "words"), [(58, "asks for exactly 60"), (60, "allows 60")])
def test_903_12d_60_cards(count: int, words: str, database: CardDatabase) -> None:
    wanted = find_format("standardbrawl", {"standardbrawl"})
    assert (wanted.least, wanted.most, wanted.copies) == (60, 60, 1)
    text = f"Commander\n1 King Ox\n\nDeck\n{count} Meadow"
    (found,) = faults(text, database, "standardbrawl")
    assert words in found


def test_903_12b_of_cards_of_its_own_list(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n58 Meadow\n1 Old Cow"
    assert faults(text, database, "standardbrawl") == ["Old Cow is not legal in standardbrawl"]


@pytest.mark.parametrize(
    ("leader", "name", "wrong"),
    [
        ("Ox Cart", "standardbrawl", []),
        ("Ox Cart", "commander", ["Meadow", "Thicket"]),
        ("King Ox", "standardbrawl", ["Thicket"]),
    ],
)
def test_903_12e_basic_lands_of_one_type_for_a_colorless_commander(
    leader: str, name: str, wrong: list[str], database: CardDatabase
) -> None:
    text = f"Commander\n1 {leader}\n\nDeck\n59 Meadow"
    if name == "commander":
        text = f"Commander\n1 {leader}\n\nDeck\n98 Meadow"
    cards = text if not wrong else f"{text.replace('59', '58').replace('98', '98')}\n1 Thicket"
    found = judge(surveyed(cards, database), name, database).faults
    assert [fault.name for fault in found] == wrong


def test_903_12e_of_one_type_only(database: CardDatabase) -> None:
    text = "Commander\n1 Ox Cart\n\nDeck\n50 Meadow\n9 Thicket"
    found = judge(surveyed(text, database), "standardbrawl", database).faults
    assert [fault.name for fault in found] == ["Thicket"]


@pytest.mark.parametrize(
    ("players", "chosen", "expected"),
    [(2, "brawl", 25), (3, "brawl", 30), (2, "standardbrawl", 25), (4, "commander", 40)],
)
def test_903_12f_how_much_life(
    players: int, chosen: str, expected: int, database: CardDatabase
) -> None:
    decks = [surveyed(led("King Ox"), database) for _ in range(players)]
    setup = magic_setup(decks, seed=1, database=database, settings=[f"format={chosen}"])
    session = Session.start(setup, "choices")
    assert {life(session, name) for name, *_ in setup.players} == {expected}


# ------------------------------------------------------------------ 903.13


def test_903_13b_two_cards_are_taken_before_a_pack_goes_on() -> None:
    table = (("a", "b", "c"), ("d", "e", "f"))
    draft = Draft(("X",), 1, table, ((), ()), (table,), {}, at_once=2)
    first = draft.after(["a", "d"])
    assert first.table == (("b", "c"), ("e", "f"))
    second = first.after(["b", "e"])
    assert second.table == (("f",), ("c",)), "passed on after two"
    third = second.after(["f", "c"])
    assert (third.table, third.opened, third.pick) == (table, 2, 1)
    assert third.picked == (("a", "b", "f"), ("d", "e", "c"))


def test_903_13c_left_and_then_right() -> None:
    table = (("a", "b"), ("c", "d"), ("e", "f"))
    three = (tuple(("x", "y", "z") for _ in table),)
    draft = Draft(("X",), 1, tuple((*p, p[0] * 2) for p in table), ((),) * 3, three, {}, at_once=2)
    left = draft.after(["a", "c", "e"]).after(["b", "d", "f"])
    assert left.table == (("ee",), ("aa",), ("cc",))
    again = left.after(["ee", "aa", "cc"])
    right = again.after(["x"] * 3).after(["y"] * 3)
    assert (right.opened, right.table) == (2, (("z",),) * 3)


def test_903_13d_a_drafter_is_shown_one_pack(capsys: pytest.CaptureFixture[str]) -> None:
    rated = {name: Rated(name, "{W}", 1, "W", "Creature — Ox", "1/1", 1.0, "") for name in "abcdef"}
    talk = DraftTalk(rated, Screen(), lambda _: "1", lambda name: name)
    draft = Draft(("X",), 1, (("a", "b"), ("c", "d")), (("e",), ("f",)), (), {}, at_once=2)
    assert talk.pick(draft.table[0], draft.picked[0], "Pack 1") == "a"
    shown = capsys.readouterr().out.split()
    assert [name for name in "abcdf" if name in shown] == ["a", "b"]


def test_903_13e_two_whose_color_is_chosen_lead(database: CardDatabase) -> None:
    text = "Commander\n1 Ash Piper\n1 Elm Piper\n\nDeck\n57 Meadow\n1 Green Ox"
    assert faults(text, database, "commanderdraft") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Commander\n1 King Ox\n\nDeck\n59 Meadow", []),
        ("Commander\n1 King Ox\n\nDeck\n90 Meadow\n9 Plain Ox", []),
        ("Commander\n1 King Ox\n\nDeck\n58 Meadow",
         ["the deck has 59 cards, and commanderdraft asks for at least 60"]),
        ("Commander\n1 King Ox\n\nDeck\n59 Meadow\n1 Green Ox",
         ["Green Ox has {G} in its color identity, and the commander's is {W}"]),
        ("Deck\n60 Meadow", ["the list names no commander, and commanderdraft asks for one"]),
        ("Commander\n1 Left Ox\n1 King Ox\n\nDeck\n59 Meadow",
         ["Left Ox and King Ox can't be commanders together"]),
    ],
)  # fmt: skip
def test_903_13f_at_least_60_cards_any_number_of_each(
    text: str, found: list[str], database: CardDatabase
) -> None:
    assert faults(text, database, "commander draft") == found


@pytest.mark.parametrize(
    ("pair", "together"),
    [
        (("Left Ox", "King Ox"), True),
        (("Ox Cart", "King Ox"), True),
        (("Young Ox", "Plain Ox"), False),
    ],
)
def test_903_13f_3_commanders_of_one_color_go_together(
    pair: tuple[str, str], together: bool, database: CardDatabase
) -> None:
    text = "Commander\n" + "".join(f"1 {name}\n" for name in pair) + "\nDeck\n60 Meadow"
    found = faults(text, database, "commandermastersdraft")
    assert (f"{pair[0]} and {pair[1]} can't be commanders together" not in found) == together


def test_903_13g_it_is_played_as_commander(database: CardDatabase) -> None:
    text = "Commander\n1 King Ox\n\nDeck\n59 Meadow"
    decks = [surveyed(text, database) for _ in range(4)]
    setup = magic_setup(decks, seed=1, database=database, settings=["format=commanderdraft"])
    session = Session.start(setup, "choices")
    for name, *_ in setup.players:
        assert life(session, name) == 40
        assert names(session, "command", name) == ["King Ox"]
        assert len(place(session, "hand", name)) == 7
