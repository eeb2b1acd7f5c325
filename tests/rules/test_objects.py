"""Layers (613), triggers (603), targets (608.2b), and state-based actions (704)."""

from __future__ import annotations

import pytest
from passing import pass_until
from rulebook import Board, alive, graveyard, life_of, to

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session


def size(session: Session, number: int) -> tuple[int, int]:
    return {o: (p, t) for o, p, t in session.query("power_toughness", 3)}[number]


# ------------------------------------------------------------------ layers (613)


def test_changes_of_one_layer_are_summed() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    for _ in range(2):
        board.creature("a", 1, 1, "static([other, creature], [pt(1, 2)])")
    session = board.begin()
    assert size(session, bear) == (4, 6)


def test_set_values_come_before_changes_whatever_their_timestamps() -> None:
    board = Board()
    board.creature("a", 5, 5, "static([other, creature], [pt(2, 1)])")
    bear = board.creature("a", 2, 2)
    board.creature("a", 5, 5, "static([creature], [set_pt(0, 1)])")
    board.fluent(f"counters({bear},'+1/+1',3)")
    session = board.begin()
    assert size(session, bear) == (5, 5)


def test_the_newest_set_value_holds() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    board.creature("a", 9, 9, "static([creature], [set_pt(1, 1)])")
    board.creature("a", 9, 9, "static([creature], [set_pt(3, 4)])")
    session = board.begin()
    assert size(session, bear) == (3, 4)


def test_a_set_value_beats_a_defining_ability() -> None:
    board = Board()
    counting = board.creature("a", 0, 0, "static(this, [defined_pt(count([creature]), 7)])")
    board.creature("b", 1, 1)
    session = board.begin()
    assert size(session, counting) == (2, 7)
    board.creature("b", 1, 1, "static([creature, attacking], [pt(1, 1)])")
    board.creature("b", 1, 1, "static([creature], [set_pt(1, 1)])")
    session = board.begin()
    assert size(session, counting) == (1, 1)


def test_types_come_before_abilities_and_sizes() -> None:
    board = Board()
    (forest,) = board.battlefield("a", "Forest")
    board.creature("a", 1, 1, "static([creature, subtype(elf)], [pt(1, 1), gain(trample)])")
    board.creature("a", 1, 1, "static([land], [add_types([creature]), add_subtypes([elf])])")
    session = board.begin()
    assert size(session, forest) == (1, 1)
    assert session.holds(f"gained({forest},trample)")


def test_an_effect_ends_with_its_source() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    lord = board.creature("a", 1, 1, "static([other, creature], [pt(1, 1), gain(flying)])")
    board.battlefield("a", "Mountain")
    (shock,) = board.hand("a", "Shock")
    session = board.begin()
    assert session.holds(f"gained({bear},flying)")
    session.do(f"cast({shock})")
    session.do(f"target({lord})")
    pass_until(session)
    assert session.query("gained", 2) == []
    assert session.query("power_toughness", 3) == []


def test_the_newest_color_holds() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    board.creature("a", 1, 1, "static([creature], [set_colors([red])])")
    board.creature("a", 1, 1, "static([creature], [set_colors([blue])])")
    session = board.begin()
    assert dict(session.query("colors", 2))[bear] == ["blue"]


# ------------------------------------------------------------------ triggers (603)

GAIN = "triggered(dies([creature]), true, [gain_life(you, 1)])"


def test_abilities_look_back_when_all_die_together() -> None:
    board = Board()
    for _ in range(3):
        fading = board.creature("a", 1, 1, GAIN)
        board.fluent(f"damage({fading},1)")
    session = board.begin()
    while session.choice and session.choice.process.startswith("order_triggers"):
        session.do(session.choice.actions[0])
    pass_until(session)
    assert life_of(session, "a") == 29, "each sees all three die"


@pytest.mark.parametrize("answer", [True, False])
def test_intervening_condition(answer: bool) -> None:
    board = Board()
    board.creature(
        "a", 1, 1, "triggered(begins(each, end_turn), controls(you, [artifact]), "
        "[gain_life(you, 2)])",
    )  # fmt: skip
    if answer:
        board.source("a")
    session = board.begin("postcombat_main")
    to(session, "end_turn")
    assert bool(session.query("stack", 1)[0][0]) == answer


def test_the_condition_is_checked_again_on_resolution() -> None:
    board = Board()
    board.creature(
        "a", 1, 1, "triggered(begins(each, end_turn), controls(you, [subtype(elf)]), "
        "[gain_life(you, 2)])",
    )  # fmt: skip
    elf = board.creature("a", 1, 1, subtypes="elf")
    board.battlefield("a", "Mountain")
    (shock,) = board.hand("a", "Shock")
    session = board.begin("postcombat_main")
    to(session, "end_turn")
    session.do(f"cast({shock})")
    session.do(f"target({elf})")
    pass_until(session)
    assert not alive(session, elf)
    assert life_of(session, "a") == 20


def test_the_controller_orders_triggers() -> None:
    board = Board()
    board.creature("a", 1, 1, "triggered(begins(each, end_turn), true, [gain_life(you, 2)])")
    board.creature("a", 1, 1, "triggered(begins(each, end_turn), true, [draw(you, 1)])")
    session = board.begin("postcombat_main")
    to(session, "end_turn")
    assert session.choice is not None
    assert session.choice.process.startswith("order_triggers(a")
    first, second = session.choice.actions
    session.do(second)
    top = session.query("stack", 1)[0][0][0]
    assert first == f"stack_next({top})", "what is put first resolves last"


# ------------------------------------------------------------------ targets (608.2b)


def test_a_spell_whose_target_is_gone_does_nothing() -> None:
    board = Board()
    board.battlefield("a", "Mountain", "Mountain")
    one, two = board.hand("a", "Shock", "Shock")
    bear = board.creature("b", 2, 2)
    session = board.begin()
    for card in (one, two):
        session.do(f"cast({card})")
        session.do(f"target({bear})")
    pass_until(session)
    assert graveyard(session, "a") == 2
    assert graveyard(session, "b") == 1
    assert session.query("illegal_target", 2) == []


# ------------------------------------------------------------------ state-based actions (704)


def test_no_toughness_and_indestructible() -> None:
    board = Board()
    none = board.creature("a", 1, 0, "indestructible")
    hurt = board.creature("a", 2, 2)
    tough = board.creature("a", 2, 2, "indestructible")
    poisoned = board.creature("a", 2, 2, "indestructible")
    for creature in (hurt, tough):
        board.fluent(f"damage({creature},2)")
    board.fluent(f"deathtouched({poisoned})")
    session = board.begin()
    assert [alive(session, c) for c in (none, hurt, tough, poisoned)] == [False, False, True, True]
    assert session.query("deathtouched", 1) == [], "704.5h: since the last check"


@pytest.mark.parametrize(("plus", "minus"), [(3, 1), (1, 2), (2, 2)])
def test_counters_annihilate(plus: int, minus: int) -> None:
    board = Board()
    bear = board.creature("a", 4, 4)
    board.fluent(f"counters({bear},'+1/+1',{plus})")
    board.fluent(f"counters({bear},'-1/-1',{minus})")
    session = board.begin()
    kind = "+1/+1" if plus > minus else "-1/-1"
    left = [[bear, kind, abs(plus - minus)]] if plus != minus else []
    assert session.query("counters", 3) == left
    if left:
        assert size(session, bear) == (4 + plus - minus, 4 + plus - minus)


def test_counters_of_the_dead_do_not_stay() -> None:
    board = Board()
    bear = board.creature("a", 1, 1)
    board.fluent(f"counters({bear},'+1/+1',1)")
    board.fluent(f"counters({bear},'-1/-1',3)")
    session = board.begin()
    assert not alive(session, bear)
    assert session.query("counters", 3) == []


def test_legend_rule() -> None:
    board = Board()
    hero = board.card("Hero", supertypes="legendary", size=("2", "2"))
    one, two = board.battlefield("a", hero, hero)
    (other,) = board.battlefield("b", hero)
    session = board.begin()
    assert session.choice is not None
    assert set(session.choice.actions) == {f"keep({one})", f"keep({two})"}
    session.do(f"keep({two})")
    assert [alive(session, c) for c in (one, two, other)] == [False, True, True]
    assert graveyard(session, "a") == 1


def test_tokens_cease_to_exist() -> None:
    board = Board()
    token = "token('Goblin', [creature], [goblin], [red], 1, 1, [])"
    maker = board.card("Raid", f"spell([create(you, 2, {token})])", types="instant", cost="{R}")
    bolt = board.card("Flick", "spell([return_to_hand(target([creature]))])",
                      types="instant", cost="{R}")  # fmt: skip
    board.battlefield("a", "Mountain", "Mountain")
    raid, flick = board.hand("a", maker, bolt)
    session = board.begin()
    session.do(f"cast({raid})")
    pass_until(session)
    tokens = [thing for (thing,) in session.query("token", 1)]
    assert len(tokens) == 2
    session.do(f"cast({flick})")
    session.do(f"target({tokens[0]})")
    pass_until(session)
    assert [thing for (thing,) in session.query("token", 1)] == tokens[1:]
    assert session.query("hand", 2) == []


def test_lethal_damage_is_marked_over_the_turn() -> None:
    board = Board()
    board.battlefield("a", "Mountain", "Mountain")
    one, two = board.hand("a", "Shock", "Shock")
    giant = board.creature("b", 1, 4)
    session = board.begin()
    for card, lives in ((one, True), (two, False)):
        session.do(f"cast({card})")
        session.do(f"target({giant})")
        pass_until(session)
        assert alive(session, giant) == lives


@pytest.mark.parametrize("mode", ["contracted", "choices"])
def test_what_is_given_an_ability_enters_as_a_copy_the_first_time_too(mode: str) -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    given = "triggered(dies(this), true, [draw(you, 1)])"
    board.creature("a", 1, 1, f"static([creature], [gain({given})])")
    name = board.card("Double", "enters_as_copy([creature], [])", cost="{0}", size=("0", "0"))
    (double,) = board.hand("a", name)
    bridge().held.forget()
    session = board.begin(mode=mode)
    session.do(f"cast({double})")
    while session.choice is not None and session.choice.count == 1:
        session.choose(0)
    assert session.choice is not None
    assert any(f"copying({bear})" in action for action in session.choice.actions)


@pytest.mark.parametrize(
    "fact",
    [
        "damage({card},2)", "attacking({card},b)", "attached({card},{forest})",
        "target({card},1,b)", "graveyard(a,999)", "counters({forest},flying,0)",
    ],
)  # fmt: skip
def test_what_can_not_be_is_forbidden(fact: str) -> None:
    board = Board()
    (card,) = board.hand("a", "Forest")
    (forest,) = board.battlefield("a", "Forest")
    assert board.begin(mode="steps").violations() == []
    board.fluent(fact.format(card=card, forest=forest))
    assert board.begin(mode="steps").violations() != []
