"""The process in which the bots of a game think: it plays the same game again, beside the worker.

It reads a recipe, then messages {"taken": actions since the start}, and answers each with
{"index": the option that the bot takes} or {"error": why it took none}.
"""

from __future__ import annotations

from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.engine.seat import seat_of
from pyengine.errors import ManalogError
from pyengine.web.worker.pipes import Lines, write_line
from pyengine.web.worker.recipe import Begun, begin, catch_up


def main() -> None:
    """Answer until nobody asks any more."""
    lines, answers = Lines(0), 1
    recipe = _next(lines)
    if recipe is None:
        return
    begun = begin(recipe)
    bots: dict[str, Agent] = {}
    while (message := _next(lines)) is not None:
        try:
            index = _chosen(begun, bots, message)
            write_line(answers, {"index": index})
        except ManalogError as error:
            write_line(answers, {"error": str(error)})


def _next(lines: Lines) -> Any:
    while not lines.ended:
        if (message := lines.take()) is not None:
            return message
        lines.read()
    return None


def _chosen(begun: Begun, bots: dict[str, Agent], message: Any) -> int:
    session = begun.session
    catch_up(session, message["taken"])
    if begun.tried is not None:
        return begun.tried.answer()
    seat = seat_of(session)
    if seat.player not in bots:
        setup = session.setup
        name = begun.agents[setup.names.index(seat.player)]
        bots[seat.player] = make_agent(name, seat.player, setup.seed, setup.game)
    return bots[seat.player].choose(seat)


if __name__ == "__main__":
    main()
