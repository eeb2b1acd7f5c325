"""The dialog with a person who plays: a question, the line that answers it, what it does."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pyengine.agents.naming import is_name_asked, name_chosen
from pyengine.cli.failures import explained
from pyengine.cli.play.commands import Commands
from pyengine.cli.play.completion import completions
from pyengine.cli.play.screen import Screen
from pyengine.cli.play.table import Table
from pyengine.cli.play.talk import Reader, Talk
from pyengine.errors import CardError, ManalogError
from pyengine.table.display import Option, has_words

_NUMBERS = re.compile(r"\d{1,9}(?:[\s,]+\d{1,9})*")


class Dialog(Talk):
    """Asks the people at a table, one question at a time."""

    def __init__(self, table: Table, screen: Screen, reader: Reader) -> None:
        """Sit down at TABLE."""
        super().__init__(table, screen, reader)
        self.commands = Commands(self)

    def complete(self, text: str) -> list[str]:
        """Return the lines that TEXT may become: options, commands, and names after them."""
        return completions(self, self.commands.names, text)

    def ask(self) -> None:
        """Show the person who chooses how things stand, and carry out one line of theirs."""
        choice = self.table.session.choice
        assert choice is not None
        if self.shortcut is not None and self.shortcut.player == choice.player:
            if self.shortcut.take_next():
                return
            self.end_shortcut()
        if self.question is None or self.player != choice.player:
            self.player = choice.player
            self.tell(self.player)
            self.ask_anew()
        assert self.question is not None
        obvious = self.question.obvious
        hint = f" [{obvious.words}]" if obvious else ""
        self.answer(self.read(f"{self.player}{hint}> "))

    # ------------------------------------------------------------------ answers

    def answer(self, line: str) -> None:
        """Carry out LINE; what is wrong with it is said."""
        try:
            self._carry_out(line)
        except Exception as error:
            known = explained(error)
            if known is None:
                raise
            self.screen.say(str(known), "red")

    def _carry_out(self, line: str) -> None:
        assert self.question is not None
        if not line:
            self._take_obvious()
        elif move := self.table.game.move(line):
            self._take_move(move)
        elif _NUMBERS.fullmatch(line) and not self.table.game.typed:
            self._take_numbers([int(number) for number in re.split(r"[\s,]+", line)])
        elif line.lower() in ("all", "none"):
            self._take_declaration(line.lower() == "all")
        elif not self.commands.carry_out(line):
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
            self.explain_all([(action, "You can't do that now")])

    def _take_numbers(self, numbers: list[int]) -> None:
        assert self.question is not None
        options = [self._option(number) for number in numbers]
        if len(options) > 1:
            options = [option for option in options if option != self.question.finishing]
            self._check_number(len(numbers))
        self._take(options, finish=len(numbers) > 1)

    def _check_number(self, number: int) -> None:
        """Refuse a NUMBER of options at once that is more than what is asked for."""
        assert self.question is not None
        most = self.question.at_once
        if most < 0 or number <= most:
            return
        if self.question.waiting is not None:
            raise ManalogError("one action at a time here: others may respond to it")
        raise ManalogError(f"{number} at once, but {most} asked for here: type fewer numbers")

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
        if self.question.at_once in (0, 1):
            raise ManalogError("only one is asked for here: type its number")
        if not everything and self.question.finishing is None:
            raise ManalogError("there is nothing to declare now")
        chosen: dict[int, Option] = {}
        if everything:
            for option in self.question.options:
                if option.objects:
                    chosen.setdefault(option.objects[0], option)
            self._check_number(len(chosen))
        self._take(list(chosen.values()), finish=True)

    def _take_words(self, line: str) -> None:
        assert self.question is not None
        wanted = line.lower().split()
        if self.table.game.typed and _NUMBERS.fullmatch(line):
            raise ManalogError(f"type {self.table.game.typed}, or help")
        shown = self.question.shown()
        exact = [option for option in shown if option.words.lower().split() == wanted]
        found = exact or [option for option in shown if has_words(option.words, wanted)]
        if len(exact) != 1 and is_name_asked(self.table.session):
            self._take_name(line, found)
        elif len(found) == 1:
            self._take(found)
        elif found:
            raise ManalogError(f'"{line}" fits {len(found)} actions: type a number')
        elif meant := self.table.display.meant(line, self.player):
            self.explain_all(meant)
        else:
            nothing = self.nothing_meant(line, "is no action and no command")
            raise ManalogError(nothing, remedy="Try help")

    def _take_name(self, line: str, found: list[Option]) -> None:
        """Choose the name LINE, which need not be among the options; or the one option FOUND."""
        begun, session = self.table.made, self.table.session
        try:
            index = name_chosen(session, line)
        except CardError:
            if len(found) != 1:
                raise
            index = found[0].index
        self.table.take(index)
        self.table.asked.append(begun)
        self.answers.setdefault(self.player, []).extend(session.taken[begun:])
        self.question = None

    def _take(self, options: Iterable[Option], *, finish: bool = False) -> None:
        """Take OPTIONS one after the other, all or none; with FINISH, end the declaration then."""
        assert self.question is not None and self.table.session.choice is not None
        taken = list(options)
        if not self.question.ordered:
            taken.sort(key=lambda option: option.index)
        if finish and self.question.finishing and self.question.ends(len(taken)):
            taken.append(self.question.finishing)
        actions = [self.table.session.choice.actions[option.index] for option in taken]
        begun = self.table.made
        for action, option in zip(actions, taken, strict=True):
            choice = self.table.session.choice
            if choice is None or choice.player != self.player or action not in choice.actions:
                self._say_illegal(action, option.words)
                self.table.take_back(self.table.made - begun)
                return
            self.table.take(choice.actions.index(action))
        if self.shortcut is not None and taken != [self.question.waiting]:
            self.table.others_acted = True
        self.table.asked.append(begun)
        self.answers.setdefault(self.player, []).extend(actions)
        self.question = None

    def _say_illegal(self, action: str, words: str) -> None:
        over, display = self.table.session.over, self.table.display
        reasons = [] if over else display.why_not(action, self.player)
        because = f": {reasons[0][1]}" if reasons else ""
        self.screen.say(f"{words} is not legal then{because}", "red")
