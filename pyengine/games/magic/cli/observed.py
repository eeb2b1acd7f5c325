"""The command that compares boards with what another engine observed: `manalog boards`."""

from __future__ import annotations

import json as notation
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli.exit_codes import NEGATIVE
from pyengine.cli.progress import progress_bar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyengine.games.magic.observed_boards.running import Selection, Tally
    from pyengine.games.magic.observed_boards.verdicts import Verdict

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Boards, one a line; .xz is unpacked.")
]


def boards(
    files: Files,
    sample: Annotated[
        int | None, typer.Option(min=1, help="Play so many boards, drawn by chance.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the drawing.")] = 1,
    card: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only boards with the card NAME.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    known: Annotated[
        Path | None,
        typer.Option(metavar="TABLE", help="Known differences, if not the project's own table."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write what does not agree, a line of JSON a board."),
    ] = None,
    bar: Annotated[
        float, typer.Option(min=0, max=100, help="The percentage that has to come out as known.")
    ] = 100.0,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    r"""Play boards on which another engine observed something, and compare.

    A board is a scenario with what was observed: life, zones, permanents, at the end of each turn
    or at the stop, and what could be cast, played, activated, attacked and blocked with. Boards
    with a card that can't be played are passed over. Of the others it is said how many

    \b
        agree       came out the same
        explained   differ in a way that the table of known differences names, with a rule
        differ      differ otherwise: the Comprehensive Rules decide who is right

    What a board does not tell, such as an unwritten "may" or which lands pay, is tried in several
    ways until it comes out the same.

    Only the first turn in which something differs tells anything. A difference in what can be
    done is counted by itself.

    \b
        manalog boards boards-mixed.jsonl.xz --sample 500 --jobs 2 --out differences.jsonl
        manalog boards boards-plain.jsonl.xz --card NAME

    The exit code is 1 where less than --bar percent agree or are explained, 2 where a line is no
    board. docs/scenarios.md describes the files and the table.
    """
    from pyengine.games.magic.observed_boards.running import Selection, Tally

    tally = Tally()
    with out.open("w", encoding="utf-8") if out else nullcontext() as target:
        for verdict in _verdicts(Selection(files, sample, seed, card, known), jobs):
            tally.add(verdict)
            if target and (verdict.verdict != "agree" or verdict.disputes):
                target.write(notation.dumps(verdict.record(), ensure_ascii=False) + "\n")
            if verdict.verdict == "differ" and not json and not out:
                typer.echo(_line(verdict))
    typer.echo(notation.dumps(_record(tally)) if json else "\n".join(_report(tally)))
    if tally.settled < bar:
        raise typer.Exit(NEGATIVE)


def _verdicts(selection: Selection, jobs: int) -> Iterator[Verdict]:
    from pyengine.games.magic.observed_boards.running import judge_all

    with progress_bar() as progress:
        task = progress.add_task("boards", total=None)
        for verdict in judge_all(selection, jobs, lambda total: progress.update(task, total=total)):
            progress.advance(task)
            yield verdict


def _line(verdict: Verdict) -> str:
    first = [f"{d.where}: {d.theirs} | {d.ours}" for d in verdict.differences[:3]]
    return f"{verdict.id}, turn {verdict.turn}: {'; '.join(first)}"[:300]


def _record(tally: Tally) -> dict[str, object]:
    return {
        "boards": tally.played,
        "verdicts": dict(tally.verdicts),
        "retaken": tally.retaken,
        "settled_percent": round(tally.settled, 2),
        "known": dict(tally.known),
        "first_turns": dict(tally.turns),
        "fields": dict(tally.fields),
        "legality": dict(tally.disputes),
    }


def _report(tally: Tally) -> Iterator[str]:
    for word in ("agree", "explained", "differ"):
        yield f"{word:<12}{tally.verdicts[word]:>7} {tally.share(word):6.1f} %"
    if tally.retaken:
        yield f"agree with decisions that a board does not tell, taken otherwise: {tally.retaken}"
    if count := tally.verdicts["unsupported"]:
        yield f"unsupported {count:>7}"
    for title, counter in (
        ("explained by", tally.known),
        ("differences begin in turn", tally.turns),
        ("what differs", tally.fields),
        ("boards whose legality differs", tally.disputes),
    ):
        if counter:
            parts = [f"{key} {count}" for key, count in counter.most_common(12)]
            yield f"{title}: {', '.join(parts)}"
