"""What tests in a browser do over and over: opening seats, waiting, steps, boards set up."""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from served import Server

from pyengine import Game

WIDE = {"width": 1280, "height": 800}

SHOTS = os.environ.get("MANALOG_SCREENSHOTS")
"""The directory where pictures of the page are written, for the docs; none if it is not set."""


def shoot(page: Any, name: str) -> None:
    """Write what PAGE shows as the picture NAME, where pictures are made."""
    if SHOTS:
        page.wait_for_timeout(400)
        write_picture(page, Path(SHOTS) / f"{name}.webp", quality=70)


def write_picture(page: Any, path: Path, quality: int) -> None:
    """Write what PAGE shows to PATH, as WebP of QUALITY in per cent."""
    asked = {"format": "webp", "quality": quality}
    answer = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    path.write_bytes(base64.b64decode(answer["data"]))


def until(true: Callable[[], object], seconds: float = 15.0) -> None:
    """Wait until TRUE; the page's policy lets nothing be evaluated there by itself."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def repeated(act: Callable[[], object], true: Callable[[], object], times: int = 5) -> None:
    """ACT until TRUE: what is clicked may go as the game goes on, or be said into a cut line."""
    faults = []
    for _ in range(times):
        try:
            act()
        except Exception as error:
            faults.append(str(error)[:600])
        with suppress(AssertionError):
            return until(true, 3.0)
    raise AssertionError(f"nothing came of it: {faults}")


def passed(*pages: Any) -> bool:
    """Pass in each of PAGES where that is offered now; False: who passes is asked again."""
    for page in pages:
        with suppress(Exception):
            if option(page, "Pass").count():
                option(page, "Pass").click(timeout=1_000)
    return False


def opened(
    chromium: Any, server: Server, link: str, *, heard: Callable[[str], str] | None = None,
    **context: Any,
) -> Any:  # fmt: skip
    """A page of its own browser context, at LINK; errors in it fail the test at `close`.

    With HEARD, it hears that of each message of its table's socket.
    """
    page = chromium.new_context(
        **{"viewport": WIDE, "reduced_motion": "reduce", **context}
    ).new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda m: page.errors.append(m.text) if m.type == "error" else None)
    page.set_default_timeout(15_000)
    if heard is not None:
        page.route_web_socket("**/socket*", lambda socket: _between(socket, heard))
    page.goto(server.address + link)
    return page


def in_lobby(chromium: Any, server: Server, **context: Any) -> Any:
    """A page in the lobby; a server that has just begun first loads the rules."""
    page = opened(chromium, server, f"/#{server.token}", **context)
    page.wait_for_selector("text=New game", timeout=60_000)
    return page


def _between(socket: Any, heard: Callable[[str], str]) -> None:
    socket.connect_to_server().on_message(lambda text: socket.send(heard(text)))


def close(page: Any) -> None:
    errors = page.errors
    page.context.close()
    assert errors == [], errors


def prompt(page: Any) -> str:
    return str(page.inner_text("#prompt"))


def option(page: Any, words: str) -> Any:
    """The option in the list whose words hold WORDS."""
    return page.locator(".option", has_text=words).first


def card(page: Any, name: str, where: str = "") -> Any:
    return page.locator(f"{where} magic-card", has=page.locator(".name", has_text=name)).first


def step(page: Any) -> None:
    """Take the one step that a mouse can take now: a marked card, or the main button."""
    places = ("magic-card.open:not(.chosen)", ".tools button.main", ".option:last-child")
    before = page.evaluate("document.body.innerHTML")

    def click() -> None:
        for place in places:
            if page.locator(place).count():
                page.locator(place).first.click(timeout=2_000)
                break

    repeated(click, lambda: page.evaluate("document.body.innerHTML") != before)


def board(server: Server, directory: Path, text: str, **recipe: Any) -> dict[str, Any]:
    """Begin a game from the board TEXT, which is handed in as a save."""
    path = directory / "board.save"
    Game.board(text).save(path)
    return begun_from(server, path, **recipe)


def begun_from(server: Server, path: Path, **recipe: Any) -> dict[str, Any]:
    with server.lobby() as lobby:
        save = lobby.post("/saves", content=path.read_bytes()).json()["save"]
        answer = lobby.post("/games", json={"save": save, **recipe})
        assert answer.status_code == 200, answer.text
        begun: dict[str, Any] = answer.json()
        return begun
