"""Processes with Prolog each, that read texts and judge cards side by side."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.errors import EngineError

AT_ONCE = 200
"""How many rows are a piece of work."""

WORTH_A_PROCESS = 1_500
"""With fewer rows than this, starting processes takes longer than doing the work here."""


def ask_all(request: str, rows: Sequence[list[Any]], jobs: int) -> Iterator[list[list[Any]]]:
    """Yield the answers to REQUEST about ROWS in their order, some at a time, by JOBS processes.

    EngineError: a process has died.
    """
    pieces = [rows[begin : begin + AT_ONCE] for begin in range(0, len(rows), AT_ONCE)]
    if jobs <= 1 or len(rows) < WORTH_A_PROCESS:
        yield from (_ask(request, piece) for piece in pieces)
        return
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), get_context("spawn"), _begin)
    try:
        futures: list[Future[list[list[Any]]]] = [
            pool.submit(_ask, request, piece) for piece in pieces
        ]
        for future in futures:
            yield future.result()
    except BrokenProcessPool as error:
        raise EngineError("a process that read cards has died", remedy="Try --jobs 1") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Start Prolog; Ctrl-C is for the process that gives out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bridge()


def _ask(request: str, rows: Sequence[list[Any]]) -> list[list[Any]]:
    return bridge().call("define", "magic", request, list(rows))
