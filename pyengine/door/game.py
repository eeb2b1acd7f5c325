"""A game as an object: what `from pyengine import Game` gives."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from pyengine.agents.naming import is_name_asked, name_chosen
from pyengine.agents.play_out import Forfeit, forfeit
from pyengine.agents.sight import Action, options_of
from pyengine.door.knowing import Knowing
from pyengine.door.meaning import is_term, meant
from pyengine.door.parking import Place
from pyengine.door.players import Player, Players
from pyengine.engine.rooms import Room
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import BotError, EngineError
from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.saves.save import read_save, write_save
from pyengine.system.importing import imported

_SEEDS = 1_000_000
_WHOLE_GAME = 10**9


class Game(Knowing):
    """A game, always at a choice or over.

    There can be any number in a process; they share one SWI-Prolog, and one that is used after
    another is loaded there in some milliseconds, unless they have rooms. A game is for the thread
    that makes it.
    """

    def __init__(self, place: Place, players: Players) -> None:
        """Use `Game.new`, `Game.load` and `Game.board`."""
        super().__init__(place)
        self._players = players
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
        room: bool = False,
        **chosen: Mapping[str, Sequence[str]],
    ) -> Self:
        """Begin a game; ManalogError: an unknown deck, agent or game, or counts that differ.

        DECKS are names or files, the game's usual ones where nothing is said. PLAYERS say who plays
        each seat; you choose for a seat that is None. SEED is drawn where it is None. SETTINGS are
        `key=value`, as the game's rules have them. In a ROOM of its own it need not be loaded when
        it is used after another game; EngineError: a game was begun in this process without one.
        CHOSEN is what players begin with, where the game lets that be chosen (docs/python.md).
        """
        found = find_game(game)
        read = [found.deck(deck) for deck in (found.decks if decks is None else decks)]
        setup = found.table_setup(read, secrets.randbelow(_SEEDS) if seed is None else seed, teams)
        setup = replace(setup, settings=(*setup.settings, *settings))
        own = Room() if room else None
        agents, session = Players(players, setup), Session.start(setup, prolog=own)
        if chosen:
            if not found.chosen:
                raise EngineError(f"nothing can be chosen to begin {game} with")
            imported(found.chosen)(session, chosen)
        return cls(Place.of(session, board=bool(chosen), room=own), agents)

    @classmethod
    def load(cls, path: str | Path, players: Sequence[Player] = (), *, room: bool = False) -> Self:
        """Go on with the saved game PATH; SaveError: it can't be read. ROOM is as of `new`."""
        own, save = Room() if room else None, read_save(path)
        return cls(Place.of(save.session(prolog=own), room=own), Players(players, save.setup))

    @classmethod
    def board(
        cls,
        text: str,
        players: Sequence[Player] = (),
        *,
        game: str = DEFAULT_GAME,
        room: bool = False,
    ) -> Self:
        """Set up the board TEXT, a few lines as `manalog board` reads them (docs/asking.md).

        ROOM is as of `new`. ManalogError, with the line: it is not understood, or the rules refuse
        it.
        """
        begin = find_game(game).board
        if not begin:
            raise EngineError(f"no board of {game} can be set up in words")
        own = Room() if room else None
        session: Session = imported(begin)(text)
        place = Place.of(session, board=True)
        return cls(place.copied(own) if own else place, Players(players, session.setup))

    def save(self, path: str | Path) -> None:
        """Write the game to the file PATH, all of it or nothing; SaveError: that fails."""
        write_save(path, self._session)

    def clone(self) -> Self:
        """Return another game in the same state, with the same players."""
        return type(self)(self._place.copied(), Players(self._players.all, self._place.setup))

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    # ------------------------------------------------------------------ where it is

    @property
    def seed(self) -> int:
        """The seed of all that is random."""
        return self._place.setup.seed

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

    @property
    def key(self) -> int:
        """A number of 96 bits that tells states apart: it costs what has changed since the last."""
        return State(self._session).key()

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
        """Take ACTION: one of `legal_actions`, its index, its words, or as the rules write it.

        Where a name is chosen, it may be any name. EngineError: it is not legal, or its
        words may be several that differ.
        """
        if isinstance(action, int):
            self._session.choose(action)
        else:
            text = action.text if isinstance(action, Action) else action
            self._session.do(text if is_term(text) else self._meant(text))

    def _meant(self, text: str) -> str:
        """Return the action that the words TEXT, or a name that is looked up, mean."""
        try:
            return meant(self.legal_actions, text).text
        except EngineError:
            if not is_name_asked(self._session):
                raise
            return self.legal_actions[name_chosen(self._session, text)].text

    @contextmanager
    def branch(self, action: Action | int | str) -> Iterator[Self]:
        """Take ACTION for as long as the block lasts; whatever is done in it is taken back."""
        before = len(self._session.taken)
        self.apply(action)
        try:
            yield self
        finally:
            if more := len(self._session.taken) - before:
                self.undo(more)

    def undo(self, count: int = 1) -> None:
        """Take back the last COUNT choices; EngineError: there are fewer."""
        self._place.undo(count)

    def play(self) -> Self:
        """Let agents choose until a seat without one has to, or to the end; return the game."""
        session = self._session
        while (choice := session.choice) is not None:
            agent = self._players.agent(choice.player)
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
        self._players.close(self._session)
        self._asking.close()

    def playout(self, seed: object = 0, policy: str = "uniform") -> dict[str, float]:
        """Return the `returns` of a random game from here, which is taken back.

        It depends on the state, SEED and POLICY only: `uniform`, or one that the game's rules have.
        """
        return State(self._session).playout(seed, policy=policy)
