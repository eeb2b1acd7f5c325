"""Plays a board as it was played elsewhere, and looks at it where the other engine did."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import product
from typing import Any

from pyengine.errors import CardError, ManalogError
from pyengine.games.magic.observed_boards.reading import DONE, Board, Legality, Refused
from pyengine.games.magic.observed_boards.sights import Sight, sight_of_game
from pyengine.games.magic.observed_boards.untold import (
    Taken,
    Untold,
    paying_first,
    renumbered,
    untold,
)
from pyengine.games.magic.scenarios.answers import Answers
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.matching import arguments, functor
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.policy import Question
from pyengine.games.magic.scenarios.problems import IllegalAction, Unfulfilled, Unsupported
from pyengine.games.magic.scenarios.queues import SKIP, unfold
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.script import Driver
from pyengine.games.magic.scenarios.setup import SEATS, session_of, start_of
from pyengine.games.magic.scenarios.support import lacking

_SELF = re.compile(
    r"\{this\}|this (creature|artifact|enchantment|land|card|permanent|planeswalker)"
)
_LOOKED_AT = ("arrange", "order_looked", "scry_next", "scry_top")
_MAIN = ("precombat_main", "postcombat_main")
_FURTHER = 4
"""So many entries of a queue are looked at for one that fits."""

_LEAST_LIKENESS = 0.45


@dataclass
class Played:
    """What came of playing a board.

    `problem` is "" where all was played, or `illegal`, `unsupported`, `unfulfilled` or `error`,
    which `words` explain; `left` are the entries that were not performed.
    """

    problem: str = ""
    words: str = ""
    end: Sight | None = None
    turns: dict[int, Sight] = field(default_factory=dict)
    legal: list[Legality] = field(default_factory=list)
    left: list[Action] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    untold: list[Untold] = field(default_factory=list)
    """The decisions that the board does not tell, in their order."""


def play(
    board: Board, cards: Cards, taken: Taken | None = None, piles: frozenset[str] = frozenset()
) -> Played:
    """Play BOARD with CARDS; whatever happens is told.

    Decisions that the board does not tell are TAKEN so, and as usual where it has none. The lands
    of PILES are numbered from the last, so that others of them pay; those of +PILE pay first.
    """
    played = Played()
    try:
        if lacks := lacking(board.scenario, cards):
            return Played("unsupported", ", ".join(lacks))
        session, start = session_of(board.scenario, cards), start_of(board.scenario, cards)
        driver = Watcher.on(
            board, ObservedGame(session, start.aliases, printed_words=cards.printed_words), played
        )
        driver.answers.taken = taken or {}
        start.aliases.update(renumbered(start.aliases, piles))
        driver.answers.payers = paying_first(start.aliases, piles)
        try:
            driver.run(start)
        finally:
            played.left = list(driver.left)
            played.warnings = [*driver.answers.warnings, *driver.answers.left_over()]
            played.untold = driver.answers.untold
        played.end = sight_of_game(driver.game)
    except (Unsupported, CardError) as error:
        played.problem, played.words = "unsupported", str(error)
    except IllegalAction as error:
        played.problem, played.words = "illegal", f"script[{error.index}]: {error}"
        played.end = sight_of_game(driver.game)
    except Unfulfilled as error:
        played.problem, played.words = "unfulfilled", str(error)
    except (ManalogError, ValueError, KeyError, IndexError) as error:
        played.problem, played.words = "error", f"{type(error).__name__}: {error}"[:600]
    return played


@dataclass
class Watcher(Driver):
    """A driver that writes down what there is as turns end, and what could be done."""

    answers: PatientAnswers
    board: Board | None = None
    played: Played = field(default_factory=Played)

    @classmethod
    def on(cls, board: Board, game: ObservedGame, played: Played) -> Watcher:
        """Return one that plays BOARD and writes into PLAYED."""
        answers = PatientAnswers.of(board.scenario, game)
        assert isinstance(answers, PatientAnswers)
        answers.keeps = board.keeps
        timed = [action for action in board.scenario.script if action.step]
        return cls(board.scenario, game, answers, timed, board=board, played=played)

    def meant(self, entry: Action, offers: list[Offer]) -> Offer | None:
        """Return the ability whose text is most like the whole text that the board has."""
        text = self.board.texts.get(entry.index) if self.board else None
        if not text or not entry.get("source") or not offers:
            return None
        rated = [(_likeness(text, self.game.text_of(o.things[0], o.text), o), o) for o in offers]
        best, offer = max(rated, key=lambda pair: pair[0])
        return offer if best >= _LEAST_LIKENESS or len(offers) == 1 else None

    def take(self, action: str) -> None:
        """Take ACTION; where certain lands are to pay for it, by hand."""
        choice = self.game.session.choice
        if self.answers.payers and choice and functor(choice.process) == "priority":
            paid = action.startswith(("cast(", "activate("))
            super().take(f"pay_by({choice.player},{'manual' if paid else 'auto'})")
        super().take(action)

    def _priority(self, player: str, turn: int, step: str) -> None:
        """Look, and then do what the script says."""
        if self.answers.payers:
            super().take(f"pay_by({SEATS[player]},auto)")
        if self.board and self.board.turns:
            if step == "end_turn":
                self.played.turns[turn] = sight_of_game(self.game)
            elif step in _MAIN and self._first(turn, step) and (player == "A") == bool(turn % 2):
                self._look(turn, step)
        super()._priority(player, turn, step)

    def _first(self, turn: int, step: str) -> bool:
        seen = ((known.turn, known.step) for known in self.played.legal)
        return (turn, step) not in seen

    def _look(self, turn: int, step: str) -> None:
        if not self.game.stack_is_empty():
            return
        can: dict[str, set[str]] = {"cast": set(), "land": set(), "use": set()}
        for offer in self.game.offers():
            name = offer.names[0] if offer.names else ""
            match offer.kind:
                case "cast":
                    can["cast"].add(f"{name} by {offer.text}" if offer.text else name)
                case "play_land":
                    can["land"].add(name)
                case "activate":
                    can["use"].add(f"{name}|{self.game.text_of(offer.things[0], offer.text)}")
        self._note(turn, step, can)

    def _note(
        self, turn: int, step: str, can: dict[str, set[str]], refused: Refused | None = None
    ) -> None:
        named = {key: frozenset(names) for key, names in can.items()}
        self.played.legal.append(Legality(turn, step, named, refused or {}))

    def _refused(self, turn: int, pairs: set[str]) -> Refused:
        """Return by which rules blocks are refused that the other engine has, and not PAIRS."""
        moments = self.board.legal if self.board else ()
        theirs = [m.can for m in moments if (m.turn, m.step) == (turn, "declare_blockers")]
        missing = {pair for can in theirs for pair in can.get("block", ())} - pairs
        refused = {DONE: self.game.refusing_rules(DONE)}
        if missing:
            for b, a in product(self.game.permanents(), repeat=2):
                if a.attacking and (pair := f"{b.name}|{a.name}") in missing:
                    rules = self.game.refusing_rules(f"block({b.number},{a.number})")
                    refused[pair] = refused.get(pair, frozenset()) | rules
        return refused

    def attackers(self, player: str, turn: int) -> None:
        """Look, and then declare."""
        if self._first(turn, "declare_attackers"):
            offers = [o for o in self.game.offers() if o.kind == "attack"]
            names = {o.names[0] for o in offers if o.things[1:] and isinstance(o.things[1], str)}
            self._note(turn, "declare_attackers", {"attack": names})
        super().attackers(player, turn)

    def blockers(self, player: str, turn: int) -> None:
        """Look, and then declare."""
        if self._first(turn, "declare_blockers"):
            pairs = {"|".join(o.names[:2]) for o in self.game.offers() if o.kind == "block"}
            self._note(turn, "declare_blockers", {"block": pairs}, self._refused(turn, pairs))
        super().blockers(player, turn)


def _likeness(wanted: str, text: str, offer: Offer) -> float:
    """Return how like TEXT, of OFFER, is to WANTED; equal costs count as much as all the rest."""
    name = offer.names[0]
    a, b = _plain(wanted), _plain(text.replace(name, "it").replace(name.split(",")[0], "it"))
    same_cost = a.split(":")[0].strip() == b.split(":")[0].strip()
    return SequenceMatcher(None, a, b).ratio() + same_cost


def _plain(text: str) -> str:
    text = re.sub(r"<[^>]*>|\([^)]*\)|&\w+;", " ", text).lower()
    text = re.sub(
        r"\{this\}|this (creature|artifact|enchantment|land|card|permanent|planeswalker)",
        "it",
        text,
    )
    return re.sub(r"[^a-z0-9{}+/:]+", " ", text)


@dataclass
class PatientAnswers(Answers):
    """Answers from what another engine was asked, which asks other questions.

    An entry that fits may stand behind ones that do not; where the board `keeps`, what is looked at
    stays where it is, and a question with one answer uses no entry up.
    """

    keeps: bool = False
    taken: Taken = field(default_factory=dict)
    payers: frozenset[int] = frozenset()
    """The lands that are tapped first for generic mana."""
    untold: list[Untold] = field(default_factory=list)
    _paying: tuple[str, int] = ("", 0)
    """What is being paid for, and how many of those lands were tapped for it."""

    def answer(self) -> str:
        """Return the action that answers the present choice."""
        choice = self.game.session.choice
        if choice is None:
            return super().answer()
        process = functor(choice.process)
        if process == "make_mana" and self.payers and (tapped := self._payer(choice.process)):
            return tapped
        if not self.keeps:
            return super().answer()
        offers = self.game.offers()
        if process in _LOOKED_AT and (kept := _kept(choice.process, offers)):
            return self._as_taken(process, offers, kept).action
        sole = len(offers) == 1 and process not in ("choose_mode", "divide_damage")
        if not sole or self.slots:
            return super().answer()
        if process == "choose_target":
            self._targeted.add(arguments(choice.process)[1])
        return offers[0].action

    def _payer(self, process: str) -> str:
        """Return the action that taps one of the lands that pay first; "" where none is needed."""
        _, item, cost, _ = arguments(process)
        begun, count = self._paying
        count = count if begun == item else 0
        for offer in self.game.offers():
            if offer.kind == "activate" and offer.things[0] in self.payers:
                self._paying = (item, count + 1)
                return offer.action if count < int(arguments(cost)[0]) else ""
        return ""

    def _default(self, question: Question) -> Offer:
        """Return what is taken where the board does not tell it."""
        return self._as_taken(question.process, question.offers, super()._default(question))

    def _as_taken(self, process: str, offers: list[Offer], usual: Offer) -> Offer:
        """Return the USUAL one of OFFERS or what was to be taken for it, and note the decision."""
        decision = untold(self.game.moment()[0], process, offers, usual)
        if decision is None:
            return usual
        number = self.taken.get(len(self.untold), decision.usual)
        self.untold.append(decision)
        return offers[number] if number < len(offers) else usual

    def unsaid(self, what: str) -> None:
        """Note it: the other engine was not asked."""
        self.warnings.append(f"unscripted: {what}")

    def _from_queues(self, question: Question, order: tuple[str, ...]) -> Offer | None:
        """Return the offer that the first fitting entry means."""
        if offer := super()._from_queues(question, order):
            return offer
        for name in order:
            queue = self.queue(question.player, name)
            for place in range(1, min(_FURTHER, len(queue))):
                value = queue[place]
                if value == SKIP or isinstance(value, list):
                    continue
                if offer := self._find(value, question):
                    del queue[place]
                    self._note_amount(value, offer)
                    return offer
        return None

    def _wanted_for(self, question: Question, cost: str, count: int) -> list[int]:
        """What is given for a cost is among what is offered, wherever it lies."""
        if count != 1:
            return super()._wanted_for(question, cost, count)
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
