"""One goldfish game: a deck against nobody, and what its log tells, turn by turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from pyengine.agents import Agent, make_agent
from pyengine.agents.play_out import dismiss
from pyengine.engine.seat import seat_of
from pyengine.engine.session import Session, Setup
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck
from pyengine.games.magic.goldfish.deck import DeckFacts
from pyengine.games.magic.setup import magic_setup
from pyengine.games.names import player_names

_OPPONENT = "goldfish"
_CARDS = 60
LIFE = 20
"""The damage that wins a game."""
_LIFE = 1_000_000
"""What players really have, so that a game that is won still tells what is drawn after it."""
_TURN, _STEP = re.compile(r"turn_begins\((\w+)\)"), re.compile(r"step_begins\((\w+)\)")
_LOSES, _CASTS = re.compile(r"lose_life\((\w+),(\d+)\)"), re.compile(r"casts\((\w+),")
_OUT = re.compile(r"loses\((\w+),(\w+)\)")
_WHOLE_GAME = 10**9


@dataclass(frozen=True)
class Plan:
    """Which games: the deck, who plays it, how many turns, and who begins.

    `until` are cards, by their names, that are waited for: all on the battlefield at once.
    """

    setup: Setup
    player: str
    agent: str
    turns: int
    on_the_play: bool
    until: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, deck: Deck, agent: str, turns: int, on_the_play: bool, seed: int,
        until: tuple[str, ...] = (),
    ) -> Plan:  # fmt: skip
        """Return the plan for DECK; ManalogError: an unknown card or agent."""
        with CardDatabase.open() as database:
            nothing = Deck(_OPPONENT, ((_CARDS, database.basic_land("forest")),))
            names = player_names([deck.name, _OPPONENT])
            first = names[0 if on_the_play else 1]
            setup = magic_setup(
                [deck, nothing], seed=seed, names=names, database=database,
                settings=[f"first_player={first}", f"starting_life={_LIFE}"],
            )  # fmt: skip
        make_agent(agent, names[0], seed)
        return cls(setup, names[0], agent, turns, on_the_play, until)

    def own_turn(self, turn: int) -> int:
        """Return how many turns the deck's player has begun when TURN, counted over both, has."""
        return (turn + 1) // 2 if self.on_the_play else turn // 2


@dataclass
class Fished:
    """What came of a game: a number for each turn of the deck's player, the first one's first.

    `lands` are those of the hand that was kept and of the draw steps; `colors` what such lands
    make; `damage` what the opponent has lost so far, `spells` how many were cast so far. `won` is
    the turn on which that came to 20 life, or on which the game was won otherwise, None where it
    was not; `way` is `life`, or why the opponent has lost, in the rules' word. `there` is the turn
    on which what the plan waits for was on the battlefield.
    """

    seed: int
    hand: int
    won: int | None
    lands: list[int] = field(default_factory=list)
    colors: list[frozenset[str]] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)
    spells: list[int] = field(default_factory=list)
    way: str | None = None
    there: int | None = None


def fish(plan: Plan, facts: DeckFacts, seed: int) -> Fished:
    """Play the game of PLAN with SEED, to its end or for the plan's turns."""
    setup = replace(plan.setup, seed=seed)
    session = Session.start(setup, "choices")
    opponent = next(name for name in setup.names if name != plan.player)
    agents: dict[str, Agent] = {
        plan.player: make_agent(plan.agent, plan.player, seed),
        opponent: make_agent("idle", opponent, seed),
    }
    opening: list[str] | None = None
    there: int | None = None
    try:
        while (choice := session.choice) is not None and (turn := _turn(session, plan)) is not None:
            if plan.until and there is None and turn and _all_there(session, plan):
                there = plan.own_turn(turn)
            if turn and opening is None:
                opening = _hand(session, plan.player)
            one = choice.count == 1
            session.choose(0 if one else agents[choice.player].choose(seat_of(session)))
    finally:
        dismiss(session, agents)
    fished = _Reader(plan, facts, opponent, opening or []).read(seed, _log(session))
    if fished.won is None and plan.player in session.winners:
        fished.won, fished.way = len(fished.spells), fished.way or "wins"
    fished.there = there
    return fished


def fished_by(jobs: int, plan: Plan, facts: DeckFacts, seeds: Sequence[int]) -> Iterator[Fished]:
    """Yield the games of PLAN with SEEDS, in order, played by so many processes (1: this one)."""
    if jobs == 1 or len(seeds) < 2:
        yield from (fish(plan, facts, seed) for seed in seeds)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from pool.map(partial(fish, plan, facts), seeds)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _all_there(session: Session, plan: Plan) -> bool:
    """Whether the plan's player controls all that the plan waits for."""
    names = {row[0]: str(row[1]) for row in session.query("object", 3)}
    mine = [names[item] for player, item in session.query("controls", 2) if player == plan.player]
    return not Counter(plan.until) - Counter(mine)


def _turn(session: Session, plan: Plan) -> int | None:
    """Return the number of the turn, both players' counted; None after the last of the plan."""
    turn = int(session.query("turn", 1)[0][0])
    return turn if plan.own_turn(turn) <= plan.turns else None


def _hand(session: Session, player: str) -> list[str]:
    """Return the names of the cards in PLAYER's hand."""
    names = {row[0]: row[1] for row in session.query("object", 3)}
    return [str(names[card]) for owner, card in session.query("hand", 2) if owner == player]


def _log(session: Session) -> list[list[str]]:
    return session.call("define", session.setup.game, "log", "everyone", _WHOLE_GAME)


@dataclass
class _Reader:
    """Reads a game's log; `seen` are the opening hand and what draw steps have brought."""

    plan: Plan
    facts: DeckFacts
    opponent: str
    seen: list[str]
    turn: int = 0
    mine: bool = False
    drawing: bool = False
    lost: int = 0
    cast: int = 0

    def read(self, seed: int, log: list[list[str]]) -> Fished:
        """Return what LOG, rows of events and words, tells of the game with SEED."""
        fished = Fished(seed, len(self.seen), None)
        for event, words in log:
            self._take(fished, event, words)
        self._note(fished)
        return fished

    def _take(self, fished: Fished, event: str, words: str) -> None:
        if found := _TURN.fullmatch(event):
            self._note(fished)
            self.mine = found[1] == self.plan.player
            self.turn += self.mine
        elif found := _STEP.fullmatch(event):
            self.drawing = found[1] == "draw"
        elif event.startswith(f"draw({self.plan.player},"):
            if self.mine and self.drawing:
                self.seen.append(words.partition(" drew ")[2])
        elif (found := _LOSES.fullmatch(event)) and found[1] == self.opponent:
            self.lost += int(found[2])
            if self.lost >= LIFE and fished.won is None:
                fished.won, fished.way = self.turn, "life"
        elif (found := _CASTS.match(event)) and found[1] == self.plan.player:
            self.cast += 1
        elif (found := _OUT.fullmatch(event)) and found[1] == self.opponent:
            fished.way = fished.way or found[2]

    def _note(self, fished: Fished) -> None:
        """Note how things stand at the end of a turn of the deck's player."""
        if not self.mine or self.turn > self.plan.turns:
            return
        lands = [name for name in self.seen if name in self.facts.lands]
        fished.lands.append(len(lands))
        fished.colors.append(frozenset().union(*(self.facts.lands[name] for name in lands)))
        fished.damage.append(self.lost)
        fished.spells.append(self.cast)
