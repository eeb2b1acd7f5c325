"""Cards with several faces are called by the front's name, and their other faces by theirs."""

import json
from typing import Any

import pytest
from scenario_parts import act, failed, passed, zone

from pyengine.games.magic.scenarios.cards import Cards


def face(
    whole: str, layout: str, name: str, cost: str, kind: str, text: str, **more: str
) -> dict[str, Any]:
    front, _, subtype = kind.partition(" — ")
    return {
        "name": whole, "faceName": name, "layout": layout, "manaCost": cost, "types": [front],
        "supertypes": [], "subtypes": [subtype] if subtype else [], "text": text, **more,
    }  # fmt: skip


def both(layout: str, *faces: tuple[Any, ...], **size: str) -> dict[str, Any]:
    whole = " // ".join(row[0] for row in faces)
    made = [
        face(whole, layout, *row, side=side, **(size if row[2] == "Creature — Ogre" else {}))
        for side, row in zip("ab", faces, strict=True)
    ]
    return {whole: made}


STRIKE = "Strike deals 2 damage to any target."
FILE = {
    "data": both(
        "adventure", ("Lout", "{2}{R}", "Creature — Ogre", ""),
        ("Strike", "{R}", "Instant — Adventure", STRIKE),
        power="4", toughness="3",
    )
    | both(
        "modal_dfc", ("Way", "{1}{W}", "Sorcery", "You gain 3 life."),
        ("Byway", "", "Land", "{T}: Add {W}."),
    )
    | both(
        "split", ("Frost", "{U}", "Instant", "Draw a card."),
        ("Flame", "{R}", "Instant", "Flame deals 2 damage to any target."),
    )
    | {"Mill Stone": [{
        "name": "Mill Stone", "manaCost": "{2}", "types": ["Artifact"], "supertypes": [],
        "subtypes": [],
        "text": "{T}: Target player puts the top two cards of their library into their graveyard.",
    }], "Glad Elf": [{
        "name": "Glad Elf", "manaCost": "{G}", "types": ["Creature"], "supertypes": [],
        "subtypes": ["Elf"], "power": "1", "toughness": "1",
        "text": "Ferocious — {T}: You gain 2 life.",
    }]}
}  # fmt: skip


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Cards:
    file = tmp_path_factory.mktemp("faces") / "cards.json"
    file.write_text(json.dumps(FILE))
    return Cards.open(file)


@pytest.mark.parametrize("name", ["Lout", "Lout // Strike"])
def test_a_card_is_called_by_its_front_or_by_all_of_its_name(play: Any, name: str) -> None:
    a = {"hand": zone(name), "battlefield": zone("Mountain", "Mountain", "Mountain")}
    expect = [{"battlefield": ["A", "Lout", 1]}, {"pt": ["A", "Lout", 4, 3]}]
    assert passed(play(expect, [act("cast", card="Lout")], a=a))


def test_an_adventure_is_cast_by_its_own_name(play: Any) -> None:
    a = {"hand": zone("Lout"), "battlefield": zone("Mountain")}
    script = [act("cast", card="Strike", targets=["player:B"])]
    assert passed(play([{"life": ["B", 18]}, {"exile_total": ["A", 1]}], script, a=a))


def test_a_land_on_the_other_side_is_played_by_its_own_name(play: Any) -> None:
    a = {"hand": zone("Way")}
    script = [act("play_land", card="Byway")]
    assert passed(play([{"battlefield": ["A", "Byway", 1]}], script, a=a))


def test_a_half_of_a_split_card_is_cast_by_its_own_name(play: Any) -> None:
    a = {"hand": zone("Frost // Flame"), "battlefield": zone("Mountain")}
    script = [act("cast", card="Flame", targets=["player:B"])]
    assert passed(play([{"life": ["B", 18]}], script, a=a))


def test_an_ability_is_found_by_its_printed_words(play: Any, cards: Cards) -> None:
    """They are not those that the grammar writes, which tell it as well."""
    assert "mills two cards" in "".join(cards.printed_words("Mill Stone"))
    a = {"battlefield": zone("Mill Stone")}
    for words in ("{T}: Target player puts the top two cards", "{T}: Target player mills two"):
        script = [act("activate", ability=words, targets=["player:B"])]
        expect = [{"graveyard_total": ["B", 2]}, {"ability": ["A", "Mill Stone", words, True, 1]}]
        assert passed(play(expect, script, a=a))


def test_an_ability_is_found_by_its_ability_word_too(play: Any) -> None:
    a = {"battlefield": zone("Glad Elf")}
    for words in ("Ferocious", "{T}: You gain"):
        assert passed(play([{"life": ["A", 22]}], [act("activate", ability=words)], a=a))
    result = play([], [act("activate", ability="Fateful")], a=a)
    assert failed(result, "no ability that begins with 'Fateful' can be used")
