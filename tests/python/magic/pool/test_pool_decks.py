import json
from pathlib import Path

import pytest
from card_files import atomic, write
from test_pool_import import imported, run

from pyengine.errors import DeckError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import parse_deck

LIST = """\
4 Moss Drummer
3 Tide of Names
2 Left // Right
50 Forest
1 Mos Drumer

Sideboard
1 Salt Warden
"""


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("pool")
    imported(write(directory / "cards.json", atomic()), directory / "pool.sqlite").close()
    return directory / "pool.sqlite"


def test_a_deck_of_imported_cards(pool: Path) -> None:
    with CardDatabase.open(pool=pool) as database:
        deck = parse_deck("4 moss drummer\n4 plain ox\n20 Forest\n1 Shock", "list.txt", database)
    assert deck.cards == ((4, "Moss Drummer"), (4, "Plain Ox"), (20, "Forest"), (1, "Shock"))


def test_unknown_and_refused_cards_are_told_with_reasons(pool: Path, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text(LIST)
    code, out, err = run("deck", file, "--db", pool)
    assert code == 1
    assert "54 of 60 cards can be played" in out
    assert f"{file}:2: 3 Tide of Names can't be played:\n      its \"Reverse the moon until" in out
    assert f"{file}:3: 2 Left // Right can't be played:\n      not supported: the layout" in out
    assert f"{file}:5: 1 Mos Drumer can't be played:\n      no card is called \"Mos Dr" in out
    assert 'Did you mean "Moss Drummer"?' in out
    assert "✗ 3 Tide of Names\n✗ 2 Left // Right\n 50 Forest\n✗ 1 Mos Drumer\n" in out
    assert "Salt Warden can't be played" in err  # a warning: the sideboard takes no part in games
    record = json.loads(run("deck", file, "--db", pool, "--json")[1])
    assert (record["size"], record["playable"]) == (60, 54)
    assert [problem["line"] for problem in record["problems"]] == [2, 3, 5]


def test_a_sideboard_that_is_not_understood_does_not_stop_a_game(pool: Path) -> None:
    with CardDatabase.open(pool=pool) as database:
        deck = parse_deck("20 Forest\n\nSideboard\n1 Salt Warden\n", "list.txt", database)
        assert deck.notes[0].startswith("list.txt:4: Salt Warden can't be played")
        with pytest.raises(DeckError, match="Salt Warden can't be played"):
            parse_deck("20 Forest\n1 Salt Warden\n", "list.txt", database)


def test_playing_with_a_deck_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path))
    assert run("cards", "import", write(tmp_path / "cards.json", atomic()))[0] == 0
    file = tmp_path / "mine.txt"
    file.write_text("20 Moss Drummer\n40 Forest\n")
    arguments = ["play", "--deck", file, "--players", "random,random", "--json"]
    code, out, err = run(*arguments, "--seed", "3")
    assert code == 0, err
    assert json.loads(out)["winner"]
    file.write_text(LIST)
    code, _, err = run(*arguments, "--seed", "3")
    assert code == 2
    assert "54 of 60 cards can be played" in err.splitlines()[0]
    assert [line.split(":")[1] for line in err.splitlines()[1:]] == ["2", "3", "5"]
