"""A copy of a game in a process of its own, where searches go on by the rules."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from pyengine.engine.cage import Limits
from pyengine.engine.remote import Remote
from pyengine.engine.session import Session
from pyengine.system.closing import Closing

SECONDS = 60.0
"""How long a search may take where nothing else is said."""


class Copied(Closing):
    """A copy of a session in a caged process, which starts when it is first asked."""

    def __init__(self, session: Session, seconds: float = SECONDS) -> None:
        """Copy SESSION; searches take SECONDS at most, each."""
        self._seconds = seconds
        self._remote: Remote | None = None
        self.turn_to(session)

    def turn_to(self, session: Session) -> None:
        """Take a copy of SESSION from now on."""
        self._setup, self._choice = session.setup, session.choice
        self._fluents, self._position = tuple(session.fluents()), session.digest()
        self._progress = session.progress
        self._there = False

    def _opened(self) -> Remote:
        if self._remote is None or self._remote.closed:
            limits = Limits(megabytes=2000, prolog=600, cpu_seconds=int(self._seconds) + 3600)
            self._remote = Remote(cage=limits)
            self._there = False
        if not self._there:
            there = Session(self._setup, _bridge=self._remote)
            there.load(self._fluents, progress=self._progress)
            self._there = True
        return self._remote

    def close(self) -> None:
        """End the process."""
        if self._remote is not None:
            self._remote.close()


@contextmanager
def stopped_by_interrupt() -> Iterator[threading.Event]:
    """Give what a first Ctrl-C of the block sets; a second one is heard as ever."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return
    before = signal.getsignal(signal.SIGINT)

    def first(*_: object) -> None:
        stopped.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, first)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
