"""A tournament in rounds at a terminal: its progress, its rounds and its standings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from pyengine.cli.exit_codes import INTERRUPTED, NEGATIVE
from pyengine.cli.missing import missing_record, told_missing
from pyengine.cli.progress import progress_bar
from pyengine.tournament.event import Event, play_event
from pyengine.tournament.match import Failure, Result
from pyengine.tournament.results import Results
from pyengine.tournament.rounds import Meeting, Row, standings
from pyengine.tournament.running import GivenUpError, Where


class EventRun:
    """An event in progress. Ctrl-C ends it and loses no result."""

    def __init__(self, event: Event, results: Results) -> None:
        self.event, self.results = event, results
        self.interrupted = False
        self.failed = 0

    @property
    def meetings(self) -> list[Meeting]:
        """The matches so far."""
        return self.event.meetings(self.results.of(self.event.plan))

    def play(self, where: Where, keep: Path | None) -> None:
        """Play what is not in the database yet, and name the games that could not be played."""
        try:
            with progress_bar() as bar:
                task = bar.add_task("games", total=None)
                for outcome in play_event(self.event, self.results, where, keep):
                    bar.advance(task)
                    self._note(outcome)
        except KeyboardInterrupt:
            self.interrupted = True
            typer.echo("interrupted: the same command goes on from here", err=True)
        except GivenUpError as error:
            typer.echo(f"manalog: {error}", err=True)

    def _note(self, outcome: Result | Failure) -> None:
        if isinstance(outcome, Failure):
            self.failed += 1
            typer.echo(f"not played: {outcome}", err=True)
        else:
            for line in outcome.forfeits:
                typer.echo(f"warning: {line}", err=True)

    def report(self, json: bool) -> None:
        """Print the rounds and the standings, or JSON."""
        meetings = self.meetings
        rows = standings(self.event.contestants, meetings)
        if json:
            typer.echo(_as_json(self.event, meetings, rows))
            return
        for line in _rounds(meetings):
            typer.echo(line)
        _print_standings(rows)
        for line in told_missing(self.event.plan.game, self.event.plan.decks):
            typer.echo(line)
        typer.echo(f"seed {self.event.plan.seed}")

    def leave(self) -> None:
        """End the command with the exit code for what happened; return where all went well."""
        if self.interrupted or self.failed:
            raise typer.Exit(INTERRUPTED if self.interrupted else NEGATIVE)


def _rounds(meetings: list[Meeting]) -> Iterator[str]:
    number = -1
    for meeting in meetings:
        if meeting.round != number:
            number = meeting.round
            yield f"Round {number + 1}"
        yield f"  {_meeting_words(meeting)}"
    yield ""


def _meeting_words(meeting: Meeting) -> str:
    if meeting.second is None:
        return f"{meeting.first} has a bye"
    first, second, score = str(meeting.first), str(meeting.second), meeting.score
    drawn = f"-{score.draws}" if score.draws else ""
    unfinished = "" if meeting.over else ", not over"
    return f"{first} - {second}: {score.wins(first)}-{score.wins(second)}{drawn}{unfinished}"


def _print_standings(rows: list[Row]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Standings", box=SIMPLE_HEAD, title_justify="left", pad_edge=False)
    table.add_column("contestant")
    for name in ("points", "W-L-D", "OMW %", "GW %", "OGW %"):
        table.add_column(name, justify="right")
    for row in rows:
        shares = (row.opponents, row.games, row.opponents_games)
        record = f"{row.won}-{row.lost}-{row.drawn}"
        table.add_row(
            str(row.contestant), str(row.points), record, *(f"{100 * one:.1f}" for one in shares)
        )
    Console(highlight=False).print(table)


def _as_json(event: Event, meetings: list[Meeting], rows: list[Row]) -> str:
    import json

    record: dict[str, Any] = {
        "system": event.system,
        "rounds": event.rounds,
        "best_of": event.best_of,
        "seed": event.plan.seed,
        "game": event.plan.game,
        **missing_record(event.plan.game, event.plan.decks),
        "meetings": [_meeting_record(meeting) for meeting in meetings],
        "standings": [_row_record(row) for row in rows],
    }
    return json.dumps(record, ensure_ascii=False)


def _meeting_record(meeting: Meeting) -> dict[str, Any]:
    first, second, score = meeting.first, meeting.second, meeting.score
    winner = meeting.winner if meeting.over else None
    return {
        "round": meeting.round + 1,
        "first": str(first),
        "second": str(second) if second else None,
        "won": [score.wins(str(first)), score.wins(str(second)) if second else 0],
        "drawn": score.draws,
        "over": meeting.over,
        "winner": str(winner) if winner else None,
    }


def _row_record(row: Row) -> dict[str, Any]:
    return {
        "contestant": str(row.contestant),
        "points": row.points,
        "won": row.won,
        "lost": row.lost,
        "drawn": row.drawn,
        "byes": row.byes,
        "opponents": round(row.opponents, 4),
        "games": round(row.games, 4),
        "opponents_games": round(row.opponents_games, 4),
    }
