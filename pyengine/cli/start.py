"""What the command `manalog` runs first: the rest takes a while to load, and Ctrl-C may come."""

from __future__ import annotations

import sys

from pyengine.cli.exit_codes import INTERRUPTED


def main() -> None:
    """Load the command line and run it; exit with its code, 130 after Ctrl-C."""
    try:
        from pyengine.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
