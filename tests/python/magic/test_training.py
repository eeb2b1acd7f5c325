"""QMDP models: their values, and training that can be interrupted."""

import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from training import TINY, course

from pyengine.agents import AgentError
from pyengine.engine.seat import Seat
from pyengine.games.magic.agents.qmdp import best_tried
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.models.model import Model, state_number
from pyengine.games.magic.models.training import train
from pyengine.system.interrupts import held_interrupts


def test_values_are_those_of_equation_4_3(tmp_path: Path) -> None:
    model = Model(tmp_path / "model.db", create=True)
    model.begin(TINY)
    model.learn("last", "win", 8.0, None)
    model.learn("first", "go", 1.0, "last")
    assert model.values(state_number("first")) == {"go": 1.0 + 0.5 * 8.0}
    model.learn("first", "go", 3.0, "elsewhere")
    assert model.values(state_number("first")) == {"go": 2.0 + 0.5 * (8.0 + 0.0) / 2}
    model.learn("first", "stay", -1.0, "first")
    assert model.values(state_number("first"))["stay"] == -1.0 + 0.5 * 4.0


def test_what_is_not_saved_is_forgotten(tmp_path: Path) -> None:
    model = Model(tmp_path / "model.db", create=True)
    model.begin(TINY)
    model.learn("one", "go", 1.0, None)
    model.save()
    model.learn("two", "go", 1.0, None)
    model.close()
    again = Model(tmp_path / "model.db")
    assert again.values(state_number("one")) == {"go": 1.0}
    assert again.values(state_number("two")) == {}


def test_of_two_that_train_a_model_one_is_told(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    first = Model(path, create=True)
    first.begin(TINY)
    second = Model(path)
    for model in (first, second):
        with model.game():
            model.learn("one", "go", 1.0, None)
    first.save()
    with pytest.raises(AgentError, match=r"model\.db: another process trains this model"):
        second.save()
    first.close()
    second.close()
    again = Model(path)
    assert again.games == 1
    assert again.tables.visits() == {state_number("one"): 1}
    again.close()


def content(path: Path) -> list[list[tuple[object, ...]]]:
    model = Model(path)
    found = [
        model.tables.connection.execute(f"SELECT * FROM {table}").fetchall()
        for table in ("about", "states", "actions", "successors")
    ]
    model.close()
    return [sorted(rows) for rows in found]


KILLED = """
import os, signal, sys
from pyengine.games.magic.models.hidden import observed
from pyengine.games.magic.models.model import Model
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.training import Course, train

course = Course(read_deck("elves"), read_deck("goblins"))
for games in train(course, Model(sys.argv[1], create=True), 6, checkpoint=2):
    if games == 3:
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_training_goes_on_as_if_it_had_not_been_interrupted(
    database: CardDatabase, tmp_path: Path
) -> None:
    """One run, and three: the first is killed, the second is closed, each after a checkpoint."""
    whole, pieces = tmp_path / "whole.db", tmp_path / "pieces.db"
    model = Model(whole, create=True)
    assert list(train(course(database), model, 6)) == [1, 2, 3, 4, 5, 6]
    model.close()
    killed = subprocess.run([sys.executable, "-c", KILLED, str(pieces)], check=False)
    assert killed.returncode == -signal.SIGKILL
    model = Model(pieces)
    assert model.games == 2
    second = train(course(database), model, 6, checkpoint=100)
    assert [next(second), next(second), next(second)] == [3, 4, 5]
    second.close()
    model.close()
    model = Model(pieces)
    assert list(train(course(database), model, 6)) == [6]
    model.close()
    assert content(whole) == content(pieces)


def test_a_learner_that_tries_its_actions_takes_what_is_best(
    database: CardDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    best: Counter[str] = Counter()

    def recorded(seat: Seat, model: Model, samples: int, seed: str) -> list[int]:
        index = best_tried(seat, model, samples, seed)[0]
        best[seat.ask("abstract_actions")[index]] += 1
        return [index]

    monkeypatch.setattr("pyengine.games.magic.models.training.best_tried", recorded)
    model = Model(tmp_path / "model.db", create=True)
    list(train(replace(course(database), choice="tried", explore=0.0), model, 1))
    rows = model.tables.connection.execute(
        "SELECT action, sum(visits) FROM actions GROUP BY action"
    )
    assert Counter(dict(rows)) == best
    assert best.total() > 20
    model.close()


def test_a_model_goes_on_with_one_choice_only(database: CardDatabase, tmp_path: Path) -> None:
    model = Model(tmp_path / "model.db", create=True)
    list(train(course(database), model, 1))
    with pytest.raises(AgentError, match="trained on other terms: choice learnt, not tried"):
        list(train(replace(course(database), choice="tried"), model, 2))
    for key in ("choice", "opponent", "explore", "seed"):  # as in models of an earlier version
        model.about.pop(key)
    assert list(train(course(database), model, 2)) == [2]
    with pytest.raises(AgentError, match=r"trained on other terms: explore 0\.1, not 0\.9"):
        list(train(replace(course(database), explore=0.9), model, 3))
    with pytest.raises(
        AgentError, match=r'no choice is called "best"\. There are learnt and tried'
    ):
        list(train(replace(course(database), choice="best"), model, 3))
    model.close()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C raises KeyboardInterrupt, even where the tests run in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_waits_for_what_is_done_as_a_whole() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), held_interrupts():
        signal.raise_signal(signal.SIGINT)
        done.append("all")
    assert done == ["all"]
    with pytest.raises(ValueError, match="first"), held_interrupts():
        raise ValueError("first")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_half_a_game_is_not_learnt(tmp_path: Path) -> None:
    model = Model(tmp_path / "model.db", create=True)
    model.begin(TINY)
    with model.game():
        model.learn("whole", "go", 1.0, None)
    model.save()
    with pytest.raises(KeyboardInterrupt), model.game():
        model.learn("half", "go", 1.0, None)
        raise KeyboardInterrupt
    model.save()
    assert model.games == 1
    assert model.values(state_number("whole")) == {"go": 1.0}
    assert model.values(state_number("half")) == {}
