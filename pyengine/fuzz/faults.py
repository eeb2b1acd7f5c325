"""What can be wrong with a game, and where a game begins that is looked at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from pyengine.engine.session import Session, Setup

S = TypeVar("S", bound=Session)

ERROR, FORBIDDEN, UNDO, SAVED, DRIVEN = "error", "forbidden", "undo", "saved", "driven"
STUCK = "stuck"
"""The kinds of faults: an error; a state that the rules forbid; undone, it is another state; loaded
from a save, it comes out otherwise; choice by choice, it comes out otherwise than step by step;
passing leads back to a state that was there before."""

_SHOWN = 4
"""How many facts of a difference are told."""

_NAME, _NUMBER = re.compile(r"'(?:[^'\\]|\\.)*'"), re.compile(r"\d+")


@dataclass(frozen=True)
class Fault:
    """Something that is wrong: its kind, in words, and facts that tell more."""

    kind: str
    words: str
    details: tuple[str, ...] = ()

    @property
    def signature(self) -> str:
        """What faults of one cause have in common, most often: the words without names."""
        return f"{self.kind}: {_NUMBER.sub('#', _NAME.sub('~', self.words))}"


class Found(Exception):
    """A fault was found after `actions` from the start."""

    def __init__(self, fault: Fault, actions: Sequence[str]) -> None:
        super().__init__(fault.words)
        self.fault, self.actions = fault, tuple(actions)


@dataclass(frozen=True)
class Start:
    """Where a game begins: anew, or in the state of `fluents`."""

    setup: Setup
    fluents: tuple[str, ...] = field(default=(), repr=False)

    def session(self, mode: str) -> Session:
        """Return a session there; EngineError where there is none."""
        return self.begin(Session, mode)

    def begin(self, kind: type[S], mode: str) -> S:
        """Return a session of that KIND there; EngineError where there is none."""
        if not self.fluents:
            return kind.start(self.setup, mode)
        session = kind(self.setup, mode)
        session.load(self.fluents)
        return session


def difference(kind: str, expected: Iterable[str], now: Iterable[str]) -> Fault:
    """Return the fault that the fluents NOW are not those that were EXPECTED."""
    missing, new = sorted(set(expected) - set(now)), sorted(set(now) - set(expected))
    names = sorted({fluent.partition("(")[0] for fluent in (*missing, *new)})
    words = f"another state: {', '.join(names)}" if names else "another digest"
    told = [f"missing: {fluent}" for fluent in missing[:_SHOWN]]
    told += [f"new: {fluent}" for fluent in new[:_SHOWN]]
    return Fault(kind, words, tuple(told))
