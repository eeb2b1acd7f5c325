"""Choosing several of a set, taking back what is being cast, mana that hurts, and plain words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browsing import board, card, close, opened, option, passed, prompt, repeated, until
from served import Server

MAIN = """turn 5 of A, precombat main
A: battlefield 4 Forest, Elvish Warrior | hand Giant Growth
B: battlefield 2 Mountain, Goblin Matron
"""


def chosen(page: Any) -> list[str]:
    return sorted(page.locator(".board magic-card.chosen .name").all_inner_texts())


def main_button(page: Any) -> str:
    return str(page.inner_text(".tools .main"))


def test_a_spell_is_taken_back_by_escape(chromium: Any, server: Server, tmp_path: Path) -> None:
    """First what is chosen, then all of the announcement; with `never`, nothing is."""
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    asked = page.locator(".option").all_inner_texts()
    card(page, "Giant Growth").click()
    until(lambda: "target" in prompt(page))
    page.get_by_role("button", name="Take it back").wait_for()
    page.keyboard.press("Escape")
    until(lambda: page.locator(".option").all_inner_texts() == asked)
    assert card(page, "Giant Growth", ".hand").count() == 1
    close(page)


RIDER = """turn 5 of A, precombat main
A: battlefield Forest | hand Giant Growth, Elvish Warrior, Wellwisher, Allosaurus Rider
B: battlefield 2 Mountain
"""

TACTICIAN = """turn 5 of A, precombat main
A: battlefield 5 Mountain (tapped), Ib Halfheart, Goblin Tactician | hand Forest
B: battlefield 2 Mountain
"""


def test_cards_of_a_set_are_clicked_in_any_order(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """The last card may be clicked first; the button says how many are missing."""
    begun = board(server, tmp_path, RIDER, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    card(page, "Allosaurus Rider").click()
    until(lambda: "choose 2" in prompt(page))
    held = page.locator(".mine .hand magic-card.open")
    assert held.count() == 3 and main_button(page) == "Choose these: 2 more"
    names = sorted(page.locator(".mine .hand magic-card .name").all_inner_texts())
    for name in ("Wellwisher", "Giant Growth"):
        card(page, name, ".hand").click()
        until(lambda name=name: name in chosen(page))
        if name == "Wellwisher":
            assert main_button(page) == "Choose these: 1 more"
            page.keyboard.press("Enter")
            page.wait_for_selector(".news >> text=Choose 1 more")
    # A third one takes the place of the first; a click on one that is chosen takes it back.
    card(page, "Elvish Warrior", ".hand").click()
    until(lambda: chosen(page) == ["Elvish Warrior", "Giant Growth"])
    card(page, "Elvish Warrior", ".hand").click()
    until(lambda: chosen(page) == ["Giant Growth"])
    page.keyboard.press("Escape")  # what is chosen goes first, then the announcement
    until(lambda: chosen(page) == [] and "choose 2" in prompt(page))
    card(page, "Wellwisher", ".hand").click()
    card(page, "Elvish Warrior", ".hand").click()
    until(lambda: main_button(page) == "Choose these (Enter)")
    page.keyboard.press("Enter")
    until(lambda: card(page, "Allosaurus Rider", ".mine .creatures").count() == 1)
    assert names == ["Elvish Warrior", "Giant Growth", "Wellwisher"]
    assert page.locator(".mine .hand magic-card .name").all_inner_texts() == ["Giant Growth"]
    close(page)


def test_objects_that_are_sacrificed_are_clicked_in_any_order(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """Like lands are one line in the list, and any of them can be clicked on the board."""
    begun = board(server, tmp_path, TACTICIAN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    card(page, "Ib Halfheart", ".mine").click()
    until(lambda: "choose 2" in prompt(page))
    assert "×5" in option(page, "Mountain").inner_text()
    option(page, "Mountain").click()
    option(page, "Mountain").click()
    until(lambda: main_button(page) == "Choose these (Enter)")
    page.keyboard.press("Enter")
    until(lambda: page.locator(".mine .lands magic-card").count() == 3)
    close(page)


LIFE = ".mine .life b"


@pytest.mark.parametrize("payment", ["auto", "manual"])
def test_a_land_that_hurts(chromium: Any, invented: Server, payment: str) -> None:
    """By hand, each of its abilities is offered in words; else what does not hurt pays first."""
    recipe = {
        "game": "magic", "players": ["human", "random"], "seed": 3,
        "decks": [
            {"name": "fire", "text": "15 Mountain\n20 Ember Grove\n25 Raging Goblin\n"},
            {"name": "woods", "text": "60 Forest\n"},
        ],
        "settings": {"payment": payment},
    }  # fmt: skip
    page = opened(chromium, invented, invented.begin(recipe)["links"]["0"])
    until(lambda: option(page, "Keep").count(), 60)  # its home is new: the rules are compiled first
    option(page, "Keep").click()
    for lands, name in enumerate(("Ember Grove", "Mountain"), start=1):
        until(lambda name=name: option(page, f"Play {name}").count(), 30)
        option(page, f"Play {name}").click()
        until(lambda lands=lands: page.locator(".mine .lands magic-card").count() == lands)
        if lands == 1:
            page.keyboard.press("t")
    card(page, "Raging Goblin", ".hand").click()
    if payment == "manual":
        until(lambda: "make mana" in prompt(page))
        card(page, "Ember Grove", ".mine .lands").click()
        until(lambda: "what for" in page.inner_text(".actions .status:not(.puzzle)"))
        words = page.locator(".option").all_inner_texts()
        assert len(words) == 2 and "damage" in words[1]
        option(page, "damage").click()
        until(lambda: option(page, "red mana").count())
        option(page, "red mana").click()
        option(page, "Pay with the mana").click()
    goblins = page.locator(".mine .creatures magic-card")
    repeated(lambda: None, lambda: goblins.count() == 1)
    assert page.inner_text(LIFE) == ("19" if payment == "manual" else "20")
    close(page)


SEARCH = """turn 5 of A, precombat main
A: battlefield 4 Mountain | hand Goblin Matron | library 20 Raging Goblin, 9 Mountain, Goblin Matron
B: battlefield 2 Mountain
"""


def test_like_cards_that_a_search_shows_are_in_piles(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """Each kind of card can be clicked in its middle, and says how many there are."""
    begun = board(server, tmp_path, SEARCH, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    card(page, "Goblin Matron").click()
    until(lambda: page.locator(".hand magic-card").count() == 0)
    until(lambda: prompt(page).startswith("You may") or passed(page))
    repeated(
        page.locator(".tools .main").click, lambda: prompt(page).startswith("Search your library")
    )
    shown = page.locator(".seen magic-card:not(.hidden)")
    assert sorted(one.split("\n")[0] for one in shown.all_inner_texts()) == [
        "Goblin Matron", "Mountain", "Raging Goblin",
    ]  # fmt: skip
    assert sorted(shown.locator(".count").all_inner_texts()) == ["", "×20", "×9"]
    card(page, "Raging Goblin", ".seen").click()
    until(lambda: card(page, "Raging Goblin", ".hand").count() == 1)
    close(page)
