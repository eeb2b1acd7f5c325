"""However a game is opened, it is the same state, shown in the same order."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyengine.ask.questions import oracle_of
from pyengine.cli.games import find_terminal
from pyengine.cli.play.table import Table
from pyengine.engine.compiled_rules import rules_file
from pyengine.engine.remote import Remote
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session, Setup
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import read_save, write_save

PEOPLE = {"agents": ["human", "human"], "stops": ["end_turn", "upkeep"], "undo": "free"}


@pytest.fixture(scope="module")
def database() -> Iterator[CardDatabase]:
    with CardDatabase.open() as opened:
        yield opened


def setup_of(database: CardDatabase, seed: int) -> Setup:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    return magic_setup(decks, seed=seed, database=database)


def moments(setup: Setup, often: float) -> Iterator[Session]:
    """Yield a random game at random choices, also where a player can only pass."""
    session = Session.start(setup, "choices")
    chance = random.Random(setup.seed)
    while session.choice is not None and len(session.taken) < 700:
        if chance.random() < often:
            yield session
        session.choose(chance.randrange(len(session.choice.actions)))


def moment(session: Session) -> tuple[Any, ...]:
    """Return what says where a session is: its state, who chooses, what they may do."""
    return session.digest(), session.choice, session.result, session.progress


def shown(session: Session) -> list[Any]:
    """Return what people are shown of it, in its order."""
    assert session.choice is not None
    return [
        seat_of(session).ask("board"),
        seat_of(session).ask("choices"),
        session.call("define", "ask", "legal(A)", 1000, 5.0),
    ]


def check_all_ways(path: Path, remote: Remote, before: list[Any], from_start: bool) -> None:
    """Open the save PATH as everybody does, and compare it with what was there BEFORE."""
    save = read_save(path)
    assert [moment(save.session()), shown(save.session())] == before
    asked = oracle_of(save, remote)
    assert [moment(asked.session), shown(asked.session)] == before
    if from_start:  # these play the whole game again
        table = Table.resume(save, save.session("choices"), find_terminal("magic"), None)
        assert moment(table.session) == before[0]
        again = oracle_of(save, remote, from_start=True)
        assert again.whole
        assert [moment(again.session), shown(again.session)] == before


@pytest.mark.parametrize("seeds", [range(5), range(5, 10)], ids=str)
def test_moments_are_opened_alike(database: CardDatabase, tmp_path: Path, seeds: range) -> None:
    """A hundred moments of random games, in all kinds of choices."""
    count, kinds = 0, set()
    with Remote() as remote:
        for seed in seeds:
            before = []
            for session in moments(setup_of(database, seed), 0.03):
                assert session.choice is not None
                write_save(tmp_path / f"{len(before)}.save", session, PEOPLE)
                before.append([moment(session), shown(session)])
                kinds.add(session.choice.process.partition("(")[0])
            for number, expected in enumerate(before):
                whole = number % 5 == 0
                check_all_ways(tmp_path / f"{number}.save", remote, expected, whole)
            count += len(before)
    assert count >= 50
    assert len(kinds) >= 5
    assert {"priority", "declare_attackers"} <= kinds


MANALOG = (sys.executable, "-m", "pyengine.cli.main")
LEGAL = "forall(legal(A), (write_canonical(A), nl)).\n"


def run(*command: str, typed: str = "") -> str:
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout


@pytest.mark.parametrize("choice", ["priority(goblins,[elves])", "choose_target"])
def test_the_commands_open_a_save_alike(
    database: CardDatabase, tmp_path: Path, choice: str
) -> None:
    path = tmp_path / "moment.save"
    session = next(
        session
        for session in moments(setup_of(database, 3), 1)
        if session.choice
        and session.choice.process.startswith(choice)
        and session.call("define", "magic", "moment")[0] != "precombat_main"
    )
    write_save(path, session, PEOPLE)
    saved = path.read_bytes()
    legal = [row[0] for row in session.call("define", "ask", "legal(A)", 1000, 5.0)[2]]
    run(*MANALOG, "play", "--resume", str(path), typed="quit\n")
    assert path.read_bytes() == saved
    answers = json.loads(run(*MANALOG, "ask", str(path), "legal(A)", "--json"))["answers"]
    assert [answer["A"] for answer in answers] == legal
    view = json.loads(run(*MANALOG, "show", str(path), "--as", "elves", "--json"))
    assert view == session.information_state("elves")
    for toplevel in ([*MANALOG, "repl"], ["swipl", "-q", str(rules_file())]):
        printed = run(*toplevel, str(path), typed=LEGAL).replace(" ", "").splitlines()
        assert printed[: len(legal)] == [action.replace(" ", "") for action in legal]


def test_imagining_leaves_everything_in_its_place(database: CardDatabase) -> None:
    chance = random.Random(1)
    for session in moments(setup_of(database, 1), 0.1):
        before = shown(session)
        with seat_of(session).determinized(chance.random()) as state:
            for _ in range(20):
                if not state.is_terminal():
                    state.apply(chance.randrange(len(state.legal_actions())))
        assert shown(session) == before


QUESTIONS = (
    "legal(A)", "legal(attack(O, P))", "why_not(attack(O, P), R)", "state(F)", "hand(P, O)",
    "visible(elves, F)", "object(O)", "has(O, K)", "subtype(O, T)", "board",
)  # fmt: skip


def looks(session: Session) -> Iterator[tuple[str, Any]]:
    """Yield all that is shown of the present state, by a name for each."""
    choice = session.choice
    assert choice is not None
    yield "choice", choice
    seat = Seat(choice.player, session)
    for viewer in ("elves", "goblins"):
        yield f"board {viewer}", Seat(viewer, session).ask("board")
    yield "choices", seat.ask("choices")
    for player in ("elves", "goblins"):
        yield f"view {player}", session.information_state(player)
    objects = sorted({row[0] for row in session.query("object", 3)})
    for number in objects:
        yield f"describe {number}", seat.ask("describe", str(number))
    for text in ("forest", "cast goblin", "attack", "elf"):
        yield text, seat.ask("meant", text)
    for row in session.call("define", "candidates")[::9]:
        yield f"why not {row[0]}", session.call("why_not", row[0])
        yield f"as known {row[0]}", seat.ask("why_not", row[0])
        yield f"conflict {row[0]}", seat.ask("conflict", row[0])
    for name in ("controls", "hand", "graveyard", "object"):
        yield name, session.query(name, 3 if name == "object" else 2)
    for index, action in enumerate(choice.actions):
        yield f"why {action}", session.call("why", action)
        if index < 3:
            session.choose(index)
            yield f"after {action}", session.digest()
            session.undo()
    for question in QUESTIONS:
        yield question, session.call("define", "ask", question, 1000, 5.0)[:4]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_shown_depends_on_the_order_of_facts(database: CardDatabase, seed: int) -> None:
    setup = setup_of(database, seed)
    states = [session.fluents() for session in moments(setup, 0.02)]
    chance = random.Random(seed)
    for fluents in states:
        session = Session(setup, "choices")
        session.load(fluents)
        sorted_ = dict(looks(session))
        for facts in (fluents[::-1], chance.sample(fluents, len(fluents))):
            session.load(facts)
            for name, shown in looks(session):
                assert shown == sorted_[name], name
