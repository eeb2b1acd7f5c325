"""What holds in every game: checked over seeded random games."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyengine.agents import Agent, make_agent
from pyengine.agents.play_out import play_out
from pyengine.engine.bridge import bridge
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.decks import Deck, read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import read_save, write_save

SEEDS = st.integers(0, 2**31)
few = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)

PLAY_IN_ANOTHER_PROCESS = """
import sys
sys.path.insert(0, {tests!r})
from test_properties import begin, decks_of, play_out
session, agents = begin(decks_of("elves", "goblins"), {seed})
play_out(session, agents)
print(session.digest(), session.progress, session.result)
"""


def decks_of(*names: str) -> list[Deck]:
    return [read_deck(name) for name in names]


def begin(
    decks: list[Deck], seed: int, teams: list[str] | None = None
) -> tuple[Session, dict[str, Agent]]:
    setup = magic_setup(decks, seed=seed, teams=teams)
    agents = {name: make_agent("random", name, seed) for name, _, _ in setup.players}
    return Session.start(setup), agents


def step(session: Session, agents: dict[str, Agent]) -> None:
    assert session.choice is not None
    session.choose(agents[session.choice.player].choose(seat_of(session)))


@pytest.fixture(scope="module")
def decks() -> list[Deck]:
    return decks_of("elves", "goblins")


def cards_by_owner(session: Session) -> Counter[str]:
    """Count the cards, without tokens, that are in exactly one zone."""
    tokens = {number for (number,) in session.query("token", 1)}
    owner = {n: p for n, _, p in session.query("object", 3) if n not in tokens}
    zones: Counter[int] = Counter(number for (number,) in session.query("exile", 1))
    for name in ("hand", "graveyard", "controls"):
        zones.update(number for _, number in session.query(name, 2))
    for _, numbers in session.query("library", 2):
        zones.update(numbers)
    for (numbers,) in session.query("stack", 1):
        zones.update(numbers)
    assert all(zones[number] == 1 for number in owner)
    assert all(
        number in owner or number in tokens or is_ability(session, number) for number in zones
    )
    return Counter(owner.values())


def is_ability(session: Session, number: int) -> bool:
    kinds = {item: kind for item, _, kind in session.query("stack_item", 3)}
    return kinds.get(number, "spell") != "spell"


@few
@given(seed=SEEDS)
def test_no_forbidden_state_is_reached(decks: list[Deck], seed: int) -> None:
    session, agents = begin(decks, seed)
    while not session.over:
        step(session, agents)
        assert session.violations() == []


@few
@given(seed=SEEDS)
def test_everything_has_the_types_that_are_declared(decks: list[Deck], seed: int) -> None:
    session, agents = begin(decks, seed)
    while not session.over:
        step(session, agents)
        offered = session.choice.actions if session.choice else ()
        lines = [f"fluent({f})" for f in session.fluents()] + [f"action({a})" for a in offered]
        players = [name for name, _, _ in session.setup.players]
        assert bridge().call("define", "save", "check", lines, players) == ["ok"]


@few
@given(seed=SEEDS)
def test_every_card_is_in_one_zone(decks: list[Deck], seed: int) -> None:
    session, agents = begin(decks, seed)
    while not session.over:
        assert cards_by_owner(session) == {"elves": 60, "goblins": 60}
        step(session, agents)


@few
@given(seed=SEEDS)
def test_undo_to_the_start_and_redo(decks: list[Deck], seed: int) -> None:
    session, agents = begin(decks, seed)
    first, digests = session.fluents(), [session.digest()]
    while not session.over:
        step(session, agents)
        digests.append(session.digest())
    taken, progress = list(session.taken), session.progress
    for digest in reversed(digests):
        assert session.digest() == digest
        if session.taken:
            session.undo()
    assert session.fluents() == first
    for action, digest in zip(taken, digests[1:], strict=True):
        session.do(action)
        assert session.digest() == digest
    assert session.progress == progress


@few
@given(seed=SEEDS, data=st.data())
def test_undo_of_any_length(decks: list[Deck], seed: int, data: st.DataObject) -> None:
    session, agents = begin(decks, seed)
    while not session.over:
        step(session, agents)
    end, taken = session.digest(), list(session.taken)
    for _ in range(3):
        session.undo(data.draw(st.integers(1, len(taken))))
        for action in taken[len(session.taken) :]:
            session.do(action)
        assert session.digest() == end


@few
@given(seed=SEEDS, data=st.data())
def test_a_save_changes_nothing(
    decks: list[Deck], tmp_path: Path, seed: int, data: st.DataObject
) -> None:
    session, agents = begin(decks, seed)
    play_out(session, agents)
    end = (session.digest(), session.progress, list(session.taken), session.result)
    session.undo(data.draw(st.integers(0, len(session.taken))))
    write_save(tmp_path / "a.save", session)
    again = read_save(tmp_path / "a.save").session()
    assert (again.choice, again.progress) == (session.choice, session.progress)
    play_out(again, agents)
    assert (again.digest(), again.progress, again.taken, again.result) == end


@pytest.mark.parametrize("seed", [3, 2025])
def test_the_same_game_in_another_process(decks: list[Deck], seed: int) -> None:
    session, agents = begin(decks, seed)
    play_out(session, agents)
    here = f"{session.digest()} {session.progress} {session.result}"
    code = PLAY_IN_ANOTHER_PROCESS.format(tests=str(Path(__file__).parent), seed=seed)
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == here


@pytest.mark.parametrize("chunk", range(10))
def test_random_games_end_by_the_rules(decks: list[Deck], chunk: int) -> None:
    for seed in range(chunk * 20, chunk * 20 + 20):
        session, agents = begin(decks, seed)
        play_out(session, agents)
        assert session.result in ("won([elves])", "won([goblins])", "draw")
        assert session.violations() == []


@pytest.mark.parametrize("chunk", range(4))
def test_three_players_each_for_themselves(chunk: int) -> None:
    three = decks_of("elves", "goblins", "elves")
    for seed in range(chunk * 5, chunk * 5 + 5):
        session, agents = begin(three, seed)
        play_out(session, agents)
        assert len(session.winners) == 1 or session.result == "draw"
        assert session.violations() == []


@pytest.mark.parametrize("chunk", range(4))
def test_two_teams_of_two(chunk: int) -> None:
    four = decks_of("elves", "goblins", "elves", "goblins")
    sides = {"elves": "elves_2", "goblins": "goblins_2"}
    for seed in range(chunk * 5, chunk * 5 + 5):
        session, agents = begin(four, seed, ["x", "y", "x", "y"])
        play_out(session, agents)
        assert session.winners in {*sides.items(), ()}
        assert (session.result == "draw") == (session.winners == ())
        assert session.violations() == []
