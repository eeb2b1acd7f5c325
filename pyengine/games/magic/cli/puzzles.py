"""The commands for puzzles: `manalog puzzle`."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.cli.exit_codes import NEGATIVE
from pyengine.cli.progress import progress_bar
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import opened_file, reason

if TYPE_CHECKING:
    from pyengine.games.magic.puzzles.playing import Attempt
    from pyengine.games.magic.puzzles.puzzle import Puzzle

HELP = "List puzzles, play one, show its hint or solution, prove them all, make new ones."
Name = Annotated[str, typer.Argument(metavar="PUZZLE", help="Its name, as `list` has it.")]
_HELP = "A number takes that action; undo, hint, solution, quit."


def list_puzzles(json: options.Json = False) -> None:
    """List the puzzles: their names, goals, lengths, and whether the first action is forced."""
    from pyengine.games.magic.puzzles.puzzle import puzzles

    found = puzzles()
    if json:
        from json import dumps

        typer.echo(dumps([_record(puzzle) for puzzle in found], ensure_ascii=False))
        return
    for puzzle in found:
        only = "one way to begin" if puzzle.only else f"{puzzle.openings[0]} ways to begin"
        typer.echo(f"{puzzle.key:<30} {puzzle.length:>2} choices, {only}: {puzzle.words}")


def _record(puzzle: Puzzle) -> dict[str, object]:
    return {
        "name": puzzle.key,
        "title": puzzle.name,
        "words": puzzle.words,
        "goal": puzzle.problem.goal,
        "within": puzzle.problem.bound,
        "length": puzzle.length,
        "openings": list(puzzle.openings),
        "board": puzzle.board,
    }


def show(name: Name) -> None:
    """Show a puzzle as its file has it, but for what gives it away."""
    from pyengine.games.magic.puzzles.puzzle import find_puzzle

    puzzle = find_puzzle(name)
    typer.echo(f"{puzzle.name}\n{puzzle.words}\n{puzzle.board}".rstrip())


def save(
    name: Name, file: Annotated[Path, typer.Argument(metavar="SAVE", help="A new saved game.")]
) -> None:
    """Write the board of a puzzle as a saved game, for `manalog solve` and the others."""
    from pyengine.games.magic.puzzles.puzzle import find_puzzle
    from pyengine.saves.save import write_save

    puzzle = find_puzzle(name)
    write_save(file, puzzle.session(), {"puzzle": puzzle.key})
    typer.echo(f"{puzzle.name} is saved as {file}")


def hint(name: Name) -> None:
    """Tell the first action of the solution."""
    from pyengine.games.magic.puzzles.proving import solution_of
    from pyengine.games.magic.puzzles.puzzle import find_puzzle

    solution = solution_of(find_puzzle(name))
    assert solution.strategy is not None
    typer.echo(solution.strategy.line()[0].words)


def solution(name: Name, json: options.Json = False) -> None:
    """Show the solution, against every answer."""
    from pyengine.cli.plans.solve import told
    from pyengine.games.magic.puzzles.proving import solution_of
    from pyengine.games.magic.puzzles.puzzle import find_puzzle

    found = solution_of(find_puzzle(name))
    if json:
        from json import dumps

        typer.echo(dumps(found.record(), ensure_ascii=False))
    else:
        typer.echo("\n".join(told(found)))


def prove(
    names: Annotated[list[str] | None, typer.Argument(metavar="[PUZZLE]...", help="All.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Search so long at most, each.")] = 60.0,
) -> None:
    """Prove what puzzles say of themselves; the exit code is 1 where one is wrong.

    Each solution is played by the rules, too, against every answer.
    """
    from pyengine.games.magic.puzzles.proving import proved
    from pyengine.games.magic.puzzles.puzzle import find_puzzle, puzzles

    chosen = [find_puzzle(name) for name in names] if names else puzzles()
    wrong = 0
    with progress_bar() as bar:
        task = bar.add_task("puzzles", total=len(chosen))
        for proof in proved(chosen, seconds):
            bar.update(task, advance=1)
            wrong += bool(proof.wrong)
            found = f"proved, {proof.solution.states} states; played, {proof.lines} lines"
            verdict = proof.wrong or found
            typer.echo(f"{proof.puzzle.key}: {verdict}")
    if wrong:
        raise typer.Exit(NEGATIVE)


def make(
    seed: Annotated[int, typer.Option(help="The same seed makes the same puzzles.")] = 1,
    count: Annotated[int, typer.Option(min=1, help="Make so many.")] = 1,
    kind: Annotated[str, typer.Option(help="win: this turn; survive: the opponent's.")] = "win",
    tries: Annotated[int, typer.Option(min=1, help="Draw so many boards at most.")] = 500,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add them to this file, too.")
    ] = None,
) -> None:
    """Make puzzles with a single right first action from boards drawn by chance.

    What is asked is proved. The exit code is 1 where fewer were found. Ctrl-C ends it; what was
    made by then is there.
    """
    from pyengine.games.magic.puzzles.making import KINDS, Maker
    from pyengine.plans.problem import PlanError

    if kind not in KINDS:
        raise PlanError(f'no puzzles are of the kind "{kind[:40]}"', remedy="Say win or survive")
    made = 0
    with progress_bar() as bar:
        task = bar.add_task("boards", total=tries)

        def watch(number: int, states: int) -> None:
            bar.update(task, description=f"board {number}, {states} states")

        with Maker(seed, kind, watch) as maker:
            for puzzle in itertools.islice(maker.tries(), tries):
                bar.update(task, advance=1)
                if puzzle is not None:
                    made += 1
                    _tell(puzzle, output)
                if made == count:
                    return
    raise typer.Exit(NEGATIVE)


def _tell(puzzle: Puzzle, output: Path | None) -> None:
    text = "\n".join(puzzle.lines())
    typer.echo(text)
    if output is not None:
        _add(output, f"{text}\n\n".encode())


def _add(file: Path, content: bytes) -> None:
    """Have FILE with CONTENT at its end, whole or as it was; PlanError: no puzzles, or no place."""
    from pyengine.plans.problem import PlanError

    target, before = Path(os.path.realpath(file)), b""
    if target.exists():
        with opened_file(target, PlanError) as stream:
            before = stream.read()
    if before.strip() and b"\ngoal: " not in before:
        raise PlanError("is there and holds no puzzles: it is left alone", file=file)
    try:
        replace_file(target, before + content)
    except (OSError, ValueError) as error:
        raise PlanError(f"cannot be written ({reason(error)})", file=file) from error


def play(name: Name) -> None:
    """Play a puzzle: the opponent answers by what refutes you, if anything does.

    The exit code is 0 where it is solved, 1 where it is left or lost.
    """
    from pyengine.games.magic.puzzles.playing import Attempt
    from pyengine.games.magic.puzzles.puzzle import find_puzzle

    puzzle = find_puzzle(name)
    typer.echo(f"{puzzle.name}. {puzzle.words}\n{puzzle.board}{_HELP}")
    with Attempt(puzzle) as attempt:
        while not attempt.ended:
            for number, words in enumerate(attempt.options(), start=1):
                typer.echo(f"  {number}. {words}")
            if not _answered(attempt, _typed(attempt.player)):
                raise typer.Exit(NEGATIVE)
        solved = attempt.solved
    typer.echo("Solved, by the rules." if solved else "That does not do it.")
    if not solved:
        raise typer.Exit(NEGATIVE)


def _typed(player: str) -> str:
    """Return what is typed for PLAYER; at the input's end, that they leave."""
    try:
        return input(f"{player}> ")
    except EOFError:
        typer.echo()
        return "quit"


def _answered(attempt: Attempt, text: str) -> bool:
    """Do what TEXT says; return whether the attempt goes on."""
    from pyengine.cli.plans.solve import told

    words = text.strip().lower()
    if words in ("quit", "q"):
        return False
    if words in ("hint", "solution"):
        found = attempt.solution()
        if found.strategy is None:
            typer.echo("From here there is no way: undo")
        elif words == "hint":
            typer.echo(found.strategy.line()[0].words)
        else:
            typer.echo("\n".join(told(found)))
    elif words == "undo":
        if not attempt.undo():
            typer.echo("nothing has been done yet")
    elif words.isascii() and words.isdigit() and 0 < int(words) <= len(attempt.options()):
        typer.echo("\n".join(attempt.take(int(words) - 1)), nl=False)
    else:
        typer.echo(_HELP)
    return True


COMMANDS = (
    ("hint", hint),
    ("list", list_puzzles),
    ("make", make),
    ("play", play),
    ("prove", prove),
    ("save", save),
    ("show", show),
    ("solution", solution),
)
"""The commands of the group, and their functions."""
