"""The process in which the bots of a game think: it plays the same game again, beside the worker.

It reads what the game is begun from (`past.began`), then messages {"number": N, "taken": actions
since the start}, and answers each with {"index": the option that the bot takes}, "first" being what
it looked up before, or {"error": why it took none}. {"hurry": N} asks it to answer number N with
what it has found by then.
"""

from __future__ import annotations

import os
import queue
import threading
from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.engine.seat import seat_of
from pyengine.errors import ManalogError
from pyengine.web.worker.past import begun_by
from pyengine.web.worker.pipes import Lines, write_line
from pyengine.web.worker.recipe import Begun, catch_up

PATIENT = 5
"""How much less urgent it is to think than to show people what they have chosen."""


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(PATIENT)
    heard, answers = Heard(), 1
    message = heard.next()
    if message is None:
        return
    begun = begun_by(message)
    bots: dict[str, Agent] = {}
    while (message := heard.next()) is not None:
        try:
            index = _chosen(begun, bots, message, heard)
            first = begun.session.taken[len(message["taken"]) :]
            write_line(answers, {"index": index, **({"first": first} if first else {})})
        except ManalogError as error:
            write_line(answers, {"error": error.public})


class Heard:
    """What comes in, heard by a thread while the bots think; Prolog is for the main thread."""

    def __init__(self) -> None:
        """Begin to listen."""
        self._messages: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._hurried = 0
        self._number = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        lines = Lines(0)
        while not lines.ended:
            while (message := lines.take()) is not None:
                if "hurry" in message:
                    self._hurried = message["hurry"]
                else:
                    self._messages.put(message)
            lines.read()
        self._messages.put(None)

    def next(self) -> Any:
        """Return the next message that is to be answered; None: there will be none."""
        message = self._messages.get()
        self._number = 0 if message is None else message.get("number", 0)
        return message

    def hurried(self) -> bool:
        """Whether the present message is to be answered now."""
        return 0 < self._number <= self._hurried


def _chosen(begun: Begun, bots: dict[str, Agent], message: Any, heard: Heard) -> int:
    session = begun.session
    catch_up(session, message["taken"])
    if begun.tried is not None:
        return begun.tried.answer()
    seat = seat_of(session)
    if seat.player not in bots:
        setup = session.setup
        name = begun.agents[setup.names.index(seat.player)]
        bots[seat.player] = make_agent(name, seat.player, setup.seed, setup.game)
        bots[seat.player].hurried = heard.hurried
    return bots[seat.player].choose(seat)


if __name__ == "__main__":
    main()
