"""The bridge to SWI-Prolog: one predicate, text in and text out.

The only module that knows pyswip. SWI-Prolog runs in its main engine, in the thread that started
it; a game can have another one, with facts and global variables of its own (`rooms.py`), and so has
each other thread that wants a bridge. An engine serves the thread that it began in, and SWI-Prolog
ends the process where another one uses it: so a bridge knows its thread. What a thread has, it
gives back as it ends.

A request is a list of strings, integers and lists; it crosses as one JSON text and the answer comes
back as one. Choices recur so often that their requests are read once and kept as SWI-Prolog's
records.
"""

from __future__ import annotations

import atexit
import json
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import PyDLL, byref, c_char_p, c_size_t, c_void_p
from threading import get_ident
from typing import Any, Protocol

from pyengine.engine.compiled_rules import rules_file
from pyengine.engine.held import Held
from pyengine.errors import EngineError
from pyengine.system.environment import prolog_environment


class PrologError(EngineError):
    """An error that Prolog reported; `kind` is the error term's name."""

    def __init__(self, kind: str, message: str) -> None:
        """Keep KIND beside the readable MESSAGE."""
        super().__init__(message)
        self.kind = kind


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
_KEEP_MEMORY = 0x10000  # SWI-Prolog need not free each clause where the process ends, too
_BEGIN = f"{_LIMIT}, globals:begin_globals"


class Bridge:
    """A thread's way to SWI-Prolog, with the rule base loaded: use `bridge()`."""

    def __init__(self, first: Bridge | None = None) -> None:
        """Start SWI-Prolog and load the rules; with the FIRST bridge, join what it has started.

        EngineError: that fails, or a game was begun in the process before this thread came.
        """
        self.held = Held()
        self.free: list[tuple[int, Held]] = []
        """Engines that no room uses, and what they hold: its cards may be the next game's."""
        self._engines: list[int] = []
        self._first = first or self
        self._thread: int | None = get_ident()
        self._turn = threading.RLock()
        """Held while Prolog computes; facts are not made apart then."""
        self._text = c_char_p()
        self._into = byref(self._text), byref(c_size_t())
        """Where the text of an answer, and its length, is put."""
        if first is None:
            self._joined = set[Bridge]()
            with prolog_environment():
                self._start()
        else:
            self._join(first)

    def _start(self) -> None:
        core, string_flags = _start_prolog()
        self._core, self._quick = core, _quick(core)
        atexit.register(self._leave)
        self._choices: dict[tuple[Any, ...], int] = {}
        self._put_flags = string_flags
        self._get_flags = core.CVT_STRING | core.REP_UTF8 | core.BUF_DISCARDABLE
        self._call_flags = core.PL_Q_NODEBUG | core.PL_Q_CATCH_EXCEPTION
        self._load()
        self._predicate = core.PL_predicate(b"api", 2, b"api")

    def _join(self, first: Bridge) -> None:
        """Give this thread an engine of its own."""
        self._core, self._quick, self._choices = first._core, first._quick, first._choices
        self._put_flags, self._get_flags = first._put_flags, first._get_flags
        self._call_flags, self._predicate = first._call_flags, first._predicate
        self._joined = first._joined
        if self._core.PL_thread_attach_engine(None) < 0:
            raise EngineError("SWI-Prolog has no engine for another thread")
        self._joined.add(self)
        try:
            self.keep_apart()
            self._run(_BEGIN)
        except BaseException:
            self.end()
            raise

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
        if get_ident() != self._thread:
            raise self._of_another_thread()
        return self._called(request)

    def call_in(self, engine: int, request: tuple[Any, ...]) -> list[Any]:
        """Send REQUEST to ENGINE, return the answer; raise PrologError when it is an error."""
        if get_ident() != self._thread:
            raise self._of_another_thread()
        with self._switched(engine):
            return self._called(request)

    def _called(self, request: tuple[Any, ...]) -> list[Any]:
        with self._turn:
            answer = self._exchange(request)
        if answer and answer[0] == "error":
            raise PrologError(answer[1], answer[2])
        return answer

    def _of_another_thread(self) -> EngineError:
        if self._thread is None:
            return EngineError("the thread that this game belongs to has ended")
        return EngineError(
            "this game belongs to another thread",
            remedy="Use a game in the thread that makes it, or make one here",
        )

    def keep_apart(self) -> None:
        """Let each engine have facts of its own from now on, so that there can be others.

        EngineError: a game was begun before there was a second one.
        """
        if get_ident() != self._thread:
            raise self._of_another_thread()
        with self._first._turn:
            apart = self._run("own_facts:own_facts")
        if not apart:
            raise EngineError(
                "a game was begun in this process before: its facts can't be kept apart now",
                remedy="Begin the games that have rooms or threads first, or in a process of "
                "their own",
            )

    def new_engine(self) -> int:
        """Return another engine, in which nothing is defined yet.

        EngineError: there is none, or a game was begun before the first one was made.
        """
        self.keep_apart()
        engine: int | None = self._core._lib.PL_create_engine(None)
        if not engine:
            raise EngineError("SWI-Prolog has no engine for another game")
        self._engines.append(engine)
        with self._switched(engine):
            self._run(_BEGIN)
        return engine

    @contextmanager
    def _switched(self, engine: int) -> Iterator[None]:
        set_engine, before = self._quick.PL_set_engine, c_void_p()
        if set_engine(engine, byref(before)):
            raise EngineError("SWI-Prolog's engine of a game is in use")
        try:
            yield
        finally:
            set_engine(before, None)

    def end(self) -> None:
        """Give back what this thread has of SWI-Prolog; nothing here can be used any more."""
        if get_ident() == self._thread:
            self._destroy_engines()
            if self._first is not self:
                self._core._lib.PL_thread_destroy_engine()
                self._joined.discard(self)
            self._thread = None

    def _destroy_engines(self) -> None:
        while self._engines:
            self._core._lib.PL_destroy_engine(self._engines.pop())

    def _leave(self) -> None:
        """Leave SWI-Prolog as the process ends: in the thread that started it, and alone."""
        if get_ident() == self._thread and not self._joined:
            self._destroy_engines()
            self._core.PL_cleanup(_KEEP_MEMORY)
        atexit.unregister(self._core.cleanupProlog)

    def version(self) -> str:
        """Return the version of SWI-Prolog, such as 9.0.4."""
        number = int(self._core.PL_VERSION)
        return f"{number // 10_000}.{number // 100 % 100}.{number % 100}"

    def _exchange(self, request: tuple[Any, ...]) -> list[Any]:
        quick = self._quick
        frame = quick.PL_open_foreign_frame()
        try:
            terms = quick.PL_new_term_refs(2)
            if request[0] == "choose":
                self._put_choice(terms, request)
            else:
                self._put_text(terms, request)
            if not self._core.PL_call_predicate(None, self._call_flags, self._predicate, terms):
                raise EngineError("SWI-Prolog stopped without an answer")
            return self._answer(terms + 1)
        finally:
            quick.PL_discard_foreign_frame(frame)

    def _answer(self, term: int) -> list[Any]:
        """Return the answer whose text is TERM."""
        if self._quick.PL_get_string(term, *self._into):
            text = (self._text.value or b"[]").decode("latin-1")
        else:
            text = self._wide_text(term)
        answer: list[Any] = _DECODE(text)[0]
        return answer

    def _wide_text(self, term: int) -> str:
        """Return the text TERM, which has characters beyond Latin-1."""
        quick, mark = self._quick, self._core.buf_mark_t()
        quick.PL_mark_string_buffers(byref(mark))
        try:
            quick.PL_get_chars(term, self._into[0], self._get_flags)
            return (self._text.value or b"[]").decode()
        finally:  # without it SWI-Prolog keeps every text it hands out
            quick.PL_release_string_buffers_from_mark(mark)

    def _put_text(self, term: int, request: tuple[Any, ...]) -> None:
        text = _ENCODE(request).encode(errors="replace")
        self._quick.PL_put_chars(term, self._put_flags, len(text), text)

    def _put_choice(self, term: int, request: tuple[Any, ...]) -> None:
        """Put REQUEST, `choose` with a number and a mode, into TERM."""
        core = self._core
        record = self._choices.get(request)
        if record is None:
            core.PL_chars_to_term(_ENCODE(request), term)
            self._choices[request] = core.PL_record(term)
        else:
            self._quick.PL_recorded(record, term)


class _OfThread(threading.local):
    """What a thread has: its bridge, and what is gone when the thread is."""

    bridge: Bridge | None = None
    presence: _Presence


class _Presence:
    """It lives as long as its thread."""


_here = _OfThread()
_first: list[Bridge] = []
_starting = threading.Lock()


def bridge() -> Bridge:
    """Return this thread's bridge; the first call of all starts SWI-Prolog.

    EngineError: a game was begun in the process before this thread came.
    """
    return _here.bridge or _begun()


def _begun() -> Bridge:
    with _starting:
        begun = Bridge(*_first)
        if not _first:
            _first.append(begun)
    _here.bridge, _here.presence = begun, _Presence()
    weakref.finalize(_here.presence, begun.end).atexit = False
    return begun


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
    swipl = core._lib
    swipl.PL_create_engine.argtypes, swipl.PL_create_engine.restype = [c_void_p], c_void_p
    swipl.PL_set_engine.argtypes = [c_void_p, c_void_p]
    swipl.PL_destroy_engine.argtypes = [c_void_p]
    return core, core.PL_STRING | core.REP_UTF8


_QUICK = (
    "PL_open_foreign_frame", "PL_new_term_refs", "PL_put_chars", "PL_recorded", "PL_get_string",
    "PL_get_chars", "PL_mark_string_buffers", "PL_release_string_buffers_from_mark",
    "PL_discard_foreign_frame", "PL_set_engine",
)  # fmt: skip
"""What is over before another thread could do something: it is called without giving up the GIL."""


def _quick(core: Any) -> Any:
    quick = PyDLL(None, handle=core._lib._handle)
    for name in _QUICK:
        here, there = getattr(quick, name), getattr(core._lib, name)
        here.argtypes, here.restype = there.argtypes, there.restype
    return quick


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
