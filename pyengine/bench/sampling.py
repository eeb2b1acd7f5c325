"""Where Python's time goes, by samples of its stack: what `manalog profile --sampling` asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.errors import ManalogError

Place = tuple[str, str]
"""A function: the file that it is in without its ending, "" for none, and its name."""


@dataclass
class Sampled:
    """Seconds of functions by their places: in themselves, and with what they call.

    The time between two samples is that of the function where the later one is taken: of what runs
    shorter than a millisecond, many samples say how much it takes.
    """

    seconds: float = 0.0
    own: Counter[Place] = field(default_factory=Counter)
    cumulative: Counter[Place] = field(default_factory=Counter)

    def add(self, frame: Any, above: frozenset[Place] = frozenset()) -> None:
        """Add FRAME of pyinstrument's tree, and what it calls, to what the places ABOVE call."""
        place = _place(frame)
        if place not in above:  # a recursive call is part of the first one
            self.cumulative[place] += frame.time
        children = list(_called(frame))
        self.own[place] += frame.time - sum(child.time for child in children)
        for child in children:
            self.add(child, above | {place})


def check_sampler() -> None:
    """Refuse, before anything is run, what `sampled` could not do: ManalogError."""
    _profiler()


def sampled(run: Callable[[], float]) -> Sampled:
    """Return where the time of RUN goes, which returns its seconds, by a sample a millisecond."""
    profiler = _profiler()(async_mode="disabled")
    profiler.start()
    try:
        seconds = run()
    finally:
        session = profiler.stop()
    found = Sampled(seconds)
    root = session.root_frame()
    if root is not None:  # there is not one sample of a very short run
        found.add(root)
    return found


def _profiler() -> Any:
    try:
        from pyinstrument import Profiler
    except ImportError as error:
        raise ManalogError(
            "pyinstrument, which takes the samples, is not installed",
            remedy="pip install 'manalog[profile]', or leave --sampling out",
        ) from error
    return Profiler


def _called(frame: Any) -> Iterator[Any]:
    return (child for child in frame.children if not child.is_synthetic)


def _place(frame: Any) -> Place:
    path = frame.file_path or ""
    return "" if path.startswith("<") else Path(path).stem, frame.function
