"""Random games that are looked at, and what fails made small."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session
from pyengine.errors import SaveError
from pyengine.fuzz.driving import Line, Looked, Watch
from pyengine.fuzz.examining import MOST_CHOICES, examine
from pyengine.fuzz.faults import (
    DRIVEN,
    ERROR,
    FORBIDDEN,
    SAVED,
    STUCK,
    UNDO,
    Fault,
    Found,
    Start,
)
from pyengine.fuzz.files import read_case, write_case
from pyengine.fuzz.running import Outcome, Tally
from pyengine.fuzz.shrinking import Case, minimal, shrunk
from pyengine.games.magic.position import Position
from pyengine.saves.save import write_save

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "magic" / "pool"))
from invented import invented


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("invented") / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return path


def fuzz(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["fuzz", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout


def record_of(*arguments: object) -> dict[str, object]:
    record = json.loads(fuzz(*arguments, "--json")[1])
    return {key: value for key, value in record.items() if key not in ("seconds", "slowest")}


def test_nothing_is_wrong_with_games_and_a_seed_is_one_game(pool: Path, tmp_path: Path) -> None:
    options = ("--pool", pool, "--games", 2, "--seed", 5, "--output", tmp_path / "cases")
    code, text = fuzz(*options)
    assert code == 0, text
    assert "0 games are wrong" in text
    assert not (tmp_path / "cases").exists()
    again = record_of(*options, "--jobs", 2)
    assert (again["games"], again["seeds"], again["wrong"]) == (2, [5, 6], 0)
    for count in ("choices", "steps", "tried"):
        assert f"{again[count]:,} {count}" in text


def test_a_game_without_decks_is_looked_at(tmp_path: Path) -> None:
    options = ("--game", "mbrane", "--games", 1, "--output", tmp_path)
    assert record_of(*options)["wrong"] == 0


def test_what_the_rules_forbid_is_found_and_made_small(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Were three Mountains on one side forbidden, three Mountains and a land drop would be left."""

    def three_mountains(session: Session) -> list[str]:
        mine = {number for player, number in session.query("controls", 2) if player == "goblins"}
        names = [name for number, name, _ in session.query("object", 3) if number in mine]
        return ["'a fault'"] if names.count("Mountain") > 2 else []

    monkeypatch.setattr(Session, "violations", three_mountains)
    from pyengine.games import find_game

    start = Start(find_game("magic").default_setup(3))
    with pytest.raises(Found) as found:
        examine(start, 3, 0)
    case = Case(start, found.value.actions, found.value.fault)
    assert case.fault.kind == FORBIDDEN
    small = shrunk(case, Watch(60))
    objects = [fluent for fluent in small.start.fluents if fluent.startswith("object(")]
    assert (len(objects), len(small.actions)) == (3, 1)
    assert [row[0] for row in small.start.setup.cards] == ["Mountain"]
    path = tmp_path / "case.save"
    write_case(path, small)
    read = read_case(path)
    again = read.again()
    assert again is not None
    assert (again.fault.signature, read.actions) == (case.fault.signature, small.actions)
    code, text = fuzz(path)
    assert (code, "forbidden: 'a fault'" in text) == (1, True)
    monkeypatch.undo()
    code, text = fuzz(path)
    assert (code, "nothing is wrong" in text) == (0, True)


def _start() -> Start:
    position = Position()
    position.hand("a", "Forest", "Mountain")
    position.battlefield("a", "Forest", "Elvish Warrior")
    session = position.begin()
    return Start(session.setup, tuple(session.fluents()))


def _found(start: Start) -> Fault:
    with pytest.raises(Found) as found:
        examine(start, 1, 1)
    return found.value.fault


def test_a_position_is_looked_at() -> None:
    looked = examine(_start(), 1, 2)
    assert isinstance(looked, Looked)
    assert looked.choices > 5
    assert looked.tried > 0
    assert looked.steps > looked.choices


def test_a_game_in_which_passing_changes_nothing_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Line(["cast(1)", "pass", "pass"], ["a", "b", "c", "b"]).goes_round()
    assert not Line(["pass", "cast(1)", "pass"], ["b", "c", "d", "b"]).goes_round()
    monkeypatch.setattr("pyengine.fuzz.examining.digest_of", lambda _: "the same")
    assert _found(_start()).kind == STUCK


def test_a_game_that_takes_too_long_is_cut_and_counted(tmp_path: Path) -> None:
    looked = examine(_start(), 1, 2, 0.0)
    assert (looked.cut, looked.left, looked.choices, looked.steps) == (True, False, 0, 2)
    tally = Tally()
    tally.add(Outcome(1, 0.0, looked))
    tally.add(Outcome(2, 0.0, examine(_start(), 1, 2)))
    assert (tally.record()["games"], tally.record()["cut"]) == (2, 1)


def test_a_game_is_cut_where_it_is_walked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = iter([math.inf, 0.0])
    monkeypatch.setattr("pyengine.fuzz.examining.Watch", lambda _: Watch(next(seen)))
    looked = examine(_start(), 1, 2)
    assert looked.cut
    assert 0 < looked.choices < MOST_CHOICES
    assert looked.steps < looked.choices


def test_what_the_rules_forbid_between_two_choices_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    call = Session.call

    def forbidding(session: Session, *request: object) -> list[object]:
        answer = call(session, *request)
        return [answer[0], ["'a fault'"], answer[2]] if request == ("look_on",) else answer

    monkeypatch.setattr(Session, "call", forbidding)
    fault = _found(_start())
    assert (fault.kind, fault.words) == (FORBIDDEN, "'a fault'")


def test_making_a_case_small_ends_in_time() -> None:
    case = Case(_start(), ("pass",), Fault(ERROR, "a fault"))
    assert shrunk(case, Watch(0.0)) == case


def test_an_action_that_is_an_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    start, do = _start(), Session.choose

    def choose(session: Session, index: int) -> None:
        assert session.choice is not None
        if session.choice.actions[index].startswith("play_land"):
            raise KeyError("land")
        do(session, index)

    monkeypatch.setattr(Session, "choose", choose)
    fault = _found(start)
    assert (fault.kind, fault.words) == (ERROR, "KeyError: 'land'")


def test_undo_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    start = _start()
    monkeypatch.setattr(Session, "undo", lambda session, count=1: None)
    assert _found(start).kind == UNDO


def test_a_state_that_is_loaded_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    start, load = _start(), Session.load

    def forgetful(session: Session, fluents: Sequence[str]) -> None:
        changed = len([text for text in fluents if text.startswith("controls(")]) != 2
        load(session, [f for f in fluents if not (changed and f.startswith("life(a"))])

    monkeypatch.setattr(Session, "load", forgetful)
    fault = _found(start)
    assert fault.kind in (SAVED, ERROR)


def test_a_choice_that_is_passed_over_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    start, begin = _start(), Start.begin

    def other(self: Start, kind: type[Session], mode: str) -> Session:
        session = begin(self, kind, mode)
        if mode == "steps":
            session.do("pass")
        return session

    monkeypatch.setattr(Start, "begin", other)
    assert _found(start).kind in (DRIVEN, ERROR)


def test_a_place_that_was_taken_back_is_not_loaded() -> None:
    line = Line(["pass", "cast(1)"], ["a", "b", "c"], (2, ("casting(1)",)))
    line.come_to(["pass", "cast(1)", "target(2)"], "d")
    assert (line.place, line.digests) == ((2, ("casting(1)",)), ["a", "b", "c", "d"])
    line.come_to(["pass"], "b")
    assert (line.place, line.digests) == ((0, ()), ["a", "b"])
    line.place = (1, ("priority(1)",))
    line.come_to(["pass", "pass"], "e")
    assert (line.place, line.actions) == ((1, ("priority(1)",)), ["pass", "pass"])


def test_objects_are_left_out_of_a_state() -> None:
    texts = ["object(1,'A',a)", "object(2,'B',a)", "library(a,[1,2])", "tapped(2)", "life(a,2)"]
    assert bridge().call("define", "reduced", "objects", texts) == [1, 2]
    kept = bridge().call("define", "reduced", "without", texts, [2])
    assert kept == ["object(1,'A',a)", "library(a,[1])", "life(a,2)"]


def test_what_runs_keeps_its_objects() -> None:
    texts = ["object(1,'A',a)", "object(2,'B',a)", "later([resolve(2)])", "now(resolve_top)"]
    assert 1 in bridge().call("define", "reduced", "objects", texts)


def test_a_part_is_minimal() -> None:
    def holds(kept: Sequence[int]) -> bool:
        return {3, 17} <= set(kept)

    assert minimal(range(40), holds) == [3, 17]
    assert minimal([1], lambda kept: True) == []
    assert minimal([], lambda kept: True) == []


def test_a_signature_has_no_names_and_numbers() -> None:
    faults = [Fault(ERROR, f"no action for '{name}' ({n})") for name, n in (("Ox", 1), ("Elf", 23))]
    assert len({fault.signature for fault in faults}) == 1


def test_a_saved_game_is_no_case(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    write_save(path, _start().session("contracted"))
    with pytest.raises(SaveError, match="no case"):
        read_case(path)
    assert fuzz(path)[0] == 2
