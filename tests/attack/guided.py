"""Fuzzing by coverage: an input that runs lines which no other has run is changed further.

`make fuzz-inputs` does it for ten minutes. What is worth keeping lies in build/corpus, a directory
for each kind of input, and is where the next run begins. Each input has the time of a case
(`attack/watching.py`). Lines of Prolog are not seen: the words of a refusal stand for them.
"""

from __future__ import annotations

import hashlib
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from types import FrameType
from typing import Any

from attack import ROOT
from attack.case import Case, Outcome
from attack.inputs import boards, cards, decks, pools, saves, scenarios, texts
from attack.inputs.nasty import json_value, spoiled, term, text
from attack.judging import judged

CORPUS = ROOT / "build" / "corpus"
_OURS = str(ROOT / "pyengine")
_SHORT = len(_OURS) + 1
_LARGEST = 100_000
"""Larger inputs are tried, and not kept."""

Tried = Callable[[bytes, random.Random], Outcome]


@dataclass
class Target:
    """A kind of input: what good ones there are, and what is done with one."""

    name: str
    good: Callable[[], list[bytes]]
    tried: Tried
    lines: Callable[[random.Random], str] = text
    """A line that may stand in such an input."""
    known: set[str] = field(default_factory=set)
    """What the inputs of the corpus have run, and how they were refused."""
    kept: list[bytes] = field(default_factory=list)

    def begin(self) -> None:
        """Read the corpus, or begin one with the good inputs."""
        if not self.kept:
            files = sorted((CORPUS / self.name).glob("*"))
            self.kept = [*self.good(), *(file.read_bytes() for file in files)]
            if self._ran.exists():
                self.known = set(self._ran.read_text(encoding="utf-8").split("\n"))

    @property
    def _ran(self) -> Path:
        return CORPUS / f"{self.name}.txt"

    def keep(self, content: bytes, lines: set[str]) -> None:
        """Change CONTENT, which has run new LINES, further from now on, and in later runs."""
        self.known |= lines
        if len(content) > _LARGEST:
            return
        self.kept.append(content)
        directory = CORPUS / self.name
        directory.mkdir(parents=True, exist_ok=True)
        with self._ran.open("a", encoding="utf-8") as ran:
            ran.writelines(f"{line}\n" for line in sorted(lines))
        (directory / hashlib.sha256(content).hexdigest()[:16]).write_bytes(content)


def cases(rng: random.Random) -> Iterator[Case]:
    """Return inputs without end, the kinds in turn."""
    while True:
        for target in targets():
            seed = rng.randrange(2**40)
            yield Case(f"{target.name}/{seed}", partial(_run, target, seed))


def _run(target: Target, seed: int) -> Outcome:
    rng = random.Random(seed)
    target.begin()
    parent = target.kept[-1 - int(rng.random() ** 2 * len(target.kept))]  # later ones rather
    content = _changed(parent, target, rng)
    lines: set[str] = set()
    with _Watched(lines):
        outcome = target.tried(content, rng)
    lines.add(re.sub(r"\d+|\"[^\"]*\"|'[^']*'|[^ -~]", "_", outcome.message)[:120])
    if new := lines - target.known:
        target.keep(content, new)
    return outcome


class _Watched:
    """Gathers the lines of pyengine that run."""

    def __init__(self, lines: set[str]) -> None:
        self.add = lines.add

    def __enter__(self) -> None:
        sys.settrace(self._called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        return self._line if frame.f_code.co_filename.startswith(_OURS) else None

    def _line(self, frame: FrameType, event: str, _: Any) -> Any:
        self.add(f"{frame.f_code.co_filename[_SHORT:]}:{frame.f_lineno}")
        return self._line


def _changed(parent: bytes, target: Target, rng: random.Random) -> bytes:
    """Return PARENT changed: as text, as bytes, or with a part of another input."""
    kind = rng.random()
    if kind < 0.6:
        content = parent.decode(errors="surrogateescape")
        return spoiled(content, rng, target.lines).encode(errors="surrogatepass")
    changed = bytearray(parent)
    if kind < 0.8 and changed:
        for _ in range(rng.choice((1, 2, 8, 64))):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        return bytes(changed)
    other = rng.choice(target.kept)
    start, end = sorted((rng.randrange(len(other) + 1), rng.randrange(len(other) + 1)))
    at = rng.randrange(len(changed) + 1)
    changed[at : at + rng.choice((0, end - start))] = other[start:end]
    return bytes(changed)


# ------------------------------------------------------------------ the kinds of input


@cache
def targets() -> tuple[Target, ...]:
    """Return the kinds of input that files hold."""
    return (
        Target("saves", _saves, partial(_file, "a.save", saves.resumed), saves.any_line),
        Target("boards", lambda: _texts(boards.GOOD), partial(_file, "a.board", boards.played)),
        Target("scenarios", _scenarios, _scenario, json_value),
        Target(
            "decks", lambda: _texts(decks.originals()), partial(_file, "d.txt", decks.looked_up)
        ),
        Target("cards", lambda: [cards.card_file(n).encode() for n in (1, 2, 3, 4)], _card_file),
        Target("terms", lambda: _texts(cards.blocks()), _terms, term),
        Target("texts", _printed, _printed_text),
        Target("pools", lambda: [pools.good()], partial(_file, "p.sqlite", pools.used)),
    )


def _file(name: str, used: Callable[[Path, random.Random], None], content: bytes,
          rng: random.Random) -> Outcome:  # fmt: skip
    file = Path(name)
    file.write_bytes(content)
    return judged(partial(used, file, rng))


def _texts(found: tuple[str, ...]) -> list[bytes]:
    return [content.encode() for content in found]


def _saves() -> list[bytes]:
    return [saves.signed(body) for body in saves.originals()[:4]]


def _scenarios() -> list[bytes]:
    return _texts(scenarios.originals()[::100])


def _scenario(content: bytes, rng: random.Random) -> Outcome:
    file = Path("a.jsonl")
    file.write_bytes(content)
    return scenarios.tried(file)


def _card_file(content: bytes, rng: random.Random) -> Outcome:
    file = Path("cards.json")
    file.write_bytes(content)
    return judged(partial(cards.found, file))


def _terms(content: bytes, rng: random.Random) -> Outcome:
    return judged(lambda: cards.defined(content.decode()))


def _printed() -> list[bytes]:
    rng = random.Random(1)
    return [texts.sentence(rng).encode() for _ in range(40)]


def _printed_text(content: bytes, rng: random.Random) -> Outcome:
    return texts.told(content.decode(errors="replace"), rng.choice(("instant", "enchantment")))
