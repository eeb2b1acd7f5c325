"""What a kept game knows of its past, so that it can be gone on with whatever has changed since.

Its origin is what it began from: the engine, the players, the cards themselves, and, where it began
in the middle of a game, the position. The state's digest is kept with every choice; now and then
the position is. A game that is played again and comes to another state goes on from the last
position that was kept.
"""

from __future__ import annotations

import base64
import contextlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.fingerprint import fingerprint
from pyengine.engine.session import Progress, Session, Setup
from pyengine.errors import CardError, EngineError
from pyengine.games.cards import OpenCards
from pyengine.games.offer import AT_ONCE
from pyengine.web.worker.recipe import Begun, begin, catch_up, task_of

EVERY = 10
"""After how many choices the position is kept."""

Kept = dict[str, Any]


def origin_of(begun: Begun) -> Kept:
    """Return what BEGUN, a game that has just begun, began from, as JSON.

    `first` is a position after the actions `taken`, None for the start; `since` led on from there.
    """
    session, setup = begun.session, begun.session.setup
    count = len(session.taken) - session.remembered
    since = session.taken[count:]
    session.undo(len(since))
    first = None if session.from_start else position_of(session)
    for action in since:
        session.do(action)
    players = [[name, team, list(cards)] for name, team, cards in setup.players]
    return {
        "engine": fingerprint(),
        "game": setup.game,
        "seed": setup.seed,
        "settings": list(setup.settings),
        "players": players,
        "cards": list(setup.cards),
        "made": list(setup.made),
        "agents": list(begun.agents),
        "undo": begun.undo,
        "passing": begun.passing,
        "first": first,
        "taken": session.taken[:count],
        "since": since,
        "mode": session.mode,
        "taken_mode": session.taken_mode,
    }


def position_of(session: Session) -> Kept:
    """Return where SESSION is, as JSON."""
    text = json.dumps(session.fluents()).encode()
    packed = base64.b85encode(zlib.compress(text, 1)).decode()
    return {"at": len(session.taken), "fluents": packed, "progress": list(session.progress)}


def digest_of(session: Session) -> int:
    """Return the digest of the state of SESSION."""
    digest: int = session.call("state_digest")[0]
    return digest


def begun_from(recipe: Kept, origin: Kept | None) -> Begun:
    """Begin the game of RECIPE, from its ORIGIN where that is known.

    CardError: the rules of today refuse its cards, those of then and those of today.
    """
    if origin is None:
        return begin(recipe)
    setup = _setup_of(origin)
    try:
        session = _first_of(setup, origin)
    except CardError:
        with OpenCards() as cards:
            own = [row for row in setup.cards if row[0] in setup.made]
            others = [row[0] for row in setup.cards if row[0] not in setup.made]
            rows = cards.rows(setup.game, others)
        session = _first_of(replace(setup, cards=(*rows, *own)), origin)
    task = task_of(recipe)
    tried = task.tried(session) if task else None
    passing = origin.get("passing", AT_ONCE)
    return Begun(session, tuple(origin["agents"]), origin["undo"], task, tried, passing)


def began(recipe: Kept, origin: Kept, base: Kept | None, taken: Sequence[str]) -> Kept:
    """Return as JSON by what another process begins a game that goes on from BASE, if from one.

    The first ones of TAKEN led there.
    """
    before = list(taken[: base["at"]]) if base else []
    return {"recipe": recipe, "origin": origin, "base": base, "taken": before}


def begun_by(message: Kept) -> Begun:
    """Begin the game of MESSAGE, which `began` has made."""
    begun = begun_from(message["recipe"], message["origin"])
    if message["base"] is not None:
        session = begun.session
        load_position(session, message["base"], message["taken"], session.taken_mode)
    return begun


def _setup_of(origin: Kept) -> Setup:
    players = tuple((name, team, tuple(cards)) for name, team, cards in origin["players"])
    settings = tuple(origin["settings"])
    return Setup(
        players, tuple(origin["cards"]), origin["seed"], settings, game=origin["game"],
        made=tuple(origin.get("made", ())),
    )  # fmt: skip


def _first_of(setup: Setup, origin: Kept) -> Session:
    """Return the game of SETUP where ORIGIN says that it began."""
    mode, first = origin["taken_mode"], origin["first"]
    if first is None:
        session = Session.replayed(setup, mode, origin["since"])
        session.mode = origin["mode"]
        return session
    session = Session(setup, origin["mode"])
    load_position(session, first, origin["taken"], mode)
    for action in origin["since"]:
        session.do(action)
    return session


def load_position(session: Session, position: Kept, taken: list[str], mode: str) -> None:
    """Let SESSION be at POSITION, to which TAKEN led."""
    text = zlib.decompress(base64.b85decode(position["fluents"]))
    progress = Progress(*position["progress"])
    session.load(json.loads(text), taken=taken, taken_mode=mode, progress=progress)


@dataclass
class Past:
    """What was kept of a game: its choices, the digests of states, and positions.

    `marks` are [number of choices, digest]. From `base`, a position, the game goes on where it
    could not be played again before; it is `rebased` where that is so for the first time.
    """

    taken: list[str]
    marks: list[list[int]] = field(default_factory=list)
    states: list[Kept] = field(default_factory=list)
    base: Kept | None = None
    engine: str = ""
    rebased: bool = False

    @classmethod
    def of(cls, kept: Kept, session: Session) -> Past:
        """Return the past of a game that was KEPT, and that SESSION has begun."""
        before = session.taken[: kept.get("missing", 0)]
        began = kept.get("base") or kept.get("origin") or {"engine": "another engine"}
        return cls(
            [*before, *kept["taken"]], kept.get("marks", []), kept.get("states", []),
            kept.get("base"), began["engine"],
        )  # fmt: skip

    def restore(self, session: Session) -> str | None:
        """Take SESSION to where the game was; return in words what is not as it was."""
        if self.base is not None:
            self._go_to(session, self.base)
        same = self._taken_again(session)
        if same == len(self.taken):
            return None
        session.undo(len(session.taken) - same)
        return self._go_on(session)

    def _go_to(self, session: Session, position: Kept) -> None:
        load_position(session, position, self.taken[: position["at"]], session.taken_mode)

    def _taken_again(self, session: Session) -> int:
        """Play the choices again, and return up to which of them all is as it was."""
        start = len(session.taken)
        try:
            for at, digest in sorted(mark for mark in self.marks if mark[0] >= start):
                catch_up(session, self.taken[:at])
                if digest_of(session) != digest:
                    return max(start, self._mark_before(at))
            catch_up(session, self.taken)
        except EngineError:
            made = len(session.taken)
            return max(start, self._mark_before(made + 1)) if self.marks else made
        return len(self.taken)

    def _mark_before(self, at: int) -> int:
        return max((made for made, _ in self.marks if made < at), default=0)

    def _go_on(self, session: Session) -> str:
        """Go on from the last position kept, and take the choices since then where they are legal.

        Where there is none, or it is none for the rules of today, the game stays where it is.
        """
        last = max(self.states, key=lambda state: int(state["at"]), default=None)
        where = f"after choice {len(session.taken)}, up to which it can be played again"
        if last is not None and last["at"] > len(session.taken):
            here, taken = position_of(session), list(session.taken)
            try:
                self._go_to(session, last)
                self.base, self.rebased = {**last, "engine": fingerprint()}, True
                where = f"after choice {last['at']}, whose position was kept"
            except EngineError:
                load_position(session, here, taken, session.taken_mode)
                with contextlib.suppress(EngineError):
                    session.relive()
        begun = len(session.taken)
        again = _legal_again(session, self.taken[begun:]) if self.rebased else 0
        return _in_words(self.engine, where, again, len(self.taken) - begun - again)


def _legal_again(session: Session, actions: list[str]) -> int:
    """Take ACTIONS as long as they are legal; return how many were."""
    made = len(session.taken)
    try:
        for action in actions:
            session.do(action)
    except PrologError:
        pass
    return len(session.taken) - made


def _in_words(engine: str, where: str, again: int, lost: int) -> str:
    words = f"the rules or cards are others than when this game was played ({engine}, "
    words += f"now {fingerprint()}): it goes on {where}"
    if again:
        words += f"; {again} choices after it were made again, and may have come to something else"
    return f"{words}; {lost} choices after it can't be made any more" if lost else words
