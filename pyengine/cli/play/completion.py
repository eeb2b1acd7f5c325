"""What Tab makes of a line that a person has begun."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.cli.play.talk import Talk
from pyengine.table.display import has_words
from pyengine.table.stops import MY, THEIR


def completions(talk: Talk, commands: list[str], text: str) -> list[str]:
    """Return the lines that TEXT may become: options, COMMANDS, and names after them."""
    begun = text.lower()
    found = [line for line in _lines(talk, commands, begun) if line.lower().startswith(begun)]
    if not found and talk.question is not None:
        words = [option.words for option in talk.question.shown()]
        found = [line.lower() for line in words if has_words(line, begun.split())]
    return list(dict.fromkeys(found))


def _lines(talk: Talk, commands: list[str], begun: str) -> Iterator[str]:
    if talk.question is not None and not talk.table.game.typed:
        yield from (option.words.lower() for option in talk.question.shown())
        yield from ("all", "none") if talk.question.at_once not in (0, 1) else ()
    word, space, _ = begun.partition(" ")
    if not space:
        yield from commands
        return
    yield from (f"{word} {rest}" for rest in _arguments(talk, word))


def _arguments(talk: Talk, word: str) -> Iterator[str]:
    """Yield what may come after the command WORD."""
    table = talk.table
    if word == "show":
        yield from table.display.known_names(talk.player)
    elif word == "stop":
        names = [words for _, words in table.display.moments()]
        yield from (f"{whose}{name}" for whose in ("", f"{MY} ", f"{THEIR} ") for name in names)
    elif word == "why":
        names = table.display.known_names(talk.player)
        yield from (f"not {verb} {name}" for verb in table.game.verbs for name in names)
    elif word in table.game.looks:
        yield from table.players
