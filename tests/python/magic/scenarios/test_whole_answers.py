"""An entry answers a question whole; what a script says of attacks and of the beginning counts."""

from typing import Any

import pytest
from scenario_parts import act, failed, passed, queued, zone


def looking(*said: Any) -> tuple[dict[str, Any], list[Any]]:
    """Look Ahead (scry 2) with Shock and Mogg Fanatic on top, answered so."""
    a = {"hand": zone("Look Ahead"), "battlefield": zone("Island")}
    a |= {"library": zone("Shock", "Mogg Fanatic", "Goblin Matron")}
    return a, [act("cast", card="Look Ahead"), *(queued("target", value) for value in said)]


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        (["Shock"], "Mogg Fanatic"),
        (["Mogg Fanatic"], "Shock"),
        ([["Shock", "Mogg Fanatic"]], "Goblin Matron"),
    ],
)
def test_what_is_not_said_to_leave_the_top_stays(play: Any, said: list[Any], drawn: str) -> None:
    a, script = looking(*said)
    assert passed(play([{"hand": ["A", drawn, 1]}], script, a=a))


def test_of_nothing_said_nothing_is_taken_for_granted(play: Any) -> None:
    a, script = looking()
    assert failed(play([], script, a=a), "nobody says what A answers to arrange")


def taking(*said: Any) -> tuple[dict[str, Any], list[Any]]:
    a = {"hand": zone("Take Back"), "battlefield": zone("Plains", "Island", "Forest")}
    return a, [act("cast", card="Take Back"), *(queued("target", value) for value in said)]


@pytest.mark.parametrize(("said", "left"), [(["Island"], 2), ([["Island", "Forest"]], 1)])
def test_a_list_is_all_that_is_chosen(play: Any, said: list[Any], left: int) -> None:
    a, script = taking(*said)
    assert passed(play([{"battlefield_total": ["A", left]}], script, a=a))


def test_what_is_chosen_has_to_be_said(play: Any) -> None:
    a, script = taking()
    assert failed(play([], script, a=a), "nobody says what A answers to choose_things")


ATTACK = act("attack", step="declare_attackers", attacker="Elvish Warrior", defender="player:B")


@pytest.mark.parametrize(("said", "life", "tapped"), [("Yes", 18, 2), ("No", 20, 0)])
def test_who_says_no_to_what_an_attack_costs_does_not_attack(
    play: Any, said: str, life: int, tapped: int
) -> None:
    a = {"battlefield": zone("Elvish Warrior", "Forest", "Forest")}
    b = {"battlefield": zone("Toll")}
    expect = [{"life": ["B", life]}, {"tapped_count": ["Forest", True, tapped]}]
    if not tapped:
        expect[1] = {"tapped_count": ["Forest", False, 2]}
    assert passed(play(expect, [ATTACK, queued("choose", said)], a=a, b=b))


def test_a_no_is_kept_where_an_attack_costs_nothing(play: Any) -> None:
    a = {"battlefield": zone("Elvish Warrior")}
    result = play([{"life": ["B", 18]}], [ATTACK, queued("choose", "No")], a=a)
    assert passed(result)
    assert result.warnings == ("unused: A choose 'No'",)


@pytest.mark.parametrize(("others", "life"), [((), 20), (("Elvish Warrior",), 15)])
def test_attacks_that_are_not_legal_together_are_given_up(
    play: Any, others: tuple[str, ...], life: int
) -> None:
    a = {"battlefield": zone("Timid", "Elvish Warrior")}
    script = [
        act("attack", step="declare_attackers", attacker=attacker, defender="player:B")
        for attacker in ("Timid", *others)
    ]
    assert passed(play([{"life": ["B", life]}], script, a=a))


@pytest.mark.parametrize(("said", "begun"), [("Yes", 1), ("No", 0)])
def test_a_card_of_an_opening_hand_may_begin_the_game(play: Any, said: str, begun: int) -> None:
    a = {"hand": zone("Old Line")}
    expect = [{"battlefield": ["A", "Old Line", begun]}, {"hand": ["A", "Old Line", 1 - begun]}]
    assert passed(play(expect, [queued("choose", said)], a=a))


def test_a_strict_script_says_whether_it_does(play: Any) -> None:
    hand = {"hand": zone("Old Line")}
    assert failed(play([], a=hand), "nobody says what A answers to choose_opening")
    assert passed(play([{"battlefield": ["A", "Old Line", 1]}], a=hand, strict=False))


def test_blockers_of_several_divide_in_the_order_in_which_they_were_declared(play: Any) -> None:
    a = {"battlefield": zone("Gray Ogre@x", "Gray Ogre@y")}
    b = {"battlefield": zone("Wide Shield", "Timid@later", "Gray Ogre@first")}
    blocks = [(blocker, attacker) for blocker in ("@first", "@later") for attacker in ("@x", "@y")]
    script = [
        *(
            act("attack", step="declare_attackers", attacker=x, defender="player:B")
            for x in ("@x", "@y")
        ),
        *(
            act("block", "B", "declare_blockers", blocker=blocker, attacker=attacker)
            for blocker, attacker in blocks
        ),
        *(queued("choose", f"X={n}") for n in (2, 0, 2, 0)),
        *(queued("choose", f"X={n}", "B") for n in (1, 1, 0, 3)),
    ]
    expect = [{"battlefield": ["A", "@x", 1]}, {"battlefield": ["A", "@y", 0]}]
    assert passed(play([*expect, {"damage": ["A", "@x", 1]}], script, a=a, b=b))
