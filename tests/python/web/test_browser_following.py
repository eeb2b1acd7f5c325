"""A game that can be followed: the pace of others, what moved, the log, piles, held keys."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from browsing import board, card, close, opened, option, step, until
from page_boards import MANY
from served import QUICK, Server

COMBAT = """turn 5 of A, declare attackers
A: battlefield Elvish Warrior, 2 Llanowar Elves
B: battlefield Mountain
"""

LED = """turn 5 of A, precombat main
A: battlefield Goblin Warchief, Goblin Matron, Elvish Warrior
B: battlefield Mountain
"""

MAIN = """turn 5 of A, precombat main
A: battlefield 4 Forest | hand Elvish Warrior, Forest
B: battlefield 2 Mountain
"""

PACED = """async ([acts, asked, skipped]) => {
  const { Pace } = await import("/page/pace.js");
  localStorage.setItem("manalog.pace", "200");
  const times = [];
  const start = performance.now();
  const pace = new Pace((frame) => times.push([frame.number, performance.now() - start]));
  for (let number = 0; number < acts; number += 1) pace.hear({ number, log: { lines: ["acts"] }, question: number === asked ? {} : null });
  if (skipped) setTimeout(() => pace.skip(), 50);
  await new Promise((done) => setTimeout(done, 200 * acts + 200));
  return times;
}"""  # noqa: E501


def test_what_others_do_comes_one_by_one(chromium: Any, server: Server) -> None:
    """Each act stays for its time; whoever is asked does not wait; a key or click shows all."""
    page = chromium.new_context().new_page()
    page.goto(server.address)
    times = page.evaluate(PACED, [4, None, False])
    assert [number for number, _ in times] == [0, 1, 2, 3]
    gaps = [later - sooner for (_, sooner), (_, later) in pairwise(times)]
    assert times[0][1] < 100 and all(gap >= 190 for gap in gaps)
    asked = page.evaluate(PACED, [3, 0, False])
    assert asked[1][1] - asked[0][1] < 100 and asked[2][1] - asked[1][1] >= 190
    skipped = page.evaluate(PACED, [4, None, True])
    assert [number for number, _ in skipped] == [0, 1, 2, 3] and skipped[-1][1] < 190
    page.context.close()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_moved_and_whose_life_changed_is_marked(
    chromium: Any, server: Server, tmp_path: Path, motion: str
) -> None:
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"], reduced_motion=motion)
    page.wait_for_selector(".option")
    assert page.locator(".moved").count() == 0
    option(page, "Cast Elvish Warrior").click()
    until(lambda: card(page, "Elvish Warrior", ".mine .creatures").count() == 1)
    moved = card(page, "Elvish Warrior", ".mine .creatures")
    until(lambda: moved.evaluate("e => e.classList.contains('moved')"))
    close(page)

    begun = board(server, tmp_path, COMBAT, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"], reduced_motion=motion)
    page.wait_for_selector(".option")
    page.keyboard.press("a")
    until(lambda: page.locator("magic-card.chosen").count() == 3)
    page.keyboard.press("Enter")
    until(lambda: page.locator(".others .change").count() or another(page))
    assert page.locator(".others .change").inner_text() == "−4"
    assert page.locator(".others .life b").inner_text() == "16"
    close(page)


def another(page: Any) -> bool:
    """Pass where that is asked; False."""
    if option(page, "Pass").count():
        option(page, "Pass").click(timeout=1_000)
    return False


def test_the_log_is_folded_by_turns(chromium: Any, server: Server) -> None:
    page = opened(chromium, server, server.begin(QUICK)["links"]["0"])
    page.wait_for_selector(".option")
    turns = page.locator(".lines details.turn")
    while turns.count() < 6:
        step(page)
    assert not turns.nth(0).evaluate("e => e.open") and turns.last.evaluate("e => e.open")
    words = turns.last.locator("summary").inner_text()
    assert "turn" in words and not words.startswith("-")
    turns.nth(0).locator("summary").click()
    assert turns.nth(0).locator("li").first.is_visible()
    close(page)


def test_a_key_that_is_held_does_nothing_twice(chromium: Any, server: Server) -> None:
    """The held number takes one option, and not that of the question that follows."""
    page = opened(chromium, server, server.begin(QUICK)["links"]["0"])
    page.wait_for_selector(".option")
    for key in ("1", "Enter"):
        before = page.locator(".lines li").count()
        asked = page.locator(".option").all_inner_texts()
        for _ in range(6):
            page.keyboard.down(key)
            page.wait_for_timeout(60)
        until(lambda asked=asked: page.locator(".option").all_inner_texts() != asked)
        after = page.locator(".option").all_inner_texts()
        page.wait_for_timeout(500)
        assert page.locator(".option").all_inner_texts() == after
        assert page.locator(".lines li").count() - before < 12
        page.keyboard.up(key)
    close(page)


def test_attackers_are_chosen_by_the_pile(chromium: Any, server: Server, tmp_path: Path) -> None:
    """45 can attack: five lines in the list, a click for each, a number for many, few arrows."""
    begun = board(server, tmp_path, MANY, players=["human", "human"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    assert page.locator(".option").count() == 6
    warriors = page.locator(".mine .creatures magic-card", has_text="Elvish Warrior")
    for chosen in (1, 2, 3):
        warriors.locator("css=:scope:not(.chosen):not(.behind) .name").first.click()
        until(lambda chosen=chosen: page.locator("magic-card.chosen").count() == chosen)
    assert "×20, 3 chosen" in option(page, "Elvish Warrior").inner_text()
    option(page, "Elvish Warrior").click()
    until(lambda: page.locator("magic-card.chosen").count() == 4)

    page.locator(".mine .creatures magic-card:not(.chosen) .count").first.click()
    page.wait_for_selector("dialog >> text=Elvish Warrior ×20")
    page.get_by_label("How many of them").fill("12")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator(".board magic-card.chosen").count() == 12
    assert page.locator(".arrow").count() <= 13  # a bundle, or one for each pile
    page.keyboard.press("Enter")
    until(lambda: page.locator(".board magic-card.attacking").count() == 12)
    close(page)


def test_details_are_those_of_now(chromium: Any, server: Server, tmp_path: Path) -> None:
    """What is shown of a card changes with the game, and goes with the card."""
    begun = board(server, tmp_path, COMBAT, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    card(page, "Elvish Warrior").hover()
    page.wait_for_selector(".details >> text=You can do now")
    page.mouse.move(640, 30)
    assert "Attack b with" in page.inner_text(".details")
    page.keyboard.press("Enter")  # nothing attacks
    until(lambda: "Attack b with" not in page.inner_text(".details .scroll ul").split("Why not")[0])
    assert "Elvish Warrior" in page.inner_text(".details h2")
    close(page)


def test_what_effects_have_made_of_a_card_is_marked(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    """Marked on the card, and told with what made it so while the pointer is there."""
    begun = board(server, tmp_path, LED, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"])
    page.wait_for_selector(".option")
    goblin = card(page, "Goblin Matron", ".mine .creatures")
    assert goblin.locator(".mark.effect .long").inner_text() == "haste"
    assert card(page, "Goblin Warchief").locator(".mark.effect").count() == 1
    assert card(page, "Elvish Warrior").locator(".mark.effect").count() == 0
    goblin.hover()
    page.wait_for_selector(".changes li")
    told = page.locator(".changes li").all_inner_texts()
    assert len(told) == 1 and "haste" in told[0] and told[0].endswith("by Goblin Warchief")
    close(page)


def test_many_numbers_for_x_are_a_field(chromium: Any, server: Server, tmp_path: Path) -> None:
    """It begins with the most that can be paid; the server is told the option of the number."""
    begun = board(server, tmp_path, MAIN, players=["human", "random"])
    page = opened(chromium, server, begun["links"]["0"], heard=asking_for_x)
    page.wait_for_selector(".field")
    number = page.get_by_role("spinbutton", name="X")
    assert number.input_value() == "11"
    words = page.locator(".option").all_inner_texts()
    assert words == ["13. Take the spell back"]
    number.fill("99")
    page.keyboard.press("Enter")
    assert number.evaluate("e => !e.validity.valid")
    number.fill("1")
    page.get_by_role("button", name="Choose X").click()
    until(lambda: page.locator(".mine .lands magic-card").count() == 5)  # its number is that of X
    close(page)


def asking_for_x(text: str) -> str:
    """TEXT, the first view, as if it asked for X; the number of an option is X itself."""
    frame = json.loads(text)
    if frame["type"] != "view":
        return text
    words = [*(f"X is {number}" for number in range(12)), "Take the spell back"]
    first = frame["question"]["options"][0]
    plain = {**first, "objects": [], "players": []}
    forest = next(o["index"] for o in frame["question"]["options"] if "Forest" in o["words"])
    order = [forest if n == 1 else n for n in range(13)]
    options = [
        {**plain, "index": index, "text": word, "words": word}
        for index, word in zip(order, words, strict=True)
    ]
    frame["question"] |= {"options": options, "obvious": None, "waiting": None}
    return json.dumps(frame)
