"""Boards that people write down: what can be written, and what is said of mistakes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine import Game
from pyengine.cli.main import app
from pyengine.engine.session import Session
from pyengine.games.magic.boards.placing import board_session
from pyengine.games.magic.boards.writing import board_text
from pyengine.saves.save import read_save

WHOLE = """
# What can A do?
turn 7 of A, declare attackers
A: life 12 | battlefield 2 Forest, Elvish Warrior, Ib Halfheart, Goblin Tactician (tapped)
A: battlefield 2 Elf Warrior Token (sick) | hand Giant Growth
B: life 3 | poison 2 | battlefield mountain (tapped), Goblin Matron (3 +1/+1 counters, 1 damage)
B: graveyard Shock, Tarfire | exile Shock | library Mountain, Forest  # the Mountain on top
"""


def session_of(text: str, directory: Path) -> Session:
    file = directory / "question.board"
    file.write_text(text, encoding="utf-8")
    return board_session(file)


def run(*arguments: str, typed: str | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["board", *arguments], input=typed)
    return result.exit_code, result.output


def names(session: Session, zone: str) -> list[tuple[str, str]]:
    called = {number: name for number, name, _ in session.query("object", 3)}
    return sorted((player, called[number]) for player, number in session.query(zone, 2))


def test_everything_that_can_be_written(tmp_path: Path) -> None:
    session = session_of(WHOLE, tmp_path)
    assert session.query("turn", 1) == [[7]] and session.query("step", 1) == [["declare_attackers"]]
    assert sorted(session.query("life", 2)) == [["a", 12], ["b", 3]]
    assert ["b", "poison", 2] in session.query("counters", 3)
    assert names(session, "controls") == [
        ("a", "Elf Warrior Token"), ("a", "Elf Warrior Token"), ("a", "Elvish Warrior"),
        ("a", "Forest"), ("a", "Forest"), ("a", "Ib Halfheart, Goblin Tactician"),
        ("b", "Goblin Matron"), ("b", "Mountain"),
    ]  # fmt: skip
    assert names(session, "hand") == [("a", "Giant Growth")]
    assert names(session, "graveyard") == [("b", "Shock"), ("b", "Tarfire")]
    called = {number: name for number, name, _ in session.query("object", 3)}
    assert [called[number] for (number,) in session.query("exile", 1)] == ["Shock"]
    libraries = dict(session.query("library", 2))
    assert [called[number] for number in libraries["b"]] == ["Mountain", "Forest"]
    tapped = {called[number] for (number,) in session.query("tapped", 1)}
    assert tapped == {"Ib Halfheart, Goblin Tactician", "Mountain"}
    assert len(session.query("token", 1)) == len(session.query("arrived", 1)) == 2
    counters = {on: (kind, count) for on, kind, count in session.query("counters", 3)}
    assert counters.pop("b") == ("poison", 2)
    ((matron, (kind, count)),) = counters.items()
    assert (called[matron], kind, count) == ("Goblin Matron", "+1/+1", 3)
    assert session.holds(f"damage({matron},1)")
    assert session.choice is not None and session.choice.process == "declare_attackers(a)"
    assert session.violations() == []


def test_an_attack_goes_on_with_its_blockers(tmp_path: Path) -> None:
    board = "turn of B, declare blockers\nA: battlefield Llanowar Elves\n"
    session = session_of(board + "B: battlefield Raging Goblin (attacking)\n", tmp_path)
    assert session.choice is not None and session.choice.process == "declare_blockers(a)"
    ((attacker, defender),) = session.query("attacking", 2)
    assert defender == "a" and session.holds(f"tapped({attacker})")
    assert any(action.startswith("block(") for action in session.choice.actions)


@pytest.mark.parametrize(
    ("heading", "process"),
    [
        ("turn 3 of B, upkeep", "priority(b,[a])"),
        ("turn of A, draw step", "priority(a,[b])"),
        ("turn 9", "priority(a,[b])"),
        ("turn 2 of b, end step", "priority(b,[a])"),
        ("turn of a, postcombat_main", "priority(a,[b])"),
    ],
)
def test_it_begins_at_the_step_that_is_named(heading: str, process: str, tmp_path: Path) -> None:
    session = session_of(f"{heading}\nA: hand Shock\nB: hand Forest\n", tmp_path)
    assert session.choice is not None and session.choice.process == process
    assert len(session.query("hand", 2)) == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a player is missing. Write a line for each: `B: life 20`"),
        ("A: life 3", "a player is missing"),
        ("?", ':1: "?" is not understood. Write `NAME: battlefield ...` or'),
        ("battlefield: Forest", ':1: "battlefield: Forest" is not understood'),
        ("turn 5 of X\nA: life 3\nB: life 3", ':1: no player is called "x". The players are a, b'),
        ("turn 5, second breakfast\n", ':1: there is no step called "second breakfast". The steps'),
        ("turn 5, untap step\nA: life 3\nB: life 3", "nobody can do anything in this step"),
        ("A: battlefield Forst", ':1: no card is called "Forst". Did you mean "Forest"?'),
        ("A: battlefield Ib Halfheart, Goblin Tacticia", 'no card is called "Ib Halfheart"'),
        ("A: battlefield Dragonfly Token", 'no card creates a token called "Dragonfly Token"'),
        ("A: hand Forest (tapped)", ":1: (tapped) is for the battlefield only"),
        ("A: battlefield Forest (taped)", ':1: "taped" is not understood. There are tapped,'),
        ("A: battlefield 9999 Forest", ":1: 9999 is too many or too few. There can be 1 to 500"),
        ("A: battlefield " + "9" * 5000 + " Forest", ":1: no card is called"),
        ("A: battlefield Forest (" + "9" * 5000 + " damage)", "is not understood"),
        ("A: battlefield Elvish Warrior (9999 x counters)", "9999 is too many or too few"),
        ("A: battlefield Elvish Warrior (0 damage)", "0 is too many or too few"),
        ("A: hand" + " Forest," * 2_001, ":1: a board has at most 2000 cards"),
        ("".join(f"P{n}: life 3\n" for n in range(21)), ":21: a board has at most 20 players"),
        ("É: life 3", ":1:"),
        ("aÉ: life 3", ":1:"),
        ("A\u0661: life 3", ":1:"),
        ("a" * 101 + ": life 3", ":1:"),
        ("nobody: life 3", ":1: no player can be called nobody"),
        ("A: hand", ":1: a card is missing"),
        ("A: life much", ':1: life is a number, and "much" is none'),
        ("A: wings 3", ':1: "wings" is no part of a board. There are life, poison, energy,'),
        ("turn 5, combat damage\nA: life 3\nB: life 3", "nothing attacks. Write (attacking)"),
        ("A: battlefield Elvish Warrior (attacking)\nB: life 3", "before the blockers are"),
        ("turn 5, declare blockers\nA: life 3\nB: battlefield Raging Goblin (attacking)",
         "Raging Goblin attacks, and it is not b's turn"),
    ],
)  # fmt: skip
def test_mistakes_are_told_in_one_line(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.board"
    file.write_text(text, encoding="utf-8")
    code, output = run(str(file))
    assert code == 2 and words in output and output.count("\n") == 1, output
    assert output.startswith(f"manalog: {file}")


@pytest.mark.parametrize("file", ["pipe", "/dev/zero", "."])
def test_what_is_no_file_is_not_waited_for(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    code, output = run(file)
    assert code == 2 and "cannot be read" in output and output.count("\n") == 1


def test_a_question_about_a_board_runs_nothing(tmp_path: Path) -> None:
    made = tmp_path / "made"
    hostile = f"print_message(error, format('~@', [shell('touch {made}')]))"
    code, said = run("-", "--ask", hostile, typed=WHOLE)
    assert code == 2 and "may not use print_message" in said and not made.exists()


def test_what_can_be_done_with_a_board(tmp_path: Path) -> None:
    code, shown = run("-", typed=WHOLE)
    assert code == 0 and shown.startswith("Turn 7 of a, declare attackers\na: 12 life, 1 card in")
    code, answer = run("-", "--ask", "legal(A)", "--ask", "life(b, N)", typed=WHOLE)
    assert code == 0 and "attack(elvish_warrior, b)" in answer and answer.endswith("N\n3\n")
    code, answer = run("-", "--ask", "legal(cast(C))", typed=WHOLE)
    assert (code, answer) == (1, "no\n")
    code, answer = run("-", "--ask", "life(P, N)", "--json", typed=WHOLE)
    assert code == 0
    assert json.loads(answer)[0]["answers"] == [{"P": "a", "N": "12"}, {"P": "b", "N": "3"}]
    save = tmp_path / "question.save"
    code, said = run("-", "--save", str(save), typed=WHOLE)
    assert (code, said) == (0, f"The board is saved as {save}\n")
    session = read_save(save).session()
    assert session.choice is not None and session.choice.process == "declare_attackers(a)"
    assert "no player" in run("-", "--ask", "life(c, N)", typed=WHOLE)[1]


WRITTEN = (
    """turn 9 of b, declare blockers
a: life 14 | battlefield 4 Forest, Elvish Warrior, Wellwisher | hand Giant Growth, Forest
b: life 11 | battlefield 3 Mountain (tapped), Raging Goblin (tapped, attacking a) | graveyard Shock
""",
    """turn 5 of a, precombat main
a: life 3 | battlefield 2 Forest, Elvish Warrior (sick, 1 damage, 2 +1/+1 counters)
b: life 2 | poison 3 | battlefield 2 Elf Warrior Token, Mountain | exile Shock
""",
)


@pytest.mark.parametrize("text", WRITTEN)
def test_a_board_is_written_as_it_is_read(home: None, text: str) -> None:
    written = board_text(Game.board(text).view("a"))
    assert board_text(Game.board(written).view("a")) == written
    assert written == text


def test_what_is_hidden_is_not_written(home: None) -> None:
    game = Game.board(WRITTEN[0])
    assert "Giant Growth" in board_text(game.view("a"))
    assert "Giant Growth" not in board_text(game.view("b"))
