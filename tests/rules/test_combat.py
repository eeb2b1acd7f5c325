"""Combat (506-511), keywords of combat, and damage (120)."""

import pytest
from rulebook import (
    Board,
    alive,
    fight,
    fight_until_blocks,
    finish,
    life_of,
    pass_to_choice,
    step,
    to,
    why_not,
)


def test_an_unblocked_attacker_deals_its_power_and_taps() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    session = board.begin()
    fight(session, [f"{bear},b"])
    assert life_of(session, "b") == 18
    assert session.holds(f"tapped({bear})")


def test_vigilance() -> None:
    board = Board()
    knight = board.creature("a", 2, 2, "vigilance")
    session = board.begin()
    fight(session, [f"{knight},b"])
    assert life_of(session, "b") == 18
    assert not session.holds(f"tapped({knight})")


def test_who_cannot_attack() -> None:
    board = Board()
    sick = board.creature("a", 1, 1, sick=True)
    hasty = board.creature("a", 1, 1, "haste", sick=True)
    wall = board.creature("a", 0, 4, "defender")
    peaceful = board.creature("a", 1, 1, "static(this, [cant_attack])")
    (tapped,) = board.battlefield("a", "Grizzly Bears", tapped=True)
    session = board.begin()
    to(session, "declare_attackers")
    assert session.choice is not None
    assert session.choice.actions == ("done", f"attack({hasty},b)")
    assert why_not(f"attack({sick},b)") == {"302.6"}
    assert why_not(f"attack({wall},b)") == {"702.3b"}
    assert why_not(f"attack({peaceful},b)") == {"508.1c"}
    assert why_not(f"attack({tapped},b)") == {"508.1a"}


def test_must_attack_if_able() -> None:
    board = Board()
    raging = board.creature("a", 2, 2, "static(this, [must_attack])")
    sick = board.creature("a", 2, 2, "static(this, [must_attack])", sick=True)
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    assert session.choice is not None
    assert session.choice.actions == (f"attack({raging},b)",)
    assert why_not("done") == {"508.1d"}
    session.do(f"attack({raging},b)")
    assert not session.holds(f"attacking({sick},b)")
    assert "done" in session.choice.actions


EVASION = [
    ("flying", (), False), ("flying", ("flying",), True), ("flying", ("reach",), True),
    ("horsemanship", (), False), ("horsemanship", ("horsemanship",), True),
    ("shadow", (), False), ("shadow", ("shadow",), True),
    ("fear", (), False), ("fear", ("black",), True), ("fear", ("artifact",), True),
    ("intimidate", ("black",), False), ("intimidate", ("red",), True),
    ("intimidate", ("artifact",), True),
    ("skulk", (), False), ("skulk", ("small",), True),
    ("landwalk(forest)", (), True), ("landwalk(forest)", ("forest",), False),
    ("protection(color(black))", ("black",), False), ("protection(color(black))", ("red",), True),
    ("static(this, [cant_be_blocked])", (), False),
    ("static(this, [cant_be_blocked_except_by(artifact)])", (), False),
    ("static(this, [cant_be_blocked_except_by(artifact)])", ("artifact",), True),
]  # fmt: skip


@pytest.mark.parametrize(("keyword", "blocker", "can"), EVASION)
def test_evasion(keyword: str, blocker: tuple[str, ...], can: bool) -> None:
    board = Board()
    attacker = board.creature("a", 2, 2, keyword, cost="{R}")
    cost = {"black": "{B}", "red": "{R}"}.get("".join(blocker), "{1}")
    types = "artifact creature" if "artifact" in blocker else "creature"
    power = 1 if "small" in blocker else 3
    keywords = [k for k in blocker if k in ("flying", "reach", "horsemanship", "shadow")]
    guard = board.creature("b", power, 3, *keywords, cost=cost, types=types)
    if "forest" in blocker:
        board.battlefield("b", "Forest")
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    session.do(f"attack({attacker},b)")
    session.do("done")
    pass_to_choice(session, "declare_blockers", "end_combat")
    assert session.choice is not None
    assert (f"block({guard},{attacker})" in session.choice.actions) == can


def test_a_creature_with_shadow_blocks_only_shadow() -> None:
    board = Board()
    attacker = board.creature("a", 2, 2)
    shade = board.creature("b", 2, 2, "shadow")
    session = board.begin(mode="choices")
    fight_until_blocks(session, attacker)
    assert why_not(f"block({shade},{attacker})") == {"702.28b"}


def test_menace_needs_two_blockers() -> None:
    board = Board()
    ogre = board.creature("a", 3, 3, "menace")
    one, two = board.creature("b", 1, 1), board.creature("b", 1, 1)
    session = board.begin(mode="choices")
    fight_until_blocks(session, ogre)
    session.do(f"block({one},{ogre})")
    assert session.choice is not None
    assert "done" not in session.choice.actions
    assert "start_over" in session.choice.actions
    assert why_not("done") == {"702.111b"}
    session.do(f"block({two},{ogre})")
    assert "done" in session.choice.actions


def test_must_block_and_cannot_block() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    keen = board.creature("b", 1, 1, "static(this, [must_block])")
    afraid = board.creature("b", 1, 1, "static(this, [cant_block])")
    session = board.begin(mode="choices")
    fight_until_blocks(session, bear)
    assert session.choice is not None
    assert session.choice.actions == (f"block({keen},{bear})",)
    assert why_not(f"block({afraid},{bear})") == {"509.1b"}


def test_blocked_attackers_deal_no_damage_to_the_player() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    other = board.creature("b", 2, 3)
    session = board.begin()
    fight(session, [f"{bear},b"], f"{other},{bear}")
    assert life_of(session, "b") == 20
    assert not alive(session, bear)
    assert alive(session, other)
    assert session.holds(f"damage({other},2)")


def test_damage_is_divided_freely_among_blockers() -> None:
    board = Board()
    ogre = board.creature("a", 4, 4)
    one, two = board.creature("b", 1, 3), board.creature("b", 1, 3)
    session = board.begin()
    fight(session, [f"{ogre},b"], f"{one},{ogre}", f"{two},{ogre}")
    assert session.choice is not None
    assert set(session.choice.actions) == {f"assign({one},{n})" for n in range(5)}
    session.do(f"assign({one},2)")
    pass_to_choice(session, "none", "end_combat")
    assert session.holds(f"damage({one},2)")
    assert session.holds(f"damage({two},2)")
    assert session.holds(f"damage({ogre},2)")


def test_damage_assignment_order_as_a_setting() -> None:
    board = Board()
    ogre = board.creature("a", 4, 4)
    one, two = board.creature("b", 1, 3), board.creature("b", 1, 3)
    session = board.begin(settings=["combat_damage=ordered"])
    to(session, "declare_attackers")
    session.do(f"attack({ogre},b)")
    finish(session, "declare_attackers")
    pass_to_choice(session, "declare_blockers", "end_combat")
    session.do(f"block({one},{ogre})")
    session.do(f"block({two},{ogre})")
    finish(session, "declare_blockers")
    assert session.choice is not None
    assert session.choice.actions == (f"next_blocker({one})", f"next_blocker({two})")
    session.do(f"next_blocker({two})")
    session.do(f"next_blocker({one})")
    pass_to_choice(session, "divide_damage", "end_combat")
    assert session.choice is not None
    assert session.choice.actions == (f"assign({two},3)", f"assign({two},4)")
    session.do(f"assign({two},3)")
    pass_to_choice(session, "none", "end_combat")
    assert alive(session, one)
    assert not alive(session, two)


@pytest.mark.parametrize(("deathtouch", "least"), [(False, 3), (True, 1)])
def test_trample_with_one_blocker(deathtouch: bool, least: int) -> None:
    board = Board()
    beast = board.creature("a", 5, 5, "trample", *["deathtouch"] * deathtouch)
    wall = board.creature("b", 0, 3)
    session = board.begin()
    fight(session, [f"{beast},b"], f"{wall},{beast}")
    assert session.choice is not None
    assert set(session.choice.actions) == {f"assign({wall},{n})" for n in range(least, 6)}
    session.do(f"assign({wall},{least})")
    pass_to_choice(session, "none", "end_combat")
    assert life_of(session, "b") == 20 - (5 - least)
    assert not alive(session, wall)


def test_trample_with_two_blockers_needs_lethal_damage_to_both() -> None:
    board = Board()
    beast = board.creature("a", 5, 5, "trample")
    one, two = board.creature("b", 0, 2), board.creature("b", 0, 2)
    session = board.begin(mode="choices")
    fight(session, [f"{beast},b"], f"{one},{beast}", f"{two},{beast}")
    session.do(f"assign({one},1)")
    assert session.choice is not None
    assert session.choice.actions == (f"assign({two},4)",), "nothing is left for the player"
    session.undo()
    session.do(f"assign({one},2)")
    assert session.choice.actions == (f"assign({two},2)", f"assign({two},3)")
    session.do(f"assign({two},2)")
    session.do("assign(b,1)")
    assert life_of(session, "b") == 19


def test_trample_with_no_blocker_left_hits_the_player() -> None:
    board = Board()
    beast = board.creature("a", 5, 5, "trample")
    plain = board.creature("a", 3, 3)
    guard = board.creature("b", 0, 2)
    other = board.creature("b", 0, 2)
    board.battlefield("a", "Mountain", "Mountain")
    shock, second = board.hand("a", "Shock", "Shock")
    session = board.begin()
    to(session, "declare_attackers")
    for attacker in (beast, plain):
        session.do(f"attack({attacker},b)")
    finish(session, "declare_attackers")
    pass_to_choice(session, "declare_blockers", "end_combat")
    session.do(f"block({guard},{beast})")
    session.do(f"block({other},{plain})")
    finish(session, "declare_blockers")
    for card, target in ((shock, guard), (second, other)):
        session.do(f"cast({card})")
        session.do(f"target({target})")
    pass_to_choice(session, "none", "end_combat")
    assert life_of(session, "b") == 15, "the blocked creature without trample deals none (509.1h)"


def test_without_attackers_no_blocks_and_no_damage() -> None:
    board = Board()
    board.creature("a", 2, 2)
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    session.do("done")
    pass_to_choice(session, "none", "end_combat")
    assert session.holds("step(end_combat)")
    assert not session.query("blocked", 1)


def test_steps_happen_although_all_attackers_have_left() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    board.battlefield("b", "Mountain")
    (shock,) = board.hand("b", "Shock")
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    session.do(f"attack({bear},b)")
    session.do("done")
    session.do("pass")
    session.do(f"cast({shock})")
    session.do(f"target({bear})")
    for _ in range(4):
        session.do("pass")
    assert step(session) == "declare_blockers", "508.8: a creature was declared"


def test_combat_ends_for_everybody() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    guard = board.creature("b", 0, 5)
    session = board.begin()
    fight(session, [f"{bear},b"], f"{guard},{bear}")
    to(session, "postcombat_main")
    for fluent, arity in (("attacking", 2), ("blocks", 2), ("blocked", 1), ("struck", 1)):
        assert session.query(fluent, arity) == []
