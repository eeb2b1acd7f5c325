"""Answers the questions of the game from the script: targets of an action, and the queues."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.games.magic.scenarios.matching import arguments, functor, is_trigger
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.policy import Question
from pyengine.games.magic.scenarios.problems import IllegalAction, NotPaidByHand
from pyengine.games.magic.scenarios.questions import Questions
from pyengine.games.magic.scenarios.queues import SKIP, Queue
from pyengine.games.magic.scenarios.queues import unfold as _unfold
from pyengine.games.magic.scenarios.reader import Scenario
from pyengine.games.magic.scenarios.setup import NAMES

_DEVOURS = re.compile(r"\[option\(devours\(\d+,")
"""What is asked with the options to devour, and by what."""
_FROM_HAND = ("Discard", "discard", "Reveal", "reveal")


@dataclass
class Answers(Questions):
    """The queues of both players, and what the action that is being taken has brought along."""

    slots: list[Any] = field(default_factory=list)
    by_hand: bool = False
    _wanted: list[int] = field(default_factory=list)
    _shares: dict[str, dict[str, int]] = field(default_factory=dict)
    _targeted: set[str] = field(default_factory=set)
    _colors: Queue = field(default_factory=deque)

    @classmethod
    def of(cls, scenario: Scenario, game: ObservedGame) -> Answers:
        """Return the answers that SCENARIO's script holds."""
        answers = cls(game, scenario.strict)
        for action in scenario.script:
            if not action.step:
                value = action.get("value")
                kind = "order" if is_trigger(value) else action.do
                answers.queue(action.player, kind).append(value)
        return answers

    def answer(self) -> str:
        """Return the action that answers the present choice."""
        self._look_up()
        choice = self.game.session.choice
        assert choice is not None
        process = choice.process
        offers = self.game.offers()
        question = Question(NAMES[choice.player], functor(process), arguments(process), offers)
        special = _SPECIAL.get(question.process)
        if self._can_only_decline(question):
            return offers[0].action
        offer = special(self, question) if special else self._simple(question)
        return offer.action

    def said_of_way(self, player: str) -> str:
        """Return what of PLAYER's `choose` comes next and may say how a card is cast."""
        queue = self.queue(player, "choose")
        return queue[0] if queue and isinstance(queue[0], str) else ""

    def way_to_cast(self, offers: list[Offer], usual: Offer) -> Offer:
        """Return which of OFFERS to cast a card is taken where the script names none: the USUAL."""
        return usual

    # ------------------------------------------------------------------ special questions

    def _target(self, question: Question) -> Offer:
        item = question.arguments[1]
        if not self.slots:
            offer = self._from_queues(question, ("target", "choose"))
            if offer is None and item in self._targeted:
                offer = next((o for o in question.offers if o.kind == "no_more"), None)
            self._targeted.update([item] if offer else [])
            return offer or self._default(question)
        value = self.slots.pop(0)
        if offer := self._find(value, question):
            self._note_amount(value, offer)
            self._targeted.add(item)
            return offer
        raise IllegalAction(f"{_shown(value)} is no legal target")

    def _mana(self, question: Question) -> Offer:
        """Mana while a cost is paid; an action that can't be paid so has not been taken."""
        offer = self._default(question)
        if self.by_hand and offer.kind != "finish_mana":
            raise NotPaidByHand("what was made by hand is not enough")
        if self.strict and offer.kind == "take_back":
            raise IllegalAction("its cost cannot be paid with the mana that is made for it")
        return offer

    def _replacement(self, question: Question) -> Offer:
        """Of what enters as a copy it is asked whether, and then of what: here in one question."""
        if devoured := _DEVOURS.match(question.arguments[-1]):
            return self._of_list(question, devoured[0], "no") or self._simple(question)
        queue = self.queue(question.player, "choose")
        if (
            any(offer.kind == "copying" for offer in question.offers)
            and queue
            and queue[0] == "Yes"
        ):
            queue.popleft()
        return self._largest_of_name(question) or self._default(question)

    def _largest_of_name(self, question: Question) -> Offer | None:
        """Return what the script names; of one effect that prevents some damage, the most."""
        offers = sorted(question.offers, key=lambda offer: -offer.number)
        return self._from_queues(replace(question, offers=offers), ("choose", "target"))

    def _attacked(self, question: Question) -> Offer:
        """Whom what enters attacking attacks, by who is attacked; nobody asks about only one."""
        if len(question.offers) == 1:
            return question.offers[0]
        offers = [replace(o, things=o.things[1:], names=o.names[1:]) for o in question.offers]
        told = self._from_queues(replace(question, offers=offers), ("choose", "target"))
        return told or self._simple(question)

    def _mode(self, question: Question) -> Offer:
        if len(question.offers) == 1 and self.game.entwined(int(question.arguments[1])):
            return question.offers[0]
        sets = [sorted(chosen) for chosen in self.game.ask("mode_sets")]
        queue = self.queue(question.player, "mode")
        if sets and queue:
            wanted = self._modes(queue, max(map(len, sets)))
            for offer in question.offers:
                if sets[offer.number - 1] == wanted:
                    return offer
            raise IllegalAction(f"the modes {wanted} cannot be chosen")
        if queue and not self._find(queue[0], question):
            raise IllegalAction(f"the mode {queue[0]} cannot be chosen")
        return self._simple(question, "mode", "choose")

    @staticmethod
    def _modes(queue: Queue, most: int) -> list[int]:
        """Take up to MOST numbers of modes off QUEUE, as far as "[skip]"."""
        wanted: list[int] = []
        while queue and len(wanted) < most:
            value = queue.popleft()
            if value == SKIP:
                break
            wanted.append(value)
        else:
            if queue and queue[0] == SKIP:
                queue.popleft()
        return sorted(wanted)

    def _card(self, question: Question) -> Offer:
        return self._simple(question, "target", "choose")

    def _for_cost(self, question: Question) -> Offer:
        """Objects of a cost are asked for in the order of their numbers."""
        *_, left, among = question.arguments
        if among == "all":
            self._wanted = sorted(self._wanted_for(question, int(left)))
        if not self._wanted:
            return self._default(question)
        if int(left) > len(self._wanted):
            offer = question.offers[0]
        else:
            wanted = self._wanted[0]
            found = [o for o in question.offers if o.things == [wanted]]
            if not found:
                raise IllegalAction("what was chosen cannot be given for the cost")
            offer = found[0]
        self._wanted = [number for number in self._wanted if [number] != offer.things]
        return offer

    def _wanted_for(self, question: Question, count: int) -> list[int]:
        """Return up to COUNT objects for the cost that the script names next.

        The first of several is offered only where enough others have higher numbers.
        """
        things = self.game.cost_objects()
        if count == 1:
            offered = {o.things[0] for o in question.offers}
            things = [(o, called) for o, called in things if o in offered]
        wanted: list[int] = []
        for name in ("choose", "target"):
            queue = self.queue(question.player, name)
            _unfold(queue)
            while queue and len(wanted) < count:
                left = [(o, called) for o, called in things if o not in wanted]
                found = self._among(queue[0], left)
                if found is None:
                    break
                wanted.append(found)
                queue.popleft()
                _unfold(queue)
        return wanted

    def _among(self, value: Any, things: list[tuple[int, str]]) -> int | None:
        name = value["target"] if isinstance(value, dict) else value
        if not isinstance(name, str):
            return None
        found = (o for o, called in things if self.game.is_called(name, o, called))
        return next(found, None) or self._alike_of(name, things)

    def _form(self, question: Question) -> Offer:
        """Of two costs the one for which what the script names next can be given."""
        hand = self.game.cards("hand", question.player)
        for name in ("choose", "target"):
            queue = self.queue(question.player, name)
            _unfold(queue)
            if queue and not self._find(queue[0], question):
                given = self._among(queue[0], hand) is not None
                fitting = [o for o in question.offers if given == o.text.startswith(_FROM_HAND)]
                if fitting:
                    return fitting[0]
        return self._simple(question)

    def _share(self, question: Question) -> Offer:
        amounts = [self._amounts.get(thing) for thing, _ in _pairs(question.arguments[3])]
        wanted = next((o for o in question.offers if amounts and o.number == amounts[0]), None)
        return wanted or self._simple(question)

    def _division(self, question: Question) -> Offer:
        """Combat damage of an attacker: the amounts are fixed at its first question."""
        _, attacker, left, recipients, _ = question.arguments
        receivers = arguments(f"_({recipients[1:-1]})")
        self._divide_of_others(question, attacker)
        shares = self._shares.get(attacker) or self._divide(
            question, attacker, int(left), self._as_declared(receivers)
        )
        self._shares[attacker] = shares
        if len(receivers) == 1:
            del self._shares[attacker]
            return question.offers[0]
        amount = shares[receivers[0]]
        if found := [o for o in question.offers if o.number == amount]:
            return found[0]
        raise IllegalAction(f"{amount} damage cannot be assigned so")

    def _divide_of_others(self, question: Question, dealer: str) -> None:
        """Divide what the script says of blockers declared before DEALER, which are asked later."""
        declared = [str(blocker) for blocker in dict.fromkeys(self.game.blockers)]
        blocks = [(str(b), str(a)) for b, a in self.game.session.query("blocks", 2)]
        queue = self.queue(question.player, "choose")
        for other in declared[: declared.index(dealer)] if dealer in declared else ():
            blocked = sorted((a for b, a in blocks if b == other), key=int)
            said = bool(queue) and str(queue[0]).startswith("X=")
            if said and len(blocked) > 1 and other not in self._shares:
                self._shares[other] = self._divide(question, other, 0, blocked)

    def _as_declared(self, receivers: list[str]) -> list[str]:
        """Return RECEIVERS in the order in which they were declared as blockers."""
        places = {str(blocker): place for place, blocker in enumerate(self.game.blockers)}
        return sorted(receivers, key=lambda receiver: places.get(receiver, len(places)))

    def _divide(
        self, question: Question, attacker: str, left: int, receivers: list[str]
    ) -> dict[str, int]:
        queue = self.queue(question.player, "choose")
        shares = dict.fromkeys(receivers, 0)
        if not (queue and str(queue[0]).startswith("X=")):
            return self._lethal(attacker, left, shares)
        for receiver in receivers:
            if receiver.isdigit() and queue and str(queue[0]).startswith("X="):
                shares[receiver] = int(queue.popleft()[2:])
        return shares

    def _color(self, question: Question) -> Offer:
        """Mana in any combination of colors: an amount for each color, in their order."""
        queue = self.queue(question.player, "choose")
        if not self._colors:
            for color in arguments(f"_({question.arguments[2][1:-1]})"):
                if not (queue and str(queue[0]).startswith("X=")):
                    break
                self._colors.extend([color] * int(queue.popleft()[2:]))
            if self._colors and queue and queue[0] == SKIP:
                queue.popleft()
        if not self._colors:
            return self._color_to_pay(question)
        color = self._colors.popleft()
        if found := [offer for offer in question.offers if offer.action == f"color({color})"]:
            return found[0]
        raise IllegalAction(f"{color} is none of the colors to choose from")

    def _color_to_pay(self, question: Question) -> Offer:
        """Return a color; while a cost is paid, only those are offered that leave it payable."""
        said = self._from_queues(question, ("choose", "target"))
        if said is None and self.game.session.query("cost", 2):
            return question.offers[0]
        return said or self._default(question)

    def _lethal(self, attacker: str, left: int, shares: dict[str, int]) -> dict[str, int]:
        needed = {(str(a), str(b)): n for a, b, n in self.game.session.query("lethal", 3)}
        receivers = list(shares)
        for receiver in receivers:
            shares[receiver] = min(left, needed.get((attacker, receiver), 0))
            left -= shares[receiver]
        rest = receivers[-1] if not receivers[-1].isdigit() else receivers[0]
        shares[rest] += left
        return shares


def _pairs(text: str) -> list[tuple[int | str, int]]:
    """Return things and slots of `[Slot-Thing, ...]`."""
    pairs = [part.partition("-") for part in arguments(f"_({text[1:-1]})")]
    return [(int(thing) if thing.isdigit() else thing, int(slot)) for slot, _, thing in pairs]


def _shown(value: Any) -> str:
    return str(value["target"] if isinstance(value, dict) else value)


_SPECIAL: dict[str, Callable[[Answers, Question], Offer]] = {
    "choose_target": lambda answers, question: answers._target(question),
    "choose_color": Answers._color_to_pay,
    "choose_color_only": Answers._color_to_pay,
    "choose_color_of": Answers._color,
    "choose_color_of_only": Answers._color,
    "choose_mode": Answers._mode,
    "choose_card": Answers._card,
    "choose_cards": Answers._card,
    "choose_entering": Answers._card,
    "choose_replacement": Answers._replacement,
    "choose_attacked": Answers._attacked,
    "choose_attacked_of": Answers._attacked,
    "arrange": Answers._arranged,
    "choose_opening": Answers._opening,
    "choose_discards": lambda answers, question: answers._several(question, 1),
    "choose_permanent": lambda answers, question: answers._several(question, 2),
    "choose_things": Answers._things,
    "choose_new_target": Answers._new_target,
    "choose_crew": Answers._crew,
    "choose_explored": Answers._explored,
    "choose_free": Answers._free,
    "choose_payment": lambda answers, question: answers._payment(question),
    "choose_untapped": lambda answers, question: answers._untapped(question),
    "order_triggers": Answers._order,
    "take_card": Answers._taken,
    "choose_source": Answers._no_target,
    "decide_kicker": lambda answers, question: answers._decision(question),
    "decide_may": lambda answers, question: answers._decision(question),
    "decide_option": lambda answers, question: answers._decision(question),
    "decide_pay": lambda answers, question: answers._decision(question),
    "return_commander": lambda answers, question: answers._commander(question),
    "scry_next": Answers._card,
    "choose_for_cost": Answers._for_cost,
    "choose_form": Answers._form,
    "choose_share": Answers._share,
    "divide_damage": Answers._division,
    "make_mana": Answers._mana,
}
