from collections.abc import Iterator

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
