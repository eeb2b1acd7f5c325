"""What both ways to drive a game share: the line that it takes, its time, what goes wrong."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.fuzz.faults import ERROR, FORBIDDEN, Fault, Found, Start, difference


@dataclass
class Line:
    """The actions of a game from choice to choice, and the digest before each and at the end.

    `place` is a state on the way: after so many actions, its fluents.
    """

    actions: list[str] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    place: tuple[int, tuple[str, ...]] = (0, ())

    def come_to(self, actions: Sequence[str], digest: str) -> None:
        """Note that ACTIONS led to the state with DIGEST; what was taken back is off the way.

        A place that was taken back is forgotten: the rest of the game does not follow from it.
        """
        pairs = zip(self.actions, actions, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if self.place[0] > kept:
            self.place = (0, ())
        self.actions[:] = actions
        self.digests[len(actions) :] = [digest]

    def goes_round(self) -> bool:
        """Whether nothing but passing has led back to a state: so the game would never end."""
        passes = takewhile(
            lambda place: self.actions[place] == "pass", reversed(range(len(self.actions)))
        )
        return self.digests[-1] in [self.digests[place] for place in passes]


@dataclass
class Looked:
    """How much was looked at.

    A game is `left` that had no end; one is `cut` that took too long, and what had been played of
    it was looked at, or as many of its choices as there was time for.
    """

    choices: int = 0
    steps: int = 0
    tried: int = 0
    left: bool = False
    cut: bool = False


class Watch:
    """Says when a game has taken too long, by the processor's time."""

    def __init__(self, seconds: float) -> None:
        self._end = time.process_time() + seconds

    def late(self) -> bool:
        """Whether that time has come."""
        return time.process_time() > self._end


class Forbidden(Exception):
    """The rules forbid the state that a step led to."""

    def __init__(self, rules: Sequence[str]) -> None:
        super().__init__(", ".join(sorted(set(rules))))


def digest_of(session: Session) -> str:
    """Return the rules' own digest of the state of SESSION."""
    return str(session.call("digest")[0])


@contextmanager
def errors_of(actions: Sequence[str], words: str = "") -> Iterator[None]:
    """Make Found of whatever goes wrong after ACTIONS: a fault of the engine may be any error."""
    try:
        yield
    except Found:
        raise
    except Forbidden as error:
        raise Found(Fault(FORBIDDEN, str(error)), actions) from error
    except ManalogError as error:
        raise Found(Fault(ERROR, f"{words}{error}"), actions) from error
    except Exception as error:
        raise Found(Fault(ERROR, f"{words}{type(error).__name__}: {error}"), actions) from error


def tell_difference(kind: str, start: Start, line: Line, place: int, session: Session) -> None:
    """Raise Found: after PLACE actions of LINE, SESSION is somewhere else."""
    now = told(session)
    there = start.session("contracted")
    for action in line.actions[:place]:
        there.do(action)
    raise Found(difference(kind, told(there), now), line.actions[:place])


def told(session: Session) -> list[str]:
    """Return the fluents of SESSION and its legal actions, as a digest has them."""
    choice = session.choice
    actions = () if choice is None else choice.actions
    return [*session.fluents(), *(f"legal({action})" for action in actions)]
