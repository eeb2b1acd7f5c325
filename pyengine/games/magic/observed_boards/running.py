"""Plays boards of files, in several processes, and counts how they came out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from pyengine.errors import EngineError
from pyengine.games.magic.observed_boards.known import KnownDifferences
from pyengine.games.magic.observed_boards.reading import Board, board_of, read_lines
from pyengine.games.magic.observed_boards.retaking import Search
from pyengine.games.magic.observed_boards.verdicts import (
    AGREE,
    DIFFER,
    EXPLAINED,
    UNSUPPORTED,
    Judge,
    Verdict,
)
from pyengine.games.magic.scenarios.cards import Cards

_CHUNK = 25


@dataclass(frozen=True)
class Selection:
    """Which boards are played: those of FILES, drawn by chance where SAMPLE is given."""

    files: Sequence[Path]
    sample: int | None = None
    seed: int = 1
    card: str | None = None
    known: Path | None = None

    def boards(self, cards: Cards) -> list[Board]:
        """Return the boards all of whose cards are known, in their order or as they were drawn."""
        lines = list(read_lines(list(self.files)))
        if self.sample is not None:
            random.Random(self.seed).shuffle(lines)
        found = (board_of(line, file, number) for file, number, line in lines)
        return list(islice((b for b in found if self._wanted(b, cards)), self.sample))

    def _wanted(self, board: Board, cards: Cards) -> bool:
        names = board.scenario.card_names()
        if self.card is not None and self.card not in names:
            return False
        return all(cards.find(name) is not None for name in names)

    def open_cards(self) -> Cards:
        """Open the cards that the boards may use."""
        return Cards.open(scenarios=[f for f in self.files if f.suffix != ".xz"])


@dataclass
class Tally:
    """How many boards came out how; where differences begin and what is disputed."""

    verdicts: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    fields: Counter[str] = field(default_factory=Counter)
    disputes: Counter[str] = field(default_factory=Counter)
    retaken: int = 0

    def add(self, verdict: Verdict) -> None:
        """Count VERDICT."""
        self.verdicts[verdict.verdict] += 1
        self.retaken += verdict.verdict == AGREE and verdict.retaken > 0
        if verdict.known:
            self.known[verdict.known] += 1
        if verdict.verdict == DIFFER:
            self.turns[verdict.turn] += 1
            self.fields.update({d.what for d in verdict.differences})
        if verdict.disputes:
            self.disputes["explained" if verdict.known_dispute else "differ"] += 1
            self.disputes.update({d.kind for d in verdict.disputes})

    @property
    def played(self) -> int:
        """How many boards could be played."""
        return self.verdicts.total() - self.verdicts[UNSUPPORTED]

    def share(self, *verdicts: str) -> float:
        """Return in percent how many boards that could be played came out as one of VERDICTS."""
        return 100 * sum(self.verdicts[v] for v in verdicts) / max(1, self.played)

    @property
    def settled(self) -> float:
        """In percent, how many came out the same or differ as it is explained."""
        return self.share(AGREE, EXPLAINED)


def judge_all(
    selection: Selection, jobs: int = 1, tell: Callable[[int], None] | None = None
) -> Iterator[Verdict]:
    """Yield what came of the boards of SELECTION, in their order; TELL is told how many."""
    boards = selection.boards(selection.open_cards())
    if tell:
        tell(len(boards))
    if jobs <= 1 or len(boards) <= _CHUNK:
        _Worker.begin(selection)
        yield from _Worker.run(boards)
        return
    chunks = [boards[at : at + _CHUNK] for at in range(0, len(boards), _CHUNK)]
    yield from _elsewhere(selection, chunks, jobs)


def _elsewhere(selection: Selection, chunks: list[list[Board]], jobs: int) -> Iterator[Verdict]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    try:
        with ProcessPoolExecutor(jobs, get_context("spawn"), _Worker.begin, (selection,)) as pool:
            for verdicts in pool.map(_Worker.run_list, chunks):
                yield from verdicts
    except BrokenProcessPool as error:
        raise EngineError("a process that played boards has died", remedy="Try --jobs 1") from error


class _Worker:
    """A process that plays boards: it opens the cards and the table of known differences once."""

    judge: Judge

    @classmethod
    def begin(cls, selection: Selection) -> None:
        cls.judge = Judge(KnownDifferences.read(selection.known), selection.open_cards())

    @classmethod
    def run(cls, boards: Sequence[Board]) -> Iterator[Verdict]:
        for board in boards:
            yield Search(board, cls.judge).verdict()

    @classmethod
    def run_list(cls, boards: list[Board]) -> list[Verdict]:
        return list(cls.run(boards))
