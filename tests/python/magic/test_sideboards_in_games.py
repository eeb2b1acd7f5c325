"""What lies beside a deck is outside its game, where a card can bring it in (400.11a)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import nullcontext

import pytest
from boards import actions, names, objects, resolve_top
from test_commander_decks import surveyed
from test_companions import record
from test_pool_import import imported

from pyengine.engine.seat import Seat
from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.scene import scene
from pyengine.games.magic.setup import magic_setup
from pyengine.matches.match import Match, sideboard_of

WISH = "You may reveal a sorcery card you own from outside the game and put it into your hand."
CARDS = {
    "Wish": ("Sorcery", "{0}", WISH),
    "Growth": ("Sorcery", "{G}", "Draw a card."),
    "Bolt": ("Instant", "{R}", "Draw a card."),
    "Vague": ("Sorcery", "{R}", "Whenever the moon is full, this spell purls."),
    "Chief": ("Legendary Creature — Cat", "{2}", ""),
    "Field": ("Basic Land — Plains", "", ""),
}
BESIDE = "\n\nSideboard\n2 Growth\n1 Bolt\n1 Vague"


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    directory = tmp_path_factory.mktemp("wishes")
    file = directory / "cards.json"
    data = {name: record(name, *rest) for name, rest in CARDS.items()}
    file.write_text(json.dumps({"meta": {}, "data": data}), encoding="utf-8")
    imported(file, directory / "pool.sqlite").close()
    with CardDatabase.open(pool=directory / "pool.sqlite") as opened:
        yield opened


def begun(mine: str, cards: CardDatabase, *settings: str) -> Session:
    decks = [surveyed(mine, cards), surveyed("60 Field" + BESIDE, cards)]
    setup = magic_setup(
        decks, seed=1, names=["a", "b"], database=cards, settings=["first_player=a", *settings]
    )
    return Session.start(setup, "choices")


def test_where_a_card_brings_one_in_it_is_there_for_its_owner_alone(cards: CardDatabase) -> None:
    session = begun("60 Wish" + BESIDE, cards)
    for player in "ab":
        assert names(session, "sideboard", player) == ["Bolt", "Growth", "Growth"]
        view = scene(Seat(player, session))
        mine = [thing for thing in view["objects"] if thing["zone"] == "sideboard"]
        assert {thing["owner"] for thing in mine} == {player}
        assert not [fact for fact in session.information_state(player) if "sideboard(" in fact
                    and f"sideboard({player}," not in fact]  # fmt: skip
    assert not any("sideboard" in str(row) for row in session.query("setting", 2))


def test_where_none_does_it_takes_no_part(cards: CardDatabase) -> None:
    session = begun("60 Bolt" + BESIDE, cards)
    assert session.query("sideboard", 2) == []
    assert "Growth" not in str(session.setup)


def test_it_is_brought_in_and_the_game_replays(cards: CardDatabase) -> None:
    session = begun("60 Wish" + BESIDE, cards)
    while not actions(session, "cast("):
        session.do("keep" if "keep" in actions(session) else "pass")
    session.do(actions(session, "cast(")[0])
    resolve_top(session)
    session.do("yes")
    growth = [n for n in objects(session, "Growth") if f"select({n})" in actions(session)]
    assert len(growth) == len(actions(session, "select(")) == 2
    session.do(f"select({growth[0]})")
    assert "Growth" in names(session, "hand", "a")
    assert names(session, "sideboard", "a") == ["Bolt", "Growth"]
    digest, taken = session.digest(), list(session.taken)
    again = Session.start(session.setup, "choices")
    for action in taken:
        again.do(action)
    assert again.digest() == digest


def test_903_11_not_in_a_game_of_commander(cards: CardDatabase) -> None:
    session = begun("Commander\n1 Chief\n\nDeck\n99 Wish" + BESIDE, cards)
    while not actions(session, "cast("):
        session.do("keep" if "keep" in actions(session) else "pass")
    wish = next(f"cast({n})" for n in objects(session, "Wish") if f"cast({n})" in actions(session))
    session.do(wish)
    resolve_top(session)
    if "yes" in actions(session):
        session.do("yes")
    assert not actions(session, "select(")
    assert "Growth" not in names(session, "hand", "a")


def test_in_a_match_it_is_what_lies_beside_the_deck_then(
    cards: CardDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CardDatabase, "open", lambda *_, **__: nullcontext(cards))
    decks = [surveyed("60 Bolt\n\nSideboard\n1 Wish\n1 Growth", cards), surveyed("60 Field", cards)]
    setup = magic_setup(decks, seed=1, names=["a", "b"], database=cards)
    match = Match.of(setup, ["curve", "curve"], 3, [sideboard_of(deck) for deck in decks])
    match = match.begun_by("a")
    session = Session.start(match.setup(), "choices")
    assert names(session, "sideboard", "a") == ["Growth", "Wish"]
    match = match.ended(["b"], 5)
    main = ((59, "Bolt"), (1, "Wish"))
    changed = match.boarded("a", main).boarded("b").begun_by("a").setup()
    session = Session.start(changed, "choices")
    assert names(session, "sideboard", "a") == ["Bolt", "Growth"]
