"""A name that is chosen may be that of any card, though few are offered (201.4)."""

from pathlib import Path
from typing import Any

import pytest

from pyengine.agents.naming import is_name_asked, name_chosen, named
from pyengine.agents.play_out import play_out
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import CardError, EngineError
from pyengine.games.magic.cards.texts import parse_cards
from pyengine.games.magic.position import Position

CARDS = """Register of Names {0}
Artifact
enters_with([card_name])

List of Beasts {0}
Artifact
enters_with([card_name([creature])])

Question of Names {0}
Sorcery
spell([choose_word(card_name([not([land])])),draw(you,1)])

Warrant {0}
Artifact
enters_with([card_name])
cant_be_cast([chosen_name])
"""


def choosing(card: str, *held: str, library: tuple[str, ...] = ("Forest",) * 4) -> Session:
    own = {card.name: card for card in parse_cards(CARDS, Path("own.txt"))}
    position = Position(own=own)
    (played, *_) = position.hand("a", card, *held)
    position.hand("b", "Shock")
    position.library("a", *library)
    position.battlefield("b", "Mountain")
    session = position.begin(mode="contracted")
    session.do(f"cast({played})")
    while session.choice is not None and not is_name_asked(session):
        session.do("pass")
    return session


def chosen(session: Session) -> list[Any]:
    return [called for _, called in session.query("chosen_name", 2)]


@pytest.mark.parametrize("text", ["Goblin Matron", "goblin matron", " GOBLIN  MATRON "])
def test_a_name_of_no_card_of_the_game_is_looked_up(text: str) -> None:
    session = choosing("Register of Names")
    before = session.fluents()
    session.choose(name_chosen(session, text))
    assert chosen(session) == ["Goblin Matron"]
    session.undo(2)
    assert session.fluents() == before


def test_a_name_that_is_offered_is_taken_at_once() -> None:
    session = choosing("Register of Names", "Wellwisher")
    made = len(session.taken)
    session.choose(name_chosen(session, "wellwisher"))
    assert chosen(session) == ["Wellwisher"] and len(session.taken) == made + 1


def test_a_name_that_another_holds_is_looked_up_like_any_other() -> None:
    """Shock is in b's hand: a looks it up as they do what nobody has."""
    session = choosing("Warrant")
    made = len(session.taken)
    session.choose(name_chosen(session, "Shock"))
    assert chosen(session) == ["Shock"] and len(session.taken) == made + 2
    session.do("pass")
    shock = next(number for number, name, _ in session.query("object", 3) if name == "Shock")
    assert session.choice is not None and session.choice.player == "b"
    assert f"cast({shock})" not in session.choice.actions
    session.undo(3)
    session.choose(name_chosen(session, "Giant Growth"))
    session.do("pass")
    assert session.choice is not None and f"cast({shock})" in session.choice.actions


@pytest.mark.parametrize(
    ("card", "text", "error", "words"),
    [
        ("Question of Names", "Forest", EngineError, "not the name of such a card"),
        ("List of Beasts", "Giant Growth", EngineError, "not the name of such a card"),
        ("Register of Names", "Nothing Called So", CardError, "no card is called"),
        ("Register of Names", "", EngineError, "150 letters"),
        ("Register of Names", "x" * 151, EngineError, "150 letters"),
        ("Register of Names", 7, EngineError, "150 letters"),
    ],
)
def test_what_is_no_such_name_is_refused(
    card: str, text: Any, error: type[Exception], words: str
) -> None:
    session = choosing(card, "Wellwisher")
    before = session.fluents()
    with pytest.raises(error, match=words):
        name_chosen(session, text)
    assert session.fluents() == before


def test_no_name_is_chosen_elsewhere() -> None:
    session = choosing("Register of Names")
    session.choose(0)
    assert not is_name_asked(session)
    with pytest.raises(EngineError, match="no name is being chosen now"):
        named(seat_of(session), "Shock")


def test_who_knows_no_such_name_is_asked_all_the_same() -> None:
    """In the contracted graph, too: any creature's name may be looked up."""
    session = choosing("List of Beasts")
    assert session.choice is not None and session.choice.count == 1
    assert "any_name" in session.choice.actions[0]
    seat = seat_of(session)
    session.choose(named(seat, "Goblin Matron"))
    assert chosen(session) == ["Goblin Matron"]


def test_the_name_of_another_card_stands_for_all_that_nobody_knows() -> None:
    session = choosing("List of Beasts")
    session.choose(0)
    assert chosen(session) == ["some other card"]


def test_what_was_looked_up_is_replayed_from_the_state() -> None:
    session = choosing("Question of Names")
    fluents = session.fluents()
    session.choose(name_chosen(session, "Goblin Matron"))
    after, taken = session.fluents(), list(session.taken)
    session.load(fluents)
    for action in taken[-2:]:
        session.do(action)
    assert session.fluents() == after


def test_what_is_looked_up_is_seen_by_nobody_else() -> None:
    session = choosing("Register of Names")
    session.do("look_up(a,'Goblin Matron',[creature])")
    assert any("Goblin Matron" in fluent for fluent in session.information_state("a"))
    assert not any("Goblin Matron" in fluent for fluent in session.information_state("b"))
    with pytest.raises(EngineError):
        session.do("look_up(b,'Wellwisher',[creature])")


def test_a_search_has_the_same_names() -> None:
    session = choosing("Register of Names", "Wellwisher", library=("Giant Growth", "Forest"))
    assert session.choice is not None
    seat = seat_of(session)
    with seat.determinized(3) as state:
        assert set(state.legal_actions()) == set(session.choice.actions)
    (own,) = (action for action in session.choice.actions if "'Giant Growth'" in action)
    assert [row[0] for row in seat.ask("why", own)] == ["'201.4'"]


def test_random_agents_end_such_games() -> None:
    from pyengine.agents import make_agent

    session = choosing("Register of Names", "Wellwisher")
    agents = {name: make_agent("random", name, 1, "magic") for name in ("a", "b")}
    play_out(session, agents)
    assert session.over


def test_a_person_at_a_page_types_a_name() -> None:
    from pyengine.web.worker.frames import question_frame
    from pyengine.web.worker.match import Match

    session = choosing("List of Beasts")
    match = Match(session, ("human", "human"), "free", 1)
    match.advance()
    assert match.asking == "a" and question_frame(match)["names"] is True
    with pytest.raises(CardError):
        match.names("a", "Nothing Called So")
    match.names("a", "Goblin Matron")
    match.advance()
    assert chosen(session) == ["Goblin Matron"]
    assert question_frame(match)["names"] is False
    match.wishes_undo("a")
    match.answers_undo("b", agrees=True)
    assert chosen(session) == [] and question_frame(match)["names"] is True
