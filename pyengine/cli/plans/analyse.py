"""The command that shows what searches think of a state, or of a whole game: `manalog analyse`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.cli.progress import progress_bar

if TYPE_CHECKING:
    from pyengine.agents.analysis import Analysis
    from pyengine.review.findings import Decision, Missed, Review
    from pyengine.saves.save import Save

_STATE_SECONDS, _GAME_SECONDS = 5.0, 60.0


def analyse(
    save: Annotated[str, typer.Argument(metavar="SAVE", help="A saved game.")],
    game: Annotated[
        bool,
        typer.Option("--game", help="Look over the whole game, though it is not over."),
    ] = False,
    turn: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Of the game only turn N.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.1,
            max=options.MOST_SECONDS,
            help=f"For how long: {_STATE_SECONDS:.0f}, or {_GAME_SECONDS:.0f} for a game.",
        ),
    ] = None,
    lines: Annotated[int, typer.Option(min=1, help="Of a state, show so many lines at most.")] = 3,
    json: options.Json = False,
) -> None:
    """Look over a game that is over; of one that goes on, show the best lines of who chooses.

    Of a game: at which choices another one was better, by how much and what would have followed,
    and wins that could be forced within a turn and were not, with their moves. ?! is a choice that
    loses 0.12 or more, ? 0.3, ?? 0.6; a state is worth from -1 to 1. Another choice is better only
    where it is so with the cards as they lay, and in what the player might have imagined, too.
    --json has the value before and after each choice, and how each player stood. Ctrl-C shows what
    was found so far.

    Of a state: it is an alpha-beta search, deeper while time lasts; what the player can't see is
    one sample of what it may be.
    """
    from pyengine.saves.save import read_save

    found = read_save(save)
    if game or turn is not None or found.session().over:
        _show_game(found, seconds or _GAME_SECONDS, turn, json)
    else:
        _show_state(found, seconds or _STATE_SECONDS, lines, json)


def _show_state(save: Save, seconds: float, lines: int, json: bool) -> None:
    from dataclasses import asdict
    from json import dumps

    from pyengine.agents.analysis import analysed

    found = analysed(save.session(), seconds, lines)
    if json:
        typer.echo(dumps(asdict(found), ensure_ascii=False))
    else:
        typer.echo("\n".join(_told(found)))


def _told(found: Analysis) -> list[str]:
    head = f"{found.player} chooses; {found.depth} choices ahead, {found.states} states:"
    shown = [f"{line.verdict:>7}  {'; '.join(line.moves)}" for line in found.lines]
    return [head, *shown]


def _show_game(save: Save, seconds: float, turn: int | None, json: bool) -> None:
    from json import dumps

    from pyengine.review.reviewing import reviewed

    with progress_bar() as bar:
        task = bar.add_task("looking over the game", total=None)

        def progress(review: Review, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        review = reviewed(save, seconds, progress, turn=turn)
    if json:
        typer.echo(dumps(review.record(), ensure_ascii=False))
    else:
        typer.echo("\n".join(_told_game(review)))


def _told_game(review: Review) -> Iterator[str]:
    ended = f"won by {', '.join(review.winners)}" if review.winners else "without a winner"
    yield (
        f"{' against '.join(review.players)}: {len(review.decisions)} choices in {review.turns} "
        f"turns, {ended}. {review.judged} choices were looked at."
    )
    found = [(one.at, [*_told_missed(one)]) for one in review.missed]
    found += [(one.at, [*_told_decision(one)]) for one in review.marked()]
    for _, rows in sorted(found):
        yield from rows
    if not review.finished:
        yield "It ended before all was looked at: --seconds gives it more time."


def _told_missed(missed: Missed) -> Iterator[str]:
    how = "whatever was hidden" if missed.sure else "with the cards as they lay"
    yield f"turn {missed.turn}, choice {missed.at}: {missed.player} had {missed.words}, {how}:"
    yield from (f"    {line}" for line in missed.plan)
    if missed.lost_at is not None:
        yield f"    It was given away at choice {missed.lost_at}."


def _told_decision(one: Decision) -> Iterator[str]:
    chosen = f"{one.player}: {one.taken} {one.mark} (-{one.loss:.2f})"
    yield f"turn {one.turn}, choice {one.at}: {chosen}"
    yield f"    better: {'; '.join(one.best)}"
