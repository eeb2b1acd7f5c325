"""Three and more players (800-806), losing, leaving and conceding (104, 704.5)."""

from __future__ import annotations

import random

import pytest
from passing import pass_until
from rulebook import Board, alive, finish, life_of, new_game, pass_to_choice, step, to

from pyengine.engine.session import Session


def order(session: Session) -> list[str]:
    return session.query("turn_order", 1)[0][0]


def test_losses_at_the_same_time_are_a_draw() -> None:
    board = Board()
    board.life("a", 0)
    board.life("b", 0)
    assert board.begin().result == "draw"


@pytest.mark.parametrize(
    ("fluent", "why"),
    [("counters(b,poison,10)", "poison"), ("drew_from_empty(b)", "empty_library")],
)
def test_ways_to_lose(fluent: str, why: str) -> None:
    board = Board()
    board.fluent(fluent)
    session = board.begin()
    assert session.result == "won([a])"
    assert session.query("lost", 2) == [["b", why]]


def test_nine_poison_counters_do_not_lose() -> None:
    board = Board()
    board.fluent("counters(b,poison,9)")
    assert not board.begin().over


def test_two_of_three_lose_at_once() -> None:
    board = Board("a", "b", "c")
    board.life("a", 0)
    board.life("c", -1)
    session = board.begin()
    assert session.result == "won([b])"


def test_two_of_four_lose_at_once_and_the_others_go_on() -> None:
    board = Board("a", "b", "c", "d")
    board.life("a", 0)
    board.life("c", 0)
    session = board.begin()
    assert not session.over
    assert order(session) == ["b", "d"]
    assert session.choice is not None
    assert session.choice.player == "b", "the next in turn order gets priority"


def test_a_loss_removes_the_player_and_what_is_theirs() -> None:
    board = Board("a", "b", "c")
    bear = board.creature("b", 2, 2)
    mourner = board.creature("a", 1, 1, "triggered(leaves([creature]), true, [gain_life(you, 1)])")
    board.hand("b", "Forest")
    board.graveyard("b", "Forest")
    session = board.begin()
    session.do("concede(b)")
    assert order(session) == ["a", "c"]
    assert not alive(session, bear)
    assert alive(session, mourner)
    assert [owner for _, _, owner in session.query("object", 3) if owner == "b"] == []
    assert session.query("exile", 1) == []
    pass_until(session)
    assert life_of(session, "a") == 21, "603.6c: leaves-the-battlefield abilities trigger"


@pytest.mark.parametrize(("who", "expected"), [("a", "b"), ("b", "a"), ("c", "a")])
def test_conceding_with_priority_waiting(who: str, expected: str) -> None:
    session = Board("a", "b", "c").begin()
    session.do(f"concede({who})")
    assert session.choice is not None
    assert session.choice.player == expected
    while step(session) == "precombat_main":
        assert session.choice.player != who
        session.do("pass")


def test_the_turn_of_a_player_who_left_goes_on() -> None:
    session = Board("a", "b", "c").begin()
    session.do("concede(a)")
    assert session.query("turn", 1) == [[5]]
    while session.query("turn", 1) == [[5]]:
        session.do("pass")
    assert session.query("active", 1) == [["b"]]


def test_spells_of_a_player_who_left_do_nothing() -> None:
    board = Board("a", "b", "c")
    board.battlefield("a", "Mountain")
    (shock,) = board.hand("a", "Shock")
    session = board.begin()
    session.do(f"cast({shock})")
    session.do("concede(a)")
    assert session.query("stack", 1) == [[[]]]
    assert session.query("stack_item", 3) == []
    assert session.query("casting", 2) == []
    assert session.choice is not None
    assert session.choice.player == "b"
    assert step(session) == "precombat_main"


def test_attacking_several_opponents() -> None:
    board = Board("a", "b", "c")
    one, two = board.creature("a", 2, 2), board.creature("a", 3, 3)
    guard, other = board.creature("b", 0, 4), board.creature("c", 0, 4)
    session = board.begin()
    to(session, "declare_attackers")
    session.do(f"attack({one},b)")
    session.do(f"attack({two},c)")
    finish(session, "declare_attackers")
    pass_to_choice(session, "declare_blockers", "end_combat")
    assert session.choice is not None
    assert session.choice.player == "b", "802.4: in APNAP order"
    assert set(session.choice.actions) == {f"block({guard},{one})", "done"}
    session.do("done")
    assert session.choice.player == "c"
    session.do(f"block({other},{two})")
    session.do("done")
    pass_to_choice(session, "none", "end_combat")
    assert [life_of(session, p) for p in "abc"] == [20, 18, 20]


def test_702_116a_one_ability_exiles_all_the_tokens_of_myriad() -> None:
    board = Board("a", "b", "c", "d")
    beast = board.creature("a", 3, 3, "myriad")
    session = board.begin()
    to(session, "declare_attackers")
    session.do(f"attack({beast},b)")
    finish(session, "declare_attackers")
    for _ in "cd":
        pass_to_choice(session, "choose_myriad", "declare_blockers")
        session.do("yes")
    pass_to_choice(session, "priority", "declare_blockers")
    waiting = {(number, that) for number, *_, that in session.query("delayed", 7)}
    assert len({number for number, _ in waiting}) == 1, "603.7: one ability"
    tokens = {that for _, that in waiting}
    assert len(tokens) == 2, "for each opponent but the one that is attacked"
    pass_to_choice(session, "none", "postcombat_main")
    assert [life_of(session, p) for p in "abcd"] == [20, 17, 17, 17]
    assert not any(alive(session, token) for token in tokens)
    assert alive(session, beast)


@pytest.mark.parametrize(
    ("option", "attacked"),
    [((), "bcd"), (("attack=left",), "b"), (("attack=right",), "d")],
)
def test_802_803_whom_one_may_attack(option: tuple[str, ...], attacked: str) -> None:
    board = Board("a", "b", "c", "d")
    number = board.creature("a", 1, 1)
    session = board.begin(settings=option)
    to(session, "declare_attackers")
    assert session.choice is not None
    found = [a for a in session.choice.actions if a.startswith("attack")]
    assert found == [f"attack({number},{player})" for player in attacked]


def test_803_1a_who_sits_beside_one_after_another_has_left() -> None:
    board = Board("a", "b", "c", "d")
    number = board.creature("a", 1, 1)
    session = board.begin(settings=["attack=left"])
    session.do("concede(b)")
    to(session, "declare_attackers")
    assert session.choice is not None
    assert f"attack({number},c)" in session.choice.actions


@pytest.mark.parametrize(("option", "reached"), [("left", "b"), ("right", "c")])
def test_803_1_a_team_mate_beside_one_is_not_attacked(option: str, reached: str) -> None:
    board = Board("a", "b", "c")
    number = board.creature("a", 1, 1)
    for player, team in (("a", "one"), ("b", "two"), ("c", "one")):
        board.fluent(f"team({player},{team})")
    session = board.begin(settings=[f"attack={option}"])
    to(session, "declare_attackers")
    expected = [f"attack({number},b)"] if reached == "b" else []
    found = session.choice.actions if session.choice else []
    assert [a for a in found if a.startswith("attack")] == expected


@pytest.mark.parametrize("keyword", ["trample", "vigilance"])
def test_no_damage_to_a_player_who_left(keyword: str) -> None:
    board = Board("a", "b", "c")
    beast = board.creature("a", 5, 5, keyword)
    session = board.begin()
    to(session, "declare_attackers")
    session.do(f"attack({beast},b)")
    finish(session, "declare_attackers")
    session.do("concede(b)")
    assert session.holds(f"attacking({beast},b)"), "506.4: it goes on attacking"
    pass_to_choice(session, "none", "end_combat")
    assert [life_of(session, p) for p in "ac"] == [20, 20]
    assert not session.over


def test_triggers_of_three_players_in_apnap_order() -> None:
    board = Board("a", "b", "c")
    ability = "triggered(begins(each, end_turn), true, [draw(you, 1)])"
    for player in "cab":
        board.creature(player, 1, 1, ability)
    session = board.begin("postcombat_main", "b")
    to(session, "end_turn")
    stack = session.query("stack", 1)[0][0]
    controllers = {item: player for item, player, _ in session.query("stack_item", 3)}
    assert [controllers[item] for item in reversed(stack)] == ["b", "c", "a"]


def test_teams_win_and_lose_together_and_do_not_attack_each_other() -> None:
    board = Board("a", "b", "c", "d")
    for player, team in zip("abcd", ("x", "y", "x", "y"), strict=True):
        board.fluent(f"team({player},{team})")
    bear = board.creature("a", 2, 2)
    session = board.begin()
    to(session, "declare_attackers")
    assert session.choice is not None
    assert set(session.choice.actions) == {"done", f"attack({bear},b)", f"attack({bear},d)"}
    session.do("done")
    session.do("concede(b)")
    assert not session.over
    session.do("concede(d)")
    assert session.result == "won([a,c])"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("teams", [(), ("x", "y", "x", "y")])
def test_random_games_with_concessions(seed: int, teams: tuple[str, ...]) -> None:
    players = ("a", "b", "c", "d") if teams else ("a", "b", "c")
    cards = ("Forest", "Grizzly Bears", "Mountain", "Shock")
    session = new_game(*players, seed=seed, teams=teams, size=24, cards=cards)
    draw = random.Random(seed)
    for number in range(4000):
        if session.choice is None:
            break
        if number == 60:
            session.do(f"concede({draw.choice(order(session))})")
        else:
            session.choose(draw.randrange(len(session.choice.actions)))
        assert session.violations() == []
    assert session.over
