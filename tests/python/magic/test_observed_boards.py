"""Boards with what another engine observed: they agree, are explained, or differ."""

import copy
import json
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.games.magic.observed_boards.differences import Difference
from pyengine.games.magic.observed_boards.known import Found, KnownDifferences
from pyengine.games.magic.observed_boards.legality import disputes
from pyengine.games.magic.observed_boards.playing import play
from pyengine.games.magic.observed_boards.reading import board_of, read_lines
from pyengine.games.magic.observed_boards.running import Selection, judge_all
from pyengine.games.magic.observed_boards.verdicts import Verdict
from pyengine.games.magic.scenarios.cards import Cards

Record = dict[str, Any]
Change = Callable[[Record], None]


def land(controller: str, name: str, subtype: str, tapped: bool = False) -> Record:
    return thing(controller, name, ["land"], [subtype], "", tapped)


def thing(
    controller: str, name: str, types: list[str], subtypes: list[str], color: str,
    tapped: bool = False, **more: Any,
) -> Record:  # fmt: skip
    seen = {"name": name, "controller": controller, "owner": controller, "tapped": tapped}
    plain = {"token": False, "damage": 0, "counters": {}, "keywords": []}
    return seen | plain | {"types": types, "subtypes": subtypes, "color": color} | more


def side(library: int, **more: Any) -> Record:
    zones = {"hand": [], "graveyard": [], "exile": [], "top": ["Mountain"] * min(3, library)}
    return (
        {"life": 20, "lost": False, "won": False, "counters": {}, "library": library} | zones | more
    )


def board(change: Change = lambda record: None) -> Record:
    """A kills B's creature; what could be done and what is there is written down."""
    end = {
        "turn": 1, "step": "end_turn", "stack": [],
        "A": side(3, graveyard=["Shock"]), "B": side(3, graveyard=["Gray Ogre"]),
        "battlefield": [
            land("A", "Mountain", "Mountain", tapped=True),
            thing("A", "Llanowar Elves", ["creature"], ["Elf", "Druid"], "G", p=1, t=1),
        ],
    }  # fmt: skip
    main = {"turn": 1, "step": "precombat_main"}
    cast = {**main, "player": "A", "do": "cast", "card": "Shock", "targets": ["Gray Ogre"]}
    record = {
        "id": "ogre", "category": "own", "strict": True, "shuffle": False,
        "players": {
            "A": {"hand": [{"card": "Shock"}], "library_filler": 3,
                  "battlefield": [{"card": "Mountain"}, {"card": "Llanowar Elves"}]},
            "B": {"battlefield": [{"card": "Gray Ogre"}], "library_filler": 3},
        },
        "script": [cast, {**main, "player": "A", "do": "wait_stack"}],
        "stop": {"turn": 1, "step": "end_turn"}, "observed": end, "turns": {"1": end},
        "legal": [
            {**main, "player": "A", "cast": ["Shock"], "land": [], "use": []},
            {**main, "step": "declare_attackers", "player": "A", "attack": ["Llanowar Elves"]},
        ],
    }  # fmt: skip
    record = copy.deepcopy(record)
    change(record)
    return record


def judged(tmp_path: Path, *records: Record, table: str | None = None) -> list[Verdict]:
    file, known = tmp_path / "boards.jsonl", tmp_path / "known.txt"
    file.write_text("\n".join(map(json.dumps, records)), "utf-8")
    if table is not None:
        known.write_text(table, "utf-8")
    return list(judge_all(Selection([file], known=known if table is not None else None)))


def test_what_comes_out_the_same_agrees(tmp_path: Path) -> None:
    (verdict,) = judged(tmp_path, board())
    assert (verdict.verdict, verdict.differences, verdict.disputes) == ("agree", [], [])


def set_life(record: Record) -> None:
    for seen in (record["observed"], record["turns"]["1"]):
        seen["B"]["life"] = 18


@pytest.mark.parametrize(("who", "verdict"), [("A", "explained"), ("B", "differ")])
def test_which_land_was_given_up_explains_only_its_own_players_lands(
    tmp_path: Path, who: str, verdict: str
) -> None:
    def change(record: Record) -> None:
        record["players"][who].setdefault("graveyard", []).append({"card": "Mountain"})
        for seen in (record["observed"], record["turns"]["1"]):
            seen[who]["graveyard"] = sorted({"Mountain", *seen[who]["graveyard"]})
            seen["battlefield"][0]["tapped"] = False

    table = "class | lands-given-up | driver | 701.21a | Whose land it was."
    (found,) = judged(tmp_path, board(change), table=table)
    assert found.verdict == verdict


def test_a_difference_is_told_with_its_place_and_turn(tmp_path: Path) -> None:
    (verdict,) = judged(tmp_path, board(set_life))
    (difference,) = verdict.differences
    assert (verdict.verdict, verdict.turn) == ("differ", 1)
    assert (difference.where, difference.theirs, difference.ours) == ("B.life", 18, 20)


def test_without_turns_the_stop_is_compared(tmp_path: Path) -> None:
    def only_stop(record: Record) -> None:
        set_life(record)
        del record["turns"], record["legal"]

    (verdict,) = judged(tmp_path, board(only_stop))
    assert [d.where for d in verdict.differences] == ["B.life"]


def test_what_was_impossible_there_is_impossible_here(tmp_path: Path) -> None:
    def no_land(record: Record) -> None:
        record["players"]["A"]["battlefield"] = []
        record["impossible"] = "no mana"
        del record["turns"], record["legal"]

    def only_here(record: Record) -> None:
        no_land(record)
        record["impossible"] = ""

    def only_there(record: Record) -> None:
        record["impossible"] = "no mana"

    changes = (no_land, only_here, only_there)
    found = judged(tmp_path, *(board(change) for change in changes))
    assert [verdict.verdict for verdict in found] == ["agree", "differ", "differ"]
    assert [d.where for v in found for d in v.differences] == ["illegal", "possible"]


def test_what_only_one_says_can_be_done_is_disputed(tmp_path: Path) -> None:
    def other_words(record: Record) -> None:
        record["legal"][0]["cast"] = ["Shock", "Giant Growth"]
        record["legal"][1]["attack"] = []

    (verdict,) = judged(tmp_path, board(other_words))
    assert verdict.verdict == "agree"
    told = [(d.kind, d.theirs, d.ours) for d in verdict.disputes]
    assert told == [("cast", ("Giant Growth",), ()), ("attack", (), ("Llanowar Elves",))]


def test_the_table_explains_boards_by_their_names(tmp_path: Path) -> None:
    def legality(record: Record) -> None:
        set_life(record)
        record["legal"][0]["cast"] = []

    table = "class | habit | engine | 119.3 | It gives life away.\nboard | ogre | habit\n"
    (verdict,) = judged(tmp_path, board(legality), table=table)
    assert (verdict.verdict, verdict.known, verdict.known_dispute) == ("explained", "habit", "")
    (verdict,) = judged(tmp_path, board(legality), table=table + "board | ogre legal | habit")
    assert verdict.known_dispute == "habit"


def tap_elves(record: Record) -> None:
    for seen in (record["observed"], record["turns"]["1"]):
        seen["battlefield"][1]["tapped"] = True


def give_subtypes(record: Record) -> None:
    record["players"]["A"]["hand"] = [{"card": "Shock"}]
    record["hybrid"] = True
    for seen in (record["observed"], record["turns"]["1"]):
        seen["battlefield"][0]["tapped"] = False


def test_some_differences_are_known_by_their_form(tmp_path: Path) -> None:
    """The number of tapped lands where a cost is hybrid; not what else is tapped."""
    found = judged(tmp_path, board(give_subtypes), board(tap_elves))
    assert [v.verdict for v in found] == ["explained", "differ"]
    assert (found[0].known, found[0].differences) == ("hybrid-mana", [])
    (verdict,) = judged(tmp_path, board(give_subtypes), table="# nothing is known\n")
    assert [d.where for d in verdict.differences] == ["A.lands.tapped"]


def test_lands_that_pay_are_as_many_there_as_here(tmp_path: Path) -> None:
    file, table = tmp_path / "board.jsonl", tmp_path / "known.txt"
    file.write_text(json.dumps(board()), "utf-8")
    table.write_text("class | lands-that-pay | driver | 601.2g | Which lands pay.", "utf-8")
    played = board_of(*next((line, path, n) for path, n, line in read_lines([file])))
    known, cards, theirs = KnownDifferences.read(table), Cards.open(), played.turns[1]
    more, fewer, others = (
        Difference("A.Mountain.tapped", True, False),
        Difference("A.Forest.tapped", False, True),
        Difference("B.Forest.tapped", False, True),
    )
    kicked = [more, others]
    assert known.by_form(Found(more, played, theirs, cards, [more, fewer])) == "lands-that-pay"
    assert known.by_form(Found(more, played, theirs, cards, kicked)) == ""


COMBATANTS = """Brute {1}{R}
Creature — Orc
3/3
keyword(menace)

Siren {1}{G}
Creature — Elf
0/4
static(this,[lures])
"""


def combat(attackers: list[str], blockers: list[str], pairs: list[str]) -> Record:
    """ATTACKERS attack, BLOCKERS are there, and PAIRS could be declared in the other engine."""

    def change(record: Record) -> None:
        moment = {"turn": 1, "step": "declare_attackers", "player": "A"}
        there = [{"card": name} for name in attackers]
        record["players"]["A"] = {"battlefield": there, "library_filler": 3}
        record["players"]["B"]["battlefield"] = [{"card": name} for name in blockers]
        record["script"] = [{**moment, "do": "attack", "attacker": name} for name in attackers]
        record["legal"] = [{"turn": 1, "step": "declare_blockers", "player": "B", "block": pairs}]

    return board(change)


@pytest.mark.parametrize(
    ("attackers", "blockers", "pairs", "known"),
    [
        (["Brute"], ["Gray Ogre"], ["Gray Ogre|Brute"], "one-blocker-by-itself"),
        (["Siren"], ["Gray Ogre"], [], "alike-blocks"),
        (["Brute"], ["Gray Ogre", "Llanowar Elves"], [], ""),
        (["Siren"], ["Gray Ogre"], ["Gray Ogre|Siren", "Llanowar Elves|Siren"], ""),
    ],
)
def test_disputed_blocks_are_known_by_the_rule_that_decides_them(
    tmp_path: Path, attackers: list[str], blockers: list[str], pairs: list[str], known: str
) -> None:
    (tmp_path / "boards.txt").write_text(COMBATANTS, "utf-8")
    file = tmp_path / "boards.jsonl"
    file.write_text(json.dumps(combat(attackers, blockers, pairs)), "utf-8")
    selection = Selection([file])
    cards = selection.open_cards()
    (played_there,) = selection.boards(cards)
    (dispute,) = disputes(played_there, play(played_there, cards).legal, sure=1)
    assert KnownDifferences.read().dispute_by_form(dispute, cards) == known


def test_a_basic_land_that_only_one_attacks_with_is_the_one_that_was_not_tapped(
    tmp_path: Path,
) -> None:
    def land_attacks(record: Record) -> None:
        record["legal"][1]["attack"] = ["Llanowar Elves", "Mountain"]

    def another_attacks(record: Record) -> None:
        record["legal"][1]["attack"] = ["Llanowar Elves", "Mountain", "Gray Ogre"]

    found = judged(tmp_path, board(land_attacks), board(another_attacks))
    assert [verdict.known_dispute for verdict in found] == ["lands-that-pay", ""]


def test_a_wrong_line_of_the_table_is_refused(tmp_path: Path) -> None:
    from pyengine.errors import ScenarioError

    for line in ("board | ogre | unheard", "class | a | nobody | 1 | b", "nonsense"):
        with pytest.raises(ScenarioError, match="no class of differences"):
            judged(tmp_path, board(), table=line)


def test_the_table_of_the_project_has_a_rule_for_each_class() -> None:
    table = KnownDifferences.read()
    assert table.classes
    assert [
        c.name for c in table.classes.values() if not c.rule[:1].isdigit() or not c.reason
    ] == []


# ------------------------------------------------------------------ the command


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["boards", *map(str, arguments)])
    return result.exit_code, result.output


def many(tmp_path: Path) -> Path:
    """Thirty boards, packed, of which the last third differ and one has an unknown card."""

    def unknown(record: Record) -> None:
        record["players"]["A"]["hand"] = [{"card": "Nobody's Card"}]

    file = tmp_path / "boards.jsonl.xz"
    records = [board(set_life if n >= 20 else lambda record: None) for n in range(30)]
    for number, record in enumerate(records):
        record["id"] = f"ogre-{number}"
    with lzma.open(file, "wt", encoding="utf-8") as lines:
        lines.writelines(json.dumps(record) + "\n" for record in [board(unknown), *records])
    return file


def test_the_command_counts_and_has_a_bar(tmp_path: Path) -> None:
    file, out = many(tmp_path), tmp_path / "out.jsonl"
    code, output = run(file, "--json", "--bar", 60, "--out", out)
    figures = json.loads(output)
    assert (code, figures["boards"], figures["verdicts"]) == (0, 30, {"agree": 20, "differ": 10})
    assert [json.loads(line)["id"] for line in out.open()] == [f"ogre-{n}" for n in range(20, 30)]
    code, output = run(file)
    assert code == 1
    assert "ogre-20, turn 1: B.life: 18 | 20" in output
    assert "differ           10   33.3 %" in output


def test_a_sample_is_drawn_by_its_seed(tmp_path: Path) -> None:
    file = many(tmp_path)
    drawn = [run(file, "--sample", 6, "--seed", seed)[1] for seed in (1, 1, 2, 3)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) > 1
    assert run(file, "--card", "Serra Angel", "--json")[1].startswith('{"boards": 0')


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    assert run(many(tmp_path), "--jobs", 2)[1] == run(many(tmp_path))[1]


def test_what_is_no_board_is_said_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "boards.jsonl"
    for text in ("{", '{"id": "a"}', json.dumps(board() | {"observed": {}})):
        file.write_text(text, "utf-8")
        code, output = run(file)
        assert code == 2, output
        assert "boards.jsonl:1" in output
    assert run(tmp_path / "none.jsonl")[0] == 2


def test_a_scenario_that_is_known_to_differ_is_shown_with_its_reason(tmp_path: Path) -> None:
    """It fails, and the exit code is that of success: its source departs from the rules."""
    table = KnownDifferences.read()
    name, kind = next((name, kind) for name, kind in table.judged.items() if "#test" in name)
    file = tmp_path / "one.jsonl"
    for given, code in ((name, 0), ("another", 1)):
        file.write_text(json.dumps({"id": given, "expect": [{"turn": 3}]}), "utf-8")
        result = CliRunner().invoke(app, ["scenario", str(file)])
        assert result.exit_code == code, result.output
        assert (table.classes[kind].reason in result.output) == (code == 0)
        assert "1 failed" in result.output
