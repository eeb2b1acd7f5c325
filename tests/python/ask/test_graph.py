"""`manalog graph`, `depends/2`, and the rules that can undo a rule."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from typer.testing import CliRunner, Result

from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.games import DEFAULT_GAME, find_game

SAVE = "tests/data/asking.save"


def manalog(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def rules(word: str) -> dict[str, dict[str, list[str]]]:
    rows = json.loads(manalog("graph", word, "--format", "json").output)
    return {row["number"].strip("'"): row for row in rows}


def test_a_rule_reads_its_conditions_and_causes_its_effects() -> None:
    found = rules("blocked")
    assert {"attacking", "blockers_declared", "blocks"} <= set(found["509.1h"]["reads"])
    assert set(found["509.1h"]["causes"]) == {"becomes_blocked", "blocked"}
    assert "assigned" in found["510.1b"]["causes"]


def test_a_chapter_has_the_rules_beneath_it() -> None:
    assert set(rules("702.9")) == {"702.9b"}
    assert "508.1a" in rules("508") and "509.1a" not in rules("508")


def test_a_card_is_about_what_its_abilities_say() -> None:
    causes = {name for rule in rules("Mogg Fanatic").values() for name in rule["causes"]}
    assert "deals_damage" in causes


def test_the_formats(tmp_path: Path) -> None:
    drawing = tmp_path / "graph.svg"
    assert manalog("graph", "508.1a", "--format", "svg", "--output", drawing).exit_code == 0
    labels = [each.text for each in ElementTree.parse(drawing).iter() if each.tag.endswith("text")]
    assert "508.1a executable" in labels and "attack" in labels
    dot = manalog("graph", "508.1a", "--format", "dot").output
    assert dot.startswith("digraph rules {") and '-> "attack";' in dot


def test_what_nothing_is_about_is_refused() -> None:
    refused = manalog("graph", "nothingness")
    assert refused.exit_code == 2
    assert 'no rule is about "nothingness"' in refused.stderr


def test_depends_and_what_can_undo_a_rule_can_be_asked() -> None:
    answered = manalog("ask", SAVE, "depends(blocked, G)").output.split()
    assert answered == ["G", "attacking", "blockers_declared", "blocks"]
    shown = manalog("ask", SAVE, "rule('508.1a')").output
    assert shown.rstrip().endswith(
        "% can be undone by 302.6, 506.5, 508.1a, 508.1c, 508.1g, 701.15b, 702.154a, 702.3b"
    )


def test_a_game_after_it_has_all_its_cards() -> None:
    """What the rules know of a card by itself is no game's set of cards."""
    setup = find_game(DEFAULT_GAME).default_setup(1)
    Session.start(setup)
    rules("Mogg Fanatic")
    session = Session.start(setup)
    while session.choice and not session.choice.process.startswith("priority"):
        session.choose(0)
    assert session.choice
    assert any(action.startswith("play_land") for action in session.choice.actions)


def test_steps_of_a_saved_game() -> None:
    shown = manalog("graph", "tapped", "--steps", SAVE).stdout.splitlines()
    assert "701.26a (turn 11 of goblins, declare attackers): tap(165) -> tapped(165)" in shown
    assert "701.26b (turn 12 of elves, untap step): untap(178) -> -tapped(178)" in shown
    assert shown[-1] == "701.26a (turn 12 of elves, upkeep): tap(187) -> tapped(187)"
    life = manalog("graph", "life", "--steps", SAVE, "--format", "json").stdout
    assert json.loads(life)[-1]["causes"] == ["life(elves,23)"]
    none = manalog("graph", "nothing", "--steps", SAVE)
    assert none.exit_code == 2 and "no rule changed a fact" in none.output
