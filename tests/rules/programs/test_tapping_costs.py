"""Costs of mana and of tapping permanents (601.2g, h): what makes mana may be what is tapped."""

import pytest
from program_table import Table, creatures


@pytest.mark.parametrize(
    ("lands", "artifacts", "payable"),
    [
        (1, ["Test Brick"], True),
        (1, ["Test Rock"], True),
        (0, ["Test Rock", "Test Brick"], True),
        (0, ["Test Rock", "Test Rock"], True),
        (0, ["Test Rock"], False),
        (0, ["Test Brick", "Test Brick"], False),
        (1, [], False),
    ],
)
def test_whether_it_can_be_paid(lands: int, artifacts: list[str], payable: bool) -> None:
    t = Table(lands=0)
    t.p.battlefield("a", *["Island"] * lands)
    (source,) = creatures(t, "a", "Test Archive")
    rocks = creatures(t, "a", *artifacts)
    t.begin()
    assert (f"activate({source},1)" in t.actions) is payable
    if payable:
        t.run(f"activate({source},1)")
        assert len(t.names("hand")) == 1
        tapped = {number for (number,) in t.game.query("tapped", 1)}
        assert len(tapped) == 2 and tapped & set(rocks)


def test_what_is_chosen_leaves_the_mana() -> None:
    """The brick makes no mana, and so it is what is tapped for the rest of the cost."""
    t = Table(lands=0)
    (source,) = creatures(t, "a", "Test Archive")
    creatures(t, "a", "Test Rock", "Test Brick")
    t.begin().game.do(f"activate({source},1)")
    while "pass" not in t.actions:
        assert len(t.actions) == 1
        t.game.do(t.actions[0])


@pytest.mark.parametrize(("artifacts", "most"), [(["Test Rock"] * 3, 2), (["Test Brick"] * 3, 0)])
def test_as_many_as_x(artifacts: list[str], most: int) -> None:
    """One of the rocks makes the mana, so that X is at most the number of the others."""
    t = Table(lands=0)
    (source,) = creatures(t, "a", "Test Kitchen")
    creatures(t, "a", *artifacts)
    t.begin()
    if not most:
        assert f"activate({source},1)" not in t.actions
        return
    t.game.do(f"activate({source},1)")
    assert [a for a in t.actions if a.startswith("value")] == [
        f"value_of_x({n})" for n in range(most + 1)
    ]
    t.run("value_of_x(2)")
    assert len(t.names("hand")) == 2


@pytest.mark.parametrize(("druids", "castable"), [(2, False), (3, True)])
def test_additional_costs(druids: int, castable: bool) -> None:
    t = Table("Test Muster", lands=0)
    creatures(t, "a", *["Test Druid"] * druids)
    t.begin()
    assert (f"cast({t.spell})" in t.actions) is castable
    if castable:
        t.cast()
        assert len(t.names("hand")) == 2
        assert len(t.game.query("tapped", 1)) == 3


def test_what_has_come_this_turn_can_be_tapped() -> None:
    """Only mana abilities ask whether a creature is new (302.6)."""
    t = Table("Test Muster", lands=0)
    t.p.battlefield("a", "Island")
    for number in creatures(t, "a", "Test Druid", "Test Druid"):
        t.p.fluent(f"arrived({number})")
    t.begin().cast()
    assert len(t.names("hand")) == 2
