"""A few games with decks of invented cards; `make attack` compares more, and the user's cards."""

import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from homes import with_rules

from attack import other_decks, pool_interference
from attack.case import Fault, Verdict
from attack.pool_interference import cases
from pyengine.engine.session import Session
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = with_rules(tmp_path_factory.mktemp("home"))
    pool_interference.make_pool(directory)
    return directory


@pytest.fixture(autouse=True)
def few(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANALOG_HOME", str(home))
    pool_interference._setups.cache_clear()
    monkeypatch.setattr(pool_interference, "LONGEST", 80)
    monkeypatch.setattr(pool_interference, "STATES", 2)


def test_no_seat_and_no_page_is_shown_what_is_hidden() -> None:
    compared, kinds = 0, set()
    for case in islice(cases(random.Random(3)), 6):
        outcome = case.run()
        assert outcome.verdict is Verdict.ANSWERED, (case.name, outcome.message)
        compared += outcome.comparisons
        kinds.add(case.name.partition("/")[0])
    assert kinds == {"seats", "pages"}
    assert compared > 200


def test_no_seat_is_told_of_another_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_decks, "LONGEST", 60)
    count = 0
    for case in islice(other_decks.cases(random.Random(2)), 3):
        outcome = case.run()
        assert outcome.verdict is Verdict.ANSWERED, (case.name, outcome.message)
        count += outcome.comparisons
    assert count > 100


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def libraries(session: Session, *_: Any) -> Iterator[tuple[str, Any]]:
        names = {number: name for number, name, _ in session.query("object", 3)}
        yield "libraries", [names[cards[0]] for _, cards in session.query("library", 2) if cards]

    def tables(table: Table, *_: Any) -> Iterator[tuple[str, Any]]:
        yield from libraries(table._match.session)

    monkeypatch.setattr(pool_interference, "_told", libraries)
    monkeypatch.setattr(pool_interference, "_frames", tables)
    faults = [case.run().fault for case in islice(cases(random.Random(3)), 4)]
    assert faults == [Fault.LEAK] * 4


@pytest.mark.parametrize("seed", range(3))
def test_mbrane_hides_nothing_but_its_seed(seed: int) -> None:
    rng = random.Random(seed)
    players = ["human", "human"]
    table = Table(checked({"game": "mbrane", "players": players, "seed": seed}), {}, 1)
    session = table._match.session
    for _ in range(rng.randrange(1, 12)):
        assert session.choice is not None
        session.choose(rng.randrange(len(session.choice.actions)))
    here = session.fluents()
    other = tuple(re.sub(r"^seed\(.*\)$", "seed(4711)", fluent) for fluent in here)
    shown = []
    for state in (here, other):
        session.load(state)
        told = pool_interference._frames
        shown.append([list(told(table, viewer, ())) for viewer in session.setup.names])
    assert shown[0] == shown[1]
    first, second = (dict(frames)["frame of +watch"] for frames in shown[0])
    assert first == second
    table.close()
