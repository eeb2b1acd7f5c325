"""Games with invented cards in the midst of each kind of choice: whatever is asked of them works.

The first choice of each kind in a game is looked at: it is saved and opened, played again from the
start, taken back and made again, seen by both players, explained, and agents choose. At moments
drawn by chance, states are imagined. MANALOG_INVENTED_MOMENTS says how many games are looked at.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from invented import invented
from test_pool_import import run

from pyengine.agents import make_agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.random_decks import RandomSetups
from pyengine.saves.save import read_save, write_save

GAMES = int(os.environ.get("MANALOG_INVENTED_MOMENTS", "2"))
MOST_CHOICES = 250
EVERYDAY = {"priority", "decide_mulligan", "declare_attackers", "declare_blockers"}
RARELY, OFTEN = 0.05, 0.5
"""How often an everyday choice, and another one, is looked at in states that are imagined."""

AGENTS = ("random", "greedy", "mc:playouts=1")
FEW = 12
"""Of more options, names of cards for one, not each is played out."""


@pytest.fixture
def setups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RandomSetups:
    """Return decks of the invented cards, which are the user's pool."""
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path))
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(invented()), encoding="utf-8")
    assert run("cards", "import", file)[0] == 0
    return RandomSetups(None)


def test_each_kind_of_choice_is_like_any_other(setups: RandomSetups, tmp_path: Path) -> None:
    looked_at: set[str] = set()
    for seed in range(1, GAMES + 1):
        session, chance, kinds = Session.start(setups(seed)), random.Random(seed), set[str]()
        known: list[str] = []
        while (choice := session.choice) is not None and len(session.taken) < MOST_CHOICES:
            kind = choice.process.split("(")[0]
            if kind not in kinds | EVERYDAY:
                kinds.add(kind)
                session = look_at(session, known[-8:], tmp_path / "moment.save", chance)
            known += choice.actions
            session.choose(chance.randrange(len(choice.actions)))
        looked_at |= kinds
    assert {"choose_target", "choose_replacement"} <= looked_at


def test_what_is_imagined_offers_the_chooser_the_same_actions(setups: RandomSetups) -> None:
    """A search finds in each imagined state what can be done in the real one, and nothing else."""
    looked_at, wrong = 0, []
    for seed in range(1, 4 * GAMES + 1):
        session, chance = Session.start(setups(seed)), random.Random(f"imagined/{seed}")
        while (choice := session.choice) is not None and len(session.taken) < MOST_CHOICES:
            kind = choice.process.split("(")[0]
            if chance.random() < (RARELY if kind in EVERYDAY else OFTEN):
                real = sorted(session.call("define", "search", "legal"))
                with seat_of(session).determinized(chance.randrange(1000)):
                    imagined = sorted(session.call("define", "search", "legal"))
                looked_at += 1
                if real != imagined:
                    wrong.append(f"seed {seed} after {len(session.taken)}: {choice.process}")
            session.choose(chance.randrange(len(choice.actions)))
    assert wrong == []
    assert looked_at > 0


def look_at(session: Session, known: list[str], path: Path, chance: random.Random) -> Session:
    """Do with SESSION what people and programs do at a choice; return the game, played again."""
    choice, digest = session.choice, session.digest()
    assert choice is not None
    write_save(path, session)
    for action in [action for action in dict.fromkeys(known) if action not in choice.actions]:
        assert seat_of(session).ask("why_not", action), action
    views = [session.information_state(name) for name, _, _ in session.setup.players]
    assert all(views)
    for spec in AGENTS if len(choice.actions) <= FEW else AGENTS[:-1]:
        agent = make_agent(spec, choice.player, chance.randrange(1000))
        assert agent.choose(seat_of(session)) in range(len(choice.actions))
        assert session.digest() == digest
    session.choose(chance.randrange(len(choice.actions)))
    session.undo()
    assert (session.choice, session.digest()) == (choice, digest)
    again = read_save(path).session()
    assert (again.choice, again.digest()) == (choice, digest)
    again = Session.replayed(session.setup, session.mode, session.taken)
    assert (again.choice, again.digest()) == (choice, digest)
    return again
