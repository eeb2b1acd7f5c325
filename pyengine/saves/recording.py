"""What a recorded game keeps of every choice state: a digest, and what the last action changed.

A state's digest (`prolog/k/replaying.pl`) is a sum over its fluents and its legal actions, as
`legal(Action)`, so that an action costs as much as it changes. The digest finds the first
difference; to show it, the changes from choice to choice are kept, too, each with its rule, and
compressed: half as many bytes again as the actions and the header, where every tenth whole state
would be many times as much and could not say which rules had been at work.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session

_DIGITS = 12
_DIGESTS_A_LINE = 6
_LETTERS_A_LINE = 96
_MOST_CHANGES = 1_000_000
_MOST_TEXT = 20_000_000


@dataclass(frozen=True, order=True)
class Change:
    """A fluent that became true or false, and the rule that caused it; "" where none did."""

    fluent: str
    holds: bool
    rule: str = ""

    @classmethod
    def parse(cls, text: str) -> Change:
        """Return the change that TEXT, as `str` gives it, stands for; ValueError: none."""
        change, _, rule = text.partition("\t")
        if change[:1] not in ("+", "-") or len(change) < 2:
            raise ValueError(f"{text[:40]!r} is no change")
        return cls(change[1:], change[0] == "+", rule)

    def __str__(self) -> str:
        text = f"{'+' if self.holds else '-'}{self.fluent}"
        return f"{text}\t{self.rule}" if self.rule else text


Step = tuple[Change, ...]
"""What happened from one choice to the next."""


@dataclass(frozen=True)
class Recording:
    """The digest of every choice state, the start's first, and the changes that led to each."""

    digests: tuple[str, ...]
    steps: tuple[Step, ...]

    def digest_lines(self) -> Iterator[list[str]]:
        """Return the digests, a few a line."""
        for start in range(0, len(self.digests), _DIGESTS_A_LINE):
            yield list(self.digests[start : start + _DIGESTS_A_LINE])

    def packed_lines(self) -> Iterator[str]:
        """Return the changes as text that `unpack` reads: compressed, in base 64."""
        blocks = ("\n".join(str(change) for change in step) for step in self.steps)
        text = base64.b64encode(zlib.compress("\n\n".join(blocks).encode(), 9)).decode()
        for start in range(0, len(text), _LETTERS_A_LINE):
            yield text[start : start + _LETTERS_A_LINE]

    @classmethod
    def unpack(cls, digests: Iterable[str], packed: str) -> Recording:
        """Return what was recorded; ValueError: PACKED is damaged."""
        try:
            reader = zlib.decompressobj()
            text = reader.decompress(base64.b64decode(packed, validate=True), _MOST_TEXT).decode()
            if reader.unconsumed_tail or text.count("\n") > _MOST_CHANGES:
                raise ValueError("it is too long")
        except zlib.error as error:
            raise ValueError(str(error)) from error
        steps = tuple(_step_of(block) for block in text.split("\n\n"))
        recording = cls(tuple(digests), steps)
        if len(recording.digests) != len(steps):
            raise ValueError("digests and changes differ in number")
        return recording


def _step_of(block: str) -> Step:
    return tuple(Change.parse(line) for line in block.split("\n") if line)


def legal_of(session: Session) -> frozenset[str]:
    """Return the legal actions of the present choice, as fluents."""
    choice = session.choice
    return frozenset(f"legal({action})" for action in choice.actions) if choice else frozenset()


# ------------------------------------------------------------------ with the rules' names


class Tracing:
    """While it lasts, the journal keeps which rule caused what."""

    def __enter__(self) -> Tracing:
        """Begin."""
        bridge().call("trace")
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        bridge().call("untrace")

    def step(self, session: Session, legal_before: frozenset[str]) -> Step:
        """Return what the last choice of SESSION has changed; everything, when it made none."""
        rows = bridge().call("caused_changes", session.mark)
        legal = legal_of(session)
        return (
            *(Change(row[1:], row[0] == "+", "" if id_ == "none" else id_) for row, id_ in rows),
            *(Change(text, True) for text in sorted(legal - legal_before)),
            *(Change(text, False) for text in sorted(legal_before - legal)),
        )


@dataclass
class Recorder:
    """Records a session that begins and goes on under TRACING."""

    session: Session
    tracing: Tracing
    digests: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    _legal: frozenset[str] = frozenset()

    def follow(self) -> None:
        """Record the start of the session, or the choice that it has just made."""
        self.digests.append(digest())
        self.steps.append(self.tracing.step(self.session, self._legal))
        self._legal = legal_of(self.session)

    def recording(self) -> Recording:
        """Return what was recorded so far."""
        return Recording(tuple(self.digests), tuple(self.steps))


def digest() -> str:
    """Return the digest of the present state."""
    return f"{bridge().call('digest')[0]:0{_DIGITS}x}"


def take(session: Session, action: str) -> None:
    """Take ACTION, listed or not; PrologError when it is not legal."""
    actions: Sequence[str] = session.choice.actions if session.choice else ()
    if action in actions:
        session.choose(actions.index(action))
    else:
        session.do(action)


def record(session: Session) -> tuple[Session, Recording]:
    """Play the actions of SESSION again from its start; return the new session and the record."""
    with Tracing() as tracing:
        again = Session.start(session.setup, session.mode)
        recorder = Recorder(again, tracing)
        recorder.follow()
        for action in session.taken:
            take(again, action)
            recorder.follow()
    return again, recorder.recording()
