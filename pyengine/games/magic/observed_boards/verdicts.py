"""How a board came out: the same as elsewhere, explained by a known difference, or not."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pyengine.games.magic.observed_boards.differences import Difference, differences
from pyengine.games.magic.observed_boards.known import Found, KnownDifferences
from pyengine.games.magic.observed_boards.legality import Dispute, disputes
from pyengine.games.magic.observed_boards.playing import Played
from pyengine.games.magic.observed_boards.reading import Board
from pyengine.games.magic.observed_boards.sights import Sight
from pyengine.games.magic.scenarios.cards import Cards

BLOCKS = "blocks-together"
"""The class of boards of whose blocks it is not told which were declared in the end."""

AGREE, EXPLAINED, DIFFER, UNSUPPORTED = "agree", "explained", "differ", "unsupported"
_UNHEEDED = frozenset({"no_block", "no_attack", "block", "wait_stack"})
"""Entries that may be left: they change nothing by being impossible."""


@dataclass
class Verdict:
    """What came of a board; `turn` is the one in which the first difference begins, 0 for none.

    `known` names the class of the known difference that explains it; what is known by its
    form is not among the differences.
    """

    id: str
    verdict: str
    turn: int = 0
    differences: list[Difference] = field(default_factory=list)
    aside: list[Difference] = field(default_factory=list)
    """What is known by its form, and explains the rest."""
    disputes: list[Dispute] = field(default_factory=list)
    known: str = ""
    known_dispute: str = ""
    retaken: int = 0
    """How many decisions that the board does not tell were not taken as usual."""
    warnings: list[str] = field(default_factory=list)

    def record(self) -> dict[str, Any]:
        """Return the verdict as it is written in JSON."""
        return {
            "id": self.id,
            "verdict": self.verdict,
            "turn": self.turn,
            "differences": [[d.where, d.theirs, d.ours] for d in self.differences],
            "legal": [[d.turn, d.step, d.kind, d.theirs, d.ours] for d in self.disputes],
            "known": self.known,
            "known_legal": self.known_dispute,
            "retaken": self.retaken,
            "warnings": self.warnings[:6],
        }


@dataclass
class Judge:
    """Compares boards as they were played here, with a table of known differences."""

    known: KnownDifferences
    cards: Cards

    def verdict_on(self, board: Board, played: Played) -> Verdict:
        """Return what came of BOARD, which was PLAYED here."""
        if played.problem == "unsupported":
            return Verdict(board.id, UNSUPPORTED, 0, [Difference("unsupported", "", played.words)])
        verdict = Verdict(board.id, AGREE, warnings=played.warnings)
        sure = self._compare_turns(board, played, verdict)
        if not verdict.differences:
            self._compare_end(board, played, verdict)
        if verdict.differences:
            verdict.known = self.known.judged_as(board) or self._by_blocks(played, verdict)
            verdict.verdict = EXPLAINED if verdict.known else DIFFER
        verdict.disputes = disputes(board, played.legal, sure)
        if verdict.disputes:
            verdict.known_dispute = self._dispute_known(board, verdict)
        return verdict

    def _by_blocks(self, played: Played, verdict: Verdict) -> str:
        """Return the class of what differs where blocks were PLAYED that break a rule together."""
        tried = 0 < played.illegal_blocks <= verdict.turn
        return BLOCKS if tried and BLOCKS in self.known.classes else ""

    def _dispute_known(self, board: Board, verdict: Verdict) -> str:
        """Return the class of what is disputed on BOARD; "" where not all of it is of one."""
        if judged := self.known.legality_judged_as(board):
            return judged
        forms = [self.known.dispute_by_form(d, self.cards) for d in verdict.disputes]
        return forms[0] if all(forms) else ""

    def _compare_turns(self, board: Board, played: Played, verdict: Verdict) -> int:
        """Compare the ends of turns, up to the first that differs; return how many do not."""
        sure = 0
        for turn, theirs in sorted(board.turns.items()):
            if turn not in played.turns:
                break
            self._note(board, theirs, played.turns[turn], turn, verdict)
            if verdict.differences:
                break
            sure = turn
        return sure

    def _note(self, board: Board, theirs: Sight, ours: Sight, turn: int, verdict: Verdict) -> None:
        """Set aside in VERDICT what is known by its form, and note what else differs in TURN."""
        found = differences(theirs, ours, top=not board.shuffles)
        for difference in found:
            name = self.known.by_form(Found(difference, board, theirs, self.cards, found))
            if name:
                verdict.verdict, verdict.known = EXPLAINED, verdict.known or name
                verdict.aside.append(difference)
            else:
                verdict.differences.append(difference)
                verdict.turn = turn

    def _compare_end(self, board: Board, played: Played, verdict: Verdict) -> None:
        """Compare how the script could be played, and the stop."""
        turn = max(played.turns, default=0) + 1 if board.turns else board.scenario.stop[0]
        if words := _broken_off(played):
            verdict.differences.append(Difference(played.problem or "error", "", words))
            verdict.turn = turn
        elif words := _impossible(board, played):
            if not board.impossible:
                verdict.differences.append(Difference("illegal", "possible", words))
                verdict.turn = turn
        elif board.impossible:
            words = f"impossible: {board.impossible}"
            verdict.differences.append(Difference("possible", words, "possible"))
            verdict.turn = turn
        elif played.end is not None and not _was_compared(board, played):
            self._note(board, board.end, played.end, board.scenario.stop[0], verdict)


def _broken_off(played: Played) -> str:
    """Return in words what went wrong; "" where nothing did."""
    if played.problem in ("error", "unfulfilled"):
        return played.words
    return "nothing was seen" if played.end is None else ""


def _impossible(board: Board, played: Played) -> str:
    """Return in words which entry could not be performed; "" where all were that matter."""
    if played.problem == "illegal":
        return played.words
    left = [entry for entry in played.left if entry.do not in _UNHEEDED]
    if not left or (board.turns and board.end.over):
        return ""
    return f"script[{left[0].index}]: {left[0].do} was never possible"


def _was_compared(board: Board, played: Played) -> bool:
    """Whether the stop is the end of a turn that was compared."""
    stop = board.scenario.stop[0]
    return stop in board.turns and stop in played.turns and not board.end.over
