"""What is printed on the Elves' cards: cost, types, size; and that the cost is the cost."""

import pytest
from boards import (
    actions,
    attack,
    life,
    names,
    objects,
    process,
    refused,
    resolve_all,
    rules_against,
    stats,
    to_step,
)

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

PRINTED = """
Allosaurus Rider|{5}{G}{G}||creature|elf warrior|*|*
Ambush Commander|{3}{G}{G}||creature|elf|2|2
Elvish Eulogist|{G}||creature|elf shaman|1|1
Elvish Harbinger|{2}{G}||creature|elf druid|1|2
Elvish Promenade|{3}{G}||kindred sorcery|elf||
Elvish Warrior|{G}{G}||creature|elf warrior|2|3
Gempalm Strider|{1}{G}||creature|elf|2|2
Giant Growth|{G}||instant|||
Harmonize|{2}{G}{G}||sorcery|||
Heedless One|{3}{G}||creature|elf avatar|*|*
Imperious Perfect|{2}{G}||creature|elf warrior|2|2
Llanowar Elves|{G}||creature|elf druid|1|1
Lys Alana Huntmaster|{2}{G}{G}||creature|elf warrior|3|3
Stonewood Invoker|{1}{G}||creature|elf mutant|2|2
Sylvan Messenger|{3}{G}||creature|elf|2|2
Timberwatch Elf|{2}{G}||creature|elf|1|2
Voice of the Woods|{3}{G}{G}||creature|elf|2|2
Wellwisher|{1}{G}||creature|elf|1|1
Wildsize|{2}{G}||instant|||
Wirewood Herald|{1}{G}||creature|elf|1|1
Wirewood Symbiote|{G}||creature|insect|1|1
Wood Elves|{2}{G}||creature|elf scout|1|1
Wren's Run Vanquisher|{1}{G}||creature|elf warrior|3|3
Moonglove Extract|{3}||artifact|||
Slate of Ancestry|{4}||artifact|||
Forest||basic|land|forest||
Tranquil Thicket|||land|||
Wirewood Lodge|||land|||
"""
LINES = PRINTED.split("\n")[1:-1]


@pytest.mark.parametrize("line", LINES)
def test_printed_characteristics(database: CardDatabase, line: str) -> None:
    name, cost, supertypes, types, subtypes, power, toughness = line.split("|")
    row = database.lookup(name).row()
    expected = [supertypes.split(), types.split(), subtypes.split()]
    assert (row[0], row[1], *map(list, row[2:5])) == (name, cost, *expected)
    assert (row[5], row[6]) == (power, toughness)


def colored(cost: str) -> int:
    return cost.count("G")


def generic(cost: str) -> int:
    return sum(int(c) for c in cost if c.isdigit())


# An additional cost of {3} is the only one that a hand without Elves leaves.
SURCHARGE = {"Wren's Run Vanquisher": 3}


@pytest.mark.parametrize("line", [line for line in LINES if "{" in line])
def test_it_is_cast_for_exactly_its_cost_and_not_for_less(line: str) -> None:
    name, cost = line.split("|")[:2]
    total = colored(cost) + generic(cost) + SURCHARGE.get(name, 0)
    for lands in (total, total - 1):
        board = Position()
        (card,) = board.hand("a", name)
        board.battlefield("b", "Elvish Warrior")
        board.battlefield("a", *["Forest"] * lands)
        game = board.begin()
        assert (f"cast({card})" in actions(game)) == (lands == total)


@pytest.mark.parametrize("line", [line for line in LINES if "{" in line])
def test_its_green_mana_must_be_green(line: str) -> None:
    name, cost = line.split("|")[:2]
    green = colored(cost)
    for forests in (green, green - 1):
        if forests < 0:
            continue
        board = Position()
        (card,) = board.hand("a", name)
        board.battlefield("b", "Elvish Warrior")
        board.battlefield("a", *["Mountain"] * 9, *["Forest"] * forests)
        game = board.begin()
        assert (f"cast({card})" in actions(game)) == (forests == green)


CREATURES = [line.split("|")[0] for line in LINES if "|creature|" in line]


@pytest.mark.parametrize("name", CREATURES)
def test_it_is_cast_only_in_its_owners_main_phase_with_an_empty_stack(name: str) -> None:
    board = Position()
    card, growth = board.hand("a", name, "Giant Growth")
    (bear,) = board.battlefield("a", "Grizzly Bears")
    board.battlefield("a", *["Forest"] * 8)
    game = board.begin()
    assert f"cast({card})" in actions(game)
    game.do(f"cast({growth})")
    game.do(f"target({bear})")
    assert refused(game, f"cast({card})")
    for step, active in (("upkeep", "a"), ("end_turn", "a"), ("precombat_main", "b")):
        game = board.begin(step=step, active=active)
        if active == "b":
            game.do("pass")
        assert process(game) == "priority"
        assert f"cast({growth})" in actions(game)
        assert refused(game, f"cast({card})")


@pytest.mark.parametrize("name", CREATURES)
def test_it_resolves_onto_the_battlefield_and_waits_a_turn_to_attack(name: str) -> None:
    board = Position()
    (card,) = board.hand("a", name)
    board.library("a", *["Mountain"] * 10)
    board.battlefield("a", *["Forest"] * 8, "Grizzly Bears")
    game = board.begin()
    game.do(f"cast({card})")
    while process(game) == "choose_cost":
        game.do(actions(game)[-1])
    assert objects(game, name) not in ([], [card])
    assert name not in names(game, "controls", "a")
    resolve_all(game)
    while process(game) != "priority":
        game.do(actions(game)[-1])
        resolve_all(game)
    (elf,) = objects(game, name)
    assert name in names(game, "controls", "a")
    to_step(game, "declare_attackers")
    assert f"attack({elf},b)" not in actions(game)
    assert any(reason.startswith("'302.6'") for reason in rules_against(f"attack({elf},b)"))


def test_elvish_warrior_fights_as_a_two_three() -> None:
    board = Position()
    (warrior,) = board.battlefield("a", "Elvish Warrior")
    (bear,) = board.battlefield("b", "Grizzly Bears")
    game = board.begin()
    assert stats(game, warrior) == "2/3"
    attack(game, f"{warrior},b")
    game.do("pass")
    game.do("pass")
    game.do(f"block({bear},{warrior})")
    game.do("done")
    for _ in range(4):
        game.do("pass")
    assert names(game, "controls", "a") == ["Elvish Warrior"]
    assert names(game, "graveyard", "b") == ["Grizzly Bears"]
    assert life(game, "b") == 20
