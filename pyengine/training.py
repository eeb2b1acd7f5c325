"""Training of QMDP models: games in which one player learns (Zandvliet, section 4.7)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pyengine.agents import make_agent
from pyengine.agents.abstraction import action_key, creature_cards, state_key
from pyengine.agents.qmdp import best_of
from pyengine.agents.qmdp_model import Model, Training, state_number
from pyengine.agents.rewards import Moment, events_between, reward_table, worth_of
from pyengine.decks import Deck
from pyengine.games.magic import match_setup
from pyengine.seat import seat_of
from pyengine.session import Session


@dataclass(frozen=True)
class Course:
    """How a model is trained: both decks, the OPPONENT agent, and how often to EXPLORE at random.

    The game number N has the seed `seed` + N; the learner begins every other game.
    """

    deck: Deck
    against: Deck
    opponent: str = "random"
    rewards: str = "low"
    discount: float = 0.9
    explore: float = 0.1
    seed: int = 1

    def training(self) -> Training:
        """Return what the model has to be made for. AgentError: the rewards are unknown."""
        reward_table(self.rewards)
        own, other = self.deck.card_names(), self.against.card_names()
        return Training(tuple(own), tuple(other), self.rewards, self.discount)


@dataclass(frozen=True)
class _Step:
    """A decision of the learner: the abstract state and action, and what is rewarded later."""

    state: str
    action: str
    moment: Moment


def train(course: Course, model: Model, games: int) -> Iterator[int]:
    """Train MODEL until it has learnt from GAMES games; yield the number after each.

    It goes on where it was. Every game is saved as a whole: what stops the training costs at most
    the game that was being played.
    """
    model.begin(course.training())
    while model.games < games:
        _learn(course, model, *_played(course, model))
        model.about["games"] = str(model.games + 1)
        model.save()
        yield model.games


def _played(course: Course, model: Model) -> tuple[Session, str, list[_Step]]:
    """Play the next game; return it, who learnt, and the learner's decisions."""
    number = model.games
    decks, seat = [course.deck, course.against], number % 2
    seed = course.seed + number
    session = Session.start(match_setup(decks if seat == 0 else decks[::-1], seed))
    players = [name for name, _, _ in session.setup.players]
    learner, other = players[seat], players[1 - seat]
    opponent = make_agent(course.opponent, other, seed)
    chance, steps = random.Random(f"{seed}/training"), list[_Step]()
    while (choice := session.choice) is not None:
        if choice.player == other:
            session.choose(opponent.choose(seat_of(session)))
        else:
            steps.append(_step(course, model, session, chance))
    return session, learner, steps


def _step(course: Course, model: Model, session: Session, chance: random.Random) -> _Step:
    """Let the learner choose: the best action that is known, or any, and take it."""
    seat = seat_of(session)
    cards = creature_cards(session.call("define", "magic", "cards"))
    state = state_key(cards, seat.player)
    names = dict(seat.ask("names"))
    keys = [action_key(action, names) for action in seat.actions]
    options: Sequence[int] = range(len(keys))
    if chance.random() >= course.explore:
        known = model.values(state_number(state))
        options = best_of(keys, {key: [value] for key, value in known.items()})
    index = chance.choice(options)
    step = _Step(state, keys[index], Moment.of(cards, _life(session)))
    session.choose(index)
    return step


def _life(session: Session) -> dict[str, int]:
    return {str(player): int(life) for player, life in session.query("life", 2)}


def _learn(
    course: Course, model: Model, session: Session, learner: str, steps: list[_Step]
) -> None:
    """Learn from a game, the last decision first, so that what came of it goes all the way back."""
    table = reward_table(course.rewards)
    cards = creature_cards(session.call("define", "magic", "cards"))
    after, following = Moment.of(cards, _life(session)), None
    reward = 0.0
    if session.winners:
        reward = table[f"{'player' if learner in session.winners else 'opponent'} wins game"]
    for step in reversed(steps):
        reward += worth_of(events_between(step.moment, after, learner), table)
        model.learn(step.state, step.action, reward, following)
        after, following, reward = step.moment, step.state, 0.0
