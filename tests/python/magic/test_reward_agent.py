"""The reward agent: what it does on small boards."""

from passing import pass_until

from pyengine.agents import make_agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.position import Position


def chosen(session: Session, **parameters: int) -> str:
    """What the reward agent does at the present choice."""
    seat = seat_of(session)
    spec = ":".join(["reward", *(f"{key}={value}" for key, value in parameters.items())])
    return seat.actions[make_agent(spec, seat.player, 1).choose(seat)]


def played(session: Session, until: str) -> list[str]:
    """What the agent does for both players until the step UNTIL has begun."""
    done = []
    while not session.over and session.query("step", 1) != [[until]]:
        done.append(chosen(session))
        session.do(done[-1])
    return done


def test_it_plays_its_land_then_its_creature_in_example_e_1() -> None:
    """From s1, R is highest with the Minotaur; burning either way is worth less or the same."""
    position = Position()
    position.battlefield("a", *["Mountain"] * 3)
    position.hand("a", "Mountain", "Flame Slash", "Pensive Minotaur")
    session = position.begin()
    creature, land = "cast(6)", "play_land(4)"
    assert {creature, land} <= set(session.choice.actions if session.choice else ())
    assert chosen(session) == creature
    session.do(creature)
    pass_until(session)
    assert chosen(session) == land  # the Slash would hit its own Minotaur
    session.do(land)
    assert chosen(session) == "pass"


def test_it_burns_the_larger_creature() -> None:
    position = Position()
    position.battlefield("a", "Mountain")
    position.hand("a", "Flame Slash")
    (bears, courser) = position.battlefield("b", "Grizzly Bears", "Centaur Courser")
    session = position.begin()
    session.do(chosen(session))
    assert chosen(session) == f"target({courser})"
    assert f"target({bears})" in (session.choice.actions if session.choice else ())


def test_it_attacks_where_no_block_hurts() -> None:
    position = Position()
    position.battlefield("a", "Centaur Courser")
    position.battlefield("b", "Grizzly Bears")
    session = position.begin("begin_combat")
    assert "attack(1,b)" in played(session, "declare_blockers")


def test_it_stays_at_home_where_a_block_kills_for_nothing() -> None:
    position = Position()
    position.battlefield("a", "Grizzly Bears")
    position.battlefield("b", "Centaur Courser")
    session = position.begin("begin_combat")
    while session.choice and "attack(1,b)" not in session.choice.actions:
        session.do("pass")
    assert chosen(session) == "done"


def test_it_blocks_where_that_is_worth_more_than_nothing() -> None:
    """Example E.2, t2: without a block R is -8; every block of one Corpse is better."""
    position = Position(players=("attacker", "defender"))
    position.battlefield("attacker", "Grizzly Bears", "Grizzly Bears", "Centaur Courser")
    position.battlefield("defender", "Walking Corpse", "Walking Corpse")
    session = position.begin("begin_combat")
    while session.choice and "attack(2,defender)" not in session.choice.actions:
        session.do("pass")
    for word in ("attack(2,defender)", "attack(3,defender)", "done"):
        session.do(word)
    while session.choice and "done" not in session.choice.actions:
        session.do("pass")
    assert chosen(session) in ("block(4,2)", "block(5,2)")


def test_it_takes_the_game_when_it_can() -> None:
    position = Position()
    position.battlefield("a", "Mountain", "Mountain")
    position.hand("a", "Volcanic Hammer")
    position.battlefield("b", "Centaur Courser")
    position.life("b", 3)
    session = position.begin()
    session.do(chosen(session))
    assert chosen(session) == "target(b)"


def test_the_game_is_as_it_was_after_a_decision() -> None:
    position = Position()
    position.battlefield("a", "Mountain", "Grizzly Bears")
    position.hand("a", "Shock")
    position.battlefield("b", "Centaur Courser")
    session = position.begin()
    before = session.digest()
    first = chosen(session)
    assert session.digest() == before
    assert chosen(session) == first


def test_few_looks_still_give_a_legal_action() -> None:
    position = Position()
    position.battlefield("a", "Grizzly Bears", "Grizzly Bears")
    position.battlefield("b", "Walking Corpse", "Walking Corpse")
    session = position.begin("begin_combat")
    for _ in range(4):
        index = make_agent("reward:looks=1", seat_of(session).player, 1).choose(seat_of(session))
        assert 0 <= index < len(seat_of(session).actions)
        session.choose(index)
