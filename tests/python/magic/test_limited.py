"""Drafts and sealed decks of invented sets: boosters, bots, building, and going on."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from test_pool_import import imported, run
from typer.testing import CliRunner, Result

from pyengine.cli.main import app
from pyengine.errors import CardError
from pyengine.games.magic.limited.boosters import BoosterBox
from pyengine.games.magic.limited.building import build, curve
from pyengine.games.magic.limited.drafting import Draft, best_pick
from pyengine.games.magic.limited.keeping import Kept, read_draft, write_draft
from pyengine.games.magic.limited.rating import Rated, colors_of, mana_value
from pyengine.games.magic.limited.sets import read_sets

KINDS = {"W": "Ox", "U": "Eel", "B": "Rat", "R": "Ram", "G": "Elk"}
LANDS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def _creature(color: str, number: int) -> dict[str, Any]:
    value = 1 + number % 5
    cost = f"{{{value - 1}}}{{{color}}}" if value > 1 else f"{{{color}}}"
    return {
        "name": f"{KINDS[color]} {number}", "type": f"Creature — {KINDS[color]}",
        "types": ["Creature"], "subtypes": [KINDS[color]], "supertypes": [], "manaCost": cost,
        "manaValue": value, "power": str(value), "toughness": str(value), "colors": [color],
        "colorIdentity": [color], "layout": "normal", "printings": ["AAA"],
    }  # fmt: skip


def _land(color: str) -> dict[str, Any]:
    return {
        "name": LANDS[color], "type": f"Basic Land — {LANDS[color]}", "types": ["Land"],
        "subtypes": [LANDS[color]], "supertypes": ["Basic"], "layout": "normal",
        "text": f"({{T}}: Add {{{color}}}.)",
    }  # fmt: skip


CARDS = [_creature(color, number) for color in KINDS for number in range(12)]
CARDS += [_land(color) for color in LANDS]
WORDY = [
    _creature("U", 90 + number) | {"name": f"Murmur {number}", "text": "Murmur 3."}
    for number in range(5)
]
RARITIES = ["common"] * 7 + ["uncommon"] * 3 + ["rare"] + ["mythic"]


def _set(code: str, booster: Any) -> dict[str, Any]:
    cards = [
        {"name": card["name"], "rarity": RARITIES[place % 12], "number": str(place)}
        for place, card in enumerate(CARDS[:60])
    ]
    cards += [{"name": name, "rarity": "common", "number": "99"} for name in LANDS.values()]
    cards += [{"name": card["name"], "rarity": "common", "number": "98"} for card in WORDY]
    return {"code": code, "name": f"Set {code}", "releaseDate": "2020-01-01", "cards": cards,
            **({"booster": booster} if booster else {})}  # fmt: skip


SHEETS = {
    "draft": {
        "boosters": [{"contents": {"slot": 2, "bonus": 1}, "weight": 1}],
        "boostersTotalWeight": 1,
        "sheets": {
            "slot": {"cards": {"u1": 1, "u2": 1, "u3": 0}, "totalWeight": 2, "foil": False},
            "bonus": {"cards": {"u3": 4, "elsewhere": 4}, "totalWeight": 8, "foil": True},
        },
    }
}
"""What a booster holds, as MTGJSON writes it: by the uuids of cards."""


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sets") / "printings.json"
    default = {"common": 10, "uncommon": 3, "rare or mythic": 1, "mythic one in": 8, "land": 1}
    uuids = [
        {"name": f"Ox {n}", "rarity": "common", "uuid": f"u{n}", "side": "a"} for n in (1, 2, 3)
    ]
    back = {"name": "Ox 3", "rarity": "common", "uuid": "u9", "side": "b"}
    data = {
        "AAA": _set("AAA", {"default": default}),
        "BBB": _set("BBB", None),
        "CCC": {"code": "CCC", "name": "Set CCC", "cards": [*uuids, back], "booster": SHEETS},
    }
    file.write_text(json.dumps({"meta": {}, "data": data}))
    return file


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("pool")
    file = directory / "cards.json"
    data = {card["name"]: [card] for card in [*CARDS, *WORDY]}
    file.write_text(json.dumps({"meta": {}, "data": data}))
    imported(file, directory / "pool.sqlite").close()
    return directory / "pool.sqlite"


def command(*arguments: object, lines: str = "") -> Result:
    return CliRunner().invoke(app, [str(one) for one in arguments], input=lines)


# ------------------------------------------------------------------ boosters


def test_a_booster_holds_what_the_file_says(sets: Path) -> None:
    (one,) = read_sets(sets, ("aaa",))
    rarities = {card.name: card.rarity for card in one.cards}
    box, rng = BoosterBox(one, frozenset(LANDS.values())), random.Random(1)
    mythics = 0
    for _ in range(200):
        booster = box.booster(rng)
        assert len(booster) == len(set(booster)) == 14 and not set(booster) & set(LANDS.values())
        found = Counter(rarities[name] for name in booster)
        assert (found["common"], found["uncommon"]) == (10, 3)
        mythics += found["mythic"]
    assert 12 <= mythics <= 40  # one in eight


def test_sheets_with_weights_are_drawn_by_them(sets: Path) -> None:
    (one,) = read_sets(sets, ("CCC",))
    assert [card.name for card in one.cards] == ["Ox 1", "Ox 2", "Ox 3"]
    box, rng = BoosterBox(one, ()), random.Random(1)
    assert sorted(box.booster(rng)) == ["Ox 1", "Ox 2", "Ox 3"]


def test_a_set_that_is_not_there_is_told(sets: Path, tmp_path: Path) -> None:
    with pytest.raises(CardError, match="there is no set"):
        read_sets(sets, ("AAB",))
    other = tmp_path / "other.json"
    other.write_text('{"data": {"AAA": {"name": "x"}}}')
    with pytest.raises(CardError, match="it has no cards"):
        read_sets(other, ("AAA",))
    assert read_sets(sets, ("BBB",))[0].usual


# ------------------------------------------------------------------ bots


def _rated(name: str, cost: str, worth: float, reason: str = "") -> Rated:
    colors, value = colors_of(cost), mana_value(cost)
    return Rated(name, cost, value, colors, "Creature — Ox", "1/1", worth, reason)


def test_bots_take_what_can_be_played_and_stay_in_their_colors() -> None:
    cards = [
        _rated("Good", "{W}", 3.0), _rated("Other", "{R}", 3.4), _rated("Plain", "{W}", 1.0),
        _rated("Best", "{R}", 9.0, "not understood"),
    ]  # fmt: skip
    rated = {card.name: card for card in cards}
    assert best_pick(["Good", "Other", "Best"], [], rated) == "Other"
    assert best_pick(["Good", "Other", "Best"], ["Plain"] * 10, rated) == "Good"
    assert best_pick(["Best"], [], rated) == "Best" and best_pick([], [], rated) == ""


def test_hybrid_symbols_ask_for_one_color() -> None:
    assert colors_of("{1}{W/U}{W}") == "W"
    assert mana_value("{X}{2}{W/U}{G}") == 4


def test_a_deck_has_forty_cards_two_colors_and_a_curve() -> None:
    rated = {
        f"{color}{number}": _rated(f"{color}{number}", f"{{{number % 6}}}{{{color}}}", 2.0)
        for color, count in {"W": 12, "U": 9, "R": 14}.items()
        for number in range(count)
    }
    rated["dead"] = _rated("dead", "{W}", 9.0, "not understood")
    deck = build(list(rated), rated)
    assert deck.size == 40 and len(deck.main) == 23 and "dead" not in deck.main
    assert {name[0] for name in deck.main} == {"W", "R"}
    assert set(deck.lands) == {"Plains", "Mountain"} and sum(deck.lands.values()) == 17
    assert sorted([*deck.main, *deck.side]) == sorted(rated)
    assert sum(creatures for _, creatures, _ in curve(deck.main, rated)) == 23
    few = build(["W0", "dead"], rated)
    assert few.size == 40 and few.main == ("W0",) and few.lands == {"Plains": 39}


def test_packs_are_passed_left_and_right() -> None:
    table = (("a", "b"), ("c", "d"), ("e", "f"))
    draft = Draft(("X",), 1, table, ((), (), ()), (table,), {})
    left = draft.after(["a", "c", "e"])
    assert left.table == (("f",), ("b",), ("d",)) and left.pick == 2
    second = left.after(["f", "b", "d"])
    assert (second.table, second.opened, second.pick) == (table, 2, 1)
    right = second.after(["a", "c", "e"])
    assert right.table == (("d",), ("f",), ("b",))
    over = right.after(["d", "f", "b"])
    assert over.over and over.picked[0] == ("a", "f", "a", "d")


# ------------------------------------------------------------------ the commands


def test_a_draft_to_the_end_with_bots(home: None, sets: Path, pool: Path, tmp_path: Path) -> None:
    arguments = ("draft", "--sets", sets, "--set", "AAA", "--seed", "5", "--bots", "--json")
    code, out, err = run(*arguments, "--db", pool, "--out", tmp_path)
    assert code == 0, err
    record = json.loads(out)
    assert len(record["decks"]) == 8
    assert all(deck["picked"] == 42 and deck["size"] == 40 for deck in record["decks"])
    again = json.loads(run(*arguments, "--db", pool, "--out", tmp_path)[1])
    assert again == record
    for deck in record["decks"]:
        code, out, err = run("deck", deck["file"], "--db", pool, "--format", "limited")
        assert (code, out.splitlines()[-1]) == (0, "legal in limited"), err


def test_decks_of_a_draft_play(
    sets: Path, pool: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(pool.parent))
    run("sealed", "--sets", sets, "--set", "BBB", "--seed", "5", "--bots", "--out", tmp_path)
    files = sorted(str(file) for file in tmp_path.glob("bbb-5-*.txt"))
    assert len(files) == 2
    options = ("--players", "curve,curve", "--seed", "1", "--json", "--format", "limited")
    code, out, err = run("play", "--decks", ",".join(files), *options)
    assert code == 0 and json.loads(out)["winner"], err


def test_a_draft_goes_on_where_it_was_left(
    home: None, sets: Path, pool: Path, tmp_path: Path
) -> None:
    file, out = tmp_path / "the.draft", tmp_path / "out"
    out.mkdir()
    new = ("--sets", sets, "--set", "AAA", "--seed", "5", "--save", file, "--seats", "4")
    common = ("--db", pool, "--out", out)
    first = command("draft", *new, *common, lines="1\n2\npicks\nnothing\n99\nshow 3\nquit\n")
    assert first.exit_code == 0, first.output
    assert "Pack 1, pick 3: AAA" in first.output and "Saved to" in first.output
    assert '"nothing" is no card there' in first.output and "from 1 to 12" in first.output
    kept = read_draft(file)
    assert len(kept.draft.picked[0]) == 2
    second = command("draft", "--resume", file, *common, lines="auto\n")
    assert second.exit_code == 0, second.output
    assert read_draft(file).draft.over
    pool_of = read_draft(file).draft.picked[0]
    taken = next(name for name in pool_of if name.startswith("Murmur"))
    third = command("draft", "--resume", file, *common,
                    lines=f"in {taken}\nout murmur\nland 20 forest\ncurve\n\n")  # fmt: skip
    assert third.exit_code == 0, third.output
    assert f"{taken} can't be played" in third.output
    assert "20 Forest" in (out / "aaa-5-1.txt").read_text()
    assert len(list(out.glob("*.txt"))) == 4


def test_a_draft_is_read_as_it_was_written(tmp_path: Path) -> None:
    table = (("a", "b"), ("c", "d"))
    kept = Kept(Draft(("X",), 1, table, ((), ()), (table,), {"a": "rare"}), True, ("a",), {"W": 1})
    write_draft(tmp_path / "x.draft", kept)
    assert read_draft(tmp_path / "x.draft") == kept


def test_sets_are_listed_and_bad_requests_refused(sets: Path, pool: Path, tmp_path: Path) -> None:
    code, out, _ = run("draft", "--sets", sets)
    assert code == 0 and out.splitlines()[0].startswith("AAA    2020-01-01")
    for arguments, words in (
        (("--set", "AAA"), "no file of printings"),
        (("--sets", sets, "--set", "AAA", "--set", "BBB"), "2 sets for 3 boosters"),
        (("--sets", sets, "--set", "AAA", "--out", tmp_path / "no"), "no such directory"),
        (("--sets", tmp_path / "no", "--set", "AAA"), "can't be read"),
    ):
        code, _, err = run("draft", *arguments, "--db", pool)
        assert code == 2 and words in err
