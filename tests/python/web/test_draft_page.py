"""Drafts on the page: boosters of the imported sets, bots at the other seats, a deck of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import close, in_lobby, shoot, until
from card_files import write
from page_faults import all_faults
from served import Server, serving
from test_pool_import import imported

from pyengine.errors import ManalogError
from pyengine.games.magic.pool.rarities import put_printings
from pyengine.web.worker.drafts import Drafts

KINDS = {"W": "Ox", "U": "Eel", "B": "Rat", "R": "Ram", "G": "Elk"}
RARITIES = ["common"] * 7 + ["uncommon"] * 3 + ["rare", "mythic"]


def _creature(color: str, number: int) -> dict[str, Any]:
    value = 1 + number % 5
    cost = f"{{{value - 1}}}{{{color}}}" if value > 1 else f"{{{color}}}"
    text = "Murmur 3." if number == 11 else ""
    return {
        "name": f"{KINDS[color]} {number}", "type": f"Creature — {KINDS[color]}",
        "types": ["Creature"], "subtypes": [KINDS[color]], "supertypes": [], "manaCost": cost,
        "manaValue": value, "power": str(value), "toughness": str(value), "colors": [color],
        "colorIdentity": [color], "layout": "normal", "printings": ["AAA"], "text": text,
    }  # fmt: skip


def _home(directory: Path, *, rarities: bool) -> None:
    """Have a set of 60 cards in DIRECTORY; five of them are not understood."""
    cards = [_creature(color, number) for color in KINDS for number in range(12)]
    file = write(
        directory / "cards.json",
        {"meta": {"version": "5.2.2"}, "data": {card["name"]: [card] for card in cards}},
    )
    pool = imported(file, directory / "pool.sqlite")
    if rarities:
        told = [(card["name"], RARITIES[place % 12]) for place, card in enumerate(cards)]
        put_printings(pool.connection, [("AAA", told)])
    pool.close()


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, Path]:
    found = {rarities: tmp_path_factory.mktemp("home") for rarities in (True, False)}
    for rarities, directory in found.items():
        _home(directory, rarities=rarities)
    return found


def asked(drafts: Drafts, path: Path | None, do: str = "view", **more: Any) -> dict[str, Any]:
    return drafts.carry_out(path and str(path), {"game": "magic", "do": do, **more})


@pytest.mark.parametrize("rarities", [True, False])
def test_a_draft_from_the_packs_to_the_decks(
    homes: dict[bool, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rarities: bool
) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(homes[rarities]))
    drafts, path = Drafts(), tmp_path / "one.draft"
    assert asked(drafts, None)["sets"] == [{"code": "AAA", "cards": 60, "playable": 55}]
    view = asked(drafts, path, "begin", set="AAA", seats=4)
    assert (view["title"], len(view["pack"]), view["number"]) == ("Pack 1, pick 1", 14, 0)
    assert len({card["name"] for card in view["pack"]}) == 14
    if rarities:
        assert sum(card["rarity"] in ("rare", "mythic") for card in view["pack"]) == 1

    name = view["pack"][3]["name"]
    view = asked(drafts, path, "pick", card=name, number=0)
    assert [card["name"] for card in view["picked"]] == [name]
    assert len(view["pack"]) == 13 and sum(sum(step[1:]) for step in view["curve"]) == 1
    with pytest.raises(ManalogError, match="has gone on"):
        asked(drafts, path, "pick", card=view["pack"][0]["name"], number=0)
    with pytest.raises(ManalogError, match="not in the pack"):
        asked(drafts, path, "pick", card="Nobody", number=1)
    with pytest.raises(ManalogError, match="not everything has been picked"):
        asked(drafts, path, "decks")

    view = asked(Drafts(), path, "rest")  # another process goes on with it
    assert view["stage"] == "building" and view["size"] == 40
    main = [card["name"] for card in view["main"]]
    few = asked(drafts, path, "build", main=main[1:], basics=view["basics"])
    assert few["size"] == 39 and len(few["side"]) == len(view["side"]) + 1
    with pytest.raises(ManalogError, match="has 39 cards"):
        asked(drafts, path, "decks")
    with pytest.raises(ManalogError, match="was not picked"):
        asked(drafts, path, "build", main=["Nobody"], basics={})
    for basics in ({"Swamp": 41}, {"Nobody": 1}, {"Swamp": -1}):
        with pytest.raises(ManalogError):
            asked(drafts, path, "build", main=main, basics=basics)
    asked(drafts, path, "build", main=None)
    own, other = asked(drafts, path, "decks")["decks"]
    assert own["format"] == "limited" and own["text"] != other["text"]
    assert own["text"].startswith(f"About\nName {own['title']}\n\nDeck\n")


@pytest.mark.parametrize(
    "words",
    [
        {"do": "begin", "set": "AAA", "seats": 17},
        {"do": "begin", "set": "ZZZ", "seats": 2},
        {"do": "begin", "set": 7, "seats": 2},
        {"do": "pick", "card": "x" * 201, "number": 0},
        {"do": "pick", "card": "Ox 1", "number": True},
        {"do": "build", "main": "Ox 1"},
        {"do": "build", "main": [], "basics": []},
        {"do": "resign"},
        {"game": "mbrane", "do": "view"},
    ],
)
def test_what_is_not_understood_changes_nothing(
    homes: dict[bool, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: dict[str, Any]
) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(homes[True]))
    with pytest.raises(ManalogError):
        Drafts().carry_out(str(tmp_path / "none.draft"), {"game": "magic", **words})
    assert not list(tmp_path.iterdir())


@pytest.fixture
def supplied(
    homes: dict[bool, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    monkeypatch.setenv("MANALOG_HOME", str(homes[True]))
    with serving(tmp_path / "games") as server:
        yield server
    shutil.rmtree(tmp_path / "games", ignore_errors=True)


def test_a_draft_is_played_on_the_page(chromium: Any, supplied: Server) -> None:
    """Some picks by keyboard and mouse, the rest by a bot; a deck is changed, kept and played."""
    page = in_lobby(chromium, supplied)
    page.get_by_role("link", name="Decks").click()
    page.click("text=A new draft")
    page.get_by_role("combobox", name="Set").wait_for()
    page.get_by_role("combobox", name="Seats").select_option("2")
    page.get_by_role("button", name="Begin the draft").click()
    pack = page.get_by_role("list", name="Pack").get_by_role("button")
    until(lambda: pack.count() == 14)
    assert all_faults(page) == []
    page.keyboard.press("Enter")  # the best one has the focus
    until(lambda: "pick 2" in page.inner_text("h2"))
    pack.nth(2).click()
    until(lambda: "pick 3" in page.inner_text("h2"))
    shoot(page, "draft")
    assert page.get_by_role("list", name="Picked").get_by_role("listitem").count() == 2
    page.reload()
    until(lambda: "pick 3" in page.inner_text("h2"))
    page.get_by_role("button", name="Let a bot take the rest").click()
    page.wait_for_selector("text=A deck of 40 cards")
    assert all_faults(page) == []
    page.get_by_role("list", name="Deck", exact=True).get_by_role("button").first.click()
    page.wait_for_selector("text=39 cards")
    assert page.get_by_role("button", name="Done: keep the deck").is_disabled()
    land = page.get_by_role("group", name="Basics").get_by_role("spinbutton").first
    land.fill(str(int(land.input_value()) + 1))
    land.press("Tab")
    page.wait_for_selector("text=40 cards,")
    page.get_by_role("button", name="Done: keep the deck").click()
    page.wait_for_selector("text=/you with AAA \\d+ against bot ismcts with AAA \\d+ bot/")
    page.get_by_label("Player 2 is").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("magic-card")
    close(page)
