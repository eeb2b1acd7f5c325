"""Parts of help texts that take long to find: they are filled in when help is asked for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from pyengine.cli.games import agents_in_words

_LATE: dict[str, Callable[[], str]] = {"{agents}": agents_in_words}


_UsageError: Any = typer.BadParameter.__base__
"""What all complaints about the command line are; newer Typers have a click of their own."""

_LONGEST = 300
"""How many characters of the command line a complaint quotes."""


@contextlib.contextmanager
def _short_complaints() -> Iterator[None]:
    """Shorten what a usage error repeats of the command line, which may be very long."""
    try:
        yield
    except _UsageError as error:
        if len(error.message) > _LONGEST:
            error.message = f"{error.message[:_LONGEST]}..."
        raise


class Group(TyperGroup):
    """A group of commands; what it complains of is short."""

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """Return the context of its own options."""
        with _short_complaints():
            return super().make_context(*args, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is called."""
        with _short_complaints():
            return super().resolve_command(ctx, args)


class LateHelp(TyperCommand):
    """A command in whose options' help `{agents}` stands for the agents that there are."""

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """Return the context of its options; what it complains of is short."""
        with _short_complaints():
            return super().make_context(*args, **extra)

    def get_help(self, ctx: Any) -> str:
        """Return the help, with all parts filled in."""
        for parameter in self.params:
            text = getattr(parameter, "help", None)
            for mark, words in _LATE.items():
                if text and mark in text:
                    parameter.help = text.replace(mark, words())  # type: ignore[attr-defined]
        return super().get_help(ctx)
