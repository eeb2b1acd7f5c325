"""The conditions of script entries: what is on the stack, what is in the pool."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.games.magic.scenarios.matching import contains
from pyengine.games.magic.scenarios.observed import ObservedGame, StackItem
from pyengine.games.magic.scenarios.reader import Action


def holds(entry: Action, game: ObservedGame) -> bool:
    """Whether all conditions of ENTRY hold now."""
    return all(
        test(entry.get(name), game, entry.player)
        for name, test in _CONDITIONS.items()
        if entry.get(name) is not None
    )


def _says(item: StackItem, value: str, game: ObservedGame) -> bool:
    text = game.stack_text(item)
    return value in text or (not item.is_spell and contains(text, value, item.name))


def _on_stack(value: str, game: ObservedGame, _: str) -> bool:
    return any(_says(item, value, game) for item in game.stack())


def _not_on_stack(value: str, game: ObservedGame, player: str) -> bool:
    return not _on_stack(value, game, player)


def _copy_on_stack(value: str, game: ObservedGame, _: str) -> bool:
    items = (item for item in game.stack() if game.is_copy(item.number))
    return any(_says(item, value, game) for item in items)


def _on_top(value: str, game: ObservedGame, _: str) -> bool:
    return any(_says(item, value, game) for item in game.stack()[:1])


def _in_pool(value: int, game: ObservedGame, player: str) -> bool:
    return len(game.pool(player)) >= value


_CONDITIONS: dict[str, Callable[..., bool]] = {
    "if_on_stack": _on_stack,
    "if_not_on_stack": _not_on_stack,
    "if_copy_on_stack": _copy_on_stack,
    "if_on_top_of_stack": _on_top,
    "if_mana_in_pool": _in_pool,
}
