"""What the command's exit codes say to scripts."""

NEGATIVE = 1
"""A check failed, or the answer is no."""

BAD_INPUT = 2
"""What was handed in can't be used."""

INTERRUPTED = 130
"""Ctrl-C, as shells have it."""

INTERNAL = 70
"""A fault of Manalog itself (EX_SOFTWARE of sysexits.h)."""
