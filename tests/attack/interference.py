"""Non-interference: whatever is hidden from a seat, every answer to it is the same.

Four ways to another game that looks the same to a player, the viewer:

  * state: the hidden facts of a state are exchanged;
  * past: they were exchanged some choices ago, and both games went on alike;
  * twins: another player chose the other one of two cards with one name;
  * numbers: the cards in other hands had each other's numbers some choices ago.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from attack.answers import ALL, answers
from attack.case import Case, Fault, Outcome, answered, failed
from attack.exchanging import exchanged, hidden_from, renumbered
from pyengine.engine.session import Session
from pyengine.errors import EngineError
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup

TABLES: tuple[tuple[tuple[str, ...], tuple[str, ...] | None, tuple[str, ...]], ...] = (
    (("elves", "goblins"), None, ()),
    (("elves", "goblins"), None, ("mulligan=vancouver",)),
    (("goblins", "elves"), None, ("payment(goblins)=manual", "payment(elves)=manual")),
    (("elves", "elves"), None, ("mulligan=paris",)),
    (("goblins", "goblins"), None, ()),
    (("elves", "goblins", "elves"), None, ()),
    (("elves", "goblins", "elves", "goblins"), ("x", "y", "x", "y"), ()),
)
"""Decks, teams and settings of the games that are played."""

LONGEST = 160
"""Choices before the state that is looked at, at most."""

EXCHANGES = 4
"""States with other hidden facts that one state is compared with."""


IMPOSSIBLE = (
    "nothing else to take back",  # of a spell that was begun before the state was loaded
    "has no legal action in choose_for_cost",  # once the cards that can pay are exchanged
)
"""What is said of states that can't be."""


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield games without end, each compared with another one that its viewer can't tell apart."""
    number = 0
    while True:
        seed = rng.randrange(2**31)
        way = rng.choices(_WAYS, (5, 3, 2, 4))[0]
        yield Case(f"interference/{way.__name__.strip('_')}/{number}/{seed}", _run(way, seed))
        number += 1


def _run(way: Callable[[random.Random], Outcome], seed: int) -> Callable[[], Outcome]:
    def run() -> Outcome:
        try:
            return way(random.Random(seed))
        except EngineError as error:
            if not any(words in str(error) for words in IMPOSSIBLE):
                raise
            return answered()

    return run


def _state(rng: random.Random) -> Outcome:
    session = _reached(rng)
    viewer = rng.choice(_players(session))
    hidden = hidden_from(session, viewer)
    numbers = _numbers(session, hidden.all(), rng)
    here = tuple(session.fluents())
    others = [exchanged(session, hidden, rng) for _ in range(EXCHANGES)]
    session.load(here)
    first, count = dict(answers(session, viewer, numbers)), 0
    for there in others:
        session.load(there)
        outcome = compared(first, answers(session, viewer, numbers), viewer)
        if outcome.fault:
            return outcome
        count += outcome.comparisons
    return answered(count)


def _past(rng: random.Random) -> Outcome:
    session = _reached(rng)
    viewer = rng.choice(_players(session))
    here, hidden = tuple(session.fluents()), hidden_from(session, viewer)
    session.load(here)
    still = hidden.all()
    line = _played_on(session, viewer, rng, still)
    if session.over:
        return answered()
    still -= _revealed(session)
    numbers = _numbers(session, hidden_from(session, viewer).all(), rng)
    first = dict(answers(session, viewer, numbers))
    session.load(here)
    session.load(exchanged(session, hidden.among(still), rng, numbers=False))
    if not _followed(session, viewer, line):
        return answered()
    return compared(first, answers(session, viewer, numbers), viewer)


def _twins(rng: random.Random) -> Outcome:
    session = _reached(rng)
    for _ in range(40):
        if session.choice is None:
            break
        viewer = rng.choice([name for name in _players(session) if name != session.choice.player])
        twins = _twin_actions(session, viewer)
        if twins:
            return _twins_compared(session, viewer, rng.choice(twins), rng)
        session.choose(rng.randrange(len(session.choice.actions)))
    return answered()


def _twins_compared(
    session: Session, viewer: str, twins: tuple[str, str], rng: random.Random
) -> Outcome:
    here = tuple(session.fluents())
    one, other = (re.findall(r"\d+", action)[0] for action in twins)
    session.load(here)
    assert session.choice is not None
    first_choice = Made(session.choice.player, twins[0], session.information_state(viewer))
    session.do(twins[0])
    line = [first_choice, *_played_on(session, viewer, rng)]
    if session.over:
        return answered()
    numbers = _numbers(session, hidden_from(session, viewer).all(), rng, (int(one), int(other)))
    first = dict(answers(session, viewer, numbers))
    session.load(here)
    if not _followed(session, viewer, _swapped(line, {int(one): int(other), int(other): int(one)})):
        return answered()
    return compared(first, answers(session, viewer, numbers), viewer)


def _numbered(rng: random.Random) -> Outcome:
    session = _reached(rng)
    viewer = rng.choice(_players(session))
    here, there = tuple(session.fluents()), renumbered(session, viewer, rng)
    if there is None:
        return answered()
    session.load(here)
    line = _played_on(session, viewer, rng, least=rng.randrange(1, 100))
    if session.over or _revealed(session) & set(there[1]):
        return answered()
    numbers = _numbers(session, hidden_from(session, viewer).all(), rng, sorted(there[1])[:4])
    first = dict(answers(session, viewer, numbers))
    session.load(there[0])
    if not _followed(session, viewer, _swapped(line, there[1])):
        return answered()
    return compared(first, answers(session, viewer, numbers), viewer)


_WAYS = (_state, _past, _twins, _numbered)


# ------------------------------------------------------------------ games


@dataclass(frozen=True)
class Made:
    """A choice that was made, and what the viewer saw then."""

    player: str
    action: str
    seen: list[str]

    def is_pass(self, viewer: str) -> bool:
        """Whether another one than VIEWER did nothing."""
        return self.player != viewer and self.action == "pass"

    def fits(self, player: str, actions: Sequence[str], seen: list[str]) -> bool:
        """Whether this is what PLAYER did, where ACTIONS can be taken and SEEN is seen."""
        return self.player == player and self.action in actions and self.seen == seen


def _reached(rng: random.Random) -> Session:
    """Return a random game at a random choice."""
    decks, teams, settings = rng.choice(TABLES)
    setup = magic_setup(
        [read_deck(deck) for deck in decks],
        seed=rng.randrange(2**31),
        teams=teams,
        settings=settings,
    )
    session = Session.start(setup)
    for _ in range(rng.randrange(LONGEST)):
        assert session.choice is not None
        session.choose(rng.randrange(len(session.choice.actions)))
        if session.over:
            session.undo()
            break
    return session


def _swapped(line: Sequence[Made], swap: Mapping[int, int]) -> list[Made]:
    """Return LINE with the objects that it is about swapped."""

    def swapped(found: re.Match[str]) -> str:
        return f"{found[1]}{swap.get(int(found[2]), found[2])}"

    return [replace(made, action=re.sub(r"^(\w+\()(\d+)", swapped, made.action)) for made in line]


def _played_on(
    session: Session,
    viewer: str,
    rng: random.Random,
    still: set[int] | None = None,
    least: int | None = None,
) -> list[Made]:
    """Play on at random to a choice of VIEWER's, or the end; return what was chosen.

    At LEAST so many choices are made, where that is given.
    STILL keeps the objects that were hidden from VIEWER all the time.
    """
    line: list[Made] = []
    least = least or rng.randrange(1, 30)
    while session.choice is not None:
        if still is not None:
            still &= hidden_from(session, viewer).all()
        if len(line) >= least and session.choice.player == viewer:
            break
        action = rng.choice(session.choice.actions)
        line.append(Made(session.choice.player, action, session.information_state(viewer)))
        session.do(action)
    return line


def _followed(session: Session, viewer: str, line: Sequence[Made]) -> bool:
    """Play LINE in SESSION as far as VIEWER can tell; return whether that is possible.

    Others may have choices there that they have not here, and the other way round: to pass.
    """
    left = list(line)
    while session.choice is not None:
        player, actions = session.choice.player, session.choice.actions
        while left and left[0].player != player and left[0].is_pass(viewer):
            left.pop(0)
        if player == viewer and not left:
            return True
        if left and left[0].fits(player, actions, session.information_state(viewer)):
            session.do(left.pop(0).action)
        elif player != viewer and "pass" in actions:
            session.do("pass")
        else:
            return False
    return False


def _revealed(session: Session) -> set[int]:
    """Return the cards that everybody was shown, at whatever time."""
    events = session.call("define", session.setup.game, "log", "everyone", ALL)
    found = (re.fullmatch(r"reveal\(\w+,(\d+)\)", event) for event, _ in events)
    return {int(match[1]) for match in found if match}


def _twin_actions(session: Session, viewer: str) -> list[tuple[str, str]]:
    """Return pairs of actions that differ in which of two cards with one name they are about."""
    assert session.choice is not None
    hidden = hidden_from(session, viewer).all()
    names = {number: name for number, name, _ in session.query("object", 3)}
    forms: dict[str, str] = {}
    twins = []
    for action in session.choice.actions:
        match = re.fullmatch(r"(\w+)\((\d+)(.*)\)", action)
        if match and int(match[2]) in hidden:
            form = f"{match[1]}({names[int(match[2])]}{match[3]})"
            if form in forms:
                twins.append((forms[form], action))
            forms[form] = action
    return twins


def _players(session: Session) -> list[str]:
    return [name for name, _, _ in session.setup.players]


def _numbers(
    session: Session, hidden: set[int], rng: random.Random, always: Sequence[int] = ()
) -> list[int]:
    """Return some numbers: of hidden objects, of others, of what is gone or never was."""
    next_number: int = session.query("next_number", 1)[0][0]
    anything = [rng.randrange(1, next_number + 3) for _ in range(6)]
    some = [*always, *rng.sample(sorted(hidden), min(6, len(hidden))), *anything]
    return list(dict.fromkeys(some))


def compared(first: dict[str, Any], second: Iterator[tuple[str, Any]], viewer: str) -> Outcome:
    """Return how the answers differ, or how many were compared."""
    count = 0
    for question, answer in second:
        count += 1
        if first.get(question) != answer:
            message = f"{viewer} asked {question}: {first.get(question)!r:.300} / {answer!r:.300}"
            return failed(Fault.LEAK, message)
    if count != len(first):
        return failed(Fault.LEAK, f"{viewer} could ask {len(first)} and {count} questions")
    return answered(count)
