"""Aliases: options of a choice that a program that learns can't tell apart, but that differ.

Two options are the same to it where their rows are equal with all that the rows point at: the
content of the rows, not their places. They differ where they lead to different boards: whatever
objects are numbered, and not what lies in libraries in which order.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.engine.seat import EVERYONE, Onlooker, seat_of
from pyengine.engine.session import Session
from pyengine.rl.encoder import Encoder, Page
from pyengine.rl.tokens import THING


@dataclass
class Count:
    """What was looked at: choices with several options, those with aliases, and some of these.

    `written` counts the choices in which two options have the same row as it is written.
    """

    choices: int = 0
    options: int = 0
    written: int = 0
    aliased: int = 0
    examples: list[tuple[int, str, str]] = field(default_factory=list)


def count_aliases(session: Session, encoder: Encoder, seed: int, most: int, into: Count) -> None:
    """Play SESSION by chance, to its end or MOST choices; count the aliases of ENCODER."""
    chance = random.Random(seed)
    while session.choice is not None and into.choices < most:
        if session.choice.count > 1:
            into.choices += 1
            into.options += session.choice.count
            _look(session, encoder, seed, into)
        session.choose(chance.randrange(session.choice.count))


def _look(session: Session, encoder: Encoder, seed: int, into: Count) -> None:
    seat = seat_of(session)
    written, content = set[Hashable](), defaultdict[Hashable, list[int]](list)
    page = Page.of(seat.count, encoder.most)
    repeated = False
    while True:
        observation = encoder.of(seat, page)
        meanings = _Meanings(observation)
        for index in range(page.count):
            row = observation["options"][index].tobytes()
            repeated |= row in written
            written.add(row)
            content[meanings.of(index)].append(page.first + index)
        page = page.after(seat.count, encoder.most)
        if page.first == 0:
            break
    into.written += repeated
    texts = seat.actions
    for like in content.values():
        if len(like) > 1:
            boards = {index: _board_after(session, index) for index in like}
            other = next((index for index in like if boards[index] != boards[like[0]]), None)
            if other is not None:
                into.aliased += 1
                into.examples.append((seed, texts[like[0]], texts[other]))
                return


class _Meanings:
    """What the options of an observation mean: pointers are replaced by what they point at."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self._observation = observation
        self._rows: list[bytes] = []
        if "objects" in observation:
            people, things = observation["players"], observation["objects"]
            plain = [b"player" + row.tobytes() for row in people]
            plain += [
                row.tobytes() + name.tobytes()
                for row, name in zip(things, observation["names"], strict=True)
            ]
            self._rows = [self._linked(row, number, plain) for number, row in enumerate(plain)]

    def _linked(self, row: bytes, number: int, plain: Sequence[bytes]) -> bytes:
        links = self._observation["links"][number]
        ends = [b"%d %d " % (kind, n) + plain[end - 1] for kind, end, n in links if kind]
        return row + b"|".join(sorted(ends))

    def of(self, index: int) -> Hashable:
        row = self._observation["options"][index]
        if not self._rows:
            return bytes(row.tobytes())
        return (
            *(
                self._rows[value - 1] if kind == THING and value else (int(kind), int(value))
                for kind, value in row
            ),
            self._observation["abilities"][index].tobytes(),
        )


def _board_after(session: Session, index: int) -> Hashable:
    """Return what the board is once the option INDEX is taken, whatever things are numbered."""
    session.choose(index)
    chooser = session.choice.player if session.choice else session.result
    _, _, _, players, objects, facts = Onlooker(EVERYONE, session).ask("observed")
    now = [["now", *seat_of(session).ask("options", 0, 0)[0]]] if session.choice else []
    session.undo()
    rows = [["object", [row[0]], *row[1:]] for row in objects]
    return chooser, _signature([*rows, *facts, *(["player", *row] for row in players), *now])


def _signature(facts: Iterable[Sequence[Any]]) -> Hashable:
    """Return what FACTS say, but for the numbers of objects: what is said of them tells them."""
    facts = list(facts)
    colors: dict[int, int] = defaultdict(int)
    for _ in range(4):
        said: dict[int, list[int]] = defaultdict(list)
        for fact in facts:
            for place, token in enumerate(fact):
                if isinstance(token, list) and isinstance(token[0], int):
                    said[token[0]].append(hash((place, _colored(fact, colors))))
        colors = defaultdict(int, {one: hash(tuple(sorted(words))) for one, words in said.items()})
    return tuple(sorted(hash(_colored(fact, colors)) for fact in facts))


def _colored(fact: Sequence[Any], colors: Mapping[int, int]) -> Hashable:
    return tuple(
        token
        if not isinstance(token, list)
        else colors[token[0]] if isinstance(token[0], int)
        else token[0]
        for token in fact
    )  # fmt: skip
