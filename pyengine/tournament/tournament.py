"""Tournaments: who meets whom, from which seeds, and one game of them played.

A contestant is an agent with a deck. The seed of a game is derived from the tournament's seed, the
contestants in their seats and the game's number only, so that neither the number of processes nor
what was played before changes a result.
"""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Literal

from pyengine.agents import make_agent
from pyengine.bench.games import play_out
from pyengine.engine.fingerprint import fingerprint
from pyengine.engine.session import Session, Setup
from pyengine.errors import TournamentError
from pyengine.games import DEFAULT_GAME, find_game
from pyengine.games.magic.decks import Deck, read_deck
from pyengine.tournament.entries import check_agents, refuse_large, refuse_nobody, refuse_twice

Winner = Literal["first", "second", "draw"]


@dataclass(frozen=True, order=True)
class Contestant:
    """An agent, with its parameters, and the name of its deck, "" in a game without decks."""

    deck: str
    agent: str

    def __str__(self) -> str:
        return f"{self.agent} {self.deck}".rstrip()


@dataclass(frozen=True, order=True)
class Pairing:
    """Two contestants in their seats: `first` begins."""

    first: Contestant
    second: Contestant

    def __str__(self) -> str:
        return f"{self.first} - {self.second}"


@dataclass(frozen=True)
class Fixture:
    """A game to play: all that another process or machine has to know of it.

    `number` counts the games of the pairing from 0; `agents` play for its contestants; with `keep`
    the result has the game's save.
    """

    pairing: Pairing
    number: int
    setup: Setup
    agents: tuple[str, str]
    keep: bool = False


@dataclass(frozen=True)
class Result:
    """What came of a game. `turns` is 0 in a game without turns; `seconds` is wall time.

    `decisions` counts all actions, `choices` those with an alternative, `steps` the engine's;
    `version` is the `fingerprint` of the engine that played.
    """

    pairing: Pairing
    number: int
    seed: int
    winner: Winner
    turns: int
    decisions: int
    choices: int
    steps: int
    seconds: float
    version: str = ""
    save: str | None = None


@dataclass(frozen=True)
class Failure:
    """A game that could not be played, and why in one line."""

    fixture: Fixture
    message: str

    def __str__(self) -> str:
        fixture = self.fixture
        return f"{fixture.pairing}, seed {fixture.setup.seed}: {self.message}"


@dataclass(frozen=True)
class Tournament:
    """A plan: `games` games of each of `pairings`, from `seed`.

    `specs` says which agents play where the contestants' names are no agents, such as those of
    models in files: seeds and results know them by their names, wherever the files are.
    """

    decks: tuple[Deck, ...]
    pairings: tuple[Pairing, ...]
    games: int
    seed: int = 1
    game: str = DEFAULT_GAME
    specs: Mapping[Pairing, tuple[str, str]] = field(default_factory=dict, compare=False)

    @classmethod
    def of(
        cls,
        decks: Sequence[Deck | str],
        pairings: Iterable[Pairing],
        games: int,
        seed: int = 1,
        game: str = DEFAULT_GAME,
        specs: Mapping[Pairing, tuple[str, str]] | None = None,
    ) -> Tournament:
        """Return the plan of PAIRINGS.

        ManalogError: an unknown deck, agent or game, a number that no database holds, or an agent
        that can't play with the decks of its pairings.
        """
        find_game(game)
        refuse_large("seed", seed)
        refuse_large("number of games", games)
        read = tuple(read_deck(deck) if isinstance(deck, str) else deck for deck in decks)
        refuse_twice("decks", [deck.name for deck in read])
        plan = cls(read, tuple(pairings), games, seed, game, specs or {})
        check_agents(plan)
        plan.setup(plan.pairings[0], seed)
        return plan

    @classmethod
    def everyone(
        cls,
        decks: Sequence[Deck | str],
        agents: Sequence[str],
        games: int,
        seed: int = 1,
        game: str = DEFAULT_GAME,
        *,
        mirrors: bool = True,
    ) -> Tournament:
        """Return the plan in which every agent with every deck meets all, with MIRRORS itself too.

        Each pairing is played from both seats. ManalogError: an unknown deck, agent or game, or
        nobody to meet.
        """
        find_game(game)
        refuse_nobody(agents, game)
        refuse_twice("agents", agents)
        read = [read_deck(deck) if isinstance(deck, str) else deck for deck in decks]
        names = [deck.name for deck in read] or [""]
        contestants = [Contestant(deck, agent) for deck in names for agent in agents]
        seats = itertools.product(contestants, repeat=2)
        pairings = [Pairing(*pair) for pair in seats if mirrors or pair[0] != pair[1]]
        if not pairings:
            raise TournamentError("without mirrors, one contestant has nobody to meet")
        return cls.of(read, pairings, games, seed, game)

    @property
    def contestants(self) -> list[Contestant]:
        """Those who take part, in the plan's order."""
        return list(dict.fromkeys(c for p in self.pairings for c in (p.first, p.second)))

    @property
    def total(self) -> int:
        """The number of games."""
        return self.games * len(self.pairings)

    def fixtures(
        self, played: Collection[tuple[Pairing, int]] = (), *, keep: bool = False
    ) -> Iterator[Fixture]:
        """Yield the games that are not in PLAYED, the first of each pairing before the second."""
        for number in range(self.games):
            for pairing in self.pairings:
                if (pairing, number) not in played:
                    setup = self.setup(pairing, self.seed_of(pairing, number))
                    yield Fixture(pairing, number, setup, self.agents(pairing), keep)

    def agents(self, pairing: Pairing) -> tuple[str, str]:
        """Return the agents that play PAIRING, with their parameters."""
        return self.specs.get(pairing, (pairing.first.agent, pairing.second.agent))

    def seed_of(self, pairing: Pairing, number: int) -> int:
        """Return the seed of game NUMBER of PAIRING: 48 bits of a hash."""
        first, second = pairing.first, pairing.second
        parts = (self.game, first.deck, first.agent, second.deck, second.agent)
        text = "\n".join([str(self.seed), *parts, str(number)])
        return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")

    def setup(self, pairing: Pairing, seed: int) -> Setup:
        """Return the set-up of a game of PAIRING with SEED; EngineError: none for this game."""
        by_name = {deck.name: deck for deck in self.decks}
        names = (pairing.first.deck, pairing.second.deck)
        return find_game(self.game).match_setup([by_name[name] for name in names if name], seed)


def play(fixture: Fixture) -> Result:
    """Play the game FIXTURE in this process to its end."""
    start = time.perf_counter()
    setup, pairing = fixture.setup, fixture.pairing
    players = [name for name, _, _ in setup.players]
    agents = {
        player: make_agent(spec, player, setup.seed, setup.game)
        for player, spec in zip(players, fixture.agents, strict=True)
    }
    session = Session.start(setup)
    play_out(session, agents)
    turns = session.query("turn", 1)
    return Result(
        pairing,
        fixture.number,
        setup.seed,
        _winner(session, players),
        turns=turns[0][0] if turns else 0,
        decisions=session.forced + len(session.taken),
        choices=session.decisions,
        steps=session.steps,
        seconds=round(time.perf_counter() - start, 4),
        version=fingerprint(),
        save=_save(session, fixture.agents) if fixture.keep else None,
    )


def _winner(session: Session, players: Sequence[str]) -> Winner:
    if session.winners == (players[0],):
        return "first"
    return "second" if session.winners == (players[1],) else "draw"


def _save(session: Session, agents: Sequence[str]) -> str:
    """Return the save of SESSION as text."""
    from pyengine.saves.save import write_save

    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "game.save"
        write_save(path, session, {"agents": list(agents)})
        return path.read_text("utf-8")
