"""One game looked at: every state, offered actions, undo, saves, and both ways to drive it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session
from pyengine.fuzz.driving import Line, Looked, Watch, digest_of, errors_of, tell_difference
from pyengine.fuzz.faults import SAVED, STUCK, UNDO, Fault, Found, Start
from pyengine.fuzz.walking import step_by_step

MOST_CHOICES = 1_500
"""A game is left after so many choices: chance does for ever what costs nothing."""

MOST_SECONDS = 60.0
"""After so many seconds of the processor a game is cut, and likewise when it is walked through."""

_LOADED = 8
"""How many of the last states of a script are loaded anew."""

Pick = Callable[[Session], int | None]
"""Which of the offered actions is taken, by its number; None ends the game."""


def examine(start: Start, seed: object, tried: int, seconds: float = MOST_SECONDS) -> Looked:
    """Play a game from START by chance and look at it; Found: something is wrong.

    SEED decides all that is chance. At each choice TRIED other actions are taken, and undone.
    After SECONDS the game is cut, both times that it is played.
    """
    chance, watch, looked = random.Random(f"{seed}"), Watch(seconds), Looked()

    def pick(session: Session) -> int | None:
        looked.cut = watch.late()
        return None if looked.cut else chance.randrange(_count(session))

    line = play(start, pick, chance)
    looked.choices, looked.left = len(line.actions), len(line.actions) >= MOST_CHOICES
    step_by_step(start, line, looked, chance, tried, Watch(seconds))
    _go_on_from(start, line, *line.place)
    return looked


def examine_script(start: Start, actions: Sequence[str], watch: Watch | None = None) -> None:
    """Take ACTIONS, those of them that are legal, and look at it; Found: something is wrong.

    The last states are loaded anew, each. When WATCH says that it is late, nothing more is done.
    """
    watch, take = watch or Watch(math.inf), script(actions)
    line = play(start, lambda session: None if watch.late() else take(session), random.Random(0))
    step_by_step(start, line, Looked(), None, 0, watch)
    for number in range(max(0, len(line.actions) - _LOADED), len(line.actions)):
        if watch.late():
            return
        with errors_of(line.actions[:number], "played again: "):
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


def play(start: Start, pick: Pick, chance: random.Random) -> Line:
    """Play from START as PICK says, and undo it all; Found: an error, or it is not undone."""
    line = Line()
    with errors_of(line.actions):
        session = start.session("contracted")
        line.digests.append(digest_of(session))
    for number in range(MOST_CHOICES):
        index = None if session.choice is None else pick(session)
        if index is None or session.choice is None:
            break
        if chance.randrange(number + 1) == 0:
            line.place = len(line.actions), tuple(session.fluents())
        with errors_of([*line.actions, session.choice.actions[index]]):
            session.choose(index)
            line.come_to(session.taken, digest_of(session))
        if line.goes_round():
            raise Found(Fault(STUCK, "everybody passes, and nothing changes"), line.actions)
    _undo_all(session, line)
    return line


def _undo_all(session: Session, line: Line) -> None:
    with errors_of(line.actions):
        session.undo(len(line.actions))
        if digest_of(session) != line.digests[0]:
            fault = Fault(UNDO, "undone, it is another state")
            raise Found(fault, line.actions)


def _go_on_from(start: Start, line: Line, number: int, fluents: tuple[str, ...]) -> None:
    """Load FLUENTS, those after NUMBER actions of LINE, and go on; Found: it comes out otherwise.

    The cards are defined anew, as they are in another process.
    """
    if not fluents:
        return
    with errors_of(line.actions[: number + 1], "loaded anew: "):
        bridge().held.forget()
        session = Start(start.setup, fluents).session("contracted")
    for place in range(number, len(line.actions)):
        with errors_of(line.actions[: place + 1], "loaded anew: "):
            if digest_of(session) != line.digests[place]:
                tell_difference(SAVED, start, line, place, session)
            session.do(line.actions[place])
    if digest_of(session) != line.digests[-1]:
        tell_difference(SAVED, start, line, len(line.actions), session)


def _count(session: Session) -> int:
    assert session.choice is not None
    return session.choice.count
