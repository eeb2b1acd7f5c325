"""The command `manalog study mulligan`."""

from __future__ import annotations

from typing import Annotated

import typer

from pyengine.cli import options


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
    counted = count_lands(deck)
    for number, table in enumerate(tables):
        policy = solve_mulligan(counted, table, rule)
        if json:
            typer.echo(_json(mulligan_record(counted, table, policy)))
            continue
        if number:
            typer.echo("")
        typer.echo("\n".join(describe_mulligan(counted, table, policy)))


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
