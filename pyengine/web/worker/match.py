"""A game that people and bots play: who is asked, what is taken, and what is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.agents.naming import is_name_asked, name_chosen
from pyengine.engine.seat import NOBODY
from pyengine.engine.session import Session
from pyengine.errors import EngineError, ManalogError
from pyengine.games import find_game
from pyengine.games.offer import AT_ONCE, DELAY
from pyengine.table.display import Display, Question
from pyengine.web.stale import StaleError
from pyengine.web.worker.clock import Clock
from pyengine.web.worker.pausing import Pause
from pyengine.web.worker.person import EVENT, TURN, Person
from pyengine.web.worker.recipe import PERSON, Begun
from pyengine.web.worker.talk import Talk

_MOST_AT_ONCE = 200
"""How many options one message may take."""

_MOST_ALONE = 2_000
"""How many choices are taken without asking anybody before the others are heard again."""


@dataclass
class Match:
    """The game with its seats. `epoch` rises where choices are taken back."""

    session: Session
    agents: tuple[str, ...]
    undo_rule: str
    epoch: int
    passing: str = AT_ONCE
    talk: Talk = field(default_factory=Talk)
    clock: Clock = field(default_factory=Clock)
    people: dict[str, Person] = field(init=False)
    display: Display = field(init=False)
    asking: str | None = None
    """The person whose answer is waited for."""
    wish: str | None = None
    """Who wants to take back a choice, and waits for the others."""
    agreed: set[str] = field(default_factory=set)
    _whole: bool = False
    """Whether they wish to go back to before what they are announcing."""
    chosen: list[tuple[int, str]] = field(default_factory=list)
    """After how many choices which person chose."""
    pause: Pause = field(default_factory=Pause)
    """While somebody seems to think who passes by themselves."""
    _question: Question | None = None
    _further: tuple[bool, list[tuple[str, str]]] | None = None
    _amid: set[int] = field(default_factory=set)
    """After how many choices who chose was amid announcing something."""

    @classmethod
    def of(cls, begun: Begun, epoch: int) -> Match:
        """Sit down at the game that was BEGUN."""
        talk, clock = Talk(begun.talk), Clock(begun.minutes)
        return cls(begun.session, begun.agents, begun.undo, epoch, begun.passing, talk, clock)

    def __post_init__(self) -> None:
        """Let people sit down; they are asked where the game is now."""
        names = self.session.setup.names
        self.display = Display(self.session.setup.game)
        self.people = {
            name: Person(name, asks_at=self.made)
            for name, agent in zip(names, self.agents, strict=True)
            if agent == PERSON
        }

    @property
    def made(self) -> int:
        """How many choices were made."""
        return len(self.session.taken)

    @property
    def players(self) -> tuple[str, ...]:
        """All players, seat by seat."""
        return self.session.setup.names

    @property
    def alone(self) -> bool:
        """Whether at most one person plays, who may know all."""
        return len(self.people) <= 1

    def agent_of(self, player: str) -> str:
        """Return who plays for PLAYER: an agent's name, or PERSON."""
        return self.agents[self.players.index(player)]

    def moved(self) -> None:
        """The session has been taken elsewhere: what was asked there is asked anew."""
        self._forget()

    def _forget(self) -> None:
        self._question = self._further = None

    def question(self) -> Question:
        """Return the present choice in words."""
        if self._question is None:
            assert self.session.choice is not None
            self._question = self.display.question(self.session.choice.player)
        return self._question

    def further(self) -> tuple[bool, list[tuple[str, str]]]:
        """Return whether who chooses is amid announcing something, and what may be taken later."""
        if self._further is None:
            assert self.session.choice is not None
            self._further = self.display.further(self.session.choice.player)
        return self._further

    # ------------------------------------------------------------------ going on

    @property
    def left(self) -> float | None:
        """After how many seconds the game goes on though nobody says anything; None: never."""
        some = [one for one in (self.pause.left, self.clock.left) if one is not None]
        return min(some, default=None)

    def advance(self) -> str | None:
        """Take what nobody is asked for; return the player whose bot has to choose, or None.

        Whose time has run out loses the game.
        """
        late = self.clock.late()
        if late is not None and not self.session.over:
            self.concede(late)
        mover = self._advance()
        self.clock.run(self.asking)
        return mover

    def _advance(self) -> str | None:
        self.asking = None
        for _ in range(_MOST_ALONE):
            choice = self.session.choice
            if choice is None:
                return None
            person = self.people.get(choice.player)
            more = choice.count == 1 and person is not None and is_name_asked(self.session)
            single = choice.count == 1 and not more
            veiled = person is not None and single and self._veiled(person)
            if veiled and self.passing == DELAY:
                if not self.pause.over(self.made, self.epoch):
                    return None
                self._take(0)
            elif single and not (person and (veiled or person.asks_at == self.made)):
                self._take(0)
            elif person is None:
                return choice.player
            elif veiled or more or person.wants(self.question(), self.made, self.display):
                self.asking = choice.player
                person.asked += 1
                return None
            else:
                waiting = self.question().waiting
                self._take(0 if waiting is None else waiting.index)
        person = self.people.get(self.session.choice.player) if self.session.choice else None
        if person is not None:
            person.until, person.asks_at = None, self.made
        return self._advance() if person is not None else self._chooser()

    def _veiled(self, person: Person) -> bool:
        """Whether it would tell others something that PERSON, who can only pass, passes at once."""
        if self.passing == AT_ONCE or person.until or self.question().waiting is None:
            return False
        might, usual = self.display.might_act(person.player)
        return might and (usual or person.stops_here(self.question(), self.made, self.display))

    def _chooser(self) -> str | None:
        return None if self.session.choice is None else self.session.choice.player

    def _take(self, index: int) -> None:
        self._forget()
        self.session.choose(index)

    def bot_chose(self, index: int | None, first: Sequence[str] = ()) -> None:
        """Take what a bot looked up FIRST and its option number INDEX; None: it gives up."""
        assert self.session.choice is not None
        player = self.session.choice.player
        for action in first:
            self._forget()
            self.session.do(action)
        if index is not None and 0 <= index < self.session.choice.count:
            self._take(index)
        else:
            self.concede(player)

    def concede(self, player: str) -> None:
        """Let PLAYER give up."""
        self._forget()
        self.session.do(find_game(self.session.setup.game).concession.format(player=player))
        self.wish = None

    def order(self, player: str, words: Any) -> None:
        """Do what PLAYER may say at any choice; ManalogError: WORDS are nothing of that kind."""
        orders = find_game(self.session.setup.game).orders
        if not isinstance(words, str) or words not in orders:
            raise ManalogError("that is not understood")
        self._forget()
        self.session.do(orders[words].format(player=player))
        self.wish = None

    # ------------------------------------------------------------------ what a person says

    def check(self, player: str, seq: Any, epoch: Any) -> Person:
        """Return the person of PLAYER; StaleError: SEQ and EPOCH are of no question asked now."""
        person = self.people.get(player)
        if person is None or self.asking != player or seq != person.asked or epoch != self.epoch:
            raise StaleError("that question is not asked any more")
        return person

    def choose(self, player: str, numbers: Any, *, finish: bool) -> None:
        """Take the options NUMBERS for PLAYER, all or none; with FINISH, end the declaration."""
        options = [*self.actions, *(action for action, _ in self.further()[1])]
        good = isinstance(numbers, list) and len(numbers) <= _MOST_AT_ONCE
        good = good and len(set(map(str, numbers))) == len(numbers)
        if not good or not all(type(n) is int and 0 <= n < len(options) for n in numbers):
            raise ManalogError("there is no such option")
        if len(numbers) != 1 and not (finish or self.question().at_once not in (0, 1)):
            raise ManalogError("one option is asked for here")
        taken = list(numbers) if self.question().ordered else sorted(numbers)
        assert self.session.choice is not None
        actions = [options[number] for number in taken]
        finishing = self.question().finishing
        if finish and finishing and self.question().ends(len(taken)):
            actions.append(self.session.choice.actions[finishing.index])
        if not actions:
            raise ManalogError("nothing was chosen")
        self._take_all(player, actions)

    def _take_all(self, player: str, actions: Sequence[str]) -> None:
        begun = self.made
        if self.further()[0]:
            self._amid.add(begun)
        for action in actions:
            choice = self.session.choice
            if choice is None or choice.player != player or action not in choice.actions:
                self._forget()
                self.session.undo(self.made - begun)
                raise ManalogError("these options can't be taken together")
            self._take(choice.actions.index(action))
        self._chose(begun, player)

    def _chose(self, begun: int, player: str) -> None:
        self.chosen.append((begun, player))
        self.wish = None
        for person in self.people.values():
            person.asks_at = None

    def names(self, player: str, text: Any) -> None:
        """Let PLAYER choose the name TEXT, which need not be among the options."""
        begun = self.made
        index = name_chosen(self.session, text)
        self._take(index)
        self._chose(begun, player)

    def passes(self, person: Person, until: Any) -> None:
        """Let things go on for PERSON until something happens or until their turn."""
        if until not in (EVENT, TURN):
            raise ManalogError("you can pass until something happens, or until your turn")
        question = self.question()
        if question.waiting is None:
            raise ManalogError("there is something to choose first")
        person.passes(until, question, self.made, self.display)
        self._take_all(person.player, [self.actions[question.waiting.index]])

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions of the present choice."""
        return () if self.session.choice is None else self.session.choice.actions

    # ------------------------------------------------------------------ taking back

    def wishes_undo(self, player: str) -> None:
        """Take PLAYER's last choice back, or ask the others; ManalogError: it can't be."""
        self._wishes_back(player, whole=False)

    def _wishes_back(self, player: str, *, whole: bool) -> None:
        self._back(player, whole=whole)
        self.wish, self.agreed, self._whole = player, set(), whole
        if not set(self.people) - {player}:
            self._undo(player)

    def answers_undo(self, player: str, agrees: bool) -> None:
        """Let PLAYER agree to the wish to take back, or refuse it."""
        if self.wish is None or player == self.wish:
            raise StaleError("nobody asks to take anything back")
        if not agrees:
            self.wish = None
            return
        self.agreed.add(player)
        if self.agreed >= set(self.people) - {self.wish}:
            self._undo(self.wish)

    def cancels(self, player: str) -> None:
        """Take PLAYER back, or ask the others, to before what they are announcing (733.1)."""
        if not self.further()[0]:
            raise ManalogError("nothing is being announced")
        self._wishes_back(player, whole=True)

    def _back(self, player: str, *, whole: bool = False) -> int:
        """Return before how many choices PLAYER chose last, where that may be taken back.

        With WHOLE, not amid announcing something.
        """
        if self.undo_rule == "never":
            raise ManalogError("nothing is taken back at this table")
        mine = [made for made, who in self.chosen if who == player and made < self.made]
        while whole and len(mine) > 1 and mine[-1] in self._amid:
            mine.pop()
        if not mine:
            raise ManalogError("there is nothing to take back")
        count = self.made - mine[-1]
        if self.undo_rule == "fair":
            if not self.session.can_take_back(count):
                raise ManalogError("what came since has been seen: that is not taken back here")
            if seen := "; ".join(self.display.seen(count)):
                raise ManalogError(f"{seen}: that is not taken back at this table")
        return mine[-1]

    def _undo(self, player: str) -> None:
        back = self._back(player, whole=self._whole)
        self._forget()
        self.wish = None
        self.session.undo(self.made - back)
        self.chosen = [entry for entry in self.chosen if entry[0] < back]
        self._amid = {made for made in self._amid if made < back}
        self.epoch += 1
        for person in self.people.values():
            person.until, person.since = None, min(person.since, self.made)
            person.asks_at = self.made if person.player == player else None

    def undoable(self, player: str) -> bool:
        """Whether PLAYER has chosen something that might be taken back."""
        rule = self.undo_rule != "never"
        return rule and any(who == player and made < self.made for made, who in self.chosen)

    def relive(self) -> None:
        """Play a loaded game again, so that its past is known; where that fails, it is not."""
        try:
            self.session.relive()
        except EngineError:
            return

    def may_look(self, viewer: str) -> bool:
        """Whether VIEWER is a player or looks on without seeing what is hidden."""
        return viewer in self.players or viewer == NOBODY
