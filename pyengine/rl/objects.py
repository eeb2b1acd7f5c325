"""The encoder of objects: a row each, whatever the decks are, and options that point at rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from pyengine.engine.seat import Onlooker, Seat
from pyengine.engine.session import Setup
from pyengine.games import find_game
from pyengine.games.observed import Objects, Observed
from pyengine.rl.encoder import Observation, Page
from pyengine.rl.facts import LINKS, WIDTH, FactArrays
from pyengine.rl.tokens import LEAST, MOST, put_tokens
from pyengine.system.importing import imported

OPTION_TOKENS, CHOICE_TOKENS = 8, 16
"""How many tokens an option and a choice have; more of them are one word together."""


class ObjectEncoder:
    """Observations of a game of SETUP: docs/learning.md has the arrays and their shapes.

    Arrays have their largest size; what is not there is zero, and `objects_mask` says what is.
    """

    def __init__(self, setup: Setup, most_options: int | None = None) -> None:
        """Take what the game says of its objects; MOST_OPTIONS instead of its own number."""
        self.objects: Objects = imported(find_game(setup.game).objects)(setup)
        self.most = most_options or self.objects.most_options
        self.players = setup.names
        self.most_objects = self.objects.most_objects
        self.whole = (*self.objects.whole, *_facts())
        self.player_columns = (*self.objects.player_columns, *_facts())
        self.object_columns = (*self.objects.object_columns, *_facts())
        self.space = spaces.Dict(self._spaces())
        rows = self.objects.most_in_all * len(self.object_columns)
        size = len(self.whole) + len(self.players) * len(self.player_columns) + rows
        self.state_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)

    def _spaces(self) -> dict[str, spaces.Space[Any]]:
        things = len(self.players) + self.most_objects
        return {
            "whole": _reals(len(self.whole)),
            "players": _reals(len(self.players), len(self.player_columns)),
            "objects": _reals(self.most_objects, len(self.object_columns)),
            "objects_mask": spaces.Box(0, 1, (self.most_objects,), np.int8),
            "names": _integers(self.most_objects),
            "links": _integers(things, LINKS, 3),
            "choice": _integers(CHOICE_TOKENS, 2),
            "options": _integers(self.most, OPTION_TOKENS, 2),
            "abilities": _reals(self.most, len(self.objects.action_columns)),
            "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
        }

    def of(self, seat: Seat, page: Page | None) -> Observation:
        """Return what SEAT's player sees; PAGE are the options, None where another chooses."""
        observed = self.objects.look(seat.ask, seat.player)
        choice: Sequence[Any] = ()
        options: Sequence[Sequence[Any]] = ()
        if page is not None:
            choice, options = seat.ask("options", page.first, page.count)
        arrays = {key: np.zeros(box.shape, box.dtype) for key, box in self.space.spaces.items()}
        pointers = self._put_rows(arrays, observed, _pointed_at((choice, *options)), seat.player)
        put_tokens(arrays["choice"], choice, pointers)
        for index, option in enumerate(options):
            put_tokens(arrays["options"][index], option, pointers)
            does = self.objects.of_action(option)
            if does is not None:
                arrays["abilities"][index] = does
        if page is not None:
            arrays["action_mask"][: page.count] = 1
            arrays["action_mask"][-1] |= page.more
        return arrays

    def _put_rows(
        self, arrays: Observation, observed: Observed, wanted: Sequence[int], viewer: str
    ) -> dict[Any, int]:
        """Write the rows of OBSERVED and of those WANTED that are not seen; return the pointers."""
        shown = _chosen(observed.objects, wanted, self.most_objects)
        numbers = [observed.objects[place] for place in shown]
        seen = set(observed.objects)
        numbers += [one for one in wanted if one not in seen][: self.most_objects - len(shown)]
        pointers: dict[Any, int] = {}
        for thing in (*observed.players, *numbers):
            pointers[thing] = len(pointers) + 1
        players = len(observed.players)
        facts = FactArrays.of(observed.facts, pointers, players, viewer)
        own = len(self.objects.object_columns)
        arrays["objects"][: len(shown), :own] = observed.object_rows[shown]
        arrays["objects"][: len(numbers), own:] = facts.rows[players:]
        arrays["objects_mask"][: len(numbers)] = 1
        arrays["names"][: len(shown)] = [observed.names[place] for place in shown]
        own = len(self.objects.player_columns)
        arrays["players"][:, :own] = observed.player_rows
        arrays["players"][:, own:] = facts.rows[:players]
        arrays["links"][: len(facts.links)] = facts.links
        arrays["whole"][:] = [*observed.whole, *facts.whole]
        return pointers

    def state(self, table: Onlooker) -> Any:
        """Return all that TABLE, who sees all, sees: `whole`, `players`, and rows of objects."""
        observed = self.objects.look(table.ask, self.players[0])
        most = self.objects.most_in_all
        shown = _chosen(observed.objects, (), most)
        things = (*observed.players, *(observed.objects[place] for place in shown))
        pointers = {thing: row for row, thing in enumerate(things, start=1)}
        players = len(observed.players)
        facts = FactArrays.of(observed.facts, pointers, players, self.players[0])
        rows: Any = np.zeros((most, len(self.object_columns)), np.float32)
        own = len(self.objects.object_columns)
        rows[: len(shown), :own] = observed.object_rows[shown]
        rows[: len(shown), own:] = facts.rows[players:]
        people = np.hstack([np.array(observed.player_rows, np.float32), facts.rows[:players]])
        whole = np.array(observed.whole, np.float32)
        return np.concatenate([whole, facts.whole, people.ravel(), rows.ravel()])


def _chosen(objects: Sequence[int], wanted: Sequence[int], most: int) -> list[int]:
    """Return the places of MOST of OBJECTS in their order: those WANTED and the first ones."""
    if len(objects) <= most:
        return list(range(len(objects)))
    first = set(wanted)
    by_need = sorted(range(len(objects)), key=lambda place: objects[place] not in first)
    return sorted(by_need[:most])


def _pointed_at(rows: Sequence[Sequence[Any]]) -> list[int]:
    """Return the objects that ROWS of tokens name, each once, in order."""
    found = dict.fromkeys(
        token[0]
        for row in rows
        for token in row
        if isinstance(token, list) and isinstance(token[0], int)
    )
    return [number for number in found if number]


def _facts() -> tuple[str, ...]:
    return tuple(f"fact {number}" for number in range(WIDTH))


def _reals(*shape: int) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)


def _integers(*shape: int) -> spaces.Box:
    return spaces.Box(LEAST, MOST, shape, np.int32)
