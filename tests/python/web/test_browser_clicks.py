"""Clicks that come twice, too late or while the server is away; X, and mana made by hand."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from browsing import board, card, close, opened, option, prompt, repeated, until
from served import Server, serving

MAIN = """turn 5 of A, precombat main
A: battlefield 4 Forest | hand Forest, Elvish Warrior, Llanowar Elves, Wellwisher
B: battlefield 2 Mountain, Goblin Matron
"""

LANDS = ".mine .lands magic-card"


def middle(page: Any, words: str) -> tuple[float, float]:
    """Where the option with WORDS is."""
    box = option(page, words).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hand(page: Any) -> list[str]:
    return sorted(page.locator(".hand magic-card .name").all_inner_texts())


def test_a_double_click_takes_one_option(chromium: Any, server: Server, tmp_path: Path) -> None:
    """Also where the second click meets the question that follows, which has options there."""
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    devtools = page.context.new_cdp_session(page)
    x, y = middle(page, "Play Forest")
    now = time.time()

    def click(at: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            event = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            devtools.send("Input.dispatchMouseEvent", {**event, "timestamp": at})

    click(now)
    until(lambda: page.locator(LANDS).count() == 5)
    click(now + 0.15)  # so quickly, as the page is told
    page.wait_for_selector(".news >> text=counts once")
    after = page.locator(".option").all_inner_texts()
    assert hand(page) == ["Elvish Warrior", "Llanowar Elves", "Wellwisher"] and len(after) > 2

    # Both at once: the number is of a question that is not asked any more.
    page.keyboard.press("u")
    until(lambda: page.locator(LANDS).count() == 4)
    page.wait_for_timeout(400)  # sooner, it would be a third click of the first
    option(page, "Play Forest").dblclick()
    until(lambda: page.locator(LANDS).count() == 5)
    page.wait_for_timeout(300)
    assert page.locator(".option").all_inner_texts() == after
    assert hand(page) == ["Elvish Warrior", "Llanowar Elves", "Wellwisher"]
    close(page)


def test_a_number_that_is_stale_changes_nothing(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """One seat in two windows: what the one says of an old question is refused, and it says so."""
    begun = board(server, tmp_path, MAIN, players=["human", "human"])
    here, there = (opened(chromium, server, begun["links"]["0"]) for _ in range(2))
    for page in (here, there):
        page.wait_for_selector(".option")
    here.context.set_offline(True)
    here.evaluate("dispatchEvent(new Event('offline'))")
    here.wait_for_selector("body.cut")
    option(there, "Play Forest").click()
    until(lambda: there.locator(LANDS).count() == 5)
    asked = there.locator(".option").all_inner_texts()
    option(here, "Elvish Warrior").click()  # of the question before
    here.context.set_offline(False)
    here.wait_for_selector(".news >> text=too late")
    here.errors.clear()  # the browser reports the cut
    until(lambda: here.locator(LANDS).count() == 5)
    for page in (here, there):
        assert page.locator(".option").all_inner_texts() == asked
        assert page.locator(".mine .creatures magic-card").count() == 0
        close(page)


def test_the_server_is_killed_and_started_again(chromium: Any, home: None, tmp_path: Path) -> None:
    """The page joins its game by itself, at the same question, and plays on."""
    with serving(tmp_path / "games") as server:
        begun = board(server, tmp_path, MAIN, players=["human", "random"])
        page = opened(chromium, server, begun["links"]["0"])
        page.wait_for_selector(".option")
        option(page, "Play Forest").click()
        until(lambda: page.locator(LANDS).count() == 5)
        asked = page.locator(".option").all_inner_texts()
        server.stop(kill=True)
        page.wait_for_selector("body.cut")
        option(page, "Llanowar Elves").click()  # it is of the server that was
        server.start()
        page.wait_for_selector("body:not(.cut)", timeout=30_000)
        page.errors.clear()  # the browser reports the cut
        until(lambda: page.locator(".option").all_inner_texts() == asked)
        assert page.locator(LANDS).count() == 5

        elves = page.locator(".mine .creatures magic-card")
        repeated(lambda: option(page, "Llanowar Elves").click(), lambda: elves.count() == 1)
        close(page)


FIRE = {
    "game": "magic",
    "players": ["human", "random"],
    "decks": [
        {"name": "fire", "text": "30 Mountain\n30 Ember Blaze\n"},
        {"name": "woods", "text": "60 Forest\n"},
    ],
    "settings": {"payment": "manual"},
    "seed": 1,
}


def test_x_is_chosen_and_mana_is_made_by_hand(chromium: Any, invented: Server) -> None:
    page = opened(chromium, invented, invented.begin(FIRE)["links"]["0"])
    until(lambda: option(page, "Keep").count(), 60)  # its home is new: the rules are compiled first
    option(page, "Keep").click()
    for lands in (1, 2):
        until(lambda: option(page, "Play Mountain").count(), 30)
        option(page, "Play Mountain").click()
        until(lambda lands=lands: page.locator(LANDS).count() == lands)
        if lands == 1:
            page.keyboard.press("t")
    page.get_by_role("button", name="Stops").click()
    page.locator("[data-stop='my own_spell']").check()
    page.keyboard.press("Escape")
    card(page, "Ember Blaze", ".hand").click()
    until(lambda: "Choose X" in prompt(page))
    assert page.locator(".option").count() == 2  # no more can be paid
    option(page, "X is 1").click()
    until(lambda: "target" in prompt(page))
    page.locator(".others .who").click()
    until(lambda: "costs {1}{R}" in prompt(page))

    # Mana is made by clicking lands, and seen; the spell may still be taken back.
    page.locator(f"{LANDS}.open").first.click()
    until(lambda: page.locator(".mine .pool").count() == 1)
    option(page, "Take the spell back").click()
    until(lambda: "costs" not in prompt(page))
    until(lambda: page.locator(f"{LANDS}.tapped").count() == 0)
    card(page, "Ember Blaze", ".hand").click()
    until(lambda: "Choose X" in prompt(page))
    option(page, "X is 1").click()
    until(lambda: "target" in prompt(page))
    page.locator(".others .who").click()
    until(lambda: "costs {1}{R}" in prompt(page))
    until(lambda: page.locator(".spells .said").all_inner_texts() == ["X = 1"])
    until(lambda: page.locator(".arrows .target").count() == 2)  # a line to its target, its end
    for left in (1, 0):
        page.locator(f"{LANDS}.open").first.click()
        until(lambda left=left: page.locator(f"{LANDS}.open").count() == left)
    option(page, "Pay with the mana").click()
    life = page.locator(".others .life b")
    repeated(lambda: page.keyboard.press("Enter"), lambda: life.inner_text() == "19")
    close(page)
