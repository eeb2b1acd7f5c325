"""A game as an object: what `from pyengine import Game` gives."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from pyengine.agents.agent import Agent
from pyengine.agents.play_out import Forfeit, dismiss, forfeit
from pyengine.agents.plugged import PluggedAgent
from pyengine.agents.registry import make_agent
from pyengine.agents.sight import Action, Event, options_of, view_of
from pyengine.ask.questions import asks_for_events
from pyengine.door.asking import Asking
from pyengine.door.parking import Place
from pyengine.engine.seat import Seat, seat_of
from pyengine.engine.session import Session, Setup
from pyengine.engine.state import State
from pyengine.errors import BotError, EngineError
from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.plans.believed import Believed
from pyengine.plans.problem import Problem
from pyengine.plans.sampling import Sampled, sampled, samples_of
from pyengine.plans.solving import Solution, Solver
from pyengine.saves.save import read_save, write_save
from pyengine.system.importing import imported

Player = str | type[Agent] | None
"""Who plays a seat: an agent by its name, a class of agents, or None for whoever has the game."""

_SEEDS = 1_000_000
_WHOLE_GAME = 10**9


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule, by its number, and what it says of an action: why that is not legal now."""

    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"


class Game:
    """A game, always at a choice or over.

    There can be any number in a process; they share one SWI-Prolog, and one that is used after
    another is loaded there in some milliseconds. Nothing here is for several threads.
    """

    def __init__(self, place: Place, agents: Iterable[Player] = ()) -> None:
        """Use `Game.new`, `Game.load` and `Game.board`."""
        self._place = place
        self._players = tuple(agents) or (None,) * len(place.setup.players)
        self._agents: dict[str, Agent] = {}
        self._asking = Asking()
        self._options: tuple[str, tuple[Action, ...]] | None = None
        self._options_at: object = None
        self.forfeits: list[Forfeit] = []
        """What bots have done that lost their games, a line each."""

    # ------------------------------------------------------------------ beginning

    @classmethod
    def new(
        cls,
        decks: Sequence[str | Deck] | None = None,
        players: Sequence[Player] = (),
        seed: int | None = None,
        *,
        teams: Sequence[str] | None = None,
        settings: Iterable[str] = (),
        game: str = DEFAULT_GAME,
    ) -> Self:
        """Begin a game; ManalogError: an unknown deck, agent or game, or counts that differ.

        DECKS are names or files, the game's usual ones where nothing is said. PLAYERS say who plays
        each seat; you choose for a seat that is None. SEED is drawn where it is None. SETTINGS are
        `key=value`, as the game's rules have them.
        """
        found = find_game(game)
        read = [found.deck(deck) for deck in (found.decks if decks is None else decks)]
        setup = found.table_setup(read, secrets.randbelow(_SEEDS) if seed is None else seed, teams)
        setup = replace(setup, settings=(*setup.settings, *settings))
        return cls(Place.of(Session.start(setup)), cls.check(players, setup))

    @staticmethod
    def check(players: Sequence[Player], setup: Setup) -> tuple[Player, ...]:
        """Return PLAYERS; ManalogError: one is unknown, or there are not as many as in SETUP."""
        if players and len(players) != len(setup.players):
            raise EngineError(f"{len(players)} players can't play {len(setup.players)} seats")
        for who in players:
            if who is not None:
                _agent(who, "nobody", 0, setup.game)
        return tuple(players)

    @classmethod
    def load(cls, path: str | Path, players: Sequence[Player] = ()) -> Self:
        """Go on with the saved game PATH; SaveError: it can't be read."""
        save = read_save(path)
        return cls(Place.of(save.session()), cls.check(players, save.setup))

    @classmethod
    def board(cls, text: str, players: Sequence[Player] = (), *, game: str = DEFAULT_GAME) -> Self:
        """Set up the board TEXT, a few lines as `manalog board` reads them (docs/asking.md).

        ManalogError, with the line: it is not understood, or the rules refuse it.
        """
        begin = find_game(game).board
        if not begin:
            raise EngineError(f"no board of {game} can be set up in words")
        session: Session = imported(begin)(text)
        return cls(Place.of(session, board=True), cls.check(players, session.setup))

    def save(self, path: str | Path) -> None:
        """Write the game to the file PATH, all of it or nothing; SaveError: that fails."""
        write_save(path, self._session)

    def clone(self) -> Self:
        """Return another game in the same state, with the same players."""
        return type(self)(self._place.copied(), self._players)

    # ------------------------------------------------------------------ where it is

    @property
    def _session(self) -> Session:
        return self._place.session()

    @property
    def seed(self) -> int:
        """The seed of all that is random."""
        return self._place.setup.seed

    @property
    def players(self) -> tuple[str, ...]:
        """The names of all players, seat by seat."""
        return self._place.setup.names

    @property
    def player(self) -> str | None:
        """Who chooses now; None when the game is over."""
        choice = self._session.choice
        return None if choice is None else choice.player

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.over

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won; nobody in a draw and while the game goes on."""
        return self._session.winners

    @property
    def returns(self) -> dict[str, float]:
        """1 for each winner and -1 for each loser; 0 for all in a draw or an open game."""
        return State(self._session).returns()

    @property
    def history(self) -> tuple[str, ...]:
        """The actions that were taken, as the rules write them."""
        return tuple(self._session.taken)

    @property
    def choices(self) -> int:
        """How many choices with an alternative were made."""
        return self._session.decisions

    @property
    def digest(self) -> str:
        """What tells states apart: 16 hexadecimal digits."""
        return self._session.digest()

    def __repr__(self) -> str:
        where = (
            f"{', '.join(self.winners) or 'nobody'} won"
            if self.over
            else f"{self.player} to choose"
        )
        return f"<{type(self).__name__} of {', '.join(self.players)}: {where}>"

    # ------------------------------------------------------------------ choosing

    @property
    def prompt(self) -> str:
        """What is asked now, in words; EngineError when the game is over."""
        return self._choice()[0]

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions; none when the game is over."""
        return () if self.over else self._choice()[1]

    @property
    def count(self) -> int:
        """How many legal actions there are: quicker than to list them."""
        choice = self._session.choice
        return 0 if choice is None else choice.count

    def _choice(self) -> tuple[str, tuple[Action, ...]]:
        session = self._session
        if self._options is None or self._options_at is not session.choice:
            self._options, self._options_at = options_of(seat_of(session)), session.choice
        return self._options

    def apply(self, action: Action | int | str) -> None:
        """Take ACTION: one of `legal_actions`, its index, or an action as the rules write it.

        EngineError: it is not legal.
        """
        if isinstance(action, int):
            self._session.choose(action)
        else:
            self._session.do(action.text if isinstance(action, Action) else action)

    def undo(self, count: int = 1) -> None:
        """Take back the last COUNT choices; EngineError: there are fewer."""
        self._place.undo(count)

    def play(self) -> Self:
        """Let agents choose until a seat without one has to, or to the end; return the game."""
        session = self._session
        while (choice := session.choice) is not None:
            agent = self._agent(choice.player)
            if agent is None:
                return self
            try:
                session.choose(agent.choose(seat_of(session)))
            except BotError as error:
                self.forfeits.append(forfeit(session, error))
            session = self._session
        self.close()
        return self

    def close(self) -> None:
        """End the programs of bots and of questions; where the game goes on, they begin anew."""
        dismiss(self._session, self._agents)
        self._agents = {}
        self._asking.close()

    def _agent(self, player: str) -> Agent | None:
        if player not in self._agents:
            who = self._players[self.players.index(player)]
            if who is None:
                return None
            setup = self._place.setup
            self._agents[player] = _agent(who, player, setup.seed, setup.game)
        return self._agents[player]

    def playout(self, seed: object = 0, policy: str = "uniform") -> dict[str, float]:
        """Return the `returns` of a random game from here, which is taken back.

        It depends on the state, SEED and POLICY only: `uniform`, or one that the game's rules have.
        """
        return State(self._session).playout(seed, policy=policy)

    # ------------------------------------------------------------------ knowing

    def seat(self, player: str | None = None) -> Seat:
        """Return the seat of PLAYER, who chooses where nobody is named: what an agent is given."""
        return Seat(self._known(player), self._session)

    def view(self, player: str | None = None) -> dict[str, Any]:
        """Return what PLAYER, or who chooses, may see: numbers, texts, lists and dictionaries."""
        return view_of(self.seat(player))

    def events(self, player: str | None = None, *, last: int | None = None) -> tuple[Event, ...]:
        """Return what happened, as PLAYER heard of it; all of it where nobody is named.

        LAST: during the last LAST choices only.
        """
        session = self._session if last is not None else self._place.relive()
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

    def plan(
        self, goal: str, within: str = "turn", player: str | None = None, *,
        opponents: str = "all", chance: str = "known", seconds: float = 60.0,
    ) -> Solution | Believed | Sampled:  # fmt: skip
        """Return the shortest plan of PLAYER, or of who chooses, to a state where GOAL is true.

        GOAL is a question, WITHIN, OPPONENTS and CHANCE are as `manalog solve` takes them. With
        CHANCE `known` everything is known to the search: a `Solution`. With `all` a plan holds
        whatever is hidden: a `Believed`. With `sampled(N)`, in how many samples there is a plan: a
        `Sampled`. A search takes SECONDS at most. ManalogError: the goal may not be asked.
        """
        problem = Problem.within(goal, within, opponents=opponents, player=self._known(player))
        if samples := samples_of(chance):
            return sampled(self._session, problem, samples, seconds, None)
        with Solver(self._session, seconds) as solver:
            return solver.solve_all(problem) if chance == "all" else solver.solve(problem)

    def _known(self, player: str | None) -> str:
        """Return PLAYER, or who chooses; EngineError: there is nobody of that name."""
        name = player or self.player
        if name is None:
            raise EngineError("the game is over: name a player")
        if name not in self.players:
            known = f"The players are {', '.join(self.players)}"
            raise EngineError(f'no player is called "{name[:40]}"', remedy=known)
        return name


def _agent(who: str | type[Agent], player: str, seed: int, game: str) -> Agent:
    if isinstance(who, str):
        return make_agent(who, player, seed, game)
    return PluggedAgent(player, seed, who(player, seed), who.__name__)
