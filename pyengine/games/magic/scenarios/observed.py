"""The game of a scenario as its runner sees it: permanents, cards, the stack, what is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from pyengine.engine.bridge import Bridge, bridge
from pyengine.engine.session import Session
from pyengine.games.magic.naming import Named
from pyengine.games.magic.scenarios.grammar import STEPS
from pyengine.games.magic.scenarios.matching import LABEL, arguments, begins, functor, normal
from pyengine.games.magic.scenarios.setup import NAMES, SEATS

Thing = int | str
"""An object's number, or a player."""


FACE_DOWN = "[face-down]"
"""What scripts call an object that is face down."""

FACE_DOWN_NAME = "Face-down creature"
"""What the engine calls it."""


EMBLEM = "Emblem"
"""What the engine calls an emblem, which has no name (114.3)."""


@dataclass(frozen=True)
class Offer:
    """An action that is offered: see prolog/magic/requests/scenario_requests.pl for its parts."""

    action: str
    kind: str
    things: list[Thing]
    names: list[str]
    text: str
    number: int


@dataclass(frozen=True)
class Permanent:
    """A permanent as it is now."""

    number: int
    name: str
    controller: str
    owner: str
    tapped: bool
    token: bool
    damage: int
    attacking: bool
    size: list[int]
    base: list[int]
    mana_value: int
    types: list[str]
    subtypes: list[str]
    colors: list[str]
    keywords: list[str]
    counters: dict[str, int]


@dataclass(frozen=True)
class StackItem:
    """A spell, or an ability with its index, on the stack."""

    number: int
    controller: str
    source: int
    name: str
    index: str

    @property
    def is_spell(self) -> bool:
        """Whether it is a spell."""
        return self.index == "spell"


@dataclass
class ObservedGame:
    """A session and the objects that have an alias; players are called A and B."""

    session: Session
    aliases: dict[str, int]
    attacked: list[tuple[int, str, str]] = field(default_factory=list)
    blocked: list[tuple[int, str, str]] = field(default_factory=list)
    blockers: list[int] = field(default_factory=list)
    """Those of the present combat, as they were declared."""
    printed_words: Callable[[str], dict[str, str]] = lambda name: {}
    """What gives the printed abilities of a card, by our words for them."""
    former: dict[int, str] = field(default_factory=dict)
    """The aliases of objects that have become others (400.7), by the numbers that they had."""
    _bridge: Bridge = field(default_factory=bridge)
    _texts: dict[tuple[str, str], str] = field(default_factory=dict)
    _seen: int = -1

    def ask(self, *request: Any) -> list[Any]:
        """Send a request of the game's rules."""
        return self._bridge.call("define", "magic", *request)

    def legal_blocks(self) -> list[str]:
        """Return the actions of the first declaration of blockers that is legal."""
        sets: list[list[str]] = self._bridge.call("define", "searched", "magic", "block_sets")
        return sets[0] if sets else []

    def required_attacks(self) -> list[str]:
        """Return an attack of each creature that must still attack."""
        attacks: list[str] = self._bridge.call("define", "searched", "magic", "required_attacks")
        return attacks

    def cost_objects(self) -> list[tuple[int, str]]:
        """Return number and name of what can be chosen for the cost that is being paid."""
        return [(number, name) for number, name in self.ask("cost_objects")]

    def attack_tax(self) -> int:
        """Return what the attackers that are declared so far cost (508.1h)."""
        (tax,) = self.ask("attack_tax")
        return int(tax)

    def refusing_rules(self, action: str) -> frozenset[str]:
        """Return the numbers of the rules that refuse ACTION to who chooses now."""
        choice = self.session.choice
        if choice is None:
            return frozenset()
        rows = self._bridge.call("define", "seat", "magic", choice.player, "why_not", action)
        return frozenset(rule.strip("'") for rule, _ in rows)

    def moment(self) -> tuple[int, str]:
        """Return the turn and the step."""
        step, turn = self.ask("moment")
        return turn, step

    def pass_on(self, until: tuple[int, str], most: int, kept: list[tuple[str, int, str]]) -> int:
        """Let all pass until a turn and step, at MOST so often; return how often they passed.

        Before, it ends where one of KEPT, a player with turn and step, has priority.
        """
        rows = [[SEATS[player], turn, step] for player, turn, step in kept]
        answers = self.ask("pass_on", list(STEPS), list(until), most, rows)
        for answer in answers:
            self.session.note("pass", answer)
        return len(answers)

    def offers(self, player: str | None = None) -> list[Offer]:
        """Return the actions of this choice, or those that PLAYER would have with priority."""
        if player is not None:
            rows = self.ask("offers_to", SEATS[player])
            return [Offer("", *row) for row in rows]
        choice = self.session.choice
        actions = choice.actions if choice else ()
        return [Offer(a, *row) for a, row in zip(actions, self.ask("offers"), strict=True)]

    def named(self, text: str) -> Named | None:
        """Return the card of this game, or a face of one, that is called TEXT."""
        types = self.ask("card_called", text)
        return (text, tuple(types)) if types else None

    def permanents(self) -> list[Permanent]:
        """Return all permanents in the order of entering."""
        return [_permanent(row) for row in self.ask("permanents")]

    def cards(self, zone: str, player: str | None = None) -> list[tuple[int, str]]:
        """Return number and name of the cards in ZONE, of PLAYER or of all."""
        rows = self.ask("cards_in", zone)
        return [(o, name) for o, name, owner in rows if player in (None, NAMES[owner])]

    def stack(self) -> list[StackItem]:
        """Return what is on the stack, the top first."""
        return [StackItem(o, NAMES[c], *rest) for o, c, *rest in self.ask("stack")]

    def is_copy(self, number: Thing) -> bool:
        """Whether the spell or permanent NUMBER is a token or has become a copy (707.2, 707.10)."""
        if self.is_token(number):
            return True
        names = [name for thing, name, _ in self.session.query("object", 3) if thing == number]
        printed = [name for thing, name in self.session.query("printed", 2) if thing == number]
        return any("copy(" in n for n in names) or any(
            not _faces_of_one(n, card) for n in names for card in printed
        )

    def is_token(self, number: Thing) -> bool:
        """Whether the object NUMBER is a token."""
        return [number] in self.session.query("token", 1)

    def stack_is_empty(self) -> bool:
        """Whether nothing is on the stack."""
        return self.session.query("stack", 1) == [[[]]]

    def text(self, name: str, index: str) -> str:
        """Return the English of the ability INDEX of the card NAME; "" for none."""
        key = (name, index)
        if key not in self._texts:
            self._texts[key] = "".join(self.ask("ability_text", name, index))
        return self._texts[key]

    def text_of(self, number: int | str, index: str) -> str:
        """Return the English of the ability INDEX that the object NUMBER has; "" for none."""
        return "".join(self.ask("text_of_object", number, index))

    def text_of_trigger(self, number: int) -> str:
        """Return the English of the triggered ability that waits as NUMBER; "" for none."""
        return "".join(self.ask("text_of_trigger", number))

    def texts_of_card(self, name: str) -> list[str]:
        """Return the English of what the card NAME says, each of several modes by itself."""
        return [part for text in self.ask("card_texts", name) for part in text.split("• ")]

    def keyword_instances(self, number: int) -> list[str]:
        """Return the keywords of the permanent NUMBER, each as often as it has it."""
        return [str(keyword) for keyword in self.ask("keyword_instances", number)]

    def stack_text(self, item: StackItem) -> str:
        """Return a spell's name or an ability's text."""
        return item.name if item.is_spell else self.text(item.name, item.index)

    def abilities(self, number: int, name: str) -> list[str]:
        """Return the texts of what is printed on the object NUMBER."""
        return [self.text_of(number, index) for index in self.ask("abilities_of", number)]

    def says(self, text: str, beginning: str, name: str) -> bool:
        """Whether TEXT, an ability of the card NAME, begins so in our words or as it is printed."""
        if begins(text, beginning, name):
            return True
        printed = self.printed_words(name).get(normal(text, name), "")
        _, label, after = printed.partition(LABEL)
        return any(begins(words, beginning, name) for words in (printed, label and after) if words)

    def entwined(self, item: int) -> bool:
        """Whether all modes of the spell ITEM were paid for (702.42)."""
        paid = self.session.query("paid_option", 3)
        return any(spell == item and option == "entwine" for spell, option, _ in paid)

    def pool(self, player: str) -> list[str]:
        """Return the mana in PLAYER's pool."""
        rows = dict(self.session.query("pool", 2))
        mana = (str(one) for one in rows.get(SEATS[player], []))
        return [one.removeprefix("mana(").split(",")[0] for one in mana]

    # ------------------------------------------------------------------ aliases

    def begin_events(self, load: bool = False) -> None:
        """Follow the objects with an alias from here on, or from the LOAD that led here."""
        self._seen = -1 if load else self._bridge.call("mark")[1]

    def begin_again(self) -> None:
        """Go on from the present fluents, which were changed from outside."""
        self.follow()
        self.session.load(self.session.fluents())
        self.begin_events(load=True)

    def alias(self, name: str) -> int | None:
        """Return the object called NAME, which may begin with @, as it is numbered now."""
        self.follow()
        return self.aliases.get(name.removeprefix("@"))

    def follow(self) -> None:
        """Take notice of how objects with an alias have moved."""
        if not self.aliases:
            return
        events = self._bridge.call("events", self._seen)
        self.begin_events()
        for event in events:
            if functor(event) != "moves":
                continue
            old, *_, new = arguments(event)
            self._rename(int(old), int(new))

    def _rename(self, old: int, new: int) -> None:
        for alias, number in self.aliases.items():
            if number == old:
                self.aliases[alias] = new
                self.former[old] = alias
                return

    def is_called(self, name: str, thing: Thing, called: str) -> bool:
        """Whether NAME (a name, an alias, `player:A`, `A`) means THING, whose name is CALLED."""
        if name.startswith("@"):
            return self.alias(name) == thing or self._was(name, thing)
        if name.startswith("player:"):
            return SEATS.get(name[7:]) == thing
        if isinstance(thing, str):
            return SEATS.get(name) == thing
        if name == FACE_DOWN:
            return called == FACE_DOWN_NAME
        if called == EMBLEM and name:
            return name == EMBLEM or self._is_emblem(name, thing)
        return called == name

    def _was(self, alias: str, thing: Thing) -> bool:
        """Whether ALIAS meant THING before that became another object, as a trigger's source."""
        return isinstance(thing, int) and self.former.get(thing) == alias.removeprefix("@")

    def _is_emblem(self, name: str, number: int) -> bool:
        """Whether NAME is the emblem NUMBER by who makes it, or by its text's beginning."""
        makers = {f"{maker} {EMBLEM}".casefold() for maker in self.ask("emblem_makers", number)}
        texts = self.abilities(number, EMBLEM)
        return name.casefold() in makers or any(begins(text, name) for text in texts)

    def matching(self, name: str, player: str | None = None) -> list[Permanent]:
        """Return the permanents that NAME means, which PLAYER controls."""
        return [
            p
            for p in self.permanents()
            if player in (None, p.controller) and self.is_called(name, p.number, p.name)
        ]

    # ------------------------------------------------------------------ in words

    def summary(self) -> str:
        """Return the state in short."""
        turn, step = self.moment()
        lives = dict(self.session.query("life", 2))
        permanents = self.permanents()
        players = [self._player(name, lives[seat], permanents) for name, seat in SEATS.items()]
        stack = _listed(self.stack_text(item) for item in self.stack())
        return f"turn {turn}, {step}; {'; '.join(players)}; stack: {stack}"

    def _player(self, player: str, life: int, permanents: list[Permanent]) -> str:
        field_ = _listed(_shown(p) for p in permanents if p.controller == player)
        hand, graveyard = (
            _listed(name for _, name in self.cards(zone, player)) for zone in ("hand", "graveyard")
        )
        return f"{player}: {life} life, battlefield {field_}, hand {hand}, graveyard {graveyard}"


def _faces_of_one(name: str, printed: str) -> bool:
    """Whether NAME and PRINTED are of one card: itself or faces of it, or face down."""
    return "face" in name.partition("(")[0] or f"face({name}," in printed or name == printed


def _permanent(row: list[Any]) -> Permanent:
    number, name, controller, owner, tapped, token, damage, attacking, *rest, counters = row
    flags = [bool(tapped), bool(token), damage, bool(attacking)]
    values = [number, name, NAMES[controller], NAMES[owner], *flags, *rest, dict(counters)]
    return Permanent(*values)


def _shown(permanent: Permanent) -> str:
    size = f" {permanent.size[0]}/{permanent.size[1]}" if permanent.size else ""
    return f"{permanent.name}{size}{' tapped' if permanent.tapped else ''}"


def _listed(words: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    found = [f"{n} {word}" if n > 1 else word for word, n in counts.items()]
    return "(" + ", ".join(found) + ")" if found else "empty"
