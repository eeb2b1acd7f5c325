"""The reward agent: what it does on small boards, and the opening hands that it keeps."""

import pytest

from pyengine.agents import make_agent
from pyengine.agents.opening import opening_choice
from pyengine.cards import CardDatabase
from pyengine.decks import parse_deck
from pyengine.games.magic import magic_setup
from pyengine.position import Position
from pyengine.seat import seat_of
from pyengine.session import Session


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
    session.pass_until()
    assert chosen(session) == land  # the Slash would hit its own Minotaur
    session.do(land)
    assert session.choice is None or chosen(session) == "pass"


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
        if session.choice:
            assert chosen(session, looks=1) in session.choice.actions
            session.do(chosen(session, looks=1))


# ---------------------------------------------------------------- opening hands


@pytest.mark.parametrize("rule", ["london", "vancouver", "paris"])
def test_hands_of_nothing_but_spells_are_not_kept_until_they_cost_too_much(rule: str) -> None:
    """A deck of 60 Bears: the tables fall by 3 a card, so no mulligan gains anything."""
    session = opening("60 Grizzly Bears", rule)
    seat = seat_of(session)
    index = opening_choice(seat)
    assert index is not None
    assert seat.actions[index] == "keep"


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_hand_is_kept_by_the_lands_in_it(seed: int) -> None:
    session = opening("24 Forest\n36 Grizzly Bears", "paris", seed)
    seat = seat_of(session)
    lands = len(seat.ask("opening")[3])
    first = seat.ask("opening")[1] == seat.player
    kept = range(2, 6) if first else range(2, 5)
    index = opening_choice(seat)
    assert index is not None
    assert seat.actions[index] == ("keep" if lands in kept else "mulligan")


@pytest.mark.parametrize("seed", range(1, 5))
def test_london_puts_back_what_leaves_the_best_hand(seed: int) -> None:
    """After three mulligans four of seven cards are kept: three lands where there are as many."""
    session = opening("24 Forest\n36 Grizzly Bears", "london", seed)
    player = seat_of(session).player
    for _ in range(3):
        session.do("mulligan" if seat_of(session).player == player else "keep")
        while seat_of(session).player != player:
            session.do("keep")
    lands = len(seat_of(session).ask("opening")[3])
    session.do("keep")
    for _ in range(3):
        now = seat_of(session)
        index = opening_choice(now)
        assert index is not None
        session.do(now.actions[index])
    _, _, _, kept_lands, kept_others, *_ = session.call("define", "magic", "opening", player)
    assert len(kept_lands) + len(kept_others) == 4
    assert len(kept_lands) == min(max(lands - 3, min(lands, 3)), 4)


def test_other_choices_are_no_opening() -> None:
    position = Position()
    position.hand("a", "Forest")
    assert opening_choice(seat_of(position.begin())) is None


def opening(listing: str, rule: str, seed: int = 1) -> Session:
    """A new game of two such decks, at its first decision about a hand."""
    with CardDatabase.open() as database:
        decks = [parse_deck(listing, name, database) for name in ("one", "two")]
        setup = magic_setup(decks, seed=seed, settings=[f"mulligan={rule}"], database=database)
    session = Session.start(setup)
    while session.choice and "mulligan" not in session.choice.actions:
        session.choose(0)
    return session
