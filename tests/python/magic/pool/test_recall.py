"""Whoever has seen a card go where it is hidden knows it, in every sample of what they know.

`MANALOG_RECALL=10000 .venv/bin/python -m pytest -q -s tests/python/magic/pool/test_recall.py` takes
so many samples; MANALOG_RECALL_POOL names the card file or pool that is played with.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from invented import invented
from recall import Facts, Recall

from pyengine.engine.determinization import determinized
from pyengine.engine.session import Session
from pyengine.games.magic.random_decks import RandomSetups

SAMPLES = int(os.environ.get("MANALOG_RECALL", "100"))
FIRST = int(os.environ.get("MANALOG_RECALL_SEED", "1"))
CHOICES, EACH = 400, 10
"""Choices of a game at most; samples that are taken of a state."""


@pytest.fixture(scope="module")
def setups(tmp_path_factory: pytest.TempPathFactory) -> RandomSetups:
    if pool := os.environ.get("MANALOG_RECALL_POOL"):
        return RandomSetups(Path(pool))
    path = tmp_path_factory.mktemp("invented") / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return RandomSetups(path)


_SIGNS = (("next_number", 1), ("seed", 1), ("looked_at", 2), ("revealed", 2))
_CHOICE = "a choice"


class Watched:
    """A game whose every state is looked at, with what each seat must know."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seats = [Recall(name) for name in session.setup.names]
        self.before = Facts.of(session)
        self.faults: list[str] = []
        self.signs: list[object] = []
        session.mode, session.on_step = "steps", self.look

    def look(self, process: str) -> None:
        """Look at the state where an object is new, or a hidden zone was looked at or shuffled."""
        signs = [self.session.query(name, arity) for name, arity in _SIGNS]
        if signs == self.signs and process != _CHOICE:
            return
        self.signs = signs
        now = Facts.of(self.session)
        for seat in self.seats:
            seat.step(self.before, now)
        self.before = now
        if process == _CHOICE:
            self.compare()

    def compare(self) -> None:
        """Whoever must know a card at a choice does."""
        facts = {(who, card) for who, card in self.session.query("knows", 2)}
        for seat in self.seats:
            self.faults += [
                f"{seat.player} does not know {card} {self.before.cards[card]}"
                for card in sorted(seat.known - self.before.shown)
                if (seat.player, card) not in facts
            ]

    def sample(self, seat: Recall, seed: int) -> None:
        """Imagine the state as SEAT may; each card that it must know is there, under its name."""
        with determinized(self.session, seat.player, seed):
            imagined = Facts.of(self.session)
        for card in seat.known:
            if _place(imagined, card) != _place(self.before, card):
                self.faults.append(f"{seat.player} imagines another {card}")


def _place(facts: Facts, card: int) -> tuple[object, ...]:
    return (
        facts.cards.get(card),
        [owner for owner, held in facts.hands.items() if card in held],
        [(owner, cards.index(card)) for owner, cards in facts.libraries.items() if card in cards],
    )


def test_every_sample_agrees_with_what_was_ever_seen(setups: RandomSetups) -> None:
    samples, known, faults = 0, 0, []
    seed = FIRST
    while samples < SAMPLES:
        chance = random.Random(seed)
        game = Watched(Session.start(setups(seed)))
        for _ in range(CHOICES):
            if game.session.choice is None or game.faults or samples >= SAMPLES:
                break
            game.look(_CHOICE)
            for seat in game.seats:
                if seat.known and chance.random() < 0.5:
                    known += len(seat.known)
                    samples += EACH
                    for sample in range(EACH):
                        game.sample(seat, sample)
            game.session.choose(chance.randrange(len(game.session.choice.actions)))
        faults += [f"seed {seed}: {fault}" for fault in game.faults[:1]]
        seed += 1
    print(f"{samples} samples of {seed - FIRST} games, {known} cards known at them")
    assert faults == []
    assert known > 0
