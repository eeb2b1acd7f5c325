"""The transition of a state as a logic program, and what a solver of such programs makes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.session import Session
from pyengine.errors import ManalogError

PROCESSING = "engine_processing"
"""The action of a state that offers no choice."""

MARKS = (b"holds(T+1,F) :- ",)
"""What stands at the beginning of every program."""


@dataclass(frozen=True)
class Successor:
    """What one step leads to, all as the rules write it.

    `fluents` are those of the state but for which process runs and which follow, in the order of
    texts; `tasks` are the processes that come next, in their order; `flags` are for handlers.
    """

    fluents: tuple[str, ...]
    tasks: tuple[str, ...]
    flags: tuple[str, ...]


def legality(session: Session) -> str:
    """Return the program whose answer set has legal(A) for each action of the present choice."""
    return _text(session.call("define", "asp_choice"))


def transition(session: Session, action: str) -> str:
    """Return the program whose answer set is the state after ACTION, which is legal.

    Unlisted actions are legal, too, and `engine_processing` where there is no choice. PrologError:
    it is not legal, or (`unsupported`) an effect would replace an event of it.
    """
    return _text(session.call("define", "asp_transition", action))


def _text(answer: list[Any]) -> str:
    return str(answer[0])


def successor(session: Session, action: str) -> Successor:
    """Return what the engine says that ACTION, which is legal, leads to; the game stays here."""
    fluents, tasks, flags = session.call("define", "asp_step", action)
    return Successor(tuple(sorted(fluents)), tuple(tasks), tuple(sorted(set(flags))))


def solved(program: str) -> list[Any]:
    """Return the symbols that PROGRAM shows; ManalogError: it has not one answer set."""
    clingo = clingo_module()
    control = clingo.Control(["0"], logger=lambda *_: None)
    control.add("base", [], program)
    control.ground([("base", [])])
    found: list[list[Any]] = []
    control.solve(on_model=lambda model: found.append(list(model.symbols(shown=True))))
    if len(found) != 1:
        raise ManalogError(f"the program has {len(found)} answer sets")
    return found[0]


def legal_of(symbols: Sequence[Any]) -> list[str]:
    """Return the actions that SYMBOLS say are legal, in the order of texts."""
    return sorted(symbol.arguments[0].string for symbol in symbols if symbol.name == "legal")


def successor_of(symbols: Sequence[Any]) -> Successor:
    """Return the successor that SYMBOLS say."""
    fluents = _strings(symbols, "result")
    places = {
        symbol.arguments[0].number: symbol.arguments[1].number
        for symbol in symbols
        if symbol.name == "order"
    }
    tasks = sorted(
        (places[symbol.arguments[0].number], symbol.arguments[1].string)
        for symbol in symbols
        if symbol.name == "task" and symbol.arguments[0].number in places
    )
    kept = (fluent for fluent in fluents if not fluent.startswith(("now(", "later(")))
    return Successor(tuple(kept), tuple(task for _, task in tasks), _strings(symbols, "flag"))


def _strings(symbols: Sequence[Any], name: str) -> tuple[str, ...]:
    return tuple(sorted(symbol.arguments[0].string for symbol in symbols if symbol.name == name))


def compared(session: Session, actions: Sequence[str] | None = None) -> Counter[str]:
    """Compare the solver with the engine on ACTIONS, or on all of the present choice.

    It counts `legal` where both offer the same actions, else `not legal`; for each action `same`,
    `differs`, or `unsupported` where no program is written.
    """
    counts: Counter[str] = Counter()
    if actions is None:
        actions = session.choice.actions if session.choice else ()
        same = legal_of(solved(legality(session))) == sorted(actions)
        counts["legal" if same else "not legal"] += 1
    for action in actions:
        counts[_outcome(session, action)] += 1
    return counts


def _outcome(session: Session, action: str) -> str:
    try:
        program = transition(session, action)
    except PrologError as error:
        if error.kind != "unsupported":
            raise
        return "unsupported"
    same = successor_of(solved(program)) == successor(session, action)
    return "same" if same else "differs"


def clingo_module() -> Any:
    """Return clingo's module; ManalogError: it is not installed."""
    try:
        import clingo
    except ImportError as error:
        raise ManalogError(
            "clingo, which solves logic programs, is not installed",
            remedy="pip install 'manalog[asp]', or leave --compare out",
        ) from error
    return clingo
