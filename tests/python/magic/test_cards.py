import json
import multiprocessing
import os
import sqlite3
from pathlib import Path

import pytest

from pyengine.engine.bridge import bridge
from pyengine.errors import CardError, ManalogError
from pyengine.games.magic.cards.database import CardDatabase, build_database
from pyengine.games.magic.cards.texts import Card, fold, parse_cards

TEXT = """\
# Three cards.

Æther Éclair's Imp {X}{2/W}{R}
Legendary Artifact Creature — Time Lord Imp
*/1+*
keyword(flying)
activated([mana('{R}')], [change(this, [pt(1, 0)], end_of_turn)])

# A comment above a block.
Gray Ogre {2}{R}
Creature — Ogre
2/2

Snow-Covered Wood
Basic Snow Land — Forest
"""


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    directory = tmp_path / "carddb" / "cards"
    directory.mkdir(parents=True)
    (directory / "some.txt").write_text(TEXT, encoding="utf-8")
    return directory


def one_card(text: str) -> Card:
    (card,) = parse_cards(text, Path("carddb/cards/new.txt"))
    return card


def card_error(text: str) -> str:
    with pytest.raises(CardError) as caught:
        parse_cards(text, Path("new.txt"))
    return str(caught.value)


# ---------------------------------------------------------------- reading


def test_a_block_is_read_in_full() -> None:
    card, ogre, wood = parse_cards(TEXT, Path("carddb/cards/some.txt"))
    assert card == Card(
        name="Æther Éclair's Imp",
        mana_cost="{X}{2/W}{R}",
        supertypes=("legendary",),
        types=("artifact", "creature"),
        subtypes=("time lord", "imp"),
        power="*",
        toughness="1+*",
        abilities=(
            "keyword(flying)",
            "activated([mana('{R}')], [change(this, [pt(1, 0)], end_of_turn)])",
        ),
        source="carddb/cards/some.txt:3",
    )
    assert (ogre.power, ogre.toughness, ogre.abilities) == ("2", "2", ())
    assert (wood.mana_cost, wood.supertypes, wood.power) == ("", ("basic", "snow"), None)
    assert card.type_line == "Legendary Artifact Creature — Time Lord Imp"


def test_windows_lines_and_a_byte_order_mark_are_tolerated(texts: Path) -> None:
    file = texts / "some.txt"
    file.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    with CardDatabase.open(texts) as opened:
        assert [card.name for card in opened] == [
            "Gray Ogre",
            "Snow-Covered Wood",
            "Æther Éclair's Imp",
        ]


def test_a_row_crosses_to_prolog_as_json() -> None:
    row = one_card("Gray Ogre {2}{R}\nCreature — Ogre\n2/2\nkeyword(haste)").row()
    expected = ["Gray Ogre", "{2}{R}", [], ["creature"], ["ogre"], "2", "2", ["keyword(haste)"]]
    assert json.loads(json.dumps(row)) == expected
    assert one_card("Shock {R}\nInstant").row()[5:] == ["", "", []]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Shock {R}", 'new.txt:1: "Shock" has no type line'),
        ("\nShock {Q}\nInstant", 'new.txt:2: the mana cost "{Q}" is not understood'),
        ("Shock {R\nInstant", 'new.txt:1: the mana cost "{R" is not understood'),
        ("Shock {R}\nInstance", 'new.txt:2: "instance" is not a card type'),
        ("Wood\nBasic — Forest", "new.txt:2: the type line names no card type"),
        ("Ogre\nCreature — Ogre", 'new.txt:2: the creature "Ogre" has no size'),
        ("Ogre\nCreature — Ogre\n2//2", 'new.txt:3: the creature "Ogre" has no size'),
        ("Shock {R}\nInstant\n\nBolt\nInstant\n:- halt.", 'new.txt:6: ":- halt." is not an'),
        ("Shock {R}\nInstant\nspell([x]).", 'new.txt:3: "spell([x])." is not an ability term'),
    ],
)
def test_what_is_not_understood_is_named_with_its_line(text: str, message: str) -> None:
    assert card_error(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Instant\nspell(" + "[" * 20_000 + "]" * 20_000 + ")", "too many brackets to be read"),
        ("Instant\nspell([draw(you," + "9" * 5_000 + ")])", "a number that is too long"),
        ("Instant\nspell([draw(you,99999999)])", "99999999 in spell"),
        ("Creature — Bear\n" + "9" * 5_000 + "/1", '"9999'),
        ("Creature — Bear\n1/99999999", '"99999999" is not understood'),
    ],
    ids=["brackets", "digits", "number", "long power", "large toughness"],
)
def test_what_no_card_has_is_refused_before_play(text: str, words: str) -> None:
    (card,) = parse_cards(f"Nest {{R}}\n{text}\n", Path("new.txt"))
    with pytest.raises(ManalogError, match=f"Nest can't be played: .*{words}") as caught:
        bridge().call("reset")
        bridge().call("define", "magic", "cards", [card.row()])
    assert len(str(caught.value)) < 700


def test_a_card_that_is_defined_twice_is_an_error(texts: Path) -> None:
    (texts / "zz.txt").write_text("GRAY OGRE {R}\nCreature — Ogre\n1/1\n")
    with pytest.raises(CardError, match=r"zz\.txt:1: .* twice.*carddb/cards/some\.txt:10"):
        CardDatabase.open(texts)


def test_texts_that_are_not_utf8_or_not_there(texts: Path, tmp_path: Path) -> None:
    (texts / "zz.txt").write_bytes(b"Shock {R}\nInst\xffant\n")
    with pytest.raises(CardError, match=r"zz\.txt:2: this is not UTF-8"):
        CardDatabase.open(texts)
    with pytest.raises(CardError, match="there are no card texts"):
        CardDatabase.open(tmp_path / "nowhere")


# ---------------------------------------------------------------- looking up


@pytest.mark.parametrize(
    "name", ["Wren's Run Vanquisher", "WRENS RUN VANQUISHER", "wren’s-run  Vánquisher"]
)
def test_case_accents_and_punctuation_do_not_matter(database: CardDatabase, name: str) -> None:
    assert database.lookup(name).name == "Wren's Run Vanquisher"


def test_ligatures_are_letters(texts: Path) -> None:
    with CardDatabase.open(texts) as opened:
        assert opened.lookup("aether eclairs imp").power == "*"
    assert fold("???") == "???"


@pytest.mark.parametrize(
    ("name", "guess"),
    [
        ("Lanowar Elfs", "Llanowar Elves"),
        ("Siege Gang Comander", "Siege-Gang Commander"),
        ("Warchief", "Goblin Warchief"),
    ],
)
def test_a_misspelled_name_gets_a_suggestion(database: CardDatabase, name: str, guess: str) -> None:
    with pytest.raises(CardError) as caught:
        database.lookup(name)
    assert str(caught.value).startswith(f'no card is called "{name}". Did you mean')
    assert f'"{guess}"' in str(caught.value)


@pytest.mark.parametrize("name", ["", "Q", "Black Lotus", "'; DROP TABLE cards; --", "x" * 10_000])
def test_an_unknown_name_is_one_short_line(database: CardDatabase, name: str) -> None:
    with pytest.raises(CardError) as caught:
        database.lookup(name)
    assert "manalog cards" in str(caught.value)
    assert len(str(caught.value)) < 200


def test_every_card_is_found_by_its_name(database: CardDatabase) -> None:
    cards = list(database)
    assert len(cards) == len(database) >= 66
    for card in cards:
        assert database.lookup(card.name) == card
        assert database.lookup(card.name.upper()) is not None


def test_the_source_is_the_place_in_the_card_texts(database: CardDatabase) -> None:
    root = Path(__file__).resolve().parents[3]
    file, _, line = database.lookup("Clickslither").source.rpartition(":")
    lines = (root / file).read_text(encoding="utf-8").splitlines()
    assert lines[int(line) - 1].startswith("Clickslither")


def test_a_card_is_looked_up_by_index(database: CardDatabase) -> None:
    statements: list[str] = []
    database._connection.set_trace_callback(statements.append)
    database.lookup("Clickslither")
    database._connection.set_trace_callback(None)
    for statement in statements:
        plan = database._connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
        assert all(row["detail"].startswith("SEARCH") for row in plan), statement
    assert statements


# ---------------------------------------------------------------- building


def test_the_database_follows_its_texts(texts: Path) -> None:
    CardDatabase.open(texts).close()
    with (texts / "some.txt").open("a", encoding="utf-8") as stream:
        stream.write("\nShock {R}\nInstant\nspell([damage(this, 2, target([any_target]))])\n")
    with CardDatabase.open(texts) as opened:
        assert opened.lookup("shock").mana_cost == "{R}"


def test_a_database_whose_texts_are_as_they_were_is_not_built_again(texts: Path) -> None:
    with CardDatabase.open(texts) as opened:
        path, inode = opened.path, opened.path.stat().st_ino
    os.utime(texts / "some.txt", (1, 1))
    for _ in range(2):
        CardDatabase.open(texts).close()
        assert path.stat().st_ino == inode
    CardDatabase.open(texts, rebuild=True).close()
    assert path.stat().st_ino != inode


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
def test_a_damaged_database_is_built_anew(texts: Path, content: bytes) -> None:
    with CardDatabase.open(texts) as opened:
        path = opened.path
    path.write_bytes(content)
    with CardDatabase.open(texts) as opened:
        assert len(opened) == 3


def test_a_failed_build_leaves_the_old_database_and_no_other_file(
    texts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "built" / "cards.sqlite"
    build_database(texts, path)
    before = path.read_bytes()
    monkeypatch.setattr("pyengine.games.magic.cards.database._records", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        build_database(texts, path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_directory_that_cannot_be_written_to(texts: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CardError, match=r"cannot be written .*MANALOG_HOME"):
        build_database(texts, tmp_path / "file" / "cards.sqlite")


def test_the_schema_can_be_read_with_sqlite(texts: Path, tmp_path: Path) -> None:
    build_database(texts, tmp_path / "cards.sqlite")
    with sqlite3.connect(tmp_path / "cards.sqlite") as connection:
        rows = connection.execute(
            "SELECT name, json_extract(types, '$[0]'), term FROM cards"
            " JOIN abilities ON card = name WHERE position = 1"
        ).fetchall()
    assert rows == [("Æther Éclair's Imp", "artifact", "keyword(flying)")]


def _open_and_count(texts: Path) -> int:
    with CardDatabase.open(texts, rebuild=True) as opened:
        return len(list(opened))


def test_processes_may_build_at_the_same_time(texts: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        assert pool.map(_open_and_count, [texts] * 12) == [3] * 12


# ---------------------------------------------------------------- errors


def test_an_error_is_one_line_with_place_and_remedy() -> None:
    error = ManalogError("bad\ncard", file="a.txt", line=3, remedy="Mend it")
    assert str(error) == "a.txt:3: bad card. Mend it"
    assert str(ManalogError("bad", file=Path("a"))) == "a: bad"
    assert str(ManalogError("a \x1b[31mred\x1b[0m name")) == "a ?[31mred?[0m name"


def test_an_error_survives_the_way_between_processes() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(CardError("bad", file="a.txt", line=3, remedy="Mend it")))
    assert (type(error), str(error)) == (CardError, "a.txt:3: bad. Mend it")
