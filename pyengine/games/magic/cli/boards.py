"""The command that sets a board up for questions: `manalog board`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import ask as asking
from pyengine.cli.exit_codes import NEGATIVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyengine.ask.questions import Answers

File = Annotated[
    str, typer.Argument(metavar="FILE", help="The board, as text; - is the standard input.")
]


def board(
    file: File,
    ask: Annotated[
        list[str] | None,
        typer.Option(metavar="QUERY", help="Answer this question; can be given several times."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="SAVE", help="Write a saved game that goes on from it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    r"""Set up a board from a few lines of text, and ask the rules about it.

    A line says whose turn it is, and there is one for each player:

    \b
        turn 5 of A, first main phase
        A: battlefield 2 CARD, CARD (tapped) | hand CARD
        B: life 3 | battlefield CARD, 2 CARD (sick)

    Without --ask, the board is shown. With it, the exit code is 1 where a question has no answer.
    docs/asking.md has all that can be written.
    """
    questions = ask or (["board"] if save is None or json else [])
    with tempfile.TemporaryDirectory() as directory:
        target = save or Path(directory) / "board.save"
        _write(file, target)
        if save is not None and not json:
            typer.echo(f"The board is saved as {save}")
        answers = list(_answers(target, questions))
    if json:
        typer.echo(asking.json_text([asking.record(answer) for answer in answers]))
    else:
        typer.echo("\n".join(map(asking.table, answers)), nl=bool(answers))
    if not all(answer.rows for answer in answers):
        raise typer.Exit(NEGATIVE)


def _write(file: str, target: Path) -> None:
    from pyengine.games.magic.boards.placing import board_session
    from pyengine.saves.save import write_save

    write_save(target, board_session(file), {"board": file})


def _answers(save: Path, questions: list[str]) -> Iterator[Answers]:
    if not questions:
        return
    from pyengine.ask.questions import opened

    with opened(save) as oracle:
        for question in questions:
            yield oracle.ask(question)
