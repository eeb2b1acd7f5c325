"""The command `manalog study states`."""

from __future__ import annotations

from typing import Annotated

import typer


def states(
    json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each.")] = False,
) -> None:
    """Count the states of the game as Zandvliet does (section 4.1): measured and published."""
    from pyengine.games.magic.studies.states import rows

    found = list(rows())
    if json:
        import json as format

        for row in found:
            typer.echo(format.dumps(row.record(), ensure_ascii=False))
        return
    typer.echo(f"{'':<36}{'published':>11}{'measured':>11}")
    for row in found:
        mark = "" if row.agrees else "  differs"
        typer.echo(f"{row.what:<36}{row.published:>11}{row.measured:>11}{mark}")
