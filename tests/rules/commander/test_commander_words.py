"""What cards say of commanders: lieutenant, eminence, color identity (903.3d, 903.4)."""

from __future__ import annotations

import pytest
from boards import actions, life, names, place, process, resolve_top, to_step
from leaders import cast, commander_of, leader, spell, taps
from rulebook import Board, why_not

from pyengine.engine.session import Session


def power(session: Session, number: int) -> int:
    rows = {o: p for o, p, _ in session.query("power_toughness", 3)}
    return int(rows.get(number, 1))


LIEUTENANT = "static(this,[pt(2,2)],controls(you,[commander,owned(you)]))"


@pytest.mark.parametrize(
    ("zone", "led", "expected"),
    [("battlefield", True, 3), ("battlefield", False, 1), ("command", True, 1)],
)
def test_903_3d_controlling_a_commander_is_of_a_permanent(
    zone: str, led: bool, expected: int
) -> None:
    board = Board()
    soldier = board.creature("a", 1, 1, LIEUTENANT)
    if zone == "battlefield":
        (number,) = board.battlefield("a", leader(board))
        if led:
            board.leads("a", number)
    else:
        board.command("a", leader(board))
    assert power(board.begin(), soldier) == expected


def test_903_3d_your_commander_is_one_that_you_own() -> None:
    board = Board()
    soldier = board.creature("a", 1, 1, LIEUTENANT)
    any_one = board.creature("a", 1, 1, "static(this,[pt(2,2)],controls(you,[commander]))")
    number = board.battlefield("a", leader(board))[0]
    board.fluents.remove(f"object({number},'Leader',a)")
    board.fluent(f"object({number},'Leader',b)")
    board.leads("b", number)
    session = board.begin()
    assert (power(session, soldier), power(session, any_one)) == (1, 3)


def test_903_3d_backgrounds_give_commander_creatures_abilities() -> None:
    board = Board()
    back = "static([creature,commander,owned(you)],[gain(flying)])"
    board.battlefield(
        "a", board.card("Background", back, types="enchantment", subtypes="background")
    )
    other = board.creature("a", 1, 1)
    (number,) = board.battlefield("a", leader(board))
    board.leads("a", number)
    session = board.begin()
    assert session.holds(f"gained({number},flying)")
    assert not session.holds(f"gained({other},flying)")


@pytest.mark.parametrize(("casts", "expected"), [(0, 1), (2, 3)])
def test_903_8_how_often_commanders_were_cast(casts: int, expected: int) -> None:
    board = Board()
    soldier = board.creature("a", 1, 1, "static(this,[pt(commander_casts,commander_casts)])")
    board.command("a", leader(board))
    if casts:
        board.fluent(f"commander_casts(a,1,{casts})")
    board.fluent("commander_casts(b,1,5)")
    assert power(board.begin(), soldier) == expected


# ------------------------------------------------------------------ 113.6b: eminence

EMINENCE = "triggered(begins(your,{step}),{condition},[gain_life(you,1)])"


@pytest.mark.parametrize(
    ("zone", "condition", "gained"),
    [
        ("command", "leads_from_afar", 1), ("battlefield", "leads_from_afar", 1),
        ("graveyard", "leads_from_afar", 0), ("command", "in_command_zone", 1),
        ("battlefield", "in_command_zone", 0), ("command", "true", 0),
    ],
)  # fmt: skip
def test_113_6b_what_functions_in_the_command_zone(zone: str, condition: str, gained: int) -> None:
    board = Board()
    name = leader(board, EMINENCE.format(step="end_turn", condition=condition))
    (number,) = getattr(board, zone)("a", name)
    if zone != "command":
        board.leads("a", number)
    session = board.begin()
    to_step(session, "end_turn")
    resolve_top(session)
    assert life(session, "a") == 20 + gained


# ------------------------------------------------------------------ 903.4: color identity


@pytest.mark.parametrize(
    ("cost", "abilities", "colors"),
    [
        ("{1}{G}", (), ["green"]),
        ("{2}", ("activated([mana('{R/W}'),tap],[draw(you,1)])",), ["white", "red"]),
        ("{2}", ("activated([tap],[add([blue])])",), ["blue"]),
        ("{2}", ("activated([tap],[add_any(1)])",), []),
        ("{2}", ("static(this,[gain(protection(color(black)))])",), []),
        ("{2}", ("color_indicator([black])",), ["black"]),
        ("{U/P}", (), ["blue"]),
        (
            "{G}",
            ("other_face(2,transform,'Back','',[],[creature],[],[black],['1','1'],[])",),
            ["black", "green"],
        ),
        (
            "{G}",
            ("other_face(2,modal_dfc,'Back','{B}',[],[creature],[],[black],['1','1'],[])",),
            ["black", "green"],
        ),
        (
            "{G}",
            (
                "other_face(2,adventure,'Tale','{1}{R}',[],[instant],[],[red],[],[spell([draw(you,1)])])",
            ),
            ["green", "red"],
        ),
        ("{G}", ("keyword(extort)",), ["green"]),
    ],
)
def test_903_4_the_symbols_of_cost_and_text(
    cost: str, abilities: tuple[str, ...], colors: list[str]
) -> None:
    board = Board()
    board.command("a", leader(board, *abilities, cost=cost))
    tower = board.card("Tower", "activated([tap],[add_in_identity(1)])", types="land")
    (land,) = board.battlefield("a", tower)
    session = board.begin(settings=["payment(a)=manual"])
    assert (f"activate({land},1)" in actions(session)) is True
    session.do(f"activate({land},1)")
    if colors:
        assert actions(session, "color") == sorted(f"color({c})" for c in colors)
    else:
        assert process(session) == "priority", "903.4f: no mana"
        assert session.query("pool", 2) == []


def test_903_4f_without_a_commander_no_mana() -> None:
    board = Board()
    tower = board.card("Tower", "activated([tap],[add_in_identity(1)])", types="land")
    board.battlefield("a", tower)
    (need,) = board.hand(
        "a", board.card("Need", "spell([draw(you,1)])", types="instant", cost="{1}")
    )
    board.begin()
    assert why_not(f"cast({need})") == {"601.2h"}


@pytest.mark.parametrize(("cost", "castable"), [("{G}", True), ("{R}", False), ("{1}", True)])
def test_903_4_the_mana_is_paid_automatically(cost: str, castable: bool) -> None:
    board = Board()
    board.command("a", leader(board, cost="{9}{G}"))
    tower = board.card("Tower", "activated([tap],[add_in_identity(1)])", types="land")
    (land,) = board.battlefield("a", tower)
    (need,) = board.hand(
        "a", board.card("Need", "spell([gain_life(you,1)])", types="instant", cost=cost)
    )
    session = board.begin()
    assert (f"cast({need})" in actions(session)) is castable
    if castable:
        cast(session, need)
        assert life(session, "a") == 21
        assert session.query("tapped", 1) == [[land]]


def test_903_4a_a_setting_says_it_before_the_game() -> None:
    board = Board()
    board.command("a", leader(board, cost="{9}{G}"))
    board.fluent("color_identity(a,[red])")
    board.battlefield(
        "a", board.card("Tower", "activated([tap],[add_in_identity(1)])", types="land")
    )
    (need,) = board.hand(
        "a", board.card("Need", "spell([gain_life(you,1)])", types="instant", cost="{R}")
    )
    assert f"cast({need})" in actions(board.begin())


# ------------------------------------------------------------------ from and to the command zone


def test_118_9_a_spell_without_paying_if_you_control_a_commander() -> None:
    board = Board()
    free = board.card(
        "Free", "alternative_cost([],controls(you,[commander]))", "spell([gain_life(you,1)])",
        types="instant", cost="{5}",
    )  # fmt: skip
    (number,) = board.hand("a", free)
    (mine,) = board.battlefield("a", leader(board))
    board.leads("a", mine)
    session = board.begin()
    session.do(f"cast({number},alternative(1))")
    resolve_top(session)
    assert life(session, "a") == 21


def test_400_7_an_effect_puts_a_commander_into_the_hand() -> None:
    board = Board()
    (number,) = board.command("a", leader(board))
    board.fluent("commander_casts(a,1,2)")
    fetch = "program([move(what:some(1,[commander,owned(you),in(command,all([player]))]),to:hand)])"
    (deed,) = board.hand("a", spell(board, fetch))
    board.command("b", board.card("Theirs", supertypes="legendary", size=("1", "1")))
    taps(board, 1)
    session = board.begin()
    session.do(f"cast({deed})")
    resolve_top(session)
    while process(session) != "priority":
        session.do(actions(session)[0])
    assert names(session, "hand", "a") == ["Leader"]
    assert names(session, "command", "b") == ["Theirs"]
    assert f"cast({commander_of(session)})" in actions(session), "903.8: no tax from the hand"
    assert number != commander_of(session)


def test_702_49d_commander_ninjutsu_from_the_command_zone() -> None:
    board = Board()
    (ninja,) = board.command("a", leader(board, "keyword(commander_ninjutsu('{1}'))", cost="{8}"))
    board.fluent("commander_casts(a,1,3)")
    attacker = board.creature("a", 1, 1)
    taps(board, 1)
    session = board.begin("begin_combat")
    to_step(session, "declare_attackers")
    session.do(f"attack({attacker},b)")
    session.do("done")
    to_step(session, "declare_blockers")
    session.do("done")
    session.do(next(a for a in actions(session, f"activate({ninja}")))
    if process(session) == "choose_for_cost":
        session.do(f"pick({attacker})")
    resolve_top(session)
    assert place(session, "controls", "a", "Leader") == [commander_of(session, "a")]
    assert session.query("attacking", 2) == [[commander_of(session), "b"]]
    assert session.query("commander_casts", 3) == [["a", 1, 3]], "it was not cast"
