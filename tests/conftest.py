import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

BUILT = Path(__file__).resolve().parents[1] / "build" / "tests"
"""What tests need compiled, from one run to the next: Python's modules, and the rules."""

# Before a module of the tests is imported, so that it is compiled once for all processes and runs.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(BUILT / "bytecode"))

from pyengine.engine.compiled_rules import rules_file  # noqa: E402
from pyengine.games.magic.cards.database import CardDatabase  # noqa: E402


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the tests build away from the user's own cache; the rules are compiled once."""
    with pytest.MonkeyPatch.context() as patch:
        place = tmp_path_factory.mktemp("home")
        patch.setenv("MANALOG_HOME", str(place))
        for file in BUILT.glob("rules-*.qlf"):
            with suppress(FileNotFoundError):  # another run keeps newer ones
                shutil.copy(file, place)
        compiled = rules_file()
        if compiled.parent == place and not (BUILT / compiled.name).exists():
            _keep(compiled)
        yield


def _keep(compiled: Path) -> None:
    """Keep the COMPILED rules for the next run, instead of those that are there."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for file in BUILT.glob("rules-*.qlf"):
        file.unlink(missing_ok=True)
    draft = BUILT / f"{compiled.name}.{os.getpid()}"
    shutil.copy(compiled, draft)
    draft.replace(BUILT / compiled.name)


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
