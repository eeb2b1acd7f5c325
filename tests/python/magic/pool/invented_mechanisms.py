"""More lines of invented cards, and the mechanisms that the pool must have in it."""

from __future__ import annotations

EQUIPMENT_LINES = (
    "Equipped creature gets +2/+0.",
    "Equipped creature has lifelink and trample.",
    "Whenever equipped creature attacks, put a +1/+1 counter on it.",
    "If equipped creature would die, return it to its owner's hand instead.",
)

FORTIFICATION_LINES = (
    "Fortified land has indestructible.",
    "Whenever fortified land becomes tapped, you gain 1 life.",
)

LAND_LINES = (
    "~ enters tapped unless you control a Forest.",
    "As ~ enters, you may pay 2 life. If you don't, it enters tapped.",
    "~ enters tapped.",
    "{T}: Add {C}{C}. Spend this mana only to cast creature spells or activate abilities of"
    " creatures.",
    "As ~ enters, choose a color.\n{T}: Add one mana of the chosen color.",
)

WALKER_LINES = (
    "[+1]: You gain 2 life.",
    "[−2]: ~ deals 3 damage to target creature.",
    "[0]: Create a 1/1 white Bird creature token with flying.",
    "[−X]: Draw X cards.",
    '[−3]: You get an emblem with "Creatures you control get +1/+1 and have vigilance."',
    '[−2]: You get an emblem with "If you would gain life, you gain twice that much life instead."',
    '[−2]: You get an emblem with "{2}: You gain 1 life."',
    '[−2]: You get an emblem with "At the beginning of your upkeep, you gain 1 life."',
)

MORE_CREATURE_LINES = (
    "~ can't be countered.",
    "Whenever ~ attacks or blocks, if you control another creature, you gain 1 life.",
    "Whenever ~ becomes tapped, you gain 1 life.",
    "Whenever another creature leaves the battlefield, you gain 1 life.",
    "You may choose not to untap ~ during your untap step.",
    "Kicker—Sacrifice a land.\nWhen ~ enters, if it was kicked, draw a card.",
    "Reinforce X—{X}{1}",
    "Evoke {1}\nWhen ~ enters, draw a card.",
)

MORE_STANDING_LINES = (
    "If you would draw a card, draw two cards instead.",
    "If a card would be put into a graveyard from anywhere, exile it instead.",
    "You may play an additional land on each of your turns.",
    "Activated abilities of artifacts can't be activated.",
)

MORE_SPELL_LINES = (
    "You gain X life.\nBuyback {X}",
    "You gain X life.\nKicker {X}",
    "Counter target spell.",
)

MECHANISMS = {
    "instead (614.1a)": "If you would gain life, you gain twice",
    "replaced draws (614.11)": "If you would draw a card, draw",
    "would die (614)": "would die, ",
    "regeneration (701.19)": "Regenerate target",
    "prevent the next N (615.7)": "Prevent the next 4 damage",
    "prevent all combat damage (615)": "Prevent all combat damage that would be dealt this turn",
    "damage of a chosen source (609.7)": "source of your choice",
    "the next time (614)": "The next time a source",
    "damage redirected (614.9)": "is dealt to ~ instead|dealt to target creature instead",
    "doubled tokens (614)": "creates twice that many",
    "doubled counters (614)": "twice that many \\+1/\\+1 counters",
    "what can't happen (614.17)": "can't gain life",
    "self-replacement (614.15)": "countered this way, exile it instead",
    "skip (614.10)": "Skip your",
    "enters with (614.1c)": "enters with two",
    "as it enters (614.12)": "As ~ enters, choose",
    "enters as a copy (707.9)": "enter as a copy",
    "copies of permanents (707)": "becomes a copy of",
    "tokens that are copies (707)": "token that's a copy of target",
    "copies of spells (707.10)": "Copy target spell",
    "copies of abilities (707.10)": "Copy target activated",
    "exceptions of copies (707.9)": "battlefield, except it has flying",
    "control (layer 2)": "Gain control of",
    "control by an Aura (layer 2)": "You control enchanted creature",
    "exchanged control": "Exchange control",
    "text (layer 3)": "Change the text of target permanent",
    "text of spells (layer 3)": "Change the text of target spell",
    "types (layer 4)": "are 2/2 creatures in addition",
    "colors (layer 5)": "White creatures are black",
    "losing all abilities (layer 6)": "All creatures lose all abilities",
    "granted abilities (layer 6)": 'Other creatures you control have "',
    "sizes (layer 7)": "base power and toughness",
    "functioning elsewhere (113.6)": "As long as ~ is in your graveyard",
    "morph (702.37)": "Morph",
    "manifest (701.40)": "Manifest",
    "cloak (701.58)": "Cloak",
    "turned face down (708)": "face down",
    "transforming (712)": "Transform",
    "day and night (730)": "Daybound",
    "a battle (310)": "When Invasion enters",
    "an adventure (715)": "Stomp deals",
    "a modal double-faced card (712)": "\\{T\\}: Add \\{W\\}\\.$",
    "a split card (709)": "Fire deals",
    "fuse (702.102)": "Fuse",
    "aftermath (702.127)": "Aftermath",
    "emblems (114)": 'emblem with "Creatures',
    "emblems that replace": 'emblem with "If',
    "emblems that are activated": 'emblem with "\\{2\\}',
    "emblems that trigger": 'emblem with "At',
    "tokens with abilities (111)": 'creature token with flying and "',
    "a token that copies itself": "create a token that's a copy of it",
    "Auras (303)": "Enchant creature",
    "Equipment (301.5)": "Equip \\{",
    "Fortifications (301.6)": "Fortify",
    "as long as (611.3)": "As long as ~ is attacking",
    "loyalty (606)": "\\[−X\\]",
    "Sagas (714)": "I, II — ",
    "flashback (702.34)": "Flashback",
    "kicker (702.33)": "Kicker \\{2\\}",
    "kicker of another cost": "Kicker—",
    "escape (702.138)": "Escape",
    "retrace (702.81)": "Retrace",
    "jump-start (702.133)": "Jump-start",
    "suspend (702.62)": "Suspend",
    "foretell (702.143)": "Foretell",
    "plot (702.170)": "Plot",
    "buyback (702.27)": "Buyback",
    "evoke (702.74)": "Evoke",
    "convoke (702.51)": "Convoke",
    "improvise (702.126)": "Improvise",
    "affinity (702.41)": "Affinity",
    "cast without paying (118.9)": "without paying its mana cost",
    "play what was exiled": "You may play it this turn",
    "the library's top card": "cast spells from the top",
    "chosen names (201.4)": "choose a card name",
    "{X} (107.3)": "\\{X\\}\\{1\\}",
    "life for X (107.3)": "Pay X life",
    "this turn memory": "gained 2 or more life this turn",
    "until your next turn": "until your next turn",
    "for as long as you control": "for as long as you control",
    "for as long as it remains tapped": "remains tapped",
    "until this leaves (610.3)": "until ~ leaves",
    "linked abilities (607)": "return the exiled card",
    "linked choices (607)": "of the chosen type get",
    "reflexive triggers (603.12)": "When you do",
    "state triggers (603.8)": "When you control no lands",
    "only once each turn": "only once each turn",
    "triggers with a condition": "attacks or blocks, if",
    "looking back (603.10)": "creature leaves the battlefield",
    "restricted mana (106.6)": "Spend this mana only",
    "extra turns (500.7)": "extra turn",
    "extra phases (500.8)": "additional combat phase",
    "additional lands (305.2)": "additional land",
    "energy (122.1)": "Pay \\{E\\}",
}
"""What the kernel can do, and a pattern of a line that does it; `~` is the card's name."""

COSTS = {
    "hybrid": "{R/W}",
    "two or a color": "{2/B}",
    "Phyrexian": "{G/P}",
    "snow": "{S}",
    "colorless": "{C}",
}
"""Mana of costs."""
