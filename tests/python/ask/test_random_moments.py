"""Every command opens a random moment of a random game alike.

`MANALOG_MOMENTS=500 .venv/bin/python -m pytest -n 2 -q tests/python/ask/test_random_moments.py`
opens 500, in an hour on two cores; a few are enough each time.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import read_save, write_save
from pyengine.table.display import Display

MOMENTS = int(os.environ.get("MANALOG_MOMENTS", "3"))
"""How many moments are opened."""

STOPS = ("upkeep", "draw", "end_turn", "my declare_attackers", "their end_turn", "own spell")
MANALOG = (sys.executable, "-m", "pyengine.cli.main")
ASKED = "findall(A, legal(A), Actions), findall(F, state(F), Facts)"
TYPED = """\
replaying:digest(D), print(digest(D)), nl.
forall(legal(A), (print(action(A)), nl)).
forall(state(F), (print(fact(F)), nl)).
"""


def reached(database: CardDatabase, chance: random.Random) -> Session:
    """Return a random game at a random choice; half of them while something is on the stack."""
    decks = [read_deck(name, database) for name in chance.sample(["elves", "goblins"], 2)]
    setup = magic_setup(decks, seed=chance.randrange(10**6), database=database)
    session = Session.start(setup, "choices")
    busy_only = chance.random() < 0.5
    after = chance.randrange(300)
    while session.choice is not None:
        busy = session.query("stack", 1) != [["[]"]] or "priority" not in session.choice.process
        if len(session.taken) >= after and (busy or not busy_only):
            return session
        session.choose(chance.randrange(len(session.choice.actions)))
    session.undo()
    return session


def seen(session: Session) -> dict[str, Any]:
    """Return what a save of SESSION shows, however it is opened."""
    assert session.choice is not None
    player = session.choice.player
    question = Display("magic").question(player)
    row = session.call("define", "ask", ASKED, 1, 20.0)[2][0]
    return {
        "digest": session.digest(),
        "sum": str(session.call("digest")[0]),
        "choice": session.choice,
        "options": [option.words for option in question.shown()],
        "rows": row,
        "board": seat_of(session).ask("board"),
        "view": session.information_state(player),
    }


def run(*command: str, typed: str = "") -> str:
    done = subprocess.run(
        [*MANALOG, *command],
        input=typed,
        capture_output=True,
        text=True,
        timeout=200,
        check=True,
        env={**os.environ, "COLUMNS": "400"},
    )
    return done.stdout


def listed(played: str) -> list[str]:
    """Return the options that were numbered; long ones are on several lines."""
    found = re.findall(r"^ +\d+\) (.*(?:\n {5}.*)*)", played, re.M)
    return [" ".join(words.split()) for words in found]


def plain(texts: list[str]) -> list[str]:
    return [text.replace(" ", "") for text in texts]


def check(path: Path, expected: dict[str, Any]) -> None:
    """Open the save PATH by play, ask, show, repl and Python, and compare with what is EXPECTED."""
    save, player = read_save(path), expected["choice"].player
    assert seen(save.session("choices")) == expected
    other = path.with_suffix(".again")
    played = run("play", "--resume", str(path), "--save", str(other), typed="save\nquit\n")
    assert listed(played) == [" ".join(words.split()) for words in expected["options"]]
    assert read_save(other).session("choices").digest() == expected["digest"]
    answer = json.loads(run("ask", str(path), ASKED, "--json"))["answers"][0]
    shown = json.loads(run("show", str(path), "--as", player, "--json"))
    assert shown == expected["view"]
    lines = plain(run("repl", str(path), typed=TYPED).splitlines())
    assert f"digest({expected['sum']})" in lines
    for name, kind in (("Actions", "action"), ("Facts", "fact")):
        assert answer[name] in expected["rows"]
        printed = [line for line in lines if line.startswith(f"{kind}(")]
        told = ",".join(line.removeprefix(f"{kind}(")[:-1] for line in printed)
        assert f"[{told}]" == answer[name].replace(" ", "")


@pytest.mark.parametrize("number", range(MOMENTS))
def test_a_moment_is_opened_alike(database: CardDatabase, tmp_path: Path, number: int) -> None:
    chance = random.Random(number)
    session = reached(database, chance)
    table = {
        "agents": ["human", "human"],
        "stops": chance.sample(STOPS, chance.randrange(len(STOPS))),
        "undo": "free",
    }
    path = tmp_path / "moment.save"
    write_save(path, session, table)
    check(path, seen(session))
