"""The command that says what an opponent may hold: `manalog belief`."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options

if TYPE_CHECKING:
    from pyengine.games.magic.belief import Belief


def belief(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help="A saved game.")],
    player: Annotated[str, typer.Option("--as", metavar="PLAYER", help="Who wants to know.")],
    json: options.Json = False,
) -> None:
    """Print the exact chances of what the opponents hold, given what PLAYER sees.

    Decks are known; a card that PLAYER does not see is in its owner's hand or library, and every
    hand is as likely. What PLAYER has seen of the hand is known. The creatures are also counted by
    their power and toughness.
    """
    from json import dumps

    from pyengine.games.magic.belief import beliefs
    from pyengine.saves.save import read_save

    found = beliefs(read_save(save).session(), player)
    if json:
        typer.echo(dumps([_record(each) for each in found], ensure_ascii=False))
        return
    for each in found:
        _show(each)


def _show(belief: Belief) -> None:
    total = sum(belief.unseen.values())
    cards = "card" if belief.hand == 1 else "cards"
    if belief.known:
        names = ", ".join(f"{count} {name}" for name, count in belief.known.items())
        typer.echo(f"{belief.owner} holds {belief.hand} {cards}. Known: {names}.")
        typer.echo(f"The other {belief.hidden} are of {total} that are not seen.")
    else:
        typer.echo(f"{belief.owner} holds {belief.hand} {cards} of {total} that are not seen.")
    for title, counts in (("card", belief.unseen), ("size", belief.categories())):
        width = max([len(title), *map(len, counts)])
        typer.echo(f"\n  {title:<{width}}  unseen  at least one  expected")
        for kind, count in counts.items():
            some, mean = belief.some(count), belief.expected(count)
            typer.echo(f"  {kind:<{width}}  {count:6}  {float(some):12.2%}  {float(mean):8.3f}")


def _record(belief: Belief) -> dict[str, Any]:
    return {
        "player": belief.owner,
        "hand": belief.hand,
        "known": dict(belief.known),
        "cards": _chances(belief, belief.unseen),
        "sizes": _chances(belief, belief.categories()),
    }


def _chances(belief: Belief, counts: Mapping[str, int]) -> dict[str, Any]:
    return {
        kind: {
            "unseen": count,
            "at_least_one": _number(belief.some(count)),
            "expected": _number(belief.expected(count)),
        }
        for kind, count in counts.items()
    }


def _number(value: Fraction) -> dict[str, Any]:
    return {"exact": str(value), "value": float(value)}
