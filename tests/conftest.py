import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pyengine.games.magic.cards.database import CardDatabase


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the tests build away from the user's own cache, and from the checkout."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANALOG_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.mktemp("bytecode")))
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # else each process compiles all
        yield


@pytest.fixture(scope="session")
def database(home: None) -> Iterator[CardDatabase]:
    with CardDatabase.open() as opened:
        yield opened


@pytest.fixture
def passes_alone() -> Callable[[str, str, int], None]:
    """Runs tests in a process of their own: the file BESIDE another has so many, all passed."""

    def run(file: str, beside: str, count: int) -> None:
        alone = Path(beside).with_name(file)
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", alone]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
        assert f"{count} passed" in done.stdout

    return run
