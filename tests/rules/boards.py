"""What the tests of cards ask of a board: names, sizes, zones, and going on with the game."""

from __future__ import annotations

from collections.abc import Sequence
from re import split

from pyengine.engine.bridge import PrologError, bridge
from pyengine.engine.session import Session
from pyengine.games.magic.position import Position


def objects(session: Session, name: str) -> list[int]:
    """Return the numbers of all objects called NAME, wherever they are."""
    return sorted(number for number, called, _ in session.query("object", 3) if called == name)


def place(session: Session, zone: str, player: str, name: str | None = None) -> list[int]:
    """Return what PLAYER has in ZONE (hand, graveyard, library or controls), called NAME."""
    if zone == "library":
        (found,) = [cards for owner, cards in session.query(zone, 2) if owner == player]
    else:
        found = sorted(number for owner, number in session.query(zone, 2) if owner == player)
    return [n for n in found if name is None or n in objects(session, name)]


def names(session: Session, zone: str, player: str) -> list[str]:
    """Return the names of what PLAYER has in ZONE: sorted, or in a library's order."""
    called = {number: name for number, name, _ in session.query("object", 3)}
    found = [called[number] for number in place(session, zone, player)]
    return found if zone == "library" else sorted(found)


def life(session: Session, player: str) -> int:
    """Return PLAYER's life total."""
    return dict(session.query("life", 2))[player]


def size(session: Session, number: int) -> tuple[int, int] | None:
    """Return the power and toughness of NUMBER where they differ from what is printed."""
    found = {o: (p, t) for o, p, t in session.query("power_toughness", 3)}
    return found.get(number)


def actions(session: Session, prefix: str = "") -> list[str]:
    """Return the legal actions that begin with PREFIX, in the order of their numbers."""
    assert session.choice is not None
    found = [a for a in session.choice.actions if a.startswith(prefix)]
    return sorted(found, key=lambda a: [p.zfill(9) if p.isdigit() else p for p in split(r"\b", a)])


def process(session: Session) -> str:
    """Return the name of the process in which a player chooses now."""
    assert session.choice is not None
    return session.choice.process.partition("(")[0]


def stack_size(session: Session) -> int:
    """Return how many spells and abilities are on the stack."""
    ((found,),) = session.query("stack", 1)
    return len(found)


def do(session: Session, *taken: str) -> None:
    """Take several actions, one after the other."""
    for action in taken:
        session.do(action)


def resolve_top(session: Session) -> None:
    """Let all players pass until something resolves, or another choice comes."""
    before = session.query("stack", 1)
    while not session.over and process(session) == "priority":
        if session.query("stack", 1) != before:
            break
        session.do("pass")
    assert session.violations() == []


def to_step(session: Session, step: str, player: str = "a") -> None:
    """Go on to STEP of PLAYER's turn; nobody does anything that is not forced on the way."""
    for _ in range(200):
        if [session.query("step", 1), session.query("active", 1)] == [[[step]], [[player]]]:
            return
        session.do("pass" if process(session) == "priority" else "done")
    raise AssertionError(f"{step} of {player} does not come")


def rules_against(action: str) -> list[str]:
    """Return the rules and reasons that `why_not` names for ACTION."""
    return [f"{rule} {words}" for rule, words in bridge().call("why_not", action)]


def refused(session: Session, action: str) -> bool:
    """Whether ACTION is refused, and not offered, now."""
    if action in actions(session):
        return False
    try:
        session.do(action)
    except PrologError:
        return True
    return False


def stats(session: Session, number: int) -> str:
    """Return the power and toughness of the permanent NUMBER as a player sees them: "2/3"."""
    rows = bridge().call("define", "seat", "magic", "a", "board")[4]
    (found,) = [row[4] for row in rows if row[0] == number]
    return found


def events(session: Session) -> list[str]:
    """Return all events of the game so far, as text."""
    return bridge().call("events", 0)


def attack(session: Session, *attacks: str | int) -> None:
    """Go to combat and declare ATTACKS, such as "4,b", for the active player.

    A number alone attacks player b.
    """
    to_step(session, "declare_attackers", session.query("active", 1)[0][0])
    pairs = [f"{attack},b" if isinstance(attack, int) else attack for attack in attacks]
    do(session, *[f"attack({pair})" for pair in pairs], "done")


def block(session: Session, *blocks: tuple[int, int]) -> None:
    """Go on to the blockers and declare BLOCKS: blocker, attacker."""
    to_step(session, "declare_blockers", session.query("active", 1)[0][0])
    do(session, *[f"block({blocker},{attacker})" for blocker, attacker in blocks], "done")


def resolve_all(session: Session) -> None:
    """Let all players pass until the stack is empty, or another choice comes."""
    while not session.over and process(session) == "priority" and stack_size(session):
        session.do("pass")
    assert session.violations() == []


def with_shock(board: Position) -> int:
    """Let b have a Shock and a Mountain; return the Shock's number."""
    (card,) = board.hand("b", "Shock")
    board.battlefield("b", "Mountain")
    return card


def cast_shock(session: Session, card: int, victim: int) -> None:
    """Let the player with priority cast Shock, the number CARD, at VICTIM; it resolves."""
    do(session, f"cast({card})", f"target({victim})")
    resolve_top(session)


def cast_first(
    name: str, lands: Sequence[str], library: Sequence[str]
) -> tuple[Session, list[int]]:
    """Begin a game in which a casts NAME with LANDS; it enters, and its trigger resolves.

    Return the game, at the trigger's first choice, and the numbers of what was in LIBRARY.
    """
    board = Position()
    (card,) = board.hand("a", name)
    board.battlefield("a", *lands)
    cards = board.library("a", *library)
    session = board.begin()
    session.do(f"cast({card})")
    resolve_top(session)
    assert (stack_size(session), names(session, "controls", "a").count(name)) == (1, 1)
    assert names(session, "library", "a") == [*library]
    resolve_top(session)
    return session, cards


def grove(*others: str) -> tuple[Position, int, int, int]:
    """Return a board of an Ambush Commander, two Forests and OTHERS, and the first three."""
    board = Position()
    (commander,) = board.battlefield("a", "Ambush Commander")
    one, two = board.battlefield("a", "Forest", "Forest")
    board.battlefield("a", *others)
    return board, commander, one, two


__all__ = [
    "actions", "attack", "block", "cast_first", "cast_shock", "do", "events", "grove", "life",
    "names", "objects", "place", "process", "refused", "resolve_all", "resolve_top",
    "rules_against", "size", "stack_size", "stats", "to_step", "with_shock",
]  # fmt: skip
