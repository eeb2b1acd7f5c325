"""The board fits the window: measured in a browser at five sizes with four boards.

With MANALOG_SCREENSHOTS, a directory, the pictures of docs/images/board-*.webp are made.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browsing import SHOTS, board, close, opened, until, write_picture
from page_boards import BOARDS, SIZES, dressed
from served import Server

MEASURED = """() => {
  const faults = [];
  const inside = (box, outer, words) => {
    const out = box.left < outer.left - 1 || box.top < outer.top - 1 || box.right > outer.right + 1 || box.bottom > outer.bottom + 1;
    if (out || box.width < 3 || box.height < 3) faults.push(`${words}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const root = document.querySelector(".board");
  const ground = root.getBoundingClientRect();
  const wordsOf = (element) => `${element.className} ${element.textContent.slice(0, 30)}`;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => getComputedStyle(one).visibility === "visible" && one.getClientRects().length);
  const seen = (element, words, within = element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || !within.contains(top)) faults.push(`${words} is covered by ${top?.className ?? "nothing"}`);
  };
  for (const one of [document.scrollingElement, root]) {
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) faults.push(`${wordsOf(one)} scrolls`);
  }
  const counts = {};
  for (const [name, selector] of Object.entries({
    button: ".tools button.main", prompt: "#prompt", life: ".player .life", heads: ".player", stack: ".spells li",
    hand: ".mine .hand magic-card", mine: ".mine :is(.creatures, .lands, .rest) magic-card", others: ".others :is(.creatures, .lands, .rest) magic-card",
    sizes: "magic-card .size:not(:empty)", counts: "magic-card .count:not(:empty)", marks: "magic-card .mark",
  })) {
    const all = shown(selector);
    counts[name] = all.length;
    for (const one of all) inside(one.getBoundingClientRect(), ["button", "prompt"].includes(name) ? window_ : ground, `${name} ${wordsOf(one)}`);
  }
  for (const one of shown(".tools button.main, .player .life, .spells li")) seen(one, wordsOf(one));
  for (const badge of shown(".magic magic-card :is(.size, .count):not(:empty), .magic magic-card .mark")) {
    const card = badge.closest("magic-card");
    if (!card.closest(".hand")) seen(badge, `${wordsOf(badge)} of ${card.thing?.name}`, card);
    if (badge.scrollWidth > badge.clientWidth + 1 || badge.scrollHeight > badge.clientHeight + 2) faults.push(`${wordsOf(badge)} is cut`);
  }
  for (const head of shown(".player")) {
    for (const part of [...head.children].filter((one) => one.getClientRects().length)) inside(part.getBoundingClientRect(), head.getBoundingClientRect(), `in a head ${wordsOf(part)}`);
  }
  const turned = [...document.querySelectorAll("magic-card.turned .face")].every((face) => getComputedStyle(face).rotate === "90deg");
  if (!turned) faults.push("tapped is not turned");
  return { faults, counts, stage: root.dataset.stage, turned: document.querySelectorAll("magic-card.turned").length };
}"""  # noqa: E501

WANTED: dict[str, dict[str, int]] = {
    "empty": {"hand": 7, "mine": 0, "others": 0, "stack": 0},
    "fourteen": {"hand": 7, "stack": 0},
    "many": {"hand": 7, "stack": 0},
    "attached": {"hand": 7, "stack": 3},
}

CARDS = {"empty": 7, "fourteen": 35, "many": 141, "attached": 42}
"""How many cards the page has, those that lie beneath others in a pile too."""


@pytest.mark.parametrize("name", BOARDS)
def test_all_that_matters_is_seen_without_scrolling(
    chromium: Any, server: Server, tmp_path: Path, name: str
) -> None:
    """The own hand, life, both battlefields, the stack, the main button, and every badge."""
    begun = board(server, tmp_path, BOARDS[name], players=["human", "random"])
    heard = dressed if name == "attached" else None
    page = opened(chromium, server, begun["links"]["0"], heard=heard)
    page.wait_for_selector("magic-card")
    pictures = []
    for size, window in SIZES.items():
        page.set_viewport_size(window["viewport"])
        page.mouse.move(0, 0)
        found: dict[str, Any] = {}

        def laid(found: dict[str, Any] = found) -> bool:
            found.update(page.evaluate(MEASURED))
            return not found["faults"]

        try:
            until(laid, 2.0)
        except AssertionError:
            raise AssertionError(f"{name}, {size}: {found['faults'][:12]}") from None
        assert {key: found["counts"][key] for key in WANTED[name]} == WANTED[name], size
        assert found["counts"]["button"] == 1 and found["counts"]["life"] == 2
        assert found["counts"]["heads"] == 2
        assert page.locator(".board magic-card").count() == CARDS[name]
        assert (found["turned"] > 0) is (name != "empty")
        pictures.append((window["viewport"], picture(page, window["viewport"])))
    if SHOTS:
        sheet(page, Path(SHOTS) / f"board-{name}.webp", pictures)
    close(page)


# ---------------------------------------------------------------- pictures


def picture(page: Any, size: dict[str, int]) -> str:
    """What the window shows, as a small picture; nothing where no pictures are made."""
    if not SHOTS:
        return ""
    scale = 560 / max(size.values()) if size["width"] < 1_000 else 900 / size["width"]
    clip = {"x": 0, "y": 0, **size, "scale": min(1, scale)}
    asked = {"format": "png", "clip": clip}
    found: dict[str, str] = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    return found["data"]


def sheet(page: Any, path: Path, pictures: list[Any]) -> None:
    """Write PICTURES beside each other to PATH, as one."""
    images = "".join(f'<img src="data:image/png;base64,{data}">' for _, data in pictures)
    style = (
        "body{margin:0;display:flex;flex-wrap:wrap;align-items:flex-start;gap:8px;"
        "width:1480px;background:#888}"
    )
    drawn = page.context.browser.new_page(viewport={"width": 1480, "height": 600})
    drawn.set_content(f"<style>{style}</style>{images}")
    height = drawn.evaluate("document.body.scrollHeight")
    drawn.set_viewport_size({"width": 1480, "height": height})
    write_picture(drawn, path, quality=55)
    drawn.close()
