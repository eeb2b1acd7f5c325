"""The command that lets agents with decks meet: `manalog tournament`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import INTERRUPTED, NEGATIVE
from pyengine.cli.missing import missing_record, told_missing, warn_of_missing
from pyengine.cli.progress import progress_bar
from pyengine.games import DEFAULT_GAME, find_game

if TYPE_CHECKING:
    from pyengine.tournament.contestants import Pairing
    from pyengine.tournament.event import Event
    from pyengine.tournament.match import Failure
    from pyengine.tournament.plan import Tournament
    from pyengine.tournament.results import Results
    from pyengine.tournament.running import Where
    from pyengine.tournament.standings import Tally


def tournament(
    db: Annotated[
        Path,
        typer.Option(metavar="FILE", help="The results, a SQLite database; games are added to it."),
    ],
    decks: Annotated[
        str | None, typer.Option(help="Deck files or names, with commas; else the usual ones.")
    ] = None,
    agents: Annotated[
        str,
        typer.Option(
            help="Agents, with parameters: random,mc:playouts=10; or bots of yours, ./program or "
            "module:Class."
        ),
    ] = "random,aggressive",
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing and seat.")] = 100,
    system: Annotated[
        str | None,
        typer.Option(
            metavar="swiss|robin", help="Play rounds of matches instead: Swiss, or round robin."
        ),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(help="Rounds of --system.  [default: as many as decide it]"),
    ] = None,
    best_of: Annotated[int, typer.Option(help="Games of a match, with --system.")] = 3,
    format_: Annotated[
        str | None,
        typer.Option("--format", metavar="NAME", help="Refuse decks that are not legal in it."),
    ] = None,
    missing: options.Missing = None,
    mirrors: Annotated[
        bool, typer.Option("--mirrors/--no-mirrors", help="Whether all meet themselves, too.")
    ] = True,
    jobs: options.Jobs = None,
    scheduler: options.Scheduler = None,
    seed: options.TournamentSeed = 1,
    keep: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write every game's save there.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw a heat map: .png or .svg.")
    ] = None,
    game: Annotated[str, typer.Option(help="The game.")] = DEFAULT_GAME,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print tables for a page of text.")
    ] = False,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every pairing as CSV.")
    ] = None,
    json: options.Json = False,
) -> None:
    """Let every agent with every deck play against all, from both seats.

    With --system there are rounds of matches instead, Swiss or round robin, and standings.

    Games that are in the database are not played again: after an interruption, or with more
    --games, the same command goes on. docs/tournaments.md has more.
    """
    from pyengine.tournament.event import Event
    from pyengine.tournament.heatmap import check_heat_map
    from pyengine.tournament.plan import Tournament
    from pyengine.tournament.results import Results

    where = place(jobs, scheduler)
    if missing is not None:
        find_game(game).settling()
    if system is not None:
        _refuse_with_rounds(plot, csv, markdown)
        names = decks if decks is not None else ",".join(find_game(game).decks)
        event = Event.of(
            options.parts(names), options.parts(agents), system, rounds, best_of, seed, game,
            missing,
        )  # fmt: skip
        warn_of_missing(game, event.plan.decks)
        _play_rounds(event, db, format_, where, keep, json)
        return
    if plot is not None:
        check_heat_map(plot)
    names = decks if decks is not None else ",".join(find_game(game).decks)
    plan = Tournament.everyone(
        options.parts(names), options.parts(agents), games, seed, game,
        mirrors=mirrors, missing=missing,
    )  # fmt: skip
    warn_of_missing(game, plan.decks)
    if format_ is not None:
        find_game(game).demand_legal(plan.decks, format_)
    with Results.open(db) as results:
        run = Run(plan, results)
        run.play(where, keep)
        run.report(json, plot, markdown=markdown)
        if csv is not None:
            run.write_csv(csv)
    run.leave()


def _refuse_with_rounds(plot: Path | None, csv: Path | None, markdown: bool) -> None:
    from pyengine.errors import TournamentError

    for name, value in {"plot": plot, "csv": csv, "markdown": markdown}.items():
        if value:
            raise TournamentError(f"--{name} is not for a tournament in rounds")


def _play_rounds(
    event: Event, db: Path, format_: str | None, where: Where, keep: Path | None, json: bool
) -> None:
    """Play EVENT, and print its rounds and its standings."""
    from pyengine.cli.rounds import EventRun
    from pyengine.tournament.results import Results

    if format_ is not None:
        find_game(event.plan.game).demand_legal(event.plan.decks, format_)
    with Results.open(db) as results:
        run = EventRun(event, results)
        run.play(where, keep)
        run.report(json)
    run.leave()


def place(jobs: int | None, scheduler: str | None) -> Where:
    """Return where games are played; TournamentError when both are given, or no address."""
    import os

    from pyengine.errors import TournamentError
    from pyengine.tournament.running import Where

    if jobs is not None and scheduler is not None:
        raise TournamentError("--jobs is for this machine, and --scheduler for others: give one")
    if scheduler is not None and not scheduler.strip():
        raise TournamentError(
            "--scheduler has no address",
            remedy="Give the one that `dask scheduler` says, or leave --scheduler out",
        )
    return Where(jobs or os.cpu_count() or 1, scheduler)


_SHOWN = 20
"""How many games that bots gave up are told one by one."""


class Run:
    """A tournament in progress, with a bar on the terminal. Ctrl-C ends it and loses no result."""

    def __init__(self, plan: Tournament, results: Results) -> None:
        self.plan, self.results = plan, results
        self.found = self._stored()
        self.played = 0
        self.failures: list[Failure] = []
        self.forfeits: list[str] = []
        self.interrupted = False
        self._warn_of_others()

    def _stored(self) -> int:
        """Return how many games of the plan the database already has."""
        return sum(1 for _ in self.results.of(self.plan))

    def _warn_of_others(self) -> None:
        """Warn of games in the database that another version of the rules or agents has played."""
        from pyengine.engine.fingerprint import fingerprint

        others = sum(r.version != fingerprint() for r in self.results.of(self.plan))
        if others:
            typer.echo(
                f"warning: {self.results.path}: {others} of the games there were played by another"
                " version of the rules or agents; another --db begins anew",
                err=True,
            )

    def play(self, where: Where, keep: Path | None = None) -> None:
        """Play what is not in the database yet, and name the games that could not be played."""
        from pyengine.tournament.running import GivenUpError

        try:
            self._play(where, keep)
        except KeyboardInterrupt:
            self.interrupted = True
            typer.echo("interrupted: the same command goes on from here", err=True)
        except GivenUpError as error:
            typer.echo(f"manalog: {error}", err=True)
        # Counted in the database: Ctrl-C may come between storing a game and hearing of it.
        self.played = self._stored() - self.found
        for failure in self.failures:
            typer.echo(f"not played: {failure}", err=True)
        for line in self.forfeits[:_SHOWN]:
            typer.echo(f"warning: {line}", err=True)
        if len(self.forfeits) > _SHOWN:
            typer.echo(f"warning: ... and {len(self.forfeits) - _SHOWN} more", err=True)

    def _play(self, where: Where, keep: Path | None) -> None:
        from rich import progress

        from pyengine.tournament.match import Failure
        from pyengine.tournament.running import play_tournament

        columns = (
            progress.TextColumn("games"), progress.BarColumn(), progress.MofNCompleteColumn(),
            progress.TimeElapsedColumn(), progress.TimeRemainingColumn(),
        )  # fmt: skip
        with progress_bar(*columns) as bar:
            task = bar.add_task("games", total=self.plan.total, completed=self.found)
            for outcome in play_tournament(self.plan, self.results, where, keep):
                if isinstance(outcome, Failure):
                    self.failures.append(outcome)
                else:
                    self.forfeits += outcome.forfeits
                bar.advance(task)

    def tallies(self) -> dict[Pairing, Tally]:
        """Return what the database holds of the plan, by pairing."""
        from pyengine.tournament.standings import by_pairing

        return by_pairing(self.plan.pairings, self.results.of(self.plan))

    def write_csv(self, path: Path) -> None:
        """Write every pairing to the file PATH; TournamentError: it can't be written."""
        from pyengine.cli.standings import as_csv
        from pyengine.errors import TournamentError

        try:
            path.write_text(as_csv(self.tallies()), encoding="utf-8")
        except OSError as error:
            raise TournamentError(f"can't be written ({error.strerror})", file=path) from error

    def leave(self) -> None:
        """End the command with the exit code for what happened; return where all went well."""
        if self.interrupted or self.failures:
            raise typer.Exit(INTERRUPTED if self.interrupted else NEGATIVE)

    def report(self, json: bool, plot: Path | None = None, *, markdown: bool = False) -> None:
        """Print the tables, in Markdown or for a terminal, or JSON, and draw the heat map."""
        from pyengine.cli.standings import as_json, as_markdown, as_tables
        from pyengine.tournament.heatmap import draw

        tallies = self.tallies()
        counts = {
            "games": self.plan.total, "found": self.found, "played": self.played,
            "failed": len(self.failures), "forfeited": len(self.forfeits),
            "seed": self.plan.seed, "game": self.plan.game,
            **missing_record(self.plan.game, self.plan.decks),
        }  # fmt: skip
        if json:
            typer.echo(as_json(counts, tallies))
        else:
            if markdown:
                typer.echo("\n".join([*as_markdown(tallies), ""]))
            else:
                as_tables(tallies)
            for line in told_missing(self.plan.game, self.plan.decks):
                typer.echo(line)
            line = "{found} games were there, {played} were played, of {games}".format(**counts)
            typer.echo(f"{line}; seed {self.plan.seed}")
        if plot is not None:
            draw(tallies, plot)
