"""The words that a person types beside moves: help, undo, show, stops, and the rest."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path

from pyengine.cli.play.shortcut import shortcut_of
from pyengine.cli.play.talk import Talk
from pyengine.errors import ManalogError
from pyengine.games import find_game
from pyengine.table.display import WHOLE_GAME
from pyengine.table.stops import named_stops, stop_words

_USUAL_LOG = 20


class Quit(Exception):
    """The person wants to stop."""


class Commands:
    """The commands of one talk."""

    def __init__(self, talk: Talk) -> None:
        """Serve TALK."""
        self._talk = talk
        self._reminded = -1
        self._by_name: dict[str, Callable[[str], None]] = {
            "auto": self._auto, "board": self._board, "concede": self._concede,
            "exit": self._quit, "help": self._help, "?": self._help, "log": self._log,
            "quit": self._quit, "repeat": self._repeat, "save": self._save, "show": self._show,
            "stop": self._stop, "stops": self._stops, "undo": self._undo, "why": self._why,
        }  # fmt: skip

    @property
    def names(self) -> list[str]:
        """All commands, those of the game too."""
        return sorted([*self._by_name, *self._talk.table.game.looks, *self._orders])

    @property
    def _orders(self) -> Mapping[str, str]:
        return find_game(self._talk.table.session.setup.game).orders

    def _order(self, action: str) -> None:
        talk = self._talk
        talk.table.asked.append(talk.table.made)
        talk.question = None
        talk.table.do(talk.player, action.format(player=talk.player))

    def carry_out(self, line: str) -> bool:
        """Carry out LINE, and return True; return False where it is no command."""
        word, _, rest = line.partition(" ")
        order = self._orders.get(" ".join(line.lower().split()))
        command = self._by_name.get(word.lower())
        if order is not None:
            self._order(order)
        elif command is not None:
            command(rest.strip())
        elif word.lower() in self._talk.table.game.looks:
            self._look(word.lower(), rest.strip())
        else:
            return False
        return True

    def _auto(self, _: str) -> None:
        talk, table = self._talk, self._talk.table
        assert talk.question is not None
        if talk.question.waiting is None:
            raise ManalogError("this choice is yours: auto only passes")
        if talk.question.reminder and self._reminded != table.made:
            self._reminded = table.made
            talk.screen.say(f"{talk.question.reminder}: type auto again to go on without.")
            return
        table.asked.append(table.made)
        table.auto()
        talk.question = None

    def _board(self, _: str) -> None:
        self._talk.ask_anew()

    def _concede(self, _: str) -> None:
        talk = self._talk
        if not talk.confirmed("Concede the game"):
            return
        talk.table.asked.append(talk.table.made)
        talk.question = None
        talk.table.do(talk.player, talk.table.game.concession(talk.player))

    def _help(self, _: str) -> None:
        self._talk.screen.say(self._talk.table.game.help)

    def _log(self, number: str) -> None:
        if number and not (number.isascii() and number.isdigit() and int(number[:9])):
            raise ManalogError(f'log is followed by a number of lines, not "{number[:40]}"')
        table = self._talk.table
        if not table.session.can_take_back(table.made):
            self._talk.screen.say("What happened before the save is not known.")
        rows = self._talk.table.display.happened(self._talk.player, WHOLE_GAME)
        self._talk.screen.news(rows[-int(number[:9] or _USUAL_LOG) :])

    def _look(self, word: str, whose: str) -> None:
        players = self._players(whose) if whose else self._usual_players(word)
        for line in self._talk.table.display.look(word, players, self._talk.player):
            self._talk.screen.say(line)

    def _usual_players(self, word: str) -> list[str]:
        if word in self._talk.table.game.own_looks:
            return [self._talk.player]
        return self._talk.table.players

    def _players(self, text: str) -> list[str]:
        players = self._talk.table.players
        wanted = text.lower()
        found = [p for p in players if p.lower() == wanted] or [
            player for player in players if player.lower().startswith(wanted)
        ]
        if len(found) != 1:
            known = f"The players are {', '.join(players)}"
            raise ManalogError(f'no player is called "{text[:40]}"', remedy=known)
        return found

    def _quit(self, _: str) -> None:
        raise Quit

    def _repeat(self, text: str) -> None:
        talk = self._talk
        assert talk.question is not None
        answers = talk.answers.get(talk.player, [])
        talk.shortcut = shortcut_of(text, talk.player, talk.table, answers)
        talk.table.asked.append(talk.table.made)
        talk.question = None

    def _save(self, file: str) -> None:
        table = self._talk.table
        path = Path(os.path.expanduser(file)) if file else table.default_path()
        table.save(path)
        self._talk.screen.say(f"Saved to {path}")
        self._talk.screen.say(f"Resume: manalog play --resume {shlex.quote(str(path))}")

    def _show(self, text: str) -> None:
        if not text:
            raise ManalogError("show what? Type a name or a number")
        for line in self._talk.table.game.describe(text, self._talk.player):
            self._talk.screen.say(line)

    def _stop(self, text: str) -> None:
        table = self._talk.table
        if not text:
            self._stops("")
            return
        moments = table.display.moments()
        named = named_stops(text, moments)
        ends = named <= table.stops
        table.stops = table.stops - named if ends else table.stops | named
        words = "You are no longer stopped at" if ends else "You will be asked at"
        self._talk.screen.say(f"{words}: {stop_words(named, moments)[0]}.")

    def _stops(self, _: str) -> None:
        table = self._talk.table
        moments = table.display.moments()
        stops = ", ".join(stop_words(table.stops, moments)) or "none"
        steps = ", ".join(words for _, words in moments)
        self._talk.screen.say(f"Stops: {stops}. Steps: {steps}")

    def _undo(self, _: str) -> None:
        if seen := self._talk.table.undo():
            self._talk.screen.say(f"{seen}.")
        self._talk.went_back()

    def _why(self, text: str) -> None:
        talk = self._talk
        word, _, rest = text.partition(" ")
        wanted = rest.strip() if word.lower() == "not" else text
        if not wanted:
            raise ManalogError(f"why not what? Such as: why not {talk.table.game.example}")
        meant = talk.table.display.meant(wanted, talk.player)
        if not meant:
            raise ManalogError(talk.nothing_meant(wanted, "is no action that I can think of"))
        talk.explain_all(meant)
