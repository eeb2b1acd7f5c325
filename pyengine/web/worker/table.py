"""The table of one game: what each viewer is shown, and what a message from a viewer does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pyengine.engine.seat import EVERYONE, NOBODY
from pyengine.errors import ManalogError
from pyengine.saves.save import write_save
from pyengine.table.stops import stop_texts
from pyengine.web.worker.asking import Inquirer
from pyengine.web.worker.bots import Bots
from pyengine.web.worker.chronicle import Chronicle
from pyengine.web.worker.frames import Frame, board, faces_of, question_frame, table_frame
from pyengine.web.worker.inquiry import (
    completed,
    foreseen,
    inspected_as,
    ruled,
    without_guesses,
    written,
)
from pyengine.web.worker.judging import Judge
from pyengine.web.worker.keeper import Keeper
from pyengine.web.worker.match import Match
from pyengine.web.worker.meanings import compared
from pyengine.web.worker.past import Past, began, begun_from, origin_of
from pyengine.web.worker.recipe import Begun
from pyengine.web.worker.wishes import Wishes

TOGETHER = "+together"
"""The viewer of people who share one page: it shows whoever has to choose."""

Answer = tuple[str, Any, Frame]
"""Whom it is for, the note that came with the question, and what is answered."""


class Table:
    """A game that is played, with those who look at it."""

    def __init__(self, recipe: dict[str, Any], kept: dict[str, Any], epoch: int) -> None:
        """Begin the game of RECIPE, and go to where it was KEPT, where it has been."""
        begun = self._begun(recipe, kept)
        self.origin = kept.get("origin") or origin_of(begun)
        self._match = Match.of(begun, epoch)
        self._judge = Judge(begun, self._match)
        self._sees_all = recipe.get("spectators") == EVERYONE
        self._log = Chronicle(begun.session, self._match.display, self._seeing())
        self._keeper = Keeper(self._match)
        self.notice: str | None = None
        """What is not as it was when the game was kept, in words."""
        past = Past.of(kept, begun.session) if kept else None
        if past is None or past.base is None:
            self._match.relive()
        if past is not None:
            self._restore(past, kept)
        base = past.base if past is not None else None
        self.bots = Bots(began(recipe, self.origin, base, self._match.session.taken))
        self.inquirer = Inquirer()
        self._faces = faces_of(self._match.session)
        self._shown: str | None = None
        self._thinking: str | None = None
        wishes = Wishes(self._match, self._seated)
        self._doing: dict[str, Callable[[str, dict[str, Any]], Frame | None]] = {
            "choose": self._choose,
            "pass": self._pass,
            "undo": wishes.undo,
            "cancel": wishes.cancel,
            "agree": wishes.agree,
            "talk": wishes.talk,
            "set": self._set,
            "concede": self._concede,
            "order": self._order,
            "ready": self._ready,
            "hurry": self._hurry,
            "inspect": self._inspect,
            "rulings": self._rulings,
            "after": self._after,
            "ask": self._ask,
            "words": self._words,
            "complete": self._complete,
            "board": self._board,
            "plan": self._plan,
        }
        self._go_on()
        if not self._match.session.over and len(self._match.people) < len(self._match.players):
            self.bots.prepare()

    def _begun(self, recipe: dict[str, Any], kept: dict[str, Any]) -> Begun:
        return begun_from(recipe, kept.get("origin"))

    def _restore(self, past: Past, kept: dict[str, Any]) -> None:
        match = self._match
        told = past.restore(match.session)
        self.origin, self.notice = compared(match.session.setup, self.origin, told)
        match.moved()
        match.chosen = [(at, who) for at, who in kept.get("chosen", ()) if at < match.made]
        for player, settings in kept.get("settings", {}).items():
            if player in match.people:
                match.people[player].restore(settings, match.made, match.display)
        for person in match.people.values():
            person.asks_at = match.made
        self._keeper.restored(past, kept.get("missing", 0))

    # ------------------------------------------------------------------ going on

    def _go_on(self) -> None:
        """Go on until a person is asked, a bot thinks, or the game is over."""
        if self.bots.asked is not None:
            self.bots.stale = True
            return
        self._thinking = self._match.advance()
        if self._thinking is not None:
            self.bots.ask(self._thinking, list(self._match.session.taken))

    @property
    def patience(self) -> float | None:
        """For how many seconds to wait where nothing is heard; None: for ever."""
        left = [one for one in (self.bots.patience, self._match.left) if one is not None]
        return min(left, default=None)

    def wait_no_more(self) -> bool:
        """Do what is to be done after that; return whether the game may have moved."""
        self.bots.impatient()
        if self._match.left != 0.0:
            return False
        self._go_on()
        return True

    def bots_said(self) -> bool:
        """Hear the bots; return whether the game has moved."""
        answered, index, first = self.bots.hear()
        if self.bots.asked is not None:
            return False
        if answered:
            self._match.bot_chose(index, first)
        self._go_on()
        return True

    @property
    def waiting(self) -> list[Any]:
        """What else to wait for: the bots' process, and questions' answers."""
        lines = [self.bots.lines] if self.bots.lines is not None else []
        return [*lines, self.inquirer.wake]

    def kept(self) -> dict[str, Any] | None:
        """Return what was taken since this was asked last, to be kept; None where nothing was."""
        return self._keeper.news()

    # ------------------------------------------------------------------ what is shown

    def frame(self, viewer: str, since: int = -1) -> Frame:
        """Return what VIEWER, a seat of the relay's, is shown: all but older lines of the log.

        With SINCE, a number of lines, all later ones are shown.
        """
        match = self._match
        player = self._player_of(viewer)
        if viewer == TOGETHER and player is None:
            return {"type": "curtain", "player": match.asking or next(iter(match.people), "")}
        seen = player or self._onlooker()
        lines = self._log.lines(seen)
        person = match.people.get(player) if player else None
        start = len(lines) if since < 0 else min(since, len(lines))
        frame: Frame = {
            "type": "view",
            "game": match.session.setup.game,
            "viewer": seen,
            "epoch": match.epoch,
            "seq": person.asked if person else 0,
            **board(match.session, seen, self._faces),
            "table": {**table_frame(match, seen, self._thinking), "puzzle": self._judge.told()},
            "log": {"from": start, "lines": lines[start:]},
            "question": None,
        }
        if player is not None and match.asking == player:
            frame["question"] = question_frame(match)
        return frame

    def _onlooker(self) -> str:
        return EVERYONE if self._sees_all else NOBODY

    def _seeing(self) -> list[str]:
        """Return all whose log is told: a page may be any player's, or somebody's who looks on."""
        return [*self._match.players, self._onlooker()]

    def _player_of(self, viewer: str) -> str | None:
        """Return the player who looks through VIEWER, None for nobody of them."""
        if viewer != TOGETHER:
            return viewer if viewer in self._match.players else None
        asking = self._match.asking
        if len(self._match.people) == 1:
            return next(iter(self._match.people))
        return self._shown if asking in (None, self._shown) else None

    def lines(self, viewer: str) -> tuple[int, int]:
        """Return how often lines were taken back, and how many VIEWER's log has."""
        lines = self._log.lines(self._player_of(viewer) or self._onlooker())
        return self._log.taken_back, len(lines)

    # ------------------------------------------------------------------ what viewers say

    def say(self, viewer: str, message: dict[str, Any]) -> Frame | None:
        """Carry out MESSAGE of VIEWER; return an answer for them alone, or None: all see it.

        ManalogError: it is not understood, or can't be done now; nothing has changed then.
        """
        doing = self._doing.get(str(message.get("type")))
        if doing is None:
            raise ManalogError("that is not understood")
        answer = doing(viewer, message)
        if answer is None and doing != self._doing["talk"]:
            self._go_on()
        return answer

    def _seated(self, viewer: str) -> str:
        player = self._player_of(viewer)
        if player is None or player not in self._match.people:
            raise ManalogError("you look on, and don't play")
        return player

    def _choose(self, viewer: str, message: dict[str, Any]) -> None:
        player = self._seated(viewer)
        self._match.check(player, message.get("seq"), message.get("epoch"))
        numbers = message.get("options")
        if "name" in message:
            self._match.names(player, message["name"])
        else:
            self._match.choose(player, numbers, finish=message.get("finish") is True)

    def _pass(self, viewer: str, message: dict[str, Any]) -> None:
        player = self._seated(viewer)
        person = self._match.check(player, message.get("seq"), message.get("epoch"))
        self._match.passes(person, message.get("until"))

    def _set(self, viewer: str, message: dict[str, Any]) -> None:
        person = self._match.people[self._seated(viewer)]
        person.set(message, self._match.display)
        person.asked -= self._match.asking == person.player
        person.asks_at = self._match.made

    def _concede(self, viewer: str, message: dict[str, Any]) -> None:
        if self._match.session.over:
            raise ManalogError("the game is over")
        self._match.concede(self._seated(viewer))

    def _order(self, viewer: str, message: dict[str, Any]) -> None:
        if self._match.session.over:
            raise ManalogError("the game is over")
        self._match.order(self._seated(viewer), message.get("order"))

    def _hurry(self, viewer: str, message: dict[str, Any]) -> Frame:
        self._seated(viewer)
        self.bots.hurry()
        return {"hurried": self._thinking is not None}

    def _ready(self, viewer: str, message: dict[str, Any]) -> None:
        if viewer != TOGETHER or message.get("player") not in self._match.people:
            raise ManalogError("that is not understood")
        self._shown = message["player"]

    # ------------------------------------------------------------------ what viewers ask

    def _inspect(self, viewer: str, message: dict[str, Any]) -> Frame:
        match, player = self._match, self._player_of(viewer)
        seen = None if player or self._sees_all else board(match.session, NOBODY, self._faces)
        return inspected_as(match.session, match.display, player, message.get("object"), seen)

    def _rulings(self, viewer: str, message: dict[str, Any]) -> Frame:
        session, seen = self._match.session, self._player_of(viewer) or self._onlooker()
        return ruled(board(session, seen, self._faces), message.get("object"))

    def _after(self, viewer: str, message: dict[str, Any]) -> Frame:
        player = self._seated(viewer)
        self._match.check(player, message.get("seq"), message.get("epoch"))
        lines = foreseen(self._match, player, message.get("option"))
        seen = board(self._match.session, player, self._faces)
        names = self._match.display.names()
        return {"option": message["option"], "lines": without_guesses(lines, names, seen)}

    def _ask(self, viewer: str, message: dict[str, Any]) -> Frame:
        player = self._asker(viewer)
        self.inquirer.ask(
            self._match.session, viewer, message.get("note"), message.get("text"), player
        )
        return {}

    def _asker(self, viewer: str) -> str | None:
        """Return the player as whom VIEWER asks, None for one who may know all."""
        player = self._player_of(viewer)
        if player is None and not (self._sees_all and viewer != TOGETHER):
            raise ManalogError("you look on: whoever sees all of the game may ask, and who plays")
        return player

    def _complete(self, viewer: str, message: dict[str, Any]) -> Frame:
        player = self._asker(viewer)
        return {"words": completed(self._match.session, player, message.get("text"))}

    def _board(self, viewer: str, message: dict[str, Any]) -> Frame:
        return written(self._match.session, self._player_of(viewer) or self._onlooker())

    def _plan(self, viewer: str, message: dict[str, Any]) -> Frame:
        self._seated(viewer)
        return self._judge.plan()

    def _words(self, viewer: str, message: dict[str, Any]) -> Frame:
        """Return the words of this game that a page shows once: moments for stops."""
        return {"moments": [list(moment) for moment in self._match.display.moments()]}

    def answers(self) -> Iterator[Answer]:
        """Yield the answers to questions that have come."""
        yield from self.inquirer.answered()

    # ------------------------------------------------------------------ keeping

    def settings(self) -> dict[str, Any]:
        """Return what people have set, to be kept."""
        return {name: person.settings() for name, person in self._match.people.items()}

    def save(self, path: str, viewer: str | None) -> None:
        """Write the game to PATH for VIEWER, or for who has the server; ManalogError: not now.

        A save holds all cards: whoever plays against people gets it when the game is over.
        """
        match = self._match
        if viewer is not None and not (match.alone or match.session.over):
            raise ManalogError("a save shows all cards: it is yours when the game is over")
        stops = {stop for person in match.people.values() for stop in person.stops}
        kept = {
            "agents": list(match.agents), "stops": stop_texts(stops), "undo": match.undo_rule,
            "passing": match.passing,
        }  # fmt: skip
        write_save(path, match.session, kept, mode=0o600)

    def summary(self) -> dict[str, Any]:
        """Return what the relay has to know: the players, people, what it is called."""
        match = self._match
        return {
            "game": match.session.setup.game, "players": list(match.players),
            "people": list(match.people), "agents": list(match.agents),
            "seed": match.session.setup.seed, "over": match.session.over,
        }  # fmt: skip

    def close(self) -> None:
        """End the processes of the game."""
        self._judge.close()
        self.bots.close()
        self.inquirer.close()
