"""The cage: what runs in it is limited, whatever it does, and what comes out of it is data."""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from pyengine.engine import cage
from pyengine.engine.bridge import PrologError
from pyengine.engine.cage import CagedProcess, Limits
from pyengine.engine.remote import EndedError, LateError, Remote
from pyengine.errors import EngineError
from pyengine.system.confined import filter_calls
from pyengine.system.landlock import restrict, version_of

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the system has no such limit")


def caged(script: str, limits: Limits | None = None, *, seal: bool = False) -> tuple[str, int]:
    """Run the Python SCRIPT in a cage; return what it wrote to `out`, and how it ended.

    With SEAL, the cage is sealed before the script goes on behind its first `go()`.
    """
    ours_in, theirs_out = os.pipe()
    theirs_in, ours_out = os.pipe()
    head = (
        "import os, sys, resource\n"
        f"out = os.fdopen({theirs_out}, 'w', buffering=1)\n"
        f"def go():\n    out.write('ready ')\n    out.flush()\n    os.read({theirs_in}, 1)\n"
    )
    command = [sys.executable, "-I", "-S", "-c", head + script]
    with CagedProcess(command, limits or Limits(), (theirs_in, theirs_out)) as caging:
        os.close(theirs_in)
        os.close(theirs_out)
        said = os.read(ours_in, 6) if seal else b""
        if seal:
            caging.seal()
        with contextlib.suppress(BrokenPipeError):  # it may have ended already
            os.write(ours_out, b"\n")
        os.close(ours_out)
        with os.fdopen(ours_in, "rb") as stream:
            said += stream.read()
        return said.decode(), caging.process.wait(20)


@LINUX
def test_limits() -> None:
    names = ["AS", "CPU", "NOFILE", "CORE", "FSIZE"]
    script = (
        f"for n in {names}: print(*resource.getrlimit(getattr(resource, 'RLIMIT_' + n)), file=out)"
    )
    said, code = caged(script, Limits(megabytes=500, cpu_seconds=7, files=20))
    assert code == 0
    assert said.splitlines() == [f"{n} {n}" for n in (500 << 20, 7, 20, 0, 0)]


@LINUX
def test_memory_is_limited() -> None:
    said, code = caged("x = bytearray(2 << 30)\nout.write('grown')", Limits(megabytes=500))
    assert said == "" and code != 0


def test_time_is_limited() -> None:
    _, code = caged("while True: pass", Limits(cpu_seconds=1))
    assert code != 0


def test_it_starts_in_an_empty_directory_with_no_files_and_hardly_any_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SECRET", "secret")
    inherited = os.open("/", os.O_RDONLY)
    os.set_inheritable(inherited, True)
    try:
        said, _ = caged(
            "print(os.getcwd(), os.listdir('.'), os.environ.get('SECRET'), os.environ['HOME'],"
            f" any(os.path.exists(f'/dev/fd/{{n}}') for n in [{inherited}]), file=out)"
        )
    finally:
        os.close(inherited)
    place, rest = said.split(" ", 1)
    assert rest.split() == ["[]", "None", place, "False"]
    assert not Path(place).exists()


def test_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "made"
    script = f"with open({str(file)!r}, 'w') as file: file.write('x')\nout.write('written')"
    said, code = caged(script)
    assert said == "" and code != 0
    assert not file.exists() or file.read_text() == ""


@LINUX
def test_a_sealed_cage_opens_and_starts_nothing(tmp_path: Path) -> None:
    script = f"""
go()
def tried(work):
    try:
        work()
        return 'done'
    except OSError:
        return 'refused'
print(tried(lambda: open('/etc/passwd')), tried(lambda: open({str(tmp_path / "a")!r}, 'w')),
      tried(os.pipe), tried(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (50, 50)))
      if os.getuid() else 'refused', file=out)
os.system('touch {tmp_path / "b"}')
"""
    said, _ = caged(script, seal=True)
    assert said.split() == ["ready", "refused", "refused", "refused", "refused"]
    assert list(tmp_path.iterdir()) == []


def test_where_the_system_can_not_seal_a_process_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(resource, "prlimit", raising=False)
    with Remote(cage=Limits()) as remote:
        assert remote.call("reset") == remote.call("reset") == ["ok"]


def test_no_litter_is_left_by_who_is_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with Remote(cage=Limits()) as remote:
        remote.call("reset")
        assert list(tmp_path.iterdir()) == []
        assert remote.call("reset") == ["ok"]


def test_the_process_and_what_it_started_end_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system lets it start something."""
    monkeypatch.setattr(cage, "confining", list)
    read, write = os.pipe()
    script = f"import subprocess\nif os.fork() == 0:\n    os.write({write}, b'x')\nwhile True: pass"
    with CagedProcess([sys.executable, "-c", "import os\n" + script], Limits(), (write,)):
        os.close(write)
        assert os.read(read, 1) == b"x"
    assert os.read(read, 1) == b""
    os.close(read)


FORGED = (
    b'["flags", "x"]', b'["flags", [[]]]', b'["flags", [[["x"]]]]', b'["flags", [["sum_damage"]]]',
    b'["flags", [["shuffle", 1, 2, 3, 4]]]', b'["flags", 7]', b'["flags", {}]', b'{"a": 1}',
    b'["error"]', b'["error", 1, 2]', b"nothing", b"\xff\xfe", b"[" * 100_000, b"",
    b"[" + b"9" * 5000 + b"]",
)  # fmt: skip


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_answer_is_an_error_and_ends_the_process(forged: bytes) -> None:
    with Remote(cage=Limits()) as remote:
        remote._rest = forged + b"\n"
        with pytest.raises(EngineError):
            remote.call("reset")
        assert remote.closed


def test_requests_are_answered_and_errors_are_theirs() -> None:
    fresh = Remote(cage=Limits())
    with fresh:
        assert fresh.call("reset") == ["ok"]
        with pytest.raises(PrologError):
            fresh.call("nonsense")
        assert fresh.call("reset") == ["ok"]
    with pytest.raises(EndedError):
        fresh.call("reset")
    fresh.close()


def test_an_answer_that_does_not_come_ends_the_process() -> None:
    with Remote(cage=Limits()) as remote:
        with pytest.raises(LateError):
            remote.call("reset", seconds=0.0)
        assert remote.closed
        with pytest.raises(EndedError):
            remote.call("reset")


@LINUX
def test_a_process_that_answers_is_sealed() -> None:
    with Remote(cage=Limits()) as remote:
        remote.call("reset")
        limit = resource.prlimit(remote._process.pid, resource.RLIMIT_NOFILE)
        assert limit == (0, 0)


HARMFUL = """
import ctypes, errno, signal, socket, threading
system = ctypes.CDLL(None, use_errno=True)
def refused(work):
    ctypes.set_errno(0)
    try:
        done = work()
    except OSError as error:
        return errno.errorcode[error.errno]
    return errno.errorcode[ctypes.get_errno()] if done == -1 else 'done'
class Part(ctypes.Structure):
    _fields_ = [('at', ctypes.c_void_p), ('length', ctypes.c_size_t)]
place = ctypes.create_string_buffer(8)
part = Part(ctypes.addressof(place), 8)
parent = os.getppid()
print(
    refused(lambda: os.kill(parent, 0)),
    refused(lambda: system.syscall(TGKILL, parent, parent, 0)),
    refused(lambda: system.ptrace(16, parent, 0, 0)),
    refused(lambda: system.process_vm_writev(
        parent, ctypes.byref(part), 1, ctypes.byref(part), 1, 0)),
    refused(lambda: os.fork()),
    refused(lambda: socket.socket()),
    refused(lambda: resource.prlimit(parent, resource.RLIMIT_NOFILE)),
    file=out,
)
os.kill(os.getpid(), 0)
thread = threading.Thread(target=lambda: print('a thread', file=out))
thread.start()
thread.join()
"""


@LINUX
@pytest.mark.skipif(os.uname().machine != "x86_64", reason="the numbers of calls are its own")
def test_nothing_in_a_cage_reaches_other_processes() -> None:
    said, code = caged(HARMFUL.replace("TGKILL", "234"))
    assert said.splitlines() == [" ".join(["EPERM"] * 7), "a thread"] and code == 0


@LINUX
def test_nothing_in_a_cage_removes_or_makes_files(tmp_path: Path) -> None:
    if version_of(ctypes.CDLL(None, use_errno=True)) < 1:
        pytest.skip("there is no Landlock here")
    (tmp_path / "kept").write_text("kept")
    script = f"""
os.chdir({str(tmp_path)!r})
for work in (lambda: os.unlink('kept'), lambda: os.mkdir('new'), lambda: os.rename('kept', 'x'),
             lambda: os.symlink('kept', 'link'), lambda: open('kept', 'r+')):
    try:
        work()
        print('done', file=out)
    except OSError:
        print('refused', file=out)
"""
    said, _ = caged(script)
    assert said.split() == ["refused"] * 5
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


@LINUX
def test_where_the_kernel_confines_nothing_the_command_runs_all_the_same() -> None:
    """A system without Landlock, a machine whose calls are not known, a libc that has no prctl."""

    class Without:
        def syscall(self, *_: object) -> int:
            return -1

        def prctl(self, *_: object) -> int:
            return -1

    system: Any = Without()
    assert not restrict(system, 1, tcp=True)
    assert not filter_calls(system, "x86_64") and not filter_calls(system, "riscv64")
