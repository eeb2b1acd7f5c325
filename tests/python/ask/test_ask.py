"""Questions about a saved game: answers, and refusals that leave everything as it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.ask.questions import Oracle, QuestionError, opened
from pyengine.cli.main import app
from pyengine.saves.save import read_save, write_save

SAVE = Path(__file__).parents[2] / "data" / "asking.save"


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with opened(SAVE) as found:
        yield found


def rows(oracle: Oracle, question: str) -> list[tuple[str, ...]]:
    return list(oracle.ask(question).rows)


def test_legal_actions_are_written_as_people_do(oracle: Oracle) -> None:
    assert ("cast(giant_growth)",) in rows(oracle, "legal(A)")
    assert oracle.session.choice is not None
    count = len(oracle.session.choice.actions)
    assert rows(oracle, "aggregate_all(count, legal(_), N)") == [(str(count),)]
    assert ("giant_growth",) in rows(oracle, "legal(cast(C))")
    assert rows(oracle, "legal(P, pass)") == [("elves",)]
    assert rows(oracle, "legal(attack(X))") == []


def test_a_spell_can_be_asked_for_with_its_target(oracle: Oracle) -> None:
    targets = rows(oracle, "legal(cast(giant_growth, target(T)))")
    assert ("elvish_warrior",) in targets and len(targets) == 4
    after = "after(cast(giant_growth, target(elvish_warrior)), power(elvish_warrior, P))"
    assert rows(oracle, after) == [("5",)]
    assert rows(oracle, "power(elvish_warrior, P)") == [("2",)]


def test_goals_in_other_states_leave_the_game_alone(oracle: Oracle) -> None:
    before = oracle.session.fluents()
    assert rows(oracle, "after(pass, life(elves, L)), life(elves, L)")
    assert rows(oracle, "after(pass, fail)") == []
    with pytest.raises(QuestionError):
        oracle.ask("after(pass, X is foo)")
    assert oracle.session.fluents() == before


def test_explanations(oracle: Oracle) -> None:
    assert "117.3d" in oracle.why("pass")
    assert "attackers are not being declared" in oracle.why_not("attack(elvish_warrior)")
    assert oracle.why_not("pass") == "It is legal."
    assert len(rows(oracle, "why_not(A, R)")) == 100
    rules = {row[1].partition(":")[0] for row in rows(oracle, "why_not(attack(X), R)")}
    assert "'508.1a'" in rules


def test_other_words(oracle: Oracle) -> None:
    assert "Giant Growth {G}" in oracle.ask("card(giant_growth)").output
    assert "Elvish Warrior" in oracle.ask("object(elvish_warrior)").output
    assert "nonexecutable attack(" in oracle.ask("rule('302.6')").output
    assert "because" in oracle.ask("rule('302.6')").output
    assert "elves: " in oracle.ask("board").output
    words = oracle.ask("help").output
    assert "why_not(A)" in words and "attack_set(S)" in words
    assert "cast(giant_growth)" in words and "place(" not in words
    assert rows(oracle, "attack_set(S)") == rows(oracle, "events(E)") == []
    assert ("elvish_warrior", "2") in rows(oracle, "creature(C), power(C, P), controls(elves, C)")


def asked(save: Path, question: str) -> tuple[list[dict[str, str]], str]:
    """Return the answers of `manalog ask`, and what it says beside them."""
    result = CliRunner().invoke(app, ["ask", str(save), question, "--json", "--limit", "10000"])
    answers = json.loads(result.stdout)["answers"]
    assert result.exit_code == (0 if answers else 1)
    return answers, result.stderr


def test_asked_for_events_the_game_is_played_again() -> None:
    found, beside = asked(SAVE, "events(plays_land(P, L))")
    played = sum(action.startswith("play_land(") for action in read_save(SAVE).actions)
    assert len(found) == played > 5
    assert {row["P"] for row in found} == {"elves", "goblins"}
    assert beside == ""
    told = CliRunner().invoke(app, ["ask", str(SAVE), "events"]).stdout.splitlines()
    assert "elves drew Giant Growth" in told


def test_events_of_a_game_that_cannot_be_played_again_are_not_made_up(tmp_path: Path) -> None:
    save = read_save(SAVE)
    cut = tmp_path / "cut.save"
    write_save(cut, replace(save, actions=save.actions[:-1]).session())
    found, beside = asked(cut, "events(E)")
    assert found == []
    assert "do not lead to the saved state" in beside
    assert asked(cut, "turn(T)") == asked(SAVE, "turn(T)")


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("legal(X", 'can\'t be read after "legal(X" (character 7): a comma, an operator or a'),
        ("life(elves N)", 'after "life(elves" (character 10): a comma, an operator or a bracket'),
        ("card('Shock)", "a quotation mark is missing at its end"),
        ("lgal(A)", "there is nothing to ask called lgal with 1 arguments. Did you mean legal?"),
        ("power(elvish_warior, P)", "no object elvish_warior. Did you mean elvish_warrior?"),
        ("life(elfs, N)", "there is no player elfs. Did you mean elves?"),
        ("rule('702.99')", "there is no rule '702.99'. Did you mean"),
        ("", "nothing is asked"),
        ("legal(A). legal(B).", "one question"),
        ("frobnicate(X)", "called frobnicate with 1"),
        ("X", "instantiated"),
        ("G = shell(ls), call(G)", "may not use"),
        ("shell(ls)", "may not use shell"),
        ('X = "shell(ls)", X', "nothing that can be asked"),
        ("format(atom(A), '~*c', [500000000, 0'x])", "may not use format"),
        ("freeze(X, true), X = 1", "may not use freeze"),
        ("open('/etc/passwd', read, S)", "may not use open"),
        ("assertz(foo)", "may not use assertz"),
        ("findall(X, retract(life(_, X)), L)", "may not use retract"),
        ("state:retractall(life(_, _))", "may not use"),
        ("halt", "may not use halt"),
        ("do(pass)", "may not use do"),
        ("undo", "may not use undo"),
        ("after(pass, do(pass))", "may not use do"),
        ("store:reset", "may not use"),
        ('api:api("[]", A)', "may not use"),
        ("repeat, fail", "the question takes too"),
        ("length(L, _), fail", "takes too"),
        ("after(fly, true)", "there is no action called fly"),
        ("why_not(attack(nobody#1))", "no object"),
    ],
)
def test_refusals(question: str, words: str) -> None:
    most = ["--seconds", "0.5"] if "takes too" in words else []
    result = CliRunner().invoke(app, ["ask", str(SAVE), question, *most])
    assert result.exit_code == 2
    assert words in result.output and "Traceback" not in result.output


ESCAPES = (
    "print_message(error, format('~@', [shell('touch {0}')]))",
    "throw(format('~@', [shell('touch {0}')]))",
    "throw(error(format('~@', [shell('touch {0}')]), _))",
    "message_to_codes(format('~@', [shell('touch {0}')]), _, _)",
    "message_to_string(format('~@', [shell('touch {0}')]), _)",
    "put_attr(X, freeze, shell('touch {0}')), X = 1",
    "at_halt(shell('touch {0}')), abort",
    "load_files('{0}', [])",
    "use_module('../x')",
    "after(pass, store:note(-((hand(_, _) :- shell('touch {0}'))))), state(hand(P, C))",
    'format_time(answers, \'["answers", [], [], "true", ""]\', 0)',
    "normalize_space(answers, '[\"flags\", 7]')",
    "set_prolog_flag(double_quotes, atom)",
    "nb_getval(memory, M), setarg(1, M, x)",
    "X = shell('touch {0}'), X",
    "maplist(shell, ['touch {0}'])",
    "maplist([X]>>shell(X), ['touch {0}'])",
    "findall(X, call(shell, 'touch {0}'), L)",
    "aggregate_all(sum(shell('touch {0}')), true, S)",
    "X is shell('touch {0}')",
    "order_by([asc(X)], shell('touch {0}'))",
    "setof(X, Y^shell('touch {0}'), L)",
    "forall(true, system:shell('touch {0}'))",
    "@(shell('touch {0}'), user)",
    "{{shell('touch {0}')}}",
    "[user]",
)


@pytest.mark.parametrize("question", ESCAPES)
def test_no_question_runs_a_program(oracle: Oracle, question: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    before = oracle.session.fluents()
    with pytest.raises(QuestionError, match=r"may not use|nothing to ask|nothing that can be"):
        oracle.ask(question.format(made))
    assert not made.exists()
    assert rows(oracle, 'X = "text", Y = pass, legal(Y)') == [('"text"', "pass")]
    assert oracle.session.fluents() == before


def test_what_is_shown_of_a_term_is_its_text(oracle: Oracle) -> None:
    assert rows(oracle, "X = format('~@', [shell(ls)])") == [("format(~@, [shell(ls)])",)]
    with pytest.raises(QuestionError, match=r"no object format\(~@,\[shell\(ls\)\]\)"):
        oracle.ask("object(format('~@', [shell(ls)]))")
    assert rows(oracle, "X = f(X)") == [("f(...)",)]
    assert rows(oracle, "X = '$VAR'(1), Y = Z") == [("'$VAR'(1)", "_", "_")]


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("(" * 20_000 + "true" + ")" * 20_000, "too long"),
        ("f(" * 1_000 + "true" + ")" * 1_000, "nested too deeply"),
        ("\\+ " * 3_000 + "true", "nested too deeply"),
        ("X = " + "9" * 9_000, "number that is too long"),
        ("X is 7**(7**(7**7))", "too large"),
        ("X is 1 << 100000000000", "too large"),
        ("length(L, 100000000)", "too large"),
        ("functor(T, f, 100000000)", "too large"),
        ("numlist(1, 30000, L), findall(L, between(1, 100000, _), Ls)", "the question takes too"),
        ("numlist(1, 80000, L), findall(L, member(_, [a]), Ls)", "answer is too large"),
        ("G = (true, G), G", "the question takes too"),
        ("dif(X, a)", "not known yet"),
    ],
)
def test_sizes_are_limited(oracle: Oracle, question: str, words: str) -> None:
    with pytest.raises(QuestionError, match=words):
        oracle.ask(question, seconds=2)


def test_after_a_question_that_took_too_long_the_next_is_answered(oracle: Oracle) -> None:
    before = oracle.session.fluents()
    for question in ("after(pass, (repeat, fail))", "length(L, N), fail"):
        with pytest.raises(QuestionError, match="the question takes too"):
            oracle.ask(question, seconds=0.2)
        assert ("pass",) in rows(oracle, "legal(A)")
    assert oracle.session.fluents() == before


def test_a_process_that_is_gone_is_started_again(oracle: Oracle) -> None:
    assert rows(oracle, "legal(P, pass)")
    oracle._remote._process.kill()
    assert rows(oracle, "legal(P, pass)") == [("elves",)]


def test_difference_of_what_is_known_is_answered(oracle: Oracle) -> None:
    found = rows(oracle, "hand(P, C), dif(P, goblins)")
    assert found == [row for row in rows(oracle, "hand(P, C)") if row[0] != "goblins"] != []


def test_why_and_why_not_agree_on_an_action_with_unknown_parts(oracle: Oracle) -> None:
    for action in ("block(X, Y)", "attack(X)", "target(X)"):
        assert "not legal" in oracle.why(action)
        heading, reason, *_ = oracle.why_not(action).splitlines()
        assert heading.startswith(action.partition("(")[0])
        assert re.match(r"\d+\.\d+[a-z]?: (blockers|attackers|no target)", reason)
    assert oracle.why_not("block(X, Y)").splitlines()[0] == "block(_, _)"


def test_time_is_limited() -> None:
    run = ["ask", str(SAVE), "--seconds", "0.2", "between(1, inf, X), X < 0"]
    result = CliRunner().invoke(app, run)
    assert result.exit_code == 2 and "too" in result.output


def test_the_exit_code_tells_whether_there_is_an_answer() -> None:
    codes = {
        question: CliRunner().invoke(app, ["ask", str(SAVE), question]).exit_code
        for question in ("life(P, N)", "true", "fail", "life(P, 1)", "life(")
    }
    assert list(codes.values()) == [0, 0, 1, 1, 2], codes


def test_json_and_limits() -> None:
    result = CliRunner().invoke(app, ["ask", str(SAVE), "life(P, N)", "--json", "--limit", "1"])
    record = json.loads(result.stdout)
    assert set(record["answers"][0]) == {"P", "N"} and record["more"] is True


def test_tables() -> None:
    run = CliRunner().invoke
    assert run(app, ["ask", str(SAVE), "life(P, N)"]).stdout.splitlines()[0] == "P        N"
    assert run(app, ["ask", str(SAVE), "fail"]).stdout == "no\n"
    assert run(app, ["ask", str(SAVE), "true"]).stdout == "yes\n"
    assert "117.3d" in run(app, ["why", str(SAVE), "pass"]).stdout
    assert "601.2" in run(app, ["why-not", str(SAVE), "cast(elvish_warrior)"]).stdout
