"""Manalog's version."""

from __future__ import annotations

VERSION = "0.1.0"
"""As the package's metadata has it, too."""
