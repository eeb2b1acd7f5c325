"""The bar that long work shows."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn


def progress_bar(*columns: ProgressColumn) -> Progress:
    """Return a bar of COLUMNS, or the usual ones, on standard error.

    It is gone when the work is done, and shows on a terminal only.
    """
    from rich.console import Console
    from rich.progress import Progress

    # Rich believes FORCE_COLOR, which is about colors, to name a terminal.
    shown = sys.stderr.isatty()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown)
