"""Sets a scenario's board up: cards to rows of definitions, boards to fluents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from pyengine.engine.session import Session, Setup
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import frame, quoted
from pyengine.games.magic.scenarios.cards import Cards, back_name
from pyengine.games.magic.scenarios.problems import Unanswered
from pyengine.games.magic.scenarios.reader import Entry, Scenario

SEATS = {"A": "a", "B": "b"}
"""The players of a scenario as the engine calls them."""

NAMES = {seat: name for name, seat in SEATS.items()}


@cache
def filler_name() -> str:
    """Return the name of the cards beneath a library's listed ones."""
    with CardDatabase.open() as database:
        return database.basic_land("mountain")


ENTERING = re.compile(
    r"^(?:enters_with\(\[counters\(('[^']+'|\w+),(\d+)\)\]\)|(loyalty|defense)\((\d+)\))$",
    re.MULTILINE,
)
"""The ability terms for the counters with which a permanent enters."""

BY_KEYWORD = {"graft": "'+1/+1'", "modular": "'+1/+1'", "fading": "fade", "vanishing": "time"}
"""The counters with which a permanent enters by a keyword."""

_KEYWORDS = re.compile(rf"^keyword\(({'|'.join(BY_KEYWORD)})\((\d+)\)\)$", re.MULTILINE)
"""The keywords that stand for such an ability."""

_CHOSEN = re.compile(
    r"^enters_with\(\[(?:[^\]]*,)?(color|creature_type|basic_land_type|chosen_player)"
    r"(?:\(\w+\))?(?:,[^\]]*)?\]\)$",
    re.MULTILINE,
)
"""The ability terms for what is chosen as a permanent enters."""

_CHOSEN_FACTS = {"color": "chosen_color", "chosen_player": "chosen_player"}

_AS_A_COPY = re.compile(r"^enters_as_copy\(.*,(\[[^\[\]]*\])\)$", re.MULTILINE)
"""The ability term of what enters as a copy, with the exceptions."""

_ENTERS_BY_RULES = re.compile(
    r"^(?:enters_with|keyword\((?:applied\()?(?:bloodthirst|riot|unleash|ravenous|devour)\b|triggered\(chapter\(\["
    r"|replacement\(enters\()",
    re.MULTILINE,
)
"""The beginnings of the ability terms for how a permanent, or another one, enters."""

FIRST_TURN = "begin_turn(a)"
"""The process that begins the first turn."""

_OPENING = f"opening_actions([{','.join(SEATS.values())}])"
"""The process in which players begin the game with what they may."""

_SETTLE = ("apply_statics", "sum_sizes")
"""The processes after which what is on the battlefield can be asked of (613)."""


@dataclass
class Start:
    """The beginning of a scenario: fluents, and the objects that have an alias.

    `used` is how many entries of a player's queue `choose` are used up by it. Where permanents are
    `entering`, the fluents are those before they do.
    """

    fluents: list[str]
    aliases: dict[str, int]
    used: dict[str, int]
    entering: bool = False


@dataclass
class _Board:
    """A board under construction."""

    cards: Cards
    fluents: list[str] = field(default_factory=list)
    said: dict[str, list[str]] = field(default_factory=dict)
    aliases: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)
    entering: list[str] = field(default_factory=list)
    """The processes by which permanents enter as the rules say."""
    buried_later: set[str] = field(default_factory=set)
    """Whose graveyards are not there yet when the first of them enters."""
    count: int = 0

    def add(self, entry: Entry, seat: str, exceptions: str = "") -> Iterator[int]:
        """Add the objects of ENTRY, which SEAT owns; yield their numbers.

        Where EXCEPTIONS are given, each enters as a copy, with them; what is called by its back
        face has that face up.
        """
        for number in range(1, entry.count + 1):
            self.count += 1
            card = self.cards.find(entry.card)
            name = quoted(card.name if card else entry.card)
            up = back_name(card, entry.card) if card else ""
            copied = self.copied(seat) if exceptions else ""
            if up or copied:
                self.fluents.append(f"printed({self.count},{name})")
                name = up or (copied if exceptions == "[]" else f"copy({copied},{exceptions})")
            self.fluents.append(f"object({self.count},{name},{seat})")
            if entry.alias:
                alias = entry.alias if entry.count == 1 else f"{entry.alias}.{number}"
                self.aliases[alias] = self.count
            yield self.count

    def left_to_say(self, seat: str) -> list[str]:
        """Return the texts in the queue of SEAT's player that are not used up."""
        player = NAMES[seat]
        return self.said.get(player, [])[self.used.get(player, 0) :]

    def next_said(self, seat: str) -> str:
        """Use up the next text in the queue of SEAT's player, and return it."""
        player, texts = NAMES[seat], self.left_to_say(seat)
        if not texts:
            raise Unanswered(
                f"nobody says what {player} chooses as a permanent of the board enters"
            )
        self.used[player] = self.used.get(player, 0) + 1
        return texts[0]

    def copied(self, seat: str) -> str:
        """Return the name of what SEAT's player lets a permanent be a copy of; "" for nothing."""
        said = self.next_said(seat)
        said = self.next_said(seat) if said == "Yes" else said
        card = self.cards.find(said)
        return quoted(card.name) if card and said != "No" else ""

    def chosen(self, number: int, kind: str, seat: str) -> str:
        """Return the fact that SEAT's player chooses a color or type for the object NUMBER."""
        fact = _CHOSEN_FACTS.get(kind, "chosen_type")
        return f"{fact}({number},{quoted(self.next_said(seat).lower())})"

    def permanents(self, entry: Entry, seat: str) -> None:
        card = self.cards.find(entry.card)
        back = card is not None and back_name(card, entry.card)
        terms = "\n".join(card.abilities) if card is not None and not back else ""
        copying = "".join(_AS_A_COPY.findall(terms))
        unsaid = (copying or _CHOSEN.search(terms)) and not self.left_to_say(seat)
        if self.entering or unsaid or (not copying and enters_by_rules(terms)):
            self.let_enter(entry, seat)
            return
        tapped = entry.tapped or "enters_tapped" in terms.splitlines()
        counters = [[part for part in found if part] for found in ENTERING.findall(terms)]
        counters += [[BY_KEYWORD[word], count] for word, count in _KEYWORDS.findall(terms)]
        for number in self.add(entry, seat, exceptions=copying):
            self.fluents += [f"controls({seat},{number})", f"newly_controlled({number})"]
            self.fluents += [self.chosen(number, kind, seat) for kind in _CHOSEN.findall(terms)]
            self.fluents += [f"counters({number},{kind},{count})" for kind, count in counters]
            if tapped:
                self.fluents.append(f"tapped({number})")

    def let_enter(self, entry: Entry, seat: str) -> None:
        """Let the permanents of ENTRY enter from exile, as the rules say of them and the others."""
        kind = "battlefield_tapped" if entry.tapped else "battlefield"
        for number in self.add(entry, seat):
            self.fluents.append(f"exile({number})")
            self.entering += [*_SETTLE, f"put_cards({seat},[{number}],{kind})"]

    def bury_later(self, entries: tuple[Entry, ...], seat: str) -> None:
        """Put the cards of ENTRIES into SEAT's graveyard when the other's permanents are there.

        All that the one player begins with is there before anything of the other is.
        """
        self.buried_later.add(seat)
        for entry in entries:
            for number in self.add(entry, seat):
                self.fluents.append(f"exile({number})")
                self.entering.append(f"put_cards({seat},[{number}],graveyard)")

    def pile(self, entries: tuple[Entry, ...], zone: str, seat: str) -> None:
        for entry in entries:
            for number in self.add(entry, seat):
                place = f"exile({number})" if zone == "exile" else f"{zone}({seat},{number})"
                self.fluents.append(place)
                if zone == "command":
                    led = sum(text.startswith(f"commander({seat},") for text in self.fluents)
                    self.fluents.append(f"commander({seat},{led + 1},{number})")

    def library(self, entries: tuple[Entry, ...], filler: int, seat: str) -> None:
        piles = [*entries, Entry(filler_name(), filler)]
        self.fluents.append(
            f"library({seat},{[number for pile in piles for number in self.add(pile, seat)]})"
        )


def start_of(scenario: Scenario, cards: Cards) -> Start:
    """Return the state before SCENARIO's first turn."""
    board = _Board(cards, said=_said(scenario))
    boards = [(SEATS[name], board_) for name, board_ in scenario.players.items()]
    for seat, begin in boards:
        if board.entering:
            board.bury_later(begin.entries("graveyard"), seat)
        for entry in begin.entries("battlefield"):
            board.permanents(entry, seat)
    for seat, begin in boards:
        for zone in ("hand", "graveyard", "exile", "command"):
            if zone != "graveyard" or seat not in board.buried_later:
                board.pile(begin.entries(zone), zone, seat)
        board.library(begin.entries("library"), begin.library_filler, seat)
        board.fluents.append(f"life({seat},{begin.life})")
    settings = [f"setting(payment({seat}),manual)" for seat in sorted(_paying_by_hand(scenario))]
    settings.append("setting(alike_triggers,ordered)")
    first = [_OPENING] if _begins_in_play(scenario, cards) else []
    fluents = [*board.fluents, *settings, *_frame(board.count, board.entering, first)]
    return Start(fluents, board.aliases, board.used, bool(board.entering))


def enters_by_rules(terms: str) -> bool:
    """Whether TERMS say more of entering than which counters, colors and types there are."""
    plain = _CHOSEN.sub("", ENTERING.sub("", terms))
    return _ENTERS_BY_RULES.search(plain) is not None


def _said(scenario: Scenario) -> dict[str, list[str]]:
    """Return what each player's queue `choose` says, in its order."""
    said: dict[str, list[str]] = {name: [] for name in SEATS}
    for action in scenario.script:
        if action.do == "choose":
            said[action.player].append(str(action.get("value")))
    return said


def _paying_by_hand(scenario: Scenario) -> set[str]:
    """Return who activates mana abilities, which are no choices otherwise."""
    made = {a.player for a in scenario.script if a.do == "mana"}
    made |= {a.player for a in scenario.script if "Add" in (a.get("ability") or "")}
    checked = [e for a in scenario.script for e in a.expect if e.kind == "playable"]
    made |= {e.arguments[0] for e in checked if "Add" in e.arguments[1].get("activate", "")}
    return {SEATS[player] for player in made}


def _begins_in_play(scenario: Scenario, cards: Cards) -> bool:
    """Whether somebody holds a card that may begin the game on the battlefield (103.6)."""
    held = (cards.find(e.card) for b in scenario.players.values() for e in b.entries("hand"))
    return any(card is not None and "begins_in_play" in card.abilities for card in held)


def _frame(count: int, entering: list[str], opening: list[str]) -> list[str]:
    first, *_ = seats = tuple(SEATS.values())
    now, *later = [*entering, *(["game_goes_on"] if entering else []), *opening, FIRST_TURN]
    begin = frame(
        seats, active=first, turn=0, step="beginning", now=now, later=f"[{','.join(later)}]",
        objects=count,
    )  # fmt: skip
    return [*begin, f"first_turn({first})"]


def session_of(scenario: Scenario, cards: Cards) -> Session:
    """Return a session with the cards of SCENARIO, not yet begun."""
    names = dict.fromkeys(scenario.card_names())
    if any(board.library_filler for board in scenario.players.values()):
        names[filler_name()] = None
    setup = Setup(
        tuple((seat, "", ()) for seat in NAMES),
        cards.rows(list(names)),
        1,
        ("mulligan=london",),
        game="magic",
    )
    return Session(setup, "choices")
