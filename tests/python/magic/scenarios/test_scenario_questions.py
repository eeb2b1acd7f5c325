"""Scenarios answer each kind of question by what is meant for it, and by nothing else."""

from typing import Any

import pytest
from scenario_parts import act, failed, passed, queued, zone


def test_a_color_is_chosen_as_something_enters(play: Any) -> None:
    a = {"hand": zone("Tinted Ring", "Shock"), "battlefield": zone("Mountain")}
    script = [
        act("cast", card="Tinted Ring"),
        act("wait_stack"),
        act("cast", card="Shock", targets=["player:B"]),
        queued("choose", "Red"),
    ]
    assert passed(play([{"life": ["A", 21]}], script, a=a))


def test_a_host_is_chosen_as_an_aura_is_put_onto_the_battlefield(play: Any) -> None:
    a = {"hand": zone("Bestow All"), "graveyard": zone("Shawl")}
    a["battlefield"] = zone("Plains", "Elvish Warrior@w", "Gray Ogre@o")
    script = [act("cast", card="Bestow All"), queued("choose", "@o")]
    assert passed(play([{"pt": ["A", "@o", 3, 3]}], script, a=a))


@pytest.mark.parametrize(("said", "size"), [("Yes", 2), ("No", 1)])
def test_targets_to_come_do_not_decide_how_something_enters(
    play: Any, said: str, size: int
) -> None:
    a = {"hand": zone("Rioter@r", "Giant Growth"), "battlefield": zone("Forest", "Forest")}
    script = [
        act("cast", card="@r"),
        act("wait_stack"),
        act("cast", card="Giant Growth"),
        queued("target", "@r"),
        queued("choose", said),
    ]
    assert passed(play([{"pt": ["A", "@r", size + 3, size + 3]}], script, a=a))


@pytest.mark.parametrize(("said", "cast"), [(["@e"], 1), (["@e", "Yes"], 1), (["@e", "No"], 0)])
def test_a_card_to_cast_for_nothing_is_named_and_then_cast_or_not(
    play: Any, said: list[str], cast: int
) -> None:
    a = {"hand": zone("Gift", "Elvish Warrior@e"), "battlefield": zone("Plains")}
    script = [act("cast", card="Gift"), *(queued("choose", value) for value in said)]
    assert passed(play([{"battlefield": ["A", "Elvish Warrior", cast]}], script, a=a))


@pytest.mark.parametrize(("said", "there"), [(["Yes", "Yes", "No"], 2), (["Yes", "No"], 1)])
def test_after_a_yes_that_casts_for_nothing_the_next_is_for_other_costs(
    play: Any, said: list[str], there: int
) -> None:
    a = {"hand": zone("Gift", "Tither"), "battlefield": zone("Plains", "Plains", "Plains")}
    script = [act("cast", card="Gift"), *(queued("choose", value) for value in said)]
    assert passed(play([{"battlefield": ["A", "Tither", there]}], script, a=a))


@pytest.mark.parametrize(("said", "tapped"), [([], False), (["Yes"], False), (["No"], True)])
def test_what_may_stay_tapped_untaps_unless_the_script_says_no(
    play: Any, said: list[str], tapped: bool
) -> None:
    a = {"battlefield": zone("Leech@l!", "Mountain"), "hand": zone("Shock")}
    script = [
        act("cast", card="Shock", step="upkeep"),
        queued("target", "@l"),
        *(queued("choose", value) for value in said),
    ]
    check = act("check", step="upkeep", expect={"tapped": ["@l", tapped]})
    result = play([{"graveyard": ["A", "Leech", 1]}], [check, *script], a=a)
    assert passed(result)


@pytest.mark.parametrize(("said", "life"), [("Yes", 23), ("No", 25)])
def test_yes_pays_life_for_phyrexian_mana(play: Any, said: str, life: int) -> None:
    a = {"hand": zone("Shard"), "battlefield": zone("Plains")}
    script = [act("cast", card="Shard"), queued("choose", said)]
    assert passed(play([{"life": ["A", life]}], script, a=a))


@pytest.mark.parametrize(
    ("said", "hand"), [(["No"], 0), (["Gray Ogre"], 1), (["Yes", "Gray Ogre"], 1)]
)
def test_no_takes_nothing_of_what_is_looked_at(play: Any, said: list[str], hand: int) -> None:
    a = {"hand": zone("Search Three"), "battlefield": zone("Forest")}
    a["library"] = zone("Elvish Warrior", "Gray Ogre", "Forest")
    script = [act("cast", card="Search Three"), *(queued("choose", value) for value in said)]
    expect = [{"hand": ["A", "Gray Ogre", hand]}, {"hand": ["A", "Elvish Warrior", 0]}]
    assert passed(play(expect, script, a=a))


@pytest.mark.parametrize(
    ("answers", "lives"),
    [
        (["No"], (20, 16)),
        (["Yes", "player:B"], (20, 16)),
        (["Yes", "player:A"], (18, 18)),
    ],
)
def test_a_copy_keeps_its_target_or_gets_another(
    play: Any, answers: list[str], lives: tuple[int, int]
) -> None:
    a = {"hand": zone("Shock", "Twice Said"), "battlefield": zone("Mountain", "Island")}
    script = [
        act("cast", card="Shock", targets=["player:B"]),
        act("cast", card="Twice Said", targets=["Shock"]),
        queued("choose", answers[0]),
        *(queued("target", value) for value in answers[1:]),
    ]
    expect = [{"life": ["A", lives[0]]}, {"life": ["B", lives[1]]}]
    result = play(expect, script, a=a)
    assert passed(result)
    assert not result.warnings


def test_the_order_of_triggers_is_told_loosely(play: Any) -> None:
    a = {"hand": zone("Elvish Warrior"), "battlefield": zone("Forest", "Forest", "Wide Mouth")}
    order = "When another creature you control enters, {this} deals 1 damage to a target player."
    script = [
        act("cast", card="Elvish Warrior"),
        queued("choose", order),
        queued("target", "player:B"),
    ]
    result = play([{"life": ["A", 21]}, {"life": ["B", 19]}], script, a=a)
    assert passed(result)
    assert not result.warnings


@pytest.mark.parametrize(
    "order",
    [
        "Whenever another creature enters, you gain 1 life.",
        "<i>Alliance</i> &mdash; Whenever another creature enters, you gain 1 life.",
        "Prowess <i>(Whenever you cast a noncreature spell, it gets +1/+1.)</i>",
        "Soulshift 4 <i>(When it dies, you may return a Spirit card to your hand.)</i>",
        "Graft 4 <i>(It enters with four counters. Whenever another enters, move one.)</i>",
    ],
)
def test_an_order_that_nobody_asks_for_does_not_stand_in_the_way(play: Any, order: str) -> None:
    a = {"hand": zone("Bad News"), "battlefield": zone("Swamp")}
    b = {"hand": zone("Forest", "Shock")}
    script = [
        act("cast", card="Bad News", targets=["player:B"]),
        queued("choose", order, "B"),
        queued("choose", "Shock", "B"),
    ]
    assert passed(play([{"graveyard": ["B", "Shock", 1]}], script, a=a, b=b))


def test_a_source_tells_its_trigger_before_an_order_to_come_does(play: Any) -> None:
    """What is said of later triggers, which are alike, does not leave the source unused."""
    a = {"hand": zone("Elvish Warrior", "Bad News", "Forest", "Shock")}
    a["battlefield"] = zone("Forest", "Forest", "Swamp", "Loud Mouth", "Shy Mouth")
    script = [
        act("cast", card="Elvish Warrior"),
        queued("choose", "Shy Mouth"),
        queued("choose", "Whenever another creature you control enters, you gain 1 life."),
        act("wait_stack"),
        act("cast", card="Bad News", targets=["player:A"]),
        queued("choose", "Shock"),
    ]
    assert passed(play([{"life": ["A", 22]}, {"graveyard": ["A", "Shock", 1]}], script, a=a))


@pytest.mark.parametrize("named", ["@p", "@q"])
def test_a_copy_keeps_the_target_that_is_named_for_it(play: Any, named: str) -> None:
    """The next spell gets its own target, whether the copy has changed its one or not."""
    a = {"hand": zone("Giant Growth", "Twice Said", "Giant Growth")}
    a["battlefield"] = zone("Forest", "Forest", "Island", "Gray Ogre@p", "Elvish Warrior@q")
    script = [
        act("cast", card="Giant Growth", targets=["@p"]),
        act("cast", card="Twice Said", targets=["Giant Growth"]),
        act("wait_stack"),
        act("cast", card="Giant Growth"),
        queued("target", named),
        queued("target", "@q"),
    ]
    sizes = {"@p": 8, "@q": 5} if named == "@p" else {"@p": 5, "@q": 8}
    expect = [{"pt": ["A", name, n, n + (name == "@q")]} for name, n in sizes.items()]
    assert passed(play(expect, script, a=a))


def test_a_block_that_is_said_again_begins_the_declaration_anew(play: Any) -> None:
    a = {"battlefield": zone("Elvish Warrior@x", "Gray Ogre@y")}
    b = {"battlefield": zone("Elvish Warrior@p", "Gray Ogre@q")}
    attacks = [
        act("attack", step="declare_attackers", attacker=name, defender="player:B")
        for name in ("@x", "@y")
    ]
    blocks = [
        act("block", "B", "declare_blockers", blocker=blocker, attacker=attacker)
        for blocker, attacker in (("@p", "@x"), ("@q", "@x"), ("@q", "@x"), ("@p", "@y"))
    ]
    expect = [{"damage": ["B", "@p", 2]}, {"damage": ["A", "@x", 2]}, {"life": ["B", 20]}]
    assert passed(play(expect, attacks + blocks, a=a, b=b))


def test_what_dies_before_the_first_choice_keeps_its_alias(play: Any) -> None:
    check = act("check", step="upkeep", expect={"alias_zone": ["@f", "graveyard", True]})
    assert passed(play([], [check], a={"battlefield": zone("Frail@f")}))


@pytest.mark.parametrize(("said", "life"), [(["Yes"], 24), (["No"], 21)])
def test_madness_is_a_yes_or_no(play: Any, said: list[str], life: int) -> None:
    a = {"hand": zone("Mad Gift@m"), "battlefield": zone("Thrower")}
    script = [
        act("activate", ability="Discard a card"),
        queued("choose", "@m"),
        *(queued("choose", value) for value in said),
    ]
    assert passed(play([{"life": ["A", life]}], script, a=a))


def test_what_a_cost_takes_from_the_graveyard_is_named(play: Any) -> None:
    a = {"graveyard": zone("Forest", "Shock", "Island@i"), "battlefield": zone("Grave Eater")}
    script = [act("activate", ability="Exile a card"), queued("choose", "@i")]
    assert passed(play([{"exile": ["A", "Island", 1]}], script, a=a))


def test_what_a_cost_cannot_take_answers_a_later_question(play: Any) -> None:
    a = {"battlefield": zone("Skirk Prospector", "Elvish Warrior", "Wellwisher", "Forest")}
    a["hand"] = zone("Take Away")
    script = [
        act("mana", ability="Sacrifice a Goblin"),
        act("cast", card="Take Away"),
        queued("choose", "Wellwisher"),
    ]
    expect = [{"graveyard": ["A", name, 1]} for name in ("Skirk Prospector", "Wellwisher")]
    assert passed(play(expect, script, a=a))


def test_an_emblem_is_called_by_what_makes_it_or_by_its_text(play: Any) -> None:
    a = {"battlefield": zone("Warden", "Doubler")}
    for said, life in (("Warden emblem", 18), ("If a source", 18), ("Doubler", 19)):
        script = [
            act("activate", ability="[+1]"),
            act("wait_stack"),
            queued("choose", said),
            act("cast", "B", turn=2, card="Shock", targets=["player:A"]),
        ]
        b = {"hand": zone("Shock"), "battlefield": zone("Mountain")}
        assert passed(play([{"life": ["A", life]}], script, stop=(2, "end_turn"), a=a, b=b))
    script[2] = queued("choose", "Sage emblem")
    assert failed(play([], script, stop=(2, "end_turn"), a=a, b=b), "nobody says what A answers")


def test_a_library_is_searched_where_a_graveyard_could_be(play: Any) -> None:
    a = {"hand": zone("Far And Wide"), "battlefield": zone("Forest")}
    a |= {"graveyard": zone("Wellwisher"), "library": zone("Elvish Warrior")}
    for said, found in (
        (["library", "Elvish Warrior"], "Elvish Warrior"),
        (["Wellwisher"], "Wellwisher"),
    ):
        script = [act("cast", card="Far And Wide"), *(queued("choose", word) for word in said)]
        assert passed(play([{"hand": ["A", found, 1]}], script, a=a))


@pytest.mark.parametrize(("said", "buried"), [("Yes", 1), ("No", 0)])
def test_yes_puts_what_was_explored_into_the_graveyard(play: Any, said: str, buried: int) -> None:
    a = {"hand": zone("Scout Ahead"), "battlefield": zone("Forest", "Wellwisher@w")}
    a["library"] = zone("Shock")
    script = [
        act("cast", card="Scout Ahead", targets=["@w"]),
        queued("choose", said),
    ]
    assert passed(play([{"graveyard": ["A", "Shock", buried]}], script, a=a))


def test_an_additional_cost_is_not_declined_by_a_target_to_come(play: Any) -> None:
    a = {"hand": zone("Paid Back"), "battlefield": zone("Forest", "Forest")}
    script = [act("cast", card="Paid Back"), queued("target", "[skip]"), queued("choose", "Yes")]
    assert passed(play([{"hand": ["A", "Paid Back", 1]}], script, a=a))


def test_shields_prevent_what_they_can_where_a_script_says_nothing(play: Any) -> None:
    a = {"battlefield": zone("Gray Ogre@p", "Gray Ogre@q")}
    b = {
        "hand": zone("Two Shields", "Two Shields"),
        "battlefield": zone("Plains", "Plains", "Heedless One@h"),
    }
    script = [
        act("attack", step="declare_attackers", attacker="@p", defender="player:B"),
        act("attack", step="declare_attackers", attacker="@q", defender="player:B"),
        act("block", "B", "declare_blockers", blocker="@h", attacker="@p"),
        act("cast", "B", "declare_blockers", card="Two Shields", targets=["@h"]),
        act("cast", "B", "declare_blockers", card="Two Shields", targets=["@h"]),
    ]
    assert passed(play([{"damage": ["B", "@h", 0]}], script, a=a, b=b))


def test_of_several_of_a_name_one_blocks_that_can(play: Any) -> None:
    a = {"battlefield": zone("Gray Ogre@p")}
    b = {"battlefield": zone("Wellwisher!", "Wellwisher")}
    script = [
        act("attack", step="declare_attackers", attacker="@p", defender="player:B"),
        act("block", "B", "declare_blockers", blocker="Wellwisher", attacker="@p"),
    ]
    assert passed(
        play([{"graveyard": ["B", "Wellwisher", 1]}, {"life": ["B", 20]}], script, a=a, b=b)
    )
