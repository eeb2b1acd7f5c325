"""States that a search sees: consistent with what the player sees, and gone without a trace."""

import random
import re
from collections import Counter

import pytest
from games_reached import SEEDS, few, reached, snapshot
from hypothesis import given
from hypothesis import strategies as st

from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position


def rows_of(session: Session) -> set[tuple[object, ...]]:
    return {tuple(row) for row in session.query("object", 3)}


@few
@given(seed=SEEDS, choices=st.integers(0, 150))
def test_nothing_is_left_of_it(database: CardDatabase, seed: int, choices: int) -> None:
    session = reached(database, seed, choices)
    before = snapshot(session)
    chance = random.Random(seed)
    with seat_of(session).determinized(seed) as state:
        for _ in range(30):
            if state.is_terminal() or chance.random() < 0.2:
                break
            state.apply(chance.randrange(len(state.legal_actions())))
    assert snapshot(session) == before


@few
@given(seed=SEEDS, choices=st.integers(0, 150))
def test_it_differs_in_hidden_facts_only(database: CardDatabase, seed: int, choices: int) -> None:
    session = reached(database, seed, choices)
    seat = seat_of(session)
    real, seen = set(session.fluents()), seat.information_state()
    with seat.determinized(seed) as state:
        assert list(state.information_state(seat.player)) == seen
        assert sorted(session.call("define", "search", "legal")) == sorted(seat.actions)
        imagined = set(session.fluents())
    assert real ^ imagined
    assert not (real ^ imagined) & set(seen)
    others = [text for text in real - imagined if not text.startswith(HIDDEN)]
    numbers = {re.findall(r"\d+", text)[0] for text in others if text.startswith("last_known(")}
    assert all(numbers & set(re.findall(r"\d+", text)) for text in others)


HIDDEN = ("object(", "hand(", "library(", "seed(", "knows(")
"""Facts that differ from what is imagined, beside those that name what is gone."""


def test_decks_stay_what_they_are(database: CardDatabase) -> None:
    session = reached(database, 3, 40)
    real = Counter(row[1:] for row in rows_of(session))
    with seat_of(session).determinized(1):
        assert Counter(row[1:] for row in rows_of(session)) == real


def test_samples_differ_by_their_seeds_only(database: CardDatabase) -> None:
    session = reached(database, 4, 40)
    seat, samples = seat_of(session), []
    for seed in (1, 1, 2):
        with seat.determinized(seed):
            samples.append(rows_of(session))
    assert samples[0] == samples[1] != samples[2]


def test_a_sample_does_not_depend_on_what_is_really_there() -> None:
    boards = []
    for hand, library in (("Giant Growth", "Forest"), ("Forest", "Giant Growth")):
        position = Position()
        position.hand("a", "Llanowar Elves")
        position.hand("b", hand)
        position.library("b", library, "Wood Elves")
        session = position.begin()
        with Seat("a", session).determinized(7):
            boards.append(session.fluents())
    assert boards[0] == boards[1]


def test_every_arrangement_comes_up() -> None:
    position = Position()
    position.hand("b", "Giant Growth")
    position.library("b", "Forest", "Wood Elves")
    session = position.begin()
    names: Counter[object] = Counter()
    for seed in range(300):
        with Seat("a", session).determinized(seed):
            held = {number for player, number in session.query("hand", 2) if player == "b"}
            names += Counter(name for o, name, _ in rows_of(session) if o in held)
    assert set(names) == {"Forest", "Giant Growth", "Wood Elves"}
    assert min(names.values()) > 60


def test_revealed_cards_stay() -> None:
    position = Position()
    shown, *_ = position.library("b", "Giant Growth", "Forest", "Forest")
    position.hand("b", "Forest", "Wood Elves")
    position.fluent(f"revealed(b,{shown})")
    session = position.begin()
    for seed in range(20):
        with Seat("a", session).determinized(seed):
            assert (shown, "Giant Growth", "b") in rows_of(session)


def test_the_order_of_a_library_that_is_searched_is_not_known() -> None:
    position = Position()
    position.hand("a", "Wood Elves")
    position.battlefield("a", *["Forest"] * 3)
    position.library("a", "Forest", "Wood Elves", "Llanowar Elves", "Giant Growth")
    session = position.begin(mode="contracted")
    session.do(next(a for a in seat_of(session).actions if a.startswith("cast(")))
    while session.choice is not None and not session.choice.process.startswith("choose_card("):
        session.do("pass")
    names, orders = set(), set()
    for seed in range(20):
        with seat_of(session).determinized(seed):
            names.add(frozenset(rows_of(session)))
            orders.add(str(session.query("library", 2)))
    assert len(names) == 1
    assert len(orders) > 5


def test_it_is_of_the_present_state(database: CardDatabase) -> None:
    """What was asked of an earlier state is forgotten, also by undo and load."""
    session = reached(database, 8, 30)
    chance = random.Random(8)

    def imagined_now() -> list[str]:
        with seat_of(session).determinized(1):
            return session.fluents()

    for _ in range(25):
        assert session.choice is not None
        before = imagined_now()
        session.choose(chance.randrange(len(session.choice.actions)))
        after = imagined_now()
        session.undo()
        assert imagined_now() == before
        session.load(session.fluents())
        assert imagined_now() == before
        session.choose(0)
        assert after != before


def test_one_may_imagine_while_another_does(database: CardDatabase) -> None:
    session = reached(database, 9, 40)
    seat = seat_of(session)
    with seat.determinized(1):
        outer = session.fluents()
        with seat.determinized(2):
            inner = session.fluents()
        assert session.fluents() == outer
    with seat.determinized(1):
        assert session.fluents() == outer
    with seat.determinized(2):
        assert session.fluents() == inner


def test_only_who_chooses_imagines(database: CardDatabase) -> None:
    session = reached(database, 5, 20)
    assert session.choice is not None
    other = next(p for p, _, _ in session.setup.players if p != session.choice.player)
    with pytest.raises(EngineError, match="has nothing to choose"):
        Seat(other, session).determinized(1)


def test_a_cost_of_several_objects_is_paid_in_it_as_in_the_game() -> None:
    position = Position()
    position.battlefield("a", "Ib Halfheart, Goblin Tactician", *["Mountain"] * 4)
    session = position.begin()
    assert session.choice is not None
    actions = enumerate(session.choice.actions)
    session.choose(next(index for index, action in actions if action.startswith("activate(")))
    session.choose(1)
    assert session.choice is not None
    assert len(session.choice.actions) == 2
    with seat_of(session).determinized(1) as state:
        for index, action in enumerate(session.choice.actions):
            assert session.call("define", "search", "legal") == list(session.choice.actions)
            state.apply(index)
            assert action not in state.legal_actions()
            state.undo()


def test_undo_ends_at_the_root(database: CardDatabase) -> None:
    session = reached(database, 6, 30)
    with (
        seat_of(session).determinized(1) as state,
        pytest.raises(EngineError, match="beyond the state that a search began in"),
    ):
        state.undo()


def test_a_spell_that_is_taken_back_is_one_action() -> None:
    position = Position()
    position.hand("a", "Grizzly Bears")
    position.battlefield("a", "Forest", "Llanowar Elves", "Forest")
    session = position.begin(settings=("payment(a)=manual",))
    before = snapshot(session)
    with seat_of(session).determinized(1) as state:
        first = (state.legal_actions(), session.digest())
        cast = next(n for n, a in enumerate(first[0]) if a.startswith("cast("))
        state.apply(cast)
        paying = (state.legal_actions(), session.digest())
        state.apply(paying[0].index("take_back"))
        assert (state.legal_actions(), session.digest()) == first
        state.undo()
        assert (state.legal_actions(), session.digest()) == paying
        state.undo()
        assert (state.legal_actions(), session.digest()) == first
        for seed in range(20):
            state.playout(seed)
    assert snapshot(session) == before
