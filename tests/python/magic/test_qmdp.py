"""QMDP: the abstract states, the rewards, value iteration, models and their training."""

import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from games_reached import SEEDS, few, reached, snapshot
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from pyengine.agents import AgentError, make_agent
from pyengine.cli.main import app
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.agents.qmdp import best_tried
from pyengine.games.magic.belief import NO_CREATURE
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.abstraction import Known, card_rows, creature_cards, state_key
from pyengine.games.magic.models.hidden import observed
from pyengine.games.magic.models.model import Model, Training, state_number
from pyengine.games.magic.models.rewards import REWARDS, Moment, events_between, worth_of
from pyengine.games.magic.models.training import Course, train
from pyengine.games.magic.position import Position
from pyengine.system.interrupts import held_interrupts

TINY = Training(("Forest",), ("Mountain",), "low", 0.5)


def test_the_initial_state_of_the_thesis(database: CardDatabase) -> None:
    """Table 4.4: all creature cards are in the libraries, as many as table 4.1 says."""
    session = Session.start(_setup(database))
    rows = [[owner, "library", *rest] for owner, _, *rest in session.call(
        "define", "magic", "cards"
    )]  # fmt: skip
    elves = {"1/1": 11, "1/2": 2, "2/2": 8, "2/3": 3, "3/3": 3, "*/*": 2}
    goblins = {"1/1": 10, "2/1": 6, "2/2": 11, "3/2": 1, "3/3": 1, "*/*": 1}
    texts = [" ".join(f"{k}:{'1' * n}" for k, n in sorted(d.items())) for d in (elves, goblins)]
    assert state_key(card_rows(creature_cards(rows)), "elves") == "|".join(texts)


def _setup(database: CardDatabase):  # type: ignore[no-untyped-def]
    from pyengine.games.magic.setup import magic_setup

    return magic_setup([read_deck(n, database) for n in ("elves", "goblins")], seed=1)


def test_cards_of_one_size_are_not_told_apart() -> None:
    cards = [("a", "library", "1/1"), ("a", "hand", "1/1"), ("b", "graveyard", "2/2")]
    rows = card_rows(cards)
    assert state_key(rows, "a") == state_key(rows[::-1], "a") == "1/1:12|2/2:4"
    assert state_key(rows, "b") == "2/2:4|1/1:12"


@few
@given(seed=SEEDS, choices=st.integers(0, 120))
def test_sampled_states_agree_with_what_is_seen(
    database: CardDatabase, seed: int, choices: int
) -> None:
    session = reached(database, seed, choices)
    seat = seat_of(session)
    rows, hands = seat.ask("known_cards"), dict(seat.ask("hand_sizes"))
    known = Known.of(rows, hands, seat.player)
    sampled = state_key(known.sample(random.Random(seed)), seat.player)
    cards = card_rows(creature_cards(session.call("define", "magic", "cards")))
    real = state_key(cards, seat.player)
    assert sampled.split("|")[0] == real.split("|")[0]
    assert observed(sampled) == observed(real)
    _, sizes, held = next(found for found in known.unseen if found[0] != seat.player)
    creatures = sum(part.split(":")[1].count("2") for part in sampled.split("|")[1].split())
    assert 0 <= held - creatures <= sizes.count(NO_CREATURE)
    with Seat(seat.player, session).determinized(seed):
        assert sorted(seat.ask("known_cards")) == sorted(rows)


@few
@given(seed=SEEDS, choices=st.integers(0, 300))
def test_the_rules_count_the_state_as_the_cards_say(
    database: CardDatabase, seed: int, choices: int
) -> None:
    session = reached(database, seed, choices)
    player = seat_of(session).player
    rows, life, actions = session.call("define", "magic", "abstract_choice")
    cards = card_rows(creature_cards(session.call("define", "magic", "cards")))
    assert state_key(rows, player) == state_key(cards, player)
    assert Moment.of(rows, {}) == Moment.of(cards, {})
    assert sorted(life) == sorted(session.query("life", 2))
    assert actions == seat_of(session).ask("abstract_actions")
    assert len(actions) == len(seat_of(session).actions)


def test_actions_are_known_by_the_cards_names() -> None:
    """Numbers that are no objects stay: the cost's index is not the object 2."""
    position = Position()
    position.battlefield("a", "Wirewood Lodge", "Elvish Warrior")
    position.battlefield("a", "Forest", "Forest")
    position.hand("a", "Giant Growth", "Forest")
    session = position.begin()
    assert set(seat_of(session).ask("abstract_actions")) == {
        "activate(Wirewood Lodge,2)", "cast(Giant Growth)", "pass", "play_land(Forest)"
    }  # fmt: skip
    session.do(next(a for a in seat_of(session).actions if a.startswith("cast")))
    assert seat_of(session).ask("abstract_actions") == ["target(Elvish Warrior)"]


def test_the_rewards_of_table_4_3() -> None:
    assert REWARDS["low"]["player creature cast"] == 4.6
    assert REWARDS["high"]["opponent wins game"] == -76.0
    assert set(REWARDS["no"].values()) == {0.0}


@pytest.mark.parametrize(
    ("place", "event"),
    [
        (("hand", "battlefield"), "creature cast"),
        (("hand", "stack"), "creature cast"),
        (("hand", "graveyard"), "creature discard"),
        (("battlefield", "graveyard"), "creature dies"),
    ],
)
def test_events_show_in_where_cards_are(place: tuple[str, str], event: str) -> None:
    before, after = (
        Moment.of(card_rows([("a", where, "1/1")]), {"a": 20, "b": 20}) for where in place
    )
    assert +events_between(before, after, "a") == Counter({f"player {event}": 1})
    assert +events_between(before, after, "b") == Counter({f"opponent {event}": 1})


def test_damage_is_an_event_of_who_inflicts_it() -> None:
    before, after = Moment.of([], {"a": 20, "b": 20}), Moment.of([], {"a": 20, "b": 17})
    assert worth_of(events_between(before, after, "a"), REWARDS["low"]) == 8.0
    assert worth_of(events_between(before, after, "b"), REWARDS["low"]) == -4.0


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


def course(database: CardDatabase, seed: int = 1) -> Course:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    return Course(*decks, seed=seed)


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


def test_a_trained_agent_plays_and_does_not_peek(database: CardDatabase, tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    list(train(course(database), model, 4))
    model.close()
    for choices in range(60):
        session = reached(database, 1, choices)
        seat = seat_of(session)
        if seat.player != "elves":
            continue
        agent, before = make_agent(f"qmdp:model={path}", "elves", 3), snapshot(session)
        index = agent.choose(seat)
        assert snapshot(session) == before
        with seat.determinized(choices):
            assert agent.choose(seat) == index


def chosen(position: Position, path: Path, seeds: int = 8) -> set[str]:
    """The actions, by their cards' names, that QMDP agents with the model PATH take."""
    seat = seat_of(position.begin())
    agents = [make_agent(f"qmdp:model={path}", "a", seed) for seed in range(seeds)]
    return {seat.ask("abstract_actions")[agent.choose(seat)] for agent in agents}


def test_every_action_is_tried_for_its_reward(tmp_path: Path) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(Training((), ()))
    model.close()
    position = Position()
    position.hand("a", "Forest", "Llanowar Elves")
    position.battlefield("a", "Forest")
    assert chosen(position, path) == {"cast(Llanowar Elves)"}


def test_what_a_state_is_worth_decides(tmp_path: Path) -> None:
    """Without rewards, the value of the state that an action leads to does."""
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(Training((), (), rewards="no"))
    model.learn("1/1:3|", "pass", -5.0, None)
    model.save()
    model.close()
    position = Position()
    position.hand("a", "Forest", "Llanowar Elves")
    position.battlefield("a", "Forest")
    assert chosen(position, path) == {"pass", "play_land(Forest)"}


def test_models_for_other_decks_and_no_models_are_refused(
    database: CardDatabase, tmp_path: Path
) -> None:
    path = tmp_path / "model.db"
    model = Model(path, create=True)
    model.begin(TINY)
    model.close()
    session = reached(database, 1, 5)
    seat = seat_of(session)
    with pytest.raises(AgentError, match="trained on other decks"):
        make_agent(f"qmdp:model={path}", seat.player, 1).choose(seat)
    with pytest.raises(AgentError, match="there is no such model"):
        make_agent("qmdp:model=/nowhere.db", "a", 1)
    with pytest.raises(AgentError, match="qmdp plays by a model"):
        make_agent("qmdp", "a", 1)
    (tmp_path / "text").write_text("no database, but long enough to be read as one" * 40)
    with pytest.raises(AgentError, match="this is no model"):
        make_agent(f"qmdp:model={tmp_path / 'text'}", "a", 1)


def test_the_command_trains_goes_on_and_refuses(tmp_path: Path) -> None:
    path = str(tmp_path / "model.db")
    command = ["train", "qmdp", "--deck", "elves", "--model", path, "--games"]
    assert "has learnt from 1 games" in CliRunner().invoke(app, [*command, "1"]).output
    assert "has learnt from 2 games" in CliRunner().invoke(app, [*command, "2"]).output
    other = [*command, "3", "--against", "elves"]
    refused = CliRunner().invoke(app, other)
    assert refused.exit_code == 2
    assert "trained on other terms: its decks differ" in refused.output
    for option, words in (
        ("--opponent=aggressive", "opponent random, not aggressive"),
        ("--explore=0.9", "explore 0.1, not 0.9"), ("--seed=77", "seed 1, not 77"),
    ):  # fmt: skip
        refused = CliRunner().invoke(app, [*command, "3", option])
        assert refused.exit_code == 2
        assert f"trained on other terms: {words}. Go on with its own" in refused.output
        assert "has learnt from 2 games" in refused.output
    refused = CliRunner().invoke(app, [*command, "3", "--rewards", "huge"])
    assert refused.exit_code == 2
    assert "There are no, low and high" in refused.output
