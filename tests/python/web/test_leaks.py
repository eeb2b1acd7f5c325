"""No frame tells a viewer the name or the number of a card that is hidden from them.

All cards of these games have different names, so that a name in a frame is that of one card.
Some games are played; MANALOG_LEAK_GAMES=200 plays as many.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from pyengine.engine.seat import EVERYONE
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import builtin_decks, read_deck
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

GAMES = int(os.environ.get("MANALOG_LEAK_GAMES", "3"))
MOST_CHOICES = 140

COUNTS = {
    "seq", "epoch", "from", "turn", "life", "hand", "library", "exiled", "index", "at_once",
    "damage", "size", "obvious", "waiting", "finishing", "option", "all", "counters",
    "place",
}  # fmt: skip
"""What holds numbers that are no objects'."""

WATCH = "+watch"

BASIC = ("forest", "mountain", "Forest", "Mountain")
"""Names that are also words of what other cards say."""


def numbers(value: Any) -> Iterator[int]:
    """All numbers in VALUE that may be an object's, those in texts, too."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "of":
                yield from map(int, part)
            elif key not in COUNTS:
                yield from numbers(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, str):
        yield from (int(number) for number in re.findall(r"(?<=[(,#])\d\d+", value))
    elif type(value) is int:
        yield value


@lru_cache(500)
def letters(text: str) -> str:
    """TEXT without all that writes the same name in another way."""
    return re.sub(r"[^a-z]", "", text.lower())


def singletons(database: CardDatabase, seed: int) -> list[dict[str, str]]:
    """Two decks without a card in common, and no card twice."""
    names = sorted(str(row[0]) for row in database.rows(playable(database)))
    random.Random(seed).shuffle(names)
    half = len(names) // 2
    return [
        {"name": name, "text": "".join(f"1 {card}\n" for card in cards)}
        for name, cards in (("one", names[:half]), ("two", names[half:]))
    ]


def playable(database: CardDatabase) -> set[str]:
    decks = [read_deck(deck, database) for deck in builtin_decks()]
    return {name for deck in decks for name in deck.card_names()}


class Truth:
    """What is so, and what each viewer has had a right to see."""

    def __init__(self, session: Session, viewers: list[str]) -> None:
        self.session = session
        self.seen: dict[str, set[str]] = {viewer: set() for viewer in viewers}
        self.names: dict[int, str] = {}
        self.made = 0
        self._hidden: dict[str, set[int]] = {}

    def look(self) -> None:
        """Remember the names of all that each viewer sees now, and what was shown on the way."""
        self._hidden = {}
        for number, name, _ in self.session.query("object", 3):
            self.names[number] = str(name)
        made = len(self.session.taken)
        shown = self.session.call("define", "magic", "log", EVERYONE, made - self.made + 1)
        self.made = made
        open_to_all = {
            self.names[number]
            for text, _ in shown
            for number in self.shown(text)
            if number in self.names
        }
        for viewer, names in self.seen.items():
            names |= open_to_all
            names |= {self.names[number] for number in self.present - self.hidden(viewer)}

    @staticmethod
    def shown(event: str) -> list[int]:
        """The objects that EVENT shows to everybody: what is revealed or comes where all see it."""
        if event.startswith("reveal("):
            return [int(number) for number in re.findall(r"\d+", event)]
        if event.startswith("moves(") and not re.search(r"(hand|library\w*)\(\w+\),\d+\)$", event):
            return [int(number) for number in re.findall(r"\d+", event)]
        return []

    @property
    def present(self) -> set[int]:
        return {number for number, _, _ in self.session.query("object", 3)}

    def hidden(self, viewer: str) -> set[int]:
        """The objects that VIEWER must not know, as it was looked at last."""
        if viewer not in self._hidden:
            self._hidden[viewer] = self._hidden_now(viewer)
        return self._hidden[viewer]

    def _hidden_now(self, viewer: str) -> set[int]:
        """Other hands, and libraries, but what is shown or was."""
        held = {card for player, card in self.session.query("hand", 2) if player != viewer}
        libraries = dict(self.session.query("library", 2))
        deep = {card for cards in libraries.values() for card in cards}
        shown = {card for _, card in self.session.query("revealed", 2)}
        for fact in ("looked_at", "knows"):
            shown |= {card for who, card in self.session.query(fact, 2) if who == viewer}
        choice = self.session.choice
        if choice is not None and choice.player == viewer:
            looked = choice.process.partition("(")[0]
            own = libraries.get(viewer, [])
            seen = {"choose_card": own, "scry_top": own[:1], "scry_next": own[:1]}
            shown |= set(seen.get(looked, ()))
        return (held | deep) - shown

    def check(self, viewer: str, frame: Any) -> None:
        hidden = self.hidden(viewer)
        told = set(numbers(frame)) & hidden
        assert not told, (viewer, told, json.dumps(frame)[:2000])
        text = json.dumps(frame, ensure_ascii=False)
        plain = letters(text)
        for name in {self.names[number] for number in hidden} - self.seen[viewer]:
            if name not in BASIC:
                assert letters(name) not in plain, (viewer, name, text[:3000])


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_frame_tells_what_is_hidden(database: CardDatabase, seed: int) -> None:
    rng = random.Random(seed)
    recipe = checked(
        {
            "game": "magic",
            "players": ["human", "human"],
            "decks": singletons(database, seed),
            "seed": seed,
        }
    )
    table = Table(recipe, {}, 1)
    session = table._match.session
    viewers = [*session.setup.names, WATCH]
    truth = Truth(session, viewers)
    frames = 0
    for _ in range(MOST_CHOICES):
        truth.look()
        for viewer in viewers:
            frame = table.frame(viewer, 0)
            truth.check(viewer, frame)
            for said in questions(rng, truth, frame):
                truth.check(viewer, answered(table, viewer, said))
                frames += 1
        asking = table._match.asking
        if asking is None:
            break
        answered(table, asking, choice(rng, table.frame(asking)))
    assert frames > 100
    table.close()


def questions(rng: random.Random, truth: Truth, frame: dict[str, Any]) -> list[dict[str, Any]]:
    """What a curious page asks: of what it sees, and of what it must not."""
    hidden = sorted(truth.hidden(str(frame["viewer"])))
    place = {"seq": frame["seq"], "epoch": frame["epoch"]}
    options = (frame["question"] or {"options": [{}]})["options"]
    return [
        {"type": "inspect", "object": rng.choice(hidden)},
        {"type": "inspect", "object": rng.choice(sorted(truth.present))},
        {"type": "rulings", "object": rng.choice(hidden)},
        {"type": "after", "option": rng.randrange(len(options)), **place},
        {"type": "choose", "options": [1000 + rng.choice(hidden)], "finish": True, **place},
    ]


def answered(table: Table, viewer: str, said: dict[str, Any]) -> Any:
    try:
        return table.say(viewer, said)
    except ManalogError as error:
        return {"error": str(error)}


def choice(rng: random.Random, frame: dict[str, Any]) -> dict[str, Any]:
    question = frame["question"]
    index = rng.randrange(len(question["options"]))
    place = {"seq": frame["seq"], "epoch": frame["epoch"]}
    return {"type": "choose", "options": [index], "finish": False, **place}
