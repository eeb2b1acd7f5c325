"""Training of QMDP models: games in which one player learns (Zandvliet, section 4.7)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from pyengine.agents import make_agent
from pyengine.engine.chance import chance_of
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session, Setup
from pyengine.errors import AgentError
from pyengine.games.magic.agents.qmdp import best_tried
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.models.abstraction import counted, state_key
from pyengine.games.magic.models.file import ModelLocked, patiently
from pyengine.games.magic.models.model import Model, Training, state_number
from pyengine.games.magic.models.rewards import Moment, events_between, reward_table, worth_of
from pyengine.games.magic.setup import match_setup
from pyengine.system.interrupts import held_interrupts

CHOICES = ("learnt", "tried")
"""How a learner chooses where it does not explore (`Course`)."""

CHECKPOINT = 500
"""How many games are learnt between two checkpoints."""

Waiting = Callable[[ModelLocked], None]
"""Is told that a model can't be written now."""


@dataclass(frozen=True)
class Course:
    """How a model is trained: both decks, the OPPONENT agent, and how often to EXPLORE at random.

    Else the learner goes by its CHOICE: the best action by what it has `learnt` of it in this
    state, or the best of all, when each is `tried` first (section 4.7). The game number N has the
    seed `seed` + N; the learner begins every other game.
    """

    deck: Deck
    against: Deck
    opponent: str = "random"
    rewards: str = "low"
    discount: float = 0.9
    explore: float = 0.1
    seed: int = 1
    choice: str = "learnt"

    def training(self) -> Training:
        """Return what the model has to be made for. AgentError: unknown rewards or choice."""
        reward_table(self.rewards)
        if self.choice not in CHOICES:
            remedy = f"There are {' and '.join(CHOICES)}"
            raise AgentError(f'no choice is called "{self.choice}"', remedy=remedy)
        own, other = self.deck.card_names(), self.against.card_names()
        return Training(
            tuple(own), tuple(other), self.rewards, self.discount, self.choice, self.opponent,
            self.explore, self.seed,
        )  # fmt: skip

    def setup(self, number: int) -> Setup:
        """Return the set-up of the game NUMBER: the first player is the one who begins."""
        return replace(self._setups[number % 2], seed=self.seed + number)

    @cached_property
    def _setups(self) -> tuple[Setup, Setup]:
        return (
            match_setup([self.deck, self.against], self.seed),
            match_setup([self.against, self.deck], self.seed),
        )


class _Step(NamedTuple):
    """A decision of the learner: the abstract state and action, and what is rewarded later."""

    state: str
    action: str
    moment: Moment


@dataclass(frozen=True)
class _Played:
    """A game that was played: the learner's decisions, the result, and who the learner was."""

    learner: str
    steps: list[_Step]
    end: Moment
    winners: tuple[str, ...]


def train(
    course: Course,
    model: Model,
    games: int,
    checkpoint: int = CHECKPOINT,
    waiting: Waiting = lambda _: None,
) -> Generator[int, None, None]:
    """Train MODEL until it has learnt from GAMES games; yield the number after each.

    It goes on where it was. What was learnt is saved after every CHECKPOINT games, and when this
    is ended or closed: a process that is killed loses the games since the last checkpoint. Where
    another program has locked the model it waits, and tells WAITING so; a Ctrl-C ends the wait, and
    those games are lost. AgentError: the model is for another training, or can't be written.
    """
    model.begin(course.training())
    try:
        while model.games < games:
            played = _play(course, model)
            with held_interrupts(), model.game():
                _learn(course, model, played)
            if model.games % checkpoint == 0:
                _save(model, waiting)
            yield model.games
    finally:
        _save(model, waiting)


def _save(model: Model, waiting: Waiting) -> None:
    """Save MODEL; what was learnt is forgotten when a Ctrl-C ends the wait for another program."""
    waited = False

    def wait(locked: ModelLocked) -> None:
        nonlocal waited
        waited = True
        waiting(locked)

    try:
        patiently(model.save, wait)
    except KeyboardInterrupt:
        if waited:
            model.forget()
        raise


def _play(course: Course, model: Model) -> _Played:
    """Play the next game."""
    number = model.games
    session = Session.start(course.setup(number))
    players = session.setup.names
    seat = number % 2
    learner, other = players[seat], players[1 - seat]
    opponent = make_agent(course.opponent, other, course.seed + number)
    chance, steps = random.Random(f"{course.seed + number}/training"), list[_Step]()
    view = _View(session, learner)
    while (choice := session.choice) is not None:
        if choice.player == other:
            session.choose(opponent.choose(seat_of(session)))
        else:
            state, moment, actions = view.read()
            if chance.random() < course.explore:
                options: Sequence[int] = range(len(actions))
            elif course.choice == "tried":
                options = _tried(session, model, f"{course.seed + number}/{len(steps)}")
            else:
                options = best_of(actions, model.values(state_number(state)))
            index = chance.choice(options)
            steps.append(_Step(state, actions[index], moment))
            session.choose(index)
    return _Played(learner, steps, view.read()[1], session.winners)


@dataclass
class _View:
    """The abstract states of SESSION for PLAYER; most choices leave them as they are."""

    session: Session
    player: str
    rows: list[list[str]] = field(default_factory=list)
    state: str = ""
    places: Counter[tuple[str, str]] = field(default_factory=Counter)

    def read(self) -> tuple[str, Moment, list[str]]:
        """Return the present state, the facts that are rewarded, and the abstract legal actions."""
        rows, life, actions = self.session.call("define", "magic", "abstract_choice")
        if rows != self.rows:
            self.rows, self.state, self.places = rows, state_key(rows, self.player), counted(rows)
        return self.state, Moment(self.places, dict(life)), actions


def _tried(session: Session, model: Model, seed: str) -> Sequence[int]:
    """Return the indices of the actions that are best when tried; SEED is of what is hidden."""
    seat = seat_of(session)
    return best_tried(seat, model, 1, chance_of(seed)) if len(seat.actions) > 1 else range(1)


def best_of(actions: Sequence[str], values: Mapping[str, float]) -> Sequence[int]:
    """Return the indices of the ACTIONS with the best of VALUES.

    Where no action has any, all are as good; one that has none is no better than nothing, 0.
    """
    if values.keys().isdisjoint(actions):
        return range(len(actions))
    best = max(values.get(action, 0.0) for action in actions)
    return [index for index, action in enumerate(actions) if values.get(action, 0.0) == best]


def _learn(course: Course, model: Model, played: _Played) -> None:
    """Learn from a game, last decision first, so that the result reaches the first decision."""
    table = reward_table(course.rewards)
    after, following = played.end, None
    reward = 0.0
    if played.winners:
        reward = table[f"{'player' if played.learner in played.winners else 'opponent'} wins game"]
    for step in reversed(played.steps):
        reward += worth_of(events_between(step.moment, after, played.learner), table)
        model.learn(step.state, step.action, reward, following)
        after, following, reward = step.moment, step.state, 0.0
