"""Nobody is asked whether to do what would do nothing (608.2d); what is secret, all the same."""

from __future__ import annotations

import pytest
from boards import actions, do, place, process, resolve_top
from leaders import cast, spell
from rulebook import Board, why_not

RAZES = "may(then:[destroy(what:all([artifact]))])"
RAZES_FOR_LIFE = "k:" + RAZES + ",if(condition:did(k),then:[gain_life(amount:1)])"
RECYCLES = "may(then:[move(what:all([in(graveyard,you)]),to:library(shuffled))])"
RETURNS = "triggered(dies(this),true,[{}])"


@pytest.mark.parametrize(
    ("effect", "mine", "asks"),
    [
        (f"program([{RAZES}])", (), False),
        (f"program([{RAZES}])", ("artifact",), True),
        (f"program([{RAZES_FOR_LIFE}])", (), True),
        (
            "program([may(then:[move(what:all([in(graveyard,you)]),to:library(shuffled))])])",
            (),
            True,
        ),
        ("program([may(then:[move(what:all([creature]),to:hand),draw(amount:1)])])", (), True),
        ("program([may(then:[move(what:all([creature]),to:hand)])])", (), False),
        ("program([may(then:[move(what:all([creature]),to:hand)])])", ("Gray Ogre",), True),
    ],
)
def test_608_2d_of_a_kind_of_which_there_is_none(
    effect: str, mine: tuple[str, ...], asks: bool
) -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, effect))
    if "artifact" in mine:
        board.source("a", "activated([tap],[add([red])])")
    else:
        board.battlefield("a", *mine)
    session = board.begin()
    cast(session, deed)
    assert (process(session) == "decide_may") is asks


@pytest.mark.parametrize("held", ["Forest", "Shock"])
def test_608_2d_a_hand_is_secret(held: str) -> None:
    board = Board()
    (deed,) = board.hand("a", spell(board, "may([put_from_hand(you,[land],battlefield)])"))
    board.hand("a", held)
    session = board.begin()
    cast(session, deed)
    assert process(session) == "decide_may"
    assert actions(session) == (["no", "yes"] if held == "Forest" else ["no"])
    if held == "Shock":
        assert why_not("yes") == {"608.2d"}


@pytest.mark.parametrize(
    "deed",
    [
        "may([return_to_hand(this)])",
        "program([may(then:[move(what:this,to:library(bottom))])])",
    ],
)
@pytest.mark.parametrize("gone", [True, False])
def test_608_2d_what_is_not_there_any_more(deed: str, gone: bool) -> None:
    board = Board()
    phoenix = board.creature("a", 2, 2, RETURNS.format(deed))
    (kill,) = board.hand("a", spell(board, "destroy(target([creature]))"))
    exiles = "exile(target([card_in(graveyard,each([player]))]))"
    (purge,) = board.hand("b", spell(board, exiles, "Purge"))
    session = board.begin()
    cast(session, kill, phoenix)
    (buried,) = place(session, "graveyard", "a", "Creature 0")
    do(session, "pass")
    if gone:
        do(session, f"cast({purge})", f"target({buried})")
        resolve_top(session)
    resolve_top(session)
    assert (process(session) == "decide_may") is not gone
