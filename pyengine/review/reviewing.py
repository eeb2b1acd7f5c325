"""Looks over a game that was played, in a time that is given, and can be stopped at any moment."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from pyengine.engine.copied import stopped_by_interrupt
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import AgentError, EngineError
from pyengine.games import find_game
from pyengine.review.findings import Decision, Review, ReviewError
from pyengine.review.judging import Judge
from pyengine.review.missing import MateSearch
from pyengine.saves.save import Save
from pyengine.system.importing import imported
from pyengine.table.display import Display

_MATE_SHARE = 0.4
"""Which part of the time the search for missed wins may have."""

_MATE_SECONDS = ((1.0, False), (2.0, True), (10.0, True))
"""How long a search for a win takes at most, and whether it is made at every decision of a turn.

Those that need longer wait for all others.
"""

_JUDGE_SECONDS = 0.05, 2.0
"""How long a search of a decision takes, at least and at most."""

_SEARCHES = 2.2
"""How many searches a decision needs: those that are perhaps bad need more."""

Told = Callable[[Review, int, int], bool | None]
"""Is told the review as it grows, how much is done, and of how much; False ends it unfinished."""


def replayed(save: Save) -> Session:
    """Return the game of SAVE, played again from its start; ReviewError: that does not lead there.

    Only so its choices can be looked at one after the other.
    """
    try:
        session = Session.replayed(save.setup, save.mode, save.actions)
        if tuple(session.fluents()) == save.fluents:
            return session
    except EngineError:
        pass
    raise ReviewError(
        "its choices do not lead from a start to where it is", file=save.path,
        remedy="A game that began on a board has no start; manalog replay tells what has changed",
    )  # fmt: skip


@dataclass
class Reviewing:
    """Looks over the game of SESSION, at its end, for SECONDS.

    What is KNOWN is not looked for again. Of the turns only TURN is looked at, where it is given.
    """

    session: Session
    seconds: float
    told: Told = lambda review, done, total: None
    known: Review | None = None
    turn: int | None = None
    _actions: list[str] = field(init=False)
    _choosers: list[tuple[int, int, str]] = field(init=False, default_factory=list)
    """Choices with who made them: how many were before, the turn, the player."""
    _stop: bool = field(init=False, default=False)
    _total: int = field(init=False, default=0)
    _done: int = field(init=False, default=0)

    def run(self) -> Review:
        """Return the review: what is done, where the time is over or Ctrl-C comes."""
        self._begun = time.monotonic()
        with stopped_by_interrupt() as stopped:
            self._stopped = stopped.is_set
            review = self._walked()
            self._total = len(self._open(review)) + len(self._turns(review))
            self._tell(review)
            self._look_for_mates(review, _MATE_SHARE)
            self._judge(review)
            self._look_for_mates(review, 1.0)
            review.finished = not self._ends()
        return review

    def _ends(self) -> bool:
        return self._stop or self._stopped() or self._left() <= 0

    def _left(self) -> float:
        return self.seconds - (time.monotonic() - self._begun)

    def _tell(self, review: Review, done: int = 0) -> None:
        self._done += done
        if self.told(review, self._done, self._total) is False:
            self._stop = True

    def _go(self, moment: int) -> None:
        at = len(self.session.taken)
        if moment < at:
            self.session.undo(at - moment)
        for action in self._actions[at:moment]:
            self.session.do(action)

    # ------------------------------------------------------------------ the game

    def _walked(self) -> Review:
        """Return the game with its choices and how it stood, and nothing looked at that is new."""
        session, display = self.session, Display(self.session.setup.game)
        chances = _chances_of(session.setup.game)
        self._actions = list(session.taken)
        review = Review(
            session.setup.game, session.setup.names, session.winners, len(self._actions),
            display.moment()[1],
        )  # fmt: skip
        known = {one.at: one for one in self.known.decisions} if self.known else {}
        session.undo(len(self._actions))
        for at, action in enumerate(self._actions):
            choice = session.choice
            assert choice is not None
            turn = display.moment()[1]
            self._choosers.append((at, turn, choice.player))
            chosen = choice.count > 1 and action in choice.actions  # who gives up chooses nothing
            if chosen or not at:
                review.curve.append((at, _row(chances(State(session)), review.players)))
            if chosen:
                decision = known.get(at) or self._decision(display, at, turn, action)
                review.decisions.append(decision)
            session.do(action)
        state = State(session)
        last = _as_chances(state.returns()) if session.over else chances(state)
        review.curve.append((len(self._actions), _row(last, review.players)))
        if self.known is not None:
            review.missed, review.searched = self.known.missed, self.known.searched
        return review

    def _decision(self, display: Display, at: int, turn: int, action: str) -> Decision:
        assert self.session.choice is not None
        player = self.session.choice.player
        index = self.session.choice.actions.index(action)
        return Decision(at, turn, player, display.question(player).options[index].words)

    # ------------------------------------------------------------------ wins that were missed

    def _turns(self, review: Review) -> list[tuple[int, str]]:
        """Return the turns and players for whom a win is still to be looked for."""
        if find_game(review.game).mate is None:
            return []
        found = dict.fromkeys((one.turn, one.player) for one in self._wanted(review) if one.turn)
        ended = {(review.turns, winner) for winner in review.winners}
        return [one for one in found if one not in ended and one not in review.searched]

    def _wanted(self, review: Review) -> Iterator[Decision]:
        return (one for one in review.decisions if self.turn in (None, one.turn))

    def _look_for_mates(self, review: Review, share: float) -> None:
        """Look for wins for SHARE of the time that is left."""
        mate = find_game(review.game).mate
        if mate is None or not self._turns(review):
            return
        end = time.monotonic() + share * self._left()

        def late() -> bool:
            return self._ends() or time.monotonic() > end

        with MateSearch(self.session, mate, self._go, late) as search:
            for search.seconds, every in _MATE_SECONDS:
                for turn, player in self._turns(review):
                    if late():
                        return
                    self._look_in(review, search, turn, player, every)

    def _look_in(
        self, review: Review, search: MateSearch, turn: int, player: str, every: bool
    ) -> None:
        own = [one for one in review.decisions if (one.turn, one.player) == (turn, player)]
        others = [at for at, when, who in self._choosers if when == turn and who != player]
        missed, whole = search.of_turn(own, others, every=every)
        self._stop = self._stop or search.interrupted
        if missed is not None:
            review.missed = sorted([*review.missed, missed], key=lambda one: one.at)
        if whole:
            review.searched.append((turn, player))
        self._tell(review, whole)

    # ------------------------------------------------------------------ choices

    def _open(self, review: Review) -> list[int]:
        """Return the numbers of the decisions that are still to be judged."""
        if len(review.players) != 2:
            return []
        return [
            number
            for number, one in enumerate(review.decisions)
            if one.before is None and self.turn in (None, one.turn)
        ]

    def _judge(self, review: Review) -> None:
        numbers = self._open(review)
        least, most = _JUDGE_SECONDS
        with Judge(self.session) as judge:
            for count, number in enumerate(numbers):
                if self._ends():
                    return
                share = self._left() / (_SEARCHES * (len(numbers) - count))
                decision = review.decisions[number]
                self._go(decision.at)
                seconds = min(most, max(least, share))
                judged = judge.judged(decision, self._actions[decision.at], seconds)
                if judge.interrupted:
                    self._stop = True
                    return
                review.decisions[number] = judged
                self._tell(review, 1)


def _chances_of(game: str) -> Callable[[State], dict[str, float]]:
    """Return what says how likely each player of GAME is to win: learned, or by its evaluation."""
    found = find_game(game)
    if found.chances:
        learned: Callable[[State], dict[str, float]] = imported(found.chances)
        return learned
    evaluation: Callable[[State], dict[str, float]] = imported(found.evaluation)
    return lambda state: _as_chances(evaluation(state))


def _as_chances(values: dict[str, float]) -> dict[str, float]:
    return {name: (1 + value) / 2 for name, value in values.items()}


def _row(chances: dict[str, float], players: Sequence[str]) -> tuple[float, ...]:
    return tuple(round(chances[name], 4) for name in players)


def reviewed(
    save: Save, seconds: float, told: Told = lambda review, done, total: None,
    known: Review | None = None, turn: int | None = None,
) -> Review:  # fmt: skip
    """Return the review of the game of SAVE after SECONDS, or Ctrl-C.

    ReviewError: it is no game that can be played again. AgentError: nothing values its states.
    """
    if not find_game(save.setup.game).evaluation:
        raise AgentError(f"nothing says what a state of {save.setup.game} is worth")
    return Reviewing(replayed(save), seconds, told, known, turn).run()
