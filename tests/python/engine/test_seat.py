"""A seat and its player: no answer tells what the player may not see."""

import random
import re

import pytest
from games_reached import SEEDS, few, reached
from hypothesis import given
from hypothesis import strategies as st

from pyengine.engine.bridge import PrologError
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

NEVER = 10**6
"""The number of no object."""

FORMS = (
    "cast({})", "play_land({})", "bottom({})", "discard({})", "target({})", "find({})", "pick({})",
    "activate({},1)", "attack({},elves)", "block({},1)", "keep({})", "cast({},alternative(1))",
)  # fmt: skip

EVER = 10**9


def unseen(session: Session, viewer: str) -> list[int]:
    """Return the cards that VIEWER has never seen there, where nobody looks at a library."""
    known = {card for player, card in session.query("knows", 2) if player == viewer}
    hands = [card for player, card in session.query("hand", 2) if player != viewer]
    libraries = [card for _, library in session.query("library", 2) for card in library]
    return [card for card in hands + libraries if card not in known]


@few
@given(seed=SEEDS, choices=st.integers(0, 120))
def test_a_card_that_is_not_seen_is_like_none(
    database: CardDatabase, seed: int, choices: int
) -> None:
    """Explanations, and what words may mean, are those for a number that there never was."""
    session, chance = reached(database, seed, choices), random.Random(seed)
    viewer = chance.choice(["elves", "goblins"])
    seat = Seat(viewer, session)
    if session.query("revealed", 2) or "choose_card" in str(session.choice):
        return
    cards = [card for card in unseen(session, viewer) if card > 9]  # no number of an ability
    for card in chance.sample(cards, 4):
        for form in FORMS:
            for request in ("why_not", "why", "conflict", "meant"):
                answer = str(seat.ask(request, form.format(card)))
                none = str(seat.ask(request, form.format(NEVER)))
                number = rf"(?<![.\d]){card}\b(?!\.\d)"
                assert re.sub(number, str(NEVER), answer) == none, (request, form)


def test_who_asks_matters_and_not_who_chooses() -> None:
    position = Position()
    (mine,) = position.hand("a", "Grizzly Bears")
    (theirs,) = position.hand("b", "Giant Growth")
    session = position.begin()
    assert session.choice is not None and session.choice.player == "a"
    assert "{1}{G} is missing" in str(Seat("a", session).ask("why_not", f"cast({mine})"))
    assert "Giant Growth" in str(Seat("b", session).ask("meant", f"cast({theirs})"))
    for player, card in (("b", mine), ("a", theirs)):
        for request in ("why_not", "meant"):
            answer = str(Seat(player, session).ask(request, f"cast({card})"))
            assert not re.search(r"Bears|Growth|\{|missing", answer), answer


def test_where_all_is_seen_reasons_are_as_they_are() -> None:
    position = Position()
    (bear,) = position.battlefield("a", "Grizzly Bears")
    position.hand("a", "Forest")
    session = position.begin()
    seat = seat_of(session)
    for action in (f"attack({bear},b)", f"block({bear},{bear})", "done", "pass"):
        assert seat.ask("why_not", action) == session.call("why_not", action)
        assert seat.ask("why", action) == session.call("why", action)


def test_unseen_cards_are_listed_in_an_order_that_tells_nothing() -> None:
    known = []
    for hand, library in (("Giant Growth", "Forest"), ("Forest", "Giant Growth")):
        position = Position()
        position.hand("b", hand, "Wood Elves")
        position.library("b", library, "Grizzly Bears")
        known.append(Seat("a", position.begin()).ask("known_cards"))
    assert known[0] == known[1]


@pytest.mark.parametrize(
    "request_",
    [
        ("new", [], []), ("cards",), ("cards", []), ("abstract_choice",), ("seen", EVER),
        ("offers",),
        ("happened", "elves", EVER), ("log", "everyone", EVER), ("put_counters", 1, "x", 1), ("x",),
    ],
)  # fmt: skip
def test_a_seat_asks_for_what_is_its_own(
    database: CardDatabase, request_: tuple[object, ...]
) -> None:
    session = reached(database, 3, 20)
    before, seat = session.digest(), seat_of(session)
    with pytest.raises(PrologError, match=f'a seat can\'t ask for "{request_[0]}"'):
        seat.ask(*request_)
    with seat.determinized(1) as state, pytest.raises(PrologError, match="a search can't ask"):
        state.ask(*request_)
    assert session.digest() == before
    with pytest.raises(PrologError):
        Seat("nobody", session).ask("board")


def test_a_seat_hears_of_the_past_since_its_own_choices(database: CardDatabase) -> None:
    """How many choices others had is not counted, so it does not show in what is told."""
    session = reached(database, 6, 60)
    seat, made = seat_of(session), session._frames
    own = [n for n, frame in enumerate(made) if frame.choice and frame.choice.player == seat.player]
    assert len(made) > len(own) > 2
    for choices in (1, 2, len(own)):
        told = session.call("define", "magic", "log", seat.player, len(made) - own[-choices])
        assert seat.ask("log", choices) == told
    assert seat.ask("log", 0) == []
    assert not hasattr(seat, "decisions")


def test_an_imagined_state_has_no_real_past(database: CardDatabase) -> None:
    session = reached(database, 6, 60)
    seat = seat_of(session)
    assert len(session.call("define", "magic", "log", "everyone", EVER)) > 100
    with seat.determinized(3) as state:
        for viewer in ("everyone", *seat.players):
            assert session.call("define", "magic", "log", viewer, EVER) == []
            assert session.call("define", "magic", "happened", viewer, EVER) == []
        state.apply(0)
        told = session.call("define", "magic", "log", "everyone", EVER)
        state.undo()
    assert told
    assert len(session.call("define", "magic", "log", "everyone", EVER)) > 100


@few
@given(seed=SEEDS, choices=st.integers(0, 120))
def test_imagined_states_have_no_real_numbers_of_unseen_cards(
    database: CardDatabase, seed: int, choices: int
) -> None:
    """Cards are numbered as the decks list them: the numbers that are left would tell the names."""
    session = reached(database, seed, choices)
    seat, chance = seat_of(session), random.Random(seed)
    if session.query("revealed", 2) or "choose_card" in str(session.choice):
        return
    secret = set(unseen(session, seat.player))
    with seat.determinized(seed) as state:
        for _ in range(10):
            for fluent in session.fluents():
                if fluent.startswith(("hand(", "library(", "object(")):
                    assert not secret & {int(number) for number in re.findall(r"\d+", fluent)}
            if state.is_terminal():
                break
            state.apply(chance.randrange(len(state.legal_actions())))


def test_several_requests_are_answered_as_one_after_the_other(database: CardDatabase) -> None:
    session = reached(database, 6, 60)
    seat = seat_of(session)
    card = unseen(session, seat.player)[0]
    requests = [
        ("why_not", f"cast({card})"), ("board",), ("new", [], []), ("meant", "pass"),
        ("why_not", "("), ("why", "pass"), ("conflict", f"attack({card},elves)"), ("hand_sizes",),
    ]  # fmt: skip
    for request, answer in zip(requests, seat.ask_each(requests), strict=True):
        if isinstance(answer, PrologError):
            with pytest.raises(PrologError) as caught:
                seat.ask(*request)
            assert (caught.value.kind, str(caught.value)) == (answer.kind, str(answer))
        else:
            assert answer == seat.ask(*request)


def test_the_order_of_facts_tells_nothing(database: CardDatabase) -> None:
    session = reached(database, 1, 0)
    assert session.choice is not None
    player = session.choice.player
    (viewer,) = {"elves", "goblins"} - {player}
    session.do("mulligan")
    while session.choice.process != f"put_on_bottom({player},1)":
        session.do("keep")
    fluents = session.fluents()
    held = iter([fluent for fluent in reversed(fluents) if fluent.startswith("hand(")])
    turned = [next(held) if fluent.startswith("hand(") else fluent for fluent in fluents]
    told = []
    for state in (fluents, turned):
        session.load(state)
        request = ("ask", "after(A, events(E))", 100, 10)
        told.append(session.call("define", "told", "magic", viewer, *request))
    assert told[0] == told[1] and "library_bottom" in str(told)
