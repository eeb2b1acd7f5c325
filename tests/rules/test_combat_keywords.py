"""Keywords that change combat damage: first strike, deathtouch, lifelink, wither, protection."""

import pytest
from passing import pass_until
from rulebook import (
    Board,
    alive,
    fight,
    finish,
    life_of,
    step,
    to,
)


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
    assert session.holds("counters(b,poison,2)")
    assert life_of(session, "b") == 20
    assert not any(thing == giant for thing, _ in session.query("damage", 2))


def test_ten_poison_counters_lose_the_game() -> None:
    board = Board()
    board.fluent("counters(b,poison,8)")
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
