"""Boards do not tell every decision: what they leave open is tried before they differ."""

import json
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from pyengine.games.magic.observed_boards.land_payer import LandPayer
from pyengine.games.magic.observed_boards.playing import Played, play
from pyengine.games.magic.observed_boards.reading import board_of
from pyengine.games.magic.observed_boards.sights import Sight
from pyengine.games.magic.observed_boards.untold import AS_SEEN
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.observed import ObservedGame, Offer
from tests.python.magic.test_observed_boards import Change, Record, board, judged, land, thing


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


LANDS = {"Forest": 3, "Mountain": 2}


def seen_tapped(record: Record, *tapped: str, lands: dict[str, int] | None = None) -> None:
    """Let LANDS be seen at the turn's end, those called TAPPED tapped."""
    kinds = lands or LANDS
    left = list(tapped)
    for seen in (record["observed"], record["turns"]["1"]):
        seen["battlefield"] = [
            land("A", name, name, number < left.count(name))
            for name, count in kinds.items()
            for number in range(count)
        ]


def tapped_names(played: Played) -> list[str]:
    return sorted(thing.name for thing in played.turns[1].things if thing.tapped)


@pytest.mark.parametrize("tapped", [["Forest", "Mountain"], ["Forest", "Forest"]])
def test_lands_pay_that_were_seen_tapped(tapped: list[str]) -> None:
    def change(record: Record) -> None:
        cast_herald(record)
        seen_tapped(record, *tapped)

    seen = board_of(json.dumps(board(change)), Path("boards.jsonl"), 1)
    played = play(seen, Cards.open(scenarios=[]), {}, frozenset({AS_SEEN}))
    assert tapped_names(played) == tapped


@pytest.mark.parametrize(
    ("first", "last", "tapped"),
    [
        ([], [], [1, 4]),
        ([3], [], [3, 4]),
        ([], [1], [2, 4]),
        ([5], [], [1, 5]),
        ([2, 3], [], [2, 3]),
    ],
)
def test_a_land_that_the_script_names_pays_first_or_last(
    first: list[int], last: list[int], tapped: list[int]
) -> None:
    """Which of several lands of a name pays is not told by how many of them were tapped."""
    sight = SimpleNamespace(things=[
        SimpleNamespace(name=name, tapped=True, controller="A") for name in ("Forest", "Mountain")
    ])  # fmt: skip
    game = SimpleNamespace(pool=lambda _: [], moment=lambda: (1, ""), permanents=list)
    payer = LandPayer(
        cast(ObservedGame, game), {1: cast(Sight, sight)}, lambda _: Counter(),
        frozenset(first), frozenset(last),
    )  # fmt: skip
    offers = [
        Offer(f"tap({number})", "activate", [number], [name], f"basic({name.lower()})", 0)
        for number, name in enumerate(["Forest"] * 3 + ["Mountain"] * 2, start=1)
    ]
    payer.plan("A", "make_mana(a,9,cost(1,[green]),none)", offers, 0)
    taken = [payer.next() for _ in range(3)]
    assert sorted(taken) == sorted(["", *(f"tap({number})" for number in tapped)])


def cast_two(record: Record) -> None:
    """A casts a spell of generic mana before one of a red symbol, for which one land is left."""
    cast_in_turn(record, "Plain Newt", "Sure Newt", then=[])
    record["players"]["A"]["battlefield"] = [
        {"card": name, "count": count, "alias": name[0]} for name, count in MIXED.items()
    ]
    seen_tapped(record, "Forest", "Mountain", lands=MIXED)


MIXED = {"Forest": 2, "Mountain": 1}


def test_what_is_cast_later_is_left_its_color(tmp_path: Path) -> None:
    shown = board_of(json.dumps(board(cast_two)), tmp_path / "boards.jsonl", 1)
    played = play(shown, defined(tmp_path, CASTER), {}, frozenset({AS_SEEN}))
    assert (played.problem, tapped_names(played)) == ("", ["Forest", "Mountain"])


@pytest.mark.parametrize(("more", "verdict"), [(0, "agree"), (2, "agree"), (5, "explained")])
def test_more_lands_are_tapped_for_hybrid_mana_than_it_takes(
    tmp_path: Path, more: int, verdict: str
) -> None:
    """The other engine taps lands whose mana it then has no use for, but not any number of them."""

    def change(record: Record) -> None:
        cast_in_turn(record, "Twin Newt", then=[])
        record["hybrid"] = True
        record["players"]["A"]["battlefield"] = [{"card": "Mountain", "count": 9, "alias": "am"}]
        seen_tapped(record, *["Mountain"] * (1 + more), lands={"Mountain": 9})
        seen = record["observed"] = record["turns"]["1"]
        seen["A"]["graveyard"] = seen["B"]["graveyard"] = []
        newt = thing("A", "Twin Newt", ["creature"], ["Newt"], "RG", p=1, t=1)
        ogre = thing("B", "Gray Ogre", ["creature"], ["Ogre"], "R", p=2, t=2)
        seen["battlefield"] = [*seen["battlefield"], newt, ogre]

    (tmp_path / "boards.txt").write_text(CASTER, "utf-8")
    (found,) = judged(tmp_path, board(change))
    assert (found.verdict, found.retaken > 0) == (verdict, more > 0)


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


CASTER = """
Racing Devil {R}
Creature — Devil
1/1
keyword(haste)
keyword(dash('{1}{R}'))

Plain Newt {1}
Artifact Creature — Newt
1/1

Twin Newt {R/G}
Creature — Newt
1/1

Sure Newt {R}
Creature — Newt
1/1
keyword(dash('{2}{R}'))
"""


def defined(tmp_path: Path, texts: str) -> Cards:
    (tmp_path / "boards.txt").write_text(texts, "utf-8")
    return Cards.open(scenarios=[tmp_path / "boards.jsonl"])


def cast_in_turn(record: Record, *names: str, then: list[Record]) -> None:
    """A casts the cards NAMES for mana of ten lands, and the queues hold THEN."""
    main = {"turn": 1, "step": "precombat_main", "player": "A"}
    side = record["players"]["A"]
    side["hand"] = [{"card": name} for name in names]
    side["battlefield"].append({"card": "Mountain", "count": 9})
    record["keeps"] = True
    casts = [{**main, "do": "cast", "card": name} for name in names]
    waits = [{**main, "do": "wait_stack"}] * len(names)
    script = [entry for pair in zip(casts, waits, strict=True) for entry in pair]
    record["script"] = [*script, *({"player": "A", **entry} for entry in then)]


@pytest.mark.parametrize("told", [True, False])
def test_how_a_card_is_cast_is_tried_both_ways(tmp_path: Path, told: bool) -> None:
    """What is said of the second card's cost tells nothing of the first, cast for another."""
    words = [{"do": "choose", "value": "Cast with no alternative cost: {R}"}] if told else []
    names = ("Racing Devil", "Sure Newt")
    seen = board(lambda record: cast_in_turn(record, *names, then=words))
    cards, line = defined(tmp_path, CASTER), json.dumps(seen)
    shown = board_of(line, tmp_path / "boards.jsonl", 1)
    usual = play(shown, cards)
    ways = [n for n, decision in enumerate(usual.untold) if decision.process == "cast"]
    assert len(ways) == 2
    decision = usual.untold[ways[0]]
    dashed = play(shown, cards, {ways[0]: decision.others[0]})
    hands = [played.turns[1].sides["A"].hand for played in (usual, dashed)]
    assert hands == [(), ("Racing Devil",)]
    assert [bool(played.warnings) for played in (usual, dashed)] == [False, False]


TARGETER = """
Many Blessings {R}
Sorcery
spell([put_counters(targets(up_to(2),[creature]),'+1/+1',1)])
"""


@pytest.mark.parametrize(("skips", "elves"), [(1, 3), (2, 3)])
def test_more_ends_of_targets_than_were_asked_for_are_passed_over(
    tmp_path: Path, skips: int, elves: int
) -> None:
    then = [
        {"do": "target", "value": "Llanowar Elves"},
        *[{"do": "target", "value": "[skip]"}] * skips,
        {"do": "target", "value": "Llanowar Elves"},
        {"do": "target", "value": "Gray Ogre"},
    ]
    names = ("Many Blessings",) * 2
    seen = board(lambda record: cast_in_turn(record, *names, then=then))
    file = tmp_path / "boards.jsonl"
    played = play(board_of(json.dumps(seen), file, 1), defined(tmp_path, TARGETER))
    sizes = {thing.name: thing.power for thing in played.turns[1].things if thing.power}
    assert sizes == {"Llanowar Elves": elves, "Gray Ogre": 3}
    assert not [words for words in played.warnings if "target" in words]


def test_yes_and_no_do_not_tell_how_a_card_was_cast(tmp_path: Path) -> None:
    """The answer is left for the question to come."""
    said = [{"do": "choose", "value": "No"}]
    seen = board(lambda record: cast_in_turn(record, "Racing Devil", then=said))
    shown = board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1)
    assert play(shown, defined(tmp_path, CASTER)).warnings == ["unused: A choose 'No'"]


RETURNER = """
Kind Return {R}
Sorcery
spell([returns_own(you, 1, [creature])])
"""


def test_which_of_two_queues_is_meant_is_tried_both_ways(tmp_path: Path) -> None:
    then = [
        {"do": "choose", "value": "Llanowar Elves"},
        {"do": "target", "value": "Gray Ogre"},
    ]

    def change(record: Record) -> None:
        cast_in_turn(record, "Kind Return", then=then)
        record["players"]["A"]["battlefield"].append({"card": "Gray Ogre"})

    seen = board(change)
    shown = board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1)
    cards = defined(tmp_path, RETURNER)
    (number,) = [n for n, d in enumerate(play(shown, cards).untold) if d.process == "queue"]
    hands = [play(shown, cards, {number: taken}).turns[1].sides["A"].hand for taken in (0, 1)]
    assert hands == [("Llanowar Elves",), ("Gray Ogre",)]


def test_an_end_of_targets_without_any_is_no_surplus(tmp_path: Path) -> None:
    """Two items that may have no target, and have none, need an end each."""
    then = [{"do": "target", "value": "[skip]"}] * 2
    seen = board(lambda record: cast_in_turn(record, *("Many Blessings",) * 2, then=then))
    shown = board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1)
    played = play(shown, defined(tmp_path, TARGETER))
    sizes = {thing.name: thing.power for thing in played.turns[1].things if thing.power}
    assert sizes == {"Llanowar Elves": 1, "Gray Ogre": 2}
    assert not [words for words in played.warnings if "target" in words]


PAYER = """
Dear Lesson {R}
Sorcery
additional_cost(either([sacrifice(1,[creature])],[mana('{2}')]))
spell([gain_life(you,1)])
"""


def test_no_is_not_looked_for_behind_what_is_given_for_a_cost(tmp_path: Path) -> None:
    then = [{"do": "choose", "value": value} for value in ("Llanowar Elves", "No")]
    seen = board(lambda record: cast_in_turn(record, "Dear Lesson", then=then))
    played = play(
        board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1), defined(tmp_path, PAYER)
    )
    assert played.turns[1].sides["A"].graveyard == ("Dear Lesson", "Llanowar Elves")


@pytest.mark.parametrize(("turned", "lost"), [(0, False), (1, True)])
def test_for_which_of_two_costs_no_is_said_is_tried_both_ways(
    tmp_path: Path, turned: int, lost: bool
) -> None:
    """No is for the first, to sacrifice, or for the second, to pay."""
    then = [{"do": "choose", "value": value} for value in ("No", "Llanowar Elves")]
    seen = board(lambda record: cast_in_turn(record, "Dear Lesson", then=then))
    shown = board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1)
    cards = defined(tmp_path, PAYER)
    (number,) = [n for n, d in enumerate(play(shown, cards).untold) if d.process == "yes_or_no"]
    played = play(shown, cards, {number: turned})
    assert ("Llanowar Elves" in played.turns[1].sides["A"].graveyard) == lost
