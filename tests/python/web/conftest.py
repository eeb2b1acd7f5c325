from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from invented_cards import serving_invented
from served import Server, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def server(home: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("games")) as started:
        yield started


@pytest.fixture(scope="session")
def invented(home: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_invented(tmp_path_factory.mktemp("invented")) as started:
        yield started


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A browser: an installed Chromium, or Playwright's own; without one, the test is skipped."""
    sync_api = pytest.importorskip("playwright.sync_api")
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_api.sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        except sync_api.Error:
            pytest.skip("no Chromium: apt-get install chromium, or playwright install chromium")
        yield browser
        browser.close()
