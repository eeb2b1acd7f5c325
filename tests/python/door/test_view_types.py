"""The types of views say what is in real views: every key, and nothing but the declared types."""

import random
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from own_cards import database_with

from pyengine import EngineError, Game, Seat, view_of
from pyengine.engine.seat import seat_of
from pyengine.games.magic import views as magic
from pyengine.games.magic.position import Position
from pyengine.games.mbrane import views as mbrane

BOARDS = (
    """
    turn 5 of A, declare blockers
    A: battlefield 2 Forest, Elvish Warrior (attacking, 1 +1/+1 counters) | exile Forest
    B: life 3 | poison 2 | battlefield Mountain (tapped), Raging Goblin (sick) | hand Shock
    """,
    """
    turn 5 of A, precombat main
    A: battlefield 9 Forest, Elvish Warrior | hand Giant Growth, Wood Elves | graveyard Wood Elves
    B: life 20 | battlefield 3 Mountain | hand Shock
    """,
    """
    turn 5 of A, precombat main
    A: command Elvish Warrior | battlefield 9 Forest
    B: life 20
    """,
)


AURAS = """
Clinging Vine {G}
Enchantment — Aura
keyword(enchant([creature]))

Whispered Hex {G}
Enchantment — Aura
keyword(enchant([player]))
"""


def misfits(value: Any, kind: Any, seen: set[str], path: str = "view") -> Iterator[str]:
    """Yield where VALUE is not of the type KIND; SEEN gets the alternatives that it is of."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        fields = get_type_hints(kind)
        if set(value) != set(fields):
            yield f"{path}: {set(value) ^ set(fields)}"
        for name in set(value) & set(fields):
            yield from misfits(value[name], fields[name], seen, f"{path}.{name}")
    elif origin is UnionType:
        fitting = [part for part in parts if not [*misfits(value, part, set(), path)]]
        seen |= {f"{path} {part}" for part in fitting}
        if not fitting:
            yield f"{path}: {value!r}"
    elif origin is Literal:
        seen.add(f"{path} {value}")
        if value not in parts:
            yield f"{path}: {value!r}"
    elif type(value) is not (origin or kind):
        yield f"{path}: {value!r}"
    elif origin is list:
        for part in value:
            yield from misfits(part, parts[0], seen, path)
    elif origin is dict:
        for name, part in value.items():
            yield from misfits(name, parts[0], seen, path)
            yield from misfits(part, parts[1], seen, path)


def alternatives(kind: Any, path: str = "view") -> Iterator[str]:
    """Yield all that `misfits` may see of KIND."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        for name, part in get_type_hints(kind).items():
            yield from alternatives(part, f"{path}.{name}")
    elif origin in (UnionType, Literal):
        yield from (f"{path} {part}" for part in parts)
    for part in parts if origin in (list, dict) else ():
        yield from alternatives(part, path)


def moments(game: Game, seed: int, choices: int) -> Iterator[Game]:
    """Play GAME by chance."""
    chance = random.Random(seed)
    for _ in range(choices):
        yield game
        if game.over:
            return
        game.apply(chance.randrange(game.count))


@pytest.fixture
def enchanted(tmp_path: Path) -> Seat:
    """A creature with an Aura, a player with one, a commander in a hand, and cards outside."""
    with database_with(AURAS, tmp_path) as database:
        position = Position(database=database)
        (host, vine, curse) = position.battlefield(
            "a", "Wood Elves", "Clinging Vine", "Whispered Hex"
        )
        position.fluents += [f"attached({vine},{host})", f"attached({curse},b)"]
        position.leads("b", *position.hand("b", "Wood Elves"))
        position.companion("a", "Wood Elves")
        position.sideboard("a", "Wood Elves")
        return seat_of(position.begin())


def test_views_of_magic_are_what_their_types_say(enchanted: Seat) -> None:
    """None but a table sees a game before it is anybody's turn."""
    looks = [view_of(enchanted, magic.View)]
    games = [(Game.new(seed=seed), 200) for seed in (1, 2)]
    games += [(Game.board(text), 12) for text in BOARDS for _ in range(6)]
    seen, wrong = set[str](), set[str]()
    for seed, (game, choices) in enumerate(games):
        for moment in moments(game, seed, choices):
            for player in moment.players:
                looks.append(moment.view(player, kind=magic.View))
    for view in looks:
        wrong.update(misfits(view, magic.View, seen))
    assert not wrong
    assert set(alternatives(magic.View)) - seen == {f"view.active {NoneType}"}


def test_views_of_mbrane_are_what_their_types_say() -> None:
    seen, wrong = set[str](), set[str]()
    for moment in moments(Game.new(game="mbrane", seed=1), 1, 200):
        wrong.update(misfits(moment.view(moment.players[0], kind=mbrane.View), mbrane.View, seen))
    assert not wrong
    assert seen == set(alternatives(mbrane.View))


@pytest.mark.parametrize("kind", [mbrane.View, magic.SeenPlayer, int])
def test_a_view_of_another_game_is_refused(kind: type[Any]) -> None:
    game = Game.new(seed=1)
    for look in (lambda: game.view(kind=kind), lambda: view_of(game.seat(), kind)):
        with pytest.raises(EngineError, match="is no view of magic"):
            look()
    assert view_of(game.seat(), magic.View) == game.view() == game.view(kind=dict)


def test_what_does_not_fit_is_noticed() -> None:
    view: Any = Game.new(seed=1).view()
    view["objects"][0] |= {"zone": "elsewhere", "size": "2/2", "sick": 0}
    del view["known"]
    assert {line.partition(":")[0] for line in misfits(view, magic.View, set())} == {
        "view", "view.objects.zone", "view.objects.size", "view.objects.sick",
    }  # fmt: skip
    assert NoneType in get_args(get_type_hints(magic.View)["active"])
