"""A label with text beside it, without the blanks that a table would put at line ends."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.text import Text

_NARROWEST = 20


class Labeled:
    """LABEL, then CONTENT from column WIDTH on, wrapped there."""

    def __init__(self, label: Text, content: Text, width: int) -> None:
        """Keep what is to be drawn."""
        self.label = label
        self.content = content
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield the lines."""
        room = max(options.max_width - self.width, _NARROWEST)
        for number, line in enumerate(self.content.wrap(console, room)):
            line.rstrip()
            head = self.label.copy() if number == 0 else Text()
            head.pad_right(max(self.width - len(head), 1))
            yield Text.assemble(head, line)
