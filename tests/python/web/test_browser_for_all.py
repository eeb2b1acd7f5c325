"""Every page for all: nothing that axe-core finds, in light and dark; a game by roles and keys."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from browsing import begun_from, board, card, close, in_lobby, opened, repeated, until
from page_boards import BOARDS, MANY, dressed
from page_faults import all_faults
from served import QUICK, Server

SAVE = Path(__file__).parents[2] / "data" / "asking.save"

MOST_SECONDS = 150


def dialog_of(page: Any, name: str) -> list[str]:
    """What is found while the dialog that the button NAME opens is open."""
    page.get_by_role("button", name=name).click()
    page.wait_for_selector("dialog[open]")
    found = all_faults(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return found


OPENED = "() => document.querySelectorAll('details').forEach((one) => { one.open = true; })"


def test_the_lobby_and_the_decks(chromium: Any, server: Server) -> None:
    """Folded as they come, and with all of them open; a list of which no line is right, too."""
    page = in_lobby(chromium, server)
    found = []
    for path in ("/", "/decks"):
        page.goto(server.address + path)
        page.wait_for_selector("main.lobby")
        found += all_faults(page)
        page.evaluate(OPENED)
        if path == "/decks":
            page.locator("textarea").first.fill("20 Forrest\n4 Elvish Warrior\n1 Blak Lotus\n")
            page.wait_for_timeout(1_500)
        found += all_faults(page)
    assert found == []
    close(page)


def test_134_permanents(chromium: Any, server: Server, tmp_path: Path) -> None:
    """With piles, badges, attackers that are chosen, arrows, details, and the dialogs."""
    begun = board(server, tmp_path, MANY, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    found = all_faults(page)
    page.keyboard.press("a")
    until(lambda: page.locator(".arrow").count())
    card(page, "Heedless One").hover()
    page.wait_for_selector(".details h2")
    found += all_faults(page)
    for name in ("Stops", "Menu"):
        found += dialog_of(page, name)
    page.locator(".board .count:not(:empty)").first.click()
    page.wait_for_selector("dialog[open]")
    found += all_faults(page)
    assert found == []
    close(page)


def test_walkers_auras_and_the_stack(chromium: Any, server: Server, tmp_path: Path) -> None:
    begun = board(server, tmp_path, BOARDS["attached"], players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"], heard=dressed)
    page.wait_for_selector(".spells li")
    until(lambda: page.locator(".arrow.target").count())
    assert all_faults(page) == []
    close(page)


def test_a_replay_and_another_game(chromium: Any, server: Server) -> None:
    begun = begun_from(server, SAVE, replay=True)
    page = opened(chromium, server, begun["links"]["watch"])
    page.wait_for_selector(".place")
    page.keyboard.press("End")
    until(lambda: not page.inner_text(".place").startswith("0 of"))
    found = all_faults(page)
    begun = server.begin({"game": "mbrane", "players": ["human", "greedy"], "seed": 1})
    page.goto(server.address + begun["links"]["0"])
    page.wait_for_selector(".cell")
    found += all_faults(page)
    assert found == []
    close(page)


def test_a_whole_game_by_roles_and_keys(chromium: Any, server: Server) -> None:
    """What a screen reader is told is enough: the prompt, options, the log, what is waited for.

    Nothing is found by a class or a place, and the mouse is never used.
    """
    page = opened(chromium, server, server.begin(QUICK | {"seed": 4})["links"]["0"])
    asked = page.get_by_role("heading", level=2).first
    options = page.get_by_role("list", name="Options").get_by_role("listitem")
    log = page.get_by_role("log", name="Log")
    page.get_by_role("main", name="Board").wait_for()
    options.first.wait_for()
    deadline = time.monotonic() + MOST_SECONDS
    while "won the game" not in asked.inner_text():
        assert time.monotonic() < deadline
        before = told(page)
        repeated(
            lambda: act(page, options), lambda before=before: before != told(page) or over(page)
        )
    assert asked.inner_text() == "goblins won the game"
    assert "Raging Goblin" in log.inner_text()
    mine = page.get_by_role("region", name="goblins, your side")
    group = mine.get_by_role("group", name="creatures")
    said = [one.get_attribute("aria-label") for one in group.get_by_role("button").all()]
    assert said and all(words.startswith("Raging Goblin, 1/1") for words in said)
    assert mine.get_by_role("img", name="20 life").count() == 1
    close(page)


def told(page: Any) -> list[str]:
    """What is asked and told now."""
    log = page.get_by_role("log", name="Log")
    options = page.get_by_role("list", name="Options")
    return [
        page.get_by_role("heading", level=2).first.inner_text(),
        log.inner_text(),
        options.inner_text(),
    ]


def over(page: Any) -> bool:
    return "won the game" in page.get_by_role("heading", level=2).first.inner_text()


def act(page: Any, options: Any) -> None:
    """Take the first land or creature by Tab and Enter, attack with all, or go on."""
    for take in options.get_by_role("button", name=re.compile(r"^\d+\. (Play|Cast) ")).all()[:1]:
        take.focus()
        page.keyboard.press("Enter")
        return
    if page.get_by_role("button", name="All of them").count() and attackers(page) == 0:
        page.keyboard.press("a")
        until(lambda: attackers(page))
    keep = options.get_by_role("button", name="Keep")
    (keep.first if keep.count() else page.get_by_role("heading", level=2).first).focus()
    page.keyboard.press("Enter")


def attackers(page: Any) -> int:
    """How many are chosen, as it is said of each."""
    return int(page.get_by_role("button", pressed=True).count())
