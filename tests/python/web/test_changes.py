"""Views are sent as changes: a page makes the views of them, and a game is below 300 kB."""

from __future__ import annotations

import json
import random
from typing import Any

from served import TWO, Page, Server

from pyengine.web.relay.changes import change

MOST_BYTES = 300_000


def changed(old: Any, what: Any) -> Any:
    """What CHANGE makes of OLD, by docs/protocol.md."""
    if isinstance(what, list):
        items: list[Any] = []
        for item in what:
            if isinstance(item, dict):
                items.append(item["="])
            elif isinstance(item[1], int):
                items += old[item[0] : item[0] + item[1]]
            else:
                items.append(changed(old[item[0]], item[1]))
        return items
    if not isinstance(what, dict):
        return what
    if "=" in what:
        return what["="]
    kept = {key: value for key, value in (old or {}).items() if key not in what.get("-", ())}
    parts = {k: changed(kept.get(k), part) for k, part in what.items() if k != "-"}
    return {**kept, **parts}


def value(numbers: random.Random, depth: int) -> Any:
    kind = numbers.randrange(7 if depth else 3)
    if kind < 3:
        return [numbers.randrange(3), numbers.choice(["a", "=", "-", ""]), None][kind]
    if kind < 5:
        keys = numbers.sample(["a", "b", "id", "text", "=", "-"], numbers.randrange(4))
        return {key: value(numbers, depth - 1) for key in keys}
    return [value(numbers, depth - 1) for _ in range(numbers.randrange(4))]


def test_a_change_makes_the_new_value_of_the_old_one() -> None:
    numbers = random.Random(36)
    for _ in range(3_000):
        old, new = ({"all": value(numbers, 4)} for _ in range(2))
        if old != new:
            made = changed(old, json.loads(json.dumps(change(old, new))))
            assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)


MADE = """async (pairs) => {
  const { changed } = await import("/page/changes.js");
  return pairs.map(([old, change]) => changed(old, change));
}"""


def test_the_page_makes_the_same_of_it(chromium: Any, server: Server) -> None:
    numbers = random.Random(37)
    pairs = [[{"all": value(numbers, 4)}, {"all": value(numbers, 4)}] for _ in range(1_000)]
    pairs = [[old, new] for old, new in pairs if old != new]
    page = chromium.new_context().new_page()
    page.goto(server.address)
    made = page.evaluate(MADE, [[old, change(old, new)] for old, new in pairs])
    assert made == [new for _, new in pairs]
    page.context.close()


def test_what_stays_is_not_sent() -> None:
    things = [{"id": n, "name": "Forest", "tapped": False} for n in range(50)]
    later = [*things[:7], {**things[7], "tapped": True}, *things[9:], {"id": 99, "name": "Elf"}]
    what = change({"objects": things, "turn": 1}, {"objects": later, "turn": 2})
    assert what == {
        "objects": [[0, 7], [7, {"tapped": True}], [9, 41], {"=": {"id": 99, "name": "Elf"}}],
        "turn": 2,
    }


def test_a_game_is_below_300_kb_of_frames(server: Server) -> None:
    """Two pages of one seat: what the one makes of changes is what the other is shown."""
    begun = server.begin(TWO | {"seed": 11})
    sent = whole = 0
    with (
        server.seated(begun["links"]["0"], "?changes") as page,
        server.seated(begun["links"]["0"]) as other,
    ):
        view: Any = None
        numbers = random.Random(1)
        while True:
            message, size = heard(page)
            sent += size
            if message["type"] not in ("view", "change"):
                continue
            view = changed(view, message["change"]) if message["type"] == "change" else message
            shown, size = heard(other)
            while shown["type"] != "view":
                shown, size = heard(other)
            whole += size
            assert {**view, "log": None} == {**shown, "log": None}
            if "over" in view["table"]:
                break
            if view["question"]:
                page.choose(view, *chosen(view["question"], numbers))
    print(f"{sent:,} bytes as changes, {whole:,} as views")
    assert sent < MOST_BYTES and whole > 3 * sent


def heard(page: Page) -> tuple[dict[str, Any], int]:
    text = page.socket.recv(30)
    message: dict[str, Any] = json.loads(text)
    return message, len(str(text).encode())


def chosen(question: dict[str, Any], numbers: random.Random) -> list[int]:
    """An option that does something, or the obvious one."""
    kinds = ("play_land", "cast", "attack")
    doing = [option["index"] for option in question["options"] if option["kind"] in kinds]
    if doing:
        return [numbers.choice(doing)]
    obvious = question["obvious"]
    return [obvious if obvious is not None else numbers.randrange(len(question["options"]))]
