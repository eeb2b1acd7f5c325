"""Pictures in files, by matplotlib, which is an optional extra."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import reason

FORMATS = (".png", ".svg")

_STYLE = {"svg.hashsalt": "manalog", "svg.fonttype": "none"}
"""The same picture is the same file, and its words are text."""

_UNSIGNED = {"Date": None, "Creator": None}


def check_plot(path: Path, kind: str, error: type[ManalogError] = ManalogError) -> None:
    """Refuse, before any work is done, what could not be drawn: ERROR; KIND is "a heat map"."""
    if path.suffix.lower() not in FORMATS:
        raise error(f"{kind} is a .png or .svg file", file=path)
    if path.is_dir():
        raise error("is a directory, and no file to draw to", file=path)
    if not path.absolute().parent.is_dir():
        raise error("there is no such directory", file=path.parent)
    _figure_class(kind, error)


def new_figure(width: float, height: float) -> Any:
    """Return an empty matplotlib figure of WIDTH and HEIGHT inches."""
    return _figure_class("a plot", ManalogError)(figsize=(width, height), layout="constrained")


def write_figure(figure: Any, path: Path, error: type[ManalogError] = ManalogError) -> None:
    """Write FIGURE to the file PATH, all of it or nothing; ERROR when that fails."""
    from matplotlib import rc_context

    kind = path.suffix.lower().removeprefix(".")
    content = io.BytesIO()
    with rc_context(_STYLE):
        figure.savefig(content, format=kind, metadata=_UNSIGNED if kind == "svg" else None)
    try:
        replace_file(Path(os.path.realpath(path)), content.getvalue())
    except (OSError, ValueError) as failure:
        raise error(f"cannot be written ({reason(failure)})", file=path) from failure


def _figure_class(kind: str, error: type[ManalogError]) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError as failure:
        raise error(
            f"matplotlib, which draws {kind}, is not installed",
            remedy="pip install 'manalog[plots]', or leave --plot out",
        ) from failure
    return Figure
