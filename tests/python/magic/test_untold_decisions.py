"""Boards do not tell every decision: what they leave open is tried before they differ."""

import json
from pathlib import Path

import pytest

from pyengine.games.magic.observed_boards.playing import play
from pyengine.games.magic.observed_boards.reading import board_of
from pyengine.games.magic.observed_boards.untold import paying_first, renumbered
from pyengine.games.magic.scenarios.cards import Cards
from tests.python.magic.test_observed_boards import Change, Record, board, judged


def kill_herald(hand: list[str]) -> Change:
    """The creature that dies lets its player search; whether B does is not told, HAND is seen."""

    def change(record: Record) -> None:
        side = record["players"]["B"]
        side["battlefield"] = [{"card": "Wirewood Herald"}]
        side["library"] = [{"card": "Llanowar Elves"}]
        record["script"][0]["targets"] = ["Wirewood Herald"]
        for seen in (record["observed"], record["turns"]["1"]):
            seen["B"] |= {"graveyard": ["Wirewood Herald"], "hand": hand, "library": 4 - len(hand)}

    return change


def test_what_a_board_does_not_tell_is_taken_as_it_must_have_been(tmp_path: Path) -> None:
    """Searching is usual here, not searching is as good; a card from nowhere is neither."""
    hands = (["Llanowar Elves"], [], ["Gray Ogre"])
    found = judged(tmp_path, *(board(kill_herald(hand)) for hand in hands))
    assert [(v.verdict, v.retaken > 0) for v in found[:2]] == [("agree", False), ("agree", True)]
    assert found[2].verdict == "differ"


def cast_herald(record: Record) -> None:
    side = record["players"]["A"]
    lands = [{"card": "Forest", "count": 3, "alias": "af"}]
    side["battlefield"] = [*lands, {"card": "Mountain", "count": 2, "alias": "am"}]
    side["hand"] = [{"card": "Wirewood Herald"}]
    record["script"][0] |= {"card": "Wirewood Herald"}
    del record["script"][0]["targets"]


@pytest.mark.parametrize(
    ("first", "tapped"), [("+am", ["Forest", "Mountain"]), ("+af", ["Forest"] * 2)]
)
def test_lands_of_a_pile_pay_first_for_generic_mana(first: str, tapped: list[str]) -> None:
    seen = board_of(json.dumps(board(cast_herald)), Path("boards.jsonl"), 1)
    played = play(seen, Cards.open(scenarios=[]), {}, frozenset({first}))
    lands = [thing.name for thing in played.turns[1].things if thing.tapped]
    assert sorted(lands) == tapped


def test_lands_of_a_pile_are_numbered_from_the_last() -> None:
    aliases = {"af.1": 1, "af.2": 2, "af.3": 3, "am.1": 4, "am.2": 5}
    assert renumbered(aliases, frozenset({"af", "+am"})) == {"af.1": 3, "af.2": 2, "af.3": 1}
    assert paying_first(aliases, frozenset({"af", "+am"})) == {4, 5}


ARRANGER = """
Patient Shaper {R}
Creature — Bird
1/1
triggered(enters(this), true, [look_at_top(you, 3), put_looked(library_top)])
"""


def test_what_is_put_back_in_any_order_stays_as_it_lies(tmp_path: Path) -> None:
    def change(record: Record) -> None:
        side = record["players"]["A"]
        side["hand"] = [{"card": "Patient Shaper"}]
        side["library"] = [{"card": name} for name in ("Forest", "Swamp", "Island")]
        record["keeps"] = True
        record["script"][0] |= {"card": "Patient Shaper"}
        del record["script"][0]["targets"]

    (tmp_path / "boards.txt").write_text(ARRANGER, "utf-8")
    file = tmp_path / "boards.jsonl"
    seen = board_of(json.dumps(board(change)), file, 1)
    played = play(seen, Cards.open(scenarios=[file]))
    assert played.turns[1].sides["A"].top == ("Forest", "Swamp", "Island")
