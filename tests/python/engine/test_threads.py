"""Threads that have games: processes of their own try them, as no game may have begun before."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable

import pytest


def test_threads_in_a_process_of_their_own(passes_alone: Callable[[str, str, int], None]) -> None:
    passes_alone("threads_alone.py", __file__, 15)


def run(script: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


LATE = """
import threading
from pyengine import EngineError, Game
game = Game.new(seed=1)
def late():
    for room in (True, False):
        try:
            Game.new(seed=1, room=room)
        except EngineError as error:
            print(str(error)[:43])
thread = threading.Thread(target=late)
thread.start()
thread.join()
game.apply(0)
"""


def test_there_are_none_where_a_game_was_begun_before() -> None:
    done = run(LATE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "a game was begun in this process before: it\n" * 2


THREAD_FIRST = """
import threading
from pyengine import Game
def play():
    print(Game.new(seed=1, room=True).digest)
thread = threading.Thread(target=play)
thread.start()
thread.join()
play()
print(Game.new(seed=1).digest)
"""


def test_the_thread_that_starts_prolog_may_end_first() -> None:
    done = run(THREAD_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(set(done.stdout.split())) == 1 and done.stdout.count("\n") == 3


PLAYING_ON = """
import threading, time
from pyengine import Game
begun = threading.Event()
def play():
    while True:
        Game.new(seed=1, room=True, players=["random", "random"]).play()
        begun.set()
{first}
for _ in range(3):
    threading.Thread(target=play, daemon=True).start()
begun.wait()
print("leaving")
"""


@pytest.mark.parametrize("first", ["", "Game.new(seed=1, room=True)"])
def test_a_process_ends_while_its_threads_play(first: str) -> None:
    """Nothing is said about threads that could not be stopped, and nothing breaks."""
    done = run(PLAYING_ON.format(first=first))
    assert (done.returncode, done.stdout, done.stderr) == (0, "leaving\n", "")


INTERRUPTED = """
import os, signal, threading
from pyengine import Game
def play():
    Game.new(seed=1, room=True, players=["random", "random"]).play()
    os.kill(os.getpid(), signal.SIGINT)
Game.new(seed=1, room=True)
thread = threading.Thread(target=play)
thread.start()
while True:
    thread.join(0.1)
"""


def test_an_interrupt_is_the_main_threads() -> None:
    done = run(INTERRUPTED)
    assert done.returncode in (-signal.SIGINT, 130)
    assert done.stderr.rstrip().endswith("KeyboardInterrupt")
