"""What happens at the same time: damage of several attackers (702.19b), 704.3's single event."""

from __future__ import annotations

import pytest
from boards import (
    actions,
    do,
    life,
    names,
    place,
    process,
    resolve_all,
    resolve_top,
    stack_size,
)
from rulebook import Board, alive, pass_to_choice, why_not

from pyengine.engine.session import Session
from pyengine.games.magic.pool.reading import read_texts

BOON = "spell([gain_life(you, 1)])"


def all_blocked_by_one(toughness: int, *attackers: tuple[int, str]) -> tuple[Session, int]:
    """Go to combat damage: a 0/TOUGHNESS of b blocks all of a's ATTACKERS, each (size, keyword)."""
    board = Board()
    sizes = [board.creature("a", n, n, *([keyword] if keyword else [])) for n, keyword in attackers]
    wall = board.creature("b", 0, toughness)
    for attacker in sizes:
        board.fluent(f"attacking({attacker},b)")
        board.fluent(f"blocked({attacker})")
        board.fluent(f"blocks({wall},{attacker})")
    board.fluent("attackers_came")
    session = board.begin(step="declare_blockers", mode="choices")
    pass_to_choice(session, "divide_damage", "end_combat")
    return session, wall


@pytest.mark.parametrize(("toughness", "least"), [(7, 4), (4, 1), (3, 0), (2, 0)])
def test_trample_counts_what_an_attacker_without_it_assigns(toughness: int, least: int) -> None:
    # The one without trample is later, and assigns first.
    session, wall = all_blocked_by_one(toughness, (5, "trample"), (3, ""))
    assert actions(session) == [f"assign({wall},{n})" for n in range(least, 6)]
    do(session, f"assign({wall},{least})", f"assign(b,{5 - least})")
    assert life(session, "b") == 20 - (5 - least)
    assert not alive(session, wall)


def test_trample_counts_what_another_with_trample_assigns() -> None:
    session, wall = all_blocked_by_one(5, (4, "trample"), (4, "trample"))
    assert actions(session) == [f"assign({wall},4)"], "not lethal alone: nothing is left"
    do(session, f"assign({wall},4)", "assign(b,0)")
    assert actions(session) == [f"assign({wall},{n})" for n in range(1, 5)]
    do(session, f"assign({wall},1)", "assign(b,3)")
    assert life(session, "b") == 17


def test_one_damage_of_a_source_with_deathtouch_is_lethal_for_all() -> None:
    session, wall = all_blocked_by_one(9, (4, "trample"), (1, "deathtouch"))
    do(session, f"assign({wall},0)", "assign(b,4)")
    assert life(session, "b") == 16
    assert not alive(session, wall)


def test_damage_of_the_step_before_is_marked_and_counts_once() -> None:
    session, wall = all_blocked_by_one(4, (2, "first_strike"), (5, "trample"))
    assert actions(session) == [f"assign({wall},{n})" for n in range(2, 6)]


def legends(*others: str) -> tuple[Board, list[int]]:
    """Two legends of one name, 2/2, of a, and what else a has."""
    board = Board()
    board.card("Duke", supertypes="legendary", size=("2", "2"))
    dukes = board.battlefield("a", "Duke", "Duke")
    board.battlefield("a", *others)
    return board, dukes


def test_the_legend_rule_and_a_death_are_one_event() -> None:
    board, dukes = legends()
    mourner = board.creature(
        "a", 0, 0, "triggered(dies([other, creature]), true, [gain_life(you, 1)])"
    )
    session = board.begin()
    assert process(session) == "keep_one"
    assert alive(session, mourner), "it has toughness 0, and nothing has been performed yet"
    session.do(f"keep({dukes[0]})")
    resolve_all(session)
    assert place(session, "controls", "a") == [dukes[0]]
    assert life(session, "a") == 21, "what died saw the other legend die with it"


@pytest.mark.parametrize("kept", [0, 1])
def test_a_legend_with_lethal_damage_is_one_of_the_two(kept: int) -> None:
    board, dukes = legends()
    board.fluent(f"damage({dukes[0]},2)")
    session = board.begin()
    assert actions(session) == [f"keep({duke})" for duke in dukes]
    session.do(f"keep({dukes[kept]})")
    assert place(session, "controls", "a") == dukes[1:] * kept
    assert names(session, "graveyard", "a") == ["Duke"] * (2 - kept)
    assert session.query("kept", 2) == []


def test_nothing_but_one_of_the_two_can_be_kept() -> None:
    board, _ = legends("Forest")
    session = board.begin()
    (forest,) = place(session, "controls", "a", "Forest")
    assert why_not(f"keep({forest})") == {"704.5j"}


@pytest.mark.parametrize(
    ("words", "zone", "left"),
    [
        ("Exile any number of target spells.", "exile", 0),
        ("Return all spells to their owners' hands.", "hand", 0),
        ("Exile target spell.", "exile", 2),
    ],
)
def test_spells_that_leave_the_stack_together_all_leave_it(
    words: str, zone: str, left: int
) -> None:
    board = Board()
    (reading,) = read_texts([("spell", words)])
    answer = board.card("Answer", reading.term, types="instant", cost="{0}")
    boons = board.hand("a", *[board.card("Boon", BOON, types="instant", cost="{0}")] * 3)
    (card,) = board.hand("a", answer)
    session = board.begin(mode="choices")
    for boon in boons:
        session.do(f"cast({boon})")
    assert stack_size(session) == 3
    session.do(f"cast({card})")
    while process(session) != "priority":
        session.do(actions(session, "target(")[0])
    resolve_top(session)
    assert stack_size(session) == left
    there = place(session, "hand", "a", "Boon") if zone == "hand" else session.query("exile", 1)
    assert len(there) == 3 - left
    resolve_all(session)
    assert life(session, "a") == 20 + left
