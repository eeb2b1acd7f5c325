"""The scenario runner: every construct of the format is run, or reported by name."""

import json
from pathlib import Path
from typing import Any

import pytest
from passing import pass_until
from typer.testing import CliRunner

from pyengine.cli import main as cli
from pyengine.errors import ScenarioError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.scenarios import grammar
from pyengine.games.magic.scenarios.matching import begins
from pyengine.games.magic.scenarios.reader import read_scenarios
from pyengine.games.magic.scenarios.runner import Result, run_file, run_scenario
from pyengine.games.magic.scenarios.setup import Cards
from pyengine.saves.save import read_save

TEXTS = """
Two Ways {G}
Instant
spell([modal([[gain_life(you, 3)], [draw(you, 1)]])])

Forked Flame {1}{R}
Sorcery
spell([divided_damage(this, 3, target([creature])), untap(target([creature]))])

Look Ahead {U}
Sorcery
spell([scry(you, 2), draw(you, 1)])

Bad News {B}
Sorcery
spell([discard(target([player]), 1)])

Stalker {1}{B}
Creature — Rogue
2/2
keyword(menace)

Plague Rat {B}
Creature — Rat
1/1
keyword(infect)

Hothead {R}
Creature — Goblin
2/2
static(this, [must_attack])
"""

Script = list[dict[str, Any]]


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Cards:
    directory = tmp_path_factory.mktemp("cards")
    for file in (Path(__file__).parents[3] / "carddb" / "cards").glob("*.txt"):
        (directory / file.name).write_text(file.read_text())
    (directory / "own.txt").write_text(TEXTS)
    return Cards(CardDatabase.open(directory))


@pytest.fixture
def play(cards: Cards, tmp_path: Path) -> Any:
    """Run one scenario, given by its fields."""

    def run(
        expect: list[Any],
        script: Script | None = None,
        stop: tuple[int, str] = (1, "end_turn"),
        strict: bool = True,
        a: dict[str, Any] | None = None,
        b: dict[str, Any] | None = None,
    ) -> Result:
        scenario = {
            "id": "test", "strict": strict, "players": {"A": a or {}, "B": b or {}},
            "script": script or [], "stop": {"turn": stop[0], "step": stop[1]}, "expect": expect,
        }  # fmt: skip
        file = tmp_path / "one.jsonl"
        file.write_text(json.dumps(scenario))
        (found,) = read_scenarios(file)
        return run_scenario(found, cards)

    return run


def zone(*names: str) -> list[dict[str, Any]]:
    """Entries from texts such as "Forest", "Forest!" (tapped) and "Forest@alias"."""
    entries = []
    for name in names:
        card, _, alias = name.rstrip("!").partition("@")
        entry: dict[str, Any] = {"card": card, "count": 1}
        entry |= {"alias": alias} if alias else {}
        entries.append(entry | ({"tapped": True} if name.endswith("!") else {}))
    return entries


def act(
    do: str, player: str = "A", step: str = "precombat_main", turn: int = 1, **more: Any
) -> Any:
    return {"turn": turn, "step": step, "player": player, "do": do, **more}


def queued(do: str, value: Any, player: str = "A") -> Any:
    return {"player": player, "do": do, "value": value}


def passed(result: Result) -> bool:
    assert (result.status, result.words) == ("passed", "")
    return True


def failed(result: Result, words: str) -> bool:
    assert result.status == "failed"
    assert words in result.words
    assert "A: " in result.state
    return True


# ---------------------------------------------------------------- set-up (sections 1 and 2)


def test_the_board_is_as_listed(play: Any) -> None:
    a = {
        "life": 7, "hand": zone("Shock"), "library": zone("Tarfire", "Forest"), "library_filler": 0,
        "battlefield": [
            {"card": "Forest", "count": 3, "alias": "f"}, {"card": "Island", "count": 0},
        ],
        "graveyard": zone("Shock@dead"), "exile": zone("Wildsize"), "command": [],
    }  # fmt: skip
    expect = [
        {"life": ["A", 7]}, {"hand": ["A", "Shock", 1]}, {"library_total": ["A", 2]},
        {"battlefield": ["A", "Forest", 3]}, {"battlefield": ["A", "@f.2", 1]},
        {"battlefield": ["A", "Island", 0]}, {"graveyard": ["A", "@dead", 1]},
        {"exile": ["A", "Wildsize", 1]}, {"library_total": ["B", 71]}, {"hand_total": ["B", 0]},
    ]  # fmt: skip
    assert passed(play(expect, stop=(1, "upkeep"), a=a))


def test_the_first_listed_card_is_on_top(play: Any) -> None:
    a = {"library": zone("Shock", "Tarfire")}
    assert passed(play([{"hand": ["A", "Shock", 1]}], stop=(3, "draw"), a=a))


def test_permanents_begin_untriggered_unsick_and_as_they_enter(play: Any) -> None:
    b = {"battlefield": zone("Siege-Gang Commander", "Tranquil Thicket", "Elvish Warrior!")}
    expect = [
        {"battlefield_total": ["B", 3]}, {"tapped": ["Tranquil Thicket", True]},
        {"tapped": ["Elvish Warrior", True]}, {"tapped": ["Siege-Gang Commander", False]},
    ]  # fmt: skip
    assert passed(play(expect, b=b))
    a = {"battlefield": zone("Elvish Warrior")}
    script = [act("attack", step="declare_attackers", attacker="Elvish Warrior")]
    assert passed(play([{"life": ["B", 18]}], script, a=a))


def test_shuffle_may_keep_the_order(cards: Cards, tmp_path: Path) -> None:
    file = tmp_path / "s.jsonl"
    file.write_text('{"id": "s", "shuffle": true, "doubtful": true, "expect": [{"turn": 1}]}')
    (found,) = read_scenarios(file)
    assert found.shuffle
    assert found.doubtful
    assert found.stop == (2, "untap")
    assert passed(run_scenario(found, cards))


# ---------------------------------------------------------------- the stop (section 3)


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


# ---------------------------------------------------------------- actions (section 4)


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


def test_what_must_attack_does_so_unasked(play: Any) -> None:
    assert passed(play([{"life": ["B", 18]}], a={"battlefield": zone("Hothead")}))


def test_no_attack_and_no_block(play: Any) -> None:
    a = {"battlefield": zone("Elvish Warrior")}
    script = [
        act("no_attack", step="declare_attackers"),
        act("attack", step="declare_attackers", turn=3, attacker="Elvish Warrior"),
        act("no_block", "B", step="declare_blockers", turn=3),
    ]
    b = {"battlefield": zone("Wellwisher")}
    assert passed(play([{"life": ["B", 18]}], script, stop=(3, "end_turn"), a=a, b=b))


# ---------------------------------------------------------------- targets and queues


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


def test_unused_entries_and_unscripted_decisions_are_warnings(play: Any) -> None:
    a = {"hand": zone("Goblin Matron"), "library": zone("Tarfire")}
    a["battlefield"] = zone("Mountain", "Mountain", "Mountain")
    result = play([], [act("cast", card="Goblin Matron"), queued("mode", 3)], a=a)
    assert passed(result)
    assert any("decide_may" in warning for warning in result.warnings)
    assert "unused: A mode 3" in result.warnings


# ---------------------------------------------------------------- expectations (section 5)

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
    "attachments": ["A", "Forest", 0], "attached": ["A", "Forest", "Forest", True],
    "exile_counters": ["Forest", "time", 1], "card_counters": ["A", "Forest", "time", 1],
    "emblems_total": ["A", 0], "emblem": ["A", "Emblem", 1], "monarch": ["A"],
    "top_card_revealed": ["A", True],
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


# ---------------------------------------------------------------- decisions (section 6)


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


# ---------------------------------------------------------------- what is not supported


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ([act("cast", card="Shock", using="morph")], "cast using morph"),
        ([queued("flip", True)], "queue entry flip"),
        ([queued("die", 4)], "queue entry die"),
        ([queued("target", "[face-down]")], "target [face-down]"),
        ([queued("target", ["[locked room]"])], "target [locked room]"),
        ([act("attack", attacker="Shock", defender="Jace")], "attack on a permanent"),
        ([act("check", expect={"status": [None, "Forest", "flipped", True]})], "status flipped"),
        ([act("check", expect={"player_counters": ["A", "rad", 1]})], "player counters rad"),
        ([act("check", expect={"playable": ["A", {"cast": "X", "using": "plot"}, True]})],
         "playable using plot"),
    ],
)  # fmt: skip
def test_constructs_that_the_engine_lacks(play: Any, script: Script, words: str) -> None:
    result = play([{"turn": 1}], script)
    assert (result.status, result.words) == ("unsupported", words)


def test_unknown_cards_are_named(play: Any) -> None:
    result = play([], a={"hand": zone("No Such Card", "Shock"), "command": zone("Emblem")})
    assert result.status == "unsupported"
    assert result.words == "card No Such Card, card Emblem, zone command"


def test_cards_of_the_card_file_are_read_for_this_run(tmp_path: Path) -> None:
    cards = {
        "Plain Bear": [{"name": "Plain Bear", "manaCost": "{1}{G}", "types": ["Creature"],
                        "subtypes": ["Bear"], "power": "2", "toughness": "2"}],
        "Flyer": [{"name": "Flyer", "types": ["Creature"], "power": "2", "toughness": "2",
                   "text": "Flying"}],
        "Talker": [{"name": "Talker", "types": ["Creature"], "power": "2", "toughness": "2",
                    "text": "Talking"}],
        "Odd Cost": [{"name": "Odd Cost", "manaCost": "{G/P}", "types": ["Creature"],
                      "power": "1", "toughness": "1"}],
        "Two Faces": [{"name": "Two", "types": ["Land"]}, {"name": "Faces", "types": ["Land"]}],
    }  # fmt: skip
    (tmp_path / "atomic.json").write_text(json.dumps({"data": cards}))
    lines = [
        {
            "id": name,
            "players": {"A": {"battlefield": zone(name)}},
            "expect": [{"pt": ["A", name, 2, 2]}],
        }
        for name in cards
    ]
    file = tmp_path / "s.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)))
    results = run_file(file, tmp_path / "atomic.json")
    assert [r.status for r in results] == ["passed"] * 2 + ["unsupported"] * 3
    assert [r.words for r in results[2:]] == ["card Talker", "card Odd Cost", "card Two Faces"]


# ---------------------------------------------------------------- reading: bad input

GOOD = '{"id": "x", "expect": []}'


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", "not JSON"),
        ("[1]", "this is no object"),
        ('{"expect": []}', 'has no field "id"'),
        ('{"id": 7, "expect": []}', "id: 7 is not a text"),
        ('{"id": "x", "expect": [], "colour": 1}', 'unknown field "colour"'),
        ('{"id": "x", "expect": [], "players": {"C": {}}}', 'players: unknown field "C"'),
        ('{"id": "x", "expect": [], "players": {"A": {"hands": []}}}',
         'players.A: unknown field "hands"'),
        ('{"id": "x", "expect": [], "players": {"A": {"hand": [{"count": 1}]}}}',
         'has no field "card"'),
        ('{"id": "x", "expect": [], "players": {"A": {"hand": [{"card": "F", "count": -1}]}}}',
         "players.A.hand[0].count"),
        ('{"id": "x", "expect": [], "stop": {"turn": 1, "step": "noon"}}', "stop.step"),
        ('{"id": "x", "expect": [], "script": [{"do": "dance"}]}', "script[0].do"),
        ('{"id": "x", "expect": [], "script": [{"do": "cast", "player": "A", "turn": 1}]}',
         "script[0]"),
        ('{"id": "x", "expect": [], "script": [{"do": "mode", "player": "A", "value": "x"}]}',
         "script[0].value"),
        ('{"id": "x", "expect": [{"luck": ["A", 1]}]}', 'expect[0]: unknown field "luck"'),
        ('{"id": "x", "expect": [{"life": ["A"]}]}', "expect[0].life: 2 arguments"),
        ('{"id": "x", "expect": [{"life": ["A", "many"]}]}', "expect[0].life[1]"),
        ('{"id": "x", "expect": [7]}', "expect[0]: this is no expectation"),
    ],
)  # fmt: skip
def test_a_bad_line_is_named_with_its_field(tmp_path: Path, line: str, words: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(f"{GOOD}\n\n{line}\n")
    with pytest.raises(ScenarioError) as caught:
        list(read_scenarios(file))
    assert words in str(caught.value)
    assert str(caught.value).startswith(f"{file}:3: ")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        list(read_scenarios(tmp_path / "none.jsonl"))
    (tmp_path / "latin").write_bytes(b'{"id": "\xe9"}')
    with pytest.raises(ScenarioError, match="not UTF-8"):
        list(read_scenarios(tmp_path / "latin"))


@pytest.mark.parametrize(
    ("text", "prefix", "name"),
    [
        ("{G}, {T}: Create a token.", "{G},{T}: create", "X"),
        ("Sacrifice Mogg Fanatic: Mogg Fanatic deals 1 damage.", "Sacrifice {this}: {this} deals",
         "Mogg Fanatic"),
        ("Sacrifice this creature: Draw.", "Sacrifice {this}:", "Any"),
        ("Cycling {2} (Discard this.)", "Cycling {2}", "X"),
        ("Target creature gets -1/-1.", "Target creature gets −1/−1", "X"),
    ],
)  # fmt: skip
def test_ability_texts_match_loosely(text: str, prefix: str, name: str) -> None:
    assert begins(text, prefix, name)
    assert not begins(text, f"{prefix} nonsense", name)


# ---------------------------------------------------------------- the command


def run(*arguments: Any) -> tuple[int, str, str]:
    result = CliRunner().invoke(cli.app, ["scenario", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def file(tmp_path: Path) -> Path:
    lines = [
        {"id": "good", "expect": [{"life": ["A", 20]}]},
        {"id": "wrong", "expect": [{"life": ["A", 3]}]},
        {"id": "other", "players": {"A": {"hand": zone("Unheard Of")}}, "expect": []},
    ]
    path = tmp_path / "three.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)))
    return path


def test_exit_codes(file: Path) -> None:
    code, out, _ = run(file)
    assert code == 1
    assert "1 passed, 1 failed, 1 unsupported" in out
    assert "failed: wrong" in out
    assert "expected life A 3, found 20" in out
    assert "unsupported: other" in out
    assert run(file, "--only", "good")[0] == 0
    assert run(file, "--only", "other")[0] == 0


def test_json(file: Path) -> None:
    code, out, _ = run(file, "--json")
    records = [json.loads(line) for line in out.splitlines()]
    assert code == 1
    assert [r["status"] for r in records] == ["passed", "failed", "unsupported"]
    assert [r["line"] for r in records] == [1, 2, 3]


def test_jobs_give_the_same_results(file: Path) -> None:
    def told(*more: str) -> list[tuple[str, str, str]]:
        records = [json.loads(line) for line in run(file, "--json", *more)[1].splitlines()]
        return [(r["id"], r["status"], r["words"]) for r in records]

    assert told("--jobs", "2") == told()


def test_bad_input_is_exit_code_2(file: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("nonsense")
    (tmp_path / "atomic.json").write_text("[]")
    for arguments in (
        [tmp_path / "bad.jsonl"], [tmp_path / "absent"], [file, "--only", "nobody"], [],
        [file, "--cards", tmp_path / "atomic.json"], [file, "--cards", tmp_path / "absent"],
        [file, "--jobs", "0"], [file, "--save-at", "0"],
    ):  # fmt: skip
        code, _, err = run(*arguments)
        assert code == 2
        assert "Traceback" not in err
    assert "bad.jsonl:1: " in run(tmp_path / "bad.jsonl")[2]


def test_a_line_that_is_no_scenario_does_not_stop_the_others(file: Path) -> None:
    file.write_text(f"nonsense\n{file.read_text()}\n[7]\n")
    code, out, err = run(file)
    assert code == 2
    assert "1 passed, 1 failed, 1 unsupported" in out
    assert [line.partition(": the line")[0] for line in err.splitlines()] == [
        f"manalog: {file}:1", f"manalog: {file}:5",
    ]  # fmt: skip
    records = [json.loads(line) for line in run(file, "--json")[1].splitlines()]
    assert [record["status"] for record in records] == [
        "malformed", "malformed", "passed", "failed", "unsupported",
    ]  # fmt: skip


def test_a_scenario_becomes_a_save(tmp_path: Path) -> None:
    shock = act("cast", card="Shock", targets=["player:B"])
    a = {"hand": zone("Shock", "Shock"), "battlefield": zone("Mountain", "Mountain")}
    scenario = {"id": "burn", "players": {"A": a}, "script": [shock, shock], "expect": []}
    file = tmp_path / "burn.jsonl"
    file.write_text(json.dumps(scenario))
    save = tmp_path / "burn.save"
    assert run(file, "--save-at", "1", "--save", save)[0] == 0
    session = read_save(save).session()
    assert len(session.query("stack", 1)[0][0]) == 1
    pass_until(session)
    assert dict(session.query("life", 2))["b"] == 18
    code, _, err = run(file, "--save-at", "9", "--save", save)
    assert code == 2
    assert "performs only 2 entries" in err
