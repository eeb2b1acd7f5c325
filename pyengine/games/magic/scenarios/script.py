"""Walks the game: gives each choice the answer that the script has for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from pyengine.games.magic.scenarios import actions, combat
from pyengine.games.magic.scenarios.answers import Answers
from pyengine.games.magic.scenarios.conditions import holds
from pyengine.games.magic.scenarios.entering import entered
from pyengine.games.magic.scenarios.expect import check
from pyengine.games.magic.scenarios.grammar import STEPS
from pyengine.games.magic.scenarios.matching import arguments, functor
from pyengine.games.magic.scenarios.observed import ObservedGame
from pyengine.games.magic.scenarios.problems import (
    IllegalAction,
    NotPaidByHand,
    Stopped,
    Unfulfilled,
)
from pyengine.games.magic.scenarios.queues import SKIP_FAILED
from pyengine.games.magic.scenarios.reader import Action, Scenario
from pyengine.games.magic.scenarios.run import Run
from pyengine.games.magic.scenarios.setup import NAMES, SEATS, Start

_SURE_STEPS = frozenset(STEPS) - {
    "untap", "draw", "declare_blockers", "first_combat_damage", "combat_damage", "cleanup",
}  # fmt: skip
"""The steps in which players get priority in any case."""

_IN_COMBAT = ("attack", "block", "no_attack", "no_block")


@dataclass
class Driver(Run):
    """Goes through a scenario's turns, until `limit` entries are performed where it is given."""

    limit: int | None = None

    @classmethod
    def of(cls, scenario: Scenario, game: ObservedGame) -> Driver:
        """Return a driver that has the whole script before it."""
        timed = [action for action in scenario.script if action.step]
        return cls(scenario, game, Answers.of(scenario, game), timed)

    def run(self, start: Start) -> None:
        """Go from START to the stop, or to the end of the game.

        IllegalAction: an entry can't be performed; Unfulfilled: a check fails.
        """
        session = self.game.session
        for player, count in start.used.items():
            for _ in range(count):
                self.answers.queue(player, "choose").popleft()
        fluents = entered(self, start) if start.entering else start.fluents
        session.on_step = self._after_step
        turn, step = self.scenario.stop
        session.mode = "steps" if (turn, step) == (1, "untap") else "choices"
        try:
            session.load(fluents)
            self.game.begin_events(load=True)
            while not session.over and self.performed != self.limit:
                self._go_on()
        except Stopped:
            pass

    def _after_step(self, process: str) -> None:
        """Stop where PROCESS has ended the stop step, or the last one before it was due."""
        turn, step = self.scenario.stop
        if step == "untap":
            turn, step = turn - 1, "cleanup"
        if turn == 0:
            raise Stopped
        if functor(process) == "leave" and self.game.moment()[0] == turn:
            ((following,),) = self.game.session.query("now", 1)
            ended, due = STEPS.index(arguments(process)[0]), STEPS.index(step)
            coming = STEPS.index(arguments(following)[0]) if "enter" in following else len(STEPS)
            if ended <= due < coming:
                raise Stopped

    def _go_on(self) -> None:
        """Answer one choice."""
        choice = self.game.session.choice
        assert choice is not None
        player, process = NAMES[choice.player], functor(choice.process)
        turn, step = self.game.moment()
        self.game.session.mode = "steps" if self._near_stop(turn, step) else "choices"
        match process:
            case "priority":
                self._priority(player, turn, step)
            case "declare_attackers":
                self.attackers(player, turn)
            case "declare_blockers":
                self.blockers(player, turn)
            case _:
                self.take(self.answers.answer())

    def holds(self, entry: Action) -> bool:
        """Whether the conditions of ENTRY hold now."""
        return holds(entry, self.game)

    def attackers(self, player: str, turn: int) -> None:
        """Let PLAYER declare attackers."""
        combat.declare_attackers(self, player, turn)

    def blockers(self, player: str, turn: int) -> None:
        """Let PLAYER declare blockers."""
        combat.declare_blockers(self, player, turn)

    def _near_stop(self, turn: int, step: str) -> bool:
        """Whether the stop may come before the next choice."""
        begun, first = self._last_sure
        here = turn * len(STEPS) + (STEPS.index(step) if step in STEPS else -1)
        return here >= begun * len(STEPS) + STEPS.index(first)

    @cached_property
    def _last_sure(self) -> tuple[int, str]:
        """The last step, with its turn, up to the stop in which players get priority for sure."""
        end, last = self.scenario.stop
        there = end * len(STEPS) + STEPS.index(last)
        sure = (n for n in range(there, -1, -1) if STEPS[n % len(STEPS)] in _SURE_STEPS)
        turn, step = divmod(next(sure, 0), len(STEPS))
        return turn, STEPS[step]

    def _priority(self, player: str, turn: int, step: str) -> None:
        for entry in [a for a in self.left if (a.player, a.turn, a.step) == (player, turn, step)]:
            if entry.do in _IN_COMBAT:
                continue
            if not self.holds(entry):
                break
            done = _PERFORM.get(entry.do, Driver._action)(self, entry)
            if done is None:
                continue
            if done:
                return
            break
        else:
            if self.game.session.mode == "choices" and self.passes_at_once():
                self._pass_on()
                return
        self.take("pass")

    def _pass_on(self) -> None:
        """Let all pass until the script has something for who has priority, or the stop is near."""
        kept = [(a.player, a.turn, a.step) for a in self.left if a.do not in _IN_COMBAT]
        self.count(self.game.pass_on(self._last_sure, self.most_left, kept))

    def _wait(self, entry: Action) -> bool | None:
        """Return False to pass, None to go on with the list."""
        empty = self.game.stack_is_empty()
        if empty or entry.get("one"):
            self.remove(entry)
        return None if empty else False

    def _check(self, entry: Action) -> None:
        for expectation in entry.expect:
            if difference := check(expectation, self.game):
                raise Unfulfilled(
                    f"script[{entry.index}], turn {entry.turn}, {entry.step}: {difference}"
                )
        self.remove(entry)

    def _action(self, entry: Action) -> bool | None:
        """Perform an action: True when it was, None when it is passed over."""
        queue = self.answers.queue(entry.player, "choose")
        may_fail = bool(queue) and queue[0] == SKIP_FAILED
        if may_fail:
            queue.popleft()
        try:
            self._perform(entry)
        except IllegalAction as problem:
            if not (may_fail or self._may_be_left(entry)):
                raise IllegalAction(str(problem), entry.index) from problem
            if may_fail or entry.do == "mana":
                self.remove(entry)
            return None
        self.remove(entry)
        return True

    def _perform(self, entry: Action) -> None:
        """Perform ENTRY; what is made by hand pays where it can, else all is paid by itself."""
        seat, answers = SEATS[entry.player], self.answers
        by_hand = self.game.session.holds(f"setting(payment({seat}),manual)")
        answers.by_hand = by_hand and entry.do in ("cast", "activate") and not _makes_mana(entry)
        before = answers.snapshot() if answers.by_hand else {}
        try:
            with self._undone_on_failure():
                actions.perform(self, entry)
            return
        except NotPaidByHand:
            answers.restore(before)
        finally:
            answers.by_hand = False
        with self._undone_on_failure():
            self.take(f"pay_by({seat},auto)")
            actions.perform(self, entry)
            self.take(f"pay_by({seat},manual)")

    def _may_be_left(self, entry: Action) -> bool:
        if entry.do == "mana" and not self.scenario.strict:
            return True
        expected = [e.arguments for e in self.scenario.expect if e.kind == "unused_actions"]
        return any(player == entry.player and count for player, count in expected)

    @contextmanager
    def _undone_on_failure(self) -> Iterator[None]:
        session, game = self.game.session, self.game
        game.follow()
        taken, aliases, former = len(session.taken), dict(game.aliases), dict(game.former)
        try:
            yield
        except IllegalAction:
            session.undo(len(session.taken) - taken)
            game.aliases, game.former = aliases, former
            game.begin_events()
            raise


def _makes_mana(entry: Action) -> bool:
    return "Add" in (entry.get("ability") or "")


_PERFORM: dict[str, Callable[[Driver, Action], bool | None]] = {
    "wait_stack": Driver._wait,
    "check": Driver._check,
}
