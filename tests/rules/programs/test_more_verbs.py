"""Verbs that no card of the other files has."""

from program_table import Table, creatures


def test_counter_and_draw_if_it_was() -> None:
    t = Table("Test Counter")
    (s,) = t.p.hand("b", "Shock")
    t.p.battlefield("b", "Mountain")
    t.begin(active="b")
    t.run(f"cast({s})", "target(a)", "pass", f"cast({t.spell})", "target=Shock")
    assert (
        t.life("a") == 20 and len(t.names("hand")) == 1 and t.names("graveyard", "b") == ["Shock"]
    )


def test_fight() -> None:
    t = Table("Test Brawl")
    (x,) = creatures(t, "a", "Centaur Courser")
    (y,) = creatures(t, "b", "Gray Ogre")
    t.begin().cast(f"target({x})", f"target({y})")
    assert (
        t.names("controls", "b") == []
        and t.names("controls") == ["Centaur Courser"]
        and t.life("a") == 25
    )


def test_add_mana() -> None:
    t = Table("Test Ritual", lands=1).begin()
    t.cast()
    assert t.game.query("pool", 2) or any(
        "red" in f for f in t.game.fluents() if f.startswith(("pool", "mana"))
    )


def test_look_take_and_the_rest() -> None:
    t = Table("Test Peek")
    _a, b, _c, *_ = t.p.library("a", "Shock", "Gray Ogre", "Test Relic", "Forest")
    t.begin().cast(f"select({b})")
    assert t.names("hand") == ["Gray Ogre"] and t.names("library") == [
        "Forest",
        "Shock",
        "Test Relic",
    ]
    assert t.game.query("looked_at", 2) == []


def test_within_a_library() -> None:
    t = Table("Test Dig")
    _a, b, _c, d = t.p.library("a", "Shock", "Gray Ogre", "Test Relic", "Test Bird")
    t.begin().cast(f"select({b})", f"select({d})")
    assert sorted(t.names("library")[:2]) == ["Gray Ogre", "Test Bird"]
    assert t.names("library")[2:] == ["Shock", "Test Relic"]


def test_back_on_top() -> None:
    t = Table("Test Ponder")
    _a, _b, c, *_ = t.p.library("a", "Shock", "Gray Ogre", "Test Relic", "Forest")
    t.begin().cast(f"select({c})")
    assert t.names("hand") == ["Test Relic"]
    assert t.names("library") == ["Gray Ogre", "Shock", "Forest"]


def test_create_a_copy() -> None:
    t = Table("Test Twin")
    (x,) = creatures(t, "b", "Gray Ogre")
    t.begin().cast(f"target({x})")
    assert t.names("controls") == ["Gray Ogre"] and any(
        k == "+1/+1" and n == 2 for _, k, n in t.game.query("counters", 3)
    )


def test_attach() -> None:
    t = Table("Test Arm")
    s, x = creatures(t, "a", "Test Sword", "Gray Ogre")
    t.begin().cast(f"target({s})", f"target({x})")
    assert t.stats(x) == "4/4"
    assert len(t.game.query("attached_since", 2)) == 1


def test_attach_where_it_is_or_cannot_be() -> None:
    """Attached to what bears it, or to itself, nothing happens, timestamps included (701.3b)."""
    t = Table("Test Arm")
    s, x = creatures(t, "a", "Test Sword", "Gray Ogre")
    t.p.fluent(f"attached({s},{x})")
    t.begin().cast(f"target({s})", f"target({x})")
    assert t.stats(x) == "4/4" and t.game.query("attached_since", 2) == []
    t = Table("Test Arm")
    s, x = creatures(t, "a", "Test Sword", "Test Living Sword")
    t.begin().cast(f"target({x})", f"target({x})")
    assert t.game.query("attached", 2) == []


def test_copy_a_spell() -> None:
    t = Table("Test Echo")
    (s,) = t.p.hand("a", "Shock")
    t.begin()
    t.run(f"cast({s})", "target(b)", f"cast({t.spell})", "target=Shock")
    assert t.life("b") == 16


def test_set_life() -> None:
    t = Table("Test Balance", a=3, b=11).begin().cast()
    assert (t.life("a"), t.life("b")) == (11, 11)


def test_a_set_in_a_static_ability() -> None:
    """What it rests on changes within combat."""
    t = Table()
    giant, ogre = creatures(t, "a", "Test Blocked Giant", "Gray Ogre")
    (bear,) = creatures(t, "b", "Elvish Warrior")
    t.begin()
    for action in (f"attack({giant},b)", f"attack({ogre},b)", "done", f"block({bear},{ogre})"):
        while action not in t.actions:
            t.game.do("pass")
        assert t.stats(ogre) in ("", "2/2")
        t.game.do(action)
    t.game.do("done")
    assert t.stats(giant) in ("", "3/3") and t.stats(ogre) == "4/2"
    assert t.game.violations() == []


def test_who_looks_knows() -> None:
    t = Table("Test Glance")
    top, *_ = t.p.library("b", "Shock", "Gray Ogre", "Forest")
    t.begin().cast("target(b)")
    assert t.game.query("knows", 2) == [["a", top]]
    assert t.game.query("looked_at", 2) == []


def test_like_creatures_are_copied_each() -> None:
    t = Table("Test Mirror")
    creatures(t, "b", "Gray Ogre", "Gray Ogre", "Elvish Warrior")
    t.begin().cast()
    assert t.names("controls") == ["Elvish Warrior", "Gray Ogre", "Gray Ogre"]


def bottom(t: Table) -> list[str]:
    """The last three cards of a's library."""
    (cards,) = (cards for owner, cards in t.game.query("library", 2) if owner == "a")
    names = {number: name for number, name, _ in t.game.query("object", 3)}
    return [names[number] for number in cards[-3:]]


def test_several_go_into_a_library_in_the_order_that_their_owner_says() -> None:
    t = Table("Test Order")
    x, y, z, *_ = t.p.library("a", "Shock", "Gray Ogre", "Forest", "Forest", "Forest")
    t.begin().cast(f"put_next({z})", f"put_next({x})", f"put_next({y})")
    assert bottom(t) == ["Forest", "Shock", "Gray Ogre"]
    assert [player for player, _ in t.game.query("knows", 2)] == ["a", "a", "a"]


def test_in_a_random_order_nobody_knows_which_is_which() -> None:
    orders = set()
    for seed in range(12):
        t = Table("Test Lots")
        t.p.library("a", "Shock", "Gray Ogre", "Mountain", "Forest", "Forest")
        t.begin(seed=seed).cast()
        assert sorted(bottom(t)) == ["Gray Ogre", "Mountain", "Shock"]
        assert t.game.query("knows", 2) == [] and t.game.query("looked_at", 2) == []
        orders.add(tuple(bottom(t)))
    assert len(orders) > 1
