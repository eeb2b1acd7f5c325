"""Cards that nobody printed, which use what the rules know, in all mixtures.

`python tests/python/magic/pool/invented.py FILE` writes them as a card file; then
`manalog bench --decks random --pool FILE --games 3000` plays them.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from invented_faces import card, two_faced
from invented_mechanisms import (
    EQUIPMENT_LINES,
    FORTIFICATION_LINES,
    LAND_LINES,
    MORE_CREATURE_LINES,
    MORE_SPELL_LINES,
    MORE_STANDING_LINES,
    WALKER_LINES,
)

COLORS = "WUBRG"

KEYWORDS = (
    "Flying", "Trample", "First strike", "Double strike", "Lifelink", "Deathtouch", "Infect",
    "Wither", "Vigilance", "Haste", "Menace", "Protection from red", "Hexproof",
    "Indestructible", "Flash",
)  # fmt: skip

CREATURE_LINES = (
    "~ enters with two +1/+1 counters on it.",
    "If ~ would die, exile it instead.",
    "If ~ would die, return it to its owner's hand instead.",
    "{1}: Regenerate ~.",
    "{T}: Prevent the next 2 damage that would be dealt to any target this turn.",
    "Whenever ~ deals combat damage to a player, draw a card.",
    "Whenever ~ deals combat damage to a player, that player discards a card.",
    "Whenever ~ deals damage, you gain 1 life.",
    "As long as you control another creature, ~ gets +1/+1 and has flying.",
    "As long as ~ is attacking, it has first strike.",
    "~ gets +2/+0 as long as you have no cards in hand.",
    "~ gets +1/+1 for each creature card in your graveyard.",
    "Prevent all combat damage that would be dealt to ~.",
    "All damage that would be dealt to you is dealt to ~ instead.",
    "~ can't be blocked by creatures with power 2 or less.",
    "When ~ enters, put a +1/+1 counter on target creature.",
    "When ~ enters, create two 1/1 white Bird creature tokens with flying.",
    "When ~ dies, each opponent loses 1 life and you gain 1 life.",
    "Sacrifice a creature: You gain 2 life.",
    "Attacking creatures you control get +1/+0.",
    'Other creatures you control have "{T}: This creature deals 1 damage to any target."',
    'Creatures you control have "When this creature dies, you gain 1 life."',
    "You may have ~ enter as a copy of any creature on the battlefield.",
    "As long as ~ is in your graveyard, creatures you control have flying.",
    "Morph {2}",
    "Disguise {1}",
    "Suspend 2—{1}",
    "Plot {1}",
    "Cycling {X}{1}",
    "When ~ enters, after this phase, there is an additional combat phase.",
    "Morph {1}\nWhen ~ is turned face up, draw a card.",
    "Morph {X}\nWhen ~ is turned face up, put X +1/+1 counters on it.",
    "Kicker {X}\nWhen ~ enters, if it was kicked, create X 1/1 green Elf creature tokens.",
    "You may have ~ enter as a copy of any creature on the battlefield, except it has flying.",
    "{2}: ~ becomes a copy of target creature until end of turn.",
    'When ~ enters, create a 2/2 green Bear creature token with "When this creature dies, create a'
    " token that's a copy of it.\"",
    "{2}, {T}: Draw a card. Activate only if you control three or more creatures.",
    "{X}{R/G}, {T}: ~ deals X damage to any target.",
    "{U/P}: ~ gets +1/-1 until end of turn.",
    "Pay X life: Draw X cards.",
    "When ~ enters, exile target creature an opponent controls until ~ leaves the battlefield.",
    "At the beginning of your end step, if a creature died this turn, draw a card.",
    "At the beginning of your end step, if you attacked this turn, put a +1/+1 counter on ~.",
    "{T}: Target creature gets +2/+0 for as long as you control ~.",
    "{T}: Target creature gets +1/+2 for as long as ~ remains tapped.",
    "When ~ enters, target creature gets -1/-1 for as long as ~ remains on the battlefield.",
    "When ~ enters, you may sacrifice another creature. When you do, ~ deals 3 damage to any"
    " target.",
    "When you control no lands, sacrifice ~.",
    "Whenever you gain life, draw a card. This ability triggers only once each turn.",
    "When ~ enters, exile target creature an opponent controls.\nWhen ~ leaves the battlefield,"
    " return the exiled card to the battlefield under its owner's control.",
    "When ~ enters, exile target card from your graveyard.\nWhen ~ dies, you may cast the exiled"
    " card without paying its mana cost.",
    "As ~ enters, choose a creature type.\nOther creatures you control of the chosen type get"
    " +1/+1.",
)

STANDING_LINES = (
    "If you would gain life, you gain twice that much life instead.",
    "If you would gain life, you gain that much life plus 1 instead.",
    "Your opponents can't gain life.",
    "Skip your draw step.\nAt the beginning of your upkeep, you lose 1 life.",
    "Damage can't be prevented.",
    "If an effect would create one or more tokens under your control, it creates twice that many of"
    " those tokens instead.",
    "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1"
    " counters are put on it instead.",
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1"
    " counters are put on it instead.",
    "Creatures your opponents control enter tapped.",
    "Each other creature you control enters with an additional +1/+1 counter on it.",
    "When ~ enters, you get {E}{E}{E}.",
    "Pay {E}{E}: Draw a card.",
    "If a creature would die, exile it instead.",
    "If a creature you control would die, return it to its owner's hand instead.",
    "As ~ enters, choose a color.",
    "Prevent all damage that would be dealt to creatures you control.",
    "As long as it's your turn, creatures you control have first strike.",
    "Whenever you gain life, put a +1/+1 counter on each creature you control.",
    "All creatures lose all abilities and have base power and toughness 1/1.",
    "Creatures you control have prowess.",
    "Green creatures get +1/+1.",
    "Creatures with power 3 or greater get -1/-0.",
    "Creatures you control with power 2 or less get +1/+1.",
    "Creatures with power 4 or greater can't block.",
    "Creatures you control are white.",
    "White creatures are black.",
    "Other Elves get +1/+1 and have vigilance.",
    "Noncreature artifacts are 2/2 creatures in addition to their other types.",
    "As ~ enters, choose a color.\nCreatures you control of the chosen color get +1/+1.",
    "As ~ enters, choose a creature type.\nEach other creature you control of the chosen type"
    " enters with an additional +1/+1 counter on it.",
    "As ~ enters, choose a card name.\nSpells with the chosen name can't be cast.",
    "You may play lands and cast spells from the top of your library.",
    "Play with the top card of your library revealed.\nYou may cast creature spells from the top of"
    " your library.",
    "Whenever a nontoken creature you control dies, create a 1/1 white Bird creature token.",
)

AURA_LINES = (
    "Enchanted creature gets +2/+2 and has flying.",
    "Enchanted creature can't attack or block.",
    "Enchanted creature gets -2/-1.",
    "{1}: Regenerate enchanted creature.",
    "Prevent all damage that would be dealt to enchanted creature.",
    "When enchanted creature dies, draw a card.",
    "Whenever enchanted creature deals combat damage to a player, you gain 2 life.",
    "If enchanted creature would die, exile it instead.",
    "You control enchanted creature.",
    "Enchanted creature loses all abilities and has base power and toughness 1/1.",
    'Enchanted creature has vigilance and "{T}: Draw a card."',
)

SPELL_LINES = (
    "~ deals 3 damage to any target.",
    "~ deals 1 damage to each creature.",
    "Destroy target creature.",
    "Destroy target creature with power 3 or greater.",
    "Regenerate target creature.",
    "Prevent all combat damage that would be dealt this turn.",
    "Prevent the next 4 damage that would be dealt to any target this turn.",
    "Create two 1/1 green Elf creature tokens.",
    "Put two +1/+1 counters on target creature.",
    "Draw two cards.",
    "You gain 4 life.",
    "Target creature gets -2/-0 until your next turn.",
    "The next time a source of your choice would deal damage to you this turn, prevent that"
    " damage.",
    "The next time a red source of your choice would deal damage to you this turn, that damage is"
    " dealt to target creature instead.",
    "The next 2 damage that would be dealt to you this turn is dealt to target creature instead.",
    "Prevent all damage a source of your choice would deal this turn.",
    "Counter target spell. If that spell is countered this way, exile it instead of putting it into"
    " its owner's graveyard.",
    "~ deals 2 damage to any target. If you control a creature, ~ deals 4 damage instead.",
    "Turn target creature face down.",
    "Change the text of target spell or permanent by replacing all instances of one color word with"
    " another until end of turn.",
    "If you gained 2 or more life this turn, draw two cards.",
    "Target player loses 2 life. You gain 2 life.",
    "Return target creature card from your graveyard to the battlefield.",
    "Target creature gets +3/+3 until end of turn.",
    "Creatures can't block this turn.",
    "Destroy all creatures.",
    "Return target creature to its owner's hand.",
    "If you control three or more creatures, draw two cards.",
    "Create a token that's a copy of target creature, except it's an artifact in addition to its"
    " other types.",
    "Copy target spell. You may choose new targets for the copy.",
    'Create a 1/1 white Bird creature token with flying and "When this creature dies, draw a'
    ' card."',
    "Target creature loses all abilities until end of turn.",
    "Copy target activated or triggered ability you control. You may choose new targets for the"
    " copy.",
    "Counter target activated or triggered ability.",
    "Exchange control of two target creatures.",
    "Take an extra turn after this one.",
    "Manifest the top card of your library.",
    "Cloak the top card of your library.",
    "Target creature becomes red until end of turn.",
    "Change the text of target permanent by replacing all instances of one color word with another"
    " or one basic land type with another.",
    "Change the text of target creature by replacing all instances of one creature type with"
    " another until end of turn.",
    "Exile the top card of your library. You may play it this turn.",
    "Exile the top two cards of your library. Until the end of your next turn, you may play those"
    " cards.",
    "Exile the top card of target opponent's library. You may play it this turn.",
    "After this phase, there is an additional combat phase followed by an additional main phase.",
    "You may cast target instant card from your graveyard this turn.",
    "You may cast a sorcery spell with mana value 3 or less from your hand without paying its mana"
    " cost.",
    'Target creature gains "Whenever this creature attacks, draw a card" until end of turn.',
    "Gain control of target creature until end of turn. Untap that creature. It gains haste until"
    " end of turn.",
)

AGAIN = (
    "Flashback ~",
    "Retrace",
    "Jump-start",
    "Escape—~, Exile two other cards from your graveyard.",
    "Affinity for artifacts",
    "Convoke",
    "Improvise",
    "Suspend 1—{0}",
    "Suspend X—{X}{1}. X can't be 0.",
    "Foretell ~",
    "Plot ~",
)
"""Ways to cast a spell again, or for less."""

PAYMENTS = ("{R/W}", "{2/B}", "{G/P}{G/P}", "{S}", "{X}{U/R}", "{B/G/P}", "{1}{C}")
"""Costs of spells, paid in ways of their own."""


def invented(seed: int = 1) -> dict[str, Any]:
    """Return a card file's content, in the shape of AtomicCards, of about 200 invented cards."""
    chance = random.Random(f"invented/{seed}")
    data: dict[str, Any] = {}
    for color in COLORS:
        for number in range(14):
            _add(data, f"{color} Creature {number}", _creature(color, chance))
        for number in range(6):
            _add(data, f"{color} Standing {number}", _standing(color, chance))
        for number in range(5):
            _add(data, f"{color} Aura {number}", _aura(color, chance))
        for number in range(11):
            _add(data, f"{color} Spell {number}", _spell(color, chance))
    for number, line in enumerate(EQUIPMENT_LINES):
        text = f"{line}\nEquip {{1}}"
        _add(data, f"Blade {number}", card("{1}", ["Artifact"], ["Equipment"], text))
    for number, line in enumerate(FORTIFICATION_LINES):
        text = f"{line}\nFortify {{1}}"
        _add(data, f"Wall {number}", card("{1}", ["Artifact"], ["Fortification"], text))
    for number, line in enumerate(LAND_LINES):
        _add(
            data,
            f"Place {number}",
            card("", ["Land"], [], f"{line}\n{{T}}: Add one mana of any color."),
        )
    for number, color in enumerate(COLORS):
        lines = chance.sample(SPELL_LINES, 3)
        text = f"I, II — {lines[0]}\nIII — {lines[1]}\nIV — {lines[2]}"
        _add(data, f"Lay {number}", card(f"{{1}}{{{color}}}", ["Enchantment"], ["Saga"], text))
    for number, cost in enumerate(PAYMENTS):
        text = "~ deals 2 damage to any target." if "X" not in cost else "You gain X life."
        _add(data, f"Debt {number}", card(cost, ["Instant"], [], text))
    for color in COLORS:
        lines = "\n".join(WALKER_LINES[:1] + tuple(chance.sample(WALKER_LINES[1:], 2)))
        walker = card(f"{{2}}{{{color}}}", ["Planeswalker"], ["Jace"], lines)
        _add(data, f"{color} Walker", {**walker, "loyalty": "3"})
    for name, layout, faces in two_faced():
        data[name] = [{**face, "name": name, "layout": layout} for face in faces()]
    swarm = "When ~ enters, create X 1/1 green Elf creature tokens."
    _add(data, "Swarm", card("{X}{G}", ["Creature"], ["Elf"], swarm, power="1", toughness="1"))
    icy = card("", ["Land"], [], "{T}: Add {W} or {B}.")
    _add(data, "Icy Place", {**icy, "supertypes": ["Snow"]})
    for number, made in enumerate(_left_out(data)):
        _add(data, f"Rest {number}", made)
    return {"meta": {"version": "invented"}, "data": data}


def _left_out(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a card for each line that chance has given to none."""
    texts = [face["text"].replace(face["name"], "~") for faces in data.values() for face in faces]
    rest = [
        card("{1}{G}", ["Creature"], ["Elf"], line, power="2", toughness="2")
        for line in CREATURE_LINES + MORE_CREATURE_LINES
    ]
    standing = STANDING_LINES + MORE_STANDING_LINES
    rest += [card("{1}{W}", ["Enchantment"], [], line) for line in standing]
    rest += [
        card("{1}{W}", ["Enchantment"], ["Aura"], f"Enchant creature\n{line}")
        for line in AURA_LINES
    ]
    rest += [card("{1}{U}", ["Instant"], [], line) for line in SPELL_LINES + MORE_SPELL_LINES]
    again = [line.replace("~", "{1}{R}") for line in AGAIN]
    rest += [card("{2}{R}", ["Sorcery"], [], f"Draw two cards.\n{line}") for line in again]
    walker = card("{1}{B}", ["Planeswalker"], ["Jace"], "", loyalty="4")
    rest += [{**walker, "text": line} for line in WALKER_LINES]
    return [
        made for made in rest if not any(made["text"].split("\n")[-1] in text for text in texts)
    ]


def _add(data: dict[str, Any], name: str, made: dict[str, Any]) -> None:
    data[name] = [{**made, "name": name, "text": made["text"].replace("~", name)}]


def _creature(color: str, chance: random.Random) -> dict[str, Any]:
    cost = chance.randint(0, 4)
    lines = chance.sample(KEYWORDS, chance.randint(0, 1)) + chance.sample(
        CREATURE_LINES, chance.randint(1, 2)
    )
    if chance.random() < 0.2:
        lines = ["Kicker {2}", *lines, "If ~ was kicked, it enters with two +1/+1 counters on it."]
    size = max(1, cost + chance.randint(-1, 1))
    toughness = size + chance.randint(0, 1)
    kinds, text = [chance.choice(["Elf", "Ox"])], "\n".join(lines)
    return card(f"{{{cost}}}{{{color}}}", ["Creature"], kinds, text,
                 power=str(size), toughness=str(toughness))  # fmt: skip


def _standing(color: str, chance: random.Random) -> dict[str, Any]:
    lines = chance.sample(STANDING_LINES, chance.randint(1, 2))
    return card(f"{{{chance.randint(1, 3)}}}{{{color}}}", ["Enchantment"], [], "\n".join(lines))


def _aura(color: str, chance: random.Random) -> dict[str, Any]:
    lines = ["Enchant creature", *chance.sample(AURA_LINES, chance.randint(1, 2))]
    return card(
        f"{{{chance.randint(0, 2)}}}{{{color}}}", ["Enchantment"], ["Aura"], "\n".join(lines)
    )


def _spell(color: str, chance: random.Random) -> dict[str, Any]:
    lines = chance.sample(SPELL_LINES, 1)
    if chance.random() < 0.3:
        lines.append(chance.choice(AGAIN).replace("~", f"{{{chance.randint(1, 4)}}}{{{color}}}"))
    elif chance.random() < 0.3:
        lines = ["Kicker {1}", *lines, "If ~ was kicked, draw a card."]
    kind = chance.choice(["Instant", "Sorcery"])
    return card(f"{{{chance.randint(0, 3)}}}{{{color}}}", [kind], [], "\n".join(lines))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(invented()), encoding="utf-8")
