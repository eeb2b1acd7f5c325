"""Combat (506-511), keywords of combat, and damage (120)."""

from itertools import product

import pytest
from passing import pass_until
from rulebook import Board, alive, fight, finish, life_of, pass_to_choice, step, to, why_not

from pyengine.engine.bridge import bridge


def declared(process: str) -> set[frozenset[str]]:
    """All complete declarations that the rules allow now."""
    return {frozenset(one) for one in bridge().call("define", "searched", "magic", process)}


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


def fight_until_blocks(session, *attackers: int) -> None:
    to(session, "declare_attackers")
    for attacker in attackers:
        session.do(f"attack({attacker},b)")
    finish(session, "declare_attackers")
    pass_to_choice(session, "declare_blockers", "end_combat")


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
    assert why_not("done") == {"509.1c"}
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


def test_first_strike_deals_damage_in_a_step_of_its_own() -> None:
    board = Board()
    knight = board.creature("a", 2, 1, "first_strike")
    bear = board.creature("b", 2, 2)
    session = board.begin()
    fight(session, [f"{knight},b"], f"{bear},{knight}")
    assert alive(session, knight)
    assert not alive(session, bear)


def test_double_strike_deals_damage_twice() -> None:
    board = Board()
    hero = board.creature("a", 3, 3, "double_strike")
    plain = board.creature("a", 1, 1)
    session = board.begin()
    steps = []
    to(session, "declare_attackers")
    session.do(f"attack({hero},b)")
    session.do(f"attack({plain},b)")
    finish(session, "declare_attackers")
    while step(session) != "end_combat":
        steps.append((step(session), life_of(session, "b")))
        assert session.choice is not None
        session.do("pass" if "pass" in session.choice.actions else "done")
    assert ("first_combat_damage", 17) in steps
    assert life_of(session, "b") == 13


def test_no_extra_step_without_first_strike() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    session = board.begin()
    fight(session, [f"{bear},b"])
    assert session.holds("step(end_combat)")
    assert life_of(session, "b") == 18


@pytest.mark.parametrize("kind", ["deathtouch", "deathtouch wither", "deathtouch infect"])
def test_deathtouch_kills_whatever_the_form_of_damage(kind: str) -> None:
    board = Board()
    snake = board.creature("a", 1, 1, *kind.split())
    giant = board.creature("b", 5, 5)
    session = board.begin()
    fight(session, [f"{snake},b"], f"{giant},{snake}")
    assert not alive(session, giant)


def test_lifelink_gains_life_and_is_heard() -> None:
    board = Board()
    cleric = board.creature("a", 3, 3, "lifelink")
    listener = board.creature("a", 1, 1, "triggered(gains_life(you), true, "
                              "[put_counters(this, '+1/+1', 1)])")  # fmt: skip
    session = board.begin()
    fight(session, [f"{cleric},b"])
    assert (life_of(session, "a"), life_of(session, "b")) == (23, 17)
    pass_until(session)
    assert session.holds(f"counters({listener},'+1/+1',1)")


def test_wither_and_infect() -> None:
    board = Board()
    wither = board.creature("a", 1, 3, "wither")
    infect = board.creature("a", 2, 3, "infect")
    giant = board.creature("b", 2, 4)
    session = board.begin()
    fight(session, [f"{wither},b", f"{infect},b"], f"{giant},{wither}")
    assert session.holds(f"counters({giant},'-1/-1',1)")
    assert session.holds(f"power_toughness({giant},1,3)")
    assert session.holds("poison(b,2)")
    assert life_of(session, "b") == 20
    assert not any(thing == giant for thing, _ in session.query("damage", 2))


def test_ten_poison_counters_lose_the_game() -> None:
    board = Board()
    board.fluent("poison(b,8)")
    infect = board.creature("a", 2, 2, "infect")
    session = board.begin()
    fight(session, [f"{infect},b"])
    assert session.result == "won([a])"
    assert session.holds("lost(b,poison)")


def test_protection_prevents_damage() -> None:
    board = Board()
    red = board.creature("a", 3, 3, cost="{R}")
    paladin = board.creature("b", 1, 1, "protection(color(red))")
    session = board.begin()
    fight(session, [f"{red},b"], f"{paladin},{red}")
    assert alive(session, paladin)
    assert session.holds(f"damage({red},1)")


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


@pytest.mark.parametrize("kinds", list(product(["", "must", "cant", "sick"], repeat=2)))
def test_attack_sets_equal_brute_force(kinds: tuple[str, ...]) -> None:
    board = Board("a", "b", "c")
    text = {"must": "static(this, [must_attack])", "cant": "static(this, [cant_attack])"}
    creatures = [
        board.creature("a", 1, 1, *([text[k]] if k in text else []), sick=k == "sick")
        for k in kinds
    ]
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    expected = set()
    for choice in product([None, "b", "c"], repeat=len(kinds)):
        pairs = list(zip(creatures, kinds, choice, strict=True))
        if any(to_whom and kind in ("cant", "sick") for _, kind, to_whom in pairs):
            continue
        if any(kind == "must" and not to_whom for _, kind, to_whom in pairs):
            continue
        expected.add(frozenset(f"attack({c},{w})" for c, _, w in pairs if w))
    assert declared("attack_sets") == expected


@pytest.mark.parametrize(
    ("attackers", "blockers"),
    [
        (("", "flying"), ("", "flying", "cant")),
        (("menace",), ("", "", "flying")),
        (("menace", ""), ("must", "", "")),
        (("menace",), ("must",)),
        (("menace",), ("must", "must")),
        (("menace",), ("must", "")),
        (("menace", "flying"), ("must", "flying")),
    ],
)
def test_block_sets_equal_brute_force(
    attackers: tuple[str, ...], blockers: tuple[str, ...]
) -> None:
    board = Board()
    text = {"must": "static(this, [must_block])", "cant": "static(this, [cant_block])"}
    ours = [board.creature("a", 1, 1, *([k] if k else [])) for k in attackers]
    theirs = [board.creature("b", 1, 1, *([text.get(k, k)] if k else [])) for k in blockers]
    session = board.begin(mode="choices")
    fight_until_blocks(session, *ours)
    legal = []
    for choice in product([None, *range(len(ours))], repeat=len(blockers)):
        if any(
            a is not None and (kind == "cant" or (attackers[a] == "flying" and kind != "flying"))
            for kind, a in zip(blockers, choice, strict=True)
        ):
            continue
        if any(attackers[a] == "menace" and choice.count(a) == 1 for a in choice if a is not None):
            continue
        obeyed = sum(
            kind == "must" and a is not None for kind, a in zip(blockers, choice, strict=True)
        )
        blocks = frozenset(
            f"block({theirs[n]},{ours[a]})" for n, a in enumerate(choice) if a is not None
        )
        legal.append((obeyed, blocks))
    most = max(obeyed for obeyed, _ in legal)
    assert declared("block_sets") == {blocks for obeyed, blocks in legal if obeyed == most}
