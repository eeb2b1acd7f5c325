"""A game that is ended and begun again shows what it showed: after every few operations.

`MANALOG_RESTARTS=1000` makes as many comparisons, over games of all kinds.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from restarting import Restarting, unequal
from served import TWO

from pyengine.web.relay.shelf import Shelf
from pyengine.web.worker.recipe import checked

SAVES = Path(__file__).resolve().parents[3] / "saves"
COMPARISONS = int(os.environ.get("MANALOG_RESTARTS", "0"))


def saved(name: str, people: int = 2, **more: Any) -> dict[str, Any]:
    more["players"] = ["human"] * people
    return {"save": str(SAVES / f"{name}.save"), "name": name, **more}


FOUR = {
    "game": "magic",
    "players": ["human"] * 4,
    "decks": [{"name": name} for name in ("elves", "goblins", "ogres", "elves")],
    "seed": 5,
}
KINDS: dict[str, dict[str, Any]] = {
    "a new game": TWO | {"players": ["human", "human"]},
    "a game with a bot": TWO,
    "a save's end": saved("unfinished/unfinished-1"),
    "a replay's middle": saved("elves-goblins/elves-goblins-london-1", at=40),
    "three players of a save": saved("seats/three-players-1", 3, at=60),
    "four players": FOUR,
    "a puzzle": {"game": "magic", "puzzle": "every-answer"},
    "a puzzle with a spell on the stack": {"game": "magic", "puzzle": "last-words-of-a-fanatic"},
    "mbrane": {"game": "mbrane", "players": ["human", "human"], "decks": [], "seed": 2},
    "mbrane from a replay": saved("mbrane/mbrane-1", at=5),
}


def begun(kind: str, directory: Path, seed: int) -> Restarting:
    recipe = KINDS[kind]
    whole = recipe if "save" in recipe else checked(recipe)
    return Restarting(Shelf(directory), {"spectators": "nobody", **whole}, random.Random(seed))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_shows_the_same_after_a_restart(home: None, kind: str, tmp_path: Path) -> None:
    game = begun(kind, tmp_path, 1)
    try:
        assert game.play(12, 4) == []
        assert game.comparisons > 0
    finally:
        game.close()


def _seeds() -> Iterator[tuple[str, int]]:
    return ((kind, number) for number, kind in enumerate(cycle(KINDS), start=2))


@pytest.mark.skipif(not COMPARISONS, reason="MANALOG_RESTARTS asks for it")
@pytest.mark.timeout(3000)
def test_a_thousand_restarts(home: None, tmp_path: Path) -> None:
    compared, differences = 0, []
    for kind, seed in _seeds():
        game = begun(kind, tmp_path / str(seed), seed)
        try:
            differences += [f"{kind} {seed}{line}" for line in game.play(60, 3)]
        finally:
            game.close()
        compared += game.comparisons
        if compared >= COMPARISONS:
            break
    print(f"{compared} comparisons, {len(differences)} differences", *differences[:40], sep="\n")
    assert differences == []


def test_a_file_of_before_is_mended(home: None, tmp_path: Path) -> None:
    """It began with the choices after those of the save that the game goes on from."""
    game = begun("a replay's middle", tmp_path, 1)
    try:
        for _ in range(3):
            game.act()
        before = game.shown()
        path, taken = game.kept.path, list(game.kept.taken)
        head = {"recipe": game.recipe, "tokens": {}, "about": game.kept.about}
        others = {"chosen": game.kept.chosen, "settings": game.kept.settings}
        lines = [head, {"from": 40, "actions": taken[40:], **others}]
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
        for _ in range(2):
            game.restart()
            assert unequal(before, game.shown(), "") == []
            assert game.kept.taken == taken and game.kept.choices == len(taken)
    finally:
        game.close()
