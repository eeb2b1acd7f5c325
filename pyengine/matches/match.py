"""A match as data: who plays with which decks, the games so far, and what is to be done next.

Between games each player changes cards of the deck for cards of the sideboard, and the loser of
the last game says who begins the next one (103.1); of the first game, who wins a coin flip does.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyengine.engine.session import Setup
from pyengine.errors import CardError, EngineError, ManalogError
from pyengine.games import find_game
from pyengine.games.cards import OpenCards
from pyengine.games.game import Deck
from pyengine.matches.score import MOST_GAMES, Score

Pile = tuple[tuple[int, str], ...]
"""Counts and names of cards."""

SIDEBOARDING, CHOOSING, PLAYING, OVER = "sideboarding", "choosing", "playing", "over"
"""What a match waits for."""

_REMATCH = 1000
"""How far the seeds of a match and of its rematch lie apart."""


@dataclass(frozen=True)
class Entrant:
    """A player of a match: who plays for them, their deck as it is registered, and as it is now.

    The deck has at least `least` cards, and the sideboard at most `most`; None is any number.
    """

    name: str
    agent: str
    registered: Pile
    beside: Pile = ()
    least: int = 0
    most: int | None = None
    main: Pile = ()
    team: str = ""

    @property
    def deck(self) -> Pile:
        """The cards of the next game."""
        return self.main or self.registered

    @property
    def side(self) -> Pile:
        """What is left beside them."""
        rest = _count([*self.registered, *self.beside])
        rest.subtract(_count(self.deck))
        return tuple((count, name) for name, count in rest.items() if count > 0)


@dataclass(frozen=True)
class Played:
    """A game that was played: its seed, who began, who won ("" for a draw), and its last turn."""

    seed: int
    first: str
    winner: str
    turns: int = 0


@dataclass(frozen=True)
class Match:
    """A match of two players. `cards` are the rows of all cards that can be played, by name.

    Of the game that is played or prepared: `ready` have their decks together, `first` begins, or
    is "" until that is said, and `actions` were taken.
    """

    game: str
    seed: int
    best_of: int
    settings: tuple[str, ...]
    entrants: tuple[Entrant, ...]
    cards: Mapping[str, list[Any]]
    games: tuple[Played, ...] = ()
    ready: tuple[str, ...] = ()
    first: str = ""
    actions: tuple[str, ...] = ()
    made: tuple[str, ...] = ()
    """The cards that were made anew for this match, in the place of others."""

    @classmethod
    def of(
        cls,
        setup: Setup,
        agents: Sequence[str],
        best_of: int,
        sideboards: Sequence[Sideboard],
    ) -> Match:
        """Return a match of the game that SETUP would begin; ManalogError: there is none."""
        check_best_of(best_of)
        if len(setup.players) != 2 or not find_game(setup.game).first:
            raise EngineError(f"there are no matches of this kind in {setup.game}")
        entrants = tuple(
            Entrant(name, agent, piled(cards), side.cards, side.least, side.most, team=team)
            for (name, team, cards), agent, side in zip(
                setup.players, agents, sideboards, strict=True
            )
        )
        rows = {str(row[0]): row for row in setup.cards}
        beside = {name for side in sideboards for _, name in side.cards} - set(rows)
        rows |= playable_rows(setup.game, beside)
        return cls(setup.game, setup.seed, best_of, setup.settings, entrants, rows, made=setup.made)

    # -------------------------------------------------------------- how it stands

    @property
    def names(self) -> tuple[str, ...]:
        """The players, seat by seat."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def score(self) -> Score:
        """Who has won how many games."""
        return Score(self.best_of, tuple(game.winner for game in self.games))

    @property
    def stage(self) -> str:
        """What is to be done now."""
        if self.score.over:
            return OVER
        if self.games and set(self.ready) != set(self.names):
            return SIDEBOARDING
        return PLAYING if self.first else CHOOSING

    @property
    def chooser(self) -> str:
        """Who says who begins: the loser of the last game; after a draw, who did before (103.1)."""
        flip = random.Random(f"flip/{self.seed}").choice(self.names)
        chooser = flip
        for game in self.games:
            if game.winner:
                (chooser,) = (name for name in self.names if name != game.winner)
        return chooser

    def entrant(self, name: str) -> Entrant:
        """Return the player NAME."""
        return next(entrant for entrant in self.entrants if entrant.name == name)

    def setup(self) -> Setup:
        """Return what the next game starts from; who begins has been said."""
        players = tuple((e.name, e.team, unpiled(e.deck)) for e in self.entrants)
        game = find_game(self.game)
        sides = [(e.name, e.main if e.main != e.registered else (), e.side) for e in self.entrants]
        settings, beside = game.still(self.settings, sides)
        names = sorted({name for _, _, cards in players for name in cards} | set(beside))
        rows = tuple(self.cards[name] for name in names)
        first = game.first.format(player=self.first)
        kept = [it for it in settings if it.partition("=")[0] != first.partition("=")[0]]
        seed = self.seed + len(self.games)
        made = tuple(name for name in self.made if name in names)
        return Setup(players, rows, seed, (*kept, first), game=self.game, made=made)

    # -------------------------------------------------------------- what happens

    def boarded(self, name: str, main: Iterable[tuple[int, str]] | None = None) -> Match:
        """Return the match after NAME has put MAIN together, or leaves the deck as it is.

        ManalogError: there are not these cards, or too few, or some can't be played.
        """
        entrant = self.entrant(name)
        deck = entrant.deck if main is None else check_main(entrant, main, self.cards)
        changed = tuple(replace(e, main=deck) if e is entrant else e for e in self.entrants)
        return replace(self, entrants=changed, ready=(*self.ready, name))

    def begun_by(self, first: str) -> Match:
        """Return the match in which FIRST begins the next game."""
        if first not in self.names:
            raise EngineError(f'no player is called "{first[:40]}"')
        return replace(self, first=first, actions=())

    def ended(self, winners: Sequence[str], turns: int) -> Match:
        """Return the match after the game was won by WINNERS; none for a draw."""
        winner = winners[0] if len(winners) == 1 else ""
        game = Played(self.seed + len(self.games), self.first, winner, turns)
        return replace(self, games=(*self.games, game), ready=(), first="", actions=())

    def again(self) -> Match:
        """Return the rematch, with the decks as they were registered."""
        entrants = tuple(replace(entrant, main=()) for entrant in self.entrants)
        seed = self.seed + _REMATCH
        return replace(self, seed=seed, entrants=entrants, games=(), ready=(), first="", actions=())

    def record(self) -> dict[str, Any]:
        """Return what came of it, as JSON has it."""
        score = self.score
        return {
            "winner": (score.winner or None) if score.over else None,
            "score": {name: score.wins(name) for name in self.names},
            "drawn": score.draws,
            "over": score.over,
            "games": [
                {"seed": g.seed, "first": g.first, "winner": g.winner or None, "turns": g.turns}
                for g in self.games
            ],
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Sideboard:
    """What lies beside a deck, and the sizes that the deck and it may have after a change."""

    cards: Pile = ()
    least: int = 0
    most: int | None = None


def check_best_of(best_of: int) -> None:
    """Refuse a match of BEST_OF games where that is even, or too many: ManalogError."""
    if best_of % 2 == 0 or not 1 <= best_of <= MOST_GAMES:
        raise ManalogError(f"a match is the best of 1, 3, 5, 7 or {MOST_GAMES} games")


def sideboard_of(deck: Deck, least: int = 60, most: int | None = 15) -> Sideboard:
    """Return the sideboard of DECK, where decks have at LEAST so many cards and at MOST beside.

    A deck that is smaller or has more beside it stays at that.
    """
    size = sum(count for count, _ in deck.cards)
    side = tuple(getattr(deck, "sideboard", ()))
    beside = sum(count for count, _ in side)
    return Sideboard(side, min(size, least), None if most is None else max(beside, most))


def check_main(
    entrant: Entrant, main: Iterable[tuple[int, str]], playable: Mapping[str, Any]
) -> Pile:
    """Return MAIN as a deck of ENTRANT; ManalogError: it can't be."""
    wanted, there = _count(main), _count([*entrant.registered, *entrant.beside])
    for name, count in wanted.items():
        if count < 1 or count > there[name]:
            raise ManalogError(f"there are {there[name]} of {name[:80]} in the deck and beside it")
        if name not in playable:
            raise ManalogError(f"{name} can't be played: it stays in the sideboard")
    size, beside = wanted.total(), there.total() - wanted.total()
    if size < entrant.least:
        raise ManalogError(f"the deck would have {size} cards: it has at least {entrant.least}")
    if entrant.most is not None and beside > entrant.most:
        raise ManalogError(
            f"the sideboard would have {beside} cards: it has at most {entrant.most}"
        )
    order = [name for _, name in [*entrant.registered, *entrant.beside]]
    return tuple((wanted[name], name) for name in dict.fromkeys(order) if wanted[name])


def playable_rows(game: str, names: Iterable[str]) -> dict[str, list[Any]]:
    """Return the rows of those cards NAMES of GAME that can be played."""
    rows: dict[str, list[Any]] = {}
    with OpenCards() as cards:
        for name in names:
            try:
                (rows[name],) = cards.rows(game, [name])
            except CardError:
                continue  # it stays where it is: check_main says so
    return rows


def piled(cards: Iterable[str]) -> Pile:
    """Return CARDS as counts and names."""
    return tuple((count, name) for name, count in Counter(cards).items())


def unpiled(pile: Pile) -> tuple[str, ...]:
    """Return the names of all cards of PILE, each as often as it is there."""
    return tuple(name for count, name in pile for _ in range(count))


def _count(pile: Iterable[tuple[int, str]]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for count, name in pile:
        counts[name] += count
    return counts
