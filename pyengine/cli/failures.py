"""What goes wrong in any command, as one line on standard error and an exit code.

The only place where an exception becomes words: commands raise, and say nothing themselves.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import traceback
from collections.abc import Iterator

import typer

from pyengine.cli.exit_codes import BAD_INPUT, INTERNAL, INTERRUPTED
from pyengine.errors import ManalogError
from pyengine.system.environment import TRACE_VARIABLE
from pyengine.system.streams import give_up

_OUTPUT_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


@contextlib.contextmanager
def one_line_errors() -> Iterator[None]:
    """Show what the block raises as one line, and leave by SystemExit with the exit code."""
    try:
        yield
    except typer.Exit:
        raise
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:  # who read the output has seen enough
        give_up(sys.stdout)
        raise SystemExit(BAD_INPUT) from None
    except Exception as error:
        raise SystemExit(_tell(error)) from error


def _tell(error: Exception) -> int:
    """Say what ERROR was; return the exit code."""
    known = explained(error)
    told = known or _internal(error)
    _complain("\n".join([f"manalog: {told}", *(f"  {detail}" for detail in told.details)]))
    if known is None and os.environ.get(TRACE_VARIABLE):
        traceback.print_exception(error)
    return INTERNAL if known is None else BAD_INPUT


def explained(error: BaseException) -> ManalogError | None:
    """Return ERROR as one that the user can put right, None where it is a fault of Manalog."""
    match error:
        case ManalogError():
            return error
        case OSError():
            return _of_system(error)
        case MemoryError():
            return ManalogError("there is not enough memory")
        case RecursionError():
            return ManalogError("this is nested too deeply")
        case UnicodeError():
            return ManalogError("this is not Unicode text")
        case ValueError() if "embedded null" in str(error):
            return ManalogError("the name of a file can't hold the character NUL")
        case _ if type(error).__module__ == "sqlite3":  # most commands do without it
            return ManalogError(f"a database can't be used ({error})")
    return None


def _of_system(error: OSError) -> ManalogError:
    """Return what the system could not do; where it names no file, that was the output."""
    words = error.strerror or str(error)
    if error.filename is None and error.errno in _OUTPUT_FULL:
        words = f"the output cannot be written ({words})"
    return ManalogError(words, file=error.filename)


def _internal(error: Exception) -> ManalogError:
    return ManalogError(
        f"internal error: {type(error).__name__}: {error}",
        remedy=f"Please report it (SECURITY.md); {TRACE_VARIABLE}=1 shows where it is",
    )


def _complain(words: str) -> None:
    try:
        print(words, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        give_up(sys.stderr)
