"""Answers from what another engine was asked, which asks other questions than this one."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.engine.choice import Choice
from pyengine.games.magic.observed_boards.land_payer import LandPayer, more_mana
from pyengine.games.magic.observed_boards.untold import Taken, Untold, untold
from pyengine.games.magic.scenarios.answers import Answers
from pyengine.games.magic.scenarios.matching import arguments, functor
from pyengine.games.magic.scenarios.observed import Offer, Permanent, Thing
from pyengine.games.magic.scenarios.policy import Question
from pyengine.games.magic.scenarios.queues import SKIP, unfold
from pyengine.games.magic.scenarios.setup import NAMES

_LOOKED_AT = ("arrange", "order_looked", "scry_next", "scry_top")
_GIVEN_ON = ("choose_crew", "choose_evidence")
"""Choices of what is given for a cost that may go on when enough is given."""
_FURTHER = 4
"""So many entries of a queue are looked at for one that fits."""


@dataclass
class PatientAnswers(Answers):
    """Answers from what another engine was asked, which asks other questions.

    An entry that fits may stand behind ones that do not; where the board `keeps`, what is looked at
    stays where it is, and a question with one answer uses no entry up.
    """

    keeps: bool = False
    taken: Taken = field(default_factory=dict)
    payer: LandPayer | None = None
    """What plans which lands pay; None where they are tapped automatically."""
    untold: list[Untold] = field(default_factory=list)
    _ended: set[str] = field(default_factory=set)
    """The players who last ended choosing targets, after some, instead of choosing one."""
    _asked: Question | None = None
    _meant: dict[str, Offer | None] = field(default_factory=dict)
    """What the values mean of which the question that is asked was looked through."""
    _begun: set[str] = field(default_factory=set)
    """The items that have a target."""

    def answer(self) -> str:
        """Return the action that answers the present choice."""
        choice = self.game.session.choice
        if choice is None:
            return super().answer()
        process = functor(choice.process)
        if process == "make_mana" and self.payer and (tap := self._tap(self.payer, choice)):
            return tap
        if not self.keeps:
            return super().answer()
        offers = self.game.offers()
        if process == "choose_target":
            self._drop_surplus(NAMES[choice.player], arguments(choice.process)[1], offers)
        if process in _LOOKED_AT and (kept := _kept(choice.process, offers)):
            return self._as_taken(process, offers, kept).action
        if process in _GIVEN_ON and (given := self._given_on(NAMES[choice.player], offers)):
            return given.action
        sole = len(offers) == 1 and process not in ("choose_mode", "divide_damage")
        if not sole or self.slots:
            return super().answer()
        if process == "choose_target":
            item = arguments(choice.process)[1]
            self._targeted.add(item)
            self._note_end(NAMES[choice.player], item, offers[0])
        return offers[0].action

    def _given_on(self, player: str, offers: list[Offer]) -> Offer | None:
        """Return what PLAYER gives where enough is given: what is to be chosen next, or no more.

        Either may be meant where both fit; None where more is needed.
        """
        done = next((offer for offer in offers if offer.kind == "done"), None)
        if done is None:
            return None
        queue = self.queue(player, "choose")
        if queue and queue[0] == SKIP:
            queue.popleft()
            return done
        more = next((o for o in offers if queue and o.things and self._fits(queue[0], o)), None)
        if more is None:
            return done
        if self.either("enough"):
            return done
        queue.popleft()
        return more

    def _drop_surplus(self, player: str, item: str, offers: list[Offer]) -> None:
        """Drop what is left of the end of targets where ITEM or its next target has none, usually.

        The other engine asks again after a "[skip]" for "up to" some targets; a single one may as
        well mean that ITEM has none.
        """
        queue = self.queue(player, "target")
        if not queue or queue[0] != SKIP:
            return
        needed = all(offer.kind != "no_more" for offer in offers)
        if not needed and (item in self._targeted or player not in self._ended):
            return
        self._ended.discard(player)
        if not self.either("end_of_targets"):
            queue.popleft()

    def _note_end(self, player: str, item: str, offer: Offer) -> None:
        """Note that PLAYER ended the targets of ITEM by OFFER, after some, or chose one."""
        if offer.kind != "no_more":
            self._begun.add(item)
            self._ended.discard(player)
        elif item in self._begun:
            self._ended.add(player)

    def _target(self, question: Question) -> Offer:
        offer = super()._target(question)
        self._note_end(question.player, question.arguments[1], offer)
        return offer

    def _tap(self, payer: LandPayer, choice: Choice) -> str:
        """Return the action that taps a land for what is being paid; "" for the rest."""
        _, item, cost, _ = arguments(choice.process)
        if not payer.begun(item):
            decision, more = more_mana(self.game.moment()[0], cost), 0
            if decision:
                more = self.taken.get(len(self.untold), decision.usual)
                self.untold.append(decision)
            payer.plan(NAMES[choice.player], choice.process, self.game.offers(), more)
        return payer.next()

    def _default(self, question: Question) -> Offer:
        """Return what is taken where the board does not tell it."""
        return self._as_taken(question.process, question.offers, super()._default(question))

    def said_of_way(self, player: str) -> str:
        """Return what comes next and may say how a card is cast: no board does so by Yes or No."""
        said = super().said_of_way(player)
        return "" if said in ("Yes", "No") else said

    def way_to_cast(self, offers: list[Offer], usual: Offer) -> Offer:
        """Return which of OFFERS is taken: a board does not tell how a card was cast."""
        return self._as_taken("cast", offers, usual)

    def _as_taken(self, process: str, offers: list[Offer], usual: Offer) -> Offer:
        """Return the USUAL one of OFFERS or what was to be taken for it, and note the decision."""
        decision = untold(self.game.moment()[0], process, offers, usual)
        if decision is None:
            return usual
        number = self.taken.get(len(self.untold), decision.usual)
        self.untold.append(decision)
        return offers[number] if number < len(offers) else usual

    def either(self, process: str) -> bool:
        """Note a decision between two ways; return whether the less usual one is taken."""
        turned = bool(self.taken.get(len(self.untold), 0))
        self.untold.append(Untold(self.game.moment()[0], process, 0, (1,)))
        return turned

    def _payment(self, question: Question) -> Offer:
        """Mana or life (107.4f): where nothing is said, either may have paid."""
        queue = self.queue(question.player, "choose")
        if queue and queue[0] in ("Yes", "No"):
            return super()._payment(question)
        return self._as_taken(question.process, question.offers, super()._payment(question))

    def unsaid(self, what: str) -> None:
        """Note it: the other engine was not asked."""
        self.warnings.append(f"unscripted: {what}")

    def _decision(self, question: Question) -> Offer:
        """Answer what is asked by Yes or No; an end of choosing is for something else, usually."""
        queue = self.queue(question.player, "choose")
        if not queue or queue[0] != SKIP:
            return super()._decision(question)
        says_no = self.either("skip")
        return super()._decision(question) if says_no else self._default(question)

    def _untapped(self, question: Question) -> Offer:
        """Answer whether something untaps: the other engine asks that, or whether it does not."""
        usual = super()._untapped(question)
        return self._as_taken("choose_untapped", question.offers, usual)

    def _find(self, value: Any, question: Question) -> Offer | None:
        """Return the offer that VALUE means; of several things of that name any may be meant."""
        if question is not self._asked:
            self._asked, self._meant = question, {}
        key = str(value)
        if key not in self._meant:
            fitting = [offer for offer in question.offers if self._fits(value, offer)]
            if value in ("Yes", "No"):
                self._meant[key] = self._one_cost(fitting, question.offers)
            else:
                self._meant[key] = self._one_of(value, fitting)
        return self._meant[key]

    def _one_cost(self, fitting: list[Offer], offers: list[Offer]) -> Offer | None:
        """Return which of two options Yes or No means: the other engine asks for either of them."""
        if not fitting or len(offers) != 2 or any(offer.kind != "option" for offer in offers):
            return fitting[0] if fitting else None
        turned = self.either("yes_or_no")
        return next(o for o in offers if (o == fitting[0]) != turned)

    def _one_of(self, value: Any, fitting: list[Offer]) -> Offer | None:
        """Return one of the FITTING offers, and note the decision where they can be told apart."""
        if len(fitting) < 2 or not isinstance(value, str) or value.startswith("@"):
            return fitting[0] if fitting else None
        seen: dict[Thing, Permanent] = {
            p.number: replace(p, number=0) for p in self.game.permanents()
        }
        looks = [[seen.get(thing) for thing in offer.things] for offer in fitting]
        unlike = [n for n, look in enumerate(looks) if look not in looks[:n]]
        if len(unlike) < 2:
            return fitting[0]
        number = self.taken.get(len(self.untold), 0)
        self.untold.append(Untold(self.game.moment()[0], "name", 0, tuple(unlike[1:])))
        return fitting[number] if number < len(fitting) else fitting[0]

    def _from_queues(self, question: Question, order: tuple[str, ...]) -> Offer | None:
        """Return the offer that the first fitting entry means."""
        if offer := super()._from_queues(question, self._queues_in_turn(question, order)):
            return offer
        for name in order:
            queue = self.queue(question.player, name)
            for place in range(1, min(_FURTHER, len(queue))):
                value = queue[place]
                if value in (SKIP, "Yes", "No") or isinstance(value, list):
                    continue
                if offer := self._find(value, question):
                    del queue[place]
                    self._note_amount(value, offer)
                    return offer
        return None

    def _queues_in_turn(self, question: Question, order: tuple[str, ...]) -> tuple[str, ...]:
        """Return ORDER, or the other way round, where what comes next in two queues fits both ways.

        The other engine asks by `target` for some of what is asked for here by `choose`.
        """
        heads = [queue[0] for name in order if (queue := self.queue(question.player, name))]
        fits = [self._find(value, question) for value in heads if not isinstance(value, list)]
        if len(order) != 2 or len(fits) != 2 or None in fits or fits[0] == fits[1]:
            return order
        return order[::-1] if self.either("queue") else order

    def _wanted_for(self, question: Question, count: int) -> list[int]:
        """What is given for a cost is said within the next few entries."""
        if count != 1:
            return super()._wanted_for(question, count)
        offered = [(o.things[0], o.names[0]) for o in question.offers if o.things]
        things = [(thing, name) for thing, name in offered if isinstance(thing, int)]
        for name in ("choose", "target"):
            queue = self.queue(question.player, name)
            unfold(queue)
            for place in range(min(_FURTHER - 1, len(queue))):
                found = self._among(queue[place], things)
                if found is not None:
                    del queue[place]
                    return [found]
        return []

    def _divide(
        self, question: Question, attacker: str, left: int, receivers: list[str]
    ) -> dict[str, int]:
        """Lethal damage in order, where boards do not say how combat damage is divided."""
        if self.keeps:
            return self._lethal(attacker, left, dict.fromkeys(receivers, 0))
        return super()._divide(question, attacker, left, receivers)


def _kept(process: str, offers: list[Offer]) -> Offer | None:
    """Return the offer that leaves what is looked at as it lies: the last is put back first."""
    if process.endswith("library_top)"):
        return offers[-1]
    on_top = [o for o in offers if o.kind == "top_next"]
    stay: list[Any] = [o for o in offers if o.kind == "leave_on_top"]
    return on_top[-1] if on_top else stay[0] if stay else None
