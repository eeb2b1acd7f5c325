"""A tournament in rounds of matches: the games that are due, from those that were played.

A match's games are rows of the same database as all others: their numbers say of which round they
are. So who met whom, who leads and what comes next is computed anew from the rows, and an event
goes on wherever it was left.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path

from pyengine.games import DEFAULT_GAME, Deck, find_game
from pyengine.matches.match import check_best_of
from pyengine.matches.score import Score
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.entries import refuse_nobody, refuse_twice, told_apart
from pyengine.tournament.match import Failure, Result
from pyengine.tournament.plan import Fixture, Tournament
from pyengine.tournament.results import Results
from pyengine.tournament.rounds import Meeting, check_rounds, paired, usual_rounds
from pyengine.tournament.running import GivenUpError, Where, make_directory, players, stored

_NUMBERS = 100
"""The numbers of a round's games begin at so many times the round."""


@dataclass(frozen=True)
class Event:
    """A tournament of `rounds` rounds by `system`; a match is the best of `best_of` games."""

    plan: Tournament
    contestants: tuple[Contestant, ...]
    system: str
    rounds: int
    best_of: int

    @classmethod
    def of(
        cls,
        decks: Sequence[Deck | str],
        agents: Sequence[str],
        system: str,
        rounds: int | None,
        best_of: int,
        seed: int = 1,
        game: str = DEFAULT_GAME,
        missing: str | None = None,
    ) -> Event:
        """Return the event of every one of AGENTS with every one of DECKS; ManalogError: none.

        Cards that can't be played are settled in the way that MISSING names.
        """
        refuse_nobody(agents, game)
        refuse_twice("agents", agents)
        check_best_of(best_of)
        read = told_apart([find_game(game).deck(deck, missing) for deck in decks], decks)
        names = [deck.name for deck in read] or [""]
        contestants = tuple(Contestant(deck, agent) for deck in names for agent in agents)
        number = rounds if rounds is not None else usual_rounds(system, len(contestants))
        check_rounds(system, len(contestants), number)
        pairings = [Pairing(*pair) for pair in permutations(contestants, 2)]
        plan = Tournament.of(read, pairings, number * _NUMBERS, seed, game)
        return cls(plan, contestants, system, number, best_of)

    def meetings(self, results: Iterable[Result]) -> list[Meeting]:
        """Return the matches so far, with their RESULTS; the last round may be under way."""
        winners = {
            (result.pairing, result.number): _winner(result.pairing, result.winner)
            for result in results
        }
        found: list[Meeting] = []
        for _ in range(self.rounds):
            if not all(meeting.over for meeting in found):
                break
            met = paired(self.system, self.contestants, found, self.plan.seed)
            found += [self._scored(meeting, winners) for meeting in met]
        return found

    def _scored(self, meeting: Meeting, winners: Mapping[tuple[Pairing, int], str]) -> Meeting:
        """Return MEETING with those of its games of which WINNERS are known."""
        meeting = replace(meeting, score=Score(self.best_of))
        while not meeting.over and (game := self._next(meeting)) in winners:
            score = meeting.score
            meeting = replace(
                meeting, score=replace(score, winners=(*score.winners, winners[game]))
            )
        return meeting

    def _next(self, meeting: Meeting) -> tuple[Pairing, int]:
        """Return the pairing and the number of the next game of MEETING."""
        number = meeting.round * _NUMBERS + len(meeting.score.winners)
        return self._pairing(meeting), number

    def due(self, meetings: Sequence[Meeting]) -> Iterator[Fixture]:
        """Yield the next game of each match of MEETINGS that is not over."""
        for meeting in meetings:
            if not meeting.over:
                pairing, number = self._next(meeting)
                setup = self.plan.setup(pairing, self.plan.seed_of(pairing, number))
                yield Fixture(pairing, number, setup, self.plan.agents(pairing))

    def _pairing(self, meeting: Meeting) -> Pairing:
        """Return who begins the next game of MEETING: who has lost the last one (103.1)."""
        second = meeting.second
        assert second is not None
        pair = (meeting.first, second)
        flip = random.Random(f"{self.plan.seed}/{meeting.round}/{pair[0]}/{pair[1]}")
        begins = flip.choice(pair)
        for winner in meeting.score.winners:
            if winner:
                begins = second if winner == str(meeting.first) else meeting.first
        return Pairing(begins, second if begins == meeting.first else meeting.first)


def _winner(pairing: Pairing, winner: str) -> str:
    names = {"first": str(pairing.first), "second": str(pairing.second)}
    return names.get(winner, "")


def play_event(
    event: Event, results: Results, where: Where, keep: Path | None = None
) -> Iterator[Result | Failure]:
    """Play the games of EVENT that RESULTS does not have; yield each, once it is stored there.

    TournamentError: the games can't be played at WHERE. GivenUpError: one could not be played, so
    that its match has no end.
    """
    results.begin(event.plan)
    if keep is not None:
        make_directory(keep)
    with contextlib.ExitStack() as opened:
        play = opened.enter_context(players(where))
        while fixtures := list(event.due(event.meetings(results.of(event.plan)))):
            failures = 0
            asked = iter([replace(fixture, keep=keep is not None) for fixture in fixtures])
            for outcome in play(asked):
                if isinstance(outcome, Failure):
                    failures += 1
                else:
                    stored(event.plan, results, outcome, keep)
                yield outcome
            if failures:
                raise GivenUpError(f"{failures} games could not be played: the round has no end")
