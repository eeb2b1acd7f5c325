"""What commands say of decks that are not played as they are listed: `--missing`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer

from pyengine.games import Deck, find_game


def warn_of_missing(game: str, decks: Iterable[Deck]) -> None:
    """Say before the first game which cards of DECKS are not played as they are listed."""
    for line in find_game(game).told(decks):
        typer.echo(f"warning: {line}", err=True)


def told_missing(game: str, decks: Iterable[Deck]) -> list[str]:
    """Return the lines that a result has of that; none where all is played as it is listed."""
    told = find_game(game).told(decks)
    return ["Not played as listed:", *(f"  {line}" for line in told), ""] if told else []


def missing_record(game: str, decks: Iterable[Deck]) -> dict[str, Any]:
    """Return what JSON has of that: a list called "missing", or nothing."""
    records = find_game(game).missing_records(decks)
    return {"missing": records} if records else {}
