"""The bridge to SWI-Prolog: one predicate, text in and text out.

The only module that knows pyswip. SWI-Prolog runs in its main engine; a game can have another
one, with facts and global variables of its own (`rooms.py`). A request is a list of strings,
integers and lists; it crosses as one JSON text and the answer comes back as one. Choices recur so
often that their requests are read once and kept as SWI-Prolog's records.
"""

from __future__ import annotations

import atexit
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import byref, c_char_p, c_void_p
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import ReferenceType, ref

from pyengine.engine.compiled_rules import rules_file
from pyengine.errors import EngineError
from pyengine.system.environment import prolog_environment

_loaded: Bridge | None = None


class PrologError(EngineError):
    """An error that Prolog reported; `kind` is the error term's name."""

    def __init__(self, kind: str, message: str) -> None:
        """Keep KIND beside the readable MESSAGE."""
        super().__init__(message)
        self.kind = kind


@dataclass
class Held:
    """What the process of the rules holds, of the last session that began there."""

    defined: object = None
    """Its game and cards: where the next game has the same, they need not be defined again."""
    game: object = None
    """The game itself, which is the only one in that process."""
    leaving: Callable[[], None] | None = None
    """Called before another game takes the place: what has to be kept is read now."""
    _choice: ReferenceType[object] | None = None

    @property
    def choice(self) -> object:
        """The choice that the game is at, for as long as somebody has it."""
        return None if self._choice is None else self._choice()

    @choice.setter
    def choice(self, choice: object) -> None:
        self._choice = None if choice is None else ref(choice)

    def forget(self) -> None:
        """Hold no game, and no cards: something else is about to be put in their place."""
        self.make_room()
        self.defined = self.game = self.choice = None

    def make_room(self) -> None:
        """Let whoever is there read what has to be kept."""
        leaving, self.leaving = self.leaving, None
        if leaving is not None:
            leaving()


class Prolog(Protocol):
    """What answers requests: the bridge of this process, or another process."""

    @property
    def held(self) -> Held:
        """What the process holds."""

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error."""


_ENCODE = json.JSONEncoder(ensure_ascii=False).encode
_DECODE = json.JSONDecoder().raw_decode

_MOST_MEMORY = 512 << 20
"""How many bytes SWI-Prolog may compute with."""

_LIMIT = f"set_prolog_flag(stack_limit, {_MOST_MEMORY})"


class Bridge:
    """SWI-Prolog with the rule base loaded. There is one in a process: use `bridge()`."""

    def __init__(self) -> None:
        """Start SWI-Prolog and load the rules; raise EngineError when it fails."""
        self.held = Held()
        with prolog_environment():
            self._start()

    def _start(self) -> None:
        core, string_flags = _start_prolog()
        self._core = core
        self._choices: dict[tuple[Any, ...], int] = {}
        self._put_flags = string_flags
        self._get_flags = core.CVT_STRING | core.REP_UTF8 | core.BUF_DISCARDABLE
        self._call_flags = core.PL_Q_NODEBUG | core.PL_Q_CATCH_EXCEPTION
        self._load()
        self._predicate = core.PL_predicate(b"api", 2, b"api")

    def _load(self) -> None:
        """Load the rules; `consult` succeeds in spite of errors, so the messages are counted."""
        file = rules_file()
        goal = (
            f"{_LIMIT},"
            "flag(load_problems, _, 0),"
            "assertz((user:message_hook(_, Kind, _) :- memberchk(Kind, [error, warning]),"
            " flag(load_problems, N, N+1), fail), Hook),"
            f"load_files({_quoted(str(file))}, [silent(true)]),"
            "erase(Hook), flag(load_problems, 0, 0)"
        )
        if not self._run(goal):
            raise EngineError(f"the rules in {file} do not load", remedy="Install Manalog again")

    def _run(self, goal: str) -> bool:
        core = self._core
        frame = core.PL_open_foreign_frame()
        term = core.PL_new_term_ref()
        try:
            core.PL_chars_to_term(goal.encode(), term)
            return bool(core.PL_call(term, None))
        finally:
            core.PL_discard_foreign_frame(frame)

    def call(self, *request: Any) -> list[Any]:
        """Send REQUEST, return the answer; raise PrologError when the answer is an error."""
        answer = self._exchange(request)
        if answer and answer[0] == "error":
            raise PrologError(answer[1], answer[2])
        return answer

    def new_engine(self) -> int:
        """Return another engine, in which nothing is defined yet.

        EngineError: there is none, or a game was begun before the first one was made.
        """
        if not self._run("own_facts:own_facts"):
            raise EngineError(
                "a game was begun in this process before: its facts can't be kept apart now",
                remedy="Begin the games that have rooms first, or in a process of their own",
            )
        engine: int | None = self._core._lib.PL_create_engine(None)
        if not engine:
            raise EngineError("SWI-Prolog has no engine for another game")
        atexit.register(self._core._lib.PL_destroy_engine, engine)
        with self._switched(engine):
            self._run(f"{_LIMIT}, globals:begin_globals")
        return engine

    def call_in(self, engine: int, request: tuple[Any, ...]) -> list[Any]:
        """Send REQUEST to ENGINE, return the answer; raise PrologError when it is an error."""
        with self._switched(engine):
            return self.call(*request)

    @contextmanager
    def _switched(self, engine: int) -> Iterator[None]:
        set_engine, before = self._core._lib.PL_set_engine, c_void_p()
        if set_engine(engine, byref(before)):
            raise EngineError("an engine of SWI-Prolog is in use: games are for one thread")
        try:
            yield
        finally:
            set_engine(before, None)

    def version(self) -> str:
        """Return the version of SWI-Prolog, such as 9.0.4."""
        number = int(self._core.PL_VERSION)
        return f"{number // 10_000}.{number // 100 % 100}.{number % 100}"

    def _exchange(self, request: tuple[Any, ...]) -> list[Any]:
        core = self._core
        frame = core.PL_open_foreign_frame()
        try:
            terms = core.PL_new_term_refs(2)
            if request[0] == "choose":
                self._put_choice(terms, request)
            else:
                self._put_text(terms, request)
            if not core.PL_call_predicate(None, self._call_flags, self._predicate, terms):
                raise EngineError("SWI-Prolog stopped without an answer")
            return self._answer(terms + 1)
        finally:
            core.PL_discard_foreign_frame(frame)

    def _answer(self, term: int) -> list[Any]:
        """Return the answer whose text is TERM."""
        core = self._core
        text, mark = c_char_p(), core.buf_mark_t()
        core.PL_mark_string_buffers(byref(mark))
        try:
            core.PL_get_chars(term, byref(text), self._get_flags)
            answer: list[Any] = _DECODE((text.value or b"[]").decode())[0]
        finally:  # without it SWI-Prolog keeps every text it hands out
            core.PL_release_string_buffers_from_mark(mark)
        return answer

    def _put_text(self, term: int, request: tuple[Any, ...]) -> None:
        text = _ENCODE(request).encode(errors="replace")
        self._core.PL_put_chars(term, self._put_flags, len(text), text)

    def _put_choice(self, term: int, request: tuple[Any, ...]) -> None:
        """Put REQUEST, `choose` with a number and a mode, into TERM."""
        core = self._core
        record = self._choices.get(request)
        if record is None:
            core.PL_chars_to_term(_ENCODE(request), term)
            self._choices[request] = core.PL_record(term)
        else:
            core.PL_recorded(record, term)


def bridge() -> Bridge:
    """Return this process' bridge; the first call starts SWI-Prolog."""
    global _loaded
    if _loaded is None:
        _loaded = Bridge()
    return _loaded


def _start_prolog() -> tuple[Any, int]:
    try:
        import pyswip.core as core
        import pyswip.prolog  # noqa: F401  (initialises SWI-Prolog)
    except Exception as error:
        raise EngineError(
            f"SWI-Prolog can't be started: {error}",
            remedy="Install SWI-Prolog 9 (Debian: apt install swi-prolog-nox; macOS: brew "
            "install swi-prolog)",
        ) from error
    if threading.current_thread() is not threading.main_thread():
        # SWI-Prolog can be cleaned up by the thread that started it only, and that one ends first.
        atexit.unregister(core.cleanupProlog)
    swipl = core._lib
    swipl.PL_create_engine.argtypes, swipl.PL_create_engine.restype = [c_void_p], c_void_p
    swipl.PL_set_engine.argtypes = [c_void_p, c_void_p]
    swipl.PL_destroy_engine.argtypes = [c_void_p]
    return core, core.PL_STRING | core.REP_UTF8


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
