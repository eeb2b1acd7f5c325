"""The conditions of script entries: what is on the stack, what is in the pool."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.games.magic.scenarios.matching import contains
from pyengine.games.magic.scenarios.reader import Action
from pyengine.games.magic.scenarios.table import StackItem, Table


def holds(entry: Action, table: Table) -> bool:
    """Whether all conditions of ENTRY hold now."""
    return all(
        test(entry.get(name), table, entry.player)
        for name, test in _CONDITIONS.items()
        if entry.get(name) is not None
    )


def _says(item: StackItem, value: str, table: Table) -> bool:
    text = table.stack_text(item)
    return value in text or (not item.is_spell and contains(text, value, item.name))


def _on_stack(value: str, table: Table, _: str) -> bool:
    return any(_says(item, value, table) for item in table.stack())


def _not_on_stack(value: str, table: Table, player: str) -> bool:
    return not _on_stack(value, table, player)


def _copy_on_stack(value: str, table: Table, _: str) -> bool:
    return False  # nothing in the engine copies spells


def _on_top(value: str, table: Table, _: str) -> bool:
    return any(_says(item, value, table) for item in table.stack()[:1])


def _in_pool(value: int, table: Table, player: str) -> bool:
    return len(table.pool(player)) >= value


_CONDITIONS: dict[str, Callable[..., bool]] = {
    "if_on_stack": _on_stack,
    "if_not_on_stack": _not_on_stack,
    "if_copy_on_stack": _copy_on_stack,
    "if_on_top_of_stack": _on_top,
    "if_mana_in_pool": _in_pool,
}
