"""What depends on what, drawn: rules between what they read and what they cause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session
from pyengine.errors import CardError, ManalogError
from pyengine.games.cards import OpenCards
from pyengine.saves.recording import Tracing
from pyengine.saves.save import read_save

FORMATS = ("text", "dot", "svg", "json")
_KINDS = (
    "caused", "derived", "executable", "forbidden", "maintained", "nonexecutable", "replaced",
    "settled", "uneventful",
)  # fmt: skip
MARKS = (b"digraph rules {", b"<svg ", b'[{"number": "', *(f" ({k}): ".encode() for k in _KINDS))
"""One of them stands at the beginning of a file that has such a drawing."""
_ROW, _WIDTH, _BOX = 22, 900, 200


@dataclass(frozen=True)
class Rule:
    """A rule by its number, with the names of what it reads and causes; "-name" is ended."""

    number: str
    kind: str
    reads: tuple[str, ...]
    causes: tuple[str, ...]

    @property
    def label(self) -> str:
        """The number, as people write it."""
        return self.number.strip("'")


def rules_about(word: str, game: str) -> list[Rule]:
    """Return the rules of all games loaded that WORD is about; ManalogError: there are none.

    WORD is the name of a fluent, an action or an event, the beginning of rules' numbers, or what
    GAME knows by it, such as a card.
    """
    _define(word, game)
    rows: list[Any] = bridge().call("define", "graph", word)
    if not rows:
        raise ManalogError(
            f'no rule is about "{word[:60]}"',
            remedy="Name a fluent, an action, an event, a rule's number or a card",
        )
    return [Rule(number, kind, tuple(reads), tuple(causes)) for number, kind, reads, causes in rows]


def steps_about(word: str, save: str | Path) -> list[Rule]:
    """Return which rules changed facts called WORD in the saved game SAVE, oldest first.

    The `kind` of each is when it was, `reads` is what it came after, `causes` the fact.
    ManalogError: no rule changed such a fact. PrologError: the game can't be played again.
    """
    saved = read_save(save, position=False)
    with Tracing():
        session = Session.replayed(saved.setup, saved.mode, saved.actions)
    rows: list[Any] = session.call("define", "steps", word)
    if not rows:
        raise ManalogError(
            f'no rule changed a fact called "{word[:60]}" in this game',
            remedy="Name a fluent, such as one that `manalog ask SAVE 'state(F)'` lists",
        )
    return [Rule(number, when, tuple(after), tuple(facts)) for number, when, after, facts in rows]


def _define(word: str, game: str) -> None:
    """Let the rules know the card WORD, where it is one."""
    with OpenCards() as cards:
        try:
            rows = cards.rows(game, [word])
        except CardError:
            return
    bridge().held.forget()
    bridge().call("reset")
    bridge().call("define", game, "cards", list(rows))


def text_lines(rules: Iterable[Rule]) -> Iterator[str]:
    """Yield a line for each of RULES."""
    for rule in rules:
        reads = ", ".join(rule.reads) or "nothing"
        causes = f" -> {', '.join(rule.causes)}" if rule.causes else ""
        yield f"{rule.label} ({rule.kind}): {reads}{causes}"


def dot_lines(rules: Iterable[Rule]) -> Iterator[str]:
    """Yield RULES as a graph of Graphviz."""
    yield "digraph rules {"
    yield "  rankdir=LR; node [fontname=sans];"
    for index, rule in enumerate(rules):
        yield f"  r{index} [shape=box, label={_quoted(f'{rule.label} {rule.kind}')}];"
        yield from (f"  {_quoted(name)} -> r{index};" for name in rule.reads)
        for name in rule.causes:
            style = " [style=dashed]" if name.startswith("-") else ""
            yield f"  r{index} -> {_quoted(name.lstrip('-'))}{style};"
    yield "}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def svg_lines(rules: list[Rule]) -> Iterator[str]:
    """Yield RULES as a drawing: what is read on the left, rules between, what is caused right."""
    reads = sorted({name for rule in rules for name in rule.reads})
    causes = sorted({name.lstrip("-") for rule in rules for name in rule.causes})
    rows = max(len(reads), len(rules), len(causes))
    height = _ROW * (rows + 1)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'font-family="sans-serif" font-size="12">'
    )
    left, right = _places(reads, rows), _places(causes, rows)
    middle = _places([str(index) for index in range(len(rules))], rows)
    for index, rule in enumerate(rules):
        y = middle[str(index)]
        yield from (_line(_BOX, left[name], 350, y, "") for name in rule.reads)
        for name in rule.causes:
            dashes = ' stroke-dasharray="4"' if name.startswith("-") else ""
            yield _line(550, y, _WIDTH - _BOX, right[name.lstrip("-")], dashes)
    yield from (_label(_BOX - 5, y, "end", name) for name, y in left.items())
    yield from (_label(_WIDTH - _BOX + 5, y, "start", name) for name, y in right.items())
    for index, rule in enumerate(rules):
        y = middle[str(index)]
        yield f'<rect x="350" y="{y - 9}" width="200" height="18" fill="#eee" stroke="#888"/>'
        yield _label(450, y, "middle", f"{rule.label} {rule.kind}")
    yield "</svg>"


def _places(names: list[str], rows: int) -> dict[str, int]:
    """Return the heights of NAMES, spread over so many ROWS."""
    step = rows / max(1, len(names))
    return {name: round(_ROW * (step * (index + 0.5) + 0.5)) for index, name in enumerate(names)}


def _line(x1: int, y1: int, x2: int, y2: int, more: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#99c"{more}/>'


def _label(x: int, y: int, anchor: str, text: str) -> str:
    return f'<text x="{x}" y="{y + 4}" text-anchor="{anchor}">{escape(text)}</text>'
