"""No circle of imports, and what all games share imports nothing of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from imports import Graph, circles, idle_imports, prolog_imports, python_imports

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("magic", "mbrane")
GRAMMAR = "magic/cards/text"


@cache
def python() -> Graph:
    return python_imports(ROOT / "pyengine")


@cache
def prolog() -> Graph:
    return prolog_imports(ROOT / "prolog")


def room(module: str) -> str:
    """The folder below `pyengine` that MODULE is in; a game's folder is one of its own."""
    parts = module.split(".")
    return ".".join(parts[1:3] if parts[2:3] in [[game] for game in GAMES] else parts[1:2])


def between_rooms(graph: Graph) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for module, imported in graph.items():
        rooms = found.setdefault(room(module), set())
        rooms |= {room(other) for other in imported} - {room(module)}
    return {name: frozenset(rooms) for name, rooms in found.items()}


def joined(graph: Graph, folder: str) -> dict[str, frozenset[str]]:
    """GRAPH with the modules of FOLDER made one."""
    found: dict[str, set[str]] = {}
    for module, imported in graph.items():
        name, *others = (folder if m.startswith(f"{folder}/") else m for m in (module, *imported))
        found.setdefault(name, set()).update(set(others) - ({name} & {folder}))
    return {name: frozenset(others) for name, others in found.items()}


def test_no_circle_in_python() -> None:
    assert circles(python()) == []


def test_no_circle_of_folders_in_python() -> None:
    assert circles(between_rooms(python())) == []


def test_no_circle_in_prolog() -> None:
    """The modules of the grammar of card texts count as one."""
    assert circles(joined(prolog(), GRAMMAR)) == []


def test_no_circle_in_the_grammar() -> None:
    assert circles(prolog()) == []


def test_what_games_share_imports_no_game() -> None:
    """Neither by name: the games' modules are found by `pyengine.games.modules`."""
    own = tuple(f"pyengine.games.{game}" for game in GAMES)
    shared = [module for module in python() if not module.startswith(own)]
    assert len(shared) > 80
    assert [(m, o) for m in shared for o in python()[m] if o.startswith(own)] == []
    for module in shared:
        path = ROOT / Path(*module.split("."))
        text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text()
        assert not [name for name in own if name in text], module


def test_games_import_no_other_game() -> None:
    for game, other in (GAMES, GAMES[::-1]):
        for module, imported in python().items():
            if module.startswith(f"pyengine.games.{game}"):
                assert not [o for o in imported if o.startswith(f"pyengine.games.{other}")], module


def test_kernel_door_and_toplevel_import_no_game() -> None:
    shared = [name for name in prolog() if name.split("/")[0] not in (*GAMES, "load")]
    assert len(shared) > 20
    assert [(m, o) for m in shared for o in prolog()[m] if o.split("/")[0] in GAMES] == []


def test_what_prolog_imports_by_name_is_used() -> None:
    idle = {file: idle_imports(file) for file in sorted((ROOT / "prolog").rglob("*.pl"))}
    assert {file: names for file, names in idle.items() if names} == {}


# ------------------------------------------------------------------ the graphs themselves


def test_imports_in_functions_and_for_types_count(tmp_path: Path) -> None:
    package = tmp_path / "house"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "hall.py").write_text("def enter():\n    from house import room\n")
    (package / "room.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house.hall import enter\n"
    )
    assert circles(python_imports(package)) == [["house.hall", "house.room"]]


def test_circles_of_prolog_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "k").mkdir()
    (tmp_path / "k" / "a.pl").write_text(
        ":- use_module(library(lists), [append/3]).\n"
        ":- use_module('../b').\n:- use_module(../b, [p/1]).\n"
    )
    (tmp_path / "b.pl").write_text(":- use_module(k/c,\n              []).\n")
    (tmp_path / "k" / "c.pl").write_text(":- reexport(a).\n")
    assert circles(prolog_imports(tmp_path)) == [["b", "k/a", "k/c"]]


def test_imports_that_nobody_uses_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "a.pl"
    file.write_text(
        ":- use_module(library(lists), [append/3, member/2]).\n"
        ":- use_module(b, [p/1,\n             q//0]).\n"
        "%   append/3 is spoken of only.\n\nr(X) :- member(X, [1]), p(X). % q\n"
    )
    assert idle_imports(file) == ["append", "q"]


@pytest.mark.parametrize("read", [python, prolog], ids=["python", "prolog"])
def test_what_is_imported_is_there(read: Callable[[], Graph]) -> None:
    graph = read()
    assert len(graph) > 90
    assert {other for imported in graph.values() for other in imported} <= set(graph)
