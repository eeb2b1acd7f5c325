"""Scenarios are played with the cards of the texts and some of their own."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.scenarios.cards import Cards
from pyengine.games.magic.scenarios.reader import read_scenarios
from pyengine.games.magic.scenarios.runner import Result, run_scenario

TEXTS = """
Two Ways {G}
Instant
spell([modal([[gain_life(you, 3)], [draw(you, 1)]])])

Harsh Words {G}
Instant
spell([modal([[gain_life(you, 3)], [destroy(target([creature]))]])])

Many Ways {G}
Instant
spell([modal(1, 3, [[gain_life(you, 3)], [draw(you, 1)], [gain_life(you, 10)]])])

Bargain {G}
Sorcery
spell([may_pay([either([sacrifice(1, [artifact])], [discard(1, [])])], [gain_life(you, 2)])])

Ring {1}
Artifact

Ponder Stone {1}
Artifact

Forked Flame {1}{R}
Sorcery
spell([divided_damage(this, 3, targets(exactly(2), [creature]))])

Look Ahead {U}
Sorcery
spell([scry(you, 2), draw(you, 1)])

Bad News {B}
Sorcery
spell([discard(target([player]), 1)])

Stalker {1}{B}
Creature — Rogue
2/2
keyword(menace)

Plague Rat {B}
Creature — Rat
1/1
keyword(infect)

Hothead {R}
Creature — Goblin
2/2
static(this, [must_attack])

Tern {U}
Creature — Bird
1/1
keyword(flying)

Bait {G}
Creature — Newt
1/1
static(this, [must_be_blocked])

Torn // Page {G}{G}
Sorcery Sorcery
other_face(1,split,'Torn','{G}',[],[sorcery],[],[green],[],[spell([gain_life(you, 3)])])
other_face(2,split,'Page','{G}',[],[sorcery],[],[green],[],[spell([gain_life(you, 1)])])

Full // Leaf {G}{G}
Sorcery Sorcery
other_face(1,split,'Full','{G}',[],[sorcery],[],[green],[],[spell([gain_life(you, 3)])])
other_face(2,split,'Leaf','{G}',[],[sorcery],[],[green],[],[keyword(fuse),spell([gain_life(you,1)])])

Second Thought {U}
Sorcery
keyword(flashback('{G}'))
spell([gain_life(you, 3)])

Look Alike {U}
Creature — Shapeshifter
0/0
enters_as_copy([creature], [])

Grafted Newt {G}
Creature — Newt
0/0
keyword(graft(2))

Paid Back {G}
Sorcery
keyword(buyback('{G}'))
spell([gain_life(you, 1)])

Show {R}
Creature — Devil
2/2
keyword(spectacle('{0}'))

Tinted Ring {0}
Artifact
enters_with([color])
triggered(casts(you, [chosen_color]), true, [gain_life(you, 1)])

Rioter {G}
Creature — Newt
1/1
keyword(riot)

Gatherer {G}
Creature — Newt
1/1
enters_with([counters('+1/+1',count([other,creature,controlled(you)]))])

Digger {G}
Creature — Newt
0/0
enters_with([counters('+1/+1',count_in(graveyard(each([player])),[type(instant)]))])

Dozer {G}
Creature — Newt
1/1
enters_with([tapped,counters(stun,1)])

Taxer {W}
Creature — Newt
1/1
replacement(enters([creature,controlled(opponent)]),entering([tapped]))

Chronicle {W}
Enchantment — Saga
triggered(chapter([1]),true,[gain_life(you,1)])
triggered(chapter([2]),true,[gain_life(you,1)])
triggered(chapter([3]),true,[gain_life(you,1)])

Bestow All {W}
Sorcery
spell([put_back(each([card_in(graveyard, you), subtype(aura)]), you, [])])

Shawl {W}
Enchantment — Aura
keyword(enchant([creature]))
static(enchanted(creature), [pt(1, 1)])

Tither {W}
Creature — Cleric
1/1
keyword(squad('{1}'))

Gift {W}
Sorcery
spell([may_cast_free_from_hand([compared(mana_value, at_most, 3)])])

Leech {B}
Creature — Leech
1/1
may_stay_tapped

Shard {W/P}
Instant
spell([gain_life(you, 5)])

Search Three {G}
Sorcery
spell([look_at_top(you, 3), take_looked(may(1), [creature], hidden, hand), put_looked(library_top)])

Twice Said {U}
Instant
spell([copy_spell_retargeted(target([spell]))])

Wide Mouth {G}
Creature — Newt
1/1
triggered(enters([creature, other, controlled(you)]), true, [gain_life(you, 1)])
triggered(enters([creature, other, controlled(you)]), true, [damage(this, 1, target([player]))])

Loud Mouth {G}
Creature — Newt
1/1
triggered(enters([creature, other, controlled(you)]), true, [gain_life(you, 1)])

Shy Mouth {G}
Creature — Newt
1/1
triggered(enters([creature, other, controlled(you)]), true, [gain_life(you, 1)])

Frail {B}
Creature — Newt
0/0

Mad Gift {3}{G}
Sorcery
keyword(madness('{0}'))
spell([gain_life(you, 3)])

Thrower {R}
Creature — Devil
1/1
activated([discard(1, [])], [gain_life(you, 1)])

Grave Eater {B}
Creature — Newt
1/1
activated([exile_from_graveyard(1, [])], [gain_life(you, 1)])

Scout Ahead {G}
Sorcery
spell([explore(target([creature, controlled(you)]))])

Two Shields {W}
Instant
spell([prevent_next(3, target([creature]))])

Banner {1}
Artifact
enters_with([creature_type])
static([creature,controlled(you),chosen_type],[pt(1,1)])

Mimic {1}{U}
Creature — Shapeshifter
0/0
enters_as_copy([creature],[])

Dawn // Dusk {G}{W}
Instant
other_face(1,split,'Dawn','{G}',[],[instant],[],[green],[],[spell([gain_life(you,3)])])
other_face(2,split,'Dusk','{W}',[],[instant],[],[white],[],[keyword(aftermath),spell([gain_life(you,5)])])

Small // Grand {W}
Creature — Newt
1/1
other_face(2,adventure,'Grand','{4}{W}',[],[sorcery],[adventure],[white],[],[spell([gain_life(you,7)])])

Stout // Slight {1}{W}
Creature — Newt
2/2
other_face(2,adventure,'Slight','{W}',[],[sorcery],[adventure],[white],[],[spell([gain_life(you,1)])])

Call Newt {W}
Sorcery
spell([may_cast_free_from_hand([creature,compared(mana_value,at_most,3)])])

Old Tale {5}{G}
Sorcery
keyword(flashback('{G}'))
spell([gain_life(you,2)])

Slow Gift {5}{G}
Sorcery
keyword(suspend(3,'{G}'))
spell([gain_life(you,2)])

Take Back {W}
Sorcery
spell([program([move(what:any_number([land,controlled(you)]),to:hand)])])

Toll {W}
Enchantment
static([creature],[attack_tax(you,2)])

Timid {R}
Creature — Goblin
3/3
static(this,[cant_attack_alone])

Old Line {2}
Artifact
begins_in_play

Wide Shield {W}
Enchantment
static([creature,controlled(you)],[blocks_more(1)])

Take Away {G}
Sorcery
additional_cost(sacrifice(1, [creature]))
spell([gain_life(you, 1)])

Far And Wide {G}
Sorcery
spell([search_both(you, [creature], hand, revealed)])

Warden {0}
Planeswalker
loyalty(3)
activated([loyalty(1)],[get_emblem(you,[replacement(deals_damage(any,any,[you]),prevents_all_but(1))])])

Doubler {R}
Enchantment
replacement(deals_damage(any, any, any), times(2))

Sage {0}
Planeswalker
loyalty(3)
activated([loyalty(1)], [gain_life(you, 1)])
"""

Script = list[dict[str, Any]]


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Cards:
    directory = tmp_path_factory.mktemp("cards")
    for file in (Path(__file__).parents[4] / "carddb" / "cards").glob("*.txt"):
        (directory / file.name).write_text(file.read_text())
    (directory / "own.txt").write_text(TEXTS)
    return Cards(CardDatabase.open(directory))


@pytest.fixture
def play(cards: Cards, tmp_path: Path) -> Any:
    """Run one scenario, given by its fields."""

    def run(
        expect: list[Any],
        script: Script | None = None,
        stop: tuple[int, str] = (1, "end_turn"),
        strict: bool = True,
        a: dict[str, Any] | None = None,
        b: dict[str, Any] | None = None,
    ) -> Result:
        scenario = {
            "id": "test", "strict": strict, "players": {"A": a or {}, "B": b or {}},
            "script": script or [], "stop": {"turn": stop[0], "step": stop[1]}, "expect": expect,
        }  # fmt: skip
        file = tmp_path / "one.jsonl"
        file.write_text(json.dumps(scenario))
        (found,) = read_scenarios(file)
        return run_scenario(found, cards)

    return run
