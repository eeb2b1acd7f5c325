"""What would happen, and what would pay for it, is told before it is chosen."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("starlette")

from served import TWO

from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table


def test_what_pays_is_foreseen() -> None:
    """The lands that would be tapped are lands that the game taps then."""
    table = Table(checked(TWO | {"players": ["human", "human"], "seed": 3}), {}, 1)
    rng = random.Random(3)
    for _ in range(200):
        player = str(table._match.asking)
        frame = table.frame(player)
        options = frame["question"]["options"]
        spell = next((one for one in options if one["words"].startswith("Cast Elvish W")), None)
        if spell is not None:
            break
        land = next((one for one in options if one["kind"] == "play_land"), None)
        table.say(
            player,
            {**place(frame), "type": "choose", "options": [(land or rng.choice(options))["index"]]},
        )
    said = table.say(player, {**place(frame), "type": "after", "option": spell["index"]})
    assert said is not None
    paying = [line for line in said["lines"] if line["words"].endswith(" is tapped to pay")]
    assert len(paying) == 2 and all("Forest" in line["words"] for line in paying)
    table.say(player, {**place(frame), "type": "choose", "options": [spell["index"]]})
    tapped = {one["id"] for one in table.frame(player)["view"]["objects"] if one["tapped"]}
    assert tapped >= {number for line in paying for number in line["objects"]}
    assert not any("to pay" in line["words"] for line in table.frame(player, 0)["log"]["lines"])


def place(frame: dict[str, Any]) -> dict[str, Any]:
    return {"seq": frame["seq"], "epoch": frame["epoch"]}
