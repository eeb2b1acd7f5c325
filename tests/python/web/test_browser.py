"""The page in a real browser, for one person: with the mouse, by keyboard, and what one may ask."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from browsing import board, card, close, opened, option, passed, prompt, step, until
from served import QUICK, Server

MOST_SECONDS = 90

MAIN = """turn 5 of A, precombat main
A: battlefield 4 Forest, Elvish Warrior | hand Giant Growth, Forest, Allosaurus Rider
B: battlefield 2 Mountain, Goblin Matron
"""

HAND = """turn 5 of A, precombat main
A: battlefield 4 Forest | hand Elvish Warrior, Forest | graveyard Llanowar Elves
B: battlefield 2 Mountain
"""

COMBAT = """turn 5 of A, declare attackers
A: battlefield 3 Elvish Warrior
B: battlefield 2 Goblin Matron, Mountain
"""


def test_a_whole_game_with_the_mouse(chromium: Any, server: Server) -> None:
    """Cards that are outlined are clicked, and what is obvious is confirmed, to the game's end."""
    page = opened(chromium, server, server.begin(QUICK)["links"]["0"])
    page.wait_for_selector("magic-card")
    assert "#" not in page.url
    deadline = time.monotonic() + MOST_SECONDS
    while "won the game" not in prompt(page):
        assert time.monotonic() < deadline
        step(page)
    assert prompt(page) == "goblins won the game"
    assert page.locator(".lines li").count() > 30
    close(page)


def test_a_whole_game_by_keyboard(chromium: Any, server: Server) -> None:
    """Lands and creatures by their numbers, all attack, Enter for the rest."""
    page = opened(chromium, server, server.begin(QUICK | {"seed": 4})["links"]["0"])
    page.wait_for_selector(".option")
    deadline = time.monotonic() + MOST_SECONDS
    while "won the game" not in prompt(page):
        assert time.monotonic() < deadline
        before = page.evaluate("document.body.innerHTML")
        page.keyboard.press(key(page))
        until(lambda before=before: page.evaluate("document.body.innerHTML") != before)
    assert prompt(page) == "goblins won the game"
    close(page)


def test_no_text_becomes_a_document(chromium: Any, server: Server) -> None:
    page = opened(chromium, server, server.begin(QUICK)["links"]["0"])
    for script in ("document.body.innerHTML = '<b>x</b>'", "setTimeout('location.hash = 1')"):
        refused = page.evaluate(
            f"() => {{ try {{ {script} }} catch (error) {{ return error.name }} }}"
        )
        assert refused in ("TypeError", "EvalError"), script
    page.context.close()


def key(page: Any) -> str:
    texts = page.locator(".option").all_inner_texts()
    if page.locator("text=All of them").count() and not page.locator(".option.chosen").count():
        return "a"
    for number, text in enumerate(texts[:9], start=1):
        if "Play" in text or "Cast" in text:
            return str(number)
    return "Enter" if page.locator(".tools .main").count() else str(len(texts))


def test_a_spell_is_aimed_lost_found_and_explained(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    card(page, "Giant Growth").click()
    page.wait_for_selector("text=Choose a target")
    aimed = page.locator("magic-card.open .name").all_inner_texts()
    assert sorted(aimed) == ["Elvish Warrior", "Goblin Matron"]

    # In the middle of it, the page is loaded anew, and the line is cut: the same question.
    asked = page.locator(".option").all_inner_texts()
    page.reload()
    page.wait_for_selector("text=Choose a target")
    assert page.locator(".option").all_inner_texts() == asked
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    card(page, "Elvish Warrior").click()  # it is said when the line is joined again
    page.context.set_offline(False)
    page.wait_for_selector("body:not(.cut)")
    page.errors.clear()  # the browser reports the cut

    # Nobody answers, and it resolves: the Warrior's size is explained layer by layer.
    until(lambda: card(page, "Elvish Warrior").locator(".size").inner_text() == "5/6")
    card(page, "Elvish Warrior").click()
    page.wait_for_selector(".layers")
    rows = page.locator(".layers tbody tr").all_inner_texts()
    assert [row.split("\t")[0] for row in rows] == ["", "613.4c"]
    assert rows[0].endswith("2/3") and rows[1].endswith("+3/+3")

    # A card that can't be cast says why, with the rule.
    card(page, "Allosaurus Rider").click()
    page.wait_for_selector("#details >> text=Allosaurus Rider")
    assert "601.2" in page.locator(".why").first.inner_text()
    close(page)


def test_undo_and_what_would_happen(chromium: Any, server: Server, tmp_path: Path) -> None:
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    option(page, "Play Forest").locator("xpath=../button[2]").click()
    page.wait_for_selector(".foreseen li")
    assert "played Forest" in page.inner_text(".foreseen")
    lands = page.locator(".mine .lands magic-card")
    assert lands.count() == 4
    option(page, "Play Forest").click()
    until(lambda: lands.count() == 5)
    page.keyboard.press("u")
    until(lambda: lands.count() == 4)
    assert card(page, "Forest", ".hand").count() == 1
    close(page)


def test_a_commander_is_cast_from_the_command_zone(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """It waits as a button at its player's name, whose list has the card (903.8)."""
    led = (
        "turn 5 of A, precombat main\nA: battlefield 4 Forest | command Elvish Warrior\nB: life 9\n"
    )
    begun = board(server, tmp_path, led, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".leader.ready")
    page.locator(".leader.ready").click()
    card(page, "Elvish Warrior", "dialog").click()
    page.wait_for_selector(".mine .creatures magic-card")
    assert page.locator(".leader").count() == 0
    close(page)


def test_what_is_at_hand_beside_the_board(chromium: Any, server: Server, tmp_path: Path) -> None:
    """What pays is foreseen; piles are opened, lines of the log clicked, files downloaded."""
    begun = board(server, tmp_path, HAND, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    option(page, "Cast Elvish Warrior").locator("xpath=../button[2]").click()
    page.wait_for_selector(".foreseen li >> text=is tapped to pay")
    page.locator(".foreseen li >> text=is tapped to pay").first.hover()
    assert page.locator(".mine .lands magic-card.lit").count() == 1

    page.get_by_role("button", name="graveyard 1").click()
    assert card(page, "Llanowar Elves", "dialog").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")

    option(page, "Cast Elvish Warrior").click()
    page.locator(".lines li", has_text="entered under").click()
    page.wait_for_selector("#details >> text=Elvish Warrior")
    card(page, "Forest", ".hand").hover()
    page.wait_for_timeout(400)
    assert "Elvish Warrior" in page.inner_text("#details")  # it is pinned

    page.keyboard.press("/")
    page.fill("#question", "controls(a, C), power(C, P)")
    page.keyboard.press("Enter")
    page.wait_for_selector(".answers table", timeout=20_000)
    page.fill("#question", "")
    page.keyboard.press("ArrowUp")
    assert page.input_value("#question") == "controls(a, C), power(C, P)"

    page.get_by_role("button", name="Menu").click()
    for words, part in (("Download the log", "cast Elvish Warrior"), ("Download the save", "seed")):
        with page.expect_download() as download:
            page.click(f"text={words}")
        assert part in Path(download.value.path()).read_text()
    close(page)


def test_attack_block_and_division(chromium: Any, server: Server, tmp_path: Path) -> None:
    """Attackers and blockers are marked, all at once or one by one, and drawn with arrows."""
    begun = board(server, tmp_path, COMBAT, players=["human", "human"])
    page = opened(chromium, server, begun["links"]["0"])
    other = opened(chromium, server, begun["links"]["1"])
    page.wait_for_selector("text=All of them")
    page.keyboard.press("a")
    until(lambda: page.locator("magic-card.chosen").count() == 3)
    page.locator("magic-card.chosen").first.click()
    until(lambda: page.locator("magic-card.chosen").count() == 2)
    page.keyboard.press("Enter")
    until(lambda: page.locator("magic-card.attacking").count() == 2)
    until(lambda: "blockers" in prompt(other).lower() or passed(page, other))
    attacker = other.locator(".others magic-card.attacking").first
    for blocker in (0, 1):
        other.locator(".mine .creatures magic-card").nth(blocker).click()
        attacker.click()
    until(lambda: other.locator("magic-card.chosen").count() == 2)
    other.keyboard.press("Enter")
    until(lambda: page.locator("magic-card .mark", has_text="blocked").count() == 1)

    # The damage of the one that two block is divided: one for each, and both die.
    until(lambda: "damage to divide" in prompt(page) or passed(page, other))
    option(page, "1 damage to Goblin Matron").click()
    until(lambda: page.locator(".others .creatures magic-card").count() == 0)
    for one in (page, other):
        close(one)


def test_a_question_is_asked_and_limited(chromium: Any, server: Server, tmp_path: Path) -> None:
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    page.keyboard.press("/")
    page.fill("#question", "controls(a, C), power(C, P)")
    page.keyboard.press("Enter")
    page.wait_for_selector(".answers table", timeout=20_000)
    assert page.locator(".answers tbody tr").all_inner_texts() == ["elvish_warrior\t2"]
    page.locator(".answers td").first.hover()
    assert card(page, "Elvish Warrior").evaluate("e => e.classList.contains('lit')")
    page.get_by_label("Ready questions").select_option("Why can't what I hold be cast?")
    assert page.input_value("#question") == "hand(a, C), why_not(cast(C), R)"
    until(lambda: page.locator(".answers th").all_inner_texts() == ["C", "R"], 20)
    for question in page.locator(".asking select option").evaluate_all(
        "all => all.map((o) => o.value)"
    ):
        if not question:
            continue
        page.get_by_label("Ready questions").select_option(value=question)
        until(lambda: page.inner_text(".answers") != "…", 20)
        assert "error" not in page.inner_text(".answers").lower()
        assert "no such" not in page.inner_text(".answers")
    page.fill("#question", "repeat, fail")
    page.keyboard.press("Enter")
    page.wait_for_selector(".answers >> text=too", timeout=20_000)
    page.fill("#question", "hand(b, C)")
    page.keyboard.press("Enter")
    until(lambda: "no" in page.inner_text(".answers"), 20)
    close(page)


def test_stops_are_set(chromium: Any, server: Server, tmp_path: Path) -> None:
    """With a stop in the own end step, its owner is asked there."""
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    page.get_by_role("button", name="Stops").click()
    page.locator("[data-stop='my end_turn']").check()
    page.get_by_role("button", name="Close").last.click()
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("e")
    until(lambda: "attackers" in prompt(page))
    page.locator(".tools .main").click()
    until(lambda: "attackers" not in prompt(page) and page.locator(".option").count())
    if "end step" not in page.inner_text(".where"):
        page.keyboard.press("e")
    until(lambda: "end step" in page.inner_text(".where") and page.locator(".option").count())
    close(page)
