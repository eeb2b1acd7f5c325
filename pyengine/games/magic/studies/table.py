"""A published table of games between agents with decks, and the tournament that plays it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from pyengine.errors import TournamentError
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.studies.comparison import PublishedShare
from pyengine.games.magic.studies.decks import DECKS
from pyengine.games.magic.studies.variants import (
    Variant,
    variant_of,
    variant_tournament,
    varied,
)
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.plan import Tournament

OPPONENT = "random"
"""Whom tables 6.2 to 6.4 play against (section 5.2)."""

Specs = tuple[str, str]
"""The agents of a pairing, with their parameters."""


def named(pairing: Pairing) -> Specs:
    """Return the agents of PAIRING by the contestants' names."""
    return pairing.first.agent, pairing.second.agent


@dataclass(frozen=True)
class Study:
    """A published table: shares won by the row, who begins, and who plays for each pairing.

    `specs` is asked for the rows that are played only; it raises ManalogError where an agent lacks
    something, such as a model.
    """

    name: str
    published: Mapping[Pairing, PublishedShare]
    specs: Callable[[Pairing], Specs] = named
    variant: Variant | None = None

    def varied(self, names: Sequence[str]) -> Study:
        """Return the study with the variants NAMES; TournamentError: there is no such variant.

        Its contestants are other ones: agents with settings, decks with names of their own.
        """
        if not names:
            return self
        variant = variant_of(names)
        published = {varied(pairing, variant): share for pairing, share in self.published.items()}
        return Study(self.name, published, variant=variant)

    def with_mulligan(self, policy: str) -> Study:
        """Return the study in which all players' opening hands are decided by POLICY.

        Its contestants are other ones, `random:mulligan=keep`; `own` changes nothing.
        """
        if policy == "own":
            return self
        setting = f":mulligan={policy}"
        renamed = {
            Pairing(_with(pairing.first, setting), _with(pairing.second, setting)): pairing
            for pairing in self.published
        }

        def specs(pairing: Pairing) -> Specs:
            first, second = self.specs(renamed[pairing])
            return first + setting, second + setting

        published = {new: self.published[old] for new, old in renamed.items()}
        return Study(self.name, published, specs, self.variant)

    @property
    def rows(self) -> list[Contestant]:
        """The table's rows, in its order."""
        return list(dict.fromkeys(pairing.first for pairing in self.published))

    def plan(self, games: int, seed: int, rows: Sequence[str] = ()) -> Tournament:
        """Return the tournament that fills ROWS, or all, with GAMES games a cell.

        A row is an agent, an agent and its deck, or a pairing, which is one cell: `random elves -
        random goblins`. TournamentError: there is none. AgentError: an agent can't play.
        """
        pairings = self._chosen(rows)
        if self.variant is not None:
            return variant_tournament(self.variant, DECKS, pairings, games, seed)
        specs = {pairing: self.specs(pairing) for pairing in pairings}
        decks = [read_deck(deck) for deck in DECKS]
        return Tournament.of(decks, pairings, games, seed, specs=specs)

    def _chosen(self, names: Sequence[str]) -> list[Pairing]:
        called = {p: (p.first.agent, str(p.first), str(p)) for p in self.published}
        known = {name for words in called.values() for name in words}
        unknown = [name for name in names if name not in known]
        if unknown:
            agents = ", ".join(dict.fromkeys(row.agent for row in self.rows))
            decks = f"with a deck ({', '.join(DECKS)}) or without"
            raise TournamentError(
                f'{self.name} has no row "{unknown[0]}"', remedy=f"The rows are {agents}, {decks}"
            )
        return [p for p, words in called.items() if not names or set(names) & set(words)]


def _with(contestant: Contestant, setting: str) -> Contestant:
    return replace(contestant, agent=contestant.agent + setting)


def against_random(text: str) -> dict[Pairing, PublishedShare]:
    """Return the table TEXT: a line for each deck and agent, its shares, the games a share is of.

    The columns are the opponent with each of DECKS. The thesis does not say who begins in these
    tables; their random rows are those of table 6.1, where the row does.
    """
    table = {}
    for line in filter(None, text.split("\n")):
        deck, agent, *percents, games = line.split()
        for other, percent in zip(DECKS, percents, strict=True):
            pairing = Pairing(Contestant(deck, agent), Contestant(other, OPPONENT))
            table[pairing] = PublishedShare(float(percent), int(games))
    return table
