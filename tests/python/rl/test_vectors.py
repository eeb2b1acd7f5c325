"""Environments in threads: processes of their own try them, as no game may have begun before."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

pytest.importorskip("gymnasium")


def test_vectors_in_a_process_of_their_own(passes_alone: Callable[[str, str, int], None]) -> None:
    passes_alone("vectors_alone.py", __file__, 15)


def run(script: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BEGINNING + script]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


BEGINNING = """
import os, signal, sys, threading
import gymnasium, numpy as np
import pyengine.rl
from pyengine import EngineError, Game
def made():
    return gymnasium.make_vec("Manalog/Magic-v0", num_envs=4, threads=2, opponent="random")
def chosen(observations):
    return np.array([mask.argmax() for mask in observations["action_mask"]])
"""

NOT_CLOSED = """
envs = made()
observations, _ = envs.reset(seed=1)
envs.step(chosen(observations))
"""


def test_a_process_ends_that_has_not_closed_them() -> None:
    done = run(NOT_CLOSED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


INTERRUPTED = """
envs = made()
observations, _ = envs.reset(seed=1)
threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    while True:
        observations, *_ = envs.step(chosen(observations))
except KeyboardInterrupt:
    print("heard")
first, _ = envs.reset(seed=1)
print(envs.step(chosen(first))[1].tolist())
raise KeyboardInterrupt
"""


def test_an_interrupt_is_heard_and_it_goes_on() -> None:
    done = run(INTERRUPTED)
    assert done.stdout == "heard\n[0.0, 0.0, 0.0, 0.0]\n"
    assert done.returncode in (-signal.SIGINT, 130)
    assert done.stderr.rstrip().endswith("KeyboardInterrupt")
    assert "Prolog" not in done.stderr


BEGUN_BEFORE = """
Game.new(seed=1)
try:
    made()
except EngineError as error:
    print(error)
envs = gymnasium.make_vec(
    "Manalog/Magic-v0", num_envs=2, vectorization_mode="sync", opponent="random"
)
print(len(envs.reset(seed=1)), threading.active_count())
"""


def test_there_are_none_where_a_game_was_begun_before() -> None:
    done = run(BEGUN_BEFORE)
    assert (done.returncode, done.stderr) == (0, "")
    error, after = done.stdout.splitlines()
    assert "a game was begun in this process before" in error
    assert 'vectorization_mode="sync"' in error
    assert after == "2 1"
