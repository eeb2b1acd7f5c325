"""What can be known of a game: views, events, questions, reasons and plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, overload

from pyengine.agents.sight import Action, Event, Kind, view_of
from pyengine.ask.questions import asks_for_events
from pyengine.door.asking import Asking
from pyengine.door.parking import Place
from pyengine.engine.seat import EVERYONE, Onlooker, Seat
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games import find_game
from pyengine.plans.believed import Believed
from pyengine.plans.jobs import solve_in_jobs
from pyengine.plans.problem import PlanError, Problem
from pyengine.plans.sampling import Sampled, sampled, samples_of
from pyengine.plans.solving import Solution, Solver
from pyengine.system.importing import imported

_WHOLE_GAME = 10**9


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule, by its number, and what it says of an action: why that is not legal now."""

    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"


class Knowing:
    """A game that can be looked at and asked; `Game` goes on from here."""

    def __init__(self, place: Place) -> None:
        """Look at the game in PLACE."""
        self._place = place
        self._asking = Asking()

    @property
    def _session(self) -> Session:
        return self._place.session()

    @property
    def players(self) -> tuple[str, ...]:
        """The names of all players, seat by seat."""
        return self._place.setup.names

    @property
    def player(self) -> str | None:
        """Who chooses now; None when the game is over."""
        choice = self._session.choice
        return None if choice is None else choice.player

    def seat(self, player: str | None = None) -> Seat:
        """Return the seat of PLAYER, who chooses where nobody is named: what an agent is given."""
        return Seat(self._known(player), self._session)

    @overload
    def view(self, player: str | None = None) -> dict[str, Any]: ...

    @overload
    def view(self, player: str | None = None, *, kind: type[Kind]) -> Kind: ...

    def view(self, player: str | None = None, *, kind: type[Any] = dict) -> Any:
        """Return what PLAYER, or who chooses, may see: numbers, texts, lists and dictionaries.

        KIND is what type checkers are told that it is: the `View` of the game's module `views`.
        EngineError: it is another game's.
        """
        return view_of(self.seat(player), kind)

    def board_line(self, player: str | None = None) -> str:
        """Return the board in one line, all of it or what PLAYER may see: `Game.board` reads it.

        ManalogError: there is what a board of this game has no words for.
        """
        found = find_game(self._place.setup.game)
        if not found.board_line:
            raise EngineError(f"no board of {found.name} is written in words")
        session = self._session
        viewer = (
            Onlooker(EVERYONE, session) if player is None else Seat(self._known(player), session)
        )
        line: str = imported(found.board_line)(view_of(viewer))
        return line

    def events(self, player: str | None = None, *, last: int | None = None) -> tuple[Event, ...]:
        """Return what happened, as PLAYER heard of it; all of it where nobody is named.

        LAST: during the last LAST choices only.
        """
        session = self._session
        if last is None or not session.can_take_back(min(last, len(session.taken))):
            session = self._place.relive()
        viewer = "everyone" if player is None else self._known(player)
        rows = session.call("define", session.setup.game, "log", viewer, last or _WHOLE_GAME)
        return tuple(Event(text, words) for text, words in rows)

    def why_not(self, action: Action | str, player: str | None = None) -> tuple[Reason, ...]:
        """Return why ACTION, as the rules write it, is not legal now; nothing where it is.

        The reasons are those that PLAYER, or who chooses, may know. EngineError: it is no action.
        """
        text = action.text if isinstance(action, Action) else action
        rows = self.seat(player).ask("why_not", text)
        return tuple(Reason(rule.strip("'"), words) for rule, words in rows)

    def ask(
        self, question: str, player: str | None = None, *, limit: int = 100, seconds: float = 5.0
    ) -> list[dict[str, str]]:
        """Return the answers to QUESTION, one in Prolog as `manalog ask` takes it, a row each.

        With PLAYER it is asked as that player knows the game. It runs in a process of its own,
        which may do nothing else, for SECONDS at most. ManalogError: it is not understood, or not
        allowed.
        """
        viewer = None if player is None else self._known(player)
        session = self._place.relive() if asks_for_events(question) else self._session
        return self._asking.ask(session, question, viewer, limit, seconds)

    @overload
    def plan(
        self, goal: str, within: str = "turn", player: str | None = None, *,
        opponents: str = "all", chance: Literal["known"] = "known", seconds: float = 60.0,
        jobs: int = 1,
    ) -> Solution: ...  # fmt: skip

    @overload
    def plan(
        self, goal: str, within: str = "turn", player: str | None = None, *,
        opponents: str = "all", chance: Literal["all"], seconds: float = 60.0,
    ) -> Believed: ...  # fmt: skip

    @overload
    def plan(
        self, goal: str, within: str = "turn", player: str | None = None, *,
        opponents: str = "all", chance: str, seconds: float = 60.0, jobs: int = 1,
    ) -> Solution | Believed | Sampled: ...  # fmt: skip

    def plan(
        self, goal: str, within: str = "turn", player: str | None = None, *,
        opponents: str = "all", chance: str = "known", seconds: float = 60.0, jobs: int = 1,
    ) -> Solution | Believed | Sampled:  # fmt: skip
        """Return the shortest plan of PLAYER, or of who chooses, to a state where GOAL is true.

        GOAL is a question, WITHIN, OPPONENTS and CHANCE are as `manalog solve` takes them. With
        CHANCE `known` everything is known to the search: a `Solution`. With `all` a plan holds
        whatever is hidden: a `Believed`. With `sampled(N)`, in how many samples there is a plan: a
        `Sampled`. A search takes SECONDS at most; with CHANCE `known`, JOBS processes share it.
        ManalogError: the goal may not be asked.
        """
        problem = Problem.within(goal, within, opponents=opponents, player=self._known(player))
        if jobs < 1 or (jobs > 1 and chance != "known"):
            raise PlanError("jobs are a positive number, and 1 unless chance is known")
        if chance == "known":
            return solve_in_jobs(self._session, problem, seconds, jobs)
        if samples := samples_of(chance):
            return sampled(self._session, problem, samples, seconds, None)
        with Solver(self._session, seconds) as solver:
            return solver.solve_all(problem)

    def _known(self, player: str | None) -> str:
        """Return PLAYER, or who chooses; EngineError: there is nobody of that name."""
        name = player or self.player
        if name is None:
            raise EngineError("the game is over: name a player")
        if name not in self.players:
            known = f"The players are {', '.join(self.players)}"
            raise EngineError(f'no player is called "{name[:40]}"', remedy=known)
        return name
