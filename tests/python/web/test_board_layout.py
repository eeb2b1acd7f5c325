"""Where all on the board lies, as a pure function: rows, sizes and groups, tried in the browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from served import Server

LAYOUT = """async (board) => {
  const { layoutOf } = await import("/page/magic/layout.js");
  const layout = layoutOf(board);
  return { ...layout, cards: Object.fromEntries(layout.cards) };
}"""

ROWS = """async ([things, chosen]) => {
  const { rowsOf, inOrder } = await import("/page/magic/groups.js");
  const state = (id) => ({ chosen: chosen.includes(id) });
  const rows = rowsOf(things, "a", state);
  return { rows, order: inOrder(rows.creatures) };
}"""

WINDOWS = [(900, 745), (378, 690), (450, 360), (3200, 2080), (600, 350)]

Ask = Callable[[str, Any], Any]


@pytest.fixture(scope="module")
def ask(chromium: Any, server: Server) -> Iterator[Ask]:
    """Call a function of the page's modules; no game is needed for it."""
    page = chromium.new_context().new_page()
    page.goto(server.address)
    yield page.evaluate
    page.context.close()


def group(ids: list[int], **more: Any) -> dict[str, Any]:
    return {"ids": ids, "turned": False, "tucked": [], "land": False, "name": "", **more}


def side(first: int, creatures: int, lands: int, hand: int = 0, **more: Any) -> dict[str, Any]:
    """A side with its own numbers from FIRST on; each creature is of another kind."""
    rows = {
        "creatures": [group([first + n], **more) for n in range(creatures)],
        "lands": [group([first + 500 + n for n in range(lands)], land=True)] if lands else [],
        "rest": [],
    }
    return {"head": 26, "hand": [first + 800 + n for n in range(hand)], "rows": rows}


def laid(ask: Ask, width: int, height: int, sides: list[Any], **more: Any) -> dict[str, Any]:
    board = {"width": width, "height": height, "em": 16, "sides": sides, **more}
    answer: dict[str, Any] = ask(LAYOUT, board)
    return answer


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_everything_lies_within_the_board(ask: Ask, width: int, height: int) -> None:
    """Also with any number of players, permanents, cards in hand and spells, drawn by chance."""
    numbers = random.Random(width)
    for _ in range(25):
        sides = [
            side(
                1_000 * n, numbers.choice([0, 3, 8, 70]), numbers.choice([0, 6, 30]),
                numbers.choice([0, 1, 7, 25]), turned=numbers.random() < 0.3,
            )
            for n in range(numbers.choice([1, 2, 2, 2, 4]))
        ]  # fmt: skip
        layout = laid(ask, width, height, sides, stack=numbers.choice([0, 1, 9]))
        rows = [row for one in sides for row in one["rows"].values()]
        numbered = {str(n) for row in rows for one in row for n in one["ids"]}
        assert numbered <= set(layout["cards"])
        for place in layout["cards"].values():
            wide = (place["h"] - place["w"]) / 2 if place["turned"] else 0
            assert place["x"] - wide >= -1 and place["x"] + place["w"] + wide <= width + 1
            assert place["y"] >= -1 and place["y"] + place["h"] <= height + 1
        boxes = [*layout["heads"], *([layout["stack"]] if layout["stack"] else [])]
        for box in boxes:
            assert box["x"] >= 0 and box["x"] + box["w"] <= width + 1
            assert box["y"] >= 0 and box["y"] + box["h"] <= height + 1 and box["h"] > 12


def test_first_smaller_then_overlapped_then_stacked(ask: Ask) -> None:
    """The more permanents there are, the further it goes, and the smaller they are."""
    stages, sizes = [], []
    for count in (2, 8, 20, 60, 140):
        like = [group([100 * kind + n for n in range(count // 2)], place=kind) for kind in (1, 2)]
        sides = [side(1_000, 6, 6), {**side(9_000, 0, 6, 7)}]
        sides[1]["rows"]["creatures"] = like
        layout = laid(ask, 900, 745, sides)
        stages.append(layout["stage"])
        sizes.append(layout["size"]["w"])
    order = ["spread", "overlapped", "stacked", "squeezed"]
    assert stages == sorted(stages, key=order.index) and set(stages) >= {"spread", "overlapped"}
    assert sizes[0] > sizes[2] >= 60 and sizes[-1] >= 30
    unlike = laid(ask, 450, 360, [side(1_000, 67, 6), side(2_000, 67, 6, 7)])
    assert unlike["stage"] == "squeezed" and unlike["size"]["w"] >= 18
    piled = laid(ask, 378, 690, [side(1, 0, 6), side(3_000, 0, 6, 7)])
    assert piled["stage"] == "spread"


def test_what_is_attached_shows_its_name_above_its_host(ask: Ask) -> None:
    sides = [side(1_000, 8, 6), side(2_000, 7, 6, 7)]
    sides[1]["rows"]["creatures"].append(group([2_100], tucked=[2_101, 2_102]))
    cards = laid(ask, 900, 745, sides)["cards"]
    host, first, second = (cards[str(n)] for n in (2_100, 2_101, 2_102))
    assert first["y"] < second["y"] < host["y"]
    assert first["z"] < second["z"] < host["z"]
    assert second["y"] - first["y"] >= 0.2 * host["w"]
    assert first["x"] == host["x"]
    above = [c for n, c in cards.items() if 2_000 <= int(n) < 2_008]
    assert all(c["y"] + c["h"] == pytest.approx(host["y"] + host["h"]) for c in above)


def test_a_pile_has_its_front_and_its_number(ask: Ask) -> None:
    """The front lies above, is the first, and says how many there are; the edges of few show."""
    sides = [side(1_000, 60, 6), side(2_000, 60, 0, 7)]
    sides[1]["rows"]["creatures"] = [group(list(range(2_000, 2_040)))]
    layout = laid(ask, 378, 690, sides)
    pile = [layout["cards"][str(n)] for n in range(2_000, 2_040)]
    assert layout["stage"] in ("stacked", "squeezed")
    assert pile[0]["front"] and pile[0]["count"] == 40
    assert not any(card["front"] or card["count"] for card in pile[1:])
    assert all(card["z"] < pile[0]["z"] for card in pile[1:])
    assert sum(not card["hidden"] for card in pile) == 4
    assert pile[-1]["x"] + pile[-1]["w"] <= pile[0]["x"] + 1.3 * pile[0]["w"]


def test_three_others_sit_side_by_side_where_there_is_room(ask: Ask) -> None:
    for width, beside in ((900, True), (378, False)):
        sides = [side(1_000 * n, 4, 3, 7 if n == 3 else 0) for n in range(4)]
        heads = laid(ask, width, 690, sides)["heads"]
        assert (len({head["y"] for head in heads[:3]}) == 1) is beside


def thing(number: int, name: str, types: list[str], **more: Any) -> dict[str, Any]:
    plain = {
        "tapped": False, "sick": False, "damage": 0, "counters": {}, "size": None, "token": False,
        "attacking": None, "blocking": [], "blocked": False, "remarks": [], "colors": [],
        "subtypes": [], "attached": None, "controller": "a",
    }  # fmt: skip
    return {"id": number, "name": name, "types": types, **plain, **more}


def test_like_permanents_are_a_group(ask: Ask) -> None:
    """Alike is what shows the same: lands by name and whether tapped, and what is chosen apart."""
    things = [
        *(thing(n, "Goblin", ["creature"], size=[1, 1]) for n in (1, 2, 3)),
        thing(4, "Goblin", ["creature"], size=[1, 1], damage=1),
        thing(5, "Forest", ["land"]), thing(6, "Forest", ["land"], tapped=True),
        thing(7, "Forest", ["land"]), thing(8, "Forest", ["land", "creature"], size=[2, 2]),
        thing(9, "Walker", ["planeswalker"], counters={"loyalty": 3}),
        thing(10, "Goblin", ["creature"], controller="b", size=[1, 1]),
    ]  # fmt: skip
    rows = ask(ROWS, [things, [2]])["rows"]
    ids = {name: [group["ids"] for group in groups] for name, groups in rows.items()}
    assert ids == {"creatures": [[1, 3], [4], [2], [8]], "lands": [[5, 7], [6]], "rest": [[9]]}
    assert ask(ROWS, [things, [2]])["order"] == [1, 2, 3, 4, 8]  # they stay where they are


def test_auras_and_equipment_are_beneath_their_host(ask: Ask) -> None:
    """Whoever controls them; what is attached to a player has a place of its own."""
    things = [
        *(thing(n, "Goblin", ["creature"], size=[1, 1]) for n in (1, 2)),
        thing(3, "Aura", ["enchantment"], attached=1, controller="b"),
        thing(4, "Sword", ["artifact"], attached=1),
        thing(5, "Aura upon an Aura", ["enchantment"], attached=3),
        thing(6, "Curse", ["enchantment"], attached="b"),
        thing(7, "Aura", ["enchantment"], attached=99),
    ]
    rows = ask(ROWS, [things, []])["rows"]
    assert [(g["ids"], g["tucked"]) for g in rows["creatures"]] == [([1], [3, 4, 5]), ([2], [])]
    assert [g["ids"] for g in rows["rest"]] == [[6], [7]]
