"""Companions of decks: what they ask, in words, as terms, and of lists (702.139, 903.11a)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from boards import names
from test_commander_decks import surveyed
from test_pool_import import imported

from pyengine.agents import make_agent
from pyengine.agents.play_out import play_out
from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.errors import DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import survey_text
from pyengine.games.magic.formats.legality import judge
from pyengine.games.magic.missing.settling import settled
from pyengine.games.magic.missing.ways import Way
from pyengine.games.magic.pool.reading import read_texts
from pyengine.games.magic.scene import scene
from pyengine.games.magic.setup import magic_setup
from pyengine.matches.match import Match, sideboard_of

ASKED = {
    "contains only cards with even mana values": "only([parity(even)])",
    "contains only cards with odd mana values and land cards": "only([parity(odd),of([land])])",
    "contains only cards with mana value 3 or greater and land cards":
        "only([of([compared(mana_value,at_least,3)]),of([land])])",
    "contains at least twenty cards more than the minimum deck size": "above_minimum(20)",
}  # fmt: skip
"""What companions say of "your starting deck"."""

EACH = {
    "No card {} has more than one of the same mana symbol in its mana cost": "no_repeated_symbol",
    "Each creature card {} is a Cat, Elk, or Beast card": "each([creature],is([cat,elk,beast]))",
    "Each permanent card {} has mana value 2 or less":
        "each([permanent_card],has(compared(mana_value,at_most,2)))",
    "Each nonland card {} has a different name": "each([not([land])],has_its_own_name)",
    "Each nonland card {} shares a card type": "each([not([land])],shares_a_type)",
    "Each permanent card {} has an activated ability":
        "each([permanent_card],has_activated_ability)",
}  # fmt: skip
"""What companions say of cards "in your starting deck"."""

SENTENCES = {f"Your starting deck {text}.": term for text, term in ASKED.items()} | {
    text.format("in your starting deck") + ".": term for text, term in EACH.items()
}


@pytest.mark.parametrize(("text", "term"), SENTENCES.items())
def test_a_condition_is_read_as_a_term(text: str, term: str) -> None:
    (reading,) = read_texts([("permanent", f"Companion — {text}")])
    assert (reading.problem, reading.term) == ("", f"keyword(companion({term}))")


def test_what_no_rule_can_look_at_is_refused() -> None:
    text = "Companion — Each permanent card in your starting deck with flying has a different name."
    (reading,) = read_texts([("permanent", text)])
    assert not reading.understood


# ------------------------------------------------------------------ lists

CARDS: dict[str, tuple[str, str, str]] = {
    "Even Mate": ("Legendary Creature — Ox", "{2}", "contains only cards with even mana values"),
    "Odd Mate": ("Legendary Creature — Ox", "{3}", "contains only cards with odd mana values and"
                 " land cards"),
    "Big Mate": ("Legendary Creature — Ox", "{3}", "contains at least twenty cards more than the"
                 " minimum deck size"),
    "Plain Mate": ("Legendary Creature — Ox", "{W}", "No card {} has more than one of the same mana"
                   " symbol in its mana cost"),
    "Small Mate": ("Legendary Creature — Ox", "{2}", "Each permanent card {} has mana value 2 or"
                   " less"),
    "Wild Mate": ("Legendary Creature — Ox", "{2}", "Each creature card {} is a Cat or Beast card"),
    "Lone Mate": ("Legendary Creature — Ox", "{2}", "Each nonland card {} has a different name"),
    "Like Mate": ("Legendary Creature — Ox", "{2}", "Each nonland card {} shares a card type"),
    "Busy Mate": ("Legendary Creature — Ox", "{2}", "Each permanent card {} has an activated"
                  " ability"),
    "Vague Mate": ("Legendary Creature — Ox", "{3}", "contains only cards with odd mana values and"
                   " land cards"),
    "Chief": ("Legendary Creature — Cat", "{2}", ""),
    "Cat A": ("Creature — Cat", "{2}", ""),
    "Cat B": ("Creature — Cat", "{1}{W}{W}", ""),
    "Ox": ("Creature — Ox", "{4}", "{T}: Add {W}."),
    "Bolt": ("Instant", "{R}", "Draw a card."),
    "Growth": ("Sorcery", "{G}{G}", "Draw a card."),
    "Field": ("Basic Land — Plains", "", ""),
}  # fmt: skip
"""Names with their types, costs, and texts or what they say of the deck."""


VAGUE = "Whenever the moon is full, this creature purls and plains."


def _text(said: str) -> str:
    if said.startswith("contains"):
        said = f"Your starting deck {said}"
    elif "{}" in said:
        said = said.format("in your starting deck")
    else:
        return said
    return f"Companion — {said}. (If this card is your chosen companion, do as it says.)"


def record(name: str, line: str, cost: str, said: str) -> list[dict[str, Any]]:
    left, _, right = line.partition(" — ")
    words = left.split()
    supertypes = [word for word in words if word in ("Basic", "Legendary")]
    colors = [letter for letter in "WUBRG" if letter in cost or (letter == "W" and name == "Ox")]
    value = sum(int(part) if part.isdigit() else 1 for part in cost.strip("{}").split("}{") if part)
    return [{
        "name": name, "type": line, "types": [w for w in words if w not in supertypes],
        "supertypes": supertypes, "subtypes": right.split(), "power": "1",
        "text": "\n".join([_text(said), *([VAGUE] if name == "Vague Mate" else [])]),
        "layout": "normal", "manaCost": cost, "manaValue": value, "toughness": "1",
        "colors": colors, "colorIdentity": colors, "printings": ["AAA"],
        "legalities": {"commander": "Legal", "gladiator": "Legal", "modern": "Legal"},
    }]  # fmt: skip


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    directory = tmp_path_factory.mktemp("pool")
    file = directory / "cards.json"
    data = {name: record(name, *rest) for name, rest in CARDS.items()}
    file.write_text(json.dumps({"meta": {}, "data": data}))
    imported(file, directory / "pool.sqlite").close()
    with CardDatabase.open(pool=directory / "pool.sqlite") as opened:
        yield opened


def faults(text: str, database: CardDatabase, name: str = "modern") -> list[tuple[int, str]]:
    return [(it.line, it.name) for it in judge(surveyed(text, database), name, database).faults]


def listed(mate: str, *cards: str) -> str:
    return f"Companion\n1 {mate}\n\nDeck\n60 Field\n" + "\n".join(cards)


@pytest.mark.parametrize(
    ("mate", "cards", "wrong"),
    [
        ("Even Mate", ["4 Cat A", "4 Ox"], []),
        ("Even Mate", ["4 Cat A", "1 Bolt", "1 Cat B"], ["Bolt", "Cat B"]),
        ("Odd Mate", ["4 Cat B", "1 Bolt"], []),
        ("Odd Mate", ["4 Cat A"], ["Cat A"]),
        ("Big Mate", ["4 Ox", "4 Bolt", "4 Cat A", "4 Cat B", "4 Growth"], []),
        ("Big Mate", ["4 Ox", "4 Bolt", "4 Cat A", "4 Cat B", "3 Growth"], [""]),
        ("Plain Mate", ["4 Ox", "1 Bolt"], []),
        ("Plain Mate", ["1 Cat B", "1 Growth"], ["Cat B", "Growth"]),
        ("Small Mate", ["4 Cat A", "4 Growth"], []),
        ("Small Mate", ["1 Cat B", "1 Ox"], ["Cat B", "Ox"]),
        ("Wild Mate", ["4 Cat A", "1 Bolt"], []),
        ("Wild Mate", ["4 Cat A", "1 Ox"], ["Ox"]),
        ("Lone Mate", ["1 Cat A", "1 Ox"], []),
        ("Lone Mate", ["1 Cat A", "2 Ox"], ["Ox"]),
        ("Like Mate", ["4 Cat A", "2 Ox"], []),
        ("Like Mate", ["4 Cat A", "2 Ox", "1 Bolt"], ["Bolt"]),
        ("Busy Mate", ["4 Ox", "1 Bolt"], []),
        ("Busy Mate", ["4 Ox", "1 Cat A"], ["Cat A"]),
        ("Cat A", [], ["Cat A"]),
    ],
)
def test_what_companions_ask_of_a_deck(
    mate: str, cards: list[str], wrong: list[str], database: CardDatabase
) -> None:
    text = listed(mate, *cards)
    lines = text.split("\n")
    found = faults(text, database)
    assert [name for _, name in found] == wrong
    assert all(lines[line - 1].endswith(name) for line, name in found)


def test_702_139a_a_fault_says_what_is_asked(database: CardDatabase) -> None:
    (fault,) = judge(surveyed(listed("Even Mate", "1 Bolt"), database), "modern", database).faults
    asked = "Companion — Your starting deck contains only cards with even mana values."
    assert fault.reason == f"Bolt is not as Even Mate asks: {asked}"


def test_a_format_without_sideboards_has_no_companions(database: CardDatabase) -> None:
    found = judge(surveyed(listed("Even Mate"), database), "gladiator", database).faults
    assert "gladiator has no sideboard, and so no companions" in [fault.reason for fault in found]


def commanding(mate: str, *cards: str) -> str:
    count = 99 - len(cards)
    return f"Commander\n1 Chief\n\nCompanion\n1 {mate}\n\nDeck\n{count} Field\n" + "\n".join(cards)


@pytest.mark.parametrize(
    ("mate", "cards", "wrong"),
    [
        ("Even Mate", [], []),
        ("Odd Mate", [], ["Chief"]),
        ("Lone Mate", ["1 Lone Mate"], ["Lone Mate"]),
        ("Plain Mate", [], ["Plain Mate"]),
        ("Big Mate", [], [""]),
    ],
)
def test_702_139b_a_deck_of_commander_with_its_commander(
    mate: str, cards: list[str], wrong: list[str], database: CardDatabase
) -> None:
    found = faults(commanding(mate, *cards), database, "commander")
    colors = {"Field"}  # of a colorless commander's deck: not what is asked here
    assert [name for _, name in found if name not in colors] == wrong


# ------------------------------------------------------------------ games


@pytest.mark.parametrize("way", [Way.BLANK, Way.LEAVE_OUT])
def test_of_a_companion_that_is_not_understood_the_condition_is(
    way: Way, database: CardDatabase
) -> None:
    survey = survey_text(listed("Odd Mate", "4 Cat B").replace("Odd", "Vague"), "x", database)
    assert survey.deck.companion == ""
    deck = settled(survey, database, way)
    assert bool(deck.companion) == (way is Way.BLANK)
    setup = magic_setup([deck, deck], seed=1, names=["a", "b"], database=database)
    session = Session.start(setup, "choices")
    assert bool(session.query("companion", 2)) == (way is Way.BLANK)
    assert any("blank" in setting for setting in setup.settings) == (way is Way.BLANK)


def begun(text: str, database: CardDatabase, *settings: str) -> Session:
    mine = surveyed(text, database)
    other = surveyed("60 Field", database)
    setup = magic_setup(
        [mine, other], seed=1, names=["a", "b"], database=database,
        settings=["first_player=a", *settings],
    )  # fmt: skip
    return Session.start(setup, "choices")


def test_103_2b_it_is_revealed_before_the_game(database: CardDatabase) -> None:
    session = begun(listed("Even Mate", "4 Cat A"), database)
    assert names(session, "companion", "a") == ["Even Mate"]
    rest = names(session, "library", "a") + names(session, "hand", "a")
    assert (len(rest), "Even Mate" in rest) == (64, False)
    view = scene(Seat("b", session))
    assert [thing["name"] for thing in view["objects"] if thing["zone"] == "outside"] == [
        "Even Mate"
    ], "everybody sees it"


def test_103_2c_in_commander_too(database: CardDatabase) -> None:
    session = begun(commanding("Even Mate"), database)
    assert names(session, "companion", "a") == ["Even Mate"]
    assert names(session, "command", "a") == ["Chief"]


def test_702_139a_not_of_a_deck_that_is_not_as_it_asks(database: CardDatabase) -> None:
    with pytest.raises(DeckError, match="Even Mate can't be the companion of this deck: Bolt"):
        begun(listed("Even Mate", "1 Bolt"), database)


def test_bots_take_their_companion_and_the_game_is_replayed(database: CardDatabase) -> None:
    session = begun(listed("Even Mate", "4 Cat A"), database)
    agents = {name: make_agent("curve", name, seed=2) for name in ("a", "b")}
    play_out(session, agents)
    told = list(session.taken)
    assert sum(action.startswith("take_companion(") for action in told) == 1
    again = Session.start(session.setup, "choices")
    for action in told:
        again.do(action)
    assert again.result == session.result


def test_a_match_has_companions_as_long_as_the_deck_is_as_they_ask(
    database: CardDatabase, monkeypatch: pytest.MonkeyPatch, home: None
) -> None:
    monkeypatch.setattr(CardDatabase, "open", lambda *_, **__: nullcontext(database))
    text = listed("Even Mate", "4 Cat A") + "\n\nSideboard\n1 Shock"
    decks = [surveyed(text, database), surveyed("60 Field", database)]
    setup = magic_setup(decks, seed=1, names=["a", "b"], database=database)
    match = Match.of(setup, ["curve", "curve"], 3, [sideboard_of(deck) for deck in decks])
    match = match.begun_by("a")
    asked = "companion(a)='Even Mate'"
    assert asked in match.setup().settings
    session = Session.start(match.setup(), "choices")
    assert names(session, "companion", "a") == ["Even Mate"]
    match = match.ended(["b"], 5)
    for main, kept in (
        (((60, "Field"), (4, "Cat A")), True),
        (((60, "Field"), (3, "Cat A")), True),
        (((60, "Field"), (3, "Cat A"), (1, "Shock")), False),
        (((60, "Field"), (3, "Cat A"), (1, "Even Mate")), False),
    ):
        changed = match.boarded("a", main).boarded("b").begun_by("a").setup()
        assert (asked in changed.settings) == kept
        assert Session.start(changed, "choices").choice is not None
