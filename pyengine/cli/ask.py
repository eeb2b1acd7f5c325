"""The commands that ask a saved game: `manalog ask`, `why`, `why-not` and `show`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli.exit_codes import NEGATIVE
from pyengine.cli.games import find_terminal
from pyengine.games import DEFAULT_GAME

if TYPE_CHECKING:
    from pyengine.ask.questions import Answers

SaveFile = Annotated[str, typer.Argument(metavar="SAVE", help="A saved game.")]
Action = Annotated[
    str,
    typer.Argument(
        metavar="ACTION",
        help=f"An action, such as '{find_terminal(DEFAULT_GAME).term}', or a fact.",
    ),
]
As = Annotated[
    str | None, typer.Option("--as", metavar="PLAYER", help="Answer by what this player knows.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]

_UNKNOWN = "What happened is not known: the saved actions do not lead to the saved state now."


def ask(
    save: SaveFile,
    query: Annotated[
        str, typer.Argument(metavar="QUERY", help="A Prolog goal, such as 'legal(A)'.")
    ],
    json: Json = False,
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="At most so many answers.")] = 100,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=300.0, help="At most so much time.")
    ] = 5.0,
    viewer: As = None,
) -> None:
    """Print the answers to a question about a saved game.

    The exit code is 0 where there is an answer, 1 where there is none, 2 after an error.
    """
    from pyengine.ask.questions import asks_for_events, opened

    events = asks_for_events(query)
    with opened(save, from_start=events) as oracle:
        answers = oracle.ask(query, limit=limit, seconds=seconds, viewer=viewer)
        if events and not oracle.whole:
            typer.echo(_UNKNOWN, err=True)
    typer.echo(json_text(record(answers)) if json else table(answers))
    if not answers.rows:
        raise typer.Exit(NEGATIVE)


def why(save: SaveFile, action: Action, viewer: As = None, json: Json = False) -> None:
    """Tell which rules let an action happen, or why a fact holds."""
    _explain(save, "why", action, viewer, json)


def why_not(save: SaveFile, action: Action, viewer: As = None, json: Json = False) -> None:
    """Tell all reasons why an action is not legal, or why a fact does not hold."""
    _explain(save, "why_not", action, viewer, json)


def _explain(save: str, which: str, asked: str, viewer: str | None, json: bool) -> None:
    from pyengine.ask.questions import opened

    with opened(save) as oracle:
        if json:
            trees = oracle.reasons(which, asked, viewer)
            typer.echo(json_text([tree.record() for tree in trees]))
        elif which == "why":
            typer.echo(oracle.why(asked, viewer))
        else:
            typer.echo(oracle.why_not(asked, viewer))


def show(
    save: SaveFile,
    player: Annotated[str, typer.Option("--as", metavar="PLAYER", help="Who looks.")],
    output: Annotated[
        str | None, typer.Option("--output", help="Write it to this new file, for others.")
    ] = None,
    json: Json = False,
    scene: Annotated[
        bool, typer.Option("--scene", help="Print what a board shows, as JSON: see docs/python.md.")
    ] = False,
) -> None:
    """List everything that one player may see of a saved game."""
    from pyengine.agents.sight import view_of
    from pyengine.ask.questions import opened
    from pyengine.engine.seat import Seat
    from pyengine.saves.save import write_information_state

    with opened(save) as oracle:
        fluents = oracle.information_state(player)
        if scene:
            typer.echo(json_text(view_of(Seat(player, oracle.session))))
            return
    if output:
        write_information_state(output, player, fluents)
    elif json:
        import json as encoder

        typer.echo(encoder.dumps(fluents, ensure_ascii=False))
    else:
        typer.echo("\n".join(fluents))


def json_text(value: Any) -> str:
    """Return VALUE as JSON on one line."""
    import json

    return json.dumps(value, ensure_ascii=False)


def record(answers: Answers) -> dict[str, Any]:
    """Return ANSWERS as they are told to programs."""
    return {"answers": answers.records(), "more": answers.more, "output": answers.output}


def table(answers: Answers) -> str:
    """Return what was printed, then a line for each answer under the names of the variables."""
    lines = answers.output.splitlines()
    if not answers.rows:
        lines.append("no")
    elif not answers.names:
        lines += [] if answers.output else ["yes"]
    else:
        lines += _columns([answers.names, *answers.rows])
    if answers.more:
        lines.append(f"... and more than these {len(answers.rows)}")
    return "\n".join(lines)


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
