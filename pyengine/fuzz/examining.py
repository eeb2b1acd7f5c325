"""One game looked at: every state, offered actions, undo, saves, and both ways to drive it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.fuzz.faults import (
    DRIVEN,
    ERROR,
    FORBIDDEN,
    SAVED,
    UNDO,
    Fault,
    Found,
    Start,
    difference,
)  # fmt: skip

MOST_CHOICES = 1_500
"""A game is left after so many choices: chance does for ever what costs nothing."""

_LOADED = 8
"""How many of the last states of a script are loaded anew."""

_PASSED = 4
"""How many choices in a row may have been passed over."""

Pick = Callable[[Session], int | None]
"""Which of the offered actions is taken, by its number; None ends the game."""


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
        kept = 0
        while kept < min(len(self.actions), len(actions)) and self.actions[kept] == actions[kept]:
            kept += 1
        if self.place[0] > kept:
            self.place = (0, ())
        self.actions[:] = actions
        self.digests[len(actions) :] = [digest]


@dataclass
class Looked:
    """How much was looked at."""

    choices: int = 0
    steps: int = 0
    tried: int = 0
    left: bool = False


def examine(start: Start, seed: object, tried: int) -> Looked:
    """Play a game from START by chance and look at it; Found: something is wrong.

    SEED decides all that is chance. At each choice TRIED other actions are taken, and undone.
    """
    chance = random.Random(f"{seed}")
    line = play(start, lambda session: chance.randrange(_count(session)), chance)
    looked = Looked(choices=len(line.actions), left=len(line.actions) >= MOST_CHOICES)
    _step_by_step(start, line, looked, chance, tried)
    _go_on_from(start, line, *line.place)
    return looked


def examine_script(start: Start, actions: Sequence[str]) -> None:
    """Take ACTIONS, those of them that are legal, and look at it; Found: something is wrong.

    The last states are loaded anew, each.
    """
    line = play(start, script(actions), random.Random(0))
    _step_by_step(start, line, Looked(), None, 0)
    for number in range(max(0, len(line.actions) - _LOADED), len(line.actions)):
        session = start.session("contracted")
        for action in line.actions[:number]:
            session.do(action)
        _go_on_from(start, line, number, tuple(session.fluents()))


def script(actions: Sequence[str]) -> Pick:
    """Return what takes ACTIONS in their order, and passes over those that are not legal then."""
    left = list(actions)

    def pick(session: Session) -> int | None:
        assert session.choice is not None
        while left:
            action = left.pop(0)
            if action in session.choice.actions:
                return session.choice.actions.index(action)
        return None

    return pick


# ------------------------------------------------------------------ from choice to choice


def play(start: Start, pick: Pick, chance: random.Random) -> Line:
    """Play from START as PICK says, and undo it all; Found: an error, or it is not undone."""
    line = Line()
    with _errors(line.actions):
        session = start.session("contracted")
        line.digests.append(_digest(session))
    for number in range(MOST_CHOICES):
        index = None if session.choice is None else pick(session)
        if index is None or session.choice is None:
            break
        if chance.randrange(number + 1) == 0:
            line.place = len(line.actions), tuple(session.fluents())
        with _errors([*line.actions, session.choice.actions[index]]):
            session.choose(index)
            line.come_to(session.taken, _digest(session))
    _undo_all(session, line)
    return line


def _undo_all(session: Session, line: Line) -> None:
    with _errors(line.actions):
        session.undo(len(line.actions))
        if _digest(session) != line.digests[0]:
            fault = Fault(UNDO, "undone, it is another state")
            raise Found(fault, line.actions)


def _go_on_from(start: Start, line: Line, number: int, fluents: tuple[str, ...]) -> None:
    """Load FLUENTS, those after NUMBER actions of LINE, and go on; Found: it comes out otherwise.

    The cards are defined anew, as they are in another process.
    """
    if not fluents:
        return
    with _errors(line.actions[: number + 1], "loaded anew: "):
        bridge().held.forget()
        session = Start(start.setup, fluents).session("contracted")
    for place in range(number, len(line.actions)):
        with _errors(line.actions[: place + 1], "loaded anew: "):
            if _digest(session) != line.digests[place]:
                _tell_difference(SAVED, start, line, place, session)
            session.do(line.actions[place])
    if _digest(session) != line.digests[-1]:
        _tell_difference(SAVED, start, line, len(line.actions), session)


def _tell_difference(kind: str, start: Start, line: Line, place: int, session: Session) -> None:
    """Raise Found: after PLACE actions of LINE, SESSION is somewhere else."""
    now = _told(session)
    there = start.session("contracted")
    for action in line.actions[:place]:
        there.do(action)
    raise Found(difference(kind, _told(there), now), line.actions[:place])


def _told(session: Session) -> list[str]:
    """Return the fluents of SESSION and its legal actions, as a digest has them."""
    choice = session.choice
    actions = () if choice is None else choice.actions
    return [*session.fluents(), *(f"legal({action})" for action in actions)]


# ------------------------------------------------------------------ step by step


def _step_by_step(
    start: Start, line: Line, looked: Looked, chance: random.Random | None, tried: int
) -> None:
    """Play LINE again in the full graph, and look after every step.

    Without CHANCE, nothing is drawn: each action of LINE is what is tried.

    Found: a state is forbidden, an offered action can't be taken or undone, or the game comes
    somewhere else than from choice to choice.
    """
    walk = _Walk(start, line, looked)
    with _errors([]):
        walk.begin()
    for place in range(len(line.actions)):
        walk.come_to(place)
        if chance is None:
            walk.try_action(place, line.actions[place])
        else:
            for _ in range(tried):
                walk.try_another(place, chance)
        walk.take(place)
    walk.come_to(len(line.actions))


class _Walk:
    """A walk along LINE in the full graph."""

    def __init__(self, start: Start, line: Line, looked: Looked) -> None:
        self.start, self.line, self.looked = start, line, looked
        self.actions: list[str] = []
        self.session: Session

    def begin(self) -> None:
        self.session = self.start.session("steps")
        self.session.on_step = self._look
        self._look("")

    def _look(self, _process: str) -> None:
        """Note a step; Found: the rules forbid the state that it led to."""
        self.looked.steps += 1
        if broken := self.session.violations():
            raise Found(Fault(FORBIDDEN, ", ".join(sorted(set(broken)))), self.actions)

    def come_to(self, place: int) -> None:
        """Take what is forced, to the choice after PLACE actions; Found: it is not there."""
        session = self.session
        self.actions = self.line.actions[:place]
        with _errors(self.actions):
            while self._forced(place):
                session.choose(0)
            self._look("")
            if _digest(session) != self.line.digests[place]:
                self._tell_passed_over(place)
                _tell_difference(DRIVEN, self.start, self.line, place, session)

    def _tell_passed_over(self, place: int) -> None:
        """Raise Found where the choice is one that the game from choice to choice has passed over.

        It is one if taking the same action a few times leads to where that game is.
        """
        session = self.session
        offered = () if session.choice is None else session.choice.actions
        for action in offered[:_PASSED]:
            before = len(session.taken)
            try:
                for _ in range(_PASSED):
                    session.do(action)
                    while self._forced(place + 1):
                        session.choose(0)
                    if _digest(session) == self.line.digests[place]:
                        names = sorted({other.partition("(")[0] for other in offered})
                        words = f"a choice is passed over: {', '.join(names)}"
                        raise Found(Fault(DRIVEN, words, offered), self.actions)
            except ManalogError:
                pass
            finally:
                session.undo(len(session.taken) - before)

    def _forced(self, place: int) -> bool:
        """Whether there is one action, which the contracted graph has passed over."""
        choice = self.session.choice
        loaded = place == 0 and bool(self.start.fluents)
        return choice is not None and choice.count == 1 and not loaded

    def take(self, place: int) -> None:
        """Take the action number PLACE of the line."""
        self.actions = self.line.actions[: place + 1]
        with _errors(self.actions):
            self.session.do(self.line.actions[place])

    def try_another(self, place: int, chance: random.Random) -> None:
        """Try one of the other actions than that of the line, if CHANCE draws one."""
        choice = self.session.choice
        if choice is None or choice.count < 2:
            return
        other = chance.choice(choice.actions)
        if other != self.line.actions[place]:
            self.try_action(place, other)

    def try_action(self, place: int, other: str) -> None:
        """Take the action OTHER at PLACE, and undo it; Found: it can't be done."""
        session = self.session
        before = list(session.taken)
        self.looked.tried += 1
        self.actions = [*self.line.actions[:place], other]
        with _errors(self.actions):
            session.do(other)
            if len(session.taken) > len(before):
                session.undo(len(session.taken) - len(before))
            for action in before[len(session.taken) :]:
                session.do(action)
            if _digest(session) != self.line.digests[place]:
                raise Found(Fault(UNDO, "undone, it is another state"), self.actions)


# ------------------------------------------------------------------ what they share


def _count(session: Session) -> int:
    assert session.choice is not None
    return session.choice.count


def _digest(session: Session) -> str:
    return str(session.call("digest")[0])


@contextmanager
def _errors(actions: Sequence[str], words: str = "") -> Iterator[None]:
    """Make Found of whatever goes wrong after ACTIONS: a fault of the engine may be any error."""
    try:
        yield
    except Found:
        raise
    except ManalogError as error:
        raise Found(Fault(ERROR, f"{words}{error}"), actions) from error
    except Exception as error:
        raise Found(Fault(ERROR, f"{words}{type(error).__name__}: {error}"), actions) from error
