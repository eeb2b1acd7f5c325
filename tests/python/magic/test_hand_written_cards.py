"""Cards that somebody writes by hand: what is wrong is told with its file, line and card."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import CardError
from pyengine.games.magic.cards import database
from pyengine.games.magic.pool.importing import read_file

OWN = """\
Plain Cub {1}{G}
Creature — Bear
2/2
keyword(flying)

Odd Cub {1}{G}
Creature — Bear
2/2
keyword(flyingg)

Dancing {G}
Instant
spell([dance(you, 2)])
"""
DECK = "30 Plain Cub\n4 Odd Cub\n4 Dancing\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    directory = tmp_path / "carddb" / "cards"
    directory.mkdir(parents=True)
    (directory / "own.txt").write_text(OWN, encoding="utf-8")
    monkeypatch.setattr(database, "cards_dir", lambda: directory)
    monkeypatch.setattr(database, "pool_path", lambda: tmp_path / "none.sqlite")
    return tmp_path


def run(*arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_a_word_that_does_not_exist_is_refused_where_the_card_is_shown(own: Path) -> None:
    code, out, err = run("card", "Odd Cub")
    assert (code, out) == (2, "")
    assert err == (
        "manalog: carddb/cards/own.txt:6: Odd Cub can't be played: flyingg in keyword(flyingg), "
        "which is no keyword, is not understood\n"
    )
    assert "own.txt:11: Dancing can't be played: dance(you, 2)" in run("card", "Dancing")[2]
    assert run("card", "Plain Cub")[0] == 0


def test_and_where_a_deck_is_checked(own: Path) -> None:
    (own / "deck.txt").write_text(DECK, encoding="utf-8")
    code, out, _ = run("deck", own / "deck.txt", "--minimum", "0")
    assert code == 1
    assert "30 of 38 cards can be played" in out
    assert "deck.txt:2: 4 Odd Cub can't be played:\n" in out
    assert "      Odd Cub can't be played: flyingg in" in out
    assert "      Dancing can't be played: dance(you, 2)" in out
    assert "It is defined at carddb/cards/own.txt:11" in out


def test_what_a_scenario_defines(tmp_path: Path) -> None:
    (tmp_path / "cubs.txt").write_text(OWN, encoding="utf-8")
    players = {"A": {"hand": [{"card": "Odd Cub", "count": 1}]}, "B": {}}
    stop = {"turn": 1, "step": "end_turn"}
    scenario = {"id": "cub", "players": players, "script": [], "stop": stop, "expect": []}
    (tmp_path / "cubs.jsonl").write_text(json.dumps(scenario), encoding="utf-8")
    _, out, err = run("scenario", tmp_path / "cubs.jsonl")
    assert "cubs.txt:6: Odd Cub can't be played: flyingg" in out + err


OX = {"name": "Plain Ox", "manaCost": "{W}", "types": ["Creature"], "power": "1"}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"types": []}, 'cards.json:13: "Tuk" has no card type'),
    ({"types": "Creature"}, 'cards.json:13: "Tuk" has not the shape of a card'),
    ({"manaValue": "many"}, 'cards.json:13: "Tuk": could not convert'),
    ({"power": 3}, 'cards.json:13: "Tuk" has a size'),
]


@pytest.mark.parametrize(("wrong", "line"), WRONG)
def test_a_card_of_a_card_file(wrong: dict[str, Any], line: str, tmp_path: Path) -> None:
    content = {"data": {"Plain Ox": [OX], "Tuk": [{**OX, "name": "Tuk", **wrong}]}}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(content, indent=1), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        read_file(file, lambda what, done, total: None)
    assert line in str(caught.value)
