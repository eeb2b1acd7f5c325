"""What a player may see of a game, for programs: the options of a choice, the view, events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, overload

from pyengine.engine.seat import Onlooker, Seat
from pyengine.errors import EngineError
from pyengine.games import find_game
from pyengine.system.importing import imported


@dataclass(frozen=True, slots=True)
class Action:
    """A legal action: `index` is its number in the choice, from 0, and `text` the rules' own term.

    `kind` is the term's name, such as `cast`; `object` the number of the object that it is about,
    None where there is none; `words` say it to people.
    """

    index: int
    text: str
    kind: str
    object: int | None
    words: str

    def __str__(self) -> str:
        return self.words

    def record(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: `text` is the rules' own term, `words` say it to people, or ""."""

    text: str
    words: str

    def __str__(self) -> str:
        return self.words or self.text


def options_of(seat: Seat) -> tuple[str, tuple[Action, ...]]:
    """Return what SEAT's player is asked, in words, and the options; EngineError: another chooses.

    The number of an option is its index.
    """
    texts = seat.actions
    prompt, *_, rows = seat.ask("choices")
    return prompt, tuple(
        Action(index, text, text.partition("(")[0], objects[0] if objects else None, words)
        for index, (text, (words, objects)) in enumerate(zip(texts, rows, strict=True))
    )


Kind = TypeVar("Kind", bound=Mapping[str, object])


@overload
def view_of(seat: Seat | Onlooker) -> dict[str, Any]: ...


@overload
def view_of(seat: Seat | Onlooker, kind: type[Kind]) -> Kind: ...


def view_of(seat: Seat | Onlooker, kind: type[Any] = dict) -> Any:
    """Return what SEAT's player sees, or one who looks on, as data that JSON can hold.

    What is in it, each game says: KIND is its type, a TypedDict called `View` in the game's module
    `views`, and tells type checkers. The value is the same. EngineError: KIND is another game's.
    """
    game = find_game(seat.game)
    if kind is not dict and kind is not imported(game.view):
        raise EngineError(f"{kind.__module__}.{kind.__name__} is no view of {game.name}")
    return imported(game.scene)(seat)


def events_of(seat: Seat, choices: int = 1) -> tuple[Event, ...]:
    """Return what SEAT's player heard since the last but CHOICES choice of their own."""
    return tuple(Event(text, words) for text, words in seat.ask("log", choices))
