"""Abstract states of two decks, and the rewards of what happens between them."""

import random
from collections import Counter

import pytest
from games_reached import SEEDS, few, reached
from hypothesis import given
from hypothesis import strategies as st

from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session
from pyengine.games.magic.belief import NO_CREATURE
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.models.abstraction import Known, card_rows, creature_cards, state_key
from pyengine.games.magic.models.hidden import observed
from pyengine.games.magic.models.rewards import REWARDS, Moment, events_between, worth_of
from pyengine.games.magic.position import Position


def test_the_initial_state_of_the_thesis(database: CardDatabase) -> None:
    """Table 4.4: all creature cards are in the libraries, as many as table 4.1 says."""
    session = Session.start(_setup(database))
    rows = [[owner, "library", *rest] for owner, _, *rest in session.call(
        "define", "magic", "cards"
    )]  # fmt: skip
    elves = {"1/1": 11, "1/2": 2, "2/2": 8, "2/3": 3, "3/3": 3, "*/*": 2}
    goblins = {"1/1": 10, "2/1": 6, "2/2": 11, "3/2": 1, "3/3": 1, "*/*": 1}
    texts = [" ".join(f"{k}:{'1' * n}" for k, n in sorted(d.items())) for d in (elves, goblins)]
    assert state_key(card_rows(creature_cards(rows)), "elves") == "|".join(texts)


def _setup(database: CardDatabase):  # type: ignore[no-untyped-def]
    from pyengine.games.magic.setup import magic_setup

    return magic_setup([read_deck(n, database) for n in ("elves", "goblins")], seed=1)


def test_cards_of_one_size_are_not_told_apart() -> None:
    cards = [("a", "library", "1/1"), ("a", "hand", "1/1"), ("b", "graveyard", "2/2")]
    rows = card_rows(cards)
    assert state_key(rows, "a") == state_key(rows[::-1], "a") == "1/1:12|2/2:4"
    assert state_key(rows, "b") == "2/2:4|1/1:12"


@few
@given(seed=SEEDS, choices=st.integers(0, 120))
def test_sampled_states_agree_with_what_is_seen(
    database: CardDatabase, seed: int, choices: int
) -> None:
    session = reached(database, seed, choices)
    seat = seat_of(session)
    rows, hands = seat.ask("known_cards"), dict(seat.ask("hand_sizes"))
    known = Known.of(rows, hands, seat.player)
    sampled = state_key(known.sample(random.Random(seed)), seat.player)
    cards = card_rows(creature_cards(session.call("define", "magic", "cards")))
    real = state_key(cards, seat.player)
    assert sampled.split("|")[0] == real.split("|")[0]
    assert observed(sampled) == observed(real)
    _, sizes, held = next(found for found in known.unseen if found[0] != seat.player)
    creatures = sum(part.split(":")[1].count("2") for part in sampled.split("|")[1].split())
    creatures -= sum(
        (owner != seat.player, place) == (True, "hand") for owner, place, _ in creature_cards(rows)
    )
    assert 0 <= held - creatures <= sizes.count(NO_CREATURE)
    with Seat(seat.player, session).determinized(seed):
        assert sorted(seat.ask("known_cards")) == sorted(rows)


@few
@given(seed=SEEDS, choices=st.integers(0, 300))
def test_the_rules_count_the_state_as_the_cards_say(
    database: CardDatabase, seed: int, choices: int
) -> None:
    session = reached(database, seed, choices)
    player = seat_of(session).player
    rows, life, actions = session.call("define", "magic", "abstract_choice")
    cards = card_rows(creature_cards(session.call("define", "magic", "cards")))
    assert state_key(rows, player) == state_key(cards, player)
    assert Moment.of(rows, {}) == Moment.of(cards, {})
    assert sorted(life) == sorted(session.query("life", 2))
    assert actions == seat_of(session).ask("abstract_actions")
    assert len(actions) == len(seat_of(session).actions)


def test_actions_are_known_by_the_cards_names() -> None:
    """Numbers that are no objects stay: the cost's index is not the object 2."""
    position = Position()
    position.battlefield("a", "Wirewood Lodge", "Elvish Warrior")
    position.battlefield("a", "Forest", "Forest")
    position.hand("a", "Giant Growth", "Forest")
    session = position.begin()
    assert set(seat_of(session).ask("abstract_actions")) == {
        "activate(Wirewood Lodge,2)", "cast(Giant Growth)", "pass", "play_land(Forest)"
    }  # fmt: skip
    session.do(next(a for a in seat_of(session).actions if a.startswith("cast")))
    assert seat_of(session).ask("abstract_actions") == ["target(Elvish Warrior)"]


def test_the_rewards_of_table_4_3() -> None:
    assert REWARDS["low"]["player creature cast"] == 4.6
    assert REWARDS["high"]["opponent wins game"] == -76.0
    assert set(REWARDS["no"].values()) == {0.0}


@pytest.mark.parametrize(
    ("place", "event"),
    [
        (("hand", "battlefield"), "creature cast"),
        (("hand", "stack"), "creature cast"),
        (("hand", "graveyard"), "creature discard"),
        (("battlefield", "graveyard"), "creature dies"),
    ],
)
def test_events_show_in_where_cards_are(place: tuple[str, str], event: str) -> None:
    before, after = (
        Moment.of(card_rows([("a", where, "1/1")]), {"a": 20, "b": 20}) for where in place
    )
    assert +events_between(before, after, "a") == Counter({f"player {event}": 1})
    assert +events_between(before, after, "b") == Counter({f"opponent {event}": 1})


def test_damage_is_an_event_of_who_inflicts_it() -> None:
    before, after = Moment.of([], {"a": 20, "b": 20}), Moment.of([], {"a": 20, "b": 17})
    assert worth_of(events_between(before, after, "a"), REWARDS["low"]) == 8.0
    assert worth_of(events_between(before, after, "b"), REWARDS["low"]) == -4.0
