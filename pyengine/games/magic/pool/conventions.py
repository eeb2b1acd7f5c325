"""How texts are read where English leaves it open: the published conventions."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.engine.bridge import bridge


@dataclass(frozen=True, slots=True)
class Convention:
    """What decides between several antecedents of a pronoun or a definite noun phrase."""

    name: str
    decides: str
    reason: str


@dataclass(frozen=True, slots=True)
class OneMeaning:
    """An equivalence: terms that mean the same are one."""

    name: str
    reason: str


def conventions() -> list[Convention]:
    """Return the conventions of reference."""
    return [Convention(*row) for row in bridge().call("define", "magic", "conventions")]


def equivalences() -> list[OneMeaning]:
    """Return the equivalences of terms."""
    return [OneMeaning(*row) for row in bridge().call("define", "magic", "equivalences")]
