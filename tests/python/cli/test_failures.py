"""Whatever goes wrong, in whatever surroundings: one line, an exit code, and nothing lost."""

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from homes import with_rules
from typer.testing import CliRunner

from pyengine.cli.failures import explained, one_line_errors
from pyengine.cli.main import app
from pyengine.errors import CardError, EngineError, SaveError
from pyengine.saves.save import read_save, write_save
from pyengine.system.environment import prolog_environment

MANALOG = str(Path(sys.executable).with_name("manalog"))
ROOT = Path(__file__).parents[3]
SAVE = str(ROOT / "saves" / "unfinished" / "unfinished-1.save")
BOTS = ("play", "--players", "random,random", "--seed", "1", "--json")


def run(
    *arguments: str | bytes,
    typed: str = "",
    redirected: str = "",
    directory: Path | None = None,
    **environment: str | bytes,
) -> tuple[int, str, str]:
    """Run the command; REDIRECTED is for the shell. Return the exit code and what it wrote."""
    done = subprocess.run(
        ["sh", "-c", f'"$0" "$@" {redirected}', MANALOG, *arguments],
        input=typed.encode(),
        capture_output=True,
        cwd=directory,
        env={**os.environ, **environment},
        timeout=60,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def refused(outcome: tuple[int, str, str], words: str) -> None:
    code, _, complaint = outcome
    assert code == 2
    assert re.fullmatch(r"manalog: .*\n", complaint), complaint
    assert words in complaint


# ------------------------------------------------------------------ exceptions


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (CardError("no such card"), "no such card"),
        (OSError(36, "File name too long", "x" * 5000), "File name too long"),
        (OSError(28, "No space left on device"), "the output cannot be written"),
        (MemoryError(), "not enough memory"),
        (RecursionError(), "nested too deeply"),
        (UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates"), "Unicode"),
        (sqlite3.DatabaseError("malformed"), "a database can't be used (malformed)"),
        (ValueError("embedded null byte"), "NUL"),
        (SaveError("x" * 5_000, line=3), "..."),
    ],
)
def test_an_error_that_the_user_can_put_right(
    error: Exception, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left, one_line_errors():
        raise error
    assert left.value.code == 2
    complaint = capsys.readouterr().err
    assert words in complaint and complaint.count("\n") == 1 and len(complaint) < 700


def test_a_fault_of_our_own_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert explained(KeyError("x")) is None
    for trace, lines in (("", 1), ("1", 2)):
        monkeypatch.setenv("MANALOG_TRACE", trace)
        with pytest.raises(SystemExit) as left, one_line_errors():
            raise KeyError("x")
        assert left.value.code == 70
        complaint = capsys.readouterr().err
        assert complaint.startswith("manalog: internal error: KeyError: 'x'. Please report it")
        assert min(complaint.count("\n"), 2) == lines


# ------------------------------------------------------------------ the output


@pytest.mark.parametrize("arguments", [("--help",), ("cards",), BOTS], ids=" ".join)
def test_a_full_device_and_a_closed_pipe(arguments: tuple[str, ...], tmp_path: Path) -> None:
    refused(run(*arguments, redirected=">/dev/full", directory=tmp_path), "No space left")
    code, _, complaint = run(*arguments, redirected="2>&1 | true", directory=tmp_path)
    assert (code, complaint) == (0, "")  # of `true`; and nothing was complained about


def test_the_toplevel_ends_where_it_can_not_answer() -> None:
    code, _, complaint = run("repl", SAVE, typed="turn(T).\n" * 3, redirected=">/dev/full")
    assert code == 2 and complaint.count("\n") == 2
    assert complaint.endswith("the output cannot be written (No space left on device)\n")
    assert run("repl", SAVE, typed="halt(3).\n")[0] == 3


def test_streams_that_are_closed(tmp_path: Path) -> None:
    assert run(*BOTS, redirected=">&- 2>&- <&-", directory=tmp_path) == (0, "", "")
    assert run(*BOTS, redirected=">/dev/full 2>/dev/full", directory=tmp_path) == (2, "", "")
    code, out, complaint = run("repl", SAVE, redirected="<&-")
    assert code == 0, out + complaint


def test_a_game_whose_output_fails_is_kept(tmp_path: Path) -> None:
    play = ("play", "--seed", "11")
    code, _, complaint = run(*play, typed="\n" * 9, redirected=">/dev/full", directory=tmp_path)
    assert code == 2
    assert "No space left" in complaint and "The game is saved to manalog-11.save" in complaint
    assert read_save(tmp_path / "manalog-11.save").setup.seed == 11


def failing_first(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first TIMES saves find no space."""
    left = [times]

    def write(path: str | Path, *rest: object) -> None:
        left[0] -= 1
        if left[0] >= 0:
            raise SaveError("cannot be written (No space left on device)", file=path)
        write_save(path, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("pyengine.cli.play.table.write_save", write)


def played(typed: str, tmp_path: Path) -> Result:
    play = ["play", "--seed", "11", "--save", str(tmp_path / "mine.save")]
    return CliRunner().invoke(app, play, input=typed)


def test_a_game_that_finds_no_space_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_first(1, monkeypatch)
    monkeypatch.setenv("MANALOG_HOME", str(tmp_path / "home"))
    result = played("\nquit\n", tmp_path)
    assert result.exit_code == 0
    assert read_save(tmp_path / "home" / "manalog-11.save").setup.seed == 11
    assert "manalog-11.save" in result.stdout.replace("\n", "")


def test_quitting_without_a_place_to_save_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_first(3, monkeypatch)
    result = played(f"\nquit\nsave {tmp_path}/other.save\nquit\n", tmp_path)
    assert "The game is not saved, and goes on" in result.stdout
    assert read_save(tmp_path / "other.save").setup.seed == 11
    assert result.exit_code == 0


def test_without_any_place_the_command_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_first(99, monkeypatch)
    result = played("\n", tmp_path)
    assert result.exit_code == 2 and "No space left" in result.stderr


# ------------------------------------------------------------------ how the command is started


def test_the_rules_load_in_the_locale_c() -> None:
    code, out, complaint = run("card", "Gempalm Strider", LC_ALL="C")
    assert (code, complaint) == (0, "")
    assert out.splitlines()[1] == "Creature — Elf"
    assert run("ask", SAVE, "turn(T)", LC_ALL="POSIX") == (0, "T\n0\n", "")


@pytest.mark.parametrize("arguments", [("deck", b"\xff"), (b"--\xff",)])
def test_arguments_that_are_no_text(arguments: tuple[str | bytes, ...]) -> None:
    refused(run(*arguments), f"the argument number {len(arguments)} is not UTF-8 text")


@pytest.mark.parametrize("value", ["/nonsense", "x" * 5000, "/dev/null"])
def test_a_home_of_prolog_that_is_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWI_HOME_DIR", value)
    with pytest.raises(EngineError, match="SWI-Prolog is not"), prolog_environment():
        pass


@pytest.mark.parametrize("value", ["x" * 5000, "/dev/null", "~nobody_at_all/x", "\udcff", "/proc"])
def test_a_home_of_manalog_that_is_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANALOG_HOME", value)
    result = CliRunner().invoke(app, ["cards"])
    assert result.exit_code == 2 and "MANALOG_HOME" in result.stderr


@pytest.mark.parametrize("home", ["/no/[", "\x1b[2J", "{a", "*"])
def test_a_home_whose_name_is_a_pattern(home: str, tmp_path: Path) -> None:
    """With the first one, the rules are compiled there, too."""
    place = tmp_path if home == "/no/[" else with_rules(tmp_path)
    code, out, complaint = run("ask", SAVE, "turn(T)", HOME=home, MANALOG_HOME=str(place))
    assert (code, out, complaint) == (0, "T\n0\n", "")


def test_colors_that_are_forced_make_no_terminal(tmp_path: Path) -> None:
    bench = ("bench", "--games", "1", "--decks", "elves,goblins", "--json")
    code, _, complaint = run(*bench, FORCE_COLOR="1", directory=tmp_path)
    assert (code, complaint) == (0, "")


def test_variables_of_nonsense() -> None:
    nonsense: dict[str, str | bytes] = {
        "XDG_CONFIG_HOME": "x" * 5000,
        "SWIPL": "/nonsense",
        "LANG": b"\xff\xfe",
        "COLUMNS": "-1",
        "TERM": "x" * 5000,
    }
    code, out, complaint = run("card", "shock", **nonsense)
    assert (code, complaint) == (0, "") and out.startswith("Shock {R}")


@pytest.mark.parametrize("option", ["--save", "--record", "--log", "--resume"])
@pytest.mark.parametrize("target", ["pipe", ".", "x" * 300, "/dev/full"])
def test_files_that_are_none(
    option: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    play = ["play"] if option == "--resume" else list(BOTS)
    result = CliRunner().invoke(app, [*play, option, target])
    assert result.exit_code == 2 and "cannot be" in result.stderr
    assert os.listdir(tmp_path) == ["pipe"] and Path("/dev/full").is_char_device()


@pytest.mark.parametrize("seconds", ["inf", "nan", "1e300", "0", "-1"])
def test_seconds_that_are_none(seconds: str) -> None:
    result = CliRunner().invoke(app, ["ask", SAVE, "turn(T)", "--seconds", seconds])
    assert result.exit_code == 2 and "--seconds" in result.output


@pytest.mark.parametrize("command", ["bench", "profile"])
@pytest.mark.parametrize("seconds", ["inf", "nan", "1e300"])
def test_no_work_lasts_for_ever(command: str, seconds: str) -> None:
    result = CliRunner().invoke(app, [command, "--seconds", seconds])
    assert result.exit_code == 2 and "--seconds" in result.output


@pytest.mark.parametrize(
    "arguments",
    [["x" * 9_000], ["deck", "elves", "x" * 9_000], ["cards", "--" + "x" * 9_000],
     ["bench", "--seed", "9" * 9_000], ["cards", "import", "--" + "x" * 9_000]],
    ids=lambda arguments: " ".join(arguments)[:20],
)  # fmt: skip
def test_a_complaint_about_the_command_line_is_short(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2 and 0 < len(result.stderr) < 500


WRITING = {
    "log": [*BOTS, "--log"],
    "junit": ["replay", SAVE, "--junit"],
    "jsonl": ["export", SAVE, "--output"],
    "asp": ["export", SAVE, "--asp", "--output"],
    **{form: ["graph", "tapped", "--format", form, "--output"]
       for form in ("text", "dot", "svg", "json")},
}  # fmt: skip
"""Commands that write a file, which comes next."""


@pytest.mark.parametrize("kind", WRITING)
@pytest.mark.parametrize("other", [Path(SAVE), ROOT / "README.md"], ids=["save", "page"])
def test_a_file_of_another_kind_is_left_alone(kind: str, other: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_bytes(other.read_bytes())
    result = CliRunner().invoke(app, [*WRITING[kind], str(file)])
    assert result.exit_code == 2 and "it is left alone" in result.stderr
    assert file.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("kind", WRITING)
def test_a_file_of_its_own_kind_is_written_anew(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    for _ in range(2):
        assert CliRunner().invoke(app, [*WRITING[kind], str(file)]).exit_code == 0
    assert file.stat().st_size > 100


@pytest.mark.parametrize("arguments", [("play", "--seed", "11"), ("board", "-")])
def test_an_input_that_has_no_end(arguments: tuple[str, ...], tmp_path: Path) -> None:
    code, _, complaint = run(*arguments, redirected="</dev/zero", directory=tmp_path)
    assert code == (2 if "board" in arguments else 0) and complaint.count("\n") < 2
