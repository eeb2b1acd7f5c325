"""Every kind of expectation holds where it should, and says the difference where not."""

from typing import Any

import pytest
from scenario_parts import act, failed, passed, zone

from pyengine.games.magic.scenarios import grammar

ELF = zone("Elvish Warrior")
BOARD = {
    "battlefield": zone("Forest", "Akki Coalflinger!", "Elvish Warrior"), "hand": zone("Shock"),
    "graveyard": zone("Shock"), "exile": zone("Elvish Warrior"), "library": zone("Tarfire"),
}  # fmt: skip
HOLDING: dict[str, tuple[Any, Any]] = {
    "life": (["A", 20], ["A", 19]),
    "battlefield": (["A", "Forest", 1], ["A", "Forest", 2]),
    "battlefield_total": (["A", 3], ["B", 3]),
    "tokens": (["A", "Elvish Warrior", 0], ["A", "Elvish Warrior", 1]),
    "hand": (["A", "Shock", 1], ["B", "Shock", 1]),
    "hand_total": (["A", 1], ["A", 2]),
    "graveyard": (["A", "Shock", 1], ["A", "Shock", 0]),
    "graveyard_total": (["A", 1], ["B", 1]),
    "library": (["A", "Tarfire", 1], ["A", "Tarfire", 0]),
    "library_total": (["A", 72], ["A", 71]),
    "exile": (["A", "Elvish Warrior", 1], ["B", "Elvish Warrior", 1]),
    "exile_total": (["A", 1], ["A", 0]),
    "exile_any": (["Elvish Warrior", 1], ["Elvish Warrior", 0]),
    "exile_subtype": (["Elvish Warrior", "Elf"], ["Elvish Warrior", "Goblin"]),
    "pt": (["A", "Elvish Warrior", 2, 3], ["A", "Elvish Warrior", 3, 3]),
    "pt_all": (["A", "Elvish Warrior", 2, 3], ["A", "Elvish Warrior", 2, 2]),
    "base_pt": (["A", "Elvish Warrior", 2, 3], ["A", "Elvish Warrior", 2, 2]),
    "pt_first": (["A", "Elvish Warrior", 2, 3], ["A", "Elvish Warrior", 2, 2]),
    "power": (["A", "Elvish Warrior", 2], [None, "Elvish Warrior", 3]),
    "toughness": ([None, "Elvish Warrior", 3], ["A", "Elvish Warrior", 2]),
    "mana_value": (["A", "Akki Coalflinger", 3], ["A", "Akki Coalflinger", 2]),
    "damage": (["A", "Elvish Warrior", 0], ["A", "Elvish Warrior", 1]),
    "attachments": (["A", "Elvish Warrior", 0], ["A", "Elvish Warrior", 1]),
    "attached": (["A", "Forest", "Elvish Warrior", False], ["A", "Forest", "Elvish Warrior", True]),
    "keyword": (["A", "Akki Coalflinger", "first strike", True, 1],
                ["A", "Elvish Warrior", "first strike", True, 1]),
    "ability": (["A", "Forest", "{T}: Add {G}.", True, 1],
                ["A", "Forest", "{T}: Add {R}.", True, 1]),
    "keyword_kind": (["A", "Akki Coalflinger", "first strike", True],
                     ["A", "Elvish Warrior", "cycling", True]),
    "keyword_count": (["A", "Akki Coalflinger", "first strike", 1],
                      ["A", "Akki Coalflinger", "first strike", 2]),
    "counters": ([None, "Elvish Warrior", "+1/+1", 0], ["A", "Elvish Warrior", "+1/+1", 1]),
    "player_counters": (["A", "poison", 0], ["A", "poison", 1]),
    "exile_counters": (["Elvish Warrior", "time", 0], ["Elvish Warrior", "time", 1]),
    "card_counters": (["A", "Tarfire", "time", 0], ["A", "Tarfire", "time", 1]),
    "emblems_total": (["A", 0], ["A", 1]),
    "tapped": (["Akki Coalflinger", False], ["Akki Coalflinger", True]),
    "tapped_count": (["Forest", False, 1], ["Forest", True, 1]),
    "tapped_count_of": (["A", "Forest", False, 1], ["B", "Forest", False, 1]),
    "status": (["A", "Forest", "tapped", False], ["A", "Forest", "attacking", True]),
    "attacking": (["Elvish Warrior", False], ["Elvish Warrior", True]),
    "exists": ([None, "Forest"], ["B", "Forest"]),
    "type": (["Forest", "land", True], ["Forest", "creature", True]),
    "subtype": (["Elvish Warrior", "Elf", True], ["Forest", "Elf", True]),
    "type_of": (["A", "Forest", "land", True], [None, "Forest", "land", False]),
    "subtype_of": (["A", "Elvish Warrior", "Elf", True], ["B", "Elvish Warrior", "Elf", True]),
    "color": (["A", "Elvish Warrior", "G", True], ["A", "Elvish Warrior", "RG", True]),
    "mana_pool": (["A", "G", 0], ["A", "G", 1]),
    "won": (["A", False], ["A", True]),
    "lost": (["A", False], ["A", True]),
    "result": (["A", "draw"], ["A", "won"]),
    "turn": (1, [2]),
    "active_player": ("A", ["B"]),
    "monarch": (None, ["A"]),
    "in_game": (["A", True], ["B", False]),
    "playable": (["A", {"activate": "{R}, {T}"}, False], ["A", {"cast": "Shock"}, True]),
    "stack_size": (0, [1]),
    "stack_object": (["Shock", 0], ["Shock", 1]),
    "attackers": (["A", []], ["A", ["Elvish Warrior"]]),
    "blockers": (["B", []], ["B", ["Elvish Warrior"]]),
    "may_attack": (["A", "Elvish Warrior", "B", True], ["A", "Forest", "B", True]),
    "alias_zone": (["@e", "battlefield", True], ["@e", "hand", True]),
    "unused_actions": (["A", 0], ["A", 1]),
}  # fmt: skip
LACKING: dict[str, Any] = {
    "emblem": ["A", "Emblem", 1], "top_card_revealed": ["A", True],
}  # fmt: skip


def test_every_expectation_is_tested() -> None:
    elsewhere = {"illegal_step", "illegal_blocks"}
    assert set(HOLDING) | set(LACKING) | elsewhere == set(grammar.EXPECTATIONS)


@pytest.mark.parametrize("kind", HOLDING)
def test_expectations(play: Any, kind: str) -> None:
    board = {**BOARD, "battlefield": [*BOARD["battlefield"][:2], *zone("Elvish Warrior@e")]}
    holds, differs = HOLDING[kind]
    stop = (1, "precombat_main")
    assert passed(play([{kind: holds}], stop=stop, a=board))
    result = play([{kind: differs}], stop=stop, a=board)
    assert failed(result, f"expected {kind}")
    if kind != "unused_actions":
        check = [act("check", expect={kind: differs})]
        assert failed(play([], check, stop=stop, a=board), "script[0], turn 1, precombat_main")


@pytest.mark.parametrize("kind", LACKING)
def test_expectations_that_the_engine_lacks(play: Any, kind: str) -> None:
    result = play([{kind: LACKING[kind]}])
    assert (result.status, result.words) == ("unsupported", f"expectation {kind}")


def test_poison_counters(play: Any) -> None:
    a = {"battlefield": zone("Plague Rat")}
    script = [act("attack", step="declare_attackers", attacker="Plague Rat")]
    assert passed(play([{"player_counters": ["B", "poison", 1]}, {"life": ["B", 20]}], script, a=a))


def test_combat_as_it_was_declared(play: Any) -> None:
    a, b = {"battlefield": zone("Raging Goblin")}, {"battlefield": zone("Elvish Warrior")}
    script = [
        act("attack", step="declare_attackers", attacker="Raging Goblin"),
        act(
            "block",
            "B",
            step="declare_blockers",
            blocker="Elvish Warrior",
            attacker="Raging Goblin",
        ),
        act("check", step="postcombat_main", expect={"attackers": ["A", ["Raging Goblin"]]}),
        act("check", step="postcombat_main", expect={"blockers": ["B", ["Elvish Warrior"]]}),
    ]
    assert passed(play([{"graveyard": ["A", "Raging Goblin", 1]}], script, a=a, b=b))


def test_playable(play: Any) -> None:
    a = {"hand": zone("Shock", "Forest"), "battlefield": zone("Mountain", "Wellwisher")}
    b = {"hand": zone("Tarfire"), "battlefield": zone("Mountain")}
    wanted = [
        ["A", {"cast": "Sho"}, True], ["A", {"play_land": "Forest"}, True],
        ["B", {"cast": "Tarfire"}, True],
        ["A", {"activate": "{T}: You gain"}, True], ["A", {"activate": "{T}: Add {R}"}, True],
        ["B", {"play_land": "Forest"}, False],
    ]  # fmt: skip
    assert passed(play([], [act("check", expect={"playable": one}) for one in wanted], a=a, b=b))


def test_illegal_steps(play: Any) -> None:
    a = {"hand": zone("Shock"), "battlefield": zone("Mountain")}
    script = [act("wait_stack"), act("cast", card="Shock", targets=["@nobody"])]
    assert passed(play([{"illegal_step": [1, 2]}, {"hand": ["A", "Shock", 1]}], script, a=a))
    assert failed(play([{"illegal_step": 0}], script, a=a), "expected illegal_step [0], found 1")
    legal = [act("cast", card="Shock", targets=["player:B"])]
    assert failed(play([{"illegal_step": [0]}], legal, a=a), "found none")


def test_unused_actions(play: Any) -> None:
    a = {"hand": zone("Shock"), "battlefield": zone("Mountain")}
    script = [act("cast", card="Wildsize"), act("cast", card="Shock", targets=["player:B"])]
    assert passed(play([{"unused_actions": ["A", 1]}, {"life": ["B", 18]}], script, a=a))
