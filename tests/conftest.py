from collections.abc import Iterator

import pytest

from pyengine.games.magic.cards.database import CardDatabase


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what the tests build away from the user's own cache."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MANALOG_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def database(home: None) -> Iterator[CardDatabase]:
    with CardDatabase.open() as opened:
        yield opened
