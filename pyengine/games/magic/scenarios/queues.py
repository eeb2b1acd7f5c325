"""The queues of answers that a script holds, and whether an answer fits what is offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from pyengine.games.magic.scenarios.matching import begins, indexed
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer, Thing
from pyengine.games.magic.scenarios.policy import UNASKED, Question, decide
from pyengine.games.magic.scenarios.problems import Unanswered

SKIP = "[skip]"
LIBRARY = "library"
"""What says that a library is searched where a graveyard could be."""
TOKEN = "token "
"""What precedes the name of one that is a token."""
SKIP_FAILED = "[skip failed command]"
_SKIPS = (
    "find_nothing", "leave_on_top", "no", "done", "no_more", "select_no_more", "take_nothing",
    "enough",
)  # fmt: skip
_NUMBERED = ("share", "assign", "value_of_x", "pile")

Queue = deque[Any]


@dataclass
class Queues:
    """The queues of both players."""

    game: ObservedGame
    strict: bool
    queues: dict[tuple[str, str], Queue] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)
    _amounts: dict[Any, int] = field(default_factory=dict)

    def queue(self, player: str, name: str) -> Queue:
        """Return PLAYER's queue NAME: choose, target or mode, or the order of triggers.

        The order is a queue of its own, as of triggers that are alike nobody asks which is first.
        """
        return self.queues.setdefault((player, name), deque())

    def snapshot(self) -> dict[str, Any]:
        """Return what was used of the answers so far, for `restore`."""
        kept = (deque, list, dict, set, tuple)
        return {n: deepcopy(value) for n, value in vars(self).items() if isinstance(value, kept)}

    def restore(self, before: dict[str, Any]) -> None:
        """Take the answers back to what they were BEFORE."""
        vars(self).update(before)

    def left_over(self) -> list[str]:
        """Return in words the queue entries that were not used."""
        return [
            f"unused: {player} {name} {value!r}"
            for (player, name), queue in self.queues.items()
            for value in queue
        ]

    def _simple(self, question: Question, *order: str) -> Offer:
        return self._from_queues(question, order or ("choose", "target")) or self._default(question)

    def _says_no(self, question: Question) -> bool | None:
        """Whether the next of `choose` is No, or else Yes, which is used up; None for neither."""
        queue = self.queue(question.player, "choose")
        return queue.popleft() == "No" if queue and queue[0] in ("Yes", "No") else None

    def _default(self, question: Question) -> Offer:
        if self.strict and question.process not in UNASKED and self._differ(question.offers):
            if {offer.kind for offer in question.offers} == {"yes", "no"}:
                self.warnings.append(f"unscripted: {question.player} {question.process}")
            else:
                self._unanswered(question)
        return decide(question, self.game)

    def _differ(self, offers: list[Offer]) -> bool:
        """Whether it matters which of OFFERS is taken: they are not all called the same."""
        return len({(o.kind, *o.names, o.text, o.number) for o in offers}) > 1

    def _unanswered(self, question: Question) -> None:
        """Give up: a strict script has to answer."""
        offered = ", ".join(offer.action for offer in question.offers[:8])
        heads = [queue[0] for queue in self.queues.values() if queue]
        next_ = f"; next in the queues: {heads}" if heads else ""
        self.unsaid(f"what {question.player} answers to {question.process}: {offered}{next_}")

    def unsaid(self, what: str) -> None:
        """Give up, as a strict script does not say WHAT."""
        turn, step = self.game.moment()
        raise Unanswered(f"turn {turn}, {step}: nobody says {what}")

    def _from_queues(self, question: Question, order: tuple[str, ...]) -> Offer | None:
        for name in order:
            queue = self.queue(question.player, name)
            unfold(queue)
            if queue and (offer := self._find(queue[0], question)):
                self._note_amount(queue.popleft(), offer)
                return offer
        return None

    def _note_amount(self, value: Any, offer: Offer) -> None:
        if isinstance(value, dict) and "amount" in value:
            self._amounts[offer.things[0]] = value["amount"]

    def _find(self, value: Any, question: Question) -> Offer | None:
        found = next((o for o in question.offers if self._fits(value, o)), None)
        if found is None and isinstance(value, str):
            return self._alike(value, question.offers)
        return found

    def _alike(self, value: str, offers: list[Offer]) -> Offer | None:
        """Return which of OFFERS of one name VALUE means."""
        named = [o for o in offers if o.things and o.names]
        meant = self._alike_of(value, [(o.things[0], o.names[0]) for o in named])
        return next((o for o in named if meant is not None and o.things[0] == meant), None)

    def _alike_of(self, value: str, things: Sequence[tuple[Thing, str]]) -> Any:
        """Return which of THINGS VALUE means: `token NAME`, or `NAME:1`, the second; else None."""
        name, index = indexed(value)
        if value.startswith(TOKEN):
            name, index = value.removeprefix(TOKEN), 0
            things = [(thing, called) for thing, called in things if self.game.is_token(thing)]
        if index is None:
            return None
        named = sorted(
            thing
            for thing, called in things
            if isinstance(thing, int) and self.game.is_called(name, thing, called)
        )
        return named[index] if len(named) > index else None

    def _fits(self, value: Any, offer: Offer) -> bool:
        if isinstance(value, dict):
            return self._is_original(value, offer) and self._fits(value["target"], offer)
        if not isinstance(value, str):
            return offer.kind == "mode" and offer.number == value
        if value == SKIP:
            return offer.kind in _SKIPS
        if value in ("Yes", "No"):
            return offer.kind == value.lower() or (
                offer.kind == "option" and offer.number == 1 + (value == "No")
            )
        if value.startswith("X="):
            return offer.kind in _NUMBERED and value == f"X={offer.number}"
        return self._is_named(value, offer) or self._says(value, offer)

    def _is_original(self, value: dict[str, Any], offer: Offer) -> bool:
        """Whether OFFER is an original or a copy as VALUE wants it; without `copy`, either is."""
        if value.get("copy") is None or not offer.things:
            return True
        return self.game.is_copy(offer.things[0]) == bool(value["copy"] == "only")

    def _is_named(self, value: str, offer: Offer) -> bool:
        if value.startswith("ability:"):
            return self._is_ability(value[8:], offer)
        return bool(offer.things) and self.game.is_called(value, offer.things[0], offer.names[0])

    def _is_ability(self, prefix: str, offer: Offer) -> bool:
        return any(
            item.number in offer.things and begins(self.game.stack_text(item), prefix, item.name)
            for item in self.game.stack()
            if not item.is_spell
        )

    def _says(self, value: str, offer: Offer) -> bool:
        if offer.kind in ("color", "word"):
            return _plain(offer.text).casefold() == value.casefold()
        if offer.kind == "replace":
            return begins(offer.text, value) or self._is_of_shield(value, offer)
        if offer.kind == "option":
            return begins(offer.text, value)
        if offer.kind == "search_library":
            return value.casefold() == LIBRARY
        if offer.kind == "stack_next":
            return begins(self.game.text_of_trigger(offer.number), value, offer.names[0])
        return False

    def _is_of_shield(self, value: str, offer: Offer) -> bool:
        """Whether VALUE is the card that made the shield OFFER, or how it says so."""
        return not offer.things and any(
            value == name or any(begins(t, value, name) for t in self.game.texts_of_card(name))
            for name in offer.names
        )


def _plain(atom: str) -> str:
    """Return ATOM, as Prolog writes it, without its quotes."""
    return atom[1:-1].replace("\\'", "'") if atom.startswith("'") else atom


def unfold(queue: Queue) -> None:
    """Put the elements of a list at the head of QUEUE in its place."""
    if queue and isinstance(queue[0], list):
        queue.extendleft(reversed(queue.popleft()))
