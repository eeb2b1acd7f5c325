"""Lines typed in play: commands, questions and nonsense, in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from attack import ROOT
from attack.case import Case, Outcome, drawn
from attack.inputs.nasty import term, text
from attack.running import called

_LINES = 12


def cases(rng: random.Random) -> Iterator[Case]:
    """Return games in which somebody types anything, without end."""
    return drawn(rng, _typed)


def _typed(seed: int) -> Outcome:
    rng = random.Random(seed)
    lines = [_line(rng).replace("\n", " ") for _ in range(rng.randrange(1, _LINES))]
    return called([*_game(rng), "--save", "typed.save"], "\n".join(lines) + "\n")


def _game(rng: random.Random) -> list[str]:
    saves = sorted((ROOT / "saves").rglob("*.save"))
    game = rng.choice((["--game", "mbrane"], [], [], []))
    new = ["play", *game, "--seed", str(rng.randrange(1000))]
    players = ["--players", "human,human"] if rng.random() < 0.5 else []
    if game or rng.random() < 0.7:
        return [*new, *players]
    return ["play", "--resume", str(rng.choice(saves)), "--players", "human,random"]


def _line(rng: random.Random) -> str:
    word = rng.choice(_WORDS)
    rest = rng.choice((text, term, term, _number))(rng)
    return rng.choice(("", word, f"{word} {rest}", f"{word} {rest}", rest, f"why not {rest}", "1"))


def _number(rng: random.Random) -> str:
    return " ".join(str(rng.choice((0, 1, 2, 3, -1, 130, 10**6))) for _ in range(rng.randrange(4)))


_WORDS = (
    "why", "why not", "show", "save", "stop", "stops", "undo", "auto", "log", "repeat", "help",
    "board", "concede", "quit", "all", "none", "hand", "graveyard", "exile", "stack", "library",
    "why not cast", "why not attack", "show elves", "stop my upkeep", "y", "pass", "keep",
    "rematch",
)  # fmt: skip
