"""Boards of scenarios, and what the engine lacks for one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scenario_parts import Script, act, passed, queued, zone

from pyengine.games.magic.scenarios.reader import read_scenarios
from pyengine.games.magic.scenarios.runner import run_file, run_scenario
from pyengine.games.magic.scenarios.setup import BY_KEYWORD, ENTERING, Cards, enters_by_rules


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


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ([act("cast", card="Shock", using="cleave")], "cast using cleave"),
        ([queued("flip", True)], "queue entry flip"),
        ([queued("die", 4)], "queue entry die"),
        ([queued("target", "[locked room]")], "target [locked room]"),
        ([act("attack", attacker="[locked room]", defender="player:B")], "target [locked room]"),
        ([queued("target", ["[locked room]"])], "target [locked room]"),
        ([act("check", expect={"status": [None, "Forest", "flipped", True]})], "status flipped"),
        ([act("check", expect={"player_counters": ["A", "rad", 1]})], "player counters rad"),
        ([act("check", expect={"playable": ["A", {"cast": "X", "using": "cleave"}, True]})],
         "playable using cleave"),
    ],
)  # fmt: skip
def test_constructs_that_the_engine_lacks(play: Any, script: Script, words: str) -> None:
    result = play([{"turn": 1}], script)
    assert (result.status, result.words) == ("unsupported", words)


def test_unknown_cards_are_named(play: Any) -> None:
    result = play([], a={"hand": zone("No Such Card", "Shock"), "command": zone("Nobody")})
    assert result.status == "unsupported"
    assert result.words == "card No Such Card, card Nobody"


@pytest.mark.parametrize(
    ("card", "outcome"),
    [
        ("Torn // Page", ("unsupported", "Torn // Page with fuse")),
        ("Full // Leaf", ("passed", "")),
    ],
)
def test_fuse_is_what_a_card_has_or_its_file_leaves_out(
    play: Any, card: str, outcome: tuple[str, str]
) -> None:
    a = {"hand": zone(card), "battlefield": [{"card": "Forest", "count": 2}]}
    result = play([{"life": ["A", 24]}], [act("cast", card=card, using="fuse")], a=a)
    assert (result.status, result.words) == outcome


def test_cards_of_the_card_file_are_read_for_this_run(tmp_path: Path) -> None:
    cards = {
        "Plain Bear": [{"name": "Plain Bear", "manaCost": "{1}{G}", "types": ["Creature"],
                        "subtypes": ["Bear"], "power": "2", "toughness": "2"}],
        "Flyer": [{"name": "Flyer", "types": ["Creature"], "power": "2", "toughness": "2",
                   "text": "Flying"}],
        "Talker": [{"name": "Talker", "types": ["Creature"], "power": "2", "toughness": "2",
                    "text": "Talking"}],
        "Odd Cost": [{"name": "Odd Cost", "manaCost": "{HW}", "types": ["Creature"],
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


def test_permanents_have_the_counters_with_which_they_enter() -> None:
    terms = "enters_with([counters(charge,3)])\nloyalty(4)\ndefense(2)"
    found = [[part for part in groups if part] for groups in ENTERING.findall(terms)]
    assert found == [["charge", "3"], ["loyalty", "4"], ["defense", "2"]]
    assert ENTERING.findall("enters_with([counters(charge,x)])") == []


@pytest.mark.parametrize(("said", "size", "haste"), [("Yes", 2, False), ("No", 1, True)])
def test_what_a_permanent_of_the_board_enters_with_is_chosen(
    play: Any, said: str, size: int, haste: bool
) -> None:
    expect = [
        {"pt": ["A", "@r", size, size]}, {"keyword": ["A", "@r", "haste", haste, 1]},
    ]  # fmt: skip
    a = {"battlefield": zone("Rioter@r")}
    result = play(expect, [queued("choose", said)], stop=(1, "upkeep"), a=a)
    assert passed(result) and result.warnings == ()


def test_the_board_enters_one_after_the_other_by_the_rules(play: Any) -> None:
    """For what is there already, tapped, and with a lore counter that triggers nothing."""
    permanents = zone("Gatherer@few", "Gatherer@more", "Dozer@d", "Chronicle")
    expect = [
        {"pt": ["A", "@few", 1, 1]}, {"pt": ["A", "@more", 2, 2]},
        {"tapped": ["Dozer", True]}, {"counters": ["A", "Dozer", "stun", 0]},
        {"counters": ["A", "Chronicle", "lore", 1]}, {"life": ["A", 20]},
    ]  # fmt: skip
    b = {"battlefield": zone("Elvish Warrior", "Forest")}
    assert passed(play(expect, stop=(1, "upkeep"), a={"battlefield": permanents}, b=b))
    taxed = {"battlefield": [*zone("Taxer"), *permanents]}
    expect = [{"tapped": ["Elvish Warrior", True]}, {"tapped": ["Forest", False]}]
    assert passed(play(expect, a=taxed, b=b))
    assert passed(play([{"tapped": ["Elvish Warrior", False]}], a=b, b=taxed))


def test_what_entered_on_the_board_is_not_sick(play: Any) -> None:
    a = {"battlefield": zone("Gatherer@few", "Gatherer@more")}
    script = [act("attack", step="declare_attackers", attacker="@more")]
    assert passed(play([{"life": ["B", 18]}], script, a=a))


def test_all_that_one_player_begins_with_is_there_before_the_other(play: Any) -> None:
    """A's permanents do not count what B's graveyard will hold, and B's count all."""
    there = {"battlefield": zone("Digger@d"), "graveyard": zone("Shock", "Tarfire")}
    expect = [{"pt": ["A", "Digger", 2, 2]}, {"pt": ["B", "Digger", 4, 4]}]
    expect += [{"graveyard_total": [player, 2]} for player in "AB"]
    b = there | {"battlefield": zone("Digger")}
    assert passed(play(expect, a=there, b=b))


def test_the_keywords_that_change_how_something_enters_are_known(cards: Cards) -> None:
    """Those of the rules that are not counters which the board gives by itself."""
    means = Path("prolog/magic/rules/keywords").glob("*.pl")
    words = "\n".join(file.read_text("utf-8") for file in means)
    found = re.findall(r"keyword_means\(\s*(\w+)(?:\(\w+\))?,\s*enters_with\(", words)
    for word in found:
        term = f"keyword({word})\nkeyword({word}(2))"
        assert enters_by_rules(term) or word in BY_KEYWORD, word
    assert len(found) > 5
