"""Ctrl-C where something has to be done as a whole."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def held_interrupts() -> Iterator[None]:
    """Let a Ctrl-C wait for the end of the `with` block; outside the main thread none comes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[Any] = []
    before = signal.signal(signal.SIGINT, lambda *call: waiting.append(call))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting and callable(before):
        before(*waiting[0])


@contextmanager
def unheard_interrupts() -> Iterator[None]:
    """Leave each Ctrl-C of the `with` block to the other processes that hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
