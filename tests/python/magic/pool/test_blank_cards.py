"""Blanks: what stays of a card of which something is not understood."""

from collections.abc import Iterator

import pytest
from passing import pass_until
from unread_cards import blank, pool_of_unread

from pyengine.errors import CardError
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.position import Position


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    with Pool.open(pool_of_unread(tmp_path_factory.mktemp("unread"))) as opened:
        yield opened


def marks(pool: Pool, name: str) -> list[str]:
    return [term for term in blank(pool, name).card.abilities if term.startswith("left_out(")]


def test_a_walker_keeps_its_loyalty_and_what_is_understood(pool: Pool) -> None:
    found = blank(pool, "Salt Warden")
    assert found.card.abilities[:3] == (
        "loyalty(4)", "activated([loyalty(1)],[draw(you,1)])",
        "activated([loyalty(-5)],[gain_life(you,5)])",
    )  # fmt: skip
    assert [part.what for part in found.left_out] == ["[−2]"]
    assert found.left_out[0].words.startswith("its [−2] is not understood: reading stopped at")
    assert (found.card.name, found.card.mana_cost) == ("Salt Warden", "{2}{U}")
    assert found.card.type_line == "Legendary Planeswalker — Salt"


def test_a_chapter_that_is_left_out_comes_and_does_nothing(pool: Pool) -> None:
    found = blank(pool, "Song of Salt")
    assert "triggered(chapter([2]),true,[])" in found.card.abilities
    assert [part.what for part in found.left_out] == ["chapter II"]
    position = Position(own={found.card.name: found.card})
    (saga,) = position.battlefield("a", found.card.name)
    position.fluent(f"counters({saga},lore,1)")
    session = position.begin("draw", turn=3)
    pass_until(session, step="end")
    assert [saga, "lore", 2] in session.query("counters", 3)
    for _ in range(60):
        assert session.choice is not None
        if session.query("counters", 3):
            session.do("pass" if "pass" in session.choice.actions else session.choice.actions[0])
    assert session.query("turn", 1) == [[5]]
    assert not session.query("counters", 3)
    assert [player for player, _ in session.query("graveyard", 2)] == ["a"]


def test_a_spell_of_which_nothing_is_understood_resolves(pool: Pool) -> None:
    found = blank(pool, "Moon Whisper")
    assert found.words.endswith("it does nothing")
    position = Position(own={found.card.name: found.card})
    (spell,) = position.hand("a", found.card.name)
    position.battlefield("a", "Island")
    session = position.begin()
    session.do(f"cast({spell})")
    pass_until(session)
    assert session.query("stack", 1) == [[[]]]
    assert [player for player, _ in session.query("graveyard", 2)] == ["a"]


def test_half_of_a_spell_is_played(pool: Pool) -> None:
    found = blank(pool, "Half a Spell")
    assert found.card.abilities[0].startswith("spell([damage(this,3,")
    assert marks(pool, "Half a Spell") == ["left_out('Whisper to the moon.')"]


def test_a_star_that_nothing_says_is_nothing(pool: Pool) -> None:
    found = blank(pool, "Star Beast")
    assert (found.card.power, found.card.toughness) == ("0", "1")
    assert "left_out('*/1+* is 0/1')" in found.card.abilities
    assert "keyword(trample)" in found.card.abilities


def test_an_aura_that_enchants_nothing_is_none(pool: Pool) -> None:
    found = blank(pool, "Moon Chain")
    assert found.card.subtypes == ()
    assert "subtype Aura" in [part.what for part in found.left_out]


def test_what_needs_another_ability_goes_with_it(pool: Pool) -> None:
    found = blank(pool, "Kicked Whisper")
    assert [term for term in found.card.abilities if "left_out" not in term] == ["keyword(haste)"]
    assert [part.reason for part in found.left_out][-1] == "it needs another one that is left out"


def test_where_the_frame_has_rules_of_its_own_no_ability_stays(pool: Pool) -> None:
    found = blank(pool, "School of the Moon")
    assert all(term.startswith("left_out(") for term in found.card.abilities)
    assert found.card.subtypes == ("case",)


def test_what_only_a_level_has_is_left_out(pool: Pool) -> None:
    found = blank(pool, "Slow Student")
    kept = [term for term in found.card.abilities if not term.startswith("left_out(")]
    assert kept[-1] == "keyword(vigilance)" and "keyword(flying)" not in kept
    assert (found.card.power, found.card.toughness) == ("1", "1")


def test_a_half_that_is_not_understood_does_nothing(pool: Pool) -> None:
    found = blank(pool, "Left // Right")
    left, right, *others = found.card.abilities
    assert "damage(this,2," in left and "[spell([])]" in right
    assert others == ["left_out('Whisper to the moon.')"]
    assert found.card.mana_cost == "{R}{U}"


def test_the_other_side_keeps_what_is_understood(pool: Pool) -> None:
    found = blank(pool, "Day Ox // Night Ox")
    assert "keyword(flying)" in found.card.abilities[1]
    assert [part.text for part in found.left_out] == ["Whisper to the moon."]


def test_what_the_rules_have_no_type_for_is_no_blank(pool: Pool) -> None:
    with pytest.raises(CardError, match="Plot at Night can't be a blank: the card type conspiracy"):
        blank(pool, "Plot at Night")
