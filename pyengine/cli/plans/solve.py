"""The command that looks for plans: `manalog solve`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import NEGATIVE
from pyengine.cli.progress import progress_bar

if TYPE_CHECKING:
    from pyengine.plans.believed import Believed
    from pyengine.plans.problem import Problem
    from pyengine.plans.solving import Solution
    from pyengine.plans.strategy import Strategy
    from pyengine.saves.save import Save


def solve(
    save: Annotated[str, typer.Argument(metavar="SAVE", help="A saved game.")],
    goal: Annotated[
        str | None,
        typer.Option(metavar="QUESTION", help="What is to be reached, such as 'won(PLAYER)'."),
    ] = None,
    within: Annotated[
        str,
        typer.Option(
            metavar="BOUND",
            help="Where: turn, turns(N), choices(N), both with a comma, or game.",
        ),
    ] = "turn",
    opponents: Annotated[
        str,
        typer.Option(
            help="all: against every answer; passive: they let all happen; any: as they please."
        ),
    ] = "all",
    chance: Annotated[
        str,
        typer.Option(
            help="known: all is as it is in the save; all: whatever is hidden, and whatever chance "
            "brings; sampled(N): in N samples of what is hidden."
        ),
    ] = "known",
    player: Annotated[
        str | None, typer.Option("--for", metavar="PLAYER", help="Whose plan; who chooses now.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=options.MOST_SECONDS, help="Search so long at most.")
    ] = 60.0,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the strategy to this file, too.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Play the strategy in FILE against every answer instead."
        ),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Show each first action of a shortest plan, too.")
    ] = False,
    count: Annotated[bool, typer.Option("--count", help="Count the shortest plans, too.")] = False,
    saves: Annotated[
        Path | None,
        typer.Option(metavar="DIRECTORY", help="Write a save at the end of each line of play."),
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, max=64, help="So many processes share the search.")
    ] = 1,
    json: options.Json = False,
) -> None:
    """Find the shortest plan from a saved game to a goal, or prove that there is none.

    The goal is a question, as `manalog ask` takes it. A plan of N choices reaches it after N
    choices of all players, at most. What is hidden is taken as it is in the save: everything is
    known. With --chance "sampled(N)" it is imagined N times, as the player who chooses may do, and
    the share of these samples in which there is a plan is told: that proves nothing. With --chance
    all a plan has to hold in every state that agrees with what the player sees.

    The exit code is 0 where there is a plan, 1 where none was found, 2 after an error. Ctrl-C ends
    the search and tells how far it came.
    """
    from pyengine.plans.problem import PlanError, Problem
    from pyengine.plans.sampling import samples_of
    from pyengine.plans.strategy import check_place
    from pyengine.saves.save import read_save

    found = read_save(save)
    samples = samples_of(chance)
    if chance != "known" and (output or saves or every or count or jobs > 1):
        raise PlanError("--output, --saves, --all, --count and --jobs are for --chance known")
    if check is not None:
        _check(found, check)
        return
    if goal is None:
        raise PlanError("there is no goal", remedy="Say --goal 'won(PLAYER)', or another question")
    problem = Problem.within(goal, within, opponents=opponents, player=player)
    if samples:
        _sample(found, problem, samples, seconds, json)
        return
    if chance == "all":
        _believe(found, problem, seconds, json)
        return
    if output is not None:
        check_place(output)
    solution = _solved(found, problem, seconds, jobs)
    further = _further(found, solution, seconds, every, count)
    if saves is not None and solution.strategy is not None:
        _write_lines(found, solution.strategy, saves)
    if output is not None and solution.strategy is not None:
        solution.strategy.write(output)
    if json:
        from json import dumps

        typer.echo(dumps(solution.record() | further, ensure_ascii=False))
    else:
        typer.echo("\n".join([*told(solution), *_told_further(further)]))
    if solution.outcome != "plan":
        raise typer.Exit(NEGATIVE)


def _check(save: Save, path: Path) -> None:
    from pyengine.ask.questions import oracle_of
    from pyengine.engine.cage import FOR_SEARCHES
    from pyengine.engine.remote import Remote
    from pyengine.plans.checking import Check
    from pyengine.plans.problem import PlanError
    from pyengine.plans.strategy import Strategy

    strategy = Strategy.read(path)
    with oracle_of(save, Remote(cage=FOR_SEARCHES)) as oracle:
        check = Check(oracle, strategy)
        check.check_origin()
        try:
            played = check.run()
        except PlanError as error:
            typer.echo(f"the strategy fails: {error}")
            raise typer.Exit(NEGATIVE) from None
    typer.echo(f"the strategy reaches its goal in {_counted(played, 'line')} of play")


def _further(
    save: Save, solution: Solution, seconds: float, every: bool, count: bool
) -> dict[str, Any]:
    """Return the first actions of shortest plans, and the number of these, as they are wanted."""
    if solution.outcome != "plan" or not (every or count):
        return {}
    from pyengine.plans.solving import Solver

    further: dict[str, Any] = {}
    with Solver(save.session(), seconds) as solver:
        if count:
            further["count"] = solver.count(solution.problem)
        if every:
            further["all"] = [
                {"action": opening.action, "words": opening.words}
                for opening in solver.openings(solution.problem)
                if opening.outcome == "plan" and opening.length == solution.length
            ]
    return further


def _told_further(further: dict[str, Any]) -> Iterator[str]:
    if "count" in further:
        yield f"Shortest plans: {further['count']}"
    if "all" in further:
        yield "Such a plan can begin with"
        yield from (f"- {opening['words']}" for opening in further["all"])


def _write_lines(save: Save, strategy: Strategy, directory: Path) -> None:
    from pyengine.plans.lines import write_lines

    written = write_lines(save.session(), strategy, directory)
    typer.echo(f"{_counted(written, 'line')} of play saved in {directory}", err=True)


def _sample(save: Save, problem: Problem, samples: int, seconds: float, json: bool) -> None:
    """Tell in how many samples there is a plan; leave with 1 where in none."""
    from json import dumps

    from pyengine.plans.sampling import sampled

    with progress_bar() as bar:
        task = bar.add_task(f"{samples} samples", total=None)

        def progress(states: int, depth: int) -> None:
            bar.update(task, description=f"{samples} samples: {states} states in one")

        found = sampled(save.session(), problem, samples, seconds, progress)
    if json:
        typer.echo(dumps(found.record(), ensure_ascii=False))
    else:
        low, high = found.interval()
        counted = _counted(found.samples, "sample")
        typer.echo(
            f"A plan in {found.plans} of {counted}: from {low:.0%} to {high:.0%}, with 95 % "
            "confidence, of what may be hidden. It knows what is hidden, so nothing is proved."
        )
        if found.outcomes["unfinished"]:
            typer.echo(f"{found.outcomes['unfinished']} of them were not searched to the end.")
        for words, count in found.first.most_common(5):
            typer.echo(f"- {count} begin with: {words}")
    if not found.plans:
        raise typer.Exit(NEGATIVE)


def _believe(save: Save, problem: Problem, seconds: float, json: bool) -> None:
    """Tell of a plan for whatever is hidden; leave with 1 where there is none."""
    from json import dumps

    from pyengine.plans.solving import Solver

    with progress_bar() as bar, Solver(save.session(), seconds) as solver:
        task = bar.add_task("searching", total=None)

        def progress(states: int, depth: int) -> None:
            bar.update(task, description=f"{states} states, plans of {depth} choices")

        found = solver.solve_all(problem, progress)
    if json:
        typer.echo(dumps(found.record(), ensure_ascii=False))
    else:
        if found.worlds:
            ways = _counted(found.worlds, "way")
            typer.echo(f"What {found.problem.player} has never seen may be in {ways}.")
        typer.echo("\n".join(told(found)))
    if found.outcome != "plan":
        raise typer.Exit(NEGATIVE)


def _solved(save: Save, problem: Problem, seconds: float, jobs: int) -> Solution:
    from pyengine.plans.jobs import solve_in_jobs

    with progress_bar() as bar:
        task = bar.add_task("searching", total=None)

        def progress(states: int, depth: int) -> None:
            bar.update(task, description=f"{states} states, plans of {depth} choices")

        return solve_in_jobs(save.session(), problem, seconds, jobs, progress)


def told(solution: Solution | Believed) -> Iterator[str]:
    """Yield SOLUTION in lines."""
    states = f"{_counted(solution.states, 'state')} in {solution.seconds:.1f} s"
    if solution.outcome == "plan":
        yield f"A plan of {_counted(solution.length, 'choice')} ({states}):"
        yield from solution.words()
    elif solution.outcome == "none":
        yield f"There is no plan: everything was looked at ({states})."
    elif solution.outcome == "none_within":
        yield f"None found within {_counted(solution.length, 'choice')} ({states})."
    else:
        looked = _counted(max(0, solution.length - 1), "choice")
        yield f"None found ({states}): there is none of up to {looked}, a longer one may be."


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
