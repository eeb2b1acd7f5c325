"""Every answer that a seat can get, by the question, so that two games can be compared."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import ManalogError

ALL = 10**9

ABOUT_ONE = (
    "cast({0})", "play_land({0})", "bottom({0})", "discard({0})", "target({0})", "pick({0})",
    "find({0})", "keep({0})", "bottom_next({0})", "next_blocker({0})", "activate({0},1)",
    "activate({0},2)", "cast({0},alternative(1))", "assign({0},1)", "attack({0},{2})",
    "attack({0},{1})", "block({0},{1})", "block({1},{0})",
)  # fmt: skip
"""Actions about a number, with a second one and a player."""

ABOUT_NONE = (
    "pass", "done", "keep", "mulligan", "yes", "no", "find_nothing", "finish_mana", "take_back",
    "leave_on_top", "engine_processing", "concede({0})", "stack_next(1)", "option(1)", "mode(1)",
)  # fmt: skip

WORDS = ("forest", "goblin", "elf", "cast", "attack", "llanowar elves", "mountain", "target")

REQUESTS = (
    "board", "choices", "moment", "stops", "stop", "step_words", "names", "standing", "known_cards",
    "hand_sizes", "phase", "opening", "scry", "threats", "abstract_actions", "scene", "tally",
    "observed",
)  # fmt: skip
"""What a seat may ask that takes no argument."""

INSPECTED = ("attempts", "size")
"""What a seat may ask of one object."""

ZONES = ("hand", "graveyard", "exile", "stack", "library")

QUESTIONS = (
    "state(F)", "known(F)", "visible(P, F)", "legal(A)", "legal(A, P)", "events", "events(E)",
    "board", "hand(P, C)", "library(P, L)", "object(O)", "object(O), zone(O, Z)", "now(P)",
    "last_known(O, F)", "controller(O, P), type(O, T)", "power(O, P), toughness(O, T)", "has(O, K)",
    "seed(S)", "can_block(A, B)", "attack_set(S)", "block_set(S)", "why(A)", "why_not(A, R)",
    "why(A, R)", "hand(P, C), why_not(cast(C), R)", "after(pass, state(F))", "after(A, state(F))",
    "after(pass, (hand(P, C), legal(cast(C))))", "after(A, events(E))", "after(A, why_not(B, R))",
    "after(A, after(pass, legal(B)))", "aggregate_all(count, hand(P, C), N)",
    "order_by([desc(C)], hand(P, C))", "library(P, [C|_])", "next_number(N), M is N-1, object(M)",
)  # fmt: skip
"""What the viewer may ask as people do."""

_ASKED = 4

FORBIDDEN: tuple[tuple[Any, ...], ...] = (
    ("cards",), ("new", [], []), ("seen", ALL), ("offers",), ("abstract_state",),
    ("abstract_choice",), ("permanents",), ("cards_in", "library"), ("put_counters", 1, "a", 1),
    ("happened", "everyone", ALL), ("log", "everyone", ALL), ("candidates",), ("fluents",),
    ("ask", "state(F)", 1, 1), ("text", "x", []), ("attack_sets",), ("hidden", "magic"),
)  # fmt: skip
"""What no seat and no search may ask."""

SEARCHED = ("counts", "standing", "phase", "attack_sets", "block_sets", "abstract_state")


def answers(session: Session, viewer: str, numbers: Sequence[int]) -> Iterator[tuple[str, Any]]:
    """Yield what VIEWER can ask now, with the answer; NUMBERS of objects are asked about."""
    seat = Seat(viewer, session)
    yield from _looked_at(seat)
    yield from _told(session, viewer)
    yield from _questioned(session, viewer, numbers)
    yield from _drawn(seat, numbers)
    requests = list(_requests(seat, numbers))
    for request, answer in zip(requests, seat.ask_each(requests), strict=True):
        yield " ".join(request), _plain(answer)
    if session.choice is not None and session.choice.player == viewer:
        for seed in (1, 2):
            with seat.determinized(seed) as state:
                yield from _searched(state, seed)


def _requests(seat: Seat, numbers: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Yield requests about NUMBERS, about actions, and about words."""
    forms = [form.format(seat.players[-1]) for form in ABOUT_NONE]
    for number, other in zip(numbers, [*numbers[1:], numbers[0]], strict=True):
        yield "describe", str(number)
        forms += [form.format(number, other, seat.players[0]) for form in ABOUT_ONE]
    for form in forms:
        yield from ((request, form) for request in ("why_not", "why", "conflict", "meant"))
    for text in WORDS:
        yield from ((request, text) for request in ("meant", "describe"))


def _looked_at(seat: Seat) -> Iterator[tuple[str, Any]]:
    yield "view", seat.information_state()
    try:
        yield "actions", seat.actions
    except ManalogError as error:
        yield "actions", str(error)
    for request in REQUESTS:
        yield request, _asked(seat, request)
    for zone in ZONES:
        yield f"look {zone}", _asked(seat, "look", zone, list(seat.players))
    for choices in (0, 1, 2, 5, ALL):
        yield f"happened {choices}", _asked(seat, "happened", choices)
        yield f"log {choices}", _asked(seat, "log", choices)
    for forbidden in FORBIDDEN:
        yield f"{forbidden}", _asked(seat, *forbidden)


def _drawn(seat: Seat, numbers: Sequence[int]) -> Iterator[tuple[str, Any]]:
    """Yield what a page is told of the objects NUMBERS."""
    yield "faces", _asked(seat, "faces", list(numbers))
    for number in numbers:
        yield from ((f"{name} {number}", _asked(seat, name, number)) for name in INSPECTED)


def _told(session: Session, viewer: str) -> Iterator[tuple[str, Any]]:
    """Yield what the table tells and writes for VIEWER of the whole game."""
    game = session.setup.game
    yield "told", session.call("define", game, "happened", viewer, ALL)
    yield "written", session.call("define", game, "log", viewer, ALL)


def _questioned(session: Session, viewer: str, numbers: Sequence[int]) -> Iterator[tuple[str, Any]]:
    """Yield what VIEWER is answered who asks as people do: some questions, drawn by NUMBERS."""
    chance = random.Random(str(numbers))
    requests: list[tuple[Any, ...]] = [
        ("ask", question, 1_000, 10) for question in chance.sample(QUESTIONS, _ASKED)
    ]
    for number in numbers[:1]:
        action = chance.choice(ABOUT_ONE).format(number, numbers[-1], viewer)
        requests += [("explain", "why_not", action), ("explain", "why", action)]
        requests.append(("ask", f"object({number}), zone({number}, Z)", 10, 10))
    for request in requests:
        try:
            answer: Any = session.call("define", "told", session.setup.game, viewer, *request)
        except ManalogError as error:
            answer = _plain(error)
        yield f"told {request}", answer
    if session.choice is not None:
        process = session.choice.process
        yield "process", session.call("define", "shown_process", viewer, process)


def _asked(asked: Seat | State, *request: Any) -> Any:
    try:
        return asked.ask(*request)
    except ManalogError as error:
        return _plain(error)


def _plain(answer: Any) -> Any:
    """Return ANSWER, or the words of an error."""
    return f"refused: {answer}" if isinstance(answer, ManalogError) else answer


def _searched(state: State, seed: int) -> Iterator[tuple[str, Any]]:
    """Yield what a search sees from here, and on a random way on."""
    chance = random.Random(seed)
    for step in range(6):
        for player in state.players():
            yield f"imagined {seed}/{step} {player}", state.information_state(player)
        yield f"imagined {seed}/{step} actions", (state.current_player(), state.legal_actions())
        for request in SEARCHED:
            yield f"imagined {seed}/{step} {request}", _asked(state, request)
        for forbidden in FORBIDDEN:
            if forbidden[0] not in SEARCHED:
                yield f"imagined {seed}/{step} {forbidden}", _asked(state, *forbidden)
        if state.is_terminal():
            break
        state.apply(chance.randrange(len(state.legal_actions())))
    yield f"imagined {seed} playout", state.glimpse(seed, str, choices=20)
