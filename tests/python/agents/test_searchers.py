"""The agents that search: mc, beam and ismcts, and what they have in common."""

import re
import time

import pytest
from games_reached import reached, snapshot
from passing import pass_until

from pyengine.agents import AgentError, make_agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.games.magic.agents.beam import (
    CONFIGURATIONS,
    BeamAgent,
    Counts,
    _Node,
    heuristic,
)
from pyengine.games.magic.agents.semi_random import DefensiveAgent
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position
from pyengine.games.magic.standing import Standing, evaluation, standings
from pyengine.games.mbrane.setup import mbrane_setup

SEARCHERS = ("mc:playouts=1", "beam:width=2:depth=3", "ismcts:iterations=15")


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_search_leaves_nothing_and_can_be_repeated(database: CardDatabase, name: str) -> None:
    session = reached(database, 8, 90)
    before = snapshot(session)
    seat = seat_of(session)
    index = make_agent(name, seat.player, 8).choose(seat)
    assert snapshot(session) == before
    assert make_agent(name, seat.player, 8).choose(seat) == index


@pytest.mark.parametrize("name", ["mc:playouts=100000", "ismcts:seconds=600"])
def test_who_is_hurried_takes_the_best_that_was_found(database: CardDatabase, name: str) -> None:
    session = reached(database, 8, 90)
    seat = seat_of(session)
    agent, asked = make_agent(name, seat.player, 8), []

    def hurried() -> bool:
        asked.append(len(asked))
        return len(asked) > 2

    agent.hurried = hurried
    before = snapshot(session)
    begun = time.monotonic()
    assert 0 <= agent.choose(seat) < len(seat.actions) and len(asked) == 3
    assert time.monotonic() - begun < 60 and snapshot(session) == before


@pytest.mark.parametrize("name", SEARCHERS)
def test_no_search_peeks(name: str) -> None:
    """The real hidden cards are exchanged; every agent decides the same, by every seed."""
    decisions: list[list[int]] = []
    for hand, library in (("Giant Growth", "Forest"), ("Forest", "Giant Growth")):
        position = Position()
        position.life("a", 4)
        position.hand("a", "Llanowar Elves", "Forest", "Giant Growth")
        position.battlefield("a", "Forest", "Forest", "Grizzly Bears")
        position.battlefield("b", "Forest", "Forest", "Grizzly Bears")
        position.hand("b", hand, hand)
        position.library("b", library, library, *["Forest"] * 6)
        session = position.begin(mode="contracted")
        seat = seat_of(session)
        decisions.append([make_agent(name, "a", seed).choose(seat) for seed in range(6)])
    assert decisions[0] == decisions[1]


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_win_that_is_there_is_taken(name: str) -> None:
    position = Position()
    position.life("b", 1)
    position.hand("a", "Forest", "Forest")
    position.battlefield("a", "Mogg Fanatic")
    position.library("a", *["Forest"] * 20)
    position.library("b", *["Forest"] * 10)
    session = position.begin(mode="contracted")
    agent = make_agent(name.replace("playouts=1", "playouts=30"), "a", 1)
    while session.choice is not None and session.choice.player == "a":
        session.choose(agent.choose(seat_of(session)))
    assert session.winners == ("a",)


@pytest.mark.parametrize("name", ["mc:playouts=1", "ismcts:iterations=5"])
def test_the_general_searches_play_other_games(name: str) -> None:
    session = Session.start(mbrane_setup(region=(2, 2)))
    for _ in range(6):
        seat = seat_of(session)
        session.choose(make_agent(name, seat.player, 1, "mbrane").choose(seat))
    assert len(session.taken) == 6


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("beam:config=3", "beam:config is 1 or 2, not 3"),
        ("beam:width=0", 'beam:width is at least 1, not "0"'),
        ("mc:playouts=0", 'mc:playouts is at least 1, not "0"'),
        ("minimax:depth=0", 'minimax:depth is at least 1, not "0"'),
        ("reward:looks=-1", 'reward:looks is at least 1, not "-1"'),
        ("ismcts:seconds=0", "ismcts needs seconds or iterations above 0"),
        ("ismcts:iterations=-1", 'ismcts:iterations is at least 0, not "-1"'),
        ("ismcts:seconds=nan", 'ismcts:seconds is a number, not "nan"'),
        ("minimax:seconds=inf", 'minimax:seconds is a number, not "inf"'),
        ("mc:playouts=1.5", 'mc:playouts is a whole number, not "1.5"'),
    ],
)
def test_impossible_parameters_are_refused(spec: str, words: str) -> None:
    with pytest.raises(AgentError, match=re.escape(words)):
        make_agent(spec, "a", 1)


def test_the_heuristic_of_the_thesis() -> None:
    own = Counts(life=17, library=30, creatures=2, graveyard=3)
    other = Counts(life=9, library=28, creatures=1, graveyard=5)
    both = {"a": own, "b": other}
    assert heuristic(both, "a", CONFIGURATIONS[1]) == 17 + 2 - 3 + 5
    assert heuristic(both, "a", CONFIGURATIONS[2]) == 17 + 2 - 3 - 9 + 5
    weights = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)
    assert heuristic(both, "a", weights) == 17 + 60 + 6 - 12 - 45 - 168 - 7 + 40


def test_a_standing_counts_the_board() -> None:
    position = Position()
    position.life("a", 13)
    position.hand("a", "Forest", "Giant Growth")
    position.graveyard("a", "Forest")
    position.battlefield("a", "Forest", "Forest", "Grizzly Bears")
    session = position.begin()
    with seat_of(session).determinized(1) as state:
        assert standings(state)["a"] == Standing("a", 13, 10, 2, 1, 2, ((2, 2),))
        assert state.ask("counts")[0] == ["a", 13, 10, 1, 1]
        values = evaluation(state)
    assert values["a"] == -values["b"] > 0


def test_beam_waits_for_a_library_of_thirty_cards() -> None:
    for size, searched in ((31, False), (30, True)):
        position = Position()
        position.life("b", 1)
        position.battlefield("a", "Mogg Fanatic")
        position.hand("a", *["Forest"] * 3)
        position.library("a", *["Forest"] * 31)
        position.library("b", *["Forest"] * size)
        session = position.begin()
        chosen = {make_agent("beam", "a", seed).choose(seat_of(session)) for seed in range(30)}
        assert (len(chosen) == 1) == searched


def test_beam_has_no_favourite_among_states_of_one_value() -> None:
    position = Position()
    position.hand("a", "Forest")
    position.library("a", *["Forest"] * 30)
    position.library("b", *["Forest"] * 30)
    seat = seat_of(position.begin())
    chosen = {make_agent("beam:depth=1", "a", seed).choose(seat) for seed in range(20)}
    assert len(chosen) == len(seat.actions) > 1


@pytest.mark.parametrize(
    ("blockers", "attacks"),
    [
        ((), True),
        (("Llanowar Elves",), True),
        (("Llanowar Elves", "Llanowar Elves"), False),
        (("Grizzly Bears",), False),
    ],
)
def test_defensive_makes_no_attack_that_is_surely_deadly(
    blockers: tuple[str, ...], attacks: bool
) -> None:
    position = Position()
    (bears,) = position.battlefield("a", "Grizzly Bears")
    position.battlefield("b", *blockers)
    position.battlefield("b", "Centaur Courser", tapped=True)
    session = position.begin("begin_combat")
    pass_until(session, step="declare_attackers")
    seat = seat_of(session)
    chosen = {seat.actions[DefensiveAgent("a", seed).choose(seat)] for seed in range(30)}
    assert (f"attack({bears},b)" in chosen) == attacks


def test_defensive_attacks_where_nobody_can_block_it() -> None:
    position = Position()
    (flyer,) = position.battlefield("a", "Angel of Mercy")
    position.battlefield("b", "Centaur Courser")
    session = position.begin("begin_combat")
    pass_until(session, step="declare_attackers")
    seat = seat_of(session)
    chosen = {seat.actions[DefensiveAgent("a", seed).choose(seat)] for seed in range(30)}
    assert f"attack({flyer},b)" in chosen


def test_defensive_always_plays_a_land() -> None:
    position = Position()
    position.hand("a", "Forest", "Llanowar Elves")
    position.battlefield("a", "Forest")
    seat = seat_of(position.begin())
    for seed in range(20):
        assert seat.actions[DefensiveAgent("a", seed).choose(seat)].startswith("play_land(")


def test_beam_takes_any_weights() -> None:
    named, free, other = (
        make_agent(f"beam:{setting}", "a", 1)
        for setting in ("config=2", "weights=1/0/1/1/1/0/0/1", "weights=0/0/9/0/0.5/0/-1/0")
    )
    assert isinstance(named, BeamAgent) and isinstance(free, BeamAgent)
    assert isinstance(other, BeamAgent)
    assert free._weights == named._weights != other._weights == (0, 0, 9, 0, 0.5, 0, -1, 0)
    for text in ("1/2", "1/0/1/1/0/0/0/x", "1/0/1/1/0/0/0/inf"):
        with pytest.raises(AgentError, match="eight"):
            make_agent(f"beam:weights={text}", "a", 1)


def test_beam_lets_an_opponent_choose_what_the_searcher_likes_or_what_is_best_for_them() -> None:
    """A sacrificed creature is a card in the opponent's graveyard, which the searcher likes."""
    position = Position()
    position.battlefield("b", "Mogg Fanatic")
    session = position.begin(mode="contracted")
    session.do("pass")
    assert session.choice is not None and session.choice.player == "b"
    for adversary, actions in (("no", 2), ("yes", 1)):
        agent = make_agent(f"beam:adversary={adversary}", "a", 1)
        assert isinstance(agent, BeamAgent)
        children: list[_Node] = []
        agent._children(State(session), _Node((), 0.0, False), children)
        assert len(children) == actions
        assert children[0].path == (session.choice.actions.index("pass"),)
