"""What `manalog cards coverage` counts: what is understood, and what would make more of it so."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from card_files import atomic, write
from test_pool_import import imported, run

from pyengine.engine.bridge import bridge
from pyengine.games.magic.pool.lookup import Pool


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    directory = tmp_path_factory.mktemp("pool")
    with imported(write(directory / "cards.json", atomic()), directory / "pool.sqlite") as opened:
        yield opened


def test_coverage(pool: Pool) -> None:
    code, out, _ = run("cards", "coverage", "--db", pool.path, "--json", "--unread", "2")
    assert code == 0
    record = json.loads(out)
    assert record["cards"] == {"total": 7, "understood": 2}
    assert record["texts"] == {"total": 12, "understood": 10}
    assert record["ambiguous"] == 0
    assert record["kinds"] == {"word": 2}
    (need,) = [need for need in record["needs"] if need["what"] == "moon after the"]
    assert need == {
        "kind": "word", "what": "moon after the", "texts": 1, "cards": 1, "decks": 0,
        "example": "Reverse the moon until end of turn.",
    }  # fmt: skip
    assert len(record["unread"]) == 2
    for way, name in (
        ("set", "AAA"), ("keyword", "Reach"), ("layout", "normal"), ("format", "vintage"),
    ):  # fmt: skip
        record = json.loads(run("cards", "coverage", "--db", pool.path, "--json", "--by", way)[1])
        assert name in [group["name"] for group in record["by"][way]]
        assert "pauper" not in [group["name"] for group in record["by"][way]]
    out = run("cards", "coverage", "--db", pool.path, "--by", "layout")[1]
    assert "28.6 % of 7 cards: 2" in out


def test_coverage_of_decks(pool: Pool, tmp_path: Path) -> None:
    decks = [{"Moss Drummer": 4, "Forest": 20}, {"Tide of Names": 4, "Forest": 20},
             {"Tide of Names": 1, "Nobody Knows": 1}]  # fmt: skip
    file = tmp_path / "decks.jsonl"
    file.write_text("\n".join(json.dumps({"main": deck}) for deck in decks))
    command = ("cards", "coverage", "--db", pool.path, "--decks", file)
    record = json.loads(run(*command, "--json")[1])
    assert record["decks"] == {"total": 3, "understood": 1}
    needs = {need["what"]: need["decks"] for need in record["needs"]}
    assert needs["moon after the"] == 1
    assert record["lacked"] == [
        {"name": "Tide of Names", "decks": 2, "alone": 1},
        {"name": "Nobody Knows", "decks": 1, "alone": 0},
    ]
    out = run(*command)[1]
    assert "33.3 % of 3 decks: 1" in out
    file.write_text('{"main": 3}')
    code, _, err = run(*command)
    assert code == 2
    assert "decks.jsonl:1: this line is no deck" in err


def test_a_deck_list_is_a_deck(pool: Pool, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("4 Moss Drummer\n20 Forest\n\n1 Tide of Names\n")
    record = json.loads(run("cards", "coverage", "--db", pool.path, "--decks", file, "--json")[1])
    assert record["decks"] == {"total": 1, "understood": 1}


@pytest.mark.parametrize(
    ("text", "kind", "what"),
    [
        ("Whenever ~ frobs, draw a card.", "word", "frobs after ~"),
        ("You may cast spells as though they had dash.", "word", "dash after had"),
        ("Destroy target land. Tap target land. Sacrifice that creature.", "reference", None),
        ("Target creature gains banding until end of turn.", "rule", None),
        ("Destroy target creature. Return the exiled card to your hand.", "sense", None),
    ],
)
def test_what_is_missing_is_said(pool: Pool, text: str, kind: str, what: str | None) -> None:
    ((found, words),) = bridge().call("define", "magic", "lacks", [["spell", text]])
    assert found == kind
    assert what in (None, words)
