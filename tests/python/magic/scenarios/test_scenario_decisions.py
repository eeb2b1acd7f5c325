"""What a scenario decides: targets and queues, and what is decided where it says nothing."""

from typing import Any

import pytest
from scenario_parts import Script, act, failed, passed, queued, zone


@pytest.mark.parametrize(
    "target",
    ["Elvish Warrior", "@e", {"target": "@e"}, {"target": "@e", "mode": 1, "copy": "no"}],
)
def test_targets(play: Any, target: Any) -> None:
    a = {"hand": zone("Giant Growth"), "battlefield": zone("Forest", "Elvish Warrior@e")}
    expect = [{"pt": ["A", "Elvish Warrior", 5, 6]}]
    assert passed(play(expect, [act("cast", card="Giant Growth", targets=[target])], a=a))
    script = [queued("target", target), act("cast", card="Giant Growth")]
    assert passed(play(expect, script, a=a))
    script = [queued("target", [target]), act("cast", card="Giant Growth")]
    assert passed(play(expect, script, a=a))


@pytest.mark.parametrize(
    "target", ["player:B", "Shock", "ability:Whenever", {"target": "@e", "copy": "only"}]
)
def test_illegal_targets_take_the_action_back(play: Any, target: Any) -> None:
    a = {"hand": zone("Giant Growth"), "battlefield": zone("Forest", "Elvish Warrior@e")}
    script = [act("cast", card="Giant Growth", targets=[target])]
    result = play([], script, a=a)
    assert failed(result, "is no legal target")
    assert "hand (Giant Growth)" in result.state


def test_too_many_targets(play: Any) -> None:
    a = {"hand": zone("Shock"), "battlefield": zone("Mountain")}
    script = [act("cast", card="Shock", targets=["player:B", "player:A"])]
    assert failed(play([], script, a=a), "no target slot for player:A")


def test_modes(play: Any) -> None:
    a = {"hand": zone("Two Ways"), "battlefield": zone("Forest")}
    script = [act("cast", card="Two Ways"), queued("mode", 2)]
    assert passed(play([{"hand_total": ["A", 1]}, {"life": ["A", 20]}], script, a=a))
    assert passed(play([{"life": ["A", 23]}], script[:1], strict=False, a=a))


@pytest.mark.parametrize(
    ("modes", "life", "drawn"),
    [
        ([1], 23, 0), ([1, "[skip]"], 23, 0), ([3, 1, "[skip]"], 33, 0),
        ([2, 3], 30, 1), ([3, 2, 1], 33, 1),
    ],
)  # fmt: skip
def test_several_modes_are_several_entries(
    play: Any, modes: list[Any], life: int, drawn: int
) -> None:
    a = {"hand": zone("Many Ways"), "battlefield": zone("Forest")}
    script = [act("cast", card="Many Ways"), *(queued("mode", mode) for mode in modes)]
    result = play([{"life": ["A", life]}, {"hand_total": ["A", drawn]}], script, a=a)
    assert passed(result)
    assert not [warning for warning in result.warnings if "mode" in warning]


def test_modes_that_cannot_be_chosen_together(play: Any) -> None:
    a = {"hand": zone("Many Ways"), "battlefield": zone("Forest")}
    script = [act("cast", card="Many Ways"), queued("mode", 1), queued("mode", 1)]
    assert failed(play([], script, a=a), "the modes [1, 1] cannot be chosen")


@pytest.mark.parametrize(
    "queue",
    [
        [
            queued("target", {"target": "@x", "amount": 1}),
            queued("target", {"target": "@y", "amount": 2}),
        ],
        [queued("target", ["@x", "@y"]), queued("choose", "X=1"), queued("choose", "X=2")],
    ],
)  # fmt: skip
def test_divided_damage(play: Any, queue: Script) -> None:
    a = {"hand": zone("Forked Flame"), "battlefield": zone("Mountain", "Mountain")}
    b = {"battlefield": zone("Elvish Warrior@x", "Gray Ogre@y")}
    expect = [{"damage": ["B", "@x", 1]}, {"graveyard": ["B", "Gray Ogre", 1]}]
    assert passed(play(expect, [act("cast", card="Forked Flame"), *queue], a=a, b=b))


def test_scry_and_discard(play: Any) -> None:
    a = {
        "hand": zone("Look Ahead"),
        "battlefield": zone("Island"),
        "library": zone("Shock", "Forest"),
    }
    script = [act("cast", card="Look Ahead"), queued("target", "Shock"), queued("target", "[skip]")]
    assert passed(play([{"hand": ["A", "Forest", 1]}], script, a=a))
    a = {"hand": zone("Bad News"), "battlefield": zone("Swamp")}
    b = {"hand": zone("Forest", "Shock")}
    script = [act("cast", card="Bad News", targets=["player:B"]), queued("choose", "Shock", "B")]
    assert passed(
        play([{"graveyard": ["B", "Shock", 1]}, {"hand_total": ["B", 1]}], script, a=a, b=b)
    )


def test_the_other_queue_answers_where_the_proper_one_does_not_fit(play: Any) -> None:
    a = {"hand": zone("Goblin Matron"), "library": zone("Forest", "Tarfire")}
    a["battlefield"] = zone("Mountain", "Mountain", "Mountain")
    script = [
        act("cast", card="Goblin Matron"),
        queued("choose", "Yes"),
        queued("choose", "Tarfire"),
    ]
    assert passed(play([{"hand": ["A", "Tarfire", 1]}], script, a=a))


def test_unused_entries_are_warnings_even_where_something_fails(play: Any) -> None:
    a = {"hand": zone("Shock"), "battlefield": zone("Mountain")}
    script = [act("cast", card="Shock", targets=["player:B"]), queued("mode", 3)]
    for life in (18, 20):
        result = play([{"life": ["B", life]}], script, a=a)
        assert result.status == ("passed" if life == 18 else "failed")
        assert result.warnings == ("unused: A mode 3",)


def test_a_strict_script_answers_whatever_is_asked(play: Any) -> None:
    a = {"hand": zone("Goblin Matron"), "library": zone("Tarfire", "Goblin Matron")}
    a["battlefield"] = zone("Mountain", "Mountain", "Mountain")
    script = [act("cast", card="Goblin Matron"), queued("choose", "Yes")]
    result = play([], script, a=a)
    assert failed(result, "turn 1, precombat_main: nobody says what A answers to choose_card")
    found = [{"hand": ["A", "Tarfire", 1]}]
    for first in (script, script[:1]):
        result = play(found, [*first, queued("target", "Tarfire")], a=a)
        assert passed(result)
        assert result.warnings == (() if first == script else ("unscripted: A decide_may",))


def test_unscripted_decisions(play: Any) -> None:
    a = {
        "hand": zone("Shock", "Giant Growth"),
        "battlefield": zone("Mountain", "Forest", "Elvish Warrior"),
    }
    b = {"battlefield": zone("Llanowar Elves")}
    cast = [act("cast", card="Giant Growth")]
    assert passed(play([{"pt": ["A", "Elvish Warrior", 5, 6]}], cast, strict=False, a=a, b=b))
    cast = [act("cast", card="Shock")]
    result = play(
        [{"pt": ["A", "Elvish Warrior", 2, 3]}, {"life": ["A", 20]}], cast, strict=False, a=a, b=b
    )
    assert passed(result)


def test_an_offer_is_taken_and_an_alternative_cost_is_used(play: Any) -> None:
    a = {"hand": zone("Allosaurus Rider", "Wildsize", "Giant Growth")}
    result = play(
        [{"exile_total": ["A", 2]}], [act("cast", card="Allosaurus Rider")], strict=False, a=a
    )
    assert passed(result)


def test_what_enters_as_a_copy_is_named(play: Any) -> None:
    a = {"hand": zone("Look Alike"), "battlefield": zone("Island", "Elvish Warrior", "Wellwisher")}
    script = [
        act("cast", card="Look Alike"),
        queued("choose", "Yes"),
        queued("choose", "Wellwisher"),
    ]
    assert passed(play([{"battlefield": ["A", "Wellwisher", 2]}], script, a=a))
    script = [act("cast", card="Look Alike"), queued("choose", "No")]
    assert passed(play([{"graveyard": ["A", "Look Alike", 1]}], script, a=a))


def test_an_additional_cost_is_paid_or_not(play: Any) -> None:
    a = {"hand": zone("Paid Back"), "battlefield": zone("Forest", "Forest")}
    script = [act("cast", card="Paid Back"), queued("choose", "Yes")]
    assert passed(play([{"hand": ["A", "Paid Back", 1]}], script, a=a))
    script = [act("cast", card="Paid Back"), queued("choose", "No")]
    assert passed(play([{"hand": ["A", "Paid Back", 0]}], script, a=a))


def test_a_spell_is_cast_in_the_way_that_is_named(play: Any) -> None:
    a, b = {"hand": zone("Show", "Shock"), "battlefield": zone("Mountain")}, {"life": 20}
    cast = act("cast", card="Show", using="spectacle")
    assert failed(play([], [cast], a=a, b=b), "Show cannot be cast now")
    shock = act("cast", card="Shock", targets=["player:B"])
    assert passed(
        play([{"battlefield": ["A", "Show", 1]}], [shock, act("wait_stack"), cast], a=a, b=b)
    )


def test_flashback_is_called_an_ability(play: Any) -> None:
    a = {"graveyard": zone("Second Thought"), "battlefield": zone("Forest")}
    script = [act("activate", ability="Flashback {G}")]
    assert passed(play([{"life": ["A", 23]}, {"exile": ["A", "Second Thought", 1]}], script, a=a))


def test_loyalty_abilities_begin_with_their_cost(play: Any) -> None:
    a = {"battlefield": zone("Sage")}
    assert passed(play([{"life": ["A", 21]}], [act("activate", ability="+1: You gain")], a=a))


def test_keywords_bring_counters_onto_the_board(play: Any) -> None:
    expect = [{"pt": ["A", "Grafted Newt", 2, 2]}]
    assert passed(play(expect, a={"battlefield": zone("Grafted Newt")}))


def test_what_is_named_tells_which_of_two_costs_is_paid(play: Any) -> None:
    a = {"hand": zone("Bargain", "Ponder Stone"), "battlefield": zone("Forest", "Ring")}
    for given, left in (("Ponder Stone", 0), ("Ring", 1)):
        script = [queued("choose", "Yes"), queued("choose", given), act("cast", card="Bargain")]
        expect = [{"life": ["A", 22]}, {"hand": ["A", "Ponder Stone", left]}]
        assert passed(play(expect, script, a=a))


def test_a_mode_without_a_target_cannot_be_chosen(play: Any) -> None:
    a = {"hand": zone("Harsh Words"), "battlefield": zone("Forest")}
    script = [act("cast", card="Harsh Words"), queued("mode", 2)]
    assert failed(play([], script, a=a), "the mode 2 cannot be chosen")
