"""Writes a game to a terminal or a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pyengine.cli.play.reader import Keys, terminal
from pyengine.table.display import Question

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.status import Status

_WIDEST = 110


class Screen:
    """Writes lines, boards and questions; rich is loaded when the first one is written."""

    def __init__(self, *, color: bool = True) -> None:
        """Write with color where the terminal has it, unless COLOR is false."""
        self._color = color
        self._made: Console | None = None
        self._status: Status | None = None
        self._keys = Keys()

    @property
    def _console(self) -> Console:
        if self._made is None:
            from rich.console import Console

            options: dict[str, Any] = {} if self._color else {"color_system": None}
            self._made = Console(highlight=False, markup=False, emoji=False, **options)
        return self._made

    def _print(self, thing: RenderableType, style: str | None = None) -> None:
        """Write THING, as wide as the terminal is now."""
        self._console.print(thing, style=style, width=min(self._console.width, _WIDEST))

    def busy(self, words: str) -> None:
        """Show a terminal that something is done, in WORDS; until `rest`, keys are ignored."""
        if not terminal() or not self._console.is_terminal:
            return
        self._keys.ignore()
        if self._status is None:
            self._status = self._console.status(words, spinner="line")
            self._status.start()
        else:
            self._status.update(words)

    def rest(self) -> None:
        """End what `busy` began."""
        if self._status is not None:
            self._status.stop()
            self._status = None
        self._keys.heed()

    def show(self, thing: RenderableType) -> None:
        """Write THING."""
        self._print(thing)

    def say(self, text: str, style: str | None = None) -> None:
        """Write TEXT, wrapped."""
        self._print(text, style)

    def news(self, rows: Iterable[tuple[bool, str]]) -> None:
        """Write what happened: whether it is news, and the words."""
        for news, words in rows:
            self.item("*" if news else " ", words, "yellow" if news else "dim")

    def item(self, mark: str, words: str, style: str = "") -> None:
        """Write WORDS after MARK; what does not fit on the line goes below, indented."""
        from rich.text import Text

        from pyengine.cli.play.labeled import Labeled

        label = Text(mark, style=style)
        self._print(Labeled(label, Text(words, style=style), len(mark) + 1))

    def question(self, question: Question, typed: str = "") -> None:
        """Write the prompt and the numbered actions, or how they are TYPED."""
        prompt = question.prompt.rstrip(".?")
        if typed:
            self.say(f"{prompt} ({len(question.options)} are legal): type {typed}", "bold")
            return
        self.say(f"{prompt}:", "bold")
        for number, option in enumerate(question.shown(), start=1):
            self.item(f"{number:>3})", option.words)
