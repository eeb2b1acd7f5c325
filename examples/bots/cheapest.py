#!/usr/bin/env python3
"""A bot that needs no library: it plays lands, casts what is cheap, attacks when it is bigger."""

import json
import re
import sys
from typing import Any


def worth(option: dict[str, Any], view: dict[str, Any]) -> int:
    """Return how much the bot likes OPTION of a choice."""
    if option["kind"] == "play_land":
        return 9
    if option["kind"] == "cast":
        numbers = re.findall(r"\{(\d+)\}", option["words"])
        return 8 - min(7, sum(map(int, numbers)))
    if option["kind"] == "attack":
        return 5 if strongest(view, mine=True) > strongest(view, mine=False) else -1
    return 0


def strongest(view: dict[str, Any], mine: bool) -> int:
    """Return the greatest power among the creatures of one side."""
    powers = [
        thing["size"][0]
        for thing in view["objects"]
        if thing["size"]
        and thing["zone"] == "battlefield"
        and (thing["controller"] == view["viewer"]) == mine
    ]
    return max(powers, default=0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        best = max(message["options"], key=lambda option: worth(option, message["view"]))
        print(best["index"], flush=True)
