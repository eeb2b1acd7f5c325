"""The script of a scenario: the stop, actions, conditions, and how blocks are declared."""

from typing import Any

import pytest
from scenario_parts import act, failed, passed, zone

from pyengine.games.magic.scenarios import grammar


@pytest.mark.parametrize("step", grammar.STEPS)
def test_every_step_can_be_the_stop(play: Any, step: str) -> None:
    a, b = {"battlefield": zone("Akki Coalflinger")}, {"battlefield": zone("Elvish Warrior")}
    script = [
        act("attack", turn=3, step="declare_attackers", attacker="Akki Coalflinger"),
        act("block", "B", turn=3, step="declare_blockers", blocker="Elvish Warrior",
            attacker="Akki Coalflinger"),
    ]  # fmt: skip
    done = grammar.STEPS.index(step)
    if step == "untap":
        script = []
    damage = 2 if 7 <= done < 12 else 0
    expect: list[Any] = [{"turn": 2 if step == "untap" else 3}]
    if done >= 6:
        expect += [{"damage": ["B", "Elvish Warrior", damage]}, {"life": ["B", 20]}]
    assert passed(play(expect, script if done >= 6 else [], stop=(3, step), a=a, b=b))


@pytest.mark.parametrize("step", ["declare_blockers", "first_combat_damage", "combat_damage"])
def test_a_skipped_step_stops_in_its_place(play: Any, step: str) -> None:
    a = {"battlefield": zone("Forest")}
    assert passed(play([{"turn": 1}, {"active_player": "A"}], stop=(1, step), a=a))


def test_the_stop_before_everything(play: Any) -> None:
    assert passed(play([{"life": ["A", 20]}], stop=(1, "untap")))


def test_a_game_that_ends_earlier_stops_there(play: Any) -> None:
    assert passed(play([{"lost": ["B", True]}], [act("concede", "B")], stop=(9, "draw")))


def test_cast_holds_priority_and_wait_stack_does_not(play: Any) -> None:
    a = {"hand": zone("Shock", "Shock"), "battlefield": zone("Mountain", "Mountain")}
    shock = act("cast", card="Shock", targets=["player:B"])
    both = [shock, shock, act("check", expect={"stack_size": [2]})]
    assert passed(play([{"life": ["B", 16]}], both, a=a))
    waiting = [shock, act("wait_stack"), act("check", expect={"life": ["B", 18]}), shock]
    assert passed(play([{"life": ["B", 16]}], waiting, a=a))
    one = [shock, shock, act("wait_stack", one=True), act("check", expect={"stack_size": 1})]
    assert passed(play([{"life": ["B", 16]}], one, a=a))


def test_an_action_that_is_impossible_fails_at_its_entry(play: Any) -> None:
    script = [act("cast", card="Shock", targets=["player:B"])]
    result = play([{"life": ["B", 18]}], script, a={"hand": zone("Shock")})
    assert failed(result, "script[0]: Shock cannot be cast now")


def test_an_action_whose_time_never_comes_is_unperformed(play: Any) -> None:
    assert failed(play([], [act("play_land", turn=7, card="Forest")]), "was never possible")


@pytest.mark.parametrize(
    ("condition", "life"),
    [
        ({"if_on_stack": "Shock"}, 18), ({"if_not_on_stack": "Shock"}, 20),
        ({"if_on_top_of_stack": "Shock"}, 18), ({"if_copy_on_stack": "Shock"}, 20),
        ({"if_mana_in_pool": 1}, 20), ({"if_on_stack": "Tarfire"}, 20),
    ],
)  # fmt: skip
def test_conditions(play: Any, condition: dict[str, Any], life: int) -> None:
    a = {"hand": zone("Shock"), "battlefield": zone("Mountain")}
    b = {"hand": zone("Tarfire"), "battlefield": zone("Mountain")}
    script = [
        act("cast", card="Shock", targets=["player:B"]),
        act("check", expect={"stack_size": [1]}),
        act("cast", "B", card="Tarfire", targets=["player:A"], **condition),
    ]
    if life == 20 and "if_not_on_stack" not in condition:
        assert failed(play([{"life": ["A", 20]}], script, a=a, b=b), "was never possible")
    elif life == 18:
        assert passed(play([{"life": ["A", 18]}], script, a=a, b=b))
    else:
        late = [*script[:2], act("wait_stack"), *script[2:]]
        assert passed(play([{"life": ["A", 18]}], late, a=a, b=b))


def test_a_mana_ability_that_is_impossible(play: Any) -> None:
    script = [act("mana", ability="{T}: Add {G}")]
    assert passed(play([], script, strict=False))
    assert failed(play([], script), "no ability that begins with")


def test_counters_are_put_without_a_rule(play: Any) -> None:
    script = [act("add_counters", card="Elvish Warrior", counter="+1/+1", count=2)]
    expect = [{"pt": ["A", "@e", 4, 5]}, {"counters": [None, "@e", "+1/+1", 2]}]
    assert passed(play(expect, script, a={"battlefield": zone("Elvish Warrior@e")}))
    assert failed(play([], script), "there is no Elvish Warrior")


def test_blocks_that_break_a_rule(play: Any) -> None:
    a, b = {"battlefield": zone("Stalker")}, {"battlefield": zone("Elvish Warrior", "Wellwisher")}
    attack = act("attack", step="declare_attackers", attacker="Stalker", defender="player:B")
    blocks = [
        act("block", "B", step="declare_blockers", blocker=name, attacker="Stalker")
        for name in ("Elvish Warrior", "Wellwisher")
    ]
    assert failed(play([], [attack, blocks[0]], a=a, b=b), "together break a rule")
    assert passed(play([{"illegal_blocks": True}], [attack, blocks[0]], a=a, b=b))
    both = play([{"graveyard": ["A", "Stalker", 1]}], [attack, *blocks], a=a, b=b)
    assert passed(both)
    assert failed(play([{"illegal_blocks": True}], [attack, *blocks], a=a, b=b), "not rejected")


def block(blocker: str, attacker: str) -> Any:
    return act("block", "B", step="declare_blockers", blocker=blocker, attacker=attacker)


def test_a_block_that_is_impossible_is_left_out_where_not_all_is_scripted(play: Any) -> None:
    a, b = {"battlefield": zone("Tern", "Bait")}, {"battlefield": zone("Elvish Warrior")}
    script = [
        act("attack", step="declare_attackers", attacker="Tern"),
        block("Elvish Warrior", "Tern"),
    ]
    words = "Elvish Warrior cannot block Tern"
    result = play([{"life": ["B", 19]}], script, strict=False, a=a, b=b)
    assert passed(result)
    assert words in result.warnings
    assert failed(play([], script, a=a, b=b), words)
    assert passed(play([{"illegal_blocks": True}], script, strict=False, a=a, b=b))


def test_blocks_that_together_break_a_rule_are_left_out_likewise(play: Any) -> None:
    a = {"battlefield": zone("Stalker", "Bait")}
    b = {"battlefield": zone("Elvish Warrior", "Elvish Warrior")}
    script = [
        *(act("attack", step="declare_attackers", attacker=name) for name in ("Stalker", "Bait")),
        block("Elvish Warrior", "Stalker"),
    ]
    expect = [{"life": ["B", 18]}, {"graveyard": ["A", "Bait", 1]}]
    result = play(expect, script, strict=False, a=a, b=b)
    assert passed(result)
    assert "the blocks together break a rule" in result.warnings
    assert failed(play(expect, script, a=a, b=b), "together break a rule")


@pytest.mark.parametrize("strict", [False, True])
def test_what_must_be_blocked_is_where_nothing_is_said(play: Any, strict: bool) -> None:
    a = {"battlefield": zone("Stalker", "Bait")}
    b = {"battlefield": zone("Elvish Warrior")}
    script = [
        act("attack", step="declare_attackers", attacker=name) for name in ("Stalker", "Bait")
    ]
    expect = [{"life": ["B", 18]}, {"graveyard": ["A", "Bait", 1]}]
    assert passed(play(expect, script, strict=strict, a=a, b=b))


def test_what_must_attack_does_so_unasked(play: Any) -> None:
    assert passed(play([{"life": ["B", 18]}], a={"battlefield": zone("Hothead")}))


def test_a_strict_script_cannot_keep_it_from_attacking(play: Any) -> None:
    a = {"battlefield": zone("Hothead")}
    script = [act("no_attack", step="declare_attackers")]
    assert failed(play([], script, a=a), "script[0]: a creature that must attack does not")
    assert passed(play([{"life": ["B", 18]}], script, a=a, strict=False))
    assert passed(play([], script))


def test_a_strict_script_cannot_keep_from_blocking_what_must(play: Any) -> None:
    a, b = {"battlefield": zone("Bait")}, {"battlefield": zone("Elvish Warrior")}
    script = [
        act("attack", step="declare_attackers", attacker="Bait"),
        act("no_block", "B", step="declare_blockers"),
    ]
    words = "script[1]: what must block or be blocked does not"
    assert failed(play([], script, a=a, b=b), words)
    assert passed(play([{"illegal_blocks": True}], script, a=a, b=b))
    assert passed(play([{"graveyard": ["A", "Bait", 1]}], script, a=a, b=b, strict=False))


def test_an_attacker_that_attacks_already_is_named(play: Any) -> None:
    a = {"battlefield": zone("Elvish Warrior", "Elvish Warrior")}
    script = [act("attack", step="declare_attackers", attacker="Elvish Warrior:1")] * 2
    assert failed(play([], script, a=a), "script[1]: attack (Elvish Warrior:1) was never possible")


def test_nothing_else_attacks_with_it(play: Any) -> None:
    a = {"battlefield": zone("Elvish Warrior", "Hothead", "Elvish Warrior")}
    assert passed(play([{"life": ["B", 18]}], a=a))


def test_no_attack_and_no_block(play: Any) -> None:
    a = {"battlefield": zone("Elvish Warrior")}
    script = [
        act("no_attack", step="declare_attackers"),
        act("attack", step="declare_attackers", turn=3, attacker="Elvish Warrior"),
        act("no_block", "B", step="declare_blockers", turn=3),
    ]
    b = {"battlefield": zone("Wellwisher")}
    assert passed(play([{"life": ["B", 18]}], script, stop=(3, "end_turn"), a=a, b=b))
