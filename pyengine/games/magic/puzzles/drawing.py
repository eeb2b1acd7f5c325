"""Boards drawn by chance, as text that `manalog board` reads: for puzzles and for tests."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.decks import read_deck

STEPS = ("first main phase", "declare attackers")
TURN = 9
_MARKS = ("", "", "", " (tapped)", " (sick)")
_ATTACKERS = (" (attacking)", " (attacking)", "")


@dataclass(frozen=True)
class Size:
    """How much a drawn board has at most: lands, creatures, cards in hand, and life.

    `answers` are cards in the opponent's hand.
    """

    lands: int = 4
    creatures: int = 3
    hand: int = 2
    life: int = 8
    answers: int = 0


@dataclass(frozen=True)
class Pool:
    """The cards of a deck: its basic land, creatures, and other spells."""

    land: str
    creatures: tuple[str, ...]
    others: tuple[str, ...]

    @classmethod
    def of(cls, deck: str) -> Pool:
        """Return the pool of the deck that is called DECK."""
        names = sorted({name for _, name in read_deck(deck).cards})
        with CardDatabase.open() as database:
            cards = [database.lookup(name) for name in names]
        return cls(
            land=next(card.name for card in cards if "basic" in card.supertypes),
            creatures=_names(card for card in cards if "creature" in card.types),
            others=_names(card for card in cards if not {"creature", "land"} & {*card.types}),
        )


def _names(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)


def drawn_board(
    rng: random.Random, pools: Sequence[Pool], size: Size, steps: Sequence[str] = STEPS
) -> str:
    """Return a board of two players, a and b, in the turn TURN of a, drawn by RNG."""
    mine, theirs = rng.sample(list(pools), 2)
    first = _side(rng, mine, size, rng.randint(0, size.hand))
    second = _side(rng, theirs, size, rng.randint(0, size.answers))
    return f"turn {TURN} of a, {rng.choice(list(steps))}\na: {first}\nb: {second}\n"


def drawn_attack(rng: random.Random, pools: Sequence[Pool], size: Size) -> str:
    """Return a board in the turn TURN of b, whose creatures attack a, who declares blockers."""
    mine, theirs = rng.sample(list(pools), 2)
    first = _side(rng, mine, size, rng.randint(0, size.hand))
    second = _side(rng, theirs, size, rng.randint(0, size.answers), attacking=True)
    return f"turn {TURN} of b, declare blockers\na: {first}\nb: {second}\n"


def _side(rng: random.Random, pool: Pool, size: Size, hand: int, *, attacking: bool = False) -> str:
    lands = rng.randint(0, size.lands)
    creatures = [rng.choice(pool.creatures) for _ in range(rng.randint(0, size.creatures))]
    there = ([f"{lands} {pool.land}"] if lands else []) + [
        f"{name}{rng.choice(_ATTACKERS if attacking else _MARKS)}" for name in creatures
    ]
    held = [rng.choice((*pool.others, *pool.creatures, pool.land)) for _ in range(hand)]
    parts = [f"life {rng.randint(1, size.life)}"]
    parts += [f"battlefield {', '.join(there)}"] if there else []
    parts += [f"hand {', '.join(held)}"] if held else []
    return " | ".join(parts)
