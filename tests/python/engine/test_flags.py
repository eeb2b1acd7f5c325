import pytest

from pyengine.engine.flags import FlagHandler, flag
from pyengine.errors import EngineError


@pytest.fixture
def handler() -> FlagHandler:
    return FlagHandler()


def test_an_unknown_flag_is_an_error(handler: FlagHandler) -> None:
    with pytest.raises(EngineError, match="no handler for the flag divide_by_zero"):
        handler.updates([["divide_by_zero", 1]])


def test_two_handlers_for_one_flag() -> None:
    with pytest.raises(ValueError, match="two handlers"):
        flag("shuffle")(lambda facts: [])


def test_each_flag_is_handled_once(handler: FlagHandler) -> None:
    rows = [
        ["deal_damage", 1, "a", 3, "life", 20],
        ["change_counters", 9, "+1/+1", 1, 0],
        ["lose_life", "a", 2, 20],
        ["deal_damage", 2, "a", 4, "life", 20],
    ]
    assert handler.updates(rows) == [["life", "a", 11], ["counters", 9, "+1/+1", 1]]


def test_no_facts_no_updates(handler: FlagHandler) -> None:
    assert handler.updates([]) == []


def test_damage_by_receiver_and_form(handler: FlagHandler) -> None:
    rows = [
        ["deal_damage", 1, 7, 2, "damage", 1],
        ["deal_damage", 2, 7, 3, "damage", 1],
        ["gain_life", "b", 5, 20],
        ["lose_life", "b", 1, 20],
    ]
    assert sorted(handler.updates(rows), key=str) == [
        ["damage", 7, 6], ["life", "b", 24],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("toughness", "marked", "deathtouch", "needed"),
    [(3, 0, 0, 3), (3, 2, 0, 1), (3, 5, 0, 0), (3, 0, 1, 1), (3, 3, 1, 0), (0, 0, 1, 0)],
)
def test_lethal_damage(
    handler: FlagHandler, toughness: int, marked: int, deathtouch: int, needed: int
) -> None:
    row = ["lethal_damage", 1, 2, toughness, marked, deathtouch]
    assert handler.updates([row]) == [["lethal", 1, 2, needed]]


@pytest.mark.parametrize(
    ("assigned", "touched", "deathtouch", "needed"),
    [((2,), 0, 0, 3), ((2, 2), 0, 0, 1), ((4, 4), 0, 0, 0), ((1,), 1, 0, 0), ((0,), 1, 0, 5),
     ((2,), 0, 1, 1), ((5,), 0, 1, 0)],
)  # fmt: skip
def test_lethal_damage_counts_what_others_assign(
    handler: FlagHandler, assigned: tuple[int, ...], touched: int, deathtouch: int, needed: int
) -> None:
    rows = [["lethal_damage", 1, 2, 6, 1, deathtouch], ["lethal_damage", 1, 3, 4, 0, deathtouch]]
    rows += [["damage_assigned", 2, 10 + i, n, touched] for i, n in enumerate(assigned)]
    other = 1 if deathtouch else 4
    assert handler.updates(rows) == [["lethal", 1, 2, needed], ["lethal", 1, 3, other]]


def test_counters_are_added_up(handler: FlagHandler) -> None:
    rows = [
        ["change_counters", 1, "+1/+1", 2, 1],
        ["change_counters", 1, "+1/+1", -1, 1],
        ["change_counters", 2, "age", -2, 2],
        ["change_counters", 3, "age", -2, 0],
    ]
    assert handler.updates(rows) == [
        ["counters", 1, "+1/+1", 2],
        ["-", ["counters", 2, "age", 2]],
    ]


def test_size_by_layers(handler: FlagHandler) -> None:
    rows = [
        ["sum_power_toughness", 1, "printed", 0, 2, 3],
        ["sum_power_toughness", 1, "change", 5, 1, 1],
        ["sum_power_toughness", 1, "change", 6, 0, -2],
        ["sum_power_toughness", 2, "defined", 0, 4, 4],
        ["sum_power_toughness", 2, "set", 8, 1, 1],
        ["sum_power_toughness", 2, "set", 9, 6, 5],
        ["sum_power_toughness", 2, "change", 3, 3, 3],
    ]
    assert handler.updates(rows) == [
        ["power_toughness", 1, 3, 2], ["power_toughness", 2, 9, 8],
    ]  # fmt: skip


def test_the_order_of_facts_does_not_change_a_size(handler: FlagHandler) -> None:
    rows = [
        ["sum_power_toughness", 1, "set", 9, 6, 5],
        ["sum_power_toughness", 1, "change", 3, 3, 3],
        ["sum_power_toughness", 1, "set", 8, 1, 1],
        ["sum_power_toughness", 1, "printed", 0, 0, 0],
    ]
    assert handler.updates(rows) == handler.updates(rows[::-1]) == [["power_toughness", 1, 9, 8]]


def test_shuffles_depend_on_the_seed_and_the_number_of_draws_only(handler: FlagHandler) -> None:
    cards = list(range(60))
    first = handler.updates([["shuffle", "a", cards, 7, 0]])
    library = first[0][2]
    assert first == [["library", "a", library], ["draws", 1]]
    assert sorted(library) == cards and library != cards
    assert handler.updates([["shuffle", "a", cards[::-1], 7, 0]]) == first
    assert handler.updates([["shuffle", "a", cards, 7, 1]])[0][2] != library
    assert handler.updates([["shuffle", "a", cards, 8, 0]])[0][2] != library


def test_simultaneous_shuffles_are_different_draws(handler: FlagHandler) -> None:
    cards = list(range(60))
    rows = [["shuffle", "a", cards, 7, 3], ["shuffle", "b", cards, 7, 3]]
    (_, _, one), (_, _, two), draws = handler.updates(rows)
    assert one != two
    assert draws == ["draws", 5]


def test_flips_are_fair(handler: FlagHandler) -> None:
    flips = [handler.updates([["flip", "start", ["a", "b"], 1, n]]) for n in range(400)]
    assert {update[0][1] for update in flips} == {"start"}
    heads = sum(update[0][2] == "a" for update in flips)
    assert 150 < heads < 250
