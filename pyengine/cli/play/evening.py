"""An evening at a table: a game to its end, what is said then, and rematches."""

from __future__ import annotations

import contextlib
import json
import shlex
from collections import Counter
from dataclasses import dataclass, replace

import typer

from pyengine.cli.play.commands import Quit
from pyengine.cli.play.dialog import Dialog
from pyengine.cli.play.reader import EndOfInput, Interrupts
from pyengine.cli.play.screen import Screen
from pyengine.cli.play.table import Table
from pyengine.engine.seat import EVERYONE
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.table.display import WHOLE_GAME

_AT_END = "rematch, undo, log, show, board, or Enter to leave"


@dataclass(frozen=True)
class Options:
    """How games are shown and kept, apart from what game it is."""

    json: bool
    log: str | None
    steps: bool
    save: str | None
    record: str | None
    resume: str | None
    undo: str | None
    color: bool


class Evening:
    """Games at one table, with the same players."""

    def __init__(self, table: Table, options: Options) -> None:
        """Sit down at TABLE."""
        self.table = table
        self._options = options
        self._screen = Screen(color=options.color)
        self._interrupts = Interrupts()
        self._dialog = Dialog(table, self._screen, self._interrupts)
        self._won: Counter[str] = Counter()

    def spend(self) -> None:
        """Play to the end, or to the end of the input; Ctrl-C saves and goes on up."""
        if self._options.log:
            self.table.start_log(self._options.log)
        with self._interrupts:
            try:
                self._play()
            except EndOfInput:
                self._save()
                self._record()
            except Quit:
                self._record()
            except KeyboardInterrupt:
                self._screen.rest()
                self._screen.say("")
                if not self.table.session.over:
                    self._save()
                raise
            except BaseException:  # rich leaves by SystemExit where nobody reads on
                self._rescue()
                raise
            finally:
                self._screen.rest()
                self.table.leave()
                if self.table.log is not None:
                    self.table.log.close()

    def _play(self) -> None:
        self._begin()
        while True:
            while not self.table.session.over:
                self._go_on()
            self._end()
            if not self.table.people or self._options.json or not self._goes_on():
                return

    def _begin(self) -> None:
        session = self.table.session
        if self._options.steps and not self._options.json:
            session.on_step = self._show_step
        if self.table.people:
            self._screen.say(f"Seed {session.setup.seed}. Type help to see the commands.")

    def _show_step(self, process: str) -> None:
        shown = self.table.display.process(process, self.table.viewer())
        self._screen.item("   .", shown, "dim")

    def _go_on(self) -> None:
        """Let the one choose who has to: a person, or an agent."""
        shortcut = self._dialog.shortcut
        if shortcut is not None and self._interrupts.taken():
            shortcut.stop("you stopped it")
        self._interrupts.check()
        if self.table.person_is_asked():
            try:
                self._dialog.ask()
            except Quit:
                self._leave()
        else:
            self._show_work()
            self.table.go_on()
            self._tell_forfeits()
            if not self.table.people and not self._options.json:
                self._dialog.tell(EVERYONE)

    def _tell_forfeits(self) -> None:
        """Say which players' bots have lost the game, and why."""
        while self.table.forfeits:
            typer.echo(f"warning: {self.table.forfeits.pop(0)}", err=True)

    def _show_work(self) -> None:
        """Show people that an agent is thinking, or how far a shortcut came."""
        choice = self.table.session.choice
        if not self.table.people or choice is None:
            return
        if self._dialog.shortcut is not None:
            self._screen.busy(self._dialog.shortcut.words())
        elif self.table.seats[choice.player] is not None:
            self._screen.busy(f"{choice.player} is thinking ...")

    # ------------------------------------------------------------------ keeping

    def _save(self) -> None:
        """Save the game and say how to go on with it."""
        path = self.table.keep()
        self._screen.say(f"Saved to {path}")
        self._screen.say(f"Resume: manalog play --resume {shlex.quote(str(path))}")

    def _leave(self) -> None:
        """Save the game and raise Quit; where it can't be saved, it goes on."""
        try:
            self._save()
        except ManalogError as error:
            self._screen.say(str(error), "red")
            self._screen.say("The game is not saved, and goes on. Try save FILE, or Ctrl-C.")
            return
        raise Quit

    def _rescue(self) -> None:
        """Save the game of people that an error ends; standard output may be what failed."""
        if self._options.save or (self.table.people and not self.table.session.over):
            with contextlib.suppress(ManalogError):
                typer.echo(f"The game is saved to {self.table.keep()}", err=True)

    def _keep(self) -> None:
        """Save the game's end where that was asked for, and where people went on with a save."""
        options = self._options
        if options.save or (options.resume and self.table.people):
            path = self.table.default_path()
            self.table.save(path)
            if not options.json:
                self._screen.say(f"Saved to {path}: the game is over.")
        elif options.resume:
            typer.echo(f"{options.resume} is left as it was: --save keeps the end.", err=True)

    def _record(self) -> None:
        """Save the game with what replaying it needs; it is played again for that."""
        if self._options.record is not None:
            from pyengine.saves.recording import record

            self.table.session, recording = record(self.table.session)
            self.table.save(self._options.record, recording)

    # ------------------------------------------------------------------ the end

    def _end(self) -> None:
        """Say who won, and keep it."""
        self._screen.rest()
        if not self._options.json:
            for player in self.table.people or [self.table.viewer()]:
                self._dialog.tell(player)
        self._keep()
        self._record()
        self._tell_result()

    def _tell_result(self) -> None:
        """Say who won."""
        if self._options.json:
            typer.echo(self._result_line())
        else:
            turn = self.table.display.moment()[1]
            result = self.table.game.result(self.table.session.winners, turn)
            self._screen.say(result, "bold")

    def _result_line(self) -> str:
        """Return the result as one line of JSON."""
        session = self.table.session
        winners = list(session.winners)
        record = {
            "winner": winners[0] if len(winners) == 1 else None,
            "winners": winners,
            "turns": self.table.display.moment()[1],
            "decisions": session.decisions,
            "steps": session.steps,
            "digest": session.digest(),
            "seed": session.setup.seed,
        }
        return json.dumps(record)

    def _goes_on(self) -> bool:
        """Whether the people play on: another game, or this one with a choice taken back."""
        self._dialog.player = self._dialog.player or self.table.people[0]
        while line := self._interrupts.read_silently(f"{_AT_END}> ").strip():
            word = line.lower().partition(" ")[0]
            try:
                if word in ("quit", "exit"):
                    return False
                if word == "rematch":
                    self._rematch()
                    return True
                if word == "undo":
                    self._dialog.commands.carry_out("undo")
                    return True
                self._look_back(word, line)
            except ManalogError as error:
                self._screen.say(str(error), "red")
        return False

    def _look_back(self, word: str, line: str) -> None:
        if word == "board":
            self._dialog.show_board()
        elif word not in ("log", "show", "save", *self.table.game.looks):
            raise ManalogError(f"the game is over: type {_AT_END}")
        else:
            self._dialog.commands.carry_out(line)

    def _rematch(self) -> None:
        """Begin another game with the next seed; say how many each player has won so far."""
        old = self.table
        old.leave()
        self._won.update(old.session.winners)
        self._screen.say(", ".join(f"{player} {self._won[player]}" for player in old.players))
        setup = replace(old.session.setup, seed=old.session.setup.seed + 1)
        session = Session.start(setup, old.session.mode)
        self.table = Table(session, old.game, old.agents, old.stops, old.undo_rule, log=old.log)
        if self.table.log is not None:
            self.table.log.events(WHOLE_GAME)
        self._dialog = Dialog(self.table, self._screen, self._interrupts)
        self._begin()
