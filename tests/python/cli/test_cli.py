import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from pyengine import __version__
from pyengine.cli import main as cli

runner = CliRunner()
command_names = [name for name, _ in cli.COMMANDS]


def run(*arguments: str) -> tuple[int, str, str]:
    result = runner.invoke(cli.app, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


# ---------------------------------------------------------------- the command itself


def test_every_command_says_what_it_does() -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in command_names:
        (line,) = [line for line in out.splitlines() if line.startswith(f"  {name} ")]
        assert line.split(maxsplit=1)[1:], f"{name} has no help text"


@pytest.mark.parametrize("name", command_names)
def test_every_option_says_what_it_does(name: str) -> None:
    code, _, _ = run(name, "--help")
    assert code == 0
    command = typer.main.get_command(cli.app).commands[name]  # type: ignore[attr-defined]
    for parameter in command.params:
        assert parameter.help, f"{name} {parameter.name} has no help text"


group_commands = [(group, name) for group, commands, _ in cli.GROUPS for name, _ in commands]


@pytest.mark.parametrize(("group", "name"), group_commands)
def test_every_command_of_a_group_says_what_it_does(group: str, name: str) -> None:
    code, out, _ = run(group, "--help")
    assert code == 0
    (line,) = [line for line in out.splitlines() if line.startswith(f"  {name} ")]
    assert line.split(maxsplit=1)[1:], f"{group} {name} has no help text"
    assert run(group, name, "--help")[0] == 0
    app = typer.main.get_command(cli.app)
    command = app.commands[group].commands[name]  # type: ignore[attr-defined]
    for parameter in command.params:
        assert parameter.help, f"{group} {name} {parameter.name} has no help text"


def test_the_version() -> None:
    code, out, err = run("--version")
    assert (code, err) == (0, "")
    ours, prolog = out.splitlines()
    assert ours == f"manalog {__version__}"
    assert re.fullmatch(r"SWI-Prolog \d+\.\d+\.\d+ of the system, /.*/swipl", prolog)


def test_nothing_but_the_name_says_in_ten_lines_what_to_do_first() -> None:
    code, out, err = run()
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 10
    named = re.findall(r"^  manalog ([a-z]+)(?: ([a-z]+))?", out, re.MULTILINE)
    groups = {group: dict(commands) for group, commands, _ in cli.GROUPS}
    assert len(named) == 7
    for name, second in named:
        assert name in command_names or not second or second in groups[name]


@pytest.mark.parametrize("arguments", [["frobnicate"], ["card"], ["deck", "elves", "--bogus"]])
def test_wrong_usage_is_exit_code_2(arguments: list[str]) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert "Traceback" not in err


def test_an_interrupt_is_exit_code_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pyengine.games.magic.decks.survey_deck", interrupted)
    assert run("deck", "elves")[0] == 130


def test_an_interrupt_while_the_command_line_loads_is_exit_code_130() -> None:
    script = (
        "import sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'pyengine.cli.main': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "from pyengine.cli.start import main\n"
        "main()"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (130, "")


def test_the_command_starts_where_interrupts_are_met() -> None:
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["scripts"] == {"manalog": "pyengine.cli.start:main"}


def test_help_does_not_load_what_it_does_not_need() -> None:
    cards = "pyengine.games.magic.cards.database"
    heavy = f"{{'sqlite3', 'sqlite_utils', '{cards}', 'pyswip', 'rich'}} & set(sys.modules)"
    script = f"import sys; from pyengine.cli.main import app; print({heavy})"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "set()"


# ---------------------------------------------------------------- cards


def test_a_card_is_shown() -> None:
    code, out, _ = run("card", "imperious", "PERFECT")
    assert code == 0
    assert out.splitlines()[:3] == ["Imperious Perfect {2}{G}", "Creature — Elf Warrior", "2/2"]
    assert run("card", "forest")[1].splitlines() == ["Forest", "Basic Land — Forest"]


def test_a_card_as_json() -> None:
    card = json.loads(run("card", "Shock", "--json")[1])
    assert (card["name"], card["mana_cost"], card["types"]) == ("Shock", "{R}", ["instant"])
    assert card["power"] is None
    assert len(card["abilities"]) == 1


def test_an_unknown_card_is_one_line_and_exit_code_2() -> None:
    code, out, err = run("card", "Lanowar Elfs")
    assert (code, out) == (2, "")
    assert err.startswith('manalog: no card is called "Lanowar Elfs". Did you mean "Llanowar')
    assert err.count("\n") == 1


def test_all_cards_are_listed() -> None:
    code, out, _ = run("cards", "--rebuild")
    assert code == 0
    records = [json.loads(line) for line in run("cards", "--json")[1].splitlines()]
    assert len(records) == len(out.splitlines()) >= 66
    assert all(record["name"] in out for record in records)


# ---------------------------------------------------------------- decks


def test_a_deck_is_listed(tmp_path: Path) -> None:
    code, out, err = run("deck", "elves")
    assert (code, err) == (0, "")
    assert out.splitlines()[:2] == ["elves: 60 cards", "  1 Ambush Commander"]
    file = tmp_path / "mine.txt"
    file.write_text("60 Forest\nSB: 1 shock\n")
    lines = run("deck", str(file))[1].splitlines()
    assert lines == ["mine: 60 cards", " 60 Forest", "Sideboard: 1 cards", "  1 Shock"]


def test_a_deck_as_json() -> None:
    deck = json.loads(run("deck", "ogres", "--json")[1])
    assert (deck["size"], deck["cards"][0], deck["sideboard"]) == (60, [12, "Forest"], [])
    assert deck["warnings"] == [
        "18 copies of Llanowar Elves, and the format allows 4",
        "18 copies of Gray Ogre, and the format allows 4",
    ]


def test_a_deck_that_breaks_the_format() -> None:
    code, out, err = run("deck", "elves", "--minimum", "80")
    assert (code, out.count("\n")) == (0, 29)
    assert err == "warning: the deck has 60 cards, and the format asks for at least 80\n"
    code, out, err = run("deck", "elves", "--minimum", "80", "--strict")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_a_bad_deck_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("4 Forest\n0 Shock\n")
    expected = f"manalog: {file}:2: the count is 0. It must be at least 1\n"
    assert run("deck", str(file)) == (2, "", expected)
