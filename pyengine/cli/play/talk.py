"""What a dialog shows to a person and reads from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from pyengine.cli.play.reader import Complete
from pyengine.cli.play.screen import Screen
from pyengine.cli.play.shortcut import Shortcut
from pyengine.cli.play.table import Table
from pyengine.table.display import WHOLE_GAME, Question

_MOST_TOLD = 60
_MOST_EXPLAINED = 4


class Reader(Protocol):
    """Where lines come from."""

    def read_line(self, prompt: str, complete: Complete | None = None) -> str:
        """Show PROMPT and return the line that is typed."""


class Talk:
    """The people at a table, the one of them who is spoken to, and what they were told and said."""

    def __init__(self, table: Table, screen: Screen, reader: Reader) -> None:
        """Begin at TABLE, where nobody was told anything."""
        self.table = table
        self.screen = screen
        self.reader = reader
        self.player = ""
        self.question: Question | None = None
        self.shortcut: Shortcut | None = None
        self.answers: dict[str, list[str]] = {}
        """The actions that each person has taken one by one, oldest first."""
        self._seen: dict[str, int] = {}

    def complete(self, text: str) -> list[str]:
        """Return the lines that TEXT may become: none where nothing is known of them."""
        return []

    def read(self, prompt: str) -> str:
        """Return what is typed at PROMPT, without blanks around it."""
        self.screen.rest()
        return self.reader.read_line(prompt, self.complete).strip()

    def confirmed(self, what: str) -> bool:
        """Ask whether WHAT is meant; no unless the person says yes."""
        return self.read(f"{what}? yes or no [no]> ").lower() in ("y", "yes")

    def ask_anew(self) -> None:
        """Show the board and the question."""
        self.question = self.table.question()
        self.show_board()
        self.screen.question(self.question, self.table.game.typed)

    def show_board(self) -> None:
        """Show the board."""
        rows = self.table.display.ask_as(self.player, "board")
        self.screen.show(self.table.game.board(rows, self.player))

    def tell(self, viewer: str) -> None:
        """Say what VIEWER has not been told of what happened."""
        made = self.table.made
        seen = self._seen.get(viewer, self.table.told)
        since = made - seen if seen or viewer in self._seen else WHOLE_GAME
        rows = self.table.display.happened(viewer, since) if since > 0 else []
        if rows and viewer == self.player:
            self.screen.say("")
        if len(rows) > _MOST_TOLD:
            self.screen.item(
                " ", f"... {len(rows) - _MOST_TOLD} lines before these: see log", "dim"
            )
        self.screen.news(rows[-_MOST_TOLD:])
        self._seen[viewer] = made

    def end_shortcut(self) -> None:
        """Go on as usual, and say how far a shortcut came."""
        if self.shortcut is not None:
            self.screen.rest()
            self.screen.say(self.shortcut.words())
            self.shortcut = self.question = None

    def went_back(self) -> None:
        """Ask anew, after choices were taken back."""
        made = self.table.made
        self.table.told = min(self.table.told, made)
        self._seen = {viewer: min(seen, made) for viewer, seen in self._seen.items()}
        self.question = None

    def nothing_meant(self, line: str, words: str) -> str:
        """Return that LINE means no action, in these WORDS where it does not begin with a verb."""
        verb, _, rest = line.partition(" ")
        if rest and verb.lower() in self.table.game.verbs:
            return f'you see nothing called "{rest[:60]}" that you could {verb.lower()}'
        return f'"{line[:60]}" {words}'

    def explain_all(self, meant: Iterable[tuple[str, str]]) -> None:
        """Say why the actions MEANT, with their words, are not legal; not more than a few."""
        first: dict[str, str] = {}
        for action, words in meant:
            first.setdefault(words, action)
        for words, action in list(first.items())[:_MOST_EXPLAINED]:
            self._explain(action, words)

    def _explain(self, action: str, words: str) -> None:
        reasons = self.table.display.why_not(action, self.player)
        self.screen.say(f"{words}:" if reasons else f"{words}: you can do that now.")
        for rule, reason in reasons:
            self.screen.item("  -", f"{reason} ({rule})")
        for words in self.table.display.conflict(action, self.player):
            self.screen.item("  -", words)
