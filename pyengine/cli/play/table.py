"""A table: a game in progress with its seats, taken by people and by agents."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.agents import Agent, make_agent
from pyengine.agents.naming import is_name_asked
from pyengine.agents.play_out import Forfeit, dismiss
from pyengine.cli.games.terminal import PERSON, Terminal
from pyengine.cli.play.event_log import EventLog
from pyengine.cli.play.keeping import keep, unused
from pyengine.engine.seat import EVERYONE, seat_of
from pyengine.engine.session import Session
from pyengine.errors import BotError, EngineError, ManalogError, SaveError
from pyengine.saves.recording import Recording
from pyengine.saves.save import Save, write_save
from pyengine.table.display import WHOLE_GAME, Display, Question
from pyengine.table.stops import Stop, kept_stops, stop_texts

Seats = dict[str, Agent | None]
"""The agent of each player; None for a person."""


UNDO = ("free", "fair", "never")
"""What may be taken back: everything, what has shown nothing hidden, nothing."""


def _undo_rule(kept: Any) -> str:
    """Return the rule that a save has KEPT; older ones have true or false."""
    if kept in UNDO:
        return str(kept)
    return "never" if kept is False else UNDO[0]


def make_seats(names: list[str], session: Session) -> Seats:
    """Return the seats for the agents NAMES; AgentError when there is no such agent."""
    setup = session.setup
    return {
        player: None if name == PERSON else make_agent(name, player, setup.seed, setup.game)
        for (player, _, _), name in zip(setup.players, names, strict=True)
    }


@dataclass
class Table:
    """The game, who plays, and what was agreed on at this table."""

    session: Session
    game: Terminal
    agents: list[str]
    stops: set[Stop] = field(default_factory=set)
    undo_rule: str = UNDO[0]
    save_path: Path | None = None
    log: EventLog | None = None
    asked: list[int] = field(default_factory=list)
    """How many choices had been made each time that a person chose."""
    seats: Seats = field(init=False)
    display: Display = field(init=False)
    forfeits: list[Forfeit] = field(default_factory=list)
    told: int = 0
    """How many choices had been made as people sat down: they know what happened before."""
    others_acted: bool = False
    """Whether an agent did anything else than let things go on, since this was set to False."""
    _auto_from: int | None = None
    _question: Question | None = None
    _waived: int | None = None
    """The turn in which nobody is reminded any more of what they might have forgotten."""
    _asks_at: int | None = None
    """How many choices were made where a person is asked in any case: the game stopped there."""

    def __post_init__(self) -> None:
        """Let the agents sit down."""
        self.seats = make_seats(self.agents, self.session)
        self.display = Display(self.session.setup.game)

    @classmethod
    def resume(
        cls, save: Save, session: Session, game: Terminal, agents: list[str] | None
    ) -> Table:
        """Return the table of SAVE, with AGENTS if they are given; a board's first is a person."""
        kept = save.table
        others = [game.opponent] * (len(save.setup.players) - 1)
        names = agents or kept.get("agents", [PERSON, *others])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise SaveError("does not say who plays", file=save.path, remedy="Give --players")
        if len(names) != len(save.setup.players):
            message = f"{len(save.setup.players)} players, but {len(names)} agents"
            raise SaveError(message, file=save.path)
        stops = kept_stops(kept.get("stops"))
        table = cls(session, game, names, stops, _undo_rule(kept.get("undo")), save.path)
        table._asks_at = table.told = table.made
        if table.people:
            with contextlib.suppress(EngineError):
                session.relive()
        return table

    @property
    def people(self) -> list[str]:
        """The players who are people."""
        return [player for player, agent in self.seats.items() if agent is None]

    @property
    def players(self) -> list[str]:
        """All players, seat by seat."""
        return list(self.seats)

    @property
    def made(self) -> int:
        """How many choices were made so far."""
        return len(self.session.taken)

    def viewer(self) -> str:
        """Return whose eyes see a log: the only person's, or everyone's where agents play."""
        people = self.people
        if not people:
            return EVERYONE
        return people[0] if len(people) == 1 else "nobody"

    def start_log(self, path: str) -> None:
        """Write events to PATH from now on, those of the game so far first."""
        self.log = EventLog(path, self.display, self.viewer())
        self.log.events(WHOLE_GAME)

    def leave(self) -> None:
        """Let the agents give back what they hold."""
        dismiss(self.session, {player: agent for player, agent in self.seats.items() if agent})

    # ------------------------------------------------------------------ choices

    def question(self) -> Question:
        """Return the present choice in words."""
        if self._question is None:
            assert self.session.choice is not None
            self._question = self.display.question(self.session.choice.player)
        return self._question

    def person_is_asked(self) -> bool:
        """Whether a person has to choose now, and wants to be asked."""
        choice = self.session.choice
        if choice is None or self.seats[choice.player] is not None:
            return False
        if self._asks_at == self.made or self._is_stop(choice.player):
            self._auto_from = None
            return True
        if self._auto_from is not None and self._goes_on():
            return False
        return is_name_asked(self.session) or (len(choice.actions) > 1 and self.question().asks)

    def _is_stop(self, player: str) -> bool:
        if not self.stops or self._auto_from == self.made:
            return False
        return self.display.stop(player) in self.stops and self.question().waiting is not None

    def _goes_on(self) -> bool:
        """Whether `auto` passes here: nothing has happened, and this is no moment to act."""
        assert self._auto_from is not None and self.session.choice is not None
        made, question = self.made - self._auto_from, self.question()
        decides = len(question.options) > 1 and question.waiting is None
        decides = decides or is_name_asked(self.session)
        waits = question.rests or (question.reminder and self._waived != self.display.moment()[1])
        if decides or (made and (waits or self._news(self.session.choice.player, made))):
            self._auto_from = None
        return self._auto_from is not None

    def _news(self, viewer: str, choices: int) -> bool:
        return any(news for news, _ in self.display.happened(viewer, choices))

    def auto(self) -> None:
        """Pass for the person until something happens; what was reminded of now, is waived."""
        self._auto_from, self._asks_at = self.made, None
        if self.question().reminder:
            self._waived = self.display.moment()[1]

    def go_on(self) -> None:
        """Take the choice that no person is asked for."""
        choice = self.session.choice
        assert choice is not None
        agent = self.seats[choice.player]
        if agent is not None:
            try:
                index = agent.choose(seat_of(self.session))
            except BotError as error:
                self.forfeits.append(Forfeit(choice.player, str(error)))
                self.do(choice.player, self.game.concession(choice.player))
                return
            if len(choice.actions) > 1 and not self.others_acted:
                waiting = self.question().waiting
                self.others_acted = waiting is None or waiting.index != index
            self.take(index)
        elif len(choice.actions) == 1:
            self.take(0)
        else:
            waiting = self.question().waiting
            assert waiting is not None
            self.take(waiting.index)

    def take(self, index: int) -> None:
        """Take the action number INDEX of the present choice."""
        choice = self.session.choice
        assert choice is not None
        self._note_choice(choice.player, choice.actions[index])
        self._question = None
        self.session.choose(index)
        self._note_events()

    def do(self, player: str, action: str) -> None:
        """Take ACTION, which need not be listed, for PLAYER."""
        self._note_choice(player, action)
        self._question = None
        self.session.do(action)
        self._note_events()

    def take_back(self, count: int) -> None:
        """Take the last COUNT choices back, which were parts of one."""
        if count:
            self._question = None
            self.session.undo(count)
            self._note_undo()

    def _note_choice(self, player: str, action: str) -> None:
        if self.log is not None:
            self.log.choice(self.made, player, action)

    def _note_undo(self) -> None:
        if self.log is not None:
            self.log.undo(self.made)

    def _note_events(self) -> None:
        if self.log is not None:
            self.log.events(1)

    def undo(self) -> str:
        """Go back to where a person chose last; return what has been seen since, in words.

        ManalogError: there is no such choice, or this table does not allow it.
        """
        if self.undo_rule == "never":
            raise ManalogError("nothing is taken back at this table")
        while self.asked and self.asked[-1] >= self.made:
            self.asked.pop()
        count = self.made - self.asked.pop() if self.asked else self._since_person()
        if not count:
            raise ManalogError("there is nothing to take back")
        seen = self._seen_since(count)
        if seen and self.undo_rule == "fair":
            self.asked.append(self.made - count)
            raise ManalogError(f"{seen}: that is not taken back at this table")
        self.take_back(count)
        self._auto_from, self._asks_at = None, self.made
        return seen

    def _since_person(self) -> int:
        """Return how many choices were made since a person's last: in a game that was resumed."""
        session, taken = self.session, list(self.session.taken)
        while self.made:
            session.undo()
            choice = session.choice
            if choice and self.seats[choice.player] is None and len(choice.actions) > 1:
                break
        back = self.made
        for action in taken[back:]:
            session.do(action)
        return len(taken) - back

    def _seen_since(self, count: int) -> str:
        """Return what was hidden before the last COUNT choices and has been seen, in words."""
        if not self.session.can_take_back(count):
            return "undo past the save: what came then has been seen"
        return "; ".join(self.display.seen(count))

    # ------------------------------------------------------------------ saving

    def save(self, path: str | Path, recording: Recording | None = None) -> None:
        """Write the game and the table to PATH; SaveError when that fails."""
        kept = {
            "agents": self.agents,
            "stops": stop_texts(self.stops),
            "undo": self.undo_rule,
        }
        write_save(path, self.session, kept, recording)

    def keep(self) -> Path:
        """Save the game and return where: at its place, or where something can be written.

        SaveError: there is no such place.
        """
        self.save_path = keep(self.save, self.default_path(), self.session.setup.seed)
        return self.save_path

    def default_path(self) -> Path:
        """Return where the game is saved when nothing is said: never over another game."""
        if self.save_path is None:
            self.save_path = unused(Path(), self.session.setup.seed)
        return self.save_path
