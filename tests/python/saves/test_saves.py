import hashlib
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyengine.agents import make_agent
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.errors import SaveError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import FORMAT, Save, read_save, write_save

TABLE = {"seats": ["human", "random"], "names": {"elves": "Ünal"}, "auto": True, "stops": None}


def go_on(session: Session, choices: int = 10_000) -> None:
    seats = {p[0]: make_agent("random", p[0], session.setup.seed) for p in session.setup.players}
    for _ in range(choices):
        if session.choice is None:
            return
        session.choose(seats[session.choice.player].choose(seat_of(session)))


def offered(session: Session) -> tuple[str, str, tuple[str, ...]]:
    assert session.choice is not None
    return session.choice.player, session.choice.process, session.choice.actions


def new_game(seed: int = 4) -> Session:
    with CardDatabase.open() as database:
        decks = [read_deck(name, database) for name in ("elves", "goblins")]
        return Session.start(magic_setup(decks, seed=seed, database=database))


def signed(lines: list[str]) -> str:
    """Return LINES with a checksum that is right."""
    text = "".join(f"{line}\n" for line in lines)
    return f'{text}checksum("sha256", "{hashlib.sha256(text.encode()).hexdigest()}").\n'


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A save from the middle of a game."""
    path = tmp_path_factory.mktemp("saves") / "game.save"
    session = new_game()
    go_on(session, 40)
    write_save(path, session, TABLE)
    return path


def changed(written: Path, tmp_path: Path, old: str, new: str, *, sign: bool) -> Path:
    """Return a copy of the save with OLD replaced once, its checksum made right on demand."""
    text = written.read_text()
    assert old in text
    path = tmp_path / "changed.save"
    text = text.replace(old, new, 1)
    path.write_text(signed(text.split("\n")[:-2]) if sign else text)
    return path


# ------------------------------------------------------------------ what comes back


def test_what_was_written_is_read(written: Path) -> None:
    save = read_save(written)
    assert save.table == TABLE
    assert (save.mode, save.setup.seed, save.setup.game) == ("contracted", 4, "magic")
    assert [player[0] for player in save.setup.players] == ["elves", "goblins"]
    assert len(save.actions) == 40


def test_the_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    session = new_game()
    go_on(session, 35)
    write_save(tmp_path / "a.save", session)
    digest, choice = session.digest(), offered(session)
    go_on(session)
    end = (session.digest(), session.progress, list(session.taken), session.result)
    again = read_save(tmp_path / "a.save").session()
    assert (again.digest(), offered(again)) == (digest, choice)
    go_on(again)
    assert (again.digest(), again.progress, again.taken, again.result) == end


def test_a_finished_game(tmp_path: Path) -> None:
    session = new_game()
    go_on(session)
    write_save(tmp_path / "a.save", session)
    again = read_save(tmp_path / "a.save").session()
    assert again.result == session.result
    assert again.over


def test_saving_what_was_loaded_gives_the_same_file(written: Path, tmp_path: Path) -> None:
    save = read_save(written)
    write_save(tmp_path / "b.save", save.session(), save.table)
    assert (tmp_path / "b.save").read_bytes() == written.read_bytes()


def test_undo_goes_back_before_the_save(written: Path) -> None:
    session = read_save(written).session()
    session.undo(40)
    assert session.taken == []
    assert session.digest() == new_game().digest()


def test_people_and_prolog_can_read_it(written: Path) -> None:
    lines = written.read_text().splitlines()
    assert lines[0].startswith("% A saved game")
    assert "manalog_save(2)." in lines
    assert "seed(4)." in lines
    assert "action(keep)." in lines or "action(mulligan)." in lines
    assert any(line.startswith("fluent(life(elves,") for line in lines)
    assert all(line == "" or line.startswith("%") or line.endswith(").") for line in lines)


def test_line_ends_of_another_system_do_no_harm(written: Path, tmp_path: Path) -> None:
    copy = tmp_path / "dos.save"
    copy.write_bytes(b"\xef\xbb\xbf" + written.read_bytes().replace(b"\n", b"\r\n"))
    assert read_save(copy).fluents == read_save(written).fluents


# ------------------------------------------------------------------ bad saves


def refused(path: Path, message: str, line: bool | None = None) -> SaveError:
    with pytest.raises(SaveError, match=message) as caught:
        read_save(path)
    assert caught.value.file == str(path)
    if line is not None:
        assert (caught.value.line is not None) == line
    return caught.value


def test_a_missing_file(tmp_path: Path) -> None:
    refused(tmp_path / "none.save", "cannot be read")
    refused(tmp_path, "cannot be read")


@pytest.mark.parametrize("content", [b"", b"4 Forest\n", b"% only a comment\n", b"\n\n"])
def test_another_file(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    refused(tmp_path / "x", "no saved game")


def test_not_utf_8(written: Path, tmp_path: Path) -> None:
    path = tmp_path / "latin.save"
    path.write_bytes(written.read_bytes().replace("Ünal".encode(), "Ünal".encode("latin-1")))
    refused(path, "not UTF-8", line=True)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_save(written: Path, tmp_path: Path, part: float) -> None:
    content = written.read_bytes()
    path = tmp_path / "short.save"
    path.write_bytes(content[: int(len(content) * part)])
    refused(path, "cut short|not understood")


def test_a_save_that_ends_between_lines(written: Path, tmp_path: Path) -> None:
    path = tmp_path / "short.save"
    path.write_text("\n".join(written.read_text().split("\n")[:-20]) + "\n")
    refused(path, "cut short")


def test_a_hand_edit_that_is_still_a_game(written: Path, tmp_path: Path) -> None:
    path = changed(written, tmp_path, "fluent(life(elves,", "fluent(life(elves,1", sign=False)
    refused(path, "changed after it was written")


def test_a_comment_that_was_changed(written: Path, tmp_path: Path) -> None:
    path = changed(written, tmp_path, "% The state", "% My state", sign=False)
    refused(path, "changed after it was written")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("fluent(turn(", ":- halt.\nfluent(turn(", "no directives"),
        ("fluent(turn(", "  ?- shell(ls).\nfluent(turn(", "no directives"),
        ("fluent(turn(", "goal(halt).\nfluent(turn(", "not understood"),
        ("fluent(turn(", "fluent(secret(1)).\nfluent(turn(", r"no fluent like secret\(1\)"),
        ("fluent(turn(", "fluent(turn(one)).\nfluent(turn(", "wrong type"),
        ("fluent(turn(", "fluent(turn(X)).\nfluent(turn(", "not a term"),
        ("fluent(turn(", "fluent(turn(1) :- halt).\nfluent(turn(", "no fluent like"),
        ("fluent(turn(", "fluent((turn(1), halt)).\nfluent(turn(", "no fluent like"),
        ("fluent(turn(", "fluent(turn(1.\nfluent(turn(", "not understood"),
        ("fluent(turn(", "fluent(turn(1)). halt. foo(1).\nfluent(turn(", "not a term|no fluent"),
        ("fluent(turn(", "fluent(turn('\x01')).\nfluent(turn(", "wrong type"),
        ("action(keep)", "action(halt)", "no action like halt"),
        ("action(keep)", "action(42)", "no action like 42"),
        ("manalog_save(2)", f"manalog_save({FORMAT + 1})", "Install the latest"),
        ("manalog_save(2)", "manalog_save(0)", "has format 0"),
        ("manalog_save(2)", 'manalog_save("1")', "not understood"),
        ('game("magic")', 'game("chess")', 'the game "chess" is unknown'),
        ("seed(4)", "seed(4.5)", "not understood"),
        ("seed(4)", "seed(4).\nseed(5)", "there twice"),
        ('mode("contracted")', 'mode("fast")', "not understood"),
        ('player("elves", "", [[', 'player("elves", "", [[-', "not understood"),
    ],
)
@pytest.mark.parametrize("sign", [False, True])
def test_bad_lines_are_named(
    written: Path, tmp_path: Path, old: str, new: str, message: str, sign: bool
) -> None:
    path = changed(written, tmp_path, old, new, sign=sign)
    refused(path, message, line=True)


def test_a_missing_part_of_the_header(written: Path, tmp_path: Path) -> None:
    refused(changed(written, tmp_path, "seed(4).\n", "", sign=True), "it has no seed")


def test_an_unknown_card(written: Path, tmp_path: Path) -> None:
    path = changed(written, tmp_path, 'cards(["', 'cards(["Lack Bolus", "', sign=True)
    refused(path, "no card is called")


def test_fluents_that_are_no_game(written: Path, tmp_path: Path) -> None:
    whole = written.read_text().split("\n")[:-2]
    lines = [line for line in whole if "fluent(" not in line or "seats" in line]
    path = tmp_path / "empty.save"
    path.write_text(signed(lines))
    with pytest.raises(SaveError, match="can't go on"):
        read_save(path).session()


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_no_changed_byte_is_accepted(written: Path, tmp_path: Path, data: st.DataObject) -> None:
    content = bytearray(written.read_bytes())
    position = data.draw(st.integers(0, len(content) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda b: b != content[position]))
    content[position] = byte
    path = tmp_path / "fuzz.save"
    path.write_bytes(content)
    with pytest.raises(SaveError):
        read_save(path)


def test_reading_does_not_touch_the_game_in_progress(written: Path, tmp_path: Path) -> None:
    session = new_game(9)
    go_on(session, 12)
    digest = session.digest()
    read_save(written)
    refused(changed(written, tmp_path, "action(keep)", "action(halt)", sign=True), "halt")
    assert session.digest() == digest
    go_on(session, 3)
    assert len(session.taken) == 15


# ------------------------------------------------------------------ writing


def test_nothing_but_a_save_is_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "deck.txt"
    precious.write_text("4 Forest\n")
    with pytest.raises(SaveError, match="left alone"):
        write_save(precious, new_game())
    assert precious.read_text() == "4 Forest\n"


def test_a_save_replaces_a_save(written: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    path.write_bytes(written.read_bytes())
    write_save(path, new_game(8))
    assert read_save(path).setup.seed == 8
    assert os.listdir(tmp_path) == ["a.save"]


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be written"):
        write_save(tmp_path / "none" / "a.save", new_game())
    with pytest.raises(SaveError, match="cannot be written"):
        write_save(tmp_path, new_game())


def test_a_failure_leaves_the_old_save(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.save"
    path.write_bytes(written.read_bytes())

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left"):
        write_save(path, new_game(8))
    assert path.read_bytes() == written.read_bytes()
    assert os.listdir(tmp_path) == ["a.save"]


def test_a_link_to_a_save_stays_a_link(written: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real.save", tmp_path / "link.save"
    real.write_bytes(written.read_bytes())
    link.symlink_to(real)
    write_save(link, new_game(8))
    assert link.is_symlink()
    save: Save = read_save(real)
    assert save.setup.seed == 8
