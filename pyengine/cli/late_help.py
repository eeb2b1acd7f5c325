"""Parts of help texts that take long to find: they are filled in when help is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typer.core import TyperCommand

from pyengine.cli.games import agents_in_words

_LATE: dict[str, Callable[[], str]] = {"{agents}": agents_in_words}


class LateHelp(TyperCommand):
    """A command in whose options' help `{agents}` stands for the agents that there are."""

    def get_help(self, ctx: Any) -> str:
        """Return the help, with all parts filled in."""
        for parameter in self.params:
            text = getattr(parameter, "help", None)
            for mark, words in _LATE.items():
                if text and mark in text:
                    parameter.help = text.replace(mark, words())  # type: ignore[attr-defined]
        return super().get_help(ctx)
