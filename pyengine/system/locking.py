"""A directory that one program at a time writes to."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

from pyengine.system.closing import Closing
from pyengine.system.text_files import regular_file


class DirectoryLock(Closing):
    """The file `lock` in a directory, locked; the system unlocks it when the program ends."""

    def __init__(self, directory: Path) -> None:
        """Lock DIRECTORY; BlockingIOError: another program has. OSError: it can't be."""
        self._handle = regular_file(directory / "lock", os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            # Some network drives have no locks: there, one program at a time is hoped for.
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.EINVAL):
                os.close(self._handle)
                raise

    def close(self) -> None:
        """Unlock it."""
        os.close(self._handle)
