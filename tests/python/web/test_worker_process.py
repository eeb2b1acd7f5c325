"""What a worker says, in its order."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

pytest.importorskip("starlette")

from pyengine.web.relay.process import WorkerProcess


def test_an_answer_is_passed_on_before_what_is_said_after_it() -> None:
    """A page that joins while a choice is made would be left with the board before it."""
    sent: list[Any] = []

    async def both() -> None:
        worker = object.__new__(WorkerProcess)

        async def hear(message: dict[str, Any]) -> None:
            sent.append(message["frames"])

        worker.heard = hear
        worker._waiting = {1: asyncio.get_running_loop().create_future()}
        worker._then = {1: sent.append}
        await worker._take({"reply": 1, "ok": "older"})
        await worker._take({"frames": "newer"})
        assert await worker._waiting[1] == "older"

    with ThreadPoolExecutor(1) as apart:  # a browser's tests leave a loop running in this thread
        apart.submit(asyncio.run, both()).result()
    assert sent == ["older", "newer"]


def test_an_error_of_a_room_is_not_the_end_of_its_worker() -> None:
    heard: list[Any] = []

    async def failing() -> None:
        worker = object.__new__(WorkerProcess)
        worker._waiting, worker._then = {}, {}

        async def hear(message: dict[str, Any]) -> None:
            heard.append(message)
            raise ValueError("a room's own")

        worker.heard = hear
        await worker._take({"kept": 1})
        await worker._take({"kept": 2})

    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, failing()).result()
    assert heard == [{"kept": 1}, {"kept": 2}]


def test_a_dead_worker_is_heard_out() -> None:
    """The system tells its end before all is read that it has said."""
    script = """
import json, os
for n in range(50):
    print(json.dumps({"n": n}), flush=True)
os.kill(os.getpid(), 9)
"""
    heard: list[Any] = []

    async def dying() -> None:
        pipe = subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", script, stdin=pipe, stdout=pipe
        )
        worker = WorkerProcess(process)

        async def hear(message: dict[str, Any]) -> None:
            await asyncio.sleep(0.01)
            heard.append(message["n"])

        worker.heard = hear
        await process.wait()
        assert not worker.alive and len(heard) < 50
        await worker.hear_out()

    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, dying()).result()
    assert heard == list(range(50))


WITHOUT = """
import sys
import pyengine.web.worker.__main__
from pyengine.games import game_names
assert set(game_names()) >= {"magic", "mbrane"}
late = {"ast", "_bz2", "_lzma", "_hashlib"} & {name for name, got in sys.modules.items() if got}
assert not late, late
from inspect import signature  # it is there for whoever wants it
import ipaddress
assert str(signature(game_names)) and ipaddress.ip_address("127.0.0.1").is_loopback
"""


def test_a_games_process_does_without_what_it_seldom_needs() -> None:
    """Many games have a process each: what dataclasses and others bring along is loaded late."""
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=60)
