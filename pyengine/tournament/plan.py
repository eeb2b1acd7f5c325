"""The plan of a tournament: who meets whom, and from which seeds.

A contestant is an agent with a deck. The seed of a game is derived from the tournament's seed, the
contestants in their seats and the game's number only, so that neither the number of processes nor
what was played before changes a result.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from pyengine.engine.session import Setup
from pyengine.errors import TournamentError
from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.entries import (
    check_agents,
    refuse_large,
    refuse_nobody,
    refuse_twice,
    told_apart,
)


@dataclass(frozen=True)
class Fixture:
    """A game to play: all that another process or machine needs to know about it.

    `number` counts the games of the pairing from 0; `agents` play for its contestants; with `keep`
    the result has the game's save.
    """

    pairing: Pairing
    number: int
    setup: Setup
    agents: tuple[str, str]
    keep: bool = False


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
        found = find_game(game)
        refuse_large("seed", seed)
        refuse_large("number of games", games)
        read = tuple(map(found.deck, decks))
        refuse_twice("decks", [deck.name for deck in read])
        plan = cls(read, tuple(pairings), games, seed, game, specs or {})
        check_agents(plan.decks, {pair: plan.agents(pair) for pair in plan.pairings}, seed, game)
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
        missing: str | None = None,
    ) -> Tournament:
        """Return the plan in which every agent with every deck meets all, with MIRRORS itself too.

        Each pairing is played from both seats. Cards that can't be played are settled in the way
        that MISSING names. ManalogError: an unknown deck, agent or game, or nobody to meet.
        """
        found = find_game(game)
        refuse_nobody(agents, game)
        refuse_twice("agents", agents)
        read = told_apart([found.deck(deck, missing) for deck in decks], decks)
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
