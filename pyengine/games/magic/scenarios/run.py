"""A scenario in progress: the game, and what of the script is still to be performed."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyengine.games.magic.scenarios.answers import Answers
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.problems import IllegalAction, Unfulfilled
from pyengine.games.magic.scenarios.reader import Action, Scenario

MOST_CHOICES = 5000
"""A scenario that asks for more is given up."""


@dataclass
class Run:
    """A scenario in progress; `performed` counts the entries of the script that were.

    `made` counts the choices that were made.
    """

    scenario: Scenario
    game: ObservedGame
    answers: Answers
    left: list[Action] = field(default_factory=list)
    performed: int = 0
    made: int = 0

    def take(self, action: str) -> None:
        """Take ACTION; give up after too many. IllegalAction: the rules take it back (733.1)."""
        self.count(1)
        session = self.game.session
        made = len(session.taken)
        session.do(action)
        if len(session.taken) <= made and action != "take_back":
            raise IllegalAction("it can't be done after all, and is taken back")

    def count(self, choices: int) -> None:
        """Count CHOICES that were made; give up after too many."""
        self.made += choices
        if self.made > MOST_CHOICES:
            raise Unfulfilled(f"the game has not stopped after {MOST_CHOICES} choices")

    @property
    def most_left(self) -> int:
        """How many choices more there may be."""
        return MOST_CHOICES - self.made

    def passes_at_once(self) -> bool:
        """Whether players pass without being asked where the script has nothing for them."""
        return True

    def meant(self, entry: Action, offers: list[Offer]) -> Offer | None:
        """Return which of OFFERS to activate ENTRY means, where more than its beginning tells."""
        return None

    def passes_over_blocks(self) -> bool:
        """Whether blocks that can't be declared are left out: where not all is scripted."""
        expected = ("illegal_blocks", "illegal_step")
        return not self.scenario.strict and not any(map(self.scenario.expects, expected))

    def note_illegal_blocks(self, turn: int) -> None:
        """Note that the blocks of TURN that the script wants break a rule together."""
        self.answers.warnings.append("the blocks together break a rule")

    def keeps_some_blocks(self) -> bool:
        """Whether the legal ones are declared of blocks of which others are not."""
        return True

    def begins_with_triggers(self) -> bool:
        """Whether what has triggered as the board was set up is put onto the stack."""
        return False

    def entries(self, player: str, turn: int, kind: str) -> list[Action]:
        """Return PLAYER's entries of KIND for TURN that are left."""
        return [a for a in self.left if (a.player, a.turn, a.do) == (player, turn, kind)]

    def remove(self, entry: Action) -> None:
        """Take ENTRY, which was performed, off its list."""
        self.left.remove(entry)
        self.performed += 1

    def remove_all(self, player: str, turn: int, kind: str) -> None:
        """Take all entries of KIND off PLAYER's list for TURN."""
        for entry in self.entries(player, turn, kind):
            self.remove(entry)
