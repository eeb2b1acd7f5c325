"""The agent that is a program of its own, `./program`, and speaks JSON lines (docs/bots.md).

It is sent what its seat may see, and sends the number of an option: what it sends is judged by that
alone.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.agents.agent import Agent, at_least
from pyengine.agents.conversation import Conversation
from pyengine.agents.naming import name_chosen
from pyengine.agents.sight import events_of, options_of, view_of
from pyengine.engine.seat import Seat
from pyengine.errors import AgentError, BotError, ManalogError

PROTOCOL = 1
"""The version of the messages."""

_OUTCOMES = {1.0: "won", -1.0: "lost", 0.0: "drawn"}


def is_program(name: str) -> bool:
    """Whether NAME, the first part of an agent's name, is a file and no name."""
    return "/" in name


@dataclass
class ProgramAgent(Agent):
    """A program that is asked to choose; it has SECONDS for each answer, and is ended at the end.

    It is started at its first choice, once for each game. Nothing that it gets follows from the
    game's seed, by which the rest of the game could be known.
    """

    seconds: float = at_least(0.01, 5.0)
    command: str = field(init=False, default="")
    _conversation: Conversation | None = field(init=False, default=None, repr=False)

    def found(self, command: str) -> ProgramAgent:
        """Return the agent with its COMMAND; AgentError: it is no program."""
        self.command = command
        if not Path(command).is_file():
            raise AgentError("there is no such program", file=command)
        if shutil.which(str(Path(command).absolute())) is None:
            raise AgentError("is no program", file=command, remedy=f"chmod +x {command}")
        return self

    def choose(self, seat: Seat) -> int:
        """Return the option that the program names; BotError: it names none in time."""
        if self._conversation is None:
            self._conversation = Conversation(self.command)
            self._conversation.say(_greeting(seat), self.seconds)
        prompt, options = options_of(seat)
        question = {
            "type": "choose",
            "prompt": prompt,
            "options": [option.record() for option in options],
            "events": [{"text": event.text, "words": event.words} for event in events_of(seat)],
            "view": view_of(seat),
        }
        self._conversation.say(question, self.seconds)
        answer = self._conversation.hear(self.seconds)
        if isinstance(answer, dict) and "name" in answer:
            try:
                return name_chosen(seat._session, answer["name"])
            except ManalogError as error:
                raise BotError(f"{self.command} chose no name: {error}") from error
        if type(answer) is not int or not 0 <= answer < len(options):
            raise BotError(
                f"{self.command} chose {answer!r:.40}, which is none of {len(options)} options"
            )
        return answer

    def finish(self, outcome: float | None) -> None:
        """Tell the program how the game ended, and end it."""
        conversation, self._conversation = self._conversation, None
        if conversation is None:
            return
        try:
            if outcome is not None:
                conversation.say({"type": "end", "outcome": _OUTCOMES[outcome]}, 0.1)
        except BotError:
            pass  # it may have ended already
        finally:
            conversation.close()


def _greeting(seat: Seat) -> dict[str, Any]:
    return {
        "type": "game",
        "protocol": PROTOCOL,
        "game": seat.game,
        "player": seat.player,
        "players": list(seat.players),
        "decks": {player: sorted(cards) for player, cards in seat.decks.items()},
    }
