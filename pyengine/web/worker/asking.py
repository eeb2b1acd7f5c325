"""Questions that people type, answered in a caged process by a thread of their own.

SWI-Prolog of this process is for the main thread alone: the thread talks to the cage only.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from typing import TYPE_CHECKING, Any

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.system.closing import Closing

if TYPE_CHECKING:
    from pyengine.ask.questions import Oracle

SECONDS = 5.0
IDLE_SECONDS = 60.0
"""After so long without a question the process that answers is ended."""

_LIMIT = 50
_MOST_TEXT = 2_000


class Inquirer(Closing):
    """Answers questions one after the other; one of each seat at a time."""

    def __init__(self) -> None:
        """Begin without any question."""
        self.wake, self._wake = os.pipe()
        self._answers: deque[tuple[str, Any, dict[str, Any]]] = deque()
        self._busy: dict[str, threading.Thread] = {}
        self._oracle: Oracle | None = None
        self._at: tuple[str, ...] = ()
        self._lock = threading.Lock()
        self._idle: threading.Timer | None = None

    def ask(self, session: Session, who: str, note: Any, question: Any, viewer: str | None) -> None:
        """Answer QUESTION of the seat WHO, as VIEWER knows the game; NOTE comes back with it.

        ManalogError: it is too long, or WHO waits for an answer.
        """
        if not isinstance(question, str) or not question.strip() or len(question) > _MOST_TEXT:
            raise ManalogError(f"a question has at most {_MOST_TEXT} characters")
        if who in self._busy:
            raise ManalogError("one question at a time")
        # What answers is loaded by the first question: a game without any has no need of it.
        from pyengine.ask.questions import asks_for_events
        from pyengine.door.asking import oracle_of

        if asks_for_events(question):
            session.relive()
        state = tuple(session.fluents())
        begun = oracle_of(session, state)
        thread = threading.Thread(
            target=self._answer, args=(begun, state, who, note, question, viewer), daemon=True
        )
        self._busy[who] = thread
        thread.start()

    def _answer(
        self, begun: Any, state: tuple[str, ...], who: str, note: Any, question: str,
        viewer: str | None,
    ) -> None:  # fmt: skip
        try:
            with self._lock:
                if self._oracle is None or state != self._at:
                    if self._oracle is not None:
                        self._oracle.close()
                    self._oracle, self._at = None, ()
                    self._oracle, self._at = begun(), state
                self._wait_to_rest()
                found = self._oracle.ask(question, limit=_LIMIT, seconds=SECONDS, viewer=viewer)
            reply: dict[str, Any] = {
                "names": list(found.names),
                "rows": [list(row) for row in found.rows],
                "more": found.more,
                "output": found.output,
            }
        except ManalogError as error:
            reply = {"error": error.public}
        except Exception as error:  # whatever it is, the next question may be asked
            reply = {"error": f"the question can't be answered now ({type(error).__name__})"}
        self._answers.append((who, note, reply))
        os.write(self._wake, b".")

    def rest(self) -> None:
        """End the process that answers, unless it answers just now: other tables have questions."""
        if self._lock.acquire(False):
            self._lock.release()
            self._rest()

    def _rest(self) -> None:
        """End the process: nobody asks. Each table has its own, as it knows the table's secrets."""
        with self._lock:
            if self._oracle is not None:
                self._oracle.close()
            self._oracle, self._at = None, ()

    def _wait_to_rest(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = threading.Timer(IDLE_SECONDS, self._rest)
        self._idle.daemon = True
        self._idle.start()

    def answered(self) -> list[tuple[str, Any, dict[str, Any]]]:
        """Return the answers that have come: of which seat, its note, the answer."""
        os.read(self.wake, 4096)
        found = []
        while self._answers:
            answer = self._answers.popleft()
            self._busy.pop(answer[0], None)
            found.append(answer)
        return found

    def close(self) -> None:
        """End the process that answers."""
        if self._idle is not None:
            self._idle.cancel()
        if self._oracle is not None:
            self._oracle.close()
