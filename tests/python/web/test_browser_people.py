"""Several people: hidden hands, those who look on, one screen for all, undo, four players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browsing import WIDE, board, card, close, opened, option, passed, prompt, until
from served import TWO, Server

PEOPLE = TWO | {"players": ["human", "human"]}

BOARD = """turn 5 of A, precombat main
A: battlefield 2 Forest | hand Giant Growth, Forest
B: battlefield Mountain | hand Shock, Goblin Matron
"""

ATTACK = """turn 5 of A, declare attackers
A: battlefield Elvish Warrior
B: battlefield Goblin Matron
"""


def test_two_browsers_see_their_own_cards(chromium: Any, server: Server, tmp_path: Path) -> None:
    begun = board(server, tmp_path, BOARD)
    assert set(begun["links"]) == {"0", "1", "watch", "together"}
    first, second, watcher = (
        opened(chromium, server, begun["links"][seat]) for seat in ("0", "1", "watch")
    )
    first.wait_for_selector(".option")
    second.wait_for_selector("magic-card")
    watcher.wait_for_selector("magic-card")
    held = [page.locator(".hand magic-card .name").all_inner_texts() for page in (first, second)]
    assert [sorted(names) for names in held] == [
        ["Forest", "Giant Growth"], ["Goblin Matron", "Shock"],
    ]  # fmt: skip
    assert watcher.locator(".hand magic-card").count() == 0
    for page in (second, watcher):
        assert "Giant Growth" not in page.content() and "2 in hand" in page.content()
        assert page.locator(".option").count() == 0

    # The others see a land as it is played, and where it came from only that it is gone.
    option(first, "Play Forest").click()
    for page in (second, watcher):
        page.wait_for_selector(".lines li >> text=a played Forest")
        until(lambda page=page: "1 in hand" in page.inner_text(".board"))

    # Taking back is asked for, refused, asked for again and granted.
    first.keyboard.press("u")
    second.wait_for_selector("text=a asks to take back")
    second.get_by_role("button", name="Refuse").click()
    first.wait_for_selector(".wish", state="hidden")
    assert card(first, "Forest", ".hand").count() == 0
    first.keyboard.press("u")
    second.get_by_role("button", name="Agree").click()
    until(lambda: card(first, "Forest", ".hand").count() == 1)
    until(lambda: "2 in hand" in second.inner_text(".others"))
    for page in (first, second, watcher):
        close(page)


def test_one_screen_for_all_has_a_curtain(chromium: Any, server: Server) -> None:
    begun = server.begin(PEOPLE)
    page = opened(chromium, server, begun["links"]["together"])
    page.get_by_role("button", name="I am").wait_for()
    seen: list[list[str]] = []
    for _ in range(2):
        assert page.locator(".curtain").is_visible()
        assert page.locator("magic-card").count() == page.locator(".option").count() == 0
        page.get_by_role("button", name="I am").click()
        page.wait_for_selector(".option")
        until(lambda: page.locator(".mine .hand magic-card .name").count() == 7)
        seen.append(page.locator(".mine .hand magic-card .name").all_inner_texts())
        assert page.locator(".others .hand magic-card").count() == 0
        option(page, "Keep").click()
        page.wait_for_selector(".curtain", state="visible")
    assert len(seen[0]) == len(seen[1]) == 7 and seen[0] != seen[1]
    close(page)


def test_a_view_that_waits_for_the_style_is_not_shown_after_newer_ones(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """A page whose style comes late shows what is asked now, and not the view that came first."""
    begun = board(server, tmp_path, ATTACK, players=["human", "human"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    late = chromium.new_context(viewport=WIDE).new_page()
    held: list[Any] = []
    late.route("**/magic.css", lambda route: held.append(route))
    late.goto(server.address + begun["links"]["1"])
    until(lambda: (late.wait_for_timeout(20), held)[1])
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    until(lambda: prompt(page) == "Waiting for b" or passed(page))
    late.wait_for_timeout(300)
    for style in held:
        style.continue_()
    until(lambda: prompt(late) == "Declare blockers")
    late.wait_for_timeout(300)
    assert prompt(late) == "Declare blockers"
    late.context.close()
    close(page)


def hand_of(page: Any) -> list[str]:
    names: list[str] = page.locator(".mine .hand magic-card .name").all_inner_texts()
    return names


def another_hand(page: Any, first: list[str]) -> bool:
    """Whether a hand of seven was drawn that is not FIRST; it is looked at once."""
    hand = hand_of(page)
    return len(hand) == 7 and hand != first


def test_undo_can_be_fair_or_never(chromium: Any, server: Server) -> None:
    for rule in ("fair", "never"):
        page = opened(chromium, server, server.begin(TWO | {"undo": rule})["links"]["0"])
        page.wait_for_selector(".option")
        until(lambda page=page: len(hand_of(page)) == 7)
        first = hand_of(page)
        option(page, "Mulligan").click()
        until(lambda page=page, first=first: another_hand(page, first))
        if rule == "never":
            assert not page.get_by_role("button", name="Undo (U)").is_visible()
        else:
            until(lambda page=page: page.get_by_role("button", name="Undo (U)").is_enabled())
            page.keyboard.press("u")
            page.wait_for_selector("text=is not taken back")
        close(page)


def test_four_players_at_one_table(chromium: Any, server: Server) -> None:
    names = ["elves", "goblins", "ogres", "elves"]
    begun = server.begin(
        {
            "game": "magic",
            "players": ["human", "random", "random", "random"],
            "decks": [{"name": name} for name in names],
            "seed": 5,
        }
    )
    assert begun["players"] == ["elves", "goblins", "ogres", "elves_2"]
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    assert page.locator(".others .side-of").count() == 3
    option(page, "Keep").click()
    page.wait_for_selector(".lines li")
    close(page)


def test_two_teams_of_people_in_four_browsers(chromium: Any, server: Server) -> None:
    """Each sees their own hand and no other, all see who belongs together."""
    recipe = {
        "game": "magic",
        "players": ["human"] * 4,
        "decks": [{"name": name} for name in ("elves", "goblins", "ogres", "elves")],
        "teams": ["a", "b", "a", "b"],
        "seed": 5,
    }
    begun = server.begin(recipe)
    pages = [opened(chromium, server, begun["links"][str(seat)]) for seat in range(4)]
    for page, player in zip(pages, begun["players"], strict=True):
        until(lambda page=page: len(hand_of(page)) == 7)
        assert page.locator(".hand magic-card").count() == 7
        teams = page.locator(".player .number", has_text="team").all_inner_texts()
        assert sorted(teams) == ["team a", "team a", "team b", "team b"]
        assert page.locator(".mine .player .who").inner_text() == player
    for _ in pages:
        until(lambda: any(option(page, "Keep").count() for page in pages))
        asked = next(page for page in pages if option(page, "Keep").count())
        option(asked, "Keep").click()
        until(lambda asked=asked: not option(asked, "Keep").count())
    until(lambda: any("Turn 1" in page.inner_text(".where") for page in pages))
    until(lambda: any(option(page, "Play").count() for page in pages))
    assert sum(page.locator(".option").count() > 0 for page in pages) == 1
    for page in pages:
        close(page)


def test_what_is_known_of_a_library_stays_on_the_page(chromium: Any, server: Server) -> None:
    """The card that was left on top after a mulligan."""
    begun = server.begin(TWO | {"settings": {"mulligan": "vancouver"}})
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    until(lambda: len(hand_of(page)) == 7)
    option(page, "Mulligan").click()
    until(lambda: len(hand_of(page)) == 6)
    option(page, "Keep this hand").click()
    option(page, "Leave it on top").click()
    page.wait_for_selector(".mine .known")
    assert page.inner_text(".mine .known").endswith(" on top")
    assert page.locator(".others .known").count() == 0
    close(page)
