"""Files that are written whole, or not at all."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path

from pyengine.system.text_files import check_regular, regular_file

_LONGEST = 240
"""How many bytes of a file's name the name of its draft keeps."""

_TRIES, _PAUSE = 50, 0.1
"""How often, and with how many seconds between, another writer is waited for."""


def replace_file(target: Path, content: bytes, *, mode: int | None = None) -> None:
    """Write CONTENT to the file TARGET, which is as it was until all is written.

    With MODE, it has these permissions. OSError, or ValueError for what is no name: it can't be
    written, or is no regular file.
    """
    with _replacing(target, mode) as (_, handle):
        write_whole(handle, content)


@contextlib.contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Give an empty file beside TARGET, which takes its place at the end of the `with` block.

    TARGET is as it was until then, and where the block is left by an error. The draft has one name
    for every writer of TARGET, and is locked while there is one: the others wait, and what a
    killed writer left behind is written over by the next. OSError and ValueError as in
    `replace_file`.
    """
    with _replacing(target, None) as (draft, _):
        yield draft


@contextlib.contextmanager
def _replacing(target: Path, mode: int | None) -> Iterator[tuple[Path, int]]:
    """Give the draft of TARGET and the descriptor that it is open by, as `replacing` does."""
    _check_target(target)
    draft = draft_of(target)
    handle = _locked(draft)
    try:
        os.ftruncate(handle, 0)
        yield draft, handle
        os.fsync(handle)
        os.chmod(draft, _mode(target) if mode is None else mode)
        os.replace(draft, target)
        sync_directory(target.parent)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise
    finally:
        os.close(handle)


def draft_of(target: Path) -> Path:
    """Return where TARGET is written before it takes its place."""
    return target.with_name(f".{_shortened(target.name)}.tmp")


@contextlib.contextmanager
def left_draft(target: Path) -> Iterator[bytes | None]:
    """Give what a writer has left of a draft of TARGET; None: none has, or one is at work.

    Nobody writes there until the `with` block is left. OSError: it can't be read.
    """
    try:
        handle = regular_file(draft_of(target), os.O_RDONLY | os.O_NOFOLLOW)
    except FileNotFoundError:
        yield None
        return
    with os.fdopen(handle, "rb") as stream:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield None
            return
        yield stream.read()


def write_whole(handle: int, content: bytes) -> None:
    """Write all of CONTENT to the descriptor HANDLE, however much it takes at once; OSError."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sync_directory(directory: Path) -> None:
    """Have the names in DIRECTORY on the disk, where the system can be asked for that; OSError."""
    handle = os.open(directory, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)


def _mode(target: Path) -> int:
    return target.stat().st_mode & 0o777 if target.exists() else 0o644


def _check_target(target: Path) -> None:
    """Refuse to take the place of a device, a pipe or a directory."""
    with contextlib.suppress(FileNotFoundError):
        check_regular(os.stat(target).st_mode, target)


def _shortened(name: str) -> str:
    return os.fsencode(name)[:_LONGEST].decode(errors="ignore")


def _locked(draft: Path) -> int:
    """Make the file DRAFT, or take over what is left of one; return it, locked, as a number."""
    while True:
        handle = regular_file(draft, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW)
        try:
            _lock(handle, draft)
            if _is_still(draft, handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock(handle: int, draft: Path) -> None:
    """Wait until no other writer is at work; OSError: one takes too long."""
    for _ in range(_TRIES):
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            time.sleep(_PAUSE)
        except OSError as error:
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.EINVAL):
                raise
            return  # some network drives have no locks: there, one writer at a time is hoped for
    raise OSError(errno.EBUSY, "another program is writing it", str(draft))


def _is_still(draft: Path, handle: int) -> bool:
    """Whether DRAFT is still what was opened: its last writer may have put it in its place.

    OSError: it is another file as well, which would be written over.
    """
    with contextlib.suppress(FileNotFoundError):
        if not os.path.samestat(os.stat(draft), os.fstat(handle)):
            return False
        if os.fstat(handle).st_nlink > 1:
            raise OSError(errno.EMLINK, "its draft is another file as well", str(draft))
        return True
    return False
