"""Stops: where a person wants to be asked whatever they can do, in their turns and in others'."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pyengine.errors import ManalogError

Stop = tuple[str, str]
"""Whose turn, MY or THEIR, and the name of the moment."""

MY, THEIR = "my", "their"

_WHOSE = {
    "my": (MY,), "their": (THEIR,), "other": (THEIR,), "every": (MY, THEIR),
}  # fmt: skip

Moments = Sequence[tuple[str, str]]
"""The moments of a game: name and words."""


def kept_stops(kept: object) -> set[Stop]:
    """Return the stops that a save has KEPT; one without a turn is of every turn."""
    texts = [text for text in kept if isinstance(text, str)] if isinstance(kept, list) else []
    return {stop for text in texts for stop in _parsed(text)}


def _parsed(text: str) -> Iterable[Stop]:
    whose, _, name = text.rpartition(" ")
    return [(one, name) for one in _WHOSE.get(whose, (MY, THEIR))]


def stop_words(stops: Iterable[Stop], moments: Moments) -> list[str]:
    """Return STOPS as they are shown, in the words of the game's MOMENTS."""
    said = dict(moments)
    return stop_texts((whose, said.get(name, name)) for whose, name in stops)


def stop_texts(stops: Iterable[Stop]) -> list[str]:
    """Return STOPS as they are kept: those of every turn by their name alone."""
    names: dict[str, set[str]] = {}
    for whose, name in stops:
        names.setdefault(name, set()).add(whose)
    texts = [name if len(w) > 1 else f"{next(iter(w))} {name}" for name, w in names.items()]
    return sorted(texts)


def named_stops(text: str, moments: Moments) -> set[Stop]:
    """Return the stops that TEXT means, such as `end step` or `their upkeep`, with names shortened.

    ManalogError: there is none, or there are several.
    """
    words = re.sub(r"[\W_]+", " ", text.lower()).split()
    turns = _WHOSE.get(words[0]) if words else None
    wanted = words[1:] if turns else words
    called = {name: (name.split("_"), said.lower().split()) for name, said in moments}
    found = [name for name, forms in called.items() if wanted in forms] or [
        name for name, (id_, said) in called.items() if wanted and _begin(wanted, [*id_, *said])
    ]
    if len(found) == 1:
        return {(whose, found[0]) for whose in turns or (MY, THEIR)}
    if found:
        several = ", ".join(said for name, said in moments if name in found)
        raise ManalogError(f'"{text[:40]}" fits several steps', remedy=several)
    known = ", ".join(said for _, said in moments)
    remedy = f"{known}; with my or their for some turns only"
    raise ManalogError(f'no step is called "{text[:40]}"', remedy=remedy)


def _begin(starts: Iterable[str], words: Sequence[str]) -> bool:
    return all(any(word.startswith(start) for word in words) for start in starts)
