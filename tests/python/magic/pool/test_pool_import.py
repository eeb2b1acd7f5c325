import bz2
import gzip
import json
import lzma
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from card_files import CARDS, atomic, scryfall, write
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import CardError
from pyengine.games.magic.pool.importing import read_file, store
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.printed import PrintedCard
from pyengine.games.magic.pool.rewriting import REWRITINGS
from pyengine.games.magic.pool.understanding import understand


def silent(what: str, done: int, total: int) -> None:
    """Tell nobody."""


def run(*arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def imported(file: Path, pool: Path) -> Pool:
    opened = Pool.open(pool, create=True)
    cards = read_file(file, silent)
    store(opened.connection, file, cards)
    understand(opened.connection, [card.name for card in cards], silent)
    return opened


# ------------------------------------------------------------------ what is kept


def by_name(cards: list[PrintedCard]) -> dict[str, PrintedCard]:
    return {card.name: card for card in cards}


def test_both_shapes_say_the_same(tmp_path: Path) -> None:
    first = by_name(read_file(write(tmp_path / "a.json", atomic()), silent))
    second = by_name(read_file(write(tmp_path / "s.json", scryfall()), silent))
    assert set(first) == set(second) == {card["name"] for card in CARDS} | {"Left // Right"}
    for name in first:
        assert first[name].faces == second[name].faces
        assert first[name].layout == second[name].layout
    assert first["Moss Drummer"] == second["Moss Drummer"]


def test_all_that_is_printed_comes_back_from_the_pool(tmp_path: Path) -> None:
    file = write(tmp_path / "cards.json", atomic())
    cards = read_file(file, silent)
    with imported(file, tmp_path / "pool.sqlite") as pool:
        for card in cards:
            number = pool.number(card.name)
            assert number is not None
            assert pool.printed(number) == card
        (aelin,) = [card for card in cards if card.name.startswith("Aelin")]
        face = aelin.faces[0]
        assert (face.power, face.toughness, face.color_indicator) == ("*", "1+*", ("W",))
        assert face.type_line == "Legendary Creature — Human"
        drummer = by_name(cards)["Moss Drummer"]
        assert drummer.legalities == {
            "modern": "legal",
            "pauper": "banned",
            "vintage": "restricted",
        }
        assert drummer.sets == ("AAA", "BBB")
        assert by_name(cards)["Salt Warden"].faces[0].loyalty == "4"


PACKERS: dict[str, Callable[[bytes], bytes]] = {
    ".gz": gzip.compress, ".xz": lzma.compress, ".bz2": bz2.compress,
}  # fmt: skip


@pytest.mark.parametrize("ending", [*PACKERS, ".zip"])
def test_packed_files(ending: str, tmp_path: Path) -> None:
    plain = write(tmp_path / "cards.json", atomic())
    packed = tmp_path / f"AtomicCards.json{ending}"
    if ending == ".zip":
        with zipfile.ZipFile(packed, "w") as archive:
            archive.write(plain, "AtomicCards.json")
    else:
        packed.write_bytes(PACKERS[ending](plain.read_bytes()))
    assert read_file(packed, silent) == read_file(plain, silent)


# ------------------------------------------------------------------ again and again


def test_importing_again_makes_no_doubles_and_takes_what_changed(tmp_path: Path) -> None:
    content = atomic()
    file, pool = write(tmp_path / "cards.json", content), tmp_path / "pool.sqlite"
    code, out, _ = run("cards", "import", file, "--db", pool, "--json")
    assert code == 0
    assert json.loads(out)["added"] == len(content["data"])
    assert json.loads(run("cards", "import", file, "--db", pool, "--json")[1])["added"] == 0
    content["data"]["Plain Ox"][0]["power"] = "3"
    del content["data"]["Moss Drummer"]
    record = json.loads(run("cards", "import", write(file, content), "--db", pool, "--json")[1])
    assert (record["added"], record["changed"], record["pool"]) == (0, 1, len(atomic()["data"]))
    with Pool.open(pool) as opened:
        ox = opened.playable("plain ox")
        assert ox is not None
        assert ox.power == "3"


def test_what_was_read_is_not_read_again(tmp_path: Path) -> None:
    file, pool = write(tmp_path / "cards.json", atomic()), tmp_path / "pool.sqlite"
    with imported(file, pool) as opened:
        assert understand(opened.connection, None, silent) == 0
        with opened.connection:
            opened.connection.execute("UPDATE cards SET version = 'older' WHERE name LIKE 'P%'")
        assert opened.unread() == 1
        assert understand(opened.connection, None, silent) == 1


def test_interrupted_the_cards_stay_and_check_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pyengine.games.magic.pool.understanding as module

    def interrupt(*_: Any) -> Any:
        raise KeyboardInterrupt

    file, pool = write(tmp_path / "cards.json", atomic()), tmp_path / "pool.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(module, "ask_all", interrupt)
        code, _, err = run("cards", "import", file, "--db", pool)
    assert code == 130
    assert "`manalog cards check` goes on" in err
    with Pool.open(pool) as opened:
        assert len(opened) == opened.unread() == len(atomic()["data"])
        assert opened.playable("Plain Ox") is not None  # read when it is needed
    code, out, _ = run("cards", "check", "--db", pool, "--jobs", "1")
    assert code == 0
    assert out.startswith(f"{len(atomic()['data'])} cards were read anew")


# ------------------------------------------------------------------ bad input


def nonsense(path: Path) -> Path:
    path.write_bytes(b"\x00\xff nonsense " * 100_000)
    return path


def cut(path: Path) -> Path:
    text = json.dumps(atomic())
    path.write_text(text[: len(text) // 2])
    return path


def changed(**values: Any) -> Callable[[Path], Path]:
    def make(path: Path) -> Path:
        content = atomic()
        content["data"]["Moss Drummer"][0] |= values
        return write(path, content)

    return make


def named(name: str) -> Callable[[Path], Path]:
    def make(path: Path) -> Path:
        content = atomic()
        content["data"][name] = [dict(content["data"].pop("Moss Drummer")[0], name=name)]
        return write(path, content)

    return make


def other(content: Any) -> Callable[[Path], Path]:
    return lambda path: write(path, content)


def packed_nonsense(path: Path) -> Path:
    path.write_bytes(gzip.compress(json.dumps(atomic()).encode())[:-30])
    return path


def archive_of_two(path: Path) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.json", "{}")
        archive.writestr("b.json", "{}")
    return path


BAD: dict[str, tuple[Callable[[Path], Path], str]] = {
    "nonsense": (nonsense, "this is no JSON"),
    "cut": (cut, "the file ends in the middle"),
    "empty": (lambda path: (path.write_bytes(b""), path)[1], "this is no JSON"),
    "numbers": (other(list(range(1000))), "has not the shape of a card"),
    "another object": (other({"decks": [1, 2]}), 'it has no object "data"'),
    "data of another shape": (other({"data": {"A": 3}}), '"A" has not the shape of a card'),
    "no cards": (other([]), "there are no cards in this file"),
    "a list of other things": (other([{"title": "x"}]), "has not the shape of a card"),
    "control characters": (named("Moss\x1b[2J Drummer"), "has control characters"),
    "no types": (changed(types=[]), '"Moss Drummer" has no card type'),
    "a size that is none": (changed(power=[1]), "has a size, loyalty or defense that is none"),
    "an endless text": (changed(text="x" * 50_000), "has no end"),
    "damaged packing": (packed_nonsense, "the file is damaged"),
    "two files in one": (archive_of_two, "the archive holds 2 JSON files"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_files_get_one_line_and_change_nothing(kind: str, tmp_path: Path) -> None:
    make, message = BAD[kind]
    pool = tmp_path / "pool.sqlite"
    imported(write(tmp_path / "cards.json", atomic()), pool).close()
    before = pool.read_bytes()
    code, out, err = run("cards", "import", make(tmp_path / "bad.json"), "--db", pool)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
    assert err.isprintable() or err[:-1].isprintable()
    assert pool.read_bytes() == before


def test_a_foreign_file_is_given_up_before_it_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_text('{"other": [' + "1, " * 3_000_000 + "1]}")
    with pytest.raises(CardError, match="this is no card file"):
        read_file(file, silent)


def test_missing_files_and_pools(tmp_path: Path) -> None:
    assert "No such file" in run("cards", "import", tmp_path / "none.json")[2]
    assert "this is a directory" in run("cards", "import", tmp_path)[2]
    code, _, err = run("cards", "coverage", "--db", tmp_path / "none.sqlite")
    assert code == 2
    assert "no cards have been imported" in err
    (tmp_path / "text.sqlite").write_text("no database")
    assert (
        "this is no pool of cards" in run("cards", "coverage", "--db", tmp_path / "text.sqlite")[2]
    )
    sqlite3.connect(tmp_path / "other.sqlite").execute("CREATE TABLE a (b)")
    assert "this pool is damaged" in run("cards", "check", "--db", tmp_path / "other.sqlite")[2]


# ------------------------------------------------------------------ rewriting


@pytest.mark.parametrize("rewriting", REWRITINGS, ids=lambda rewriting: rewriting.name)
def test_rewritings_do_what_their_examples_say(rewriting: Any) -> None:
    before, after = rewriting.example
    assert rewriting.apply(before) == after
    assert rewriting.apply(after) == after
