"""What a player has seen of a hidden zone stays known (400.2): beliefs, samples, proofs."""

from __future__ import annotations

from fractions import Fraction
from io import StringIO

import pytest
from games_reached import SEEDS, few, reached
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.belief import beliefs
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.cli.board import draw_board
from pyengine.games.magic.position import Position
from pyengine.games.magic.scene import scene
from pyengine.plans.problem import Problem
from pyengine.plans.solving import Solver


def shown_hand() -> Session:
    """A card of b's hand was shown to a; another was not, and five are in the library."""
    position = Position()
    shown, _ = position.hand("b", "Llanowar Elves", "Forest")
    position.library("b", "Forest", "Forest", "Grizzly Bears", "Giant Growth", "Mountain")
    position.fluent(f"knows(a,{shown})")
    return position.begin()


def test_a_card_that_was_shown_is_believed_to_be_there() -> None:
    (belief,) = beliefs(shown_hand(), "a")
    assert belief.known == {"Llanowar Elves": 1}
    assert (belief.hand, belief.hidden) == (2, 1)
    assert "Llanowar Elves" not in belief.unseen
    assert belief.some(belief.unseen["Forest"]) == Fraction(3, 6)


def own_draw(session: Session) -> set[str]:
    """The cards that are on top of a's library in twenty samples of what a knows."""
    found = set()
    for seed in range(20):
        with Seat("a", session).determinized(seed):
            (library,) = (cards for owner, cards in session.query("library", 2) if owner == "a")
            names = {number: name for number, name, _ in session.query("object", 3)}
            found.add(names[library[0]])
    return found


def test_what_a_player_has_put_on_top_is_what_they_draw() -> None:
    position = Position()
    top, *_ = position.library("a", "Giant Growth", "Forest", "Forest", "Grizzly Bears")
    assert len(own_draw(position.begin())) > 1
    position.fluent(f"knows(a,{top})")
    assert own_draw(position.begin()) == {"Giant Growth"}


def test_what_another_player_knows_is_no_part_of_a_sample() -> None:
    """Whether they know it still may hang on cards that are hidden."""
    position = Position()
    card, _ = position.hand("b", "Llanowar Elves", "Forest")
    top, *_ = position.library("b", "Forest", "Giant Growth", "Forest")
    position.fluent(f"knows(a,{card})")
    position.fluent(f"knows(b,{top})")
    session = position.begin()
    with Seat("a", session).determinized(1):
        assert session.query("knows", 2) == [["a", card]]
    assert sorted(session.query("knows", 2)) == [["a", card], ["b", top]]


@pytest.mark.parametrize("known", [True, False])
def test_a_plan_that_hangs_on_the_top_card_is_found_where_it_is_known(known: bool) -> None:
    """Bears win with what is drawn this turn."""
    position = Position()
    position.life("b", 5)
    position.battlefield("a", "Grizzly Bears", "Forest")
    top, *_ = position.library("a", "Giant Growth", "Forest", "Forest")
    position.library("b", "Forest", "Forest")
    if known:
        position.fluent(f"knows(a,{top})")
    session = position.begin("upkeep")
    session.mode = "contracted"
    with Solver(session) as solver:
        found = solver.solve_all(Problem("won(a)", player="a"))
    assert found.outcome == ("plan" if known else "none")


@few
@given(seed=SEEDS, choices=st.integers(0, 150))
def test_every_sample_agrees_with_what_was_seen(
    database: CardDatabase, seed: int, choices: int
) -> None:
    session = reached(database, seed, choices)
    seat = seat_of(session)
    seen = seat.information_state()
    for sample in range(5):
        with seat.determinized(sample) as state:
            assert list(state.information_state(seat.player)) == seen


def test_the_board_shows_what_is_known() -> None:
    position = Position()
    card, _ = position.hand("b", "Llanowar Elves", "Forest")
    _, second, _ = position.library("a", "Forest", "Giant Growth", "Forest")
    for known in (card, second):
        position.fluent(f"knows(a,{known})")
    session = position.begin()
    shown = StringIO()
    Console(file=shown, width=80).print(draw_board(Seat("a", session).ask("board"), "a"))
    lines = [" ".join(line.split()) for line in shown.getvalue().splitlines() if "known" in line]
    assert lines == ["known Llanowar Elves in hand", "known Giant Growth (2 from the top)"]
    view = scene(Seat("a", session))
    assert view["known"] == [{"owner": "a", "place": 2, "name": "Giant Growth"}]
    assert [thing["name"] for thing in view["objects"] if thing["zone"] == "hand"] == [
        "Llanowar Elves"
    ]
    other = StringIO()
    Console(file=other, width=80).print(draw_board(Seat("b", session).ask("board"), "b"))
    assert "known" not in other.getvalue()


def test_what_was_known_is_known_while_it_is_found() -> None:
    searching = "spell([search_several(you,2,[land],hand,revealed)])"
    card = Card("Wide Search", "{G}", (), ("instant",), (), None, None, (searching,), "")
    position = Position(own={card.name: card})
    position.battlefield("a", "Forest")
    (spell,) = position.hand("a", card.name)
    top, second, *_ = position.library("a", "Forest", "Mountain", "Shock")
    position.fluent(f"knows(a,{top})")
    session = position.begin()
    for action in (f"cast({spell})", "pass", "pass", f"find({top})"):
        session.do(action)
        assert session.violations() == []
    assert session.query("knows", 2) == [["a", top], ["b", top]]
    session.do(f"find({second})")
    assert session.violations() == []


@pytest.mark.parametrize("mode", ["contracted", "choices", "steps"])
def test_who_has_scried_does_not_see_the_next_card(mode: str) -> None:
    text = "spell([scry(you,1),put_in_library(target([card_in(graveyard,you)]),library_top)])"
    foresight = Card("Foresight", "{G}", (), ("sorcery",), (), None, None, (text,), "")
    position = Position(own={foresight.name: foresight})
    top, below, *_ = position.library("a", "Giant Growth", "Grizzly Bears", "Forest", "Forest")
    position.battlefield("a", "Forest")
    (spell,) = position.hand("a", foresight.name)
    position.graveyard("a", "Shock")
    session = position.begin(mode=mode)
    session.do(f"cast({spell})")
    while session.choice is not None and "leave_on_top" not in session.choice.actions:
        session.choose(0)
    session.do(f"bottom({top})")
    known = {object_ for player, object_ in session.query("knows", 2) if player == "a"}
    assert below not in known
    assert top in known
