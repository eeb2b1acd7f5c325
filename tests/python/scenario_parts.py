"""Parts of scenarios, and what came of one."""

from typing import Any

from pyengine.games.magic.scenarios.runner import Result

Script = list[dict[str, Any]]


def zone(*names: str) -> list[dict[str, Any]]:
    """Entries from texts such as "Forest", "Forest!" (tapped) and "Forest@alias"."""
    entries = []
    for name in names:
        card, _, alias = name.rstrip("!").partition("@")
        entry: dict[str, Any] = {"card": card, "count": 1}
        entry |= {"alias": alias} if alias else {}
        entries.append(entry | ({"tapped": True} if name.endswith("!") else {}))
    return entries


def act(
    do: str, player: str = "A", step: str = "precombat_main", turn: int = 1, **more: Any
) -> Any:
    return {"turn": turn, "step": step, "player": player, "do": do, **more}


def queued(do: str, value: Any, player: str = "A") -> Any:
    return {"player": player, "do": do, "value": value}


def passed(result: Result) -> bool:
    assert (result.status, result.words) == ("passed", "")
    return True


def failed(result: Result, words: str) -> bool:
    assert result.status == "failed"
    assert words in result.words
    assert "A: " in result.state
    return True
