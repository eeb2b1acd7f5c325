"""A game of Magic for programs that learn: a row an object, whatever the decks are.

The rows are those of `observed_objects.pl`. What is printed is asked for once a name and kept;
what is otherwise than printed is a fact.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pyengine.engine.session import Setup
from pyengine.games.magic.ability_words import WIDTH, ability_row
from pyengine.games.observed import Ask, Observed, word_number

ZONES = (
    "stack", "waiting", "battlefield", "hand", "graveyard", "exile", "library", "beneath",
    "command", "outside", "sideboard",
)  # fmt: skip
TYPES = (
    "artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery",
)  # fmt: skip
SUPERTYPES = ("basic", "legendary", "snow")
COLORS = ("white", "blue", "black", "red", "green")
MANA = ("w", "u", "b", "r", "g", "c")
KEYWORDS = (
    "deathtouch", "defender", "double_strike", "fear", "first_strike", "flash", "flying", "haste",
    "hexproof", "indestructible", "infect", "lifelink", "menace", "prowess", "reach", "shroud",
    "trample", "vigilance", "wither",
)  # fmt: skip
COUNTERS = ("+1/+1", "-1/-1", "loyalty")
MARKS = ("tapped", "arrived", "token", "attacking", "blocks", "blocked", "deathtouched")
STEPS = (
    "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers",
    "declare_blockers", "first_combat_damage", "combat_damage", "end_combat", "postcombat_main",
    "end_turn", "cleanup",
)  # fmt: skip
OTHER_KEYWORDS, SUBTYPES = 16, 24
"""How many columns those have that have none of their own: a column by the word's number."""

_OWN = ("known", "owned", "controlled", "owner", "controller")
_SIZES = ("mana_value", "power", "toughness")
_COUNTS = ("damage", "other_counters")


def _numbered(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name} {number}" for number in range(count))


class MagicObjects:
    """Rows of a game of SETUP: `object_columns` and the others name what stands in each column."""

    whole = ("turn", "own_turn", *STEPS)
    player_columns = (
        "viewer", "playing", "hand", "library", "graveyard", "lands", "life", "active",
        *(f"mana {symbol}" for symbol in MANA), "other_mana",
    )  # fmt: skip
    object_columns = (
        *_OWN, *ZONES, *_SIZES, *TYPES, *SUPERTYPES, *COLORS, *MARKS, *_COUNTS, *COUNTERS,
        *KEYWORDS,
        *_numbered("keyword", OTHER_KEYWORDS), *_numbered("subtype", SUBTYPES),
        *_numbered("ability", WIDTH),
    )  # fmt: skip
    action_columns = _numbered("ability", WIDTH)
    most_objects, most_in_all, most_options = 192, 384, 200

    def __init__(self, setup: Setup) -> None:
        """Take the players of SETUP, and nothing of their decks."""
        self._seats = setup.names
        self._place = {name: number for number, name in enumerate(self.object_columns)}
        self._printed: dict[str, Any] = {}
        self._abilities: dict[str, dict[int, str]] = {}
        self._names: dict[int, str] = {}

    def look(self, ask: Ask, player: str) -> Observed:
        """Return what the viewer sees whom ASK asks for; rows are told as from PLAYER's seat."""
        turn, step, active, players, objects, facts = ask("observed")
        start = self._seats.index(player) if player in self._seats else 0
        order = (*self._seats[start:], *self._seats[:start])
        self._names = {row[0]: row[4] for row in objects}
        self._learn(ask, objects)
        rows = self._object_rows(objects, order)
        places = {row[0]: number for number, row in enumerate(objects)}
        own = {row[0]: [float(row[0] == player), *map(float, row[1:])] for row in players}
        for name in order:
            own[name] += [0.0] * (len(self.player_columns) - len(own[name]))
        self._apply(facts, rows, places, own)
        if active in own:
            own[active][self.player_columns.index("active")] = 1.0
        return Observed(
            whole=[float(turn), float(active == player), *(float(step == name) for name in STEPS)],
            players=order,
            player_rows=[own[name] for name in order],
            objects=[row[0] for row in objects],
            object_rows=rows,
            names=[word_number(row[4]) for row in objects],
            facts=facts,
        )

    def of_action(self, action: Sequence[Any]) -> Any:
        """Return the numbers of the ability that ACTION, as tokens, activates; None for others."""
        if len(action) != 3 or action[0] != "activate" or not isinstance(action[1], list):
            return None
        abilities = self._abilities.get(self._names.get(action[1][0], ""), {})
        term = abilities.get(action[2]) if isinstance(action[2], int) else None
        return None if term is None else ability_row(term)

    # ------------------------------------------------------------------ what is printed

    def _learn(self, ask: Ask, objects: Sequence[Sequence[Any]]) -> None:
        """Ask for what is printed on those of OBJECTS whose names are met for the first time."""
        met = {row[4]: row[0] for row in objects if row[4] not in self._printed}
        if met:
            for name, *printed in ask("printed", list(met.values())):
                self._printed[name] = self._printed_row(printed)
                self._abilities[name] = dict(printed[-1])

    def _printed_row(self, printed: Sequence[Any]) -> Any:
        value, size, types, supertypes, subtypes, colors, keywords, abilities = printed
        row: Any = np.zeros(len(self.object_columns), np.float32)
        place = self._place
        row[place["mana_value"]] = value
        if size:
            row[place["power"]], row[place["toughness"]] = size
        for word in (*types, *supertypes, *colors):
            if word in place:
                row[place[word]] = 1
        for word in subtypes:
            self._add_subtype(row, word)
        for word in keywords:
            self._add_keyword(row, word)
        first = place["ability 0"]
        for _, term in abilities:
            row[first : first + WIDTH] += ability_row(term)
        return row

    def _add_subtype(self, row: Any, word: str) -> None:
        row[self._place[f"subtype {word_number(word) % SUBTYPES}"]] += 1

    def _add_keyword(self, row: Any, word: str) -> None:
        if word in KEYWORDS:
            row[self._place[word]] += 1
        else:
            row[self._place[f"keyword {word_number(word) % OTHER_KEYWORDS}"]] += 1

    # ------------------------------------------------------------------ what is so now

    def _object_rows(self, objects: Sequence[Sequence[Any]], order: Sequence[str]) -> Any:
        rows: Any = np.zeros((len(objects), len(self.object_columns)), np.float32)
        place = self._place
        power, zones = place["power"], {zone: place[zone] for zone in ZONES}
        seats = {name: number for number, name in enumerate(order)}
        for into, (_, zone, owner, controller, name, *size) in zip(rows, objects, strict=True):
            into[:] = self._printed[name]
            whose = seats.get(owner, 0), seats.get(controller, 0)
            into[:5] = (1, whose[0] == 0, whose[1] == 0, *whose)
            into[zones[zone]] = 1
            if size:
                into[power : power + 2] = size
        return rows

    def _apply(
        self,
        facts: Sequence[Sequence[Any]],
        rows: Any,
        places: dict[int, int],
        own: dict[str, list[float]],
    ) -> None:
        """Set the columns that FACTS say something about."""
        for name, *tokens in facts:
            if not tokens or not isinstance(tokens[0], list):
                continue
            thing, values = tokens[0][0], tokens[1:]
            if isinstance(thing, str):
                self._apply_to_player(own.get(thing), name, values)
            elif thing in places:
                self._apply_to_object(rows[places[thing]], name, values)

    def _apply_to_player(self, row: list[float] | None, name: str, values: Sequence[Any]) -> None:
        if row is None:
            return
        if name == "life":
            row[self.player_columns.index("life")] = values[0]
        elif name == "pool":
            for symbol in values:
                column = f"mana {symbol}"
                known = column in self.player_columns
                row[self.player_columns.index(column if known else "other_mana")] += 1

    def _apply_to_object(self, row: Any, name: str, values: Sequence[Any]) -> None:
        place = self._place
        if name in MARKS:
            row[place[name]] = 1
        elif name == "damage":
            row[place["damage"]] = values[0]
        elif name == "counters":
            kind = values[0] if values[0] in COUNTERS else "other_counters"
            row[place[kind]] += values[1]
        elif name == "gained":
            self._add_keyword(row, " ".join(map(str, values)))
        elif name == "types":
            for word in TYPES:
                row[place[word]] = word in values
        elif name == "colors":
            for word in COLORS:
                row[place[word]] = word in values
        elif name == "subtypes":
            first = place["subtype 0"]
            row[first : first + SUBTYPES] = 0
            for word in values:
                self._add_subtype(row, word)
