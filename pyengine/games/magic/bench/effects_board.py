"""A board of effects: replacements, Auras, granted abilities and copies among the permanents."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.position import Position, quoted

EACH, COPIES = 10, 2
"""How many effects of each kind there are, and how many copies."""

LEAST = 3 * EACH + COPIES + EACH
"""The fewest permanents that such a board has: its effects, and what the Auras enchant."""

_REPLACEMENTS = (
    "replacement(gains_life(you),times(2))",
    "replacement(creates_tokens(you),times(2))",
    "replacement(gets_counters('+1/+1',[creature,controlled(you)]),plus(1))",
    "replacement(deals_damage(combat,any,[you]),nothing)",
    "replacement(dies([creature,controlled(you)]),exile)",
)
_ENCHANT = "keyword(enchant([creature]))"
_GRANTED = "static(enchanted(creature),[gain(activated([tap],[gain_life(you,1)]))])"


def put_effects(position: Position, player: str, creatures: Sequence[str]) -> int:
    """Put the effects onto PLAYER's side of POSITION; return how many permanents these are.

    CREATURES are names of cards: ten of them are enchanted, and the first one is copied.
    """
    hosts = position.battlefield(player, *(creatures[n % len(creatures)] for n in range(EACH)))
    standing = [_card(f"Standing {n}", [text]) for n, text in enumerate(_REPLACEMENTS)]
    strong = _card("Strength", [_ENCHANT, "static(enchanted(creature),[pt(1,1),gain(trample)])"])
    gift = _card("Gift", [_ENCHANT, _GRANTED])
    for card in (*standing, strong, gift):
        position.own[card.name] = card
    names = [card.name for card in standing]
    position.battlefield(player, *(names[n % len(names)] for n in range(EACH)))
    for aura in (strong, gift):
        attached = position.battlefield(player, *[aura.name] * EACH)
        for number, host in zip(attached, hosts, strict=True):
            position.fluent(f"attached({number},{host})")
    for _ in range(COPIES):
        position.copy(player, f"copy({quoted(creatures[0])},[nonlegendary])", creatures[-1])
    return LEAST


def _card(name: str, abilities: Sequence[str]) -> Card:
    subtypes = ("aura",) if _ENCHANT in abilities else ()
    return Card(name, "{2}", (), ("enchantment",), subtypes, None, None, tuple(abilities), "")
