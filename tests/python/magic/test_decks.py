from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.errors import DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck, builtin_decks, parse_deck, read_deck

MAIN = ((4, "Llanowar Elves"), (2, "Wren's Run Vanquisher"), (20, "Forest"))
SIDE = ((2, "Giant Growth"), (1, "Wildsize"))

MTGO = """\
4 Llanowar Elves
2 Wren's Run Vanquisher
20 Forest

2 Giant Growth
1 Wildsize
"""

MTGO_SIDEBOARD = MTGO.replace("\n\n", "\n\n\nSideboard:\n")

MARKED = """\
// NAME : by hand
4x Llanowar Elves # mana

# three more groups, none of them the sideboard

2 wrens run vanquisher

20 FOREST
SB: 2 Giant Growth
sb: 1 Wildsize
"""

ARENA = """\
About
Name Elf Ball

Deck
4 Llanowar Elves (DOM) 168
2 Wren's Run Vanquisher (EVG) 19a *F*
20 Forest (M21) 274

Sideboard
2 Giant Growth (M12) 174
1 Wildsize (EVG) 24
"""

XMAGE = """\
NAME:Elf Ball
AUTHOR:A. Nonymous
4 [DOM:168] Llanowar Elves
2 [EVG:19] Wren's Run Vanquisher
20 [M21:274] Forest
SB: 2 [M12:174] Giant Growth
SB: 1 [EVG:24] Wildsize
LAYOUT MAIN:(1,3)(CMC,false,50)|([DOM:168],[EVG:19])
LAYOUT SIDEBOARD:(0,0)(NONE,false,50)|
"""

FORGE = """\
[metadata]
Name=Elf Ball
Deck Type=constructed
[Avatar]

[Main]
4 Llanowar Elves|DOM|1
2 Wren's Run Vanquisher|EVG
20 Forest|M21|2
[Sideboard]
2 Giant Growth|M12
1 Wildsize
"""

DEC = """\
//NAME: Elf Ball
4 [DOM] Llanowar Elves
2 [EVG] Wren's Run Vanquisher
20 Forest [M21]

//Sideboard
2 Giant Growth
1 Wildsize
"""

MOXFIELD = """\
4 Llanowar Elves (PLST) DOM-168 *F*
2 Wren's Run Vanquisher (EVG) 19a *E*
20 Forest (M21) 274

SIDEBOARD:
2 Giant Growth (M12) 174
1 Wildsize (EVG) 24★
"""

DEK = """\
<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Llanowar Elves" Annotation="0" />
  <Cards CatID="2" Quantity="2" Sideboard="false" Name="Wren&apos;s Run Vanquisher" />
  <Cards CatID="3" Quantity="20" Sideboard="false" Name="Forest" />
  <Cards CatID="4" Quantity="2" Sideboard="true" Name="Giant Growth" />
  <Cards CatID="5" Quantity="1" Sideboard="true" Name="Wildsize" />
</Deck>
"""

COD = """\
<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Elf Ball</deckname>
    <comments>1 Shock</comments>
    <zone name="main">
        <card number="4" name="Llanowar Elves"/>
        <card number="2" name="Wren's Run Vanquisher"/>
        <card number="20" name="Forest"/>
    </zone>
    <zone name="side">
        <card number="2" name="Giant Growth"/>
        <card number="1" name="Wildsize"/>
    </zone>
    <zone name="tokens"><card number="1" name="Elf Warrior Token"/></zone>
</cockatrice_deck>
"""

FORMATS = {
    "mtgo": MTGO,
    "mtgo sideboard": MTGO_SIDEBOARD,
    "marked": MARKED,
    "arena": ARENA,
    "xmage": XMAGE,
    "forge": FORGE,
    "dec": DEC,
    "moxfield": MOXFIELD,
    "dek": DEK,
    "cod": COD,
}


def parse(text: str, database: CardDatabase) -> Deck:
    return parse_deck(text, "list.txt", database)


def deck_error(text: str, database: CardDatabase) -> str:
    with pytest.raises(DeckError) as caught:
        parse(text, database)
    return str(caught.value)


# ---------------------------------------------------------------- formats


@pytest.mark.parametrize("text", FORMATS.values(), ids=FORMATS)
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
def test_one_deck_in_the_formats_that_people_have(
    text: str, newline: str, tmp_path: Path, database: CardDatabase
) -> None:
    file = tmp_path / "elf ball.dck"
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", newline).encode())
    deck = read_deck(file, database)
    assert (deck.cards, deck.sideboard, deck.size) == (MAIN, SIDE, 26)
    assert deck.source == str(file)


@pytest.mark.parametrize("text", [ARENA, XMAGE, FORGE, COD], ids=["arena", "xmage", "forge", "cod"])
def test_a_list_may_name_the_deck(text: str, database: CardDatabase) -> None:
    assert parse(text, database).name == "Elf Ball"
    assert parse(MTGO, database).name == "list"


def test_groups_that_blank_lines_make_are_no_sideboard(database: CardDatabase) -> None:
    three = parse("4 Wellwisher\n\n4 Harmonize\n\n20 Forest\n", database)
    large = parse("\n4 Wellwisher\n\n20 Forest\n\n", database)
    assert (three.size, three.sideboard) == (28, ())
    assert (large.size, large.sideboard) == (24, ())


def test_a_companion_is_in_the_sideboard_once(database: CardDatabase) -> None:
    text = "Companion\n1 Wildsize\n\nDeck\n4 Forest\n\nSideboard\n1 Wildsize\n1 Shock\n"
    assert parse(text, database).sideboard == ((1, "Wildsize"), (1, "Shock"))
    assert parse("Companion\n1 Wildsize\nDeck\n4 Forest", database).sideboard == ((1, "Wildsize"),)


def test_sections_that_are_no_part_of_the_deck(database: CardDatabase) -> None:
    assert parse("Deck\n4 Forest\nMaybeboard\n4 Mountain\n", database).size == 4
    message = deck_error("[Main]\n4 Forest\n[Planes]\n1 Academy at Tolaria West\n", database)
    assert message == "list.txt:4: cards of a section [Planes] are not supported"


def test_lines_of_one_card_are_added_up(database: CardDatabase) -> None:
    deck = parse("2 Forest\n1 Shock\n3 forest\n", database)
    assert deck.cards == ((5, "Forest"), (1, "Shock"))
    assert deck.card_names() == ["Forest"] * 5 + ["Shock"]


def test_commanders_are_told_apart_and_are_in_the_deck(database: CardDatabase) -> None:
    text = "Commander (1)\n1 Imperious Perfect\n\nDeck (24)\n4 Wellwisher\n20 Forest\n"
    deck = parse(text, database)
    assert deck.commanders == ((1, "Imperious Perfect"),)
    assert (deck.size, deck.sideboard) == (25, ())


@pytest.mark.parametrize("name", ["elves", "goblins", "ogres", "Elves"])
def test_the_built_in_decks(name: str) -> None:
    deck = read_deck(name)
    assert (deck.name, deck.size) == (name.lower(), 60)
    assert builtin_decks() == ["elves", "goblins", "ogres"]


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4 Forest\nMountain\n", 'list.txt:2: "Mountain" is not understood. Write it as'),
        ("4 Forest\n4\n", 'list.txt:2: "4" is not understood'),
        ("4 Forest\n4 (M10) 1\n", "list.txt:2: "),
        ("1.5 Forest\n", 'list.txt:1: "1.5 Forest" is not understood'),
        ("four Forest\n", 'list.txt:1: "four Forest" is not understood'),
        ("<?xml version='1.0'?>\n", "list.txt:1: "),
        ("0 Forest\n", "list.txt:1: the count is 0. It must be at least 1"),
        ("00 Forest\n", "list.txt:1: the count is 00. It must be at least 1"),
        ("-4 Forest\n", "list.txt:1: the count is -4. It must be at least 1"),
        ("SB: -1 Forest\n", "list.txt:1: the count is -1"),
        ("1001 Forest\n", "list.txt:1: the count is 1001. It can be at most 1000"),
        ("9" * 5000 + " Forest\n", "list.txt:1: the count is 99999999999999999999. It can"),
        ("1000 Forest\n1 Shock\n", "list.txt: the deck has more than 1000 cards"),
        ("4 Forest\n\n4 Black Lotus\n", 'list.txt:3: no card is called "Black Lotus"'),
        ("4 Lanowar Elves\n", 'list.txt:1: no card is called "Lanowar Elves". Did you mean'),
        ("", "list.txt: the deck is empty"),
        ("\n// nothing\n\n# at all\n", "list.txt: the deck is empty"),
        ("Deck\n\nSideboard\n4 Forest\n", "list.txt: the deck is empty"),
    ],
)
def test_bad_lines_are_named(text: str, message: str, database: CardDatabase) -> None:
    error = deck_error(text, database)
    assert error.startswith(message)
    assert "\n" not in error


def test_a_missing_file_is_named_with_what_was_meant(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"nowhere\.txt: there is no such deck file"):
        read_deck(tmp_path / "nowhere.txt")
    with pytest.raises(DeckError, match='Did you mean "goblins"'):
        read_deck("goblin")
    with pytest.raises(DeckError, match='"": there is no such deck file'):
        read_deck("")
    with pytest.raises(DeckError, match="there is no such deck file"):
        read_deck("long" * 1000)


def test_a_directory_and_a_file_that_is_no_text(tmp_path: Path, database: CardDatabase) -> None:
    with pytest.raises(DeckError, match="cannot be read"):
        read_deck(tmp_path, database)
    file = tmp_path / "deck.txt"
    file.write_bytes(b"4 Forest\n4 Mount\xe4in\n")
    with pytest.raises(DeckError, match=r"deck\.txt:2: this is not UTF-8 text"):
        read_deck(file, database)
    file.write_bytes(b"4 Forest\n" * 200_000)
    with pytest.raises(DeckError, match="too large"):
        read_deck(file, database)


XML_ERRORS = {
    "<Deck><Cards Quantity='4' Name='Forest'></Deck>": "list.txt:1: this is no XML",
    "<Deck>\n<Cards Quantity='four' Name='Forest'/></Deck>": "list.txt:2: a card needs Quantity",
    "<Deck>\n<Cards Quantity='0' Name='Forest'/></Deck>": "list.txt:2: the count is 0",
    "<Deck>\n\n<Cards Quantity='1' Name='Fprest'/></Deck>": "list.txt:3: no card is called",
    "<html><body/></html>": "list.txt:1: <html> is no deck list",
    "<Deck/>": "list.txt: the deck is empty",
    "<!DOCTYPE a [<!ENTITY b 'Forest'>]>\n<Deck><Cards Quantity='1' Name='&b;'/></Deck>": (
        "list.txt:1: declarations are not allowed"
    ),
    "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><Deck/>": "list.txt:1: declarations are not",
}


@pytest.mark.parametrize("text", XML_ERRORS)
def test_bad_xml(text: str, database: CardDatabase) -> None:
    assert deck_error(text, database).startswith(XML_ERRORS[text])


def test_all_that_cannot_be_played_is_told_at_once(database: CardDatabase) -> None:
    text = "50 Forest\n4 Lanowar Elves\n4 Black Lotus\n2 Shock\n\nSideboard\n1 Moks Fanatik\n"
    with pytest.raises(DeckError) as caught:
        parse(text, database)
    assert str(caught.value) == "list.txt: 52 of 60 cards can be played"
    assert [line.partition(". ")[0] for line in caught.value.details] == [
        'list.txt:2: no card is called "Lanowar Elves"',
        'list.txt:3: no card is called "Black Lotus"',
        'list.txt:7: no card is called "Moks Fanatik"',
    ]


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_one_clear_error(text: str) -> None:
    with CardDatabase.open() as database:
        try:
            deck = parse(text, database)
        except DeckError as error:
            assert str(error).startswith("list.txt")
            assert str(error).isprintable()
        else:
            assert deck.size > 0


# ---------------------------------------------------------------- the format's rules


def test_a_sound_deck_has_no_warnings() -> None:
    assert read_deck("elves").check(strict=True) == []


def test_too_small_a_deck_is_warned_of(database: CardDatabase) -> None:
    deck = parse("8 Forest\n4 Shock\n1 Wildsize\n\n1 Shock\n", database)
    assert deck.check(40) == [
        "the deck has 13 cards, and the format asks for at least 40",
        "5 copies of Shock, and the format allows 4",
    ]
    assert deck.check(0)[0].startswith("5 copies")
    with pytest.raises(DeckError, match=r"list\.txt: the deck has 13 cards.*; 5 copies of Shock"):
        deck.check(40, strict=True)
