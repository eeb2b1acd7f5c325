"""Reads scenarios: one JSON object a line; what is wrong is said with file, line and field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ScenarioError
from pyengine.games.magic.scenarios import grammar
from pyengine.system.json_text import read_json
from pyengine.system.text_files import read_lines


@dataclass(frozen=True)
class Entry:
    """Some cards of one name in a zone."""

    card: str
    count: int = 1
    tapped: bool = False
    alias: str = ""


@dataclass(frozen=True)
class Board:
    """What a player begins with."""

    life: int = 20
    library_filler: int = 71
    zones: dict[str, tuple[Entry, ...]] = field(default_factory=dict)

    def entries(self, zone: str) -> tuple[Entry, ...]:
        """Return the entries of ZONE."""
        return self.zones.get(zone, ())


@dataclass(frozen=True)
class Expectation:
    """Something that must hold: its kind and its arguments."""

    kind: str
    arguments: tuple[Any, ...]


@dataclass(frozen=True)
class Action:
    """An entry of the script; `index` counts them from 0. Queue entries have no turn."""

    index: int
    do: str
    player: str
    turn: int
    step: str
    fields: dict[str, Any]
    expect: tuple[Expectation, ...] = ()

    def get(self, name: str) -> Any:
        """Return the value of the field NAME, or None."""
        return self.fields.get(name)


@dataclass(frozen=True)
class Scenario:
    """A scenario, and where it was read."""

    id: str
    players: dict[str, Board]
    script: tuple[Action, ...]
    expect: tuple[Expectation, ...]
    stop: tuple[int, str] = (2, "untap")
    category: str = ""
    source: str = ""
    comment: str = ""
    strict: bool = False
    doubtful: bool = False
    shuffle: bool = False
    cards: tuple[str, ...] = ()
    file: str = ""
    line: int = 0

    def card_names(self) -> list[str]:
        """Return the names of all cards that the set-up places, each once."""
        names = dict.fromkeys(self.cards)
        for board in self.players.values():
            for entries in board.zones.values():
                names.update(dict.fromkeys(entry.card for entry in entries))
        return list(names)

    def expects(self, kind: str) -> tuple[Any, ...] | None:
        """Return the arguments of the first expectation of KIND at the end, if there is one."""
        return next((e.arguments for e in self.expect if e.kind == kind), None)


TEXTS = ("id", "category", "source", "comment")


class _Wrong(Exception):
    """What is wrong, in words that name the field."""


def read_scenarios(
    path: str | Path, malformed: list[ScenarioError] | None = None
) -> Iterator[Scenario]:
    """Yield the scenarios of the file PATH.

    ScenarioError: it can't be read, or a line is wrong, unless the list MALFORMED takes those.
    """
    for number, line in read_lines(Path(path), error=ScenarioError):
        if not line.strip():
            continue
        try:
            scenario = _read(line, str(path), number)
        except ScenarioError as error:
            if malformed is None:
                raise
            malformed.append(error)
        else:
            yield scenario


def _read(line: str, path: str, number: int) -> Scenario:
    try:
        value = read_json(line)
    except ValueError as error:
        raise ScenarioError(f"the line is not JSON ({error})", file=path, line=number) from error
    return scenario_of(value, path, number)


def scenario_of(value: Any, path: str, number: int) -> Scenario:
    """Return the scenario that the record VALUE is, which is line NUMBER of PATH.

    ScenarioError: it is none.
    """
    try:
        return _scenario(value, path, number)
    except _Wrong as error:
        raise ScenarioError(str(error), file=path, line=number) from error


def _scenario(value: Any, path: str, number: int) -> Scenario:
    data = _object(value, grammar.SCENARIO, "")
    players = data.get("players", {})
    _known(players, grammar.PLAYERS, "players")
    stop = _object(data["stop"], grammar.STOP, "stop") if "stop" in data else None
    plain = {name: data[name] for name in TEXTS if name in data}
    flags = {name: data[name] for name in ("strict", "doubtful", "shuffle") if name in data}
    return Scenario(
        players={name: _board(players.get(name, {}), name) for name in grammar.PLAYERS},
        script=tuple(_action(a, i) for i, a in enumerate(data.get("script", ()))),
        expect=tuple(_expectations(data["expect"], "expect")),
        stop=(stop["turn"], stop["step"]) if stop else (2, "untap"),
        cards=tuple(data.get("cards", ())),
        file=path,
        line=number,
        **plain,
        **flags,
    )


def _board(value: Any, name: str) -> Board:
    place = f"players.{name}"
    data = _object(value, grammar.PLAYER, place)
    numbers = {key: data[key] for key in ("life", "library_filler") if key in data}
    zones = {
        zone: tuple(_entry(e, f"{place}.{zone}[{i}]") for i, e in enumerate(data[zone]))
        for zone in data
        if zone not in numbers
    }
    board = Board(zones=zones, **numbers)
    total = board.library_filler + sum(e.count for entries in zones.values() for e in entries)
    if total > grammar.MOST_OBJECTS:
        raise _Wrong(f"{place}: more than {grammar.MOST_OBJECTS} cards")
    return board


def _entry(value: Any, place: str) -> Entry:
    return Entry(**_object(value, grammar.ENTRY, place))


def _action(value: Any, index: int) -> Action:
    place = f"script[{index}]"
    kind = value.get("do") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in grammar.ACTIONS:
        raise _Wrong(f"{place}.do: {json.dumps(kind)} is no action")
    data = dict(_object(value, grammar.ACTIONS[kind], place))
    expect = tuple(_expectations([data["expect"]], f"{place}.expect")) if "expect" in data else ()
    head = (data.pop("do"), data.pop("player"), data.pop("turn", 0), data.pop("step", ""))
    return Action(index, *head, fields=data, expect=expect)


def _expectations(values: list[Any], place: str) -> Iterator[Expectation]:
    for number, value in enumerate(values):
        where = f"{place}[{number}]"
        if not isinstance(value, dict) or not value:
            raise _Wrong(f"{where}: this is no expectation")
        for kind, arguments in value.items():
            yield _expectation(kind, arguments, where)


def _expectation(kind: str, value: Any, place: str) -> Expectation:
    if kind not in grammar.EXPECTATIONS:
        raise _Wrong(f'{place}: unknown field "{kind}"')
    kinds = grammar.EXPECTATIONS[kind]
    arguments = _arguments(kind, value, kinds)
    if len(arguments) != len(kinds):
        raise _Wrong(f"{place}.{kind}: {len(kinds)} arguments are needed")
    for number, (argument, wanted) in enumerate(zip(arguments, kinds, strict=True)):
        _check(argument, wanted, f"{place}.{kind}[{number}]")
    return Expectation(kind, tuple(arguments))


def _arguments(kind: str, value: Any, kinds: tuple[str, ...]) -> list[Any]:
    if kind == "illegal_step" and isinstance(value, int):
        return [[value]]
    if kind in grammar.BARE and not (isinstance(value, list) and kinds != ("numbers",)):
        return [value]
    return value if isinstance(value, list) else [value]


def _object(value: Any, fields: grammar.Fields, place: str) -> dict[str, Any]:
    """Return VALUE, an object with FIELDS and no others."""
    if not isinstance(value, dict):
        raise _Wrong(f"{place or 'the line'}: this is no object")
    _known(value, fields, place)
    for name, kind in fields.items():
        if name in value:
            _check(value[name], kind.rstrip("?"), _path(place, name))
        elif not kind.endswith("?"):
            raise _Wrong(f'{place or "the scenario"} has no field "{name}"')
    return value


def _known(value: dict[str, Any], names: Any, place: str) -> None:
    for name in value:
        if name not in names:
            raise _Wrong(f'{place + ": " if place else ""}unknown field "{name}"')


def _path(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _check(value: Any, kind: str, place: str) -> None:
    words, fits = grammar.KINDS[kind]
    if not fits(value):
        raise _Wrong(f"{place}: {json.dumps(value)[:60]} is not {words}")
