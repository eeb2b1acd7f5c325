"""Queries for cards that strangers type: good ones, spoiled, and requests of a lobby."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from attack.case import Case, Outcome, drawn
from attack.inputs.nasty import json_value, spoiled, term, text
from attack.judging import judged
from pyengine.games.magic.search.keys import KEYS
from pyengine.web.worker.searching import searched

GOOD = (
    't:elf mv<3 o:"draw a card"\n(c:gw OR id<=izzet) -is:permanent\n!"Giant Growth"',
    "pow>tou kw:flying m:{2/W}2W\nloy>=3 or def!=2 pt=*\n-(-(name:a -fo:b))",
)
"""Queries that mean something, a few on lines."""

_OPERATORS = (":", "=", "!=", "<", "<=", ">", ">=", "::", "=<", "")


def cases(rng: random.Random) -> Iterator[Case]:
    """Return spoiled queries and requests without end."""
    return drawn(rng, _query, _query, _request)


def _query(seed: int) -> Outcome:
    rng = random.Random(seed)
    query = spoiled(rng.choice(GOOD), rng, _condition)
    asked = {"game": "magic", "query": query[: rng.choice((60, 999, 1001))]}
    return judged(lambda: searched(asked))


def _condition(rng: random.Random) -> str:
    value = rng.choice((text, term, json_value))(rng)[:400]
    left, right = rng.choice((("", ""), ('"', '"'), ("(", ")"), ("-" * 300, ""), ("(" * 30, "")))
    key = rng.choice((*KEYS, "order", "and", "or", "x" * 300, "!", ""))
    return f"{left}{key}{rng.choice(_OPERATORS)}{value}{right}"


def _request(seed: int) -> Outcome:
    rng = random.Random(seed)
    try:
        value = json.loads(json_value(rng))
    except (ValueError, RecursionError):
        value = rng.choice((-1, True, 10**30, 1.5, None))
    asked = {"game": "magic", "query": "t:elf", "start": 0}
    asked[rng.choice(("game", "query", "start"))] = value
    return judged(lambda: searched(rng.choice((asked, asked, value))))
