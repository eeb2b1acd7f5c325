"""How queries are read, and what is said of those that mean nothing."""

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli import main as cli
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cli.search import joined, show
from pyengine.games.magic.search.finding import CardSearch
from pyengine.games.magic.search.syntax import (
    MOST_TERMS,
    Every,
    QueryError,
    Some,
    Term,
    Without,
    parse,
)

EXAMPLES = Path(__file__).parents[4] / "docs" / "examples" / "cards.json"

runner = CliRunner()


def term(key: str, operator: str, value: str, place: int, at: int, quoted: bool = False) -> Term:
    return Term(key, operator, value, place, at, quoted)


@pytest.mark.parametrize(
    ("query", "tree"),
    [
        ("", Every(())),
        ("elf", term("", ":", "elf", 0, 0)),
        ('"of the"', term("", ":", "of the", 0, 0, True)),
        ("!'Ash Vale'", term("!", "=", "Ash Vale", 0, 1, True)),
        ("MV >= 3", term("mv", ">=", "3", 0, 6)),
        ("m:{2/W}{W}", term("m", ":", "{2/W}{W}", 0, 2)),
        ("-t:elf", Without(term("t", ":", "elf", 1, 3))),
        ("a b or c", Some((Every((term("", ":", "a", 0, 0), term("", ":", "b", 2, 2))),
                           term("", ":", "c", 7, 7)))),
        ("a AND (b OR c)", Every((term("", ":", "a", 0, 0),
                                  Some((term("", ":", "b", 7, 7), term("", ":", "c", 12, 12)))))),
        ("-(t:elf)", Without(term("t", ":", "elf", 2, 4))),
        ("order and", None),
        ("orc android", Every((term("", ":", "orc", 0, 0), term("", ":", "android", 4, 4)))),
    ],
)  # fmt: skip
def test_a_query_is_a_tree(query: str, tree: object) -> None:
    if tree is None:
        with pytest.raises(QueryError):
            parse(query)
    else:
        assert parse(query) == tree


@pytest.fixture(scope="module")
def search():
    with CardDatabase.open() as database, CardSearch(database) as opened:
        yield opened


@pytest.mark.parametrize(
    ("query", "place", "words"),
    [
        ("t:elf foo:3", 6, 'there is no key "foo"'),
        ("t:elf typ:elf", 6, 'Did you mean "type"'),
        ("(t:elf", 0, "this parenthesis is not closed"),
        ("t:elf)", 5, "this parenthesis closes nothing"),
        ("a ()", 2, "there is nothing in these parentheses"),
        ('o:"draw', 2, "this quotation is not closed"),
        ("t:elf or", 8, '"or" stands between two conditions'),
        ("mv<three", 3, '"three" is no number'),
        ("c:purple", 2, '"purple" names no colors'),
        ("t:elf m:qq", 8, '"qq" is no cost'),
        ("is:nice", 3, 'there is no kind "nice"'),
        ("t<elf", 0, '"t" is not compared by "<"'),
        ("o:/draw.*/", 2, "regular expressions are not taken"),
        ("s:xyz", 2, 'no card here is of a set "XYZ"'),
        ("f:modern", 2, 'no card here says anything of "modern"'),
        ("kw:flyin", 3, 'no card has the keyword "flyin"'),
        ("r:rare", 0, "asks for rarities, which the imported files do not say"),
        ("artist:someone", 0, "asks what card files do not say"),
        ("t:", 2, 'there is nothing after "t:"'),
        (" ".join("a" * (MOST_TERMS + 1)), 2 * MOST_TERMS, "60 conditions at most"),
        ("(" * 30, 20, "nested more than 20 deep"),
    ],
)
def test_what_is_wrong_is_shown_where_it_is(search, query: str, place: int, words: str) -> None:
    with pytest.raises(QueryError) as caught:
        search.find(query)
    told = str(caught.value)
    assert words in told
    assert f"at character {place + 1} of the query" in told
    shown, mark = caught.value.details
    assert mark == " " * mark.index("^") + "^"
    assert shown[mark.index("^") :] == query[place : place + len(shown) - mark.index("^")]


def test_manalog_s_own_cards_are_found_where_none_are_imported(search) -> None:
    elves = {
        card.card.name: card for card in search.find("t:elf kw:trample OR !'elvish warrior'").cards
    }
    assert "Elvish Warrior" in elves
    assert all(card.playable and not card.problem for card in elves.values())
    assert search.find("is:own").count == search.find("").count == search.find("is:playable").count
    (forest,) = search.find("!forest id=g").cards
    assert forest.card.identity == ("G",)
    with_words = search.find('o:"elf creatures get"')
    assert "Gempalm Strider" in {card.card.name for card in with_words.cards}


def test_a_window_of_results_in_an_order(search) -> None:
    everything = [card.card for card in search.find("t:creature", order="mv").cards]
    assert [card.mana_value for card in everything] == sorted(
        card.mana_value for card in everything
    )
    some = search.find("t:creature", order="mv", start=5, limit=3)
    assert some.count == len(everything)
    assert [card.card for card in some.cards] == everything[5:8]
    powers = [
        card.card.faces[0].power for card in search.find("", order="power", descending=True).cards
    ]
    known = [float(power.replace("*", "0")) for power in powers if power is not None]
    assert known == sorted(known, reverse=True)
    assert powers[len(known) :] == [None] * (len(powers) - len(known)), "those without one are last"


# ------------------------------------------------------------------ the command


def run(*arguments: str) -> tuple[int, str, str]:
    result = runner.invoke(cli.app, ["cards", "search", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_the_command_shows_what_is_printed_and_why_not(tmp_path: Path) -> None:
    db = str(tmp_path / "pool.sqlite")
    assert runner.invoke(cli.app, ["cards", "import", "--db", db, str(EXAMPLES)]).exit_code == 0
    code, out, _ = run("--db", db, "bargain -is:playable")
    assert code == 0
    assert out == (
        "1 card\n\nMoonlit Bargain {1}{G}\nInstant\nWhisper to the moon. Draw a card.\n"
        '  can\'t be played: "Whisper to the moon. Draw a card.": reading stopped at "whisper"\n'
    )
    code, out, _ = run("--db", db, "--json", "bargain OR !forest", "--limit", "2")
    records = [json.loads(line) for line in out.splitlines()]
    assert [(record["name"], record["playable"]) for record in records] == [
        ("Forest", True), ("Moonlit Bargain", False),
    ]  # fmt: skip
    code, out, _ = run("--db", db, "--short", "!forest")
    assert out.splitlines()[1].split() == ["Forest", "Basic", "Land", "—", "Forest"]
    assert run("--db", db, "--limit", "0", "bargain")[1] == "1 card\n"


def test_rarities_come_from_a_file_of_printings(tmp_path: Path) -> None:
    db, printings = str(tmp_path / "pool.sqlite"), tmp_path / "printings.json"
    assert runner.invoke(cli.app, ["cards", "import", "--db", db, str(EXAMPLES)]).exit_code == 0
    assert "no card here" not in run("--db", db, "r:rare")[2]
    cards = [{"name": "Moonlit Bargain", "rarity": "rare"}, {"name": "Nobody", "rarity": "common"}]
    twice = ("common", "special")
    again = [{"name": "Moonlit Bargain", "rarity": rarity} for rarity in twice]
    sets = {"AAA": {"cards": cards}, "bbb": {"cards": again}}
    printings.write_text(json.dumps({"data": sets}), "utf-8")
    told = runner.invoke(cli.app, ["cards", "rarities", "--db", db, str(printings)])
    assert told.stdout == f"{printings}: the rarities of 3 printings of 1 card\n"
    assert told.stderr == "not imported, so left out: 1 name\n"
    for query, count in (
        ("r:rare", 1),
        ("r:common", 1),
        ("r:mythic", 0),
        ("r:special", 1),
        ("r<rare", 1),
    ):
        assert run("--db", db, "--limit", "0", query)[1].split()[0] == str(count)
    sets["ccc"] = {"cards": [{"name": "Moonlit Bargain"}]}
    sets["AAA"] = {"cards": [{"name": "Moonlit Bargain", "rarity": "mythic"}]}
    printings.write_text(json.dumps({"data": sets}), "utf-8")
    failed = runner.invoke(cli.app, ["cards", "rarities", "--db", db, str(printings)])
    assert failed.exit_code == 2 and 'the set "ccc" has another shape' in failed.stderr
    assert run("--db", db, "--limit", "0", "r:mythic")[1] == "0 cards\n", "all of it or nothing"


def test_a_mistake_is_told_with_its_place() -> None:
    code, out, err = run("t:elf foo:3")
    assert (code, out) == (2, "")
    first, query, mark = err.splitlines()
    assert first.startswith('manalog: there is no key "foo", at character 7 of the query')
    assert query == "  t:elf foo:3"
    assert mark == "        ^"


@pytest.mark.parametrize(
    ("arguments", "query"),
    [
        (["t:elf o:draw"], "t:elf o:draw"),
        (["t:elf", "o:draw a card"], 't:elf o:"draw a card"'),
        (["t:elf", "-!Ash Vale"], 't:elf -!"Ash Vale"'),
        (["t:elf", "of the"], 't:elf "of the"'),
        (["t:elf", "(c:r or c:g)"], "t:elf (c:r or c:g)"),
    ],
)
def test_a_shell_s_arguments_are_put_together(arguments: list[str], query: str) -> None:
    assert joined(arguments) == query


def test_what_does_not_fit_on_a_terminal_comes_by_the_pager(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((80, 10)))
    show(["line"] * 20)
    assert (paged, capsys.readouterr().out) == ([], "line\n" * 20), "this is no terminal"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    show(["line"] * 9)
    assert (paged, capsys.readouterr().out) == ([], "line\n" * 9)
    show(["line " * 40] * 4)
    assert capsys.readouterr().out == ""
    assert paged == ["\n".join([*["line " * 40] * 4, ""])]
