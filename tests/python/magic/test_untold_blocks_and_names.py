"""What boards do not tell of blocks, names of tokens and colors of cards is known by its form."""

import json
from pathlib import Path

import pytest

from pyengine.games.magic.observed_boards.playing import play
from pyengine.games.magic.observed_boards.reading import board_of
from pyengine.games.magic.observed_boards.token_names import same_token
from tests.python.magic.test_observed_boards import Change, Record, board, judged, thing
from tests.python.magic.test_untold_decisions import cast_in_turn, defined, seen_tapped

HUMAN = "create(you,1,token('Human Citizen',[creature],[human,citizen],[white],1,1,[]))"
HORNET = "create(you,1,token('Hornet',[creature],[insect],[],1,1,[haste]))"
TOKENS = f"Calling Horn {{R}}\nSorcery\nspell([{HUMAN},{HORNET}])\n"


def call_tokens(human: str, hornet: str, times: int = 1) -> Change:
    """Two tokens come, one attacks, and they are called HUMAN and HORNET."""

    def change(record: Record) -> None:
        record["players"]["A"]["hand"] = [{"card": "Calling Horn"}]
        cast = record["script"][0] | {"card": "Calling Horn"}
        attack = {"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack"}
        del cast["targets"]
        record["script"] = [cast, record["script"][1], {**attack, "attacker": hornet}]
        record["legal"] = []
        seen = record["observed"] = record["turns"]["1"]
        seen["A"]["graveyard"], seen["B"]["graveyard"] = ["Calling Horn"], []
        seen["B"]["life"] = 19
        more = {"p": 1, "t": 1, "token": True}
        seen["battlefield"] += [
            thing("B", "Gray Ogre", ["creature"], ["Ogre"], "R", p=2, t=2),
            *[thing("A", human, ["creature"], ["Human", "Citizen"], "W", **more)] * times,
            thing("A", hornet, ["creature"], ["Insect"], "", tapped=True, **more),
        ]

    return change


@pytest.mark.parametrize(
    ("human", "hornet", "times", "known"),
    [
        ("Human Token", "Hornet Token", 1, "name-of-a-token"),
        ("Human Token", "Hornet Token", 2, ""),
        ("Elf Token", "Hornet Token", 1, ""),
    ],
)
def test_tokens_are_known_by_some_words_of_their_names(
    tmp_path: Path, human: str, hornet: str, times: int, known: str
) -> None:
    (tmp_path / "boards.txt").write_text(TOKENS, "utf-8")
    (verdict,) = judged(tmp_path, board(call_tokens(human, hornet, times)))
    assert (verdict.known, verdict.verdict) == (known, "explained" if known else "differ")


def test_a_token_that_attacks_is_known_by_some_words_of_its_name(tmp_path: Path) -> None:
    """The script that makes it attack calls it by one of them, too."""

    def attacks(record: Record) -> None:
        call_tokens("Human Token", "Hornet Token")(record)
        record["script"][2]["attacker"] = "Human Token"
        moment = {"turn": 1, "step": "declare_attackers", "player": "A"}
        record["legal"] = [{**moment, "attack": ["Llanowar Elves", "Hornet Token", "Human Token"]}]

    hasty = TOKENS.replace("[white],1,1,[]", "[white],1,1,[haste]")
    (tmp_path / "boards.txt").write_text(hasty, "utf-8")
    (verdict,) = judged(tmp_path, board(attacks))
    (dispute,) = verdict.disputes
    assert dispute.theirs == ("Hornet Token", "Human Token")
    assert dispute.ours == ("Hornet", "Human Citizen Token")
    assert verdict.known_dispute == "name-of-a-token"


INDICATED = """
Old Newt {0}
Creature — Newt
1/1

Dim Newt {0}
Creature — Newt
1/1
keyword(devoid)
"""


@pytest.mark.parametrize(
    ("name", "color", "known"),
    [
        ("Old Newt", "R", "color-indicator-of-the-file"),
        ("Dim Newt", "R", ""),
        ("Gray Ogre", "U", ""),
    ],
)
def test_a_color_that_no_symbol_gives_is_known(
    tmp_path: Path, name: str, color: str, known: str
) -> None:
    def change(record: Record) -> None:
        record["players"]["A"]["battlefield"].append({"card": name})
        seen = record["observed"] = record["turns"]["1"]
        size = {"p": 2, "t": 2} if name == "Gray Ogre" else {"p": 1, "t": 1}
        kind = name.split()[1]
        seen["battlefield"].append(thing("A", name, ["creature"], [kind], color, **size))

    (tmp_path / "boards.txt").write_text(INDICATED, "utf-8")
    (verdict,) = judged(tmp_path, board(change))
    assert (verdict.known, verdict.verdict) == (known, "explained" if known else "differ")


BLOCKED = """
Dreaded Brute {R}
Creature — Ogre
2/2
keyword(menace)

Tempting Newt {R}
Creature — Newt
1/5
static(this,[lures])
"""


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Human Token", "Human Citizen Token", True), ("Hornet Token", "Hornet", True),
        ("Goblin Token", "Goblin Matron", False), ("Goblin Token", "Elf Token", False),
    ],
)  # fmt: skip
def test_a_card_is_no_token_that_has_some_of_its_words(one: str, other: str, same: bool) -> None:
    assert same_token(one, other) == same_token(other, one) == same


def attacked(record: Record, attacker: str, blocks: list[tuple[str, str]]) -> None:
    """ATTACKER and Llanowar Elves attack, and BLOCKS are tried."""
    record["players"]["A"]["battlefield"] = [{"card": attacker}, {"card": "Llanowar Elves"}]
    record["players"]["B"]["battlefield"] = [{"card": "Gray Ogre"}, {"card": "Grizzly Bears"}]
    record["keeps"] = True
    attack = {"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack"}
    block = {"turn": 1, "step": "declare_blockers", "player": "B", "do": "block"}
    record["script"] = [
        *(
            {**attack, "attacker": name, "defender": "player:B"}
            for name in (attacker, "Llanowar Elves")
        ),
        *({**block, "blocker": blocker, "attacker": name} for blocker, name in blocks),
    ]


@pytest.mark.parametrize(
    ("blocks", "life", "turn"),
    [
        ([("Gray Ogre", "Dreaded Brute")], 17, 1),
        ([("Gray Ogre", "Dreaded Brute"), ("Grizzly Bears", "Llanowar Elves")], 18, 1),
        ([("Gray Ogre", "Dreaded Brute"), ("Grizzly Bears", "Dreaded Brute")], 19, 0),
        ([("Gray Ogre", "Hill Giant")], 17, 0),
    ],
)
def test_blocks_that_break_a_rule_are_given_up(
    tmp_path: Path, blocks: list[tuple[str, str]], life: int, turn: int
) -> None:
    """The others stay: one creature alone can't block what has menace, and nobody what is gone."""
    seen = board(lambda record: attacked(record, "Dreaded Brute", blocks))
    shown = board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1)
    played = play(shown, defined(tmp_path, BLOCKED))
    assert (played.problem, played.illegal_blocks) == ("", turn)
    assert played.turns[1].sides["B"].life == life


def test_what_must_block_does_so_where_the_blocks_break_a_rule(tmp_path: Path) -> None:
    """Both creatures of B are able to block what lures them, and only one is said to."""
    blocks = [("Gray Ogre", "Tempting Newt"), ("Grizzly Bears", "Llanowar Elves")]
    seen = board(lambda record: attacked(record, "Tempting Newt", blocks))
    shown = board_of(json.dumps(seen), tmp_path / "boards.jsonl", 1)
    played = play(shown, defined(tmp_path, BLOCKED))
    damage = {thing.name: thing.damage for thing in played.turns[1].things}
    assert (damage["Tempting Newt"], played.turns[1].sides["B"].life) == (4, 19)


def test_boards_whose_blocks_break_a_rule_are_explained(tmp_path: Path) -> None:
    """Which of them were declared in the end is not told."""

    def change(record: Record) -> None:
        attacked(record, "Dreaded Brute", [("Gray Ogre", "Dreaded Brute")])

    table = "class | blocks-together | driver | 509.1c | Which blocks were declared is not told."
    (tmp_path / "boards.txt").write_text(BLOCKED, "utf-8")
    (known,), (unknown,) = (
        judged(tmp_path, board(change), table=words) for words in (table, "# nothing")
    )
    assert (known.verdict, known.known) == ("explained", "blocks-together")
    assert unknown.verdict == "differ"


ENDER = """
Shy Singer {R}
Creature — Bard
1/1
triggered(enters(this),true,[may([gain_life(you,2)])])
"""


@pytest.mark.parametrize(("life", "retaken"), [(22, False), (20, True)])
def test_an_end_of_choosing_answers_no_may_or_does(
    tmp_path: Path, life: int, retaken: bool
) -> None:
    then = [{"do": "choose", "value": "[skip]"}]

    def change(record: Record) -> None:
        cast_in_turn(record, "Shy Singer", then=then)
        seen_tapped(record, "Mountain", lands={"Mountain": 10})
        seen = record["observed"] = record["turns"]["1"]
        seen["A"] |= {"life": life, "graveyard": []}
        seen["B"]["graveyard"] = []
        things = (
            ("A", "Shy Singer", "Bard", 1),
            ("A", "Llanowar Elves", "", 1),
            ("B", "Gray Ogre", "Ogre", 2),
        )
        for side, name, kind, size in things:
            kinds = [kind] if kind else ["Elf", "Druid"]
            color = "R" if kind else "G"
            seen["battlefield"].append(
                thing(side, name, ["creature"], kinds, color, p=size, t=size)
            )

    (tmp_path / "boards.txt").write_text(ENDER, "utf-8")
    (verdict,) = judged(tmp_path, board(change))
    assert (verdict.verdict, verdict.retaken > 0) == ("agree", retaken), verdict


TWINS = """
Twin Gift {R}
Sorcery
spell([change(target([creature]),[pt(1,1)],permanent)])
"""


@pytest.mark.parametrize(("meant", "power"), [(0, {"A": 2, "B": 1}), (1, {"A": 1, "B": 2})])
def test_which_of_two_things_of_a_name_is_meant_is_tried(
    tmp_path: Path, meant: int, power: dict[str, int]
) -> None:
    then = [{"do": "target", "value": "Llanowar Elves"}]

    def change(record: Record) -> None:
        cast_in_turn(record, "Twin Gift", then=then)
        record["players"]["B"]["battlefield"] = [{"card": "Llanowar Elves"}]

    shown = board_of(json.dumps(board(change)), tmp_path / "boards.jsonl", 1)
    cards = defined(tmp_path, TWINS)
    (number,) = [n for n, d in enumerate(play(shown, cards).untold) if d.process == "name"]
    played = play(shown, cards, {number: meant})
    assert {t.controller: t.power for t in played.turns[1].things if t.power} == power


@pytest.mark.parametrize(
    ("chosen", "stops", "tapped"),
    [
        (["Llanowar Elves"], 0, ["Llanowar Elves"]),
        (["Llanowar Elves", "Gray Ogre"], 0, ["Gray Ogre", "Llanowar Elves"]),
        (["Llanowar Elves", "Gray Ogre"], 1, ["Llanowar Elves"]),
    ],
)
def test_how_many_creatures_crew_is_told_by_what_is_chosen_next_or_not_at_all(
    tmp_path: Path, chosen: list[str], stops: int, tapped: list[str]
) -> None:
    """What is targeted next is for the spell that follows; what is chosen next may be, too."""
    then = [{"do": "choose", "value": name} for name in chosen]
    then.append({"do": "target", "value": "Gray Ogre"})

    def change(record: Record) -> None:
        cast_in_turn(record, "Twin Gift", then=then)
        side = record["players"]["A"]
        side["battlefield"] += [{"card": "Small Wagon"}, {"card": "Gray Ogre"}]
        wait = record["script"][1]
        crew = {**wait, "do": "activate", "ability": "Crew 1", "source": "Small Wagon"}
        record["script"] = [crew, wait, *record["script"]]

    wagon = "\nSmall Wagon {R}\nArtifact — Vehicle\n3/3\nkeyword(crew(1))\n"
    shown = board_of(json.dumps(board(change)), tmp_path / "boards.jsonl", 1)
    cards = defined(tmp_path, TWINS + wagon)
    numbers = [n for n, d in enumerate(play(shown, cards).untold) if d.process == "enough"]
    assert len(numbers) == len(chosen) - 1
    played = play(shown, cards, dict.fromkeys(numbers, stops))
    found = [t.name for t in played.turns[1].things if t.tapped and "creature" in t.types]
    assert sorted(found) == tapped


PUSHER = """
Loud Arrival {R}
Creature — Giant
1/1
triggered(is_cast(this),true,[damage(this,1,target([creature]))])

Big Shield {R}
Instant
spell([change(each([creature,controlled(you)]),[pt(1,1)],end_of_turn)])
"""


def test_a_board_waits_for_a_spell_and_not_for_an_ability_of_that_name(tmp_path: Path) -> None:
    """The creature has died by the ability before the spell is answered."""

    def change(record: Record) -> None:
        cast_in_turn(record, "Loud Arrival", then=[])
        bear = {"card": "Llanowar Elves", "alias": "bear"}
        record["players"]["B"] |= {
            "battlefield": [bear, {"card": "Mountain"}], "hand": [{"card": "Big Shield"}],
        }  # fmt: skip
        answer = {**record["script"][0], "player": "B", "card": "Big Shield"}
        answer |= {"if_on_top_of_stack": "Loud Arrival"}
        target = {"player": "A", "do": "target", "value": "@bear"}
        record["script"] = [*record["script"], answer, target]

    shown = board_of(json.dumps(board(change)), tmp_path / "boards.jsonl", 1)
    played = play(shown, defined(tmp_path, PUSHER))
    assert played.turns[1].sides["B"].graveyard == ("Big Shield", "Llanowar Elves")
