"""What axe-core finds on a page, in light and in dark; the policy lets it in for tests only."""

from __future__ import annotations

import re
from typing import Any

import pytest

_NO_WORDS = re.compile(r"\b(?:null|undefined|NaN|\[object \w+\])(?!\w)")


def all_faults(page: Any) -> list[str]:
    """Each fault of PAGE as it is now, of any weight: its rule, and where it is.

    What a program shows where it has nothing to show is a fault, too.
    """
    shown = _NO_WORDS.findall(page.inner_text("body"))
    return [f"shown: {word}" for word in shown] + [
        f"{scheme}: {fault['id']} ({fault['impact']}): {node['html'][:200]} {node['any'][:1]}"
        for scheme, fault in _violations(page)
        for node in fault["nodes"]
    ]


def grave_faults(page: Any) -> list[str]:
    """Those of them that are serious or worse."""
    return [
        f"{scheme}: {fault['id']}: {node['html'][:160]}"
        for scheme, fault in _violations(page)
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def _violations(page: Any) -> list[tuple[str, dict[str, Any]]]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        found += [(scheme, fault) for fault in axe.run(page).response["violations"]]
    return found
