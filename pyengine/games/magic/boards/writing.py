"""Writes a board as `reading` reads it: the moment of a game, as a viewer sees it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from pyengine.games.magic.boards.reading import BETWEEN, COUNTERS, ZONES, BoardError

View = dict[str, Any]


def board_text(view: View) -> str:
    """Return the board of VIEW, a `scene`, as text; what its viewer can't see is not in it.

    The stack, what is attached, blocks and effects that last have no words in a board.
    """
    step = view["step"].replace("_", " ")
    lines = [f"turn {view['turn']} of {view['active']}, {step}"]
    lines += [f"{player['name']}: {' | '.join(_parts(player, view))}" for player in view["players"]]
    return "".join(f"{line}\n" for line in lines)


def board_line(view: View) -> str:
    """Return the board of VIEW in one line; BoardError: it would have to tell what has no words."""
    if view["stack"]:
        raise BoardError("a board has no words for what is on the stack")
    for thing in view["objects"]:
        if thing["attached"] or thing["blocking"] or thing["blocked"]:
            raise BoardError(
                f"a board has no words for what {thing['name']} is attached to or blocks"
            )
    return BETWEEN.join(board_text(view).splitlines())


def _parts(player: View, view: View) -> Iterator[str]:
    yield f"life {player['life']}"
    for kind in COUNTERS:
        if number := player["counters"].get(kind):
            yield f"{kind} {number}"
    for zone in ZONES:
        whose = "controller" if zone == "battlefield" else "owner"
        here = [
            thing
            for thing in view["objects"]
            if thing["zone"] == zone and thing[whose] == player["name"] and thing["name"]
        ]
        if here:
            yield f"{zone} {', '.join(_entries(here))}"


def _entries(things: list[View]) -> Iterator[str]:
    for entry, like in itertools.groupby(things, key=_entry):
        count = len(list(like))
        yield entry if count == 1 else f"{count} {entry}"


def _entry(thing: View) -> str:
    marks = []
    if thing["zone"] == "battlefield":
        marks += [word for word in ("tapped", "sick") if thing[word]]
        if thing["damage"]:
            marks.append(f"{thing['damage']} damage")
        marks += [f"{number} {kind} counters" for kind, number in thing["counters"].items()]
        if thing["attacking"]:
            whom = thing["attacking"]
            marks.append("attacking" if whom.isdigit() else f"attacking {whom}")
    return f"{thing['name']} ({', '.join(marks)})" if marks else str(thing["name"])
