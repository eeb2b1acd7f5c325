"""Cards that are invented for tests of the page, and a server whose home has them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from homes import with_rules
from served import Server, serving

_PLAIN: dict[str, Any] = {
    "manaCost": "", "manaValue": 0, "subtypes": [], "supertypes": [], "colors": [],
    "layout": "normal", "legalities": {},
}  # fmt: skip

CARDS: list[dict[str, Any]] = [
    {
        **_PLAIN, "name": "Ember Blaze", "manaCost": "{X}{R}", "manaValue": 1, "type": "Sorcery",
        "types": ["Sorcery"], "colors": ["R"], "text": "Ember Blaze deals X damage to any target.",
    },
    {
        **_PLAIN, "name": "Ember Grove", "type": "Land", "types": ["Land"],
        "text": "{T}: Add {C}.\n{T}: Add {R} or {G}. This land deals 1 damage to you.",
    },
]  # fmt: skip


@contextmanager
def serving_invented(directory: Path) -> Iterator[Server]:
    """A server that keeps all in DIRECTORY, and knows CARDS."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANALOG_HOME", str(with_rules(directory / "home")))
        cards = directory / "cards.json"
        cards.write_text(json.dumps({"meta": {}, "data": {one["name"]: [one] for one in CARDS}}))
        command = [sys.executable, "-m", "pyengine", "cards", "import", str(cards)]
        subprocess.run(command, check=True, capture_output=True)
        with serving(directory / "games") as server:
            yield server
