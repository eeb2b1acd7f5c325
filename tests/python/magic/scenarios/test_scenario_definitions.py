"""Cards that are defined beside a file of scenarios."""

import json
from pathlib import Path

import pytest

from pyengine.errors import CardError
from pyengine.games.magic.cards.texts import parse_cards
from pyengine.games.magic.scenarios.cards import Cards, definitions_file
from pyengine.games.magic.scenarios.runner import run_file

DEFINITIONS = """\
Torch Keeper // Torch {1}{R}
Creature — Human
2/1
other_face(2,adventure,'Torch','{R}',[],[instant],[adventure],[red],[],\
[spell([damage(this,2,target([any_target]))])])

Weakling {R}
Creature — Ogre
-1/3

Day // Night {1}{G}{W}
Instant
other_face(1,split,'Day','{G}',[],[instant],[],[green],[],[spell([gain_life(you,3)])])
other_face(2,split,'Night','{1}{W}',[],[instant],[],[white],[],[spell([gain_life(you,5)])])
"""


def written(folder: Path, name: str, definitions: str = DEFINITIONS) -> Path:
    file = folder / f"{name}.jsonl"
    hand = [{"card": "Torch Keeper"}]
    board = {"hand": hand, "battlefield": [{"card": "Mountain"}, {"card": "Weakling"}]}
    cast = {"turn": 1, "step": "precombat_main", "player": "A", "do": "cast", "card": "Torch"}
    scenario = {
        "id": name,
        "strict": True,
        "players": {"A": board},
        "script": [cast | {"targets": ["player:B"]}],
        "expect": [{"life": ["B", 18]}, {"exile": ["A", "Torch Keeper", 1]}],
    }
    file.write_text(json.dumps(scenario), "utf-8")
    definitions_file(file).write_text(definitions, "utf-8")
    return file


def test_cards_beside_a_file_are_played(tmp_path: Path) -> None:
    (result,) = run_file(written(tmp_path, "torch"))
    assert (result.status, result.words) == ("passed", "")


def test_a_card_is_known_by_its_front_and_a_split_one_by_both_halves(tmp_path: Path) -> None:
    cards = Cards.open(scenarios=[written(tmp_path, "torch")])
    keeper, split = cards.find("Torch Keeper"), cards.find("Day // Night")
    assert keeper is not None and keeper is cards.find("Torch Keeper // Torch")
    assert split is not None and split.mana_cost == "{1}{G}{W}"
    assert cards.find("Day") is None and cards.find("Torch") is None


def test_a_card_is_written_as_it_is_read() -> None:
    found = parse_cards(DEFINITIONS, Path("some.txt"))
    again = parse_cards("\n\n".join(card.block() for card in found), Path("some.txt"))
    assert [card.row() for card in again] == [card.row() for card in found]
    assert [card.power for card in found] == ["2", "-1", None]


def test_one_definition_for_all_files(tmp_path: Path) -> None:
    files = [written(tmp_path, "one"), written(tmp_path, "two")]
    assert Cards.open(scenarios=files).find("Weakling")
    files.append(written(tmp_path, "three", DEFINITIONS.replace("-1/3", "0/3")))
    with pytest.raises(CardError, match='"Weakling" is defined in two ways'):
        Cards.open(scenarios=files)
