"""The page in a real browser: a whole game with the mouse."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from served import QUICK, Server

MOST_SECONDS = 90


def test_a_whole_game_with_the_mouse(chromium: Any, server: Server) -> None:
    """Cards that are outlined are clicked, and what is obvious is confirmed, to the game's end."""
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.goto(server.address + server.begin(QUICK)["links"]["0"])
    page.wait_for_selector("magic-card")
    assert "#" not in page.url
    deadline = time.monotonic() + MOST_SECONDS
    while "won the game" not in page.inner_text("#prompt"):
        assert time.monotonic() < deadline
        step(page)
    assert errors == []
    assert page.locator(".lines li").count() > 30
    page.close()


def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    """Wait until TRUE; the page's policy lets nothing be evaluated there by itself."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def step(page: Any) -> None:
    """Take the one step that a mouse can take now: a marked card, or the main button."""
    cards = page.locator("magic-card.open:not(.chosen)")
    main = page.locator(".tools button.main")
    before = page.evaluate("document.body.innerHTML")
    if cards.count():
        cards.first.click(timeout=5_000)
    elif main.count():
        main.first.click(timeout=5_000)
    elif page.locator(".option").count():
        page.locator(".option").last.click(timeout=5_000)
    until(lambda: page.evaluate("document.body.innerHTML") != before)
