"""What axe-core finds on a page; the page's policy lets it in for tests only."""

from __future__ import annotations

from typing import Any

import pytest


def all_faults(page: Any) -> list[str]:
    """Each fault of PAGE as it is now, of any weight: its rule, and where it is."""
    sync_playwright = pytest.importorskip("axe_playwright_python.sync_playwright")
    found = sync_playwright.Axe().run(page).response["violations"]
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:200]} {node['any'][:1]}"
        for fault in found
        for node in fault["nodes"]
    ]
