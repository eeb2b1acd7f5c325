"""A match at a terminal: its games, what is asked between them, and the file that keeps it."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path

import typer

from pyengine.cli.games import find_terminal
from pyengine.cli.games.terminal import PERSON
from pyengine.cli.play.boarding import Boarding, LeftMatch, asked_first
from pyengine.cli.play.evening import Evening, Options
from pyengine.cli.play.event_log import check_log
from pyengine.cli.play.keeping import unused
from pyengine.cli.play.reader import EndOfInput, Interrupts
from pyengine.cli.play.screen import Screen
from pyengine.cli.play.table import Table
from pyengine.engine.session import Session
from pyengine.errors import EngineError, ManalogError, SaveError
from pyengine.matches.keeping import write_match
from pyengine.matches.match import CHOOSING, OVER, SIDEBOARDING, Match
from pyengine.matches.score import MOST_PLAYED
from pyengine.saves.save import check_target

_AT_END = "rematch, or Enter to leave"


class Bout:
    """A match in progress, and its file, which is written after each choice of a person."""

    def __init__(self, match: Match, options: Options, undo_rule: str) -> None:
        """Keep MATCH where OPTIONS say, or at a place of its own."""
        self.match = match
        self.options = options
        self.undo_rule = undo_rule
        named = options.save or options.resume
        self.path = Path(named) if named else unused(Path(), match.seed, ".match")
        self._screen = Screen(color=options.color)
        self._interrupts = Interrupts()

    @property
    def people(self) -> list[str]:
        """The players who are people."""
        return [entrant.name for entrant in self.match.entrants if entrant.agent == PERSON]

    @property
    def kept(self) -> bool:
        """Whether the match has a file: that of bots only where it was asked for."""
        return bool(self.people or self.options.save or self.options.resume)

    def change(self, match: Match) -> None:
        """Go on with MATCH, and keep it."""
        self.match = match
        self.keep()

    def keep(self) -> None:
        """Write the match to its file; SaveError when that fails."""
        if self.kept:
            write_match(self.path, self.match)

    def told_kept(self) -> list[str]:
        """Return where the match is, and how to go on with it, in words."""
        quoted = shlex.quote(str(self.path))
        return [f"Saved to {self.path}", f"Resume: manalog play --resume {quoted}"]

    # -------------------------------------------------------------- the match

    def spend(self) -> None:
        """Play the match to its end, or to the end of the input; Ctrl-C loses nothing."""
        self.keep()
        try:
            while self._prepared() and self._played():
                if self.match.stage == OVER and not self._rematch():
                    return
        except KeyboardInterrupt:
            self._say_kept()
            raise

    def _say_kept(self) -> None:
        for line in self.told_kept() if self.kept else ():
            typer.echo(line, err=self.options.json)

    def _prepared(self) -> bool:
        """Let each player change the deck, and say who begins; return whether they go on."""
        if self.match.stage == OVER:
            return self._rematch() and self._prepared()
        try:
            with self._interrupts:
                while self.match.stage == SIDEBOARDING:
                    self._board(next(n for n in self.match.names if n not in self.match.ready))
                if self.match.stage == CHOOSING:
                    self._choose()
        except (EndOfInput, LeftMatch):
            self._say_kept()
            return False
        return True

    def _board(self, name: str) -> None:
        entrant = self.match.entrant(name)
        if entrant.agent != PERSON or not entrant.beside:
            self.change(self.match.boarded(name))
            return
        self._say(f"{name}: change cards before the next game, or type help")
        boarding = Boarding(self.match, name, self._screen)
        self.change(self.match.boarded(name, boarding.ask(self._interrupts.read_line)))

    def _choose(self) -> None:
        """Let the loser of the last game say who begins (103.1); agents do themselves."""
        chooser, first = self.match.chooser, self.match.chooser
        if not self.match.games:
            self._say(f"{chooser} won the coin flip")
        if self.match.entrant(chooser).agent == PERSON:
            read = self._interrupts.read_line
            first = asked_first(self.match, chooser, read, self._screen)
        self.change(self.match.begun_by(first))

    def _played(self) -> bool:
        """Play the next game, or what is left of it; return whether it came to its end."""
        if self.match.games or self.match.best_of > 1:
            self._say(f"Game {len(self.match.games) + 1}: {self.match.first} begins")
        table = self._table()
        _Game(table, self._options_of_game(), self).spend()
        if not table.session.over:
            return False
        turns = table.display.moment()[1]
        self.change(self.match.ended(table.session.winners, turns))
        self._say(self.match.score.words(self.match.names))
        return self._tell_end() if self.match.stage == OVER else True

    def _options_of_game(self) -> Options:
        """Return how the next game is kept, which the match's own file has."""
        log, record = self.options.log, self.options.record
        number = len(self.match.games)
        return replace(
            self.options, save=None, resume=None,
            log=file_of_game(log, self.match, number) if log else None,
            record=file_of_game(record, self.match, number) if record else None,
        )  # fmt: skip

    def _table(self) -> Table:
        match = self.match
        mode = "steps" if self.options.steps else "choices"
        agents = [entrant.agent for entrant in match.entrants]
        try:
            session = Session.replayed(match.setup(), mode, match.actions)
        except EngineError as error:
            raise SaveError(
                f"the game can't be played again: {error}",
                file=self.path,
                remedy="Another version of Manalog has begun it",
            ) from error
        table = Table(session, find_terminal(match.game), agents, set(), self.undo_rule)
        table.told = table.made
        return table

    def _tell_end(self) -> bool:
        if self.options.json:
            typer.echo(json.dumps(self.match.record()))
        else:
            winner = self.match.score.winner
            self._say(f"{winner} won the match." if winner else "The match is drawn.")
        return True

    def _rematch(self) -> bool:
        """Begin another match where people want one, with the decks as they were at first."""
        if self.options.json or not self.people:
            return False
        with self._interrupts:
            while line := self._interrupts.read_silently(f"{_AT_END}> ").strip().lower():
                if line == "rematch":
                    self.change(self.match.again())
                    return True
                if line in ("quit", "exit"):
                    break
                self._say(f"the match is over: type {_AT_END}")
        return False

    def _say(self, words: str) -> None:
        if not self.options.json:
            self._screen.say(words, "bold")


class _Game(Evening):
    """One game of a match; the match's file has it after each choice of a person."""

    def __init__(self, table: Table, options: Options, bout: Bout) -> None:
        super().__init__(table, options)
        self._bout = bout

    def _go_on(self) -> None:
        asks = self.table.person_is_asked()
        super()._go_on()
        if asks and not self.table.session.over:
            self._store()

    def _store(self) -> None:
        match = self._bout.match
        self._bout.change(replace(match, actions=tuple(self.table.session.taken)))

    def _save(self) -> None:
        self._store()
        for line in self._bout.told_kept():
            self._screen.say(line)

    def _rescue(self) -> None:
        pass  # the match's file has every choice already

    def _tell_result(self) -> None:
        if not self._options.json:
            super()._tell_result()

    def _goes_on(self) -> bool:
        return False


def file_of_game(path: str, match: Match, number: int) -> str:
    """Return where game NUMBER of MATCH, from 0, is written where PATH is asked for.

    The game's seed tells it from that of a rematch. ManalogError: PATH names no file.
    """
    file = Path(path)
    if not file.name:
        raise ManalogError("is no name of a file", file=path)
    return str(file.with_name(f"{file.stem}-{number + 1}-{match.seed + number}{file.suffix}"))


def check_files(match: Match, options: Options) -> None:
    """Refuse files that a game of MATCH could not be written to, before the first is played."""
    for number in range(len(match.games), MOST_PLAYED * match.best_of):
        if options.record:
            check_target(file_of_game(options.record, match, number))
        if options.log:
            check_log(file_of_game(options.log, match, number))
