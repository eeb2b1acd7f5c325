"""Programs whose sets say anything: sizes, sharing, what is attached."""

from program_table import Table, creatures


def test_fell_the_mighty() -> None:
    t = Table("Fell the Mighty")
    courser, ogre, _elf = creatures(t, "b", "Centaur Courser", "Gray Ogre", "Llanowar Elves")
    t.begin().cast(f"target({ogre})")
    assert t.names("controls", "b") == ["Gray Ogre", "Llanowar Elves"]
    t = Table("Fell the Mighty")
    courser, ogre = creatures(t, "b", "Centaur Courser", "Gray Ogre")
    t.begin().cast(f"target({courser})")
    assert len(t.names("controls", "b")) == 2


def test_eaten_by_spiders() -> None:
    t = Table("Eaten by Spiders")
    bird, sword, _other = creatures(t, "b", "Test Bird", "Test Sword", "Test Sword")
    t.p.fluent(f"attached({sword},{bird})")
    t.begin().cast(f"target({bird})")
    assert t.names("controls", "b") == ["Test Sword"]
    t = Table("Eaten by Spiders")
    ogre, sword = creatures(t, "b", "Gray Ogre", "Test Sword")
    t.p.fluent(f"attached({sword},{ogre})")
    t.begin()
    assert f"cast({t.spell})" not in t.actions


def test_topple() -> None:
    t = Table("Topple")
    courser, _ = creatures(t, "b", "Centaur Courser", "Gray Ogre")
    t.begin().run(f"cast({t.spell})", f"target({courser})")
    assert t.names("exile", "b") == ["Centaur Courser"]
    t = Table("Topple")
    courser, _ogre = creatures(t, "b", "Centaur Courser", "Gray Ogre")
    t.begin()
    t.game.do(f"cast({t.spell})")
    assert t.actions == [f"target({courser})"]


def test_cut_down() -> None:
    t = Table("Cut Down")
    _courser, warrior = creatures(t, "b", "Centaur Courser", "Elvish Warrior")
    t.begin().cast(f"target({warrior})")
    assert t.names("controls", "b") == ["Centaur Courser"]
    t = Table("Cut Down")
    creatures(t, "b", "Centaur Courser")
    t.begin()
    assert f"cast({t.spell})" not in t.actions


def test_toil_to_renown() -> None:
    t = Table("Toil to Renown", lands=1)
    t.p.battlefield("a", "Gray Ogre", tapped=True)
    t.p.battlefield("b", "Gray Ogre", tapped=True)
    t.begin().cast()
    assert t.life("a") == 23  # the two lands that paid, and the Ogre
    t = Table("Toil to Renown", lands=1)
    t.p.battlefield("a", "Gray Ogre")
    t.begin().cast()
    assert t.life("a") == 22


def test_might_of_the_nephilim() -> None:
    t = Table("Might of the Nephilim")
    (ogre,) = creatures(t, "a", "Gray Ogre")
    t.begin().cast(f"target({ogre})")
    assert t.stats(ogre) == "4/4"
    t = Table("Might of the Nephilim")
    (ogre,) = creatures(t, "a", "Gray Ogre")
    t.p.fluent(f"continuous(900,{ogre},[set_colors([])],end_of_turn)")
    t.begin().cast(f"target({ogre})")
    assert t.stats(ogre) == "2/2"


def test_rush_the_room() -> None:
    t = Table("Rush the Room")
    goblin, ogre = creatures(t, "a", "Raging Goblin", "Gray Ogre")
    t.begin().cast(f"target({goblin})")
    assert (
        t.stats(goblin) == "2/1"
        and t.game.holds(f"gained({goblin},first_strike)")
        and t.game.holds(f"gained({goblin},haste)")
    )
    t = Table("Rush the Room")
    (ogre,) = creatures(t, "a", "Gray Ogre")
    t.begin().cast(f"target({ogre})")
    assert t.game.holds(f"gained({ogre},first_strike)") and not t.game.holds(
        f"gained({ogre},haste)"
    )


def test_fight_to_the_death() -> None:
    t = Table("Fight to the Death")
    x, y = creatures(t, "a", "Gray Ogre", "Centaur Courser")
    (w,) = creatures(t, "b", "Elvish Warrior")
    t.begin().run(
        f"attack({x},b)", f"attack({y},b)", "done", f"block({w},{x})", "done", f"cast({t.spell})"
    )
    assert t.names("controls") == ["Centaur Courser"] and t.names("controls", "b") == []
    t = Table("Fight to the Death")
    (x,) = creatures(t, "a", "Gray Ogre")
    (w,) = creatures(t, "b", "Elvish Warrior")
    t.begin().cast()
    assert t.names("controls") == ["Gray Ogre"]
