"""How long a click takes to its first paint: `make page-times ARGS="--clicks 60 --tables 10"`.

In a Chromium, from the click's own time to the first frame that is painted with what it changed:
in ordinary games, on a board of 134 permanents, and while other tables are played on the same
server. With --check, what is above the limits of the issue ends the command with 1.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browsing import board, opened
from page_boards import MANY
from served import TWO, Server, serving

WATCHED = """() => {
  window.times = [];
  let start = null;
  let painting = false;
  addEventListener("click", (event) => { start = event.timeStamp; painting = false; }, true);
  new MutationObserver(() => {
    if (start === null || painting) return;
    painting = true;
    const begun = start;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.times.push(performance.now() - begun); start = null; };
      port2.postMessage(null);
    });
  }).observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["aria-pressed"] });
}"""  # noqa: E501

TAKEN = """(number) => {
  const seen = (all) => [...all].filter((one) => one.getClientRects().length);
  const cards = seen(document.querySelectorAll(".board magic-card.open:not(.behind):not(.chosen)"));
  const some = [...cards, ...seen(document.querySelectorAll(".option, .tools .main"))];
  if (!some.length) return null;
  const one = some[Math.floor(number * some.length)];
  const box = (one.querySelector?.(".name") ?? one).getBoundingClientRect();
  return [box.x + Math.min(box.width / 2, 12), box.y + box.height / 2];
}"""

LINE = "{name:10} median {median:6}  95 % {p95:6}  most {most:6}  clicks {clicks}"

LIMITS = {"ordinary": (50, 120), "many": (100, 100), "tables": (50, 120)}
"""At most so many milliseconds: the median, and 95 % of the clicks."""


@dataclass
class Times:
    """What was measured, in milliseconds."""

    name: str
    clicks: list[float] = field(default_factory=list)

    def row(self) -> dict[str, Any]:
        """The figures, for people and machines."""
        some = sorted(self.clicks)
        at = {part: some[min(len(some) - 1, int(part * len(some)))] for part in (0.5, 0.95)}
        return {
            "name": self.name, "clicks": len(some), "median": round(statistics.median(some), 1),
            "p95": round(at[0.95], 1), "most": round(some[-1], 1),
        }  # fmt: skip

    def holds(self) -> bool:
        """Whether the limits are kept."""
        row, (median, most) = self.row(), LIMITS[self.name]
        return bool(row["median"] < median and row["p95"] < most)


def measure(page: Any, into: Times, wanted: int, numbers: random.Random) -> None:
    """Click on PAGE by chance until INTO has so many clicks as are WANTED, or the game is over."""
    page.wait_for_selector(".option, .tools .main")
    page.evaluate(WATCHED)
    for _ in range(5 * wanted):
        if len(into.clicks) >= wanted:
            return
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        place = page.evaluate(TAKEN, numbers.random())
        if place is None:
            if re.search("won the game|is a draw", page.inner_text("#prompt")):
                return
            page.wait_for_timeout(30)
            continue
        page.mouse.click(*place)
        page.wait_for_timeout(350)  # sooner, it would be the second click of a double one
        into.clicks += page.evaluate("window.times.splice(0)")


def games(begin: Callable[[int], Any], into: Times, wanted: int, most: int) -> Times:
    """Click in games that BEGIN with a number opens, at most MOST times in each."""
    numbers, game = random.Random(37), 0
    while len(into.clicks) < wanted:
        page = begin(game)
        measure(page, into, min(wanted, len(into.clicks) + most), numbers)
        page.context.close()
        game += 1
    return into


@contextmanager
def others_play(server: Server, tables: int) -> Iterator[None]:
    """So many TABLES are played meanwhile by people who choose once a second."""
    over = threading.Event()

    def play(number: int) -> None:
        numbers = random.Random(number)
        while not over.is_set():
            with server.seated(server.begin(TWO | {"seed": number})["links"]["0"]) as page:
                frame = page.view()
                while not over.wait(1.0):
                    frame = page.asked(frame)
                    if not frame["question"]:
                        break
                    page.choose(frame, numbers.randrange(len(frame["question"]["options"])))
                    frame = page.view()

    threads = [threading.Thread(target=play, args=(n,), daemon=True) for n in range(tables)]
    for thread in threads:
        thread.start()
    time.sleep(3 + tables / 2)
    yield
    over.set()
    for thread in threads:
        thread.join(5)


def measured(
    chromium: Any, server: Server, directory: Path, clicks: int, tables: int
) -> list[Times]:
    """Measure all three, each with so many CLICKS."""

    def ordinary(number: int) -> Any:
        return opened(chromium, server, server.begin(TWO | {"seed": 10 + number})["links"]["0"])

    def many(number: int) -> Any:
        begun = board(server, directory, MANY, players=["human", "random"])
        return opened(chromium, server, begun["links"]["0"])

    found = [
        games(ordinary, Times("ordinary"), clicks, clicks),
        games(many, Times("many"), clicks, 25),
    ]
    with others_play(server, tables - 1):
        found.append(games(ordinary, Times("tables"), clicks, clicks))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60, help="clicks a scene (60)")
    parser.add_argument("--tables", type=int, default=10, help="games at once in the third (10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--check", action="store_true", help="end with 1 above the limits")
    options = parser.parse_args(arguments)
    from playwright import sync_api

    load = os.getloadavg()[0]
    found_browser = shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        tempfile.TemporaryDirectory() as directory,
        serving(Path(directory) / "games", "--max-games", str(options.tables + 90)) as server,
        sync_api.sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found_browser, args=["--no-sandbox"])
        found = measured(browser, server, Path(directory), options.clicks, options.tables)
        browser.close()
    rows = [times.row() for times in found]
    if options.json:
        print(json.dumps({"load": round(load, 2), "tables": options.tables, "scenes": rows}))
    else:
        print(f"milliseconds from a click to its first paint (load before: {load:.2f})")
        for row in rows:
            print(LINE.format(**row))
    return 1 if options.check and not all(times.holds() for times in found) else 0


if __name__ == "__main__":
    sys.exit(main())
