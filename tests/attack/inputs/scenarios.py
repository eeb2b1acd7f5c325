"""Scenarios that strangers hand in: good ones, spoiled."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from attack import ROOT
from attack.case import Case, Fault, Outcome, drawn, failed
from attack.inputs.nasty import json_value, spoiled, text
from attack.judging import judged
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import read_scenarios
from pyengine.games.magic.scenarios.runner import run_scenario

_MOST = 20
"""So many scenarios of a file are run: more of them take longer, as they should."""

_OURS = re.compile(r"the engine failed: (\w+(?:Error|Exception|Iteration)) ")
"""An exception that the runner tells of and that is no error of the project's own."""


@cache
def originals() -> tuple[str, ...]:
    """Return the good scenarios."""
    files = sorted((ROOT / "tests" / "rules").rglob("*.jsonl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").split("\n")]
    return tuple(line for line in lines if line.strip())


@cache
def _cards() -> Cards:
    return Cards.open()


def cases(rng: random.Random) -> Iterator[Case]:
    """Return spoiled scenarios without end."""
    return drawn(rng, _scenario)


def _scenario(seed: int) -> Outcome:
    rng = random.Random(seed)
    line = rng.choice(originals())
    content = spoiled(line, rng, json_value) if rng.random() < 0.4 else _other_values(line, rng)
    file = Path("bad.jsonl")
    file.write_bytes(content.encode(errors="surrogatepass"))
    return tried(file)


def tried(file: Path) -> Outcome:
    """Return what came of the scenarios of FILE."""
    words: list[str] = []
    outcome = judged(lambda: words.extend(_results(file)))
    wrong = [word for word in words if _OURS.match(word)]
    return failed(Fault.TRACEBACK, wrong[0]) if wrong else outcome


def _results(file: Path) -> Iterator[str]:
    for scenario in islice(read_scenarios(file), _MOST):
        yield run_scenario(scenario, _cards()).words


def _other_values(line: str, rng: random.Random) -> str:
    """Put other values, or those of other places, in places of the scenario LINE."""
    scenario, other = json.loads(line), json.loads(rng.choice(originals()))
    for _ in range(rng.choice((1, 1, 2, 5))):
        holder, key = rng.choice([*_places(scenario), (scenario, "expect")])
        values = [inner[place] for inner, place in _places(other)]
        holder[key] = rng.choice((_value(rng), _value(rng), rng.choice(values)))
    return json.dumps(scenario)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in VALUE: what holds it, and its key or number there."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def _value(rng: random.Random) -> Any:
    return rng.choice((
        None, True, False, -1, 0, 1, 1.5, 10**6, 10**9, 10**30, "", "A", "B", [], {}, [[]],
        [None], "Forest", "Shock", "player:A", "player:C", "Elvish Warrior", "[skip]", text(rng),
        "upkeep", "cleanup", "combat_damage", ["Forest"], {"target": "player:A"},
        {"card": "Forest", "count": 1000}, [{"card": "Forest"}],
    ))  # fmt: skip
