"""The analysis of a game that is over: its curve, marked moments, lines on the board, one link."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import close, opened, option, shoot, until
from games_missed import TURN, missed_game
from page_faults import all_faults
from served import QUICK, Server

from pyengine.review import missing, reviewing
from pyengine.review.keeping import keep
from pyengine.review.reviewing import reviewed
from pyengine.saves.save import read_save


@pytest.fixture(scope="module")
def replay(server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The replay of a game in which a win was missed, whose review was kept before."""
    path = tmp_path_factory.mktemp("analysis") / "missed.save"
    missed_game(path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "_JUDGE_SECONDS", (0.05, 0.2))
        patch.setattr(missing, "_SURE_SECONDS", 0.2)
        review = reviewed(read_save(path), 60, turn=TURN)
    with server.lobby() as lobby:
        save = lobby.post("/saves", content=path.read_bytes()).json()["save"]
        keep(server.directory / f"{save}.save", review)
        begun: dict[str, Any] = lobby.post("/games", json={"save": save, "replay": True}).json()
    begun["review"] = review
    return begun


def test_a_missed_win_is_played_through_on_the_board(
    chromium: Any, server: Server, replay: dict[str, Any]
) -> None:
    page = opened(chromium, server, replay["links"]["watch"])
    page.wait_for_selector(".curve polyline")
    moment = page.locator(".moments button", has_text=f"Turn {TURN}: goblins had lethal")
    moment.click()
    page.wait_for_selector(".variation h3 >> text=goblins had lethal")
    until(lambda: page.inner_text(".place").startswith("73 of"))
    moves = page.locator(".moves button")
    told = replay["review"].missed[0].told
    assert moves.all_inner_texts() == list(told)
    assert all_faults(page) == []
    shoot(page, "analysis")

    # Move by move, to the end: the board is that of the line.
    for number in range(len(told)):
        page.get_by_role("button", name="Next move").click()
        until(lambda n=number: moves.nth(n).get_attribute("aria-current") == "step")
    until(lambda: "elves lost the game" in page.inner_text(".happened"))
    assert page.get_by_role("button", name="Next move").is_disabled()
    page.get_by_role("button", name="Back to the game").click()
    until(lambda: page.locator(".variation").is_hidden())
    close(page)


def test_the_curve_is_clicked_and_the_link_is_shared(
    chromium: Any, server: Server, replay: dict[str, Any]
) -> None:
    page = opened(chromium, server, replay["links"]["watch"])
    page.wait_for_selector(".curve polyline")
    box = page.locator(".curve").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + 5)
    until(lambda: page.inner_text(".place").startswith(("76 of", "77 of")))
    until(lambda: "Chance to win: elves " in page.inner_text(".ahead"))
    label = page.locator(".curve svg").get_attribute("aria-label")
    assert "won by elves" in label and "wins that were missed: 1" in label
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_selector(".news >> text=Link:")
    link = page.inner_text(".news").removeprefix("Link: ").removeprefix(server.address)
    other = opened(chromium, server, link, viewport={"width": 390, "height": 844})
    other.wait_for_selector(".curve polyline")
    other.wait_for_selector(".moments button")
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    assert all_faults(other) == []
    close(page)
    close(other)


def test_after_a_game_both_come_to_the_same_analysis(chromium: Any, server: Server) -> None:
    """It is begun by one of them, goes on in a process of its own, and is told as it goes."""
    begun = server.begin({**QUICK, "players": ["human", "human"]})
    pages = [opened(chromium, server, begun["links"][seat]) for seat in ("0", "1")]
    pages[0].wait_for_selector("#prompt")
    assert pages[0].locator(".after").is_hidden()
    for _ in pages:  # each of them keeps, one after the other
        until(lambda: any(option(page, "Keep").count() for page in pages))
        asked = next(page for page in pages if option(page, "Keep").count())
        option(asked, "Keep").click()
        until(lambda asked=asked: not option(asked, "Keep").count())
    pages[0].get_by_role("button", name="Menu").click()
    pages[0].get_by_role("button", name="Concede").click()
    pages[0].get_by_role("button", name="Yes, I lose the game").click()
    for page in pages:
        page.get_by_role("button", name="Analyse the game").click()
        page.wait_for_selector(".analysis")
        until(lambda page=page: "/watch" in page.url)
    assert pages[0].url.partition("#")[0] == pages[1].url.partition("#")[0]
    pages[0].get_by_role("button", name="Analyse this game").click()
    for page in pages:
        page.wait_for_selector(".curve polyline", timeout=60_000)
        close(page)


def test_hints_and_the_solution_of_a_puzzle(chromium: Any, server: Server) -> None:
    """Hints tell more and more; the moves of the solution are played, and the rules say it is."""
    begun = server.begin({"game": "magic", "puzzle": "every-answer"})
    page = opened(chromium, server, begun["links"]["0"])
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints >> text=choices of all players")
    assert page.locator(".hints p").count() == 1
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Hint").click()
    until(lambda: page.locator(".hints p").count() == 3)
    assert "Attack" in page.inner_text(".hints p >> nth=2")
    page.get_by_role("button", name="Solution").click()
    page.wait_for_selector(".hints pre")
    assert all_faults(page) == []
    shoot(page, "puzzle")
    for _ in range(12):
        if page.locator(".puzzle >> text=Solved").count():
            break
        page.locator(".hints .next").click()
        page.wait_for_timeout(300)
        until(
            lambda: (
                page.locator(".hints .next").count()
                or page.locator(".puzzle >> text=Solved").count()
            )
        )
    page.wait_for_selector(".puzzle >> text=Solved, by the rules")
    assert page.locator(".help").is_hidden()
    close(page)
