"""Files of the user: what is no file is refused, what is written is whole, nothing is left over."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pyengine.errors import ManalogError
from pyengine.system.replacing import replace_file, replacing
from pyengine.system.text_files import MOST_LINE, read_input, read_lines, read_text, written_file


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def read(path: Path) -> str:
    return read_text(path, most=1000, kind="a deck list", error=ManalogError)


def test_a_pipe_is_not_waited_for(pipe: Path) -> None:
    with pytest.raises(ManalogError, match="no regular file"):
        read(pipe)
    with pytest.raises(ManalogError, match="no regular file"):
        list(read_lines(pipe, error=ManalogError))
    with pytest.raises(ManalogError, match="cannot be written"):
        written_file(pipe, "a log", ManalogError)
    with pytest.raises(OSError, match="no regular file"):
        replace_file(pipe, b"a")
    assert pipe.is_fifo()


@pytest.mark.parametrize("device", ["/dev/null", "/dev/zero", "/dev/full"])
def test_devices_are_left_alone(device: str) -> None:
    for use in (read, lambda path: written_file(path, "a log", ManalogError)):
        with pytest.raises(ManalogError, match="no regular file"):
            use(Path(device))
    with pytest.raises(OSError, match="no regular file"):
        replace_file(Path(device), b"a")
    assert Path(device).is_char_device()


@pytest.mark.parametrize("name", ["", "x" * 300, "a\0b", "\ud800", "none/a", "a/" * 3000])
def test_names_that_no_file_has(name: str, tmp_path: Path) -> None:
    with pytest.raises(ManalogError, match="cannot be"):
        read(tmp_path / name)
    with pytest.raises((OSError, ValueError)):
        replace_file(tmp_path / name, b"a")
    assert list(tmp_path.iterdir()) == []


def test_a_line_without_an_end(tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(b"short\n" + b"x" * (MOST_LINE + 1))
    with pytest.raises(ManalogError, match="long:2: this line is too long"):
        list(read_lines(path, error=ManalogError))


def test_what_is_something_else_is_not_written_over(tmp_path: Path) -> None:
    other, own, fresh = tmp_path / "other", tmp_path / "own", tmp_path / "new"
    other.write_text("dear")
    own.write_text("mark: old")
    with pytest.raises(ManalogError, match="is there and not a log: it is left alone"):
        written_file(other, "a log", ManalogError, b"mark")
    for path in (own, fresh):
        with written_file(path, "a log", ManalogError, b"mark") as stream:
            stream.write("mark: new")
    assert [path.read_text() for path in (other, own, fresh)] == ["dear", "mark: new", "mark: new"]


def test_a_line_is_in_the_file_as_soon_as_it_is_written(tmp_path: Path) -> None:
    """A log ends with the last line before its program was killed."""
    with written_file(tmp_path / "log", "a log", ManalogError) as stream:
        stream.write("a line\n")
        assert (tmp_path / "log").read_text() == "a line\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="the system has no such device")
def test_an_input_without_an_end() -> None:
    with open("/dev/zero") as zeros, pytest.raises(ManalogError, match="too large for a board"):
        read_input(zeros, most=1000, kind="a board", error=ManalogError)


# ------------------------------------------------------------------ drafts


def test_what_a_killed_writer_left_is_gone_after_the_next_one(tmp_path: Path) -> None:
    script = (
        "import sys, time\nfrom pathlib import Path\n"
        "from pyengine.system.replacing import replacing\n"
        f"with replacing(Path({str(tmp_path / 'a.save')!r})) as draft:\n"
        "    draft.write_text('half'); print('.', flush=True); time.sleep(60)"
    )
    writer = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE)
    assert writer.stdout and writer.stdout.read(1) == b"."
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    writer.stdout.close()
    assert len(list(tmp_path.iterdir())) == 1
    replace_file(tmp_path / "a.save", b"whole")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.save", b"whole")]


def test_an_error_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    with pytest.raises(ZeroDivisionError), replacing(path) as draft:
        draft.write_text("new")
        _ = 1 / 0
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("a", "old")]


def test_two_writers_wait_for_each_other(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\nfrom pyengine.system.replacing import replace_file\n"
        f"for _ in range(200): replace_file(Path({str(tmp_path / 'a')!r}), sys.argv[1].encode())"
    )
    texts = ["one" * 5000, "two" * 4000]
    writers = [subprocess.Popen([sys.executable, "-c", script, text]) for text in texts]
    while any(writer.poll() is None for writer in writers):
        if (tmp_path / "a").exists():
            assert (tmp_path / "a").read_text() in texts
        time.sleep(0.01)
    assert [writer.returncode for writer in writers] == [0, 0]
    assert os.listdir(tmp_path) == ["a"]


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_draft_that_is_another_file_is_not_written_over(link: object, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("dear")
    link(precious, tmp_path / ".a.tmp")  # type: ignore[operator]
    with pytest.raises(OSError):
        replace_file(tmp_path / "a", b"x")
    assert precious.read_text() == "dear"


def test_the_mode_of_a_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("old")
    path.chmod(0o600)
    replace_file(path, b"new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_longest_name(tmp_path: Path) -> None:
    path = tmp_path / ("ü" * 127)
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"
