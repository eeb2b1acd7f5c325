"""The command `manalog study mulligan`."""

from __future__ import annotations

from typing import Annotated

import typer

from pyengine.cli import options
from pyengine.cli.missing import missing_record, told_missing, warn_of_missing
from pyengine.games.magic.cli.missing import MAGIC, read_decks


def mulligan(
    deck: Annotated[str, typer.Option(help="A deck file, or the name of a built-in deck.")] = (
        "elves"
    ),
    rewards: Annotated[
        str,
        typer.Option(help="The rewards of hands: table (3.1), play, draw; with commas."),
    ] = "table,play,draw",
    rule: Annotated[
        str, typer.Option(help="The mulligan rule: paris (the document's), vancouver, london.")
    ] = "paris",
    missing: options.Missing = None,
    json: Annotated[bool, typer.Option("--json", help="Print a line of JSON for each.")] = False,
) -> None:
    """Say which hands to keep: V* and the policy of Schützer and Paim, section 3.2."""
    from pyengine.games.magic.studies.decks import count_lands
    from pyengine.games.magic.studies.mulligan import (
        describe_mulligan,
        mulligan_record,
        solve_mulligan,
    )

    tables = _tables(rewards)
    read = read_decks([deck], missing)
    counted = count_lands(read[0])
    warn_of_missing(MAGIC, read)
    for number, table in enumerate(tables):
        policy = solve_mulligan(counted, table, rule)
        if json:
            record = mulligan_record(counted, table, policy)
            typer.echo(_json(record | missing_record(MAGIC, read)))
            continue
        if number:
            typer.echo("")
        typer.echo("\n".join(describe_mulligan(counted, table, policy)))
    if not json and (told := told_missing(MAGIC, read)):
        typer.echo("\n".join(["", *told[:-1]]))


def _tables(text: str) -> tuple[str, ...]:
    from pyengine.errors import ManalogError
    from pyengine.games.magic.studies.mulligan import TITLES

    names = options.parts(text)
    unknown = [name for name in names if name not in TITLES]
    if unknown or not names:
        known = f"The tables are {', '.join(TITLES)}"
        raise ManalogError(f'no table of rewards is called "{"".join(unknown[:1])}"', remedy=known)
    return names


def _json(record: dict[str, object]) -> str:
    import json

    return json.dumps(record, ensure_ascii=False)
