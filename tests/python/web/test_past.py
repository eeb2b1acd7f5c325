"""A kept game knows its past: whatever has changed since, it goes on, and says what is not so."""

from __future__ import annotations

import base64
import random
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")

from restarting import Restarting, unequal
from served import QUICK

from pyengine.errors import CardError
from pyengine.games.cards import OpenCards
from pyengine.web.relay.shelf import Shelf
from pyengine.web.worker import past
from pyengine.web.worker.past import EVERY
from pyengine.web.worker.recipe import checked
from pyengine.web.worker.table import Table

GOBLIN = "Raging Goblin"


@pytest.fixture
def game(home: None, tmp_path: Path) -> Iterator[Restarting]:
    """A game in which goblins with haste have attacked, some turns long."""
    recipe = checked(QUICK | {"players": ["human", "human"]})
    played = Restarting(Shelf(tmp_path), {"spectators": "nobody", **recipe}, random.Random(2))
    for _ in range(45):
        played.act()
    assert any(action.startswith("attack(") for action in played.kept.taken)
    assert len(played.kept.states) == 3
    yield played
    played.close()


def begun_again(game: Restarting, **changed: Any) -> str | None:
    """Begin GAME again from what was kept, and CHANGED since; return what is said of that."""
    game.close()
    game.kept = game.shelf.games()[game.kept.name]
    game.kept.open()
    for name, value in changed.items():
        setattr(game.kept, name, value)
    game.kept._rewrite()
    game.table = Table(game.recipe, game.kept.known(), 1)
    game._keep()
    return game.table.notice


def with_goblins(game: Restarting, abilities: list[str]) -> dict[str, Any]:
    """The origin of GAME, but for the abilities of its goblins."""
    assert game.kept.origin is not None
    rows = [
        [*row[:-1], abilities] if row[0] == GOBLIN else row for row in game.kept.origin["cards"]
    ]
    return {**game.kept.origin, "cards": rows}


def goes_on_quietly(game: Restarting) -> None:
    """It was said once that something changed: the game is now kept as it is."""
    assert game.play(12, 3) == [] and game.comparisons


def test_cards_that_were_imported_anew_change_nothing(
    game: Restarting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards are kept with the game: it needs no others, nor a deck by its name."""

    def gone(*arguments: Any) -> None:
        raise CardError("there are no cards any more")

    monkeypatch.setattr(past, "begin", gone)
    monkeypatch.setattr(OpenCards, "rows", gone)
    before = game.shown()
    assert begun_again(game) is None
    assert unequal(before, game.shown(), "") == []


def test_a_card_that_means_something_else_today_is_told(
    game: Restarting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever of it is other: the game goes on with what it meant."""
    assert game.kept.origin is not None
    rows = {row[0]: row for row in game.kept.origin["cards"]}
    rows[GOBLIN] = [*rows[GOBLIN][:-1], []]
    monkeypatch.setattr(OpenCards, "rows", lambda cards, game, names: [rows[n] for n in names])
    before = game.shown()
    said = begun_again(game)
    assert said and f"cards mean something else today ({GOBLIN}): this game goes on" in said
    assert unequal(before, game.shown(), "") == []
    assert begun_again(game) is None  # it is said once
    rows[GOBLIN] = game.kept.origin["cards"][0]
    assert begun_again(game)


def test_it_goes_on_from_the_last_position_kept(game: Restarting) -> None:
    """Without haste, the first attack of a goblin is not legal any more."""
    before, taken = game.kept.states[-1]["at"], list(game.kept.taken)
    said = begun_again(game, origin=with_goblins(game, []))
    assert said and f"it goes on after choice {before}, whose position was kept" in said
    assert game.kept.taken[:before] == taken[:before]
    goes_on_quietly(game)


def test_the_same_choices_that_come_to_something_else_are_told(game: Restarting) -> None:
    """Where all is legal that was, only the digests show the difference."""
    while game.kept.choices - game.kept.states[-1]["at"] not in (1, 2, 3):
        game.act()
    count, last, shown = game.kept.choices, game.kept.states[-1]["at"], game.shown()
    marks = [[made, digest + (made > 20)] for made, digest in game.kept.marks]
    said = begun_again(game, marks=marks)
    assert said and f"after choice {last}, whose position was kept" in said
    assert f"{count - last} choices after it were made again" in said
    assert game.kept.choices == count and game.kept.base is not None
    again = game.shown()
    assert {name: frame["view"] for name, frame in shown.items()} == {
        name: frame["view"] for name, frame in again.items()
    }
    goes_on_quietly(game)


def test_without_a_position_it_stays_where_it_can_be_played_to(game: Restarting) -> None:
    """Files of before have neither digests nor positions."""
    taken = list(game.kept.taken)
    first = next(n for n, action in enumerate(taken) if action.startswith("attack("))
    said = begun_again(game, origin=with_goblins(game, []), marks=[], states=[])
    assert said and f"it goes on after choice {first}, up to which it can be played again" in said
    assert f"{len(taken) - first} choices after it can't be made any more" in said
    assert game.kept.taken[:first] == taken[:first]
    goes_on_quietly(game)


def test_a_position_that_is_none_any_more_is_passed_over(game: Restarting) -> None:
    broken = [{**state, "fluents": packed('["no_such_fluent(1)"]')} for state in game.kept.states]
    marks = [[made, digest + (made > 20)] for made, digest in game.kept.marks]
    said = begun_again(game, marks=marks, states=broken)
    last = max(made for made, _ in game.kept.marks if made <= 20)
    assert said and f"after choice {last}, up to which it can be played again" in said
    goes_on_quietly(game)


def packed(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode())).decode()


def test_cards_that_are_refused_are_looked_up(game: Restarting) -> None:
    assert begun_again(game, origin=with_goblins(game, ["no_such_ability(1)"])) is None
    goes_on_quietly(game)


def test_what_is_taken_back_below_a_base_is_forgotten(game: Restarting) -> None:
    marks = [[made, digest + 1] for made, digest in game.kept.marks]
    begun_again(game, marks=marks)
    base = game.kept.base
    assert base is not None
    game.kept.add({"from": base["at"] - 2, "actions": [], "digest": 1})
    assert game.kept.base is None and game.kept.choices == base["at"] - 2


def test_positions_are_kept_now_and_then(game: Restarting) -> None:
    places = [state["at"] for state in game.kept.states]
    assert all(after - before >= EVERY for before, after in pairwise(places))
    assert game.kept.choices - places[-1] < EVERY
    assert [made for made, _ in game.kept.marks] == sorted({made for made, _ in game.kept.marks})


def test_a_directory_with_games_can_be_moved(tmp_path: Path) -> None:
    """The head of a file has what it begins from, and no path."""
    there, moved = tmp_path / "there", tmp_path / "moved"
    shelf = Shelf(there)
    game = shelf.new({"save": str(there / "aaaaaaaaaaaa.save"), "replay": True})
    game.write_first()
    assert str(tmp_path) not in game.path.read_text()
    there.rename(moved)
    again = Shelf(moved).games()[game.name]
    assert again.recipe == {"save": str(moved / "aaaaaaaaaaaa.save"), "replay": True}
