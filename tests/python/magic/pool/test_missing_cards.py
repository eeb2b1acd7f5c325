"""Sitting down with a deck of which cards can't be played: `--missing`, and what is told of it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_pool_import import run
from typer.testing import CliRunner
from unread_cards import home_with

from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.errors import DeckError, SaveError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck, survey_text
from pyengine.games.magic.missing.settling import UNKNOWN, settled, told
from pyengine.games.magic.missing.ways import Way, way_of
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import read_save, write_save
from pyengine.table.display import WHOLE_GAME, Display

LIST = """\
4 Moon Ox
2 Salt Warden
3 Moon Whisper
2 Plot at Night
1 Nobody Knows
20 Plains

Sideboard
2 Moon Ox
1 Song of Salt
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return home_with(tmp_path_factory.mktemp("home"), LIST)


@pytest.fixture
def here(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MANALOG_HOME", str(home))
    return home


@pytest.fixture
def cards(here: Path) -> Iterator[CardDatabase]:
    with CardDatabase.open() as database:
        yield database


def deck(cards: CardDatabase, way: Way, text: str = LIST) -> Deck:
    return settled(survey_text(text, "mine.txt", cards), cards, way)


def session(cards: CardDatabase, way: Way) -> Session:
    decks = [deck(cards, way), deck(cards, Way.LEAVE_OUT)]
    return Session.start(magic_setup(decks, seed=3, names=["me", "you"], database=cards))


def test_the_default_is_to_refuse(cards: CardDatabase) -> None:
    with pytest.raises(DeckError, match="20 of 32 cards can be played"):
        deck(cards, Way.REFUSE)


def test_left_out_is_told_with_what_that_makes_of_the_deck(cards: CardDatabase) -> None:
    found = deck(cards, Way.LEAVE_OUT)
    assert found.cards == ((20, "Plains"),)
    assert found.sideboard == ()
    lines = list(told(found))
    assert lines[0] == "4 Moon Ox: left out"
    assert lines[-2] == "1 Song of Salt (sideboard): left out"
    assert lines[-1] == "20 of 32 cards are played"


def test_the_nearest_are_played_and_what_is_like_nothing_is_left_out(cards: CardDatabase) -> None:
    found = deck(cards, Way.NEAREST)
    assert found.cards == ((4, "Grey Ox"), (3, "Sharp Word"), (20, "Plains"))
    assert (2, "Grey Ox") in found.sideboard
    reasons = {change.wanted: change.reason for change in found.changes}
    assert reasons["Salt Warden"] == "no playable card is like it"
    assert reasons["Nobody Knows"] == UNKNOWN


def test_a_deck_gets_no_more_copies_than_it_may_have(cards: CardDatabase) -> None:
    found = deck(cards, Way.NEAREST, "4 Moon Ox\n4 Grey Ox\n20 Plains\n")
    assert found.cards == ((4, "Plain Elk"), (4, "Grey Ox"), (20, "Plains"))


def test_blanks_keep_their_names_and_a_card_without_a_frame_is_left_out(
    cards: CardDatabase,
) -> None:
    found = deck(cards, Way.BLANK)
    assert found.cards[:3] == ((4, "Moon Ox"), (2, "Salt Warden"), (3, "Moon Whisper"))
    assert [card.name for card in found.own] == [
        "Moon Ox", "Salt Warden", "Moon Whisper", "Song of Salt",
    ]  # fmt: skip
    reasons = {change.wanted: change.reason for change in found.changes}
    assert reasons["Plot at Night"].endswith("can't be a blank: the card type conspiracy")


def test_what_is_played_for_a_commander_can_lead(cards: CardDatabase) -> None:
    text = "Commander\n1 Moon King\n\nDeck\n1 Moon Ox\n20 Plains\n"
    found = deck(cards, Way.NEAREST, text)
    assert found.commanders == ((1, "Sun King"),)
    assert (1, "Grey Ox") in found.cards


def test_a_deck_of_which_nothing_is_left_is_none(cards: CardDatabase) -> None:
    with pytest.raises(DeckError, match="no card of the deck can be played"):
        deck(cards, Way.LEAVE_OUT, "4 Nobody Knows")


def test_an_unknown_way_is_told(cards: CardDatabase) -> None:
    with pytest.raises(DeckError, match='--missing is ask, leave-out, nearest or blank, not "all"'):
        way_of("all")


# ------------------------------------------------------------------ in a game


def heard(game: Session) -> list[str]:
    return [words for _, words in Display("magic").events("everyone", WHOLE_GAME)]


def described(game: Session, name: str) -> list[str]:
    return Display("magic").describe(name, "me")


def test_the_log_names_what_is_played_for_what(cards: CardDatabase) -> None:
    game = session(cards, Way.NEAREST)
    assert "me plays 4 Grey Ox for Moon Ox" in heard(game)
    assert "me plays without 2 Salt Warden" in heard(game)


def test_the_card_says_for_which_one_it_is_played(cards: CardDatabase) -> None:
    game = session(cards, Way.NEAREST)
    assert described(game, "Grey Ox")[-1] == "[Played by me for Moon Ox]"


def test_a_blank_says_what_it_is_without(cards: CardDatabase) -> None:
    game = session(cards, Way.BLANK)
    assert described(game, "Salt Warden")[-1] == "[Left out: [−2]: Whisper to the moon.]"
    assert "me plays 2 Salt Warden without what is not understood" in heard(game)


def test_the_page_is_told_what_stands_on_the_card(cards: CardDatabase) -> None:
    decks = [deck(cards, Way.BLANK, "20 Moon Ox")] * 2
    setup = magic_setup(decks, seed=3, names=["me", "you"], database=cards)
    game = Session.start(setup)
    numbers = [number for number, _, _ in game.query("object", 3)]
    rows = game.call("define", "magic", "faces", "me", numbers)
    assert [(row[1], row[-1][-1]) for row in rows] == [
        ("Moon Ox", "[Left out: Whisper to the moon.]")
    ] * 7


def test_a_save_has_the_cards_whatever_the_pool_is(
    cards: CardDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(cards, Way.BLANK)
    write_save(tmp_path / "game.save", game)
    fluents = game.fluents()
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path))
    save = read_save(tmp_path / "game.save")
    assert save.setup == game.setup
    assert save.session().fluents() == fluents


def test_a_game_is_played_recorded_and_replayed(here: Path, tmp_path: Path) -> None:
    for way in ("leave-out", "nearest", "blank"):
        code, out, err = run(
            "play", "--deck", here / "mine.txt", "--missing", way, "--players", "random,random",
            "--seed", "3", "--json", "--record", tmp_path / f"{way}.save",
        )  # fmt: skip
        assert code == 0 and json.loads(out)["winner"], err
        assert "warning: mine: " in err
    assert run("replay", tmp_path, "--jobs", "1")[0] == 0


def test_card_by_card_is_asked(here: Path) -> None:
    arguments = [
        "play", "--deck", str(here / "mine.txt"), "--missing", "ask", "--players", "random,random",
        "--seed", "3", "--json",
    ]  # fmt: skip
    said = "9\nplain ok\nplain ox\n1\n3\n1\n1\n2\n"
    result = CliRunner().invoke(app, arguments, input=said)
    assert result.exit_code == 0, result.stderr
    assert '4 Moon Ox can\'t be played:\n  its "Whisper to the moon." is not under' in result.stdout
    assert "  4) play it without" in result.stdout and "  5) leave it out" in result.stdout
    assert "A number from 1 to 5, or a card's name." in result.stdout
    assert 'no card is called "plain ok". Did you mean "Plain Ox"' in result.stdout
    assert "warning: mine: 4 Moon Ox: Plain Ox is played for it" in result.stderr
    assert "3 Moon Whisper: played without" in result.stderr
    stopped = CliRunner().invoke(app, arguments, input="1\n")
    assert stopped.exit_code == 2
    assert "nothing was said about Salt Warden" in stopped.stderr


def test_nobody_sits_down_so_where_it_was_not_said(here: Path) -> None:
    code, _, err = run(
        "tournament", "--decks", f"{here / 'mine.txt'},elves", "--games", "1", "--agents", "random",
        "--db", here / "results.db",
    )  # fmt: skip
    assert code == 2 and "20 of 32 cards can be played" in err


def test_the_deck_command_tells_all_of_it(here: Path) -> None:
    code, out, _ = run("deck", here / "mine.txt")
    assert code == 1
    assert "✗ 4 Moon Ox\n✗ 2 Salt Warden\n" in out and "\n 20 Plains\n" in out
    assert "mine.txt:2: 2 Salt Warden can't be played:\n      its [−2] is not understood" in out
    assert "      nearest: Grey Ox; Plain Elk; Plain Ox\n" in out
    assert '      blank: without "Whisper to the moon.": it does nothing\n' in out
    assert "What it lacks\n    4  word whisper: Moon Ox, Moon Whisper, Plot at Night" in out
    record = json.loads(run("deck", here / "mine.txt", "--json")[1])
    first = record["missing"][0]
    assert (first["line"], first["count"], first["name"]) == (1, 4, "Moon Ox")
    assert first["nearest"] == ["Grey Ox", "Plain Elk", "Plain Ox"]
    assert first["lacks"] == [{"kind": "word", "what": "whisper"}]
    assert [one["sideboard"] for one in record["missing"]] == [False] * 5 + [True] * 2


def test_a_save_with_a_card_that_is_none_is_refused(cards: CardDatabase, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    write_save(file, session(cards, Way.BLANK))
    text = file.read_text()
    start = text.index('card(["Moon Ox"')
    file.write_text(text[:start] + "card([7]).\n" + text[text.index("\n", start) + 1 :])
    with pytest.raises(SaveError, match=r"card\(\[7\]\) is not understood"):
        read_save(file)
