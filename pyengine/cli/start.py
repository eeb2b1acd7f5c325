"""What the command `manalog` runs first: the rest takes a while to load, and Ctrl-C may come."""

from __future__ import annotations

import signal
import sys

from pyengine.cli.exit_codes import INTERRUPTED


def main() -> None:
    """Load the command line and run it; exit with its code, 130 after Ctrl-C."""
    try:
        from pyengine.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        # All is done and said: Ctrl-C while the interpreter ends would only show a trace.
        signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    main()
