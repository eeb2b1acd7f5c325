from collections import Counter

import pytest
from passing import pass_until

from pyengine.agents import AgentError, agent_names, make_agent
from pyengine.engine.chance import chance_of
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.agents.semi_random import AggressiveAgent
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.position import Position
from pyengine.games.magic.setup import magic_setup


def test_names() -> None:
    assert {"aggressive", "beam", "defensive", "ismcts", "mc", "random"} <= set(agent_names())
    with pytest.raises(EngineError, match='no game is called "another game"'):
        agent_names("another game")


def test_an_unknown_name_has_a_suggestion() -> None:
    with pytest.raises(AgentError, match='Did you mean "aggressive"'):
        make_agent("Agressive", "a", 1)
    with pytest.raises(AgentError, match="The agents are aggressive, beam"):
        make_agent("", "a", 1)


def test_parameters_are_fields() -> None:
    with pytest.raises(AgentError, match=r'no parameter "luck".*parameters are limit'):
        make_agent("random:luck=3", "a", 1, "mbrane")
    with pytest.raises(AgentError, match=r'no parameter "fortune".*are blocks, limit, mulligan'):
        make_agent("random:fortune=3", "a", 1)


def test_a_parameter_is_given_once() -> None:
    for spec in ("mc:playouts=1:playouts=2", "random:mulligan=own:mulligan=own"):
        with pytest.raises(AgentError, match="twice"):
            make_agent(spec, "a", 1)


def test_numbers_that_are_too_large_are_refused() -> None:
    with pytest.raises(AgentError, match="mc:playouts is too large a number"):
        make_agent(f"mc:playouts={'9' * 400}", "a", 1)


def test_chance_depends_on_its_seed_only() -> None:
    assert chance_of("1/a/5").below(1000) == chance_of("1/a").of(5).below(1000)
    draws = {
        chance_of(f"{s}/{p}/{n}").below(10**9)
        for s in (1, 2) for p in ("a", "b") for n in range(100)
    }  # fmt: skip
    assert len(draws) == 400
    assert "1/a" not in repr(chance_of("1/a")) and "1/a" not in str(chance_of("1/a"))


def test_draws_are_uniform() -> None:
    counts = Counter(chance_of("3/a").of(n).below(6) for n in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_random_takes_every_action_sooner_or_later() -> None:
    position = Position()
    position.hand("a", "Forest", "Grizzly Bears", "Giant Growth")
    position.battlefield("a", "Forest", "Forest", "Grizzly Bears")
    session = position.begin()
    assert session.choice is not None
    actions = session.choice.actions
    chosen = Counter(
        make_agent("random", "a", seed).choose(seat_of(session)) for seed in range(400)
    )
    assert len(actions) >= 4
    assert set(chosen) == set(range(len(actions)))


def test_random_does_not_depend_on_what_it_did_before() -> None:
    position = Position()
    position.hand("a", *["Forest"] * 5)
    session = position.begin()
    used = make_agent("random", "a", 1)
    first = used.choose(seat_of(session))
    assert [used.choose(seat_of(session)) for _ in range(5)] == [first] * 5
    assert make_agent("random", "a", 1).choose(seat_of(session)) == first


def test_aggressive_always_plays_a_land() -> None:
    position = Position()
    position.hand("a", "Forest", "Llanowar Elves", "Mountain")
    position.battlefield("a", "Forest")
    session = position.begin()
    assert session.choice is not None
    for seed in range(40):
        index = AggressiveAgent("a", seed).choose(seat_of(session))
        assert session.choice.actions[index].startswith("play_land(")


def test_aggressive_attacks_with_everything() -> None:
    position = Position()
    ready = position.battlefield("a", "Grizzly Bears", "Llanowar Elves", "Centaur Courser")
    position.battlefield("a", "Grizzly Bears", sick=True)
    session = position.begin("begin_combat")
    agent = AggressiveAgent("a", 1)
    pass_until(session, step="declare_attackers")
    while session.choice is not None and session.choice.process.startswith("declare_attackers"):
        session.choose(agent.choose(seat_of(session)))
    assert sorted(o for o, _ in session.query("attacking", 2)) == ready


@pytest.mark.parametrize("agents", [("aggressive", "random"), ("aggressive", "aggressive")])
def test_agents_play_whole_games(database: CardDatabase, agents: tuple[str, str]) -> None:
    decks = [read_deck(name, database) for name in ("goblins", "elves")]
    for seed in range(3):
        setup = magic_setup(decks, seed=seed, database=database)
        seats = {
            p[0]: make_agent(a, p[0], seed) for a, p in zip(agents, setup.players, strict=True)
        }
        session = Session.start(setup)
        while session.choice is not None:
            session.choose(seats[session.choice.player].choose(seat_of(session)))
        assert session.over
