"""The environment of all players, as PettingZoo has it: an agent environment cycle."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from pyengine.agents.play_out import concession
from pyengine.door.parking import Place
from pyengine.engine.rooms import Room
from pyengine.engine.seat import EVERYONE, Onlooker, Seat
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError, ManalogError
from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.rl.counts import CountEncoder
from pyengine.rl.encoder import Encoder, MakeEncoder, Observation, Page
from pyengine.rl.objects import ObjectEncoder

_SEEDS = 1_000_000

Decks = Sequence[str | Deck] | Callable[[int], Setup] | None
"""Decks or their names, what makes a set-up of a seed, or None for the usual ones."""


class MatchEnv(AECEnv[str, Observation, int | None], EzPickle):
    """A game: the players take turns, each sees what its seat may see.

    An action is the number of an option of the present choice; `action_mask` says which there are,
    `options` what each is about. Rewards come at the end: 1 for a win, -1 for a loss, 0 for a
    draw. An action that is not offered gives the game up (`infos[agent]["illegal"]`). A game that
    has lasted for `most_choices` is truncated.
    """

    def __init__(
        self,
        decks: Decks = None,
        *,
        game: str = DEFAULT_GAME,
        settings: Iterable[str] = (),
        encoder: str | MakeEncoder | None = None,
        most_options: int | None = None,
        most_choices: int = 5_000,
        render_mode: str | None = None,
    ) -> None:
        """Take the game's usual DECKS where none are named; ManalogError: an unknown one.

        A function in their place is given the seed of each game and returns its set-up, always with
        the same players.

        ENCODER makes observations: "objects", "counts", or a class of your own that is an
        `Encoder`; the usual one is "objects", or "counts" for a game that has none.
        """
        EzPickle.__init__(
            self, decks, game=game, settings=tuple(settings), encoder=encoder,
            most_options=most_options, most_choices=most_choices, render_mode=render_mode,
        )  # fmt: skip
        self.metadata = {
            "name": f"manalog_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = render_mode
        self._setups = _setups(decks, game, settings)
        self._setup = self._setups(1)
        self.encoder = make_encoder(encoder, self._setup, most_options)
        self.state_space = self.encoder.state_space
        self._most_choices = most_choices
        self._room: Room | None = None
        self._session: Session | None = None
        self._place: Place | None = None
        self._page = Page(0, 0, False)
        self.possible_agents = list(self._setup.names)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.encoder.space)
        self.action_spaces = {
            agent: spaces.Discrete(self.encoder.most) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions, each agent's own, so that it can be seeded."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game with SEED, or another one each time."""
        self._begin(self._setups(secrets.randbelow(_SEEDS) if seed is None else seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn_page(first=True)

    def step(self, action: int | None) -> None:
        """Take ACTION for the agent that is selected; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self.session
        page = self._page
        if action is not None and 0 <= action < page.count:
            session.choose(page.first + int(action))
        elif page.more and action == self.encoder.most - 1:
            self._turn_page(first=False)
            return
        else:
            self.infos[agent] = {"illegal": True}
            session.do(concession(session.setup, agent))
        self.moved()

    def moved(self) -> None:
        """Look at what has come of an action: whose choice it is, or how the game ended."""
        self._turn_page(first=True)
        self._judge()

    @property
    def session(self) -> Session:
        """The game; ValueError before the first `reset`."""
        if self._place is not None:
            return self._place.session()
        if self._session is None:
            raise ValueError("reset() has to be called first")
        return self._session

    def _begin(self, setup: Setup) -> None:
        """Begin a game of SETUP in a room; where there can't be any, games take turns."""
        with suppress(EngineError):
            self._room = self._room or Room()
        if self._room is None:
            self._place = Place.of(Session.start(setup))
        else:
            self._session = Session.start(setup, prolog=self._room)

    def _turn_page(self, *, first: bool) -> None:
        """Offer the first options of the present choice, or those after the ones that were."""
        choice = self.session.choice
        if choice is None:
            return
        most = self.encoder.most
        self._page = Page.of(choice.count, most) if first else self._page.after(choice.count, most)
        self.agent_selection = choice.player

    def _judge(self) -> None:
        """Give the rewards where the game is over."""
        session = self.session
        if session.over:
            winners = session.winners
            for agent in self.agents:
                self.rewards[agent] = (1.0 if agent in winners else -1.0) if winners else 0.0
                self.terminations[agent] = True
        elif session.decisions >= self._most_choices:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            return
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what AGENT sees; its mask is empty while another chooses."""
        choice = self.session.choice
        chooses = choice is not None and choice.player == agent and not self.truncations.get(agent)
        return self.encoder.of(Seat(agent, self.session), self._page if chooses else None)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the agent that is selected sees, its reward, and whether its game is over.

        Then, whether it was truncated, and its info. Without OBSERVE, it sees None.
        """
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward, over = self._cumulative_rewards[agent], self.terminations[agent]
        return seen, reward, over, self.truncations[agent], self.infos[agent]

    def state(self) -> Any:
        """Return all that is seen of the game by all together, as `state_space` has it.

        It is for critics that train, and not for players.
        """
        return self.encoder.state(Onlooker(EVERYONE, self.session))

    def render(self) -> str | None:
        """Return the board in words, as the player sees it who chooses."""
        if self.render_mode is None:
            return None
        from pyengine.agents.sight import view_of

        return str(view_of(Seat(self.agent_selection, self.session)))

    def close(self) -> None:
        """Leave the game."""
        self._session = self._place = None
        if self._room is not None:
            self._room.leave()
            self._room = None


def _setups(decks: Decks, game: str, settings: Iterable[str]) -> Callable[[int], Setup]:
    if callable(decks):
        return decks
    found = find_game(game)
    read = [found.deck(deck) for deck in (found.decks if decks is None else decks)]
    setup = found.table_setup(read, 1)
    setup = replace(setup, settings=(*setup.settings, *settings))
    return lambda seed: replace(setup, seed=seed)


def make_encoder(
    encoder: str | MakeEncoder | None, setup: Setup, most_options: int | None = None
) -> Encoder:
    """Return the ENCODER of SETUP, by its name or made by a function; None: the usual one.

    ManalogError: there is no such encoder. ValueError: it can't offer MOST_OPTIONS.
    """
    has_objects = bool(find_game(setup.game).objects)
    if encoder is None:
        encoder = "objects" if has_objects else "counts"
    known: dict[str, MakeEncoder] = {"counts": CountEncoder}
    if has_objects:
        known["objects"] = ObjectEncoder
    if isinstance(encoder, str):
        if encoder not in known:
            raise ManalogError(
                f'no encoder of {setup.game} is called "{encoder}"',
                remedy=f"There are {', '.join(sorted(known))}, and a class of your own",
            )
        encoder = known[encoder]
    made = encoder(setup, most_options)
    if made.most < 2:
        raise ValueError("at least 2 options have to be offered at once")
    return made
