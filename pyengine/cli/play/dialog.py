"""The talk with a person who plays: what happened, the board, the question, the answer."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterable
from pathlib import Path

from pyengine.cli.play.reader import Interrupts
from pyengine.cli.play.screen import Screen
from pyengine.cli.play.table import Table
from pyengine.cli.play.view import WHOLE_GAME, Option, Question
from pyengine.errors import ManalogError

_NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")


class Quit(Exception):
    """The person wants to stop."""


class Dialog:
    """Asks the people at a table, one question at a time."""

    def __init__(self, table: Table, screen: Screen, interrupts: Interrupts) -> None:
        """Sit down at TABLE."""
        self.table = table
        self.screen = screen
        self.interrupts = interrupts
        self.player = ""
        self.question: Question | None = None
        self._seen: dict[str, int] = {}
        self._commands: dict[str, Callable[[str], None]] = {
            "auto": self._auto, "board": self._board, "concede": self._concede,
            "exit": self._quit, "help": self._help, "?": self._help, "quit": self._quit,
            "save": self._save, "show": self._show, "stop": self._stop, "stops": self._stops,
            "undo": self._undo, "why": self._why,
        }  # fmt: skip

    # ------------------------------------------------------------------ output

    def ask(self) -> None:
        """Show the person who chooses how things stand, and carry out one line of theirs."""
        choice = self.table.session.choice
        assert choice is not None
        if self.question is None or self.player != choice.player:
            self.player = choice.player
            self.tell(self.player)
            self._ask_anew()
        assert self.question is not None
        obvious = self.question.obvious
        hint = f" [{obvious.words}]" if obvious else ""
        self.answer(self.interrupts.read_line(f"{self.player}{hint}> ").strip())

    def _ask_anew(self) -> None:
        self.question = self.table.view.question()
        self._show_board()
        self.screen.question(self.question, self.table.game.typed)

    def _show_board(self) -> None:
        rows = self.table.view.ask("board", self.player)
        self.screen.show(self.table.game.board(rows, self.player))

    def tell(self, viewer: str) -> None:
        """Say what VIEWER has not been told of what happened."""
        made = self.table.made
        seen = self._seen.get(viewer)
        since = WHOLE_GAME if seen is None else made - seen
        rows = self.table.view.happened(viewer, since) if since > 0 else []
        if rows and viewer == self.player:
            self.screen.say("")
        self.screen.news(rows)
        self._seen[viewer] = made

    # ------------------------------------------------------------------ answers

    def answer(self, line: str) -> None:
        """Carry out LINE; what is wrong with it is said."""
        try:
            self._carry_out(line)
        except ManalogError as error:
            self.screen.say(str(error), "red")

    def _carry_out(self, line: str) -> None:
        assert self.question is not None
        word, _, rest = line.partition(" ")
        if not line:
            self._take_obvious()
        elif move := self.table.game.move(line):
            self._take_move(move)
        elif _NUMBERS.fullmatch(line) and not self.table.game.typed:
            self._take_numbers([int(number) for number in re.split(r"[\s,]+", line)])
        elif line.lower() in ("all", "none"):
            self._take_declaration(line.lower() == "all")
        elif command := self._commands.get(word.lower()):
            command(rest.strip())
        else:
            self._take_words(line)

    def _take_obvious(self) -> None:
        assert self.question is not None
        if self.question.obvious is None:
            what = self.table.game.typed or f"a number from 1 to {len(self.question.shown())}"
            raise ManalogError(f"type {what}, or help")
        self._take([self.question.obvious])

    def _take_move(self, action: str) -> None:
        assert self.question is not None and self.table.session.choice is not None
        actions = self.table.session.choice.actions
        if action in actions:
            self._take([self.question.options[actions.index(action)]])
        else:
            self._why(action)

    def _take_numbers(self, numbers: list[int]) -> None:
        assert self.question is not None
        options = [self._option(number) for number in numbers]
        if len(options) > 1 and self.question.waiting is not None:
            raise ManalogError("one action at a time here: others may respond to it")
        if len(options) > 1:
            options = [option for option in options if option != self.question.finishing]
        self._take(options, finish=len(numbers) > 1)

    def _option(self, number: int) -> Option:
        assert self.question is not None
        shown = self.question.shown()
        if 1 <= number <= len(shown):
            return shown[number - 1]
        named = [option for option in shown if number in option.objects]
        if len(named) == 1:
            return named[0]
        if named:
            raise ManalogError(f"{number} could be several actions: type the action's number")
        raise ManalogError(f"there is no action {number}: type a number from 1 to {len(shown)}")

    def _take_declaration(self, everything: bool) -> None:
        """Take every object's first action, or none, and finish the declaration."""
        assert self.question is not None
        if self.question.finishing is None and not any(o.objects for o in self.question.options):
            raise ManalogError("there is nothing to declare now")
        chosen: dict[int, Option] = {}
        if everything:
            for option in self.question.options:
                if option.objects:
                    chosen.setdefault(option.objects[0], option)
        elif self.question.finishing is None:
            raise ManalogError("there is nothing to declare now")
        self._take(list(chosen.values()), finish=True)

    def _take_words(self, line: str) -> None:
        assert self.question is not None
        wanted = line.lower().split()
        if self.table.game.typed and _NUMBERS.fullmatch(line):
            raise ManalogError(f"type {self.table.game.typed}, or help")
        shown = self.question.shown()
        exact = [option for option in shown if option.words.lower().split() == wanted]
        found = exact or [option for option in shown if _has_words(option.words, wanted)]
        if len(found) == 1:
            self._take(found)
        elif found:
            raise ManalogError(f'"{line}" fits {len(found)} actions: type a number')
        else:
            raise ManalogError(f'"{line[:60]}" is no action and no command', remedy="Try help")

    def _take(self, options: Iterable[Option], *, finish: bool = False) -> None:
        """Take OPTIONS one after the other; with FINISH, end the declaration then."""
        assert self.question is not None and self.table.session.choice is not None
        taken = list(options)
        if finish and self.question.finishing is not None:
            taken.append(self.question.finishing)
        actions = [self.table.session.choice.actions[option.index] for option in taken]
        self.table.asked.append(self.table.made)
        self.question = None
        for action, option in zip(actions, taken, strict=True):
            choice = self.table.session.choice
            if choice is None or choice.player != self.player or action not in choice.actions:
                self._say_illegal(action, option.words)
                return
            self.table.take(choice.actions.index(action))

    def _say_illegal(self, action: str, words: str) -> None:
        reasons = [] if self.table.session.over else self.table.view.why_not(action)
        because = f": {reasons[0][1]}" if reasons else ""
        self.screen.say(f"{words} is not legal now{because}", "red")

    # ------------------------------------------------------------------ commands

    def _auto(self, _: str) -> None:
        assert self.question is not None
        if self.question.waiting is None:
            raise ManalogError("this choice is yours: auto only passes")
        self.table.asked.append(self.table.made)
        self.table.auto()
        self.question = None

    def _board(self, _: str) -> None:
        self._ask_anew()

    def _concede(self, _: str) -> None:
        self.table.asked.append(self.table.made)
        self.question = None
        self.table.do(self.player, self.table.game.concession(self.player))

    def _help(self, _: str) -> None:
        self.screen.say(self.table.game.help)

    def _quit(self, _: str) -> None:
        raise Quit

    def _save(self, file: str) -> None:
        path = Path(file).expanduser() if file else self.table.default_path()
        self.table.save(path)
        self.screen.say(f"Saved to {path}")
        self.screen.say(f"Resume: manalog play --resume {shlex.quote(str(path))}")

    def _show(self, text: str) -> None:
        if not text:
            raise ManalogError("show what? Type a name or a number")
        for line in self.table.game.describe(text, self.player):
            self.screen.say(line)

    def _stop(self, step: str) -> None:
        if not step:
            self._stops("")
            return
        found = self._step(step)
        self.table.stops ^= {found}
        ends = "You will be asked" if found in self.table.stops else "You are no longer stopped"
        self.screen.say(f"{ends} in the step {found}.")

    def _step(self, text: str) -> str:
        steps = self.table.view.moments()
        wanted = re.sub(r"\W+", "_", text.lower())
        found = [step for step in steps if step == wanted] or [s for s in steps if wanted in s]
        if len(found) != 1:
            raise ManalogError(f'no step is called "{text[:40]}"', remedy=f"{', '.join(steps)}")
        return found[0]

    def _stops(self, _: str) -> None:
        stops = ", ".join(sorted(self.table.stops)) or "none"
        self.screen.say(f"Stops: {stops}. Steps: {', '.join(self.table.view.moments())}")

    def _undo(self, _: str) -> None:
        if seen := self.table.undo():
            self.screen.say(f"{seen}.")
        self._seen = {viewer: min(seen, self.table.made) for viewer, seen in self._seen.items()}
        self.question = None

    def _why(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        wanted = rest.strip() if word.lower() == "not" else text
        if not wanted:
            raise ManalogError(f"why not what? Such as: why not {self.table.game.example}")
        meant = self.table.view.meant(wanted, self.player)
        if not meant:
            raise ManalogError(f'"{wanted[:60]}" is no action that I can think of')
        for action, words in _distinct(meant):
            self._explain(action, words)

    def _explain(self, action: str, words: str) -> None:
        reasons = self.table.view.why_not(action)
        self.screen.say(f"{words}:" if reasons else f"{words}: you can do that now.")
        for rule, reason in reasons:
            self.screen.item("  -", f"{reason} ({rule})")
        for words in self.table.view.conflict(action):
            self.screen.item("  -", words)


_MOST_EXPLAINED = 4


def _distinct(meant: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return those of MEANT that read differently, and not too many."""
    first: dict[str, str] = {}
    for action, words in meant:
        first.setdefault(words, action)
    return [(action, words) for words, action in first.items()][:_MOST_EXPLAINED]


def _has_words(text: str, wanted: list[str]) -> bool:
    present = re.sub(r"[():,.;]", " ", text.lower()).split()
    return all(any(word.startswith(want) for word in present) for want in wanted)
