"""Options and arguments of every command, with values that nobody expects."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import typer

from attack import ROOT
from attack.case import Case, Outcome
from attack.inputs.nasty import term, text
from attack.running import called
from pyengine.cli.main import app

SAVE = str(ROOT / "tests" / "data" / "asking.save")
SCENARIO = str(min((ROOT / "tests" / "rules").rglob("*.jsonl")))

_CHEAP: dict[str, tuple[str, ...]] = {
    "ask": (SAVE, "turn(T)"),
    "belief": (SAVE, "--as", "elves"),
    "bench": ("--games", "1", "--decks", "elves,goblins"),
    "card": ("forest",),
    "cards": (),
    "deck": ("elves",),
    "perft": ("--depth", "1"),
    "play": ("--players", "random,random", "--seed", "1", "--json"),
    "profile": ("--games", "1"),
    "replay": (SAVE,),
    "scenario": (SCENARIO, "--only", "nothing"),
    "show": (SAVE, "--as", "elves"),
    "tournament": ("--decks", "elves", "--agents", "random", "--games", "1", "--db", "t.db"),
    "why": (SAVE, "pass"),
    "why-not": (SAVE, "pass"),
}
"""Arguments with which a command does little; each case changes some."""

_DEAR = ("--seconds", "--games", "--depth", "--jobs", "--scheduler", "--repeat", "--playouts")
"""Options that may make a command work for long, which is what they are for."""


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield command lines without end."""
    while True:
        seed = rng.randrange(2**40)
        command = rng.choice(sorted(_commands()))
        yield Case(f"{command}/{seed}", partial(_run, command, seed))


def _run(command: str, seed: int) -> Outcome:
    rng = random.Random(seed)
    arguments = list(_CHEAP[command])
    for _ in range(rng.choice((1, 1, 2, 3))):
        if arguments and rng.random() < 0.5:
            arguments[rng.randrange(len(arguments))] = _value(rng)
        elif options := _options(command):
            option = rng.choice(options)
            arguments += [option] if rng.random() < 0.3 else [option, _value(rng)]
    return called([command, *arguments], rng.choice(("", "\n", "quit\n")))


@cache
def _commands() -> dict[str, Any]:
    return {name: found for name, found in _found().items() if name in _CHEAP}


@cache
def _found() -> dict[str, Any]:
    command: Any = typer.main.get_command(app)
    return dict(command.commands)


def _options(command: str) -> list[str]:
    names = [name for parameter in _commands()[command].params for name in parameter.opts]
    return [name for name in names if name.startswith("--") and name not in _DEAR]


def _value(rng: random.Random) -> str:
    value = rng.choice((
        text(rng), term(rng), SAVE, SCENARIO, "elves", "random", "elves,elves", ",", "a=b", ".",
        "/dev/null", "/dev/full", "/proc/self/mem", "/etc/passwd", str(rng.randrange(-2, 3)),
    ))  # fmt: skip
    return value.replace("\0", "")[:100_000]
