"""The command that shows what a search thinks of a state: `manalog analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options

if TYPE_CHECKING:
    from pyengine.agents.analysis import Analysis


def analyse(
    save: Annotated[str, typer.Argument(metavar="SAVE", help="A saved game.")],
    seconds: Annotated[
        float, typer.Option(min=0.1, max=options.MOST_SECONDS, help="Look ahead for so long.")
    ] = 5.0,
    lines: Annotated[int, typer.Option(min=1, help="Show so many lines at most.")] = 3,
    json: options.Json = False,
) -> None:
    """Show the best lines of the player who chooses, with what they are worth to that player.

    It is an alpha-beta search, deeper while time lasts. A value is from -1 to 1; what the player
    can't see is one sample of what it may be. Ctrl-C shows what was found so far.
    """
    from dataclasses import asdict
    from json import dumps

    from pyengine.agents.analysis import analysed
    from pyengine.saves.save import read_save

    found = analysed(read_save(save).session(), seconds, lines)
    if json:
        typer.echo(dumps(asdict(found), ensure_ascii=False))
    else:
        typer.echo("\n".join(_told(found)))


def _told(found: Analysis) -> list[str]:
    head = f"{found.player} chooses; {found.depth} choices ahead, {found.states} states:"
    shown = [f"{line.verdict:>7}  {'; '.join(line.moves)}" for line in found.lines]
    return [head, *shown]
