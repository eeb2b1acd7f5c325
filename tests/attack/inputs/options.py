"""Options and arguments of every command, with values that nobody expects."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import typer

from attack import ROOT
from attack.case import Case, Fault, Outcome, failed
from attack.inputs.nasty import term, text
from attack.judging import judged
from attack.running import called, in_an_empty_directory
from pyengine.cli.main import app
from pyengine.saves.save import read_save

SAVE = "asking.save"
SCENARIO = "scenario.jsonl"
BOARD = "a.board"
PUZZLE = "a-drop-of-life"

_BOARD = "A: battlefield 2 Forest, Llanowar Elves | hand Shock\nB: life 3 | battlefield Forest\n"

_ROWS = ("--rows", "random elves - random goblins", "--games", "1", "--jobs", "1", "--db", "s.db")

CHEAP: dict[str, tuple[str, ...]] = {
    "analyse": (SAVE, "--seconds", "0.1"),
    "ask": (SAVE, "turn(T)"),
    "belief": (SAVE, "--as", "elves"),
    "bench": ("--games", "1", "--decks", "elves,goblins"),
    "board": (BOARD, "--ask", "legal(A)"),
    "card": ("forest",),
    "cards": (),
    "cards check": ("--db", "p.db"),
    "cards conventions": (),
    "cards coverage": ("--db", "p.db"),
    "cards import": ("cards.json", "--db", "p.db"),
    "cards prefer": ("own", "--db", "p.db"),
    "cards rarities": ("cards.json", "--db", "p.db"),
    "cards search": ("t:elf", "--limit", "1"),
    "deck": ("elves",),
    "draft": ("--sets", "cards.json"),
    "export": (SAVE,),
    "goldfish": ("elves", "--games", "1"),
    "graph": ("tapped",),
    "perft": ("--depth", "1"),
    "play": ("--players", "random,random", "--seed", "1", "--json"),
    "profile": ("--games", "1"),
    "puzzle hint": (PUZZLE,),
    "puzzle list": (),
    "puzzle play": (PUZZLE,),
    "puzzle save": (PUZZLE, "p.save"),
    "puzzle show": (PUZZLE,),
    "puzzle solution": (PUZZLE,),
    "replay": (SAVE,),
    "scenario": (SCENARIO, "--only", "nothing"),
    "sealed": ("--sets", "cards.json"),
    "show": (SAVE, "--as", "elves"),
    "solve": (SAVE, "--goal", "won(elves)", "--within", "choices(1)", "--seconds", "0.5"),
    "study beam": _ROWS,
    "study monte-carlo": _ROWS,
    "study mulligan": (),
    "study qmdp": _ROWS,
    "study semi-random": _ROWS,
    "study states": (),
    "tournament": ("--decks", "elves", "--agents", "random", "--games", "1", "--db", "t.db"),
    "train chances": ("--games", "10", "--players", "random"),
    "train fsvi": ("--model", "m.db", "--seconds", "0.1"),
    "train qmdp": ("--deck", "elves", "--model", "m.db", "--games", "1"),
    "train value-iteration": ("--model", "m.db"),
    "why": (SAVE, "pass"),
    "why-not": (SAVE, "pass"),
}
"""Arguments with which a command does little; each case changes some."""

ELSEWHERE = {
    "boards": "its files are long; tests/python/magic/test_observed_boards.py has it",
    "fuzz": "it takes the options of `bench`, and cards of a pool",
    "puzzle make": "it plays and searches for long, and takes the options of `bench`",
    "puzzle prove": "it searches for a minute, and takes names only",
    "repl": "it becomes another program; `environments` starts it",
    "serve": "it goes on until it is ended; tests/python/web attacks it",
    "study all-agents": "it takes minutes at least, and the options of `study beam`",
    "study optimization": "it takes long at least, and no files",
}
"""Commands that are not tried here, with the reason."""

_DEAR = ("--seconds", "--games", "--depth", "--jobs", "--scheduler", "--repeat", "--playouts")
"""Options that may make a command work for long, which is what they are for."""


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield command lines without end."""
    while True:
        seed = rng.randrange(2**40)
        command = rng.choice(sorted(CHEAP))
        yield Case(f"{command}/{seed}", partial(_run, command, seed))


def _run(command: str, seed: int) -> Outcome:
    rng = random.Random(seed)
    arguments = list(CHEAP[command])
    for _ in range(rng.choice((1, 1, 2, 3))):
        if arguments and rng.random() < 0.5 and not command.startswith("study"):
            arguments[rng.randrange(len(arguments))] = _value(rng)
        elif options := _options(command):
            option = rng.choice(options)
            arguments += [option] if rng.random() < 0.3 else [option, _value(rng)]
    with in_an_empty_directory():
        return _kept([*command.split(), *arguments], rng.choice(("", "\n", "quit\n")))


def _kept(arguments: Sequence[str], typed: str) -> Outcome:
    """Run the command where files of each kind are; afterwards they are of their kind still."""
    put_files()
    outcome = called(arguments, typed)
    if judged(partial(read_save, Path(SAVE))).verdict.value != "loaded":
        return failed(Fault.LOSS, f"{arguments} wrote over a save")
    for file, content in (_scenario(), (BOARD, _BOARD)):
        if Path(file).read_text(encoding="utf-8") != content:
            return failed(Fault.LOSS, f"{arguments} wrote over {file}")
    if litter := [file.name for file in Path().glob("**/.*.tmp")]:
        return failed(Fault.LOSS, f"{arguments} left {litter}")
    return outcome


def put_files() -> None:
    """Put a file of each kind into this directory."""
    shutil.copyfile(ROOT / "tests" / "data" / "asking.save", SAVE)
    for file, content in (_scenario(), (BOARD, _BOARD), ("cards.json", "[]")):
        Path(file).write_text(content, encoding="utf-8")


@cache
def _scenario() -> tuple[str, str]:
    file = min((ROOT / "tests" / "rules").rglob("*.jsonl"))
    return SCENARIO, file.read_text(encoding="utf-8")


@cache
def commands() -> dict[str, Any]:
    """Return all commands of the product, those of groups as two words."""
    program: Any = typer.main.get_command(app)
    found = dict(program.commands)
    for name, command in program.commands.items():
        found |= {f"{name} {inner}": c for inner, c in getattr(command, "commands", {}).items()}
    return found


def _options(command: str) -> list[str]:
    names = [name for parameter in commands()[command].params for name in parameter.opts]
    return [name for name in names if name.startswith("--") and name not in _DEAR]


def _value(rng: random.Random) -> str:
    value = rng.choice((
        text(rng), term(rng), SAVE, SAVE, SCENARIO, BOARD, "elves", "random", "elves,elves", ",",
        "a=b", ".", "/dev/null", "/dev/zero", "/dev/full", "/proc/self/mem", "new.db", "new.save",
        str(rng.randrange(-2, 3)),
    ))  # fmt: skip
    return value.replace("\0", "")[:100_000]
