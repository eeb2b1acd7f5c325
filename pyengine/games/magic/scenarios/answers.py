"""Answers the questions of the game from the script: targets of an action, and the queues."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pyengine.games.magic.scenarios.matching import arguments, begins, functor
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.policy import UNASKED, Question, decide
from pyengine.games.magic.scenarios.problems import IllegalAction
from pyengine.games.magic.scenarios.reader import Scenario
from pyengine.games.magic.scenarios.setup import NAMES

SKIP = "[skip]"
SKIP_FAILED = "[skip failed command]"
_SKIPS = ("find_nothing", "leave_on_top", "no", "done", "no_more", "take_nothing", "enough")
_NUMBERED = ("share", "assign", "value_of_x")
_CARDS = ("discard", "exile_from_hand", "reveal_from_hand")

Queue = deque[Any]


@dataclass
class Answers:
    """The queues of both players, and what the action that is being taken has brought along."""

    game: ObservedGame
    strict: bool
    queues: dict[tuple[str, str], Queue] = field(default_factory=dict)
    slots: list[Any] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    _wanted: list[int] = field(default_factory=list)
    _shares: dict[str, dict[str, int]] = field(default_factory=dict)
    _amounts: dict[Any, int] = field(default_factory=dict)
    _targeted: set[str] = field(default_factory=set)
    _colors: Queue = field(default_factory=deque)

    @classmethod
    def of(cls, scenario: Scenario, game: ObservedGame) -> Answers:
        """Return the answers that SCENARIO's script holds."""
        answers = cls(game, scenario.strict)
        for action in scenario.script:
            if not action.step:
                answers.queue(action.player, action.do).append(action.get("value"))
        return answers

    def queue(self, player: str, name: str) -> Queue:
        """Return PLAYER's queue NAME: choose, target or mode."""
        return self.queues.setdefault((player, name), deque())

    def left_over(self) -> list[str]:
        """Return in words the queue entries that were not used."""
        return [
            f"unused: {player} {name} {value!r}"
            for (player, name), queue in self.queues.items()
            for value in queue
        ]

    def answer(self) -> str:
        """Return the action that answers the present choice."""
        choice = self.game.session.choice
        assert choice is not None
        process = choice.process
        offers = self.game.offers()
        question = Question(NAMES[choice.player], functor(process), arguments(process), offers)
        special = _SPECIAL.get(question.process)
        offer = special(self, question) if special else self._simple(question)
        return offer.action

    # ------------------------------------------------------------------ the queues

    def _simple(self, question: Question, *order: str) -> Offer:
        return self._from_queues(question, order or ("choose", "target")) or self._default(question)

    def _default(self, question: Question) -> Offer:
        if self.strict and len(question.offers) > 1 and question.process not in UNASKED:
            self.warnings.append(f"unscripted: {question.player} {question.process}")
        return decide(question, self.game)

    def _from_queues(self, question: Question, order: tuple[str, ...]) -> Offer | None:
        for name in order:
            queue = self.queue(question.player, name)
            _unfold(queue)
            if queue and (offer := self._find(queue[0], question)):
                self._note_amount(queue.popleft(), offer)
                return offer
        return None

    def _note_amount(self, value: Any, offer: Offer) -> None:
        if isinstance(value, dict) and "amount" in value:
            self._amounts[offer.things[0]] = value["amount"]

    def _find(self, value: Any, question: Question) -> Offer | None:
        return next((o for o in question.offers if self._fits(value, o)), None)

    def _fits(self, value: Any, offer: Offer) -> bool:
        if isinstance(value, dict):
            return value.get("copy") != "only" and self._fits(value["target"], offer)
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
        if offer.kind == "color":
            return offer.text == value.lower()
        if offer.kind == "option":
            return begins(offer.text, value)
        if offer.kind == "stack_next":
            return begins(self.game.text_of(offer.things[0], offer.text), value, offer.names[0])
        return False

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

    def _replacement(self, question: Question) -> Offer:
        """Of what enters as a copy it is asked whether, and then of what: here in one question."""
        queue = self.queue(question.player, "choose")
        if (
            any(offer.kind == "copying" for offer in question.offers)
            and queue
            and queue[0] == "Yes"
        ):
            queue.popleft()
        return self._simple(question)

    def _mode(self, question: Question) -> Offer:
        sets = [sorted(chosen) for chosen in self.game.ask("mode_sets")]
        queue = self.queue(question.player, "mode")
        if sets and queue:
            wanted = self._modes(queue, max(map(len, sets)))
            for offer in question.offers:
                if sets[offer.number - 1] == wanted:
                    return offer
            raise IllegalAction(f"the modes {wanted} cannot be chosen")
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
        _, _, cost, left, among = question.arguments
        if among == "all":
            self._wanted = sorted(self._wanted_for(question, functor(cost), int(left)))
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

    def _wanted_for(self, question: Question, cost: str, count: int) -> list[int]:
        if cost in _CARDS:
            things = self.game.cards("hand", question.player)
        else:
            mine = (p for p in self.game.permanents() if p.controller == question.player)
            things = [(p.number, p.name) for p in mine if not p.tapped or cost != "tap_permanents"]
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
        return next((o for o, called in things if self.game.is_called(name, o, called)), None)

    def _share(self, question: Question) -> Offer:
        amounts = [self._amounts.get(thing) for thing, _ in _pairs(question.arguments[3])]
        wanted = next((o for o in question.offers if amounts and o.number == amounts[0]), None)
        return wanted or self._simple(question)

    def _division(self, question: Question) -> Offer:
        """Combat damage of an attacker: the amounts are fixed at its first question."""
        _, attacker, left, recipients, _ = question.arguments
        receivers = arguments(f"_({recipients[1:-1]})")
        shares = self._shares.get(attacker) or self._divide(
            question, attacker, int(left), receivers
        )
        self._shares[attacker] = shares
        if len(receivers) == 1:
            del self._shares[attacker]
            return question.offers[0]
        amount = shares[receivers[0]]
        if found := [o for o in question.offers if o.number == amount]:
            return found[0]
        raise IllegalAction(f"{amount} damage cannot be assigned so")

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
            return self._simple(question)
        color = self._colors.popleft()
        if found := [offer for offer in question.offers if offer.action == f"color({color})"]:
            return found[0]
        raise IllegalAction(f"{color} is none of the colors to choose from")

    def _lethal(self, attacker: str, left: int, shares: dict[str, int]) -> dict[str, int]:
        needed = {(str(a), str(b)): n for a, b, n in self.game.session.query("lethal", 3)}
        receivers = list(shares)
        for receiver in receivers:
            shares[receiver] = min(left, needed.get((attacker, receiver), 0))
            left -= shares[receiver]
        rest = receivers[-1] if not receivers[-1].isdigit() else receivers[0]
        shares[rest] += left
        return shares


def _unfold(queue: Queue) -> None:
    """Put the elements of a list at the head of QUEUE in its place."""
    if queue and isinstance(queue[0], list):
        queue.extendleft(reversed(queue.popleft()))


def _pairs(text: str) -> list[tuple[int | str, int]]:
    """Return things and slots of `[Slot-Thing, ...]`."""
    pairs = [part.partition("-") for part in arguments(f"_({text[1:-1]})")]
    return [(int(thing) if thing.isdigit() else thing, int(slot)) for slot, _, thing in pairs]


def _shown(value: Any) -> str:
    return str(value["target"] if isinstance(value, dict) else value)


_SPECIAL: dict[str, Callable[[Answers, Question], Offer]] = {
    "choose_target": Answers._target,
    "choose_color_of": Answers._color,
    "choose_mode": Answers._mode,
    "choose_card": Answers._card,
    "choose_cards": Answers._card,
    "choose_replacement": Answers._replacement,
    "scry_next": Answers._card,
    "choose_for_cost": Answers._for_cost,
    "choose_share": Answers._share,
    "divide_damage": Answers._division,
    "make_mana": Answers._default,
}
