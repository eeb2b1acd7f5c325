"""The command that makes tables of games: `manalog export`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli.exit_codes import NEGATIVE
from pyengine.cli.progress import progress_bar
from pyengine.errors import ManalogError

if TYPE_CHECKING:
    from pyengine.export.writing import Writer


def export(
    paths: Annotated[
        list[Path], typer.Argument(help="Saves, directories with saves, or a tournament's --db.")
    ],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Where to.  [default: the output]"),
    ] = None,
    format_: Annotated[str, typer.Option("--format", help="jsonl or parquet.")] = "jsonl",
    views: Annotated[
        bool, typer.Option("--views", help="With the whole view of who chooses.")
    ] = False,
    asp: Annotated[
        bool, typer.Option("--asp", help="Write the state of a save as a logic program instead.")
    ] = False,
    action: Annotated[
        str | None, typer.Option(help="With --asp: the transition by this action.")
    ] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="With --asp: solve it with clingo, and compare.")
    ] = False,
) -> None:
    """Write games as a table, for analysis.

    Of saves, such as those of `tournament --keep`, a row for each decision: who chose, the options,
    the one that was taken, the numbers of what the player saw, and how the game ended. Of a
    tournament's database, a row for each game.

    With --asp, the program says which actions are legal in the state of a save, or, with --action,
    what one of them leads to. --compare solves the programs of every legal action and tells whether
    the engine says the same; the exit code is 1 where it does not.
    """
    if asp or action or compare:
        _programs(paths, output, action, compare=compare)
        return
    from pyengine.export.results import is_database, results

    _check(output, format_)
    databases = [path for path in paths if path.is_file() and is_database(path)]
    if databases and len(databases) < len(paths):
        raise ManalogError("saves and databases make different tables", remedy="Export one kind")
    with _writer(output, format_) as writer:
        if databases:
            for path in databases:
                writer.write(list(results(path)))
            return
        failed = _decisions(paths, writer, views=views)
    if failed:
        raise typer.Exit(NEGATIVE)


def _programs(paths: list[Path], output: Path | None, action: str | None, *, compare: bool) -> None:
    from pyengine.export import programs
    from pyengine.saves.save import read_save
    from pyengine.saves.suite import find_saves
    from pyengine.system.replacing import replace_file
    from pyengine.system.text_files import check_kind

    if compare:
        found = True
        for file in find_saves(paths):
            counts = programs.compared(read_save(file).session(), [action] if action else None)
            told = ", ".join(f"{count} {word}" for word, count in sorted(counts.items()))
            typer.echo(f"{file}: {told}")
            found = found and not (counts["differs"] or counts["not legal"])
        if not found:
            raise typer.Exit(NEGATIVE)
        return
    if output is not None:
        check_kind(output, "a logic program of a state", ManalogError, *programs.MARKS)
    if len(paths) != 1:
        raise ManalogError("a program is of one state", remedy="Name one save, or say --compare")
    session = read_save(paths[0]).session()
    text = programs.transition(session, action) if action else programs.legality(session)
    if output is None:
        typer.echo(text, nl=False)
    else:
        replace_file(output, text.encode())


def _check(output: Path | None, format_: str) -> None:
    from pyengine.export.writing import FORMATS, MARKS, parquet_module
    from pyengine.system.text_files import check_kind

    if output is not None:
        check_kind(output, "a table of games", ManalogError, *MARKS)
    if format_ not in FORMATS:
        raise ManalogError(f'--format is {" or ".join(FORMATS)}, not "{format_}"')
    if format_ == "parquet":
        parquet_module()
        if output is None:
            raise ManalogError("a Parquet file can't go to the output", remedy="Give --output")


def _decisions(paths: list[Path], writer: Writer, *, views: bool) -> int:
    """Write the decisions of the saves in PATHS; return how many can't be played again."""
    from pyengine.errors import SaveError
    from pyengine.export.decisions import decisions
    from pyengine.saves.suite import find_saves

    files, failed = find_saves(paths), 0
    with progress_bar() as bar:
        task = bar.add_task("games", total=len(files))
        for file in files:
            try:
                writer.write(decisions(file, views=views))
            except SaveError as error:
                failed += 1
                typer.echo(f"manalog: {error}", err=True)
            bar.advance(task)
    return failed


@contextlib.contextmanager
def _writer(output: Path | None, format_: str) -> Iterator[Writer]:
    """Give what writes to OUTPUT, which is as it was until all is written."""
    import sys

    from pyengine.export.writing import JsonLines, Parquet

    if output is None:
        with JsonLines(sys.stdout) as writer:
            yield writer
        return
    with _draft(output) as draft:
        made: Any = Parquet(draft) if format_ == "parquet" else _lines(draft)
        with made as writer:
            yield writer


def _lines(draft: Path) -> Writer:
    from pyengine.export.writing import JsonLines

    return JsonLines(draft.open("w", encoding="utf-8"), owned=True)


@contextlib.contextmanager
def _draft(output: Path) -> Iterator[Path]:
    from pyengine.system.replacing import replacing
    from pyengine.system.text_files import reason

    try:
        with replacing(output) as draft:
            yield draft
    except (OSError, ValueError) as error:
        raise ManalogError(f"cannot be written ({reason(error)})", file=output) from error
