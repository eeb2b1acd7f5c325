"""The command that runs scenarios: `manalog scenario`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli.exit_codes import BAD_INPUT, NEGATIVE
from pyengine.cli.progress import progress_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyengine.games.magic.scenarios.runner import Result, Selection


Files = Annotated[list[Path], typer.Argument(help="Files with one scenario a line.")]


def scenario(
    files: Files,
    cards: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A card file, whose cards can be used in this run, too."),
    ] = None,
    only: Annotated[
        str | None, typer.Option(metavar="ID", help="Run the scenario ID only.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one line of JSON a result.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes run scenarios.")] = 1,
    save_at: Annotated[
        int | None,
        typer.Option(min=0, help="Save the game after so many entries of the script."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="The save to write; the scenario's id otherwise.")
    ] = None,
) -> None:
    """Run scenarios: a board, a script, and what must hold at the end.

    The exit code is 1 where a scenario fails that the table of known differences does not name, 2
    where a line is no scenario; the others run.
    """
    from pyengine.games.magic.scenarios.runner import Selection

    selection = Selection(files, cards, only)
    if save_at is not None:
        _save(selection, save_at, save)
    else:
        _report(selection, jobs, json)


def _report(selection: Selection, jobs: int, json: bool) -> None:
    """Show the results; exit with a code that tells of a failure."""
    from pyengine.games.magic.observed_boards.known import KnownDifferences

    counts, known, table = Counter[str](), 0, KnownDifferences.read()
    for result in _results(selection, jobs):
        reason = table.reason(result.id) if result.status == "failed" else ""
        counts[result.status] += 1
        known += bool(reason)
        _show(result, json, reason)
    if not json:
        parts = [f"{counts[kind]} {kind}" for kind in ("passed", "failed", "unsupported")]
        typer.echo(", ".join(parts) + (f" ({known} of the failed are known)" if known else ""))
    if counts["malformed"]:
        raise typer.Exit(BAD_INPUT)
    if counts["failed"] > known:
        raise typer.Exit(NEGATIVE)


def _results(selection: Selection, jobs: int) -> Iterator[Result]:
    from pyengine.games.magic.scenarios.runner import run_all

    with _progress() as (tell, step):
        for result in run_all(selection, jobs, tell):
            step()
            yield result


@contextmanager
def _progress() -> Iterator[tuple[Callable[[int], None], Callable[[], None]]]:
    """Show a bar on a terminal; give what is told the total, and each step."""
    with progress_bar() as bar:
        task = bar.add_task("scenarios", total=None)
        yield (lambda total: bar.update(task, total=total)), (lambda: bar.advance(task))


def _show(result: Result, json: bool, reason: str) -> None:
    if json:
        import json as notation

        record = result.record() | ({"known": reason} if reason else {})
        typer.echo(notation.dumps(record, ensure_ascii=False))
        return
    if result.status == "passed":
        return
    if result.status == "malformed":
        typer.echo(f"manalog: {result.file}:{result.line}: {result.words}", err=True)
        return
    typer.echo(f"{result.status}: {result.id} ({result.file}:{result.line}): {result.words}")
    if reason:
        typer.echo(f"    known: {reason}")
    if result.state:
        typer.echo(f"    {result.state}")


def _save(selection: Selection, performed: int, path: Path | None) -> None:
    from pyengine.errors import ScenarioError
    from pyengine.games.magic.scenarios.runner import save_scenario

    found = selection.read()
    if len(found) != 1:
        raise ScenarioError("one scenario can be saved at a time", remedy="Name it with --only")
    target = path or Path(f"{found[0].id.replace('/', '_')}.save")
    save_scenario(found[0], selection.open_cards(), performed, target)
    typer.echo(f"{found[0].id} is saved as {target}")
