"""Questions with answers of their own kind: yes or no, the order of triggers, a new target."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from typing import Any

from pyengine.errors import ManalogError
from pyengine.games.magic.naming import asks, look_up
from pyengine.games.magic.scenarios.matching import begins, likeness
from pyengine.games.magic.scenarios.observed import Offer, Thing
from pyengine.games.magic.scenarios.policy import Question
from pyengine.games.magic.scenarios.queues import SKIP, Queue, Queues, unfold
from pyengine.games.magic.scenarios.setup import NAMES

_NOTHING = ("take_nothing", "find_nothing", "no")
_ALIKE = 0.7
"""How much the text of a trigger is like that of the one that is meant, at least."""


def _life_paid(offer: Offer) -> int:
    """Return how much life OFFER, a way to pay, costs."""
    found = re.search(r"(\d+) life", offer.text)
    return int(found[1]) if found else 0


@dataclass
class Questions(Queues):
    """The queues, and what of them answers such a question."""

    _said_of: tuple[str, frozenset[Thing]] = ("", frozenset())
    """The process in which things were last chosen one by one as the script says, and the rest."""
    _listed: tuple[str, list[Any]] = ("", [])
    """The question that a list of the script answers whole, and what of the list is left."""

    def _look_up(self) -> None:
        """Have the name offered that the script chooses next, of whatever card."""
        session = self.game.session
        if session.choice is None or not asks(session):
            return
        queue = self.queue(NAMES[session.choice.player], "choose")
        if queue and isinstance(queue[0], str) and queue[0] not in ("Yes", "No", SKIP):
            with contextlib.suppress(ManalogError):
                look_up(session, queue[0], self.game.named)

    def _can_only_decline(self, question: Question) -> bool:
        """Whether nobody is asked, as only No can be said; then Yes and No are for what follows."""
        queue = self.queue(question.player, "choose")
        only = len(question.offers) == 1 and question.offers[0].kind in _NOTHING
        return only and bool(queue) and queue[0] in ("Yes", "No")

    def _one_by_one(
        self, question: Question, kind: str, order: tuple[str, ...] = ("target", "choose")
    ) -> Offer | None:
        """Return what the script chooses next of the offers of KIND.

        None: nothing, or nothing more of what an entry has answered, which is a whole answer.
        """
        offer = self._from_queues(question, order)
        if offer is not None:
            rest = {o.things[0] for o in question.offers if o.kind == kind and o.things}
            self._said_of = question.process, frozenset(rest - set(offer.things))
        return offer

    def _goes_on(self, question: Question, kind: str) -> bool:
        """Whether QUESTION is about what is left of what the script has chosen from."""
        process, left = self._said_of
        return process == question.process and left >= {
            o.things[0] for o in question.offers if o.kind == kind and o.things
        }

    def _of_all(self, question: Question, count: int) -> Offer | None:
        """Where all are chosen, one by one, the next COUNT entries may name them in any order."""
        if len(question.offers) > 1:
            return None
        for name in ("target", "choose"):
            queue = self.queue(question.player, name)
            unfold(queue)
            for place in range(min(count, len(queue))):
                if self._find(queue[place], question):
                    del queue[place]
                    return question.offers[0]
        return None

    def _several(self, question: Question, place: int) -> Offer:
        """Permanents or cards one by one; the argument at PLACE tells how many are left."""
        left = int(question.arguments[place])
        return self._of_all(question, left) or self._simple(question)

    def _things(self, question: Question) -> Offer:
        """Things one by one; what one entry says is all of them."""
        if offer := self._of_all(question, int(question.arguments[3])):
            return offer
        offer = self._one_by_one(question, "select")
        return offer or self._end(question, "select", "select_no_more")

    def _crew(self, question: Question) -> Offer:
        """Creatures one by one; what one entry says is all of them, where they are enough."""
        if offer := self._of_list(question, question.process, "done"):
            return offer
        offer = self._one_by_one(question, "pick", ("choose", "target"))
        return offer or self._end(question, "pick", "done")

    def _end(self, question: Question, kind: str, enough: str) -> Offer:
        """Return the offer ENOUGH where the script names no more of KIND; else the default."""
        offer = next((o for o in question.offers if o.kind == enough), None)
        if offer is None or not self._goes_on(question, kind):
            return self._default(question)
        self._said_of = ("", frozenset())
        return offer

    def _of_list(self, question: Question, asked: str, enough: str) -> Offer | None:
        """Return what the list that answers what is ASKED takes next, or ENOUGH at its end.

        None: no list is next, or nothing of it fits. A "[skip]" behind the list adds nothing.
        """
        queue = self.queue(question.player, "choose")
        if self._listed[0] != asked:
            if not queue or not isinstance(queue[0], list) or not self._any_fits(queue, question):
                return None
            self._listed = asked, queue.popleft()
        values = self._listed[1]
        fitting = [(o.things, i, o) for i, v in enumerate(values) if (o := self._find(v, question))]
        if fitting:
            _, index, offer = min(fitting, key=lambda found: (found[0], found[1]))
            self._listed = asked, [*values[:index], *values[index + 1 :]]
            return offer
        self._listed = "", []
        last = next((o for o in question.offers if o.kind == enough), None)
        if last is not None and not values and queue and queue[0] == SKIP:
            queue.popleft()
        return None if values else last

    def _any_fits(self, queue: Queue, question: Question) -> bool:
        return any(self._find(value, question) for value in queue[0])

    def _opening(self, question: Question) -> Offer:
        """Yes begins the game with the first card that may be on the battlefield then (103.6)."""
        no = self._says_no(question)
        if no is None:
            return self._simple(question)
        kind = "done" if no else "begin_with"
        return next(o for o in question.offers if o.kind == kind)

    def _order(self, question: Question) -> Offer:
        """A trigger by its source, or by its text, which is not printed alike everywhere."""
        if offer := self._of_source(question):
            return offer
        texts = self.queue(question.player, "order")
        for text in list(texts):
            begun = (
                o for o in question.offers if begins(self._trigger_text(o), text, *o.names[:1])
            )
            best = next(begun, None) or max(
                question.offers, key=lambda o: likeness(self._trigger_text(o), text)
            )
            told = self._trigger_text(best)
            if begins(told, text, *best.names[:1]) or likeness(told, text) > _ALIKE:
                texts.remove(text)
                return best
        return self._simple(question, "choose")

    def _of_source(self, question: Question) -> Offer | None:
        """Return the trigger whose source the script names next, where the sources differ."""
        queue = self.queue(question.player, "choose")
        sources = {name for offer in question.offers for name in offer.names}
        if len(sources) > 1 and queue and isinstance(queue[0], str) and queue[0] in sources:
            return self._from_queues(question, ("choose",))
        return None

    def _trigger_text(self, offer: Offer) -> str:
        return self.game.text_of_trigger(offer.number)

    def _new_target(self, question: Question) -> Offer:
        """Yes and the target of a copy, which may be the one that it has already; or No."""
        keep = next((o for o in question.offers if o.kind == "leave_target"), None)
        no = self._says_no(question)
        if no is None:
            if keep and self._names_present_target(question):
                self.queue(question.player, "target").popleft()
                return keep
            return self._from_queues(question, ("target", "choose")) or self._default(question)
        queue = self.queue(question.player, "target")
        if no or not queue:
            return keep or self._default(question)
        found = self._find(queue[0], question) or keep or self._default(question)
        self._note_amount(queue.popleft(), found)
        return found

    def _names_present_target(self, question: Question) -> bool:
        """Whether the next of `target` is what the copy targets already, which is not offered."""
        queue = self.queue(question.player, "target")
        unfold(queue)
        name = queue[0] if queue else None
        _, item, slot = question.arguments
        present = [
            t
            for i, k, t in self.game.session.query("target", 3)
            if (i, k) == (int(item), int(slot))
        ]
        names = {p.number: p.name for p in self.game.permanents()}
        return isinstance(name, str) and any(
            self.game.is_called(name, thing, names.get(thing, "")) for thing in present
        )

    def _free(self, question: Question) -> Offer:
        """A card to cast for nothing; if it is named, a Yes or No next says whether to cast it.

        Of a card with several faces "Cast NAME" tells which.
        """
        queue = self.queue(question.player, "choose")
        if len(queue) > 1 and queue[0] == "Yes" and (face := self._named_face(question, queue[1])):
            queue.popleft()
            queue.popleft()
            return face
        named = bool(queue) and queue[0] != "Yes"
        offer = self._from_queues(question, ("choose",))
        if (
            offer
            and offer.things
            and named
            and queue
            and queue[0] in ("Yes", "No")
            and self._says_no(question)
        ):
            return next(o for o in question.offers if o.kind == "no")
        return offer or self._default(question)

    @staticmethod
    def _named_face(question: Question, words: object) -> Offer | None:
        """Return the offer to cast what WORDS, such as "Cast NAME", name."""
        return next((o for o in question.offers if o.names and words == f"Cast {o.names[0]}"), None)

    def _payment(self, question: Question) -> Offer:
        """Where mana or life may be paid, Yes is for as much life as can be (107.4f)."""
        by_life = sorted(question.offers, key=_life_paid)
        if _life_paid(by_life[0]) == _life_paid(by_life[-1]):
            return self._simple(question)
        if (no := self._says_no(question)) is not None:
            return by_life[0 if no else -1]
        return self._simple(question) if self.strict else by_life[-1]

    def _commander(self, question: Question) -> Offer:
        """Yes puts a commander that has gone elsewhere into the command zone (903.9a)."""
        no = self._says_no(question)
        kind = "leave_there" if no else "to_command_zone"
        named = next((o for o in question.offers if no is not None and o.kind == kind), None)
        return named or self._simple(question)

    def _explored(self, question: Question) -> Offer:
        """Yes puts what was explored into the graveyard (701.44a)."""
        no = self._says_no(question)
        kind = "leave_on_top" if no else "away"
        named = next((o for o in question.offers if no is not None and o.kind == kind), None)
        return named or self._simple(question)

    def _arranged(self, question: Question) -> Offer:
        """A card that does not stay on top; "[skip]" leaves all others there, as they lie."""
        tops = [o for o in question.offers if o.kind == "top_next"]
        for name in ("target", "choose"):
            queue = self.queue(question.player, name)
            unfold(queue)
            if tops and queue and queue[0] == SKIP:
                if len(tops) == 1:
                    queue.popleft()
                return tops[-1]
        if offer := self._one_by_one(question, "away"):
            return offer
        if not tops or not self._goes_on(question, "away"):
            return self._default(question)
        process, left = self._said_of
        self._said_of = process, left - set(tops[-1].things)
        return tops[-1]

    def _untapped(self, question: Question) -> Offer:
        """Yes untaps what may stay tapped; so does a script that says nothing."""
        no = self._says_no(question)
        stay = next(o for o in question.offers if o.kind != "done")
        return stay if no else next((o for o in question.offers if o.kind == "done"), stay)

    def _decision(self, question: Question) -> Offer:
        """Yes, No or "[skip]", if that is next; whatever else is next answers another question."""
        queue = self.queue(question.player, "choose")
        if not queue or queue[0] not in ("Yes", "No", SKIP):
            return self._default(question)
        return self._simple(question, "choose")

    def _no_target(self, question: Question) -> Offer:
        """What is no object to find or to choose as a target is never said by `target`."""
        return self._simple(question, "choose")

    def _taken(self, question: Question) -> Offer:
        """A card, or No for none; a Yes before it adds nothing."""
        if offer := self._from_queues(question, ("choose", "target")):
            return offer
        none = next((o for o in question.offers if o.kind in _NOTHING), None)
        if none is None or (no := self._says_no(question)) is None:
            return self._default(question)
        return none if no else self._simple(question)
