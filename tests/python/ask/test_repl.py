"""The toplevel: with the engine behind it, and without Python."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pyengine.engine.compiled_rules import rules_file
from pyengine.saves.save import read_save, write_save

ROOT = Path(__file__).parents[3]
SAVE = ROOT / "tests" / "data" / "asking.save"


def run(command: list[str], typed: str) -> str:
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False
    )
    return done.stdout + done.stderr


def repl(typed: str, *arguments: str) -> str:
    return run([sys.executable, "-m", "pyengine.cli.main", "repl", *arguments], typed)


SHOW = "forall({}, (print({}), nl)).\n"


def test_actions_are_taken_and_taken_back() -> None:
    answers = repl(
        "do(cast(giant_growth, target(elvish_warrior))).\n"
        + SHOW.format("power(elvish_warrior, P)", "before(P)")
        + "undo.\n"
        + SHOW.format("power(elvish_warrior, P)", "after(P)")
        + "undo(1000).\n",
        str(SAVE),
    )
    assert "before(5)" in answers and "after(2)" in answers
    assert "no action to take back" in answers


def test_undo_goes_back_past_the_save_and_says_what_was_seen() -> None:
    choices = len(read_save(SAVE).actions)
    answers = repl(
        f"undo.\nundo(2).\nundo({choices - 3}).\nonce(legal(mulligan)).\nundo.\n", str(SAVE)
    )
    first, second, *_ = [line for line in answers.splitlines() if "been seen since" in line]
    assert first == "undo past a draw: 3 cards have been seen since"
    assert second.startswith("undo past a draw and a search: ")
    assert answers.count("no action to take back") == 1


def test_undo_within_what_is_known_says_nothing() -> None:
    answers = repl("do(cast(giant_growth, target(elvish_warrior))).\nundo.\n", str(SAVE))
    assert "been seen" not in answers


def test_undo_can_be_forbidden() -> None:
    answers = repl("do(pass).\nundo.\nundo(2).\n", str(SAVE), "--no-undo")
    assert answers.count("nothing is taken back at this table") == 2


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("never", "nothing is taken back at this table"),
        ("fair", "3 cards have been seen since: that is not taken back at this table"),
    ],
)
def test_the_table_of_the_save_says_what_is_taken_back(
    rule: str, words: str, tmp_path: Path
) -> None:
    save, file = read_save(SAVE), tmp_path / "strict.save"
    write_save(file, save.session(), {**save.table, "undo": rule})
    assert words in repl("undo(2).\n", str(file))


def test_a_state_that_no_game_leads_to_is_opened_all_the_same(tmp_path: Path) -> None:
    save, file = read_save(SAVE), tmp_path / "other.save"
    session = save.session()
    session.taken.pop()
    write_save(file, session)
    answers = repl("do(pass).\nundo.\nundo.\nonce(legal(cast(giant_growth))).\n", str(file))
    assert "undo goes back to the save only" in answers
    assert answers.count("no action to take back") == 1 and answers.count("true.") == 3


def test_events_name_their_objects() -> None:
    answers = repl(
        SHOW.format("events(attacks(A, P))", "A-P")
        + SHOW.format("events(blocks_creature(elvish_warrior, A))", "by(A)")
        + SHOW.format("events(casts(P, 160))", "cast(P)")
        + "events.\n",
        str(SAVE),
    )
    assert "allosaurus_rider#149-goblins" in answers and "by(goblin_cohort#155)" in answers
    assert "cast(elves)" in answers
    assert "Elvish Warrior (161) blocks Goblin Cohort (155)" in answers


def test_flags_are_handled_in_a_new_game() -> None:
    typed = (
        SHOW.format("legal(A)", "A")
        + "forall((legal(A), after(A, state(now(P)))), (print(P), nl)).\n"
        + "do(mulligan).\n"
        + SHOW.format("mulligans_taken(P, N)", "P-N")
    )
    answers = repl(typed, "--seed", "4")
    assert "mulligan" in answers and "decide_mulligan" in answers and "-1" in answers


def test_an_illegal_action_changes_nothing() -> None:
    answers = repl("do(attack(elvish_warrior)).\naggregate_all(count, legal(_), N).\n", str(SAVE))
    assert "not legal now" in answers and "N = " in answers


@pytest.mark.skipif(shutil.which("swipl") is None, reason="needs the command swipl")
def test_a_save_opens_without_python() -> None:
    swipl = ["swipl", "prolog/load.pl", str(SAVE)]
    typed = SHOW.format("legal(A)", "A") + "do(pass).\nwhy_not(attack(forest#145)).\n"
    answers = run(swipl, typed)
    assert "cast(giant_growth)" in answers and "508.1a" in answers


@pytest.mark.skipif(shutil.which("swipl") is None, reason="needs the command swipl")
def test_a_save_is_never_executed(tmp_path: Path) -> None:
    evil = tmp_path / "evil.save"
    made = tmp_path / "made"
    lines = SAVE.read_text().splitlines()
    lines.insert(5, f":- shell('touch {made}').")
    lines.insert(6, f"fluent(halt) :- shell('touch {made}').")
    evil.write_text("\n".join(lines) + "\n")
    run(["swipl", str(rules_file()), str(evil)], "true.\n")
    assert not made.exists()


def test_an_action_tells_what_happened_and_who_chooses_next() -> None:
    answers = repl("do(cast(giant_growth, target(elvish_warrior))).\ndo(pass).\n", str(SAVE))
    assert "elves cast Giant Growth (199), targeting Elvish Warrior (161)" in answers
    assert "Elvish Warrior (161): +3/+3 until end of turn" in answers
    assert "elves chooses: Declare attackers" in answers


def test_a_rule_is_listed_with_what_stands_beneath_it() -> None:
    answers = repl("rule('702.9').\nrule(702).\nrule('702.0').\n", str(SAVE))
    assert "'702.9b' :: nonexecutable block(_, _) ..." in answers
    assert answers.index("'702.3b'") < answers.index("'702.13b'")
    assert "there is no rule '702.0'" in answers


def test_reasons_are_of_the_game_in_play_and_under_their_actions() -> None:
    answers = repl("why(A).\nwhy_not(cast(C)).\n", str(SAVE))
    assert "sudoku" not in answers and "pass\n117.3d: elves has priority\n" in answers
    assert "cast(mudbutton_torchrunner#180)\n601.2: card 180 is not in" in answers


def test_a_misspelled_word_gets_a_suggestion() -> None:
    answers = repl("life(elfs, N).\nwhy_not(cst(giant_growth)).\ncard(gaint_growth).\n", str(SAVE))
    assert "there is no player elfs. Did you mean elves?" in answers
    assert "there is no action called cst. Did you mean cast?" in answers
    assert "there is no card gaint_growth in this game. Did you mean giant_growth?" in answers


def test_a_word_is_explained() -> None:
    answers = repl("help(legal).\nhelp(cast).\nhelp(life).\nhelp(lgal).\n", str(SAVE))
    assert "legal(A): A is a legal action" in answers and "cast(object, way): an action" in answers
    assert "life(player, integer): a fact of the state" in answers
    assert "Did you mean legal?" in answers


def test_questions_from_a_pipe_have_one_answer_each() -> None:
    """The next question is not taken for what to do about other answers."""
    answers = repl("legal(A).\nturn(N).\nlegal(A).\n", str(SAVE))
    assert answers.count("A = pass.") == 2 and "N = 12." in answers


BOARD = (
    "put(elves, hand, [shock, 2*mountain]).\n"
    "put(elves, battlefield, [mountain, goblin_warchief, 2*elf_warrior_token(tapped)]).\n"
    "put(goblins, life, 1).\n"
)


def test_a_board_is_set_up_by_words(tmp_path: Path) -> None:
    answers = repl(
        BOARD
        + SHOW.format("hand(elves, C)", "in_hand(C)")
        + SHOW.format("(token(T), tapped(T), power(T, P))", "token(T, P)")
        + "legal(cast(shock)).\nlife(goblins, N).\n"
        + "turn_of(goblins, declare_attackers).\nlegal(P, done).\nundo.\n"
        + "take_away(giant_growth).\n"
        + SHOW.format("hand(elves, C)", "still(C)")
        + "undo(4).\naggregate_all(count, legal(_), N).\nlife(goblins, L).\n",
        str(SAVE),
    )
    assert "in_hand(shock)" in answers and answers.count("in_hand(mountain#") == 2
    assert answers.count("token(elf_warrior_token#") == 2 and ",1)" in answers
    assert "N = 1." in answers and "P = goblins." in answers
    assert "goblins chooses: Declare attackers" in answers
    assert "in_hand(giant_growth)" in answers and "still(giant_growth)" not in answers
    assert "still(shock)" in answers
    assert "N = 4." in answers and "L = 3." in answers


def test_what_cannot_be_put_is_told_and_changes_nothing() -> None:
    answers = repl(
        "put(elves, hand, gaint_growth).\nput(elves, pocket, shock).\nput(elfs, hand, shock).\n"
        "turn_of(elves, untap).\ntake_away(nobody).\nput(elves, hand, shock(flying)).\nundo.\n",
        "--decks",
        "elves,goblins",
    )
    assert 'no card is called "gaint_growth". Did you mean "Giant Growth"?' in answers
    assert "there is no zone pocket: battlefield, hand," in answers
    assert "there is no player elfs. Did you mean elves?" in answers
    assert "no game begins at untap: upkeep," in answers and "no object nobody" in answers
    assert "there is no action to take back" in answers


def saved_board(directory: Path) -> str:
    """A saved board without creatures, whose size only Python adds up."""
    from typer.testing import CliRunner

    from pyengine.cli.main import app

    save = directory / "board.save"
    board = "A: hand Forest\nB: life 3\n"
    assert CliRunner().invoke(app, ["board", "-", "--save", str(save)], input=board).exit_code == 0
    return str(save)


@pytest.mark.skipif(shutil.which("swipl") is None, reason="needs the command swipl")
def test_a_board_is_set_up_without_python(tmp_path: Path) -> None:
    answers = run(
        ["swipl", str(rules_file()), saved_board(tmp_path)],
        "put(a, hand, [shock, 2*mountain]).\nput(a, battlefield, mountain).\nlegal(cast(shock)).\n",
    )
    assert "ERROR" not in answers and answers.count("true.") == 3


def test_a_saved_board_has_nothing_before_it(tmp_path: Path) -> None:
    answers = repl("do(play_land(forest)).\nundo.\nundo.\n", saved_board(tmp_path))
    assert "another state" not in answers and "a played Forest" in answers
    assert answers.count("there is no action to take back") == 1


def test_questions_cannot_put_anything() -> None:
    from pyengine.ask.questions import QuestionError, opened

    with opened(SAVE) as oracle:
        for word in ("put(elves, life, 1)", "take_away(giant_growth)", "turn_of(elves, upkeep)"):
            with pytest.raises(QuestionError):
                oracle.ask(word)
        assert oracle.ask("life(elves, N)").rows == (("23",),)
