"""Why facts hold and do not: questions about boards of scenarios, and about a saved game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scenario_games import all_of, played, reasons, told
from typer.testing import CliRunner

from pyengine.ask.questions import QuestionError, opened
from pyengine.cli.main import app

SAVE = Path(__file__).parents[2] / "data" / "asking.save"
QUESTIONS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "fact_questions.jsonl").read_text().splitlines()
]
LAYERS = ("1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")


@pytest.mark.parametrize(
    "question", QUESTIONS, ids=lambda question: f"{question['ask']} in {question['scenario']}"
)
def test_a_fact_has_its_reasons(question: dict[str, Any]) -> None:
    session = played(question["scenario"], question.get("entries"))
    before = session.fluents()
    which, _, asked = question["ask"].partition(" ")
    text = told(session, which, asked)
    for words in question["says"]:
        assert words in text
    trees = reasons(session, which, asked)
    assert trees and all(reason.words in text for reason in all_of(trees))
    assert session.fluents() == before


def test_there_are_fifty_questions_and_every_layer_is_among_them() -> None:
    assert len(QUESTIONS) >= 50
    said = " ".join(words for question in QUESTIONS for words in question["says"])
    assert [layer for layer in LAYERS if f"layer {layer}, timestamp" not in said] == []
    assert {question["ask"].partition(" ")[0] for question in QUESTIONS} == {"why", "why_not"}


def test_an_effect_names_its_layer_timestamp_and_source() -> None:
    session = played("rulings.613_layers.two_anthems")
    (tree,) = reasons(session, "why", "power(grizzly_bears, 4)")
    assert tree.rule == "613.4"
    assert [reason.details for reason in tree.because[1:]] == [
        {"layer": "7c", "timestamp": 1, "source": 1},
        {"layer": "7c", "timestamp": 2, "source": 2},
    ]


def test_a_saved_game_is_played_again_for_what_rules_did() -> None:
    with opened(SAVE) as oracle:
        tree = oracle.reasons("why", "tapped(forest#178)")[0]
        assert (tree.rule, tree.because[0].rule) == ("701.26a", "601.2h")
        assert "turn 12 of elves" in tree.words
        assert oracle.whole
        assert oracle.reasons("why_not", "tapped(forest#178)") == ()


def test_the_command_prints_text_and_trees() -> None:
    asked = ["why", str(SAVE), "power(elvish_warrior, P)"]
    text = CliRunner().invoke(app, asked).stdout
    assert "208.1: 2/3 is printed on it" in text
    (tree,) = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert tree["because"] == [{"rule": "208.1", "words": "2/3 is printed on it", "because": []}]
    actions = CliRunner().invoke(app, ["why", str(SAVE), "pass", "--json"]).stdout
    assert [tree["rule"] for tree in json.loads(actions)] == ["117.3d"]


def test_a_question_can_go_on_with_reasons() -> None:
    with opened(SAVE) as oracle:
        rows = oracle.ask("creature(C), controls(elves, C), why(power(C, P), '613.4a': W)").rows
        assert [row[0] for row in rows] == ["allosaurus_rider"]


def test_who_sees_less_is_told_no_past() -> None:
    with opened(SAVE) as oracle:
        assert "is not told" in oracle.why("tapped(forest#178)", "goblins")
        with pytest.raises(QuestionError):
            oracle.why("hand(elves, giant_growth)", "goblins")
