"""Random games with invented cards that use what the rules know, in all mixtures.

`MANALOG_INVENTED=3000 .venv/bin/python -m pytest -q -k undone tests/python/magic/pool`
plays 3,000 games instead of a few; MANALOG_INVENTED_SEED says with which seed they begin.
"""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path

import pytest
from invented import invented
from invented_mechanisms import COSTS, MECHANISMS
from test_pool_import import run

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.magic.random_decks import RandomSetups

GAMES = int(os.environ.get("MANALOG_INVENTED", "4"))
FIRST = int(os.environ.get("MANALOG_INVENTED_SEED", "1"))
MOST_CHOICES, LOOK = 600, 50
"""A game is stopped after so many choices; what the rules forbid is looked for after so many."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("invented") / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return path


def test_every_invented_card_is_understood(file: Path, tmp_path: Path) -> None:
    code, out, _ = run("cards", "import", file, "--db", tmp_path / "pool.sqlite")
    assert code == 0
    assert "267 of 267 cards can be played" in out


def test_every_mechanism_is_in_the_pool() -> None:
    """Chance gives lines to cards; what it leaves out has a card of its own."""
    faces = [face for faces in invented()["data"].values() for face in faces]
    texts = [face["text"].replace(face["name"], "~") for face in faces]
    missing = [
        mechanism
        for mechanism, pattern in MECHANISMS.items()
        if not any(re.search(pattern, text, re.MULTILINE) for text in texts)
    ]
    costs = " ".join(face["manaCost"] for face in faces)
    missing += [kind for kind, symbol in COSTS.items() if symbol not in costs]
    assert missing == []
    assert len(faces) >= 150


def test_games_end_without_error_or_violation(file: Path) -> None:
    arguments = ("--pool", file, "--games", "6", "--seed", "11", "--json")
    record = json.loads(run("bench", "--decks", "random", *arguments)[1])
    assert (record["games"], record["errors"], record["violations"]) == (6, 0, 0)


def test_games_are_undone_to_their_start(file: Path) -> None:
    """No state is forbidden; a choice between effects comes up; undone, the game is as it was."""
    setups = RandomSetups(file)
    asked, wrong = 0, []
    for seed in range(FIRST, FIRST + GAMES):
        try:
            questions, faults = _played(Session.start(setups(seed)), seed)
        except ManalogError as error:
            questions, faults = 0, [str(error)]
        asked += questions
        wrong += [f"seed {seed}: {fault}" for fault in faults]
    assert wrong == []
    assert asked > 0


def _played(session: Session, seed: int) -> tuple[int, list[str]]:
    """Play by chance and undo all: how often effects were chosen, and what was wrong."""
    begin, chance = session.digest(), random.Random(seed)
    asked, taken, wrong = 0, 0, []
    while session.choice is not None and taken < MOST_CHOICES:
        asked += session.choice.process.startswith("choose_replacement")
        session.choose(chance.randrange(len(session.choice.actions)))
        taken += 1
        if taken % LOOK == 0:
            wrong += [f"after {taken} choices: {rule}" for rule in session.violations()]
    wrong += [f"at the end: {rule}" for rule in session.violations()]
    session.undo(taken)
    return asked, wrong + ["undone, it is another game"] * (session.digest() != begin)
