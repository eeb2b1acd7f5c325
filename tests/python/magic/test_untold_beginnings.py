"""What boards do not tell of how they begin, of lands, life and blocks is tried both ways."""

import json
from pathlib import Path

import pytest

from pyengine.games.magic.observed_boards.known import KnownDifferences
from pyengine.games.magic.observed_boards.playing import Played, play
from pyengine.games.magic.observed_boards.reading import Board, board_of
from pyengine.games.magic.observed_boards.retaking import Search, _apart
from pyengine.games.magic.observed_boards.untold import AS_SEEN
from pyengine.games.magic.observed_boards.verdicts import Judge
from pyengine.games.magic.scenarios.cards import Cards
from tests.python.magic.test_observed_boards import Change, Record, board
from tests.python.magic.test_untold_decisions import cast_in_turn, defined, seen_tapped

CARDS = """
Old Chronicle {W}
Enchantment — Saga
triggered(chapter([1]),true,[gain_life(you,3)])
triggered(chapter([2]),true,[gain_life(you,1)])
triggered(chapter([3]),true,[gain_life(you,1)])

Marred Shard {R/P}
Instant
spell([gain_life(you,5)])

Lone Rider {R}
Creature — Newt
2/2
static(this,[blocked_by_one])

Plain Newt {1}
Artifact Creature — Newt
1/1

Sure Newt {R}
Creature — Newt
1/1
"""


def read(tmp_path: Path, change: Change) -> tuple[Board, Cards]:
    cards = defined(tmp_path, CARDS)
    return board_of(json.dumps(board(change)), tmp_path / "boards.jsonl", 1), cards


def tried(tmp_path: Path, change: Change, process: str) -> list[Played]:
    """Play the board with the usual and with the other decision of PROCESS, of which is one."""
    shown, cards = read(tmp_path, change)
    usual = play(shown, cards)
    ((number, decision),) = [(n, d) for n, d in enumerate(usual.untold) if d.process == process]
    return [usual, play(shown, cards, {number: decision.others[0]})]


def begin_with_saga(record: Record) -> None:
    record["players"]["A"]["battlefield"] = [{"card": "Old Chronicle"}]
    record["players"]["A"]["hand"] = record["script"] = []


def test_whether_what_the_board_begins_with_triggers_is_tried(tmp_path: Path) -> None:
    """The first chapter, of the lore counter that the Saga enters with; then the second."""
    lives = [p.turns[1].sides["A"].life for p in tried(tmp_path, begin_with_saga, "set_up")]
    assert lives == [21, 24]


def block_twice(record: Record) -> None:
    record["players"]["A"]["battlefield"] = [{"card": "Lone Rider"}]
    names = ("Gray Ogre", "Grizzly Bears")
    record["players"]["B"]["battlefield"] = [{"card": name} for name in names]
    attack = {"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack"}
    block = {"turn": 1, "step": "declare_blockers", "player": "B", "do": "block"}
    record["strict"] = False
    record["script"] = [
        {**attack, "attacker": "Lone Rider", "defender": "player:B"},
        *({**block, "blocker": name, "attacker": "Lone Rider"} for name in names),
    ]


def test_blocks_of_which_one_is_refused_stand_or_are_all_given_up(tmp_path: Path) -> None:
    lives = [p.turns[1].sides["B"].life for p in tried(tmp_path, block_twice, "blocks")]
    assert lives == [20, 18]


def test_a_refused_block_ends_a_strict_board_or_is_passed_over(tmp_path: Path) -> None:
    def change(record: Record) -> None:
        block_twice(record)
        record["strict"] = True

    refused, passed = tried(tmp_path, change, "refused_block")
    assert (refused.problem, passed.problem) == ("illegal", "")


def test_life_or_mana_pays_where_nobody_says_which(tmp_path: Path) -> None:
    def change(record: Record) -> None:
        cast_in_turn(record, "Marred Shard", then=[])
        record["strict"] = False

    lives = [p.turns[1].sides["A"].life for p in tried(tmp_path, change, "choose_payment")]
    assert sorted(lives) == [23, 25]


MIXED = {"Forest": 2, "Mountain": 1}


def cast_two(record: Record) -> None:
    """A casts a spell of generic mana before one of a red symbol, for which one land is left."""
    cast_in_turn(record, "Plain Newt", "Sure Newt", then=[])
    record["players"]["A"]["battlefield"] = [
        {"card": name, "count": count, "alias": name[0]} for name, count in MIXED.items()
    ]
    record["players"]["A"]["battlefield"][1]["count"] = 2
    del record["turns"], record["legal"]


@pytest.mark.parametrize("tapped", [["Forest", "Mountain"], ["Mountain", "Mountain"]])
def test_lands_that_were_seen_tapped_at_the_stop_pay(tmp_path: Path, tapped: list[str]) -> None:
    def change(record: Record) -> None:
        seen_tapped(record, *tapped, lands=MIXED | {"Mountain": 2})
        cast_two(record)

    shown, cards = read(tmp_path, change)
    played = play(shown, cards, {}, frozenset({AS_SEEN}))
    assert played.end is not None
    assert sorted(thing.name for thing in played.end.things if thing.tapped) == tapped


@pytest.mark.parametrize("impossible", ["", "impossible: cast Sure Newt"])
def test_each_pile_of_lands_is_tried_where_something_was_impossible(
    tmp_path: Path, impossible: str
) -> None:
    """What a spell needs may have been tapped for another one before."""

    def change(record: Record) -> None:
        cast_two(record)
        record["impossible"] = impossible

    shown, cards = read(tmp_path, change)
    search = Search(shown, Judge(KnownDifferences(), cards))
    best = search._play({}, frozenset())
    tried = [lands for _, lands in search._others(best) if len(lands) > 1]
    piles = [{AS_SEEN, "+F.1", "+F.2"}, {AS_SEEN, "+M.1", "+M.2"}]
    assert tried == (piles if impossible else [])


def test_cards_in_zones_count_for_how_near_a_board_comes() -> None:
    assert (_apart(3, 5), _apart("a", "b"), _apart(["a"], [])) == (2, 0, 1)
    assert _apart(["a", "b"], ["b", "c", "c"]) == 3
