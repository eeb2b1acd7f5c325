"""The environment of one player against agents of Manalog, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium

from pyengine.agents.agent import Agent
from pyengine.agents.play_out import dismiss, forfeit
from pyengine.agents.registry import make_agent
from pyengine.engine.seat import seat_of
from pyengine.errors import BotError
from pyengine.games import DEFAULT_GAME
from pyengine.rl.encoder import MakeEncoder, Observation
from pyengine.rl.match import Decks, MatchEnv


class SinglePlayerEnv(gymnasium.Env[Observation, int]):
    """A game in which you play the first seat, and agents the others.

    Observations, actions and rewards are those of `MatchEnv`; the mask is in `info`, too. What the
    others do is part of a step.
    """

    def __init__(
        self,
        opponent: str = "random",
        decks: Decks = None,
        *,
        game: str = DEFAULT_GAME,
        seat: int = 0,
        encoder: str | MakeEncoder | None = None,
        most_options: int | None = None,
        most_choices: int = 5_000,
        render_mode: str | None = None,
    ) -> None:
        """Play SEAT against the agent OPPONENT; ManalogError: an unknown agent or deck."""
        self._match = MatchEnv(
            decks, game=game, encoder=encoder, most_options=most_options,
            most_choices=most_choices, render_mode=render_mode,
        )  # fmt: skip
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.player = self._match.possible_agents[seat]
        self.observation_space = self._match.observation_space(self.player)
        self.action_space = self._match.action_space(self.player)
        self._opponent, self._game = opponent, game
        self._agents: dict[str, Agent] = {}
        make_agent(opponent, "nobody", 0, game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, let the others play up to your first choice, and return what you see.

        A SEED begins a series of games: those that follow without one have seeds that it gives.
        """
        super().reset(seed=seed)
        self._leave()
        game_seed = int(self.np_random.integers(2**31))
        self._match.reset(seed=game_seed)
        self._agents = {
            player: make_agent(self._opponent, player, game_seed, self._game)
            for player in self._match.possible_agents
            if player != self.player
        }
        self._go_on()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take ACTION, and let the others play up to your next choice or the end."""
        match = self._match
        match.step(int(action))
        illegal = match.infos[self.player]
        self._go_on()
        reward, over = match.rewards[self.player], match.terminations[self.player]
        observation, info = self._seen()
        if over or match.truncations[self.player]:
            self._leave()
        return observation, reward, over, match.truncations[self.player], info | illegal

    def _go_on(self) -> None:
        """Let the others choose until it is the player's turn."""
        match = self._match
        session = match.session
        while not _ended(match) and session.choice and session.choice.player != self.player:
            try:
                session.choose(self._agents[session.choice.player].choose(seat_of(session)))
            except BotError as error:
                forfeit(session, error)
            match.moved()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self._match.observe(self.player)
        return observation, {"action_mask": observation["action_mask"]}

    def _leave(self) -> None:
        if self._agents:
            dismiss(self._match.session, self._agents)
            self._agents = {}

    def render(self) -> str | None:
        """Return the board in words, as you see it."""
        return self._match.render()

    def close(self) -> None:
        """Leave the game, and end what agents hold."""
        self._leave()
        self._match.close()


def _ended(match: MatchEnv) -> bool:
    return any(match.terminations.values()) or any(match.truncations.values())
