"""The graphs of imports: which module of `pyengine/` or `prolog/` names which other one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

Graph = Mapping[str, frozenset[str]]
"""Each module with those that it imports, anywhere in it: in functions and for types, too."""


def python_imports(root: Path) -> dict[str, frozenset[str]]:
    """Return the graph of the package at ROOT; its modules are named with dots."""
    files = {_dotted(root, file): file for file in sorted(root.rglob("*.py"))}
    return {
        name: frozenset(_resolved(file.read_text("utf-8"), files) - {name})
        for name, file in files.items()
    }


def _dotted(root: Path, file: Path) -> str:
    parts = file.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _resolved(text: str, modules: Mapping[str, Path]) -> set[str]:
    """Return those of MODULES that the Python TEXT imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                member = f"{node.module}.{alias.name}"
                found.add(member if member in modules else str(node.module))
    return found & set(modules)


def circles(graph: Graph) -> list[list[str]]:
    """Return the groups of modules that import one another, by way of others or directly."""
    behind = {name: _reached(graph, name) for name in graph}
    groups = {
        tuple(sorted(other for other in behind[name] if name in behind[other]))
        for name in graph
        if name in behind[name]
    }
    return [list(group) for group in sorted(groups)]


def _reached(graph: Graph, start: str) -> set[str]:
    """Return all that START imports, and what those import."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph.get(name, ())
    return found


_LOADED = re.compile(r"^:- (?:use_module|reexport)\(\s*'?([a-z_./]+)'?\s*[,)]", re.MULTILINE)


def prolog_imports(root: Path) -> dict[str, frozenset[str]]:
    """Return the graph of the Prolog files below ROOT, named by their paths without `.pl`."""
    files = sorted(root.rglob("*.pl"))
    return {_path(root, file): frozenset(_loaded(root, file)) for file in files}


def _path(root: Path, file: Path) -> str:
    return file.relative_to(root).with_suffix("").as_posix()


def _loaded(root: Path, file: Path) -> Iterator[str]:
    """Yield the files that FILE loads; libraries are not files of ours."""
    for name in _LOADED.findall(file.read_text("utf-8")):
        yield _path(root, (file.parent / name).resolve().with_suffix(".pl"))


_NAMED = re.compile(
    r"^:- use_module\((?:library\(\w+\)|[^\[(]+),\s*\[([^\[\]]*)\]\)\.", re.MULTILINE
)
_COMMENT = re.compile(r"/\*\*.*?\*/|^%.*?$|\s%.*?$", re.DOTALL | re.MULTILINE)


def idle_imports(file: Path) -> list[str]:
    """Return the predicates that the Prolog FILE imports by name and never names again."""
    text = _COMMENT.sub("", file.read_text("utf-8"))
    rest = _NAMED.sub("", text)
    names = [name for listed in _NAMED.findall(text) for name in re.findall(r"(\w+)//?\d", listed)]
    return [name for name in names if not re.search(rf"\b{name}\b", rest)]
