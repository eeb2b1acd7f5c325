"""Plays a board as it was played elsewhere, and looks at it where the other engine did."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import partial
from itertools import product

from pyengine.errors import CardError, ManalogError
from pyengine.games.magic.cards.colors import COLOR_WORDS
from pyengine.games.magic.observed_boards.land_payer import LandPayer
from pyengine.games.magic.observed_boards.patient_answers import PatientAnswers
from pyengine.games.magic.observed_boards.reading import DONE, Board, Legality, Refused
from pyengine.games.magic.observed_boards.sights import Sight, sight_of_game
from pyengine.games.magic.observed_boards.token_names import LooselyNamedGame
from pyengine.games.magic.observed_boards.untold import (
    Lands,
    Taken,
    Untold,
    wished,
)
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.matching import functor
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from pyengine.games.magic.scenarios.problems import IllegalAction, Unfulfilled, Unsupported
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.run import Run
from pyengine.games.magic.scenarios.script import Driver
from pyengine.games.magic.scenarios.setup import SEATS, session_of, start_of
from pyengine.games.magic.scenarios.support import lacking

_SELF = re.compile(
    r"\{this\}|this (creature|artifact|enchantment|land|card|permanent|planeswalker)"
)
_MAIN = ("precombat_main", "postcombat_main")
_LEAST_LIKENESS = 0.45
_SYMBOL = re.compile(r"\{([WUBRG])\}")


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
    illegal_blocks: int = 0
    """The first turn whose blocks break a rule together; 0 for none."""
    untold: list[Untold] = field(default_factory=list)
    """The decisions that the board does not tell, in their order."""


def play(
    board: Board, cards: Cards, taken: Taken | None = None, lands: Lands = frozenset()
) -> Played:
    """Play BOARD with CARDS; whatever happens is told.

    Decisions that the board does not tell are TAKEN so, and as usual where it has none; LANDS says
    how lands pay, which is automatic where it is empty.
    """
    played = Played()
    try:
        if lacks := lacking(board.scenario, cards):
            return Played("unsupported", ", ".join(lacks))
        session, start = session_of(board.scenario, cards), start_of(board.scenario, cards)
        driver = Watcher.on(
            board,
            LooselyNamedGame(session, start.aliases, printed_words=cards.printed_words),
            played,
        )
        driver.answers.taken = taken or {}
        if lands:
            first, last = (wished(start.aliases, lands, sign) for sign in "+-")
            coming = partial(_coming, driver, cards)
            driver.answers.payer = LandPayer(driver.game, board.last_seen, coming, first, last)
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
        """Take ACTION; where certain lands are to pay for it or after it, by hand."""
        choice = self.game.session.choice
        if self.answers.payer and choice and functor(choice.process) == "priority":
            super().take(f"pay_by({choice.player},manual)")
        super().take(action)

    def passes_at_once(self) -> bool:
        """Whether players pass without a look at what they could do: not where that is told."""
        return False

    def holds(self, entry: Action) -> bool:
        """Whether the conditions of ENTRY hold now: a board waits for a spell of a name."""
        name = entry.get("if_on_top_of_stack")
        top = (
            next(iter(self.game.stack()), None)
            if name and self.board and self.board.keeps
            else None
        )
        return super().holds(entry) and (top is None or top.is_spell)

    def passes_over_blocks(self) -> bool:
        """Whether the script has blocks that were tried, and not only those that were declared."""
        keeps = self.board is not None and self.board.keeps
        return keeps or super().passes_over_blocks() or self.answers.either("refused_block")

    def keeps_some_blocks(self) -> bool:
        """Whether some stand: the other engine may have given all of them up."""
        return not self.answers.either("blocks")

    def begins_with_triggers(self) -> bool:
        """Whether they are: the other engine lets the chapters of some Sagas trigger."""
        return self.answers.either("set_up")

    def note_illegal_blocks(self, turn: int) -> None:
        """Note it: the script does not tell which blocks were declared in TURN."""
        super().note_illegal_blocks(turn)
        self.played.illegal_blocks = self.played.illegal_blocks or turn

    def _priority(self, player: str, turn: int, step: str) -> None:
        """Look, and then do what the script says."""
        if self.answers.payer:
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


def _coming(run: Run, cards: Cards, player: str) -> Counter[str]:
    """Return how many colored symbols the costs have of what PLAYER still does this turn."""
    turn, _ = run.game.moment()
    costs = [a.get("ability") or "" for a in run.entries(player, turn, "activate")]
    called = {f"@{alias}": number for alias, number in run.game.aliases.items()}
    names = dict(run.game.cards("hand", player))
    cast = [called.get(a.get("card")) for a in run.entries(player, turn, "cast")]
    found = [cards.find(names[number]) for number in cast if number in names]
    costs += [card.mana_cost for card in found if card]
    return Counter(COLOR_WORDS[symbol] for cost in costs for symbol in _SYMBOL.findall(cost))


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
