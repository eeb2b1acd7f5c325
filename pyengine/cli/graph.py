"""The command that draws what depends on what: `manalog graph`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pyengine.errors import ManalogError
from pyengine.games import DEFAULT_GAME


class Format(StrEnum):
    """How a graph is written."""

    text = "text"
    dot = "dot"
    svg = "svg"
    json = "json"


def graph(
    word: Annotated[
        str,
        typer.Argument(
            metavar="WORD",
            help="A fluent, an action, an event, a rule's number or its beginning.",
        ),
    ],
    form: Annotated[Format, typer.Option("--format", help="How it is written.")] = Format.text,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it to this file.")
    ] = None,
    game: Annotated[str, typer.Option(help="The game whose cards are meant.")] = DEFAULT_GAME,
    steps: Annotated[
        str | None, typer.Option(metavar="SAVE", help="What happened in this saved game instead.")
    ] = None,
) -> None:
    """Show which rules read and cause something, from the rules as they are loaded.

    A line is a rule: its number, what it reads, and after the arrow what it causes; what it ends
    has a minus.

    With --steps, a line is a change of a fact called WORD in a saved game, in their order: the rule
    that made it, when, and what it came after.
    """
    from dataclasses import asdict
    from json import dumps

    from pyengine.ask import graphs
    from pyengine.system.replacing import replace_file
    from pyengine.system.text_files import check_kind

    if output is not None:
        check_kind(output, "a graph of rules", ManalogError, *graphs.MARKS)
    rules = graphs.steps_about(word, steps) if steps else graphs.rules_about(word, game)
    if form is Format.json:
        text = dumps([asdict(rule) for rule in rules], ensure_ascii=False)
    else:
        lines = {
            Format.text: graphs.text_lines,
            Format.dot: graphs.dot_lines,
            Format.svg: graphs.svg_lines,
        }[form]
        text = "\n".join(lines(rules))
    if output is None:
        typer.echo(text)
    else:
        replace_file(output, f"{text}\n".encode())
