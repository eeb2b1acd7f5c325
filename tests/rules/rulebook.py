"""Cards made for the tests of the rules: keywords and sizes that no card here has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session, Setup
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position


@dataclass(frozen=True)
class Made:
    """A card as the card database has it."""

    name: str
    cost: str
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    size: tuple[str, str]
    abilities: tuple[str, ...]

    def row(self) -> list[Any]:
        return [
            self.name, self.cost, list(self.supertypes), list(self.types), list(self.subtypes),
            *self.size, list(self.abilities),
        ]  # fmt: skip


class Rulebook:
    """The card database, and before it the cards that a test makes."""

    def __init__(self) -> None:
        self.made: dict[str, Made] = {}
        self.database = CardDatabase.open()

    def lookup(self, name: str) -> Any:
        return self.made.get(name) or self.database.lookup(name)


class Board(Position):
    """A position with cards made on the spot."""

    def __init__(self, *players: str) -> None:
        self.book = Rulebook()
        super().__init__(players or ("a", "b"), database=self.book)  # type: ignore[arg-type]

    def card(
        self,
        name: str,
        *abilities: str,
        types: str = "creature",
        subtypes: str = "",
        supertypes: str = "",
        cost: str = "{1}",
        size: tuple[str, str] = ("", ""),
    ) -> str:
        """Make a card; return its name."""
        self.book.made[name] = Made(
            name, cost, tuple(supertypes.split()), tuple(types.split()), tuple(subtypes.split()),
            size, abilities,
        )  # fmt: skip
        return name

    def creature(
        self,
        player: str,
        power: int,
        toughness: int,
        *keywords: str,
        sick: bool = False,
        **more: Any,
    ) -> int:
        """Put a creature with KEYWORDS (or whole ability terms) onto the battlefield."""
        name = f"Creature {len(self.book.made)}"
        terms = [k if "(" in k and not k.startswith(("land", "prot")) else f"keyword({k})"
                 for k in keywords]  # fmt: skip
        self.card(name, *terms, size=(str(power), str(toughness)), **more)
        return self.battlefield(player, name, sick=sick)[0]

    def source(self, player: str, *units: str, name: str = "") -> int:
        """Put an artifact that taps for one of UNITS (a mana ability term) onto the battlefield."""
        name = self.card(name or f"Source {len(self.book.made)}", *units, types="artifact")
        return self.battlefield(player, name)[0]


def graveyard(session: Session, player: str) -> int:
    """Return how many cards are in PLAYER's graveyard."""
    return sum(owner == player for owner, _ in session.query("graveyard", 2))


def alive(session: Session, number: int) -> bool:
    """Whether NUMBER is still on the battlefield."""
    return any(thing == number for _, thing in session.query("controls", 2))


def life_of(session: Session, player: str) -> int:
    return dict(session.query("life", 2))[player]


def why_not(action: str) -> set[str]:
    """Return the numbers of the rules against ACTION."""
    return {rule.strip("'") for rule, _ in bridge().call("why_not", action)}


def fight(session: Session, attacks: list[str], *blocks: str) -> None:
    """Declare ATTACKS and BLOCKS (for all defending players), then pass up to damage."""
    to(session, "declare_attackers")
    for attack in attacks:
        session.do(f"attack({attack})")
    finish(session, "declare_attackers")
    pass_to_choice(session, "declare_blockers", "end_combat")
    for block in blocks:
        session.do(f"block({block})")
    finish(session, "declare_blockers")
    pass_to_choice(session, "divide_damage", "end_combat")


def finish(session: Session, process: str) -> None:
    """Finish the declaration that is under way, in both modes."""
    if session.choice and session.choice.process.startswith(process):
        session.do("done")


def step(session: Session) -> str:
    return str(session.query("step", 1)[0][0])


def to(session: Session, wanted: str) -> None:
    """Pass until STEP begins."""
    for _ in range(100):
        if step(session) == wanted or session.over:
            return
        assert session.choice is not None
        session.do("pass" if "pass" in session.choice.actions else "done")
    raise AssertionError(f"{wanted} does not come")


def pass_to_choice(session: Session, process: str, last: str) -> None:
    """Pass, and take what is the only option, until a choice in PROCESS, or the step LAST."""
    while session.choice and step(session) != last:
        if session.choice.process.startswith(process):
            return
        actions = session.choice.actions
        if "pass" not in actions and len(actions) > 1:
            return
        session.do("pass" if "pass" in actions else actions[0])


def new_game(
    *players: str, seed: int = 1, settings: tuple[str, ...] = ("mulligan=london",), size: int = 20,
    teams: tuple[str, ...] = (), cards: tuple[str, ...] = ("Forest",),
) -> Session:  # fmt: skip
    """Start a game with decks of SIZE cards."""
    book = CardDatabase.open()
    teams = teams or ("",) * len(players)
    deck = tuple((cards * size)[:size])
    seats = tuple((p, t, deck) for p, t in zip(players, teams, strict=True))
    rows = tuple(book.lookup(name).row() for name in dict.fromkeys(cards))
    return Session.start(Setup(seats, rows, seed, settings, game="magic"), "choices")


def fight_until_blocks(session, *attackers: int) -> None:
    to(session, "declare_attackers")
    for attacker in attackers:
        session.do(f"attack({attacker},b)")
    finish(session, "declare_attackers")
    pass_to_choice(session, "declare_blockers", "end_combat")
