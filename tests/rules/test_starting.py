"""Starting the game (103): who begins, hands, mulligans by three rules, the first draw."""

import pytest
from rulebook import new_game, step

from pyengine.engine.session import Session


def hand(session: Session, player: str) -> list[int]:
    return [card for owner, card in session.query("hand", 2) if owner == player]


def library(session: Session, player: str) -> list[int]:
    return dict(session.query("library", 2))[player]


def keep_all(session: Session) -> None:
    while session.choice and "keep" in session.choice.actions:
        session.do("keep")


def test_the_coin_is_flipped_by_the_seed() -> None:
    starters = {seed: new_game("a", "b", seed=seed).query("active", 1)[0][0] for seed in range(12)}
    again = {seed: new_game("a", "b", seed=seed).query("active", 1)[0][0] for seed in range(12)}
    assert starters == again
    assert set(starters.values()) == {"a", "b"}


@pytest.mark.parametrize("rule", ["london", "vancouver", "paris"])
def test_seven_cards_for_everybody(rule: str) -> None:
    session = new_game("a", "b", settings=(f"mulligan={rule}",))
    assert [len(hand(session, p)) for p in "ab"] == [7, 7]
    assert [len(library(session, p)) for p in "ab"] == [13, 13]


def mulligan(session: Session, times: int) -> str:
    """The first player mulligans TIMES, the other one keeps; then that player keeps."""
    assert session.choice is not None
    player = session.choice.player
    for _ in range(times):
        while session.choice.player != player:
            session.do("keep")
        session.do("mulligan")
    while session.choice and "keep" in session.choice.actions:
        session.do("keep")
    return player


def test_london_seven_new_cards_then_one_to_the_bottom_for_each_mulligan() -> None:
    session = new_game("a", "b")
    player = mulligan(session, 2)
    assert len(hand(session, player)) == 7
    assert session.choice is not None
    assert session.choice.process == f"put_on_bottom({player},2)"
    session.do(session.choice.actions[0])
    session.do(session.choice.actions[0])
    assert len(hand(session, player)) == 5
    assert len(library(session, player)) == 15
    assert session.choice.process.startswith("priority")


@pytest.mark.parametrize("rule", ["vancouver", "paris"])
def test_the_older_rules_draw_one_card_fewer(rule: str) -> None:
    session = new_game("a", "b", settings=(f"mulligan={rule}",))
    player = mulligan(session, 3)
    assert len(hand(session, player)) == 4
    assert session.choice is not None
    assert session.choice.process.startswith("scry_top") == (rule == "vancouver")


@pytest.mark.parametrize("keep", [True, False])
def test_vancouver_scries_once(keep: bool) -> None:
    session = new_game("a", "b", settings=("mulligan=vancouver",))
    player = mulligan(session, 1)
    top = library(session, player)[0]
    session.do("leave_on_top" if keep else f"bottom({top})")
    assert (library(session, player)[0] == top) == keep
    assert (library(session, player)[-1] == top) != keep
    assert session.choice is not None
    assert session.choice.process.startswith("priority")


def test_mulligans_end_when_no_card_is_left() -> None:
    session = new_game("a", "b", settings=("mulligan=paris",))
    assert session.choice is not None
    player = session.choice.player
    for _ in range(7):
        while session.choice.player != player:
            session.do("keep")
        session.do("mulligan")
    while session.choice.player != player:
        session.do("keep")
    assert hand(session, player) == []
    assert session.choice.actions == ("keep",)


def test_a_new_hand_is_another_one() -> None:
    session = new_game("a", "b", size=60)
    assert session.choice is not None
    player = session.choice.player
    before = set(hand(session, player))
    session.do("mulligan")
    keep_all(session)
    assert len(set(hand(session, player)) & before) < 7
    assert sorted([*hand(session, player), *library(session, player)])[0] > 0
    assert len({*hand(session, player), *library(session, player)}) == 60


@pytest.mark.parametrize(("players", "cards"), [(("a", "b"), 7), (("a", "b", "c"), 8)])
def test_the_first_draw_is_skipped_by_two_players_only(
    players: tuple[str, ...], cards: int
) -> None:
    session = new_game(*players)
    first = session.query("active", 1)[0][0]
    keep_all(session)
    while step(session) != "precombat_main":
        session.do("pass")
    assert len(hand(session, first)) == cards
    while session.query("active", 1)[0][0] == first or step(session) != "precombat_main":
        assert session.choice is not None
        session.do("pass" if "pass" in session.choice.actions else session.choice.actions[0])
    second = session.query("active", 1)[0][0]
    assert len(hand(session, second)) == 8


@pytest.mark.parametrize("rule", ["london", "vancouver", "paris"])
def test_the_first_mulligan_of_three_players_is_free(rule: str) -> None:
    session = new_game("a", "b", "c", settings=(f"mulligan={rule}",))
    player = mulligan(session, 1)
    assert len(hand(session, player)) == 7
    assert session.choice is not None
    assert session.choice.process.startswith("priority")


def test_conceding_before_the_first_turn() -> None:
    session = new_game("a", "b", "c")
    assert session.choice is not None
    gone = session.choice.player
    session.do(f"concede({gone})")
    keep_all(session)
    assert session.choice.process.startswith("priority")
    assert gone not in session.query("turn_order", 1)[0][0]
    assert session.query("active", 1)[0][0] != gone
