"""What a program did is what happened; a choice in its midst is taken back."""

from program_table import Table, creatures


def test_what_was_done_is_what_happened_after_replacement() -> None:
    t = Table("Test Drain").begin().cast("target(b)")
    assert (t.life("a"), t.life("b")) == (23, 17)
    t = Table("Test Drain")
    t.p.fluent("shield(900,prevents_next(b))")
    t.p.fluent("shield_left(900,2)")
    t.begin().cast("target(b)")
    assert (t.life("a"), t.life("b")) == (21, 19)


def test_a_choice_in_the_midst_of_a_program_is_taken_back() -> None:
    t = Table("Devour Flesh")
    warrior, ogre = creatures(t, "b", "Elvish Warrior", "Gray Ogre")
    t.begin()
    for action in (f"cast({t.spell})", "target(b)", "pass", "pass"):
        t.game.do(action)
    before, facts = t.game.digest(), t.game.fluents()
    t.game.do(f"select({warrior})")
    assert t.life("b") == 23
    t.game.undo()
    assert t.game.digest() == before and t.game.fluents() == facts
    t.run(f"select({ogre})")
    assert t.life("b") == 22


def test_what_is_chosen_of_a_hand_is_not_told_to_others() -> None:
    t = Table("Kaito's Pursuit")
    x, y, _ = t.p.hand("b", "Shock", "Shock", "Gray Ogre")
    t.begin()
    for action in (f"cast({t.spell})", "target(b)", "pass", "pass", f"select({x})"):
        t.game.do(action)
    assert f"select({y})" in t.actions
    told = {
        player: [fact for fact in t.game.information_state(player) if fact.startswith("the(")]
        for player in ("a", "b")
    }
    assert [fact.endswith(",hidden)") for fact in told["a"]] == [True]
    assert [fact.endswith(f",{x})") for fact in told["b"]] == [True]
