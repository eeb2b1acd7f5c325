"""The playable cards that are nearest to one that can't be played."""

from collections.abc import Iterator

import pytest
from unread_cards import pool_of_unread

from pyengine.games.magic.missing.nearest import Nearest
from pyengine.games.magic.pool.lookup import Pool


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    with Pool.open(pool_of_unread(tmp_path_factory.mktemp("unread"))) as opened:
        yield opened


def near(pool: Pool, name: str, most: int = 3, without: tuple[str, ...] = ()) -> list[str]:
    number = pool.number(name)
    assert number is not None
    return Nearest(pool).to(number, most, without)


def test_types_colors_and_role_count_and_then_the_cost(pool: Pool) -> None:
    assert near(pool, "Moon Ox") == ["Grey Ox", "Plain Elk", "Plain Ox"]


def test_a_card_of_another_color_is_not_near(pool: Pool) -> None:
    assert "Wide Ox" not in near(pool, "Moon Ox", 10)


def test_an_instant_is_near_an_instant(pool: Pool) -> None:
    assert near(pool, "Moon Whisper") == ["Sharp Word", "Long Word"]


def test_what_the_deck_is_full_of_is_passed_over(pool: Pool) -> None:
    assert near(pool, "Moon Ox", 1, ("Grey Ox",)) == ["Plain Elk"]


def test_all_of_them_are_understood(pool: Pool) -> None:
    for name in ("Moon Ox", "Moon Whisper", "Kicked Whisper", "Song of Salt", "Day Ox"):
        for other in near(pool, name, 10):
            assert pool.playable(other) is not None


def test_where_nothing_is_like_it_nothing_is_near(pool: Pool) -> None:
    assert near(pool, "Salt Warden") == []
