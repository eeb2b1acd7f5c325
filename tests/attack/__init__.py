"""The attack as a program: `make attack` (SECURITY.md has its table).

Each module named for a kind of input has `cases(rng)`, an endless iterator of cases; `case` says
what a case is.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
"""The checkout that is attacked."""
