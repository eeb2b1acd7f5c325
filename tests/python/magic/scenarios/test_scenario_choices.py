"""What is chosen as something enters, copies, halves and special actions, as scripts call them."""

from typing import Any

import pytest
from scenario_parts import act, failed, passed, queued, zone


def test_a_type_is_chosen_as_something_enters(play: Any) -> None:
    a = {"hand": zone("Banner"), "battlefield": zone("Forest", "Gray Ogre", "Llanowar Elves")}
    script = [act("cast", card="Banner"), queued("choose", "Ogre")]
    expect = [{"pt": ["A", "Gray Ogre", 3, 3]}, {"pt": ["A", "Llanowar Elves", 1, 1]}]
    assert passed(play(expect, script, a=a))
    assert failed(play(expect, script[:1], a=a), "nobody says what A answers to choose_replacement")


def test_on_the_board_it_is_chosen_by_the_owner(play: Any) -> None:
    a = {"battlefield": zone("Banner", "Gray Ogre", "Tinted Ring")}
    script = [queued("choose", "Ogre"), queued("choose", "Red")]
    result = play([{"pt": ["A", "Gray Ogre", 3, 3]}], script, a=a)
    assert passed(result) and result.warnings == ()
    result = play([], script[:1], a=a)
    assert failed(result, "nobody says what A answers to choose_replacement")


@pytest.mark.parametrize(("said", "size"), [(["Gray Ogre"], 2), (["Yes", "Gray Ogre"], 2)])
def test_a_copy_on_the_board_is_of_what_its_owner_names(
    play: Any, said: list[str], size: int
) -> None:
    a = {"battlefield": zone("Gray Ogre", "Mimic@m")}
    script = [queued("choose", word) for word in said]
    expect = [{"battlefield": ["A", "Gray Ogre", 2]}, {"pt_all": ["A", "Gray Ogre", size, size]}]
    assert passed(play(expect, script, a=a))
    buried = [{"graveyard": ["A", "Mimic", 1]}]
    assert passed(play(buried, [queued("choose", "No")], a=a))


def test_a_half_is_cast_by_its_name(play: Any) -> None:
    lands = zone("Forest", "Plains")
    for where, half, life in (("hand", "Dawn", 23), ("graveyard", "Dusk", 25)):
        a = {where: zone("Dawn // Dusk"), "battlefield": lands}
        assert passed(play([{"life": ["A", life]}], [act("cast", card=half)], a=a))
        other = "Dusk" if half == "Dawn" else "Dawn"
        assert failed(play([], [act("cast", card=other)], a=a), f"{other} cannot be cast now")


@pytest.mark.parametrize(
    ("by", "card", "adventure", "life"),
    [
        ("Gift", "Stout", "Slight", 21),
        ("Gift", "Small", "Grand", 20),
        ("Call Newt", "Stout", "Slight", 20),
    ],
)
def test_an_adventure_is_cast_for_nothing_where_it_is_what_is_allowed(
    play: Any, by: str, card: str, adventure: str, life: int
) -> None:
    """Its mana value has to be, and it is no creature (715.3a)."""
    a = {"hand": zone(by, f"{card} // {adventure}"), "battlefield": zone("Plains")}
    script = [act("cast", card=by), queued("choose", "Yes"), queued("choose", f"Cast {adventure}")]
    result = play([{"life": ["A", life]}], script, a=a)
    assert passed(result)
    assert bool(result.warnings) == (life == 20)


def test_ways_and_special_actions_are_called_as_abilities(play: Any) -> None:
    a = {"graveyard": zone("Old Tale"), "battlefield": zone("Forest")}
    told = [{"life": ["A", 22]}, {"exile": ["A", "Old Tale", 1]}]
    for entry in (
        act("activate", ability="Flashback"),
        act("cast", card="Old Tale", using="flashback"),
    ):
        assert passed(play(told, [entry], a=a))
    a = {"hand": zone("Slow Gift"), "battlefield": zone("Forest")}
    assert passed(
        play([{"exile": ["A", "Slow Gift", 1]}], [act("activate", ability="Suspend")], a=a)
    )


def test_only_copies_and_no_copies(play: Any) -> None:
    """A copy of the spell is met by the condition, and by a target that says so."""
    a = {"hand": zone("Shock", "Twice Said"), "battlefield": zone("Mountain", "Island")}
    b = {"hand": zone("Twice Said"), "battlefield": zone("Island")}
    mine = [
        act("cast", card="Shock", targets=["player:B"]),
        act("cast", card="Twice Said", targets=["Shock"]),
        queued("choose", "No"),
    ]
    for copy in ("only", "no"):
        answer = act(
            "cast", "B", card="Twice Said", targets=[{"target": "Shock", "copy": copy}],
            if_copy_on_stack="Shock",
        )  # fmt: skip
        script = [*mine, answer, queued("choose", "No", "B")]
        assert passed(play([{"life": ["B", 14]}], script, a=a, b=b))
    never = act("cast", "B", card="Twice Said", targets=["Shock"], if_copy_on_stack="Shock")
    assert failed(play([], [mine[0], never], a=a, b=b), "cast (Twice Said) was never possible")


def test_damage_is_divided_in_the_order_of_the_declaration(play: Any) -> None:
    a, b = (
        {"battlefield": zone("Gray Ogre")},
        {"battlefield": zone("Llanowar Elves", "Heedless One")},
    )
    attack = act("attack", step="declare_attackers", attacker="Gray Ogre")
    blocks = [
        act("block", "B", "declare_blockers", blocker=blocker, attacker="Gray Ogre")
        for blocker in ("Heedless One", "Llanowar Elves")
    ]
    shares = [queued("choose", "X=0"), queued("choose", "X=2")]
    expect = [{"graveyard": ["B", "Llanowar Elves", 1]}]
    assert passed(play(expect, [attack, *blocks, *shares], a=a, b=b))


def test_planeswalkers_are_attacked_by_name(play: Any) -> None:
    a, b = {"battlefield": zone("Gray Ogre")}, {"battlefield": zone("Sage")}
    attack = act("attack", step="declare_attackers", attacker="Gray Ogre", defender="Sage")
    assert passed(play([{"counters": ["B", "Sage", "loyalty", 1]}], [attack], a=a, b=b))
