"""What comes too late, as the worker says it and the relay passes it on."""

from __future__ import annotations

from pyengine.errors import ManalogError


class StaleError(ManalogError):
    """A message about a question that is not asked any more: it changes nothing."""
