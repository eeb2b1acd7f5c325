"""Cards that effects bring in from outside the game: a player's sideboard (400.11)."""

from __future__ import annotations

import pytest
from boards import actions, names, process, resolve_top
from rulebook import Board

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.games.magic.pool.reading import read_texts
from pyengine.games.magic.scene import scene

WISH = "You may reveal a sorcery card you own from outside the game and put it into your hand."
DEATH = "You may put a card you own from outside the game into your hand."
RAVEN = "You may put a card you own from outside the game on top of your library."
RESEARCH = (
    "Choose up to four cards you own from outside the game and shuffle them into your library."
)
ACQUISITION = "Put a card you own from outside the game into your hand."


def wishing(text: str, *beside: str, player: str = "a", leads: bool = False) -> Session:
    """Let a cast a spell with TEXT, where PLAYER has the cards BESIDE the game; it resolves."""
    board = Board()
    (reading,) = read_texts([("spell", text)])
    assert reading.understood, reading.problem
    for name, types in (("Rite", "sorcery"), ("Spark", "instant"), ("Study", "sorcery")):
        lesson = "lesson" if name == "Study" else ""
        board.card(name, "spell([draw(you,1)])", types=types, subtypes=lesson, cost="{0}")
    if leads:
        board.command("a", board.card("Chief", supertypes="legendary", size=("1", "1")))
    board.sideboard(player, *beside)
    (deed,) = board.hand("a", board.card("Deed", reading.term, types="sorcery", cost="{0}"))
    session = board.begin()
    session.do(f"cast({deed})")
    resolve_top(session)
    return session


def take(session: Session, name: str) -> None:
    """Bring in the card NAME, which is one of those that may be chosen."""
    if "yes" in actions(session):
        session.do("yes")
    wanted = {f"select({n})" for n, called, _ in session.query("object", 3) if called == name}
    session.do(next(action for action in actions(session, "select(") if action in wanted))


def beside(session: Session, player: str = "a") -> list[str]:
    return names(session, "sideboard", player)


def seen(session: Session, viewer: str, zone: str = "sideboard") -> list[str]:
    """Return the names of what VIEWER sees in ZONE."""
    view = scene(Seat(viewer, session))
    return sorted(str(thing["name"]) for thing in view["objects"] if thing["zone"] == zone)


def test_400_11_a_sorcery_is_brought_in_and_revealed() -> None:
    session = wishing(WISH, "Rite", "Spark")
    assert actions(session) == ["no", "yes"]
    session.do("yes")
    assert len(actions(session)) == 1, "an instant is none"
    take(session, "Rite")
    assert (names(session, "hand", "a"), beside(session)) == (["Rite"], ["Spark"])
    assert seen(session, "b", "hand") == ["Rite"], "it was revealed"
    assert session.violations() == []


def test_608_2d_who_may_bring_one_in_need_not() -> None:
    session = wishing(WISH, "Rite")
    session.do("no")
    assert (names(session, "hand", "a"), beside(session)) == ([], ["Rite"])


def test_400_11_of_what_is_not_asked_for_none_comes() -> None:
    session = wishing(WISH, "Spark")
    assert actions(session) == ["no"], "what lies outside only its owner knows"
    session.do("no")
    assert (process(session), names(session, "hand", "a")) == ("priority", [])
    assert beside(session) == ["Spark"]


def test_400_11_only_of_what_the_player_owns() -> None:
    session = wishing(WISH, "Rite", player="b")
    session.do("no")
    assert (names(session, "hand", "a"), beside(session, "b")) == ([], ["Rite"])


def test_400_11a_what_lies_outside_only_its_owner_knows() -> None:
    session = wishing(DEATH, "Rite", "Spark")
    assert (seen(session, "a"), seen(session, "b")) == (["Rite", "Spark"], [])
    take(session, "Spark")
    assert (names(session, "hand", "a"), seen(session, "b", "hand")) == (["Spark"], [])
    logs = {viewer: str(Seat(viewer, session).ask("log", 2)) for viewer in "ab"}
    assert "Spark" in logs["a"], "its owner sees what it is"
    assert "from outside the game" in logs["b"]
    assert "Spark" not in logs["b"], "it was not revealed"


def test_400_11_onto_the_library() -> None:
    session = wishing(RAVEN, "Rite")
    take(session, "Rite")
    assert names(session, "library", "a")[0] == "Rite"
    assert beside(session) == []


def test_400_11_up_to_four_into_the_library() -> None:
    session = wishing(RESEARCH, *["Rite"] * 3, *["Spark"] * 2)
    for _ in range(2):
        session.do(actions(session, "select(")[0])
    session.do("select_no_more")
    assert len(beside(session)) == 3
    library = names(session, "library", "a")
    assert (len(library), library.count("Rite")) == (12, 2)


def test_400_11_without_may_there_has_to_be_one() -> None:
    session = wishing(ACQUISITION, "Rite", "Spark")
    assert [a.partition("(")[0] for a in actions(session)] == ["select", "select"]
    assert process(wishing(ACQUISITION)) == "priority", "there is none"


def test_903_11_in_a_game_of_commander_none_comes() -> None:
    session = wishing(ACQUISITION, "Rite", leads=True)
    assert (process(session), names(session, "hand", "a")) == ("priority", [])
    assert beside(session) == ["Rite"]


def test_701_48a_who_learns_may_bring_in_a_lesson() -> None:
    session = wishing("Learn.", "Rite", "Study")
    take(session, "Study")
    assert (names(session, "hand", "a"), beside(session)) == (["Study"], ["Rite"])


@pytest.mark.parametrize("lesson", [False, True])
def test_701_48a_who_discards_draws_and_brings_in_none(lesson: bool) -> None:
    board = Board()
    (reading,) = read_texts([("spell", "Learn.")])
    study = board.card("Study", types="sorcery", subtypes="lesson", cost="{0}")
    board.sideboard("a", *[study] * lesson)
    deed, _ = board.hand("a", board.card("Deed", reading.term, types="sorcery", cost="{0}"), study)
    session = board.begin()
    session.do(f"cast({deed})")
    resolve_top(session)
    take(session, "Study")
    assert (process(session), names(session, "hand", "a")) == ("priority", ["Forest"])
    assert names(session, "graveyard", "a").count("Study") == 1
    assert beside(session) == ["Study"] * lesson


def test_400_11_it_can_be_undone_and_loaded() -> None:
    session = wishing(WISH, "Rite")
    before, facts = session.digest(), session.fluents()
    take(session, "Rite")
    after = session.digest()
    session.undo(2)
    assert session.digest() == before
    session.load(facts)
    assert session.digest() == before
    take(session, "Rite")
    assert (session.digest(), beside(session)) == (after, [])
