"""Taking shortcuts: a person's last choices again, a number of times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.cli.play.table import Table
from pyengine.errors import ManalogError

_MOST_TIMES = 10_000


@dataclass
class Shortcut:
    """ACTIONS of PLAYER, one after the other, TIMES times, as long as they are legal.

    Others may shorten it: it ends where one of them does anything but let things go on.
    """

    player: str
    actions: tuple[str, ...]
    times: int
    table: Table
    taken: int = 0
    why: str = ""

    def take_next(self) -> bool:
        """Take the next action, and return True; return False where the shortcut ends."""
        choice = self.table.session.choice
        assert choice is not None
        if self.taken == self.times * len(self.actions) or self.why:
            return False
        action = self.actions[self.taken % len(self.actions)]
        if self.table.others_acted:
            self.why = "another player did something"
        elif action not in choice.actions:
            reasons = self.table.display.why_not(action, choice.player)
            self.why = reasons[0][1] if reasons else "there is something else to choose"
        else:
            self.table.take(choice.actions.index(action))
            self.taken += 1
        return not self.why

    def stop(self, why: str) -> None:
        """End it, and say WHY."""
        self.why = why

    def words(self) -> str:
        """Return how far it came."""
        whole, rest = divmod(self.taken, len(self.actions))
        times = f"{whole} time{'' if whole == 1 else 's'}"
        parts = f" and {rest} of {len(self.actions)} choices more" if rest else ""
        because = f": {self.why}" if self.why else ""
        return f"Repeated {times}{parts}{because}."


def shortcut_of(text: str, player: str, table: Table, answers: Sequence[str]) -> Shortcut:
    """Return the shortcut that TEXT, `times` or `times choices`, means for PLAYER.

    The choices are the last of ANSWERS; where their number is not said, as many as lead to one that
    can be made now. ManalogError: there are none, or TEXT is no such number.
    """
    numbers = text.split()
    if not 1 <= len(numbers) <= 2 or not all(n.isascii() and n.isdigit() for n in numbers):
        raise ManalogError("type how many times, and how many choices, such as: repeat 10 2")
    times = int(numbers[0][:9])
    if not 1 <= times <= _MOST_TIMES:
        raise ManalogError(f"a shortcut is taken from 1 to {_MOST_TIMES} times")
    count = int(numbers[1][:9]) if len(numbers) > 1 else _usual_count(table, answers)
    if not 1 <= count <= len(answers):
        raise ManalogError(f"you have made {len(answers)} choices, not {count}")
    table.others_acted = False
    return Shortcut(player, tuple(answers[-count:]), times, table)


def _usual_count(table: Table, answers: Sequence[str]) -> int:
    """Return the least number of the last ANSWERS the first of which can be taken now."""
    choice = table.session.choice
    legal = choice.actions if choice else ()
    for count, action in enumerate(reversed(answers), start=1):
        if action in legal:
            return count
    raise ManalogError("none of your choices can be made again here")
