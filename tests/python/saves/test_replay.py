"""Saved games played again: differences are found, shown with their rules, and can be accepted."""

import json
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from pyengine.agents import make_agent
from pyengine.cli.main import app
from pyengine.engine.bridge import bridge
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import SaveError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.recording import Change, Recording, record
from pyengine.saves.replay import CHANGED, REFUSED, SAME, find_difference, replay
from pyengine.saves.save import read_save, write_save
from pyengine.saves.suite import find_saves
from pyengine.saves.text import checksum

AGENTS = ["random", "aggressive"]
run = CliRunner()


def play(mode: str = "choices", seed: int = 5, limit: int = 10_000) -> Session:
    with CardDatabase.open() as cards:
        decks = [read_deck(name, cards) for name in ("elves", "goblins")]
        session = Session.start(magic_setup(decks, seed=seed, database=cards), mode)
    agents = {
        player: make_agent(name, player, seed)
        for name, (player, _, _) in zip(AGENTS, session.setup.players, strict=True)
    }
    while session.choice is not None and len(session.taken) < limit:
        session.choose(agents[session.choice.player].choose(seat_of(session)))
    return session


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replay") / "game.save"
    session, recording = record(play())
    write_save(path, session, {"agents": AGENTS}, recording)
    return path


@pytest.fixture
def game(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(original, tmp_path / "game.save"))


def sign(path: Path, text: str) -> None:
    """Write TEXT, a save whose lines were changed, with the checksum that it needs now."""
    lines = text.split("\n")[:-2]
    signed = "".join(f"{line}\n" for line in [*lines, f'checksum("sha256", "{checksum(lines)}").'])
    path.write_text(signed)


def older(path: Path) -> None:
    """Make PATH a save of format 1, which had no digests."""
    text = re.sub(r"^(digests|changes)\(.*\n", "", path.read_text(), flags=re.M)
    sign(path, text.replace("manalog_save(2)", "manalog_save(1)"))


def drop_a_change(path: Path, pattern: str) -> Change:
    """Take the first change that fits PATTERN out of what was recorded, with its digest."""
    save = read_save(path)
    assert save.recording is not None
    number, change = next(
        (number, change)
        for number, step in enumerate(save.recording.steps)
        for change in step
        if number and re.search(pattern, str(change))
    )
    steps = list(save.recording.steps)
    steps[number] = tuple(c for c in steps[number] if c != change)
    digests = ["0" * 12 if n == number else d for n, d in enumerate(save.recording.digests)]
    write_save(path, save.session(save.mode), save.table, Recording(tuple(digests), tuple(steps)))
    return change


# ------------------------------------------------------------------ the same


def test_an_unchanged_game_is_the_same(game: Path) -> None:
    outcome = replay(game)
    assert (outcome.status, outcome.difference, outcome.words) == (SAME, None, "")
    assert outcome.choices == len(read_save(game).actions)


@pytest.mark.parametrize("mode", ["contracted", "choices", "steps"])
@pytest.mark.parametrize("limit", [0, 1, 60])
def test_games_that_are_not_over(tmp_path: Path, mode: str, limit: int) -> None:
    session, recording = record(play(mode, 6, limit))
    write_save(tmp_path / "a.save", session, {}, recording)
    assert replay(tmp_path / "a.save").status == SAME


def test_what_was_recorded_is_read(game: Path) -> None:
    save = read_save(game)
    assert save.recording is not None
    assert len(save.recording.digests) == len(save.recording.steps) == len(save.actions) + 1
    assert any(c.fluent.startswith("tapped(") and c.rule for s in save.recording.steps for c in s)
    assert save.session("choices").over


def test_the_recorded_changes_lead_to_the_end(game: Path) -> None:
    save = read_save(game)
    assert save.recording is not None
    state: set[str] = set()
    for change in (change for step in save.recording.steps for change in step):
        (state.add if change.holds else state.discard)(change.fluent)
    assert {fluent for fluent in state if not fluent.startswith("legal(")} == set(save.fluents)


def test_an_action_that_is_not_listed(tmp_path: Path) -> None:
    session = play(limit=30)
    session.do("concede(elves)")
    again, recording = record(session)
    write_save(tmp_path / "a.save", again, {}, recording)
    assert replay(tmp_path / "a.save").status == SAME


def test_undone_choices_leave_no_trace(tmp_path: Path) -> None:
    session = play(limit=40)
    session.undo(15)
    again, recording = record(session)
    write_save(tmp_path / "a.save", again, {}, recording)
    assert replay(tmp_path / "a.save").choices == 25
    assert replay(tmp_path / "a.save").status == SAME


def test_other_digests_of_the_same_states_are_no_difference(game: Path) -> None:
    text = re.sub(r'"[0-9a-f]{12}"', '"000000000000"', game.read_text())
    sign(game, text)
    assert replay(game).status == SAME  # the changes, which are exact, are the same


# ------------------------------------------------------------------ differences


def test_a_new_fluent_is_shown_with_its_rule(game: Path) -> None:
    change = drop_a_change(game, r"^\+tapped\(.*\t")
    outcome = replay(game)
    assert outcome.status == CHANGED
    assert outcome.difference is not None
    assert outcome.difference.missing == ()
    assert [str(fact) for fact in outcome.difference.new] == [
        f"{change.fluent}  [{change.rule} causes it]"
    ]


def test_a_fluent_that_now_ends_is_missing(game: Path) -> None:
    change = drop_a_change(game, r"^-hand\(.*\t")
    difference = replay(game).difference
    assert difference is not None
    assert [str(fact) for fact in difference.missing] == [
        f"{change.fluent}  [{change.rule} ends it]"
    ]
    assert any("missing:" in line for line in difference.lines())


def test_a_new_action_is_shown_with_the_rule_that_allows_it(game: Path) -> None:
    change = drop_a_change(game, r"^\+legal\(play_land")
    difference = replay(game).difference
    assert difference is not None
    assert [fact.fluent for fact in difference.new] == [change.fluent]
    assert "305" in difference.new[0].because


def test_a_rule_that_is_gone_is_named(game: Path) -> None:
    save = read_save(game)
    bridge().call("trace")
    bridge().call("untrace")
    assert save.recording is not None
    step = (*save.recording.steps[3], Change("tapped(999)", True, "508.1f"))
    steps = (*save.recording.steps[:3], step, *save.recording.steps[4:])
    digests = (*save.recording.digests[:3], "0" * 12, *save.recording.digests[4:])
    write_save(game, save.session(save.mode), save.table, Recording(digests, steps))
    difference = find_difference(read_save(game))
    assert difference is not None
    assert difference.choice == 3
    assert str(difference.missing[0]) == "tapped(999)  [508.1f no longer causes it]"


def test_an_action_that_is_not_legal_any_more(game: Path) -> None:
    land = re.search(r"action\(play_land\((\d+)\)\)", game.read_text())
    assert land
    sign(game, game.read_text().replace(land[0], "action(play_land(1))", 1))
    difference = replay(game).difference
    assert difference is not None
    assert (difference.action, difference.words) == (
        "play_land(1)",
        "the action is not legal any more",
    )
    assert any("hand" in str(reason) for reason in difference.reasons)


def test_a_game_that_goes_on_too_long(game: Path) -> None:
    save = read_save(game)
    assert save.recording is not None
    longer = Recording(
        (*save.recording.digests, "0" * 12), (*save.recording.steps, (Change("x", True),))
    )
    session = save.session(save.mode)
    session.taken.append("pass")
    write_save(game, session, save.table, longer)
    difference = replay(game).difference
    assert difference is not None
    assert "not legal" in difference.words


# ------------------------------------------------------------------ update


def test_update_accepts_what_has_changed(game: Path, original: Path) -> None:
    drop_a_change(game, r"^\+tapped\(")
    outcome = replay(game, update=True)
    assert outcome.status == CHANGED
    assert re.fullmatch(r"updated: (\d+) of \1 actions kept", outcome.words)
    assert game.read_bytes() == original.read_bytes()
    assert replay(game).status == SAME


def test_update_lets_agents_play_on(game: Path, original: Path) -> None:
    land = re.search(r"action\(play_land\((\d+)\)\)", game.read_text())
    assert land
    sign(game, game.read_text().replace(land[0], "action(play_land(1))", 1))
    assert "played by agents" in replay(game, update=True).words
    assert replay(game).status == SAME
    assert read_save(game).session("choices").over


def test_update_leaves_out_what_is_not_asked_any_more(game: Path, original: Path) -> None:
    older(game)
    line = "action(play_land("
    sign(game, game.read_text().replace(line, f"action(stack_next(1)).\n{line}", 1))
    assert replay(game, update=True).words.endswith("actions kept, 1 not asked for any more")
    assert read_save(game).actions == read_save(original).actions


def test_update_leaves_a_game_that_is_the_same_alone(game: Path) -> None:
    before = game.stat().st_mtime_ns, game.stat().st_ino
    assert replay(game, update=True).status == SAME
    assert (game.stat().st_mtime_ns, game.stat().st_ino) == before


# ------------------------------------------------------------------ versions and bad input


def test_an_older_save_is_compared_at_its_end(game: Path) -> None:
    older(game)
    outcome = replay(game)
    assert outcome.status == SAME
    assert "no digests" in outcome.words
    assert "recorded" in replay(game, update=True).words
    assert replay(game).words == ""
    assert "manalog_save(2)" in game.read_text()


def test_an_older_save_that_ends_differently(game: Path) -> None:
    older(game)
    text = re.sub(r"fluent\(turn\((\d+)\)\)", "fluent(turn(99))", game.read_text())
    sign(game, text)
    difference = replay(game).difference
    assert difference is not None
    assert [fact.fluent for fact in difference.missing] == ["turn(99)"]


def test_a_later_version_is_refused(game: Path) -> None:
    sign(game, game.read_text().replace("manalog_save(2)", "manalog_save(4)"))
    outcome = replay(game)
    assert outcome.status == REFUSED
    assert "has format 4, and this Manalog reads up to 3" in outcome.words


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'changes\("[^"]*"\)', 'changes("!!!")'),
        (r'changes\("[^"]{9}', 'changes("AAAAAAAAA'),
        (r'changes\("[^"]*"\)', "changes(1)"),
        (r'digests\(\["[0-9a-f]*", ', 'digests(["xyz", '),
        (r'digests\(\["[0-9a-f]*", ', "digests(["),
    ],
)
def test_a_record_that_is_damaged_is_refused(game: Path, old: str, new: str) -> None:
    sign(game, re.sub(old, new, game.read_text(), count=1))
    with pytest.raises(SaveError):
        read_save(game)


def test_paths(game: Path, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    other = Path(shutil.copy(game, tmp_path / "deep" / "b.save"))
    assert find_saves([tmp_path]) == [other, game]
    assert find_saves([game, game]) == [game]
    with pytest.raises(SaveError, match="no such file"):
        find_saves([tmp_path / "none"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(SaveError, match="no saved game"):
        find_saves([tmp_path / "empty"])


# ------------------------------------------------------------------ the command


def test_exit_codes(game: Path, tmp_path: Path) -> None:
    good = run.invoke(app, ["replay", str(game)])
    assert good.exit_code == 0
    assert re.fullmatch(r"1 games: 1 same, 0 changed, 0 refused; [\d.]+ games/s\n", good.output)
    drop_a_change(game, r"^\+tapped\(")
    changed = run.invoke(app, ["replay", str(game)])
    assert changed.exit_code == 1
    assert "new:     tapped(" in changed.output
    assert run.invoke(app, ["replay", str(game), "--update"]).exit_code == 0
    (tmp_path / "bad.save").write_text("4 Forest\n")
    bad = run.invoke(app, ["replay", str(tmp_path)])
    assert bad.exit_code == 2
    assert "1 same, 0 changed, 1 refused" in bad.output
    assert run.invoke(app, ["replay", str(tmp_path / "none")]).exit_code == 2


def test_two_processes_junit_and_json(game: Path, tmp_path: Path) -> None:
    shutil.copy(game, tmp_path / "a.save")
    drop_a_change(game, r"^\+tapped\(")
    (tmp_path / "bad.save").write_text("4 Forest\n")
    report = tmp_path / "report.xml"
    arguments = ["replay", str(tmp_path), "--jobs", "2", "--json", "--junit", str(report)]
    result = run.invoke(app, arguments)
    assert result.exit_code == 2
    rows = [json.loads(line) for line in result.output.splitlines()]
    assert [row["status"] for row in rows] == [SAME, REFUSED, CHANGED]
    assert rows[2]["difference"]["new"][0]["fluent"].startswith("tapped(")
    suite = ElementTree.parse(report).getroot()
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("3", "1", "1")
    assert [len(case) for case in suite] == [0, 1, 1]


def test_play_records_a_game(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    arguments = ["play", "--players", "aggressive,random", "--seed", "7", "--json"]
    assert run.invoke(app, [*arguments, "--record", str(path)]).exit_code == 0
    assert read_save(path).recording is not None
    assert replay(path).status == SAME
