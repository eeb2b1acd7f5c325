"""Effects of one resolution: coins, cards dug up, counters removed, any number of targets."""

from program_table import Table, creatures


def tossed(spell: str, *answers: str) -> set[tuple[int, bool]]:
    """Return what life came of it in several games, and that nothing of the flip is left."""
    found = set()
    for seed in range(1, 9):
        t = Table(spell).begin(seed=seed).cast(*answers)
        found.add((t.life("a"), t.game.query("flip_of_coin", 3) == []))
    return found


def test_a_coin_is_won_or_lost() -> None:
    assert tossed("Test Toss") == {(23, True), (18, True)}
    assert tossed("Test Timid Toss", "yes") == {(23, True), (18, True)}
    assert tossed("Test Timid Toss", "no") == {(20, True)}


def test_cards_are_dug_up_to_the_first_that_is_like_that() -> None:
    t = Table("Test Burrow")
    t.p.library("a", "Shock", "Island", "Gray Ogre", "Centaur Courser")
    t.begin().cast()
    assert t.names("hand") == ["Gray Ogre"] and t.names("library")[0] == "Centaur Courser"
    assert sorted(t.names("library")[1:]) == ["Island", "Shock"]
    assert t.game.query("revealed", 2) == []
    t = Table("Test Burrow")
    t.p.library("a", "Shock", "Island")
    t.begin().cast()
    assert t.names("hand") == [] and sorted(t.names("library")) == ["Island", "Shock"]


def test_what_is_dug_up_and_exiled_is_followed() -> None:
    t = Table("Test Deep Burrow")
    t.p.library("b", "Shock", "Gray Ogre", "Island", "Island")
    t.begin().cast("target(b)")
    assert t.names("exile", "b") == ["Gray Ogre", "Island", "Shock"] and t.life("a") == 23
    t = Table("Test Deep Burrow")
    t.p.library("b", "Island", "Shock")
    t.begin().cast("target(b)")
    assert t.names("exile", "b") == ["Island"] and t.names("library", "b") == ["Shock"]


def test_all_counters_are_removed() -> None:
    t = Table("Test Wind")
    x, y = creatures(t, "a", "Gray Ogre", "Gray Ogre")
    for counters in (f"{x},'+1/+1',2", f"{x},charge,1", f"{y},charge,1"):
        t.p.fluent(f"counters({counters})")
    t.begin().cast(f"target({x})")
    assert t.game.query("counters", 3) == [[y, "charge", 1]] and t.life("a") == 23


def test_any_number_of_targets() -> None:
    t = Table("Test Sweep")
    x, y = creatures(t, "b", "Gray Ogre", "Gray Ogre")
    z = creatures(t, "a", "Gray Ogre")[0]
    t.begin().cast(f"target({x})", f"target({z})", "no_more")
    assert t.game.holds(f"tapped({x})") and t.game.holds(f"tapped({z})")
    assert not t.game.holds(f"tapped({y})") and t.life("a") == 22
    t = Table("Test Sweep")
    creatures(t, "b", "Gray Ogre")
    t.begin().cast("no_more")
    assert t.life("a") == 20
    t = Table("Test Sweep").begin().cast()
    assert t.life("a") == 20


def test_cards_of_one_graveyard() -> None:
    t = Table("Test Grave Sweep")
    x, y = t.p.graveyard("a", "Shock", "Gray Ogre")
    z = t.p.graveyard("b", "Shock")[0]
    t.begin()
    t.game.do(f"cast({t.spell})")
    assert {f"target({o})" for o in (x, y, z)} <= set(t.actions)
    t.game.do(f"target({x})")
    assert f"target({y})" in t.actions and f"target({z})" not in t.actions


def test_what_entered_this_turn() -> None:
    t = Table("Test Newcomers")
    (x,) = creatures(t, "a", "Gray Ogre")
    ogre = t.p.hand("a", "Gray Ogre")[0]
    t.begin().run(f"cast({ogre})")
    t.cast()
    ((grown, kind, n),) = t.game.query("counters", 3)
    assert grown != x and (kind, n) == ("+1/+1", 1)


def test_hands_and_graveyards_are_shuffled_away() -> None:
    t = Table("Test Restart")
    t.p.hand("a", "Shock", "Shock")
    t.p.graveyard("a", "Shock")
    t.p.graveyard("b", "Gray Ogre", "Gray Ogre")
    t.p.library("a")
    t.p.library("b", "Island")
    t.begin().cast()
    assert len(t.names("hand")) == 2 and len(t.names("library")) == 1
    assert len(t.names("hand", "b")) == 2 and len(t.names("library", "b")) == 1
    assert t.names("graveyard", "b") == []


def test_a_clash_is_won_by_the_higher_mana_value() -> None:
    small, large = "Shock", "Gray Ogre"
    for mine, theirs, life in ((large, small, 23), (small, large, 20), (small, small, 20)):
        t = Table("Test Clash")
        t.p.library("a", mine, "Island")
        t.p.library("b", theirs, "Island")
        t.begin().cast("select(b)", "yes", "no")
        assert t.life("a") == life
        assert t.names("library") == ["Island", mine]
        assert t.names("library", "b") == [theirs, "Island"]


def test_a_token_is_made_again_and_counters_doubled() -> None:
    t = Table("Test Twins")
    creatures(t, "a", "Gray Ogre")
    t.begin().cast()
    assert t.names("controls") == ["Gray Ogre"]
    t = Table("Test Growth")
    x, y = creatures(t, "a", "Gray Ogre", "Gray Ogre")
    t.p.fluent(f"counters({x},'+1/+1',2)")
    t.begin().cast()
    assert t.game.query("counters", 3) == [[x, "+1/+1", 4]] and y != x
