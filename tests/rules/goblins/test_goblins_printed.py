"""What is printed on the Goblins' cards: cost, types, size; and their plain keywords."""

import pytest
from boards import actions, life, objects, process, resolve_top, rules_against, to_step

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

PRINTED = """
Akki Coalflinger|{1}{R}{R}||creature|goblin shaman|2|2
Boggart Shenanigans|{2}{R}||kindred enchantment|goblin||
Clickslither|{1}{R}{R}{R}||creature|insect|3|3
Emberwilde Augur|{1}{R}||creature|goblin shaman|2|1
Flamewave Invoker|{2}{R}||creature|goblin mutant|2|2
Gempalm Incinerator|{2}{R}||creature|goblin|2|1
Goblin Cohort|{R}||creature|goblin warrior|2|2
Goblin Matron|{2}{R}||creature|goblin|1|1
Goblin Ringleader|{3}{R}||creature|goblin|2|2
Goblin Sledder|{R}||creature|goblin|1|1
Goblin Warchief|{1}{R}{R}||creature|goblin warrior|2|2
Ib Halfheart, Goblin Tactician|{3}{R}|legendary|creature|goblin advisor|3|2
Mogg Fanatic|{R}||creature|goblin|1|1
Mogg War Marshal|{1}{R}||creature|goblin warrior|1|1
Mudbutton Torchrunner|{2}{R}||creature|goblin warrior|1|1
Raging Goblin|{R}||creature|goblin berserker|1|1
Reckless One|{3}{R}||creature|goblin avatar|*|*
Siege-Gang Commander|{3}{R}{R}||creature|goblin|2|2
Skirk Drill Sergeant|{1}{R}||creature|goblin|2|1
Skirk Fire Marshal|{3}{R}{R}||creature|goblin|2|2
Skirk Prospector|{R}||creature|goblin|1|1
Skirk Shaman|{1}{R}{R}||creature|goblin shaman|2|2
Spitting Earth|{1}{R}||sorcery|||
Tar Pitcher|{3}{R}||creature|goblin shaman|2|2
Tarfire|{R}||kindred instant|goblin||
Mountain|||land|mountain||
Forgotten Cave|||land|||
Goblin Burrows|||land|||
"""


@pytest.mark.parametrize("line", PRINTED.split("\n")[1:-1])
def test_printed_characteristics(database: CardDatabase, line: str) -> None:
    name, cost, supertypes, types, subtypes, power, toughness = line.split("|")
    if name == "Mountain":
        supertypes = "basic"
    row = database.lookup(name).row()
    expected = [supertypes.split(), types.split(), subtypes.split()]
    assert (row[0], row[1], *map(list, row[2:5])) == (name, cost, *expected)
    assert (row[5], row[6]) == (power, toughness)


@pytest.mark.parametrize(
    ("name", "lands", "power"),
    [("Raging Goblin", 1, 1), ("Goblin Ringleader", 4, 2), ("Clickslither", 4, 3)],
)
def test_haste_attacks_on_the_turn_it_comes(name: str, lands: int, power: int) -> None:
    board = Position()
    (card,) = board.hand("a", name)
    board.battlefield("a", *["Mountain"] * lands)
    game = board.begin()
    game.do(f"cast({card})")
    resolve_top(game)
    (goblin,) = objects(game, name)
    while process(game) == "priority" and game.query("stack", 1) != [[[]]]:
        resolve_top(game)
    for _ in range(4):
        if process(game) == "order_bottom":
            game.do(actions(game)[0])
    to_step(game, "declare_attackers")
    game.do(f"attack({goblin},b)")
    game.do("done")
    to_step(game, "end_combat")
    assert life(game, "b") == 20 - power


def test_without_haste_a_goblin_waits_a_turn() -> None:
    board = Position()
    (card,) = board.hand("a", "Goblin Sledder")
    board.battlefield("a", "Mountain", "Grizzly Bears")
    game = board.begin()
    game.do(f"cast({card})")
    resolve_top(game)
    (goblin,) = objects(game, "Goblin Sledder")
    to_step(game, "declare_attackers")
    assert f"attack({goblin},b)" not in actions(game)
    assert any(
        "after their last turn began" in reason for reason in rules_against(f"attack({goblin},b)")
    )


@pytest.mark.parametrize("name", PRINTED.split("\n")[1:-1])
def test_every_nonland_card_is_cast_for_exactly_its_cost(name: str) -> None:
    name, cost, _, types, *_ = name.split("|")
    if types == "land":
        return
    generic = sum(int(c) for c in cost if c.isdigit())
    red = cost.count("R")
    for lands, others, castable in (
        (red, generic, True),
        (red - 1, generic + 1, False),
        (red, generic - 1, False),
    ):
        if others < 0:
            continue
        board = Position()
        (card,) = board.hand("a", name)
        board.battlefield("a", *["Mountain"] * lands, *["Forest"] * others)
        board.battlefield("b", "Grizzly Bears")
        game = board.begin()
        assert (f"cast({card})" in actions(game)) is castable
