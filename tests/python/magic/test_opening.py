"""The opening hands that agents keep, by the mulligan policy or otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.agents import AgentError, agent_names, make_agent
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.agents.opening import opening_choice
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import parse_deck
from pyengine.games.magic.mdp.mulligan import REWARDS, MulliganProblem
from pyengine.games.magic.mdp.scry import stays_on_top
from pyengine.games.magic.models.model import Model, Training
from pyengine.games.magic.position import Position
from pyengine.games.magic.setup import magic_setup

FORESTS = "24 Forest\n36 Grizzly Bears"


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
    session = opening(FORESTS, "paris", seed)
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
    session = opening(FORESTS, "london", seed)
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
    _, _, _, kept_lands, kept_others, *_ = Seat(player, session).ask("opening")
    assert len(kept_lands) + len(kept_others) == 4
    assert len(kept_lands) == min(max(lands - 3, min(lands, 3)), 4)


def test_other_choices_are_no_opening() -> None:
    position = Position()
    position.hand("a", "Forest")
    assert opening_choice(seat_of(position.begin())) is None


# ---------------------------------------------------------------- the scry


@pytest.mark.parametrize("seed", range(1, 9))
def test_vancouver_scries_by_what_the_card_is_worth(seed: int) -> None:
    session = opening(FORESTS, "vancouver", seed)
    player = seat_of(session).player
    first = seat_of(session).ask("opening")[1] == player
    session.do("mulligan")
    while seat_of(session).player != player or "keep" in seat_of(session).actions:
        session.do("keep")
    seat = seat_of(session)
    assert "leave_on_top" in seat.actions
    _, _, _, lands, others, *_ = seat.ask("opening")
    names = {number: name for number, name, _ in session.query("object", 3)}
    (below,) = (action for action in seat.actions if action.startswith("bottom("))
    land = names[int(below[7:-1])] == "Forest"
    problem = MulliganProblem(24, 60, REWARDS["play" if first else "draw"], "vancouver")
    stays = stays_on_top(problem, len(lands) + len(others), len(lands), land)
    index = opening_choice(seat)
    assert index is not None
    assert seat.actions[index] == ("leave_on_top" if stays else below)


def test_the_eight_scries_are_of_both_kinds() -> None:
    """A land is not always wanted: two lands in six cards want one, five do not."""
    problem = MulliganProblem(24, 60, REWARDS["play"], "vancouver")
    assert stays_on_top(problem, 6, 2, True)
    assert not stays_on_top(problem, 6, 5, True)


# ---------------------------------------------------------------- any agent


def hands() -> Iterator[Session]:
    """Games at their first decision about a hand."""
    return (opening(FORESTS, "london", seed) for seed in range(1, 100))


@pytest.mark.parametrize("name", [name for name in agent_names() if name != "fsvi"])
def test_every_agent_can_use_the_policy(name: str, tmp_path: Path) -> None:
    """Seven cards of which at most one is a land go back, whoever plays, unless all are kept.

    `fsvi` plays by a model that was solved; it is a kind of `qmdp`.
    """
    seat = next(seat for seat in map(seat_of, hands()) if len(seat.ask("opening")[3]) < 2)
    cards = seat.decks[seat.player]
    if name == "qmdp":
        model = Model(tmp_path / "model.db", create=True)
        model.begin(Training(cards, cards))
        model.close()
        name = f"qmdp:model={model.path}"
    asked = [
        seat.actions[make_agent(f"{name}:mulligan={policy}", seat.player, 1).choose(seat)]
        for policy in ("mdp", "keep")
    ]
    assert asked == ["mulligan", "keep"]


def test_its_own_way_is_what_an_agent_does_without() -> None:
    def chosen(spec: str) -> list[int]:
        seats = (seat_of(opening(FORESTS, "london", seed)) for seed in range(1, 6))
        return [make_agent(spec, seat.player, 7).choose(seat) for seat in seats]

    assert chosen("random:mulligan=own") == chosen("random")
    assert chosen("reward") == chosen("random:mulligan=mdp")


def test_the_rest_is_the_agents_own() -> None:
    position = Position()
    position.hand("a", "Forest", "Grizzly Bears")
    position.battlefield("a", "Forest", "Forest")
    seat = seat_of(position.begin())
    for seed in range(10):
        specs = ("random", "random:mulligan=mdp", "random:mulligan=keep")
        assert len({make_agent(spec, "a", seed).choose(seat) for spec in specs}) == 1


def test_another_policy_or_game_is_refused() -> None:
    with pytest.raises(AgentError, match='mulligan is own, mdp or keep, not "never"'):
        make_agent("random:mulligan=never", "a", 1)
    with pytest.raises(AgentError, match='no parameter "mulligan"'):
        make_agent("random:mulligan=mdp", "a", 1, "mbrane")


def opening(listing: str, rule: str, seed: int = 1) -> Session:
    """A new game of two such decks, at its first decision about a hand."""
    with CardDatabase.open() as database:
        decks = [parse_deck(listing, name, database) for name in ("one", "two")]
        setup = magic_setup(decks, seed=seed, settings=[f"mulligan={rule}"], database=database)
    session = Session.start(setup)
    while session.choice and "mulligan" not in session.choice.actions:
        session.choose(0)
    return session
