"""Files of scenarios: bad input by line and field, and the command that runs them."""

import json
from pathlib import Path
from typing import Any

import pytest
from passing import pass_until
from scenario_parts import act, zone
from typer.testing import CliRunner

from pyengine.cli import main as cli
from pyengine.errors import ScenarioError
from pyengine.games.magic.scenarios.matching import begins
from pyengine.games.magic.scenarios.reader import read_scenarios
from pyengine.saves.save import read_save

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
        *(
            (f'{{"id": "x", "expect": [{{"playable": ["A", {play}, true]}}]}}',
             "expect[0].playable[1]")
            for play in ("{}", '{"ability": "{T}"}', '{"activate": 5}', '{"cast": ["F"]}',
                         '{"cast": "F", "using": {}}', '{"cast": "F", "play_land": "F"}')
        ),
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
        ("[-11]: Draw a card.", "[−11]", "X"),
        ("[-11]: Draw a card.", "−11:", "X"),
        ("[+1]: Draw a card.", "[+1]: Draw", "X"),
        ("Target creature gets -1/-1.", "Target creature gets −1/−1", "X"),
    ],
)  # fmt: skip
def test_ability_texts_match_loosely(text: str, prefix: str, name: str) -> None:
    assert begins(text, prefix, name)
    assert not begins(text, f"{prefix} nonsense", name)


@pytest.mark.parametrize("other", ["[−1]", "[+11]", "[0]", "[11]"])
def test_a_loyalty_cost_is_meant_whole(other: str) -> None:
    assert not begins("[-11]: Draw a card.", other)


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
