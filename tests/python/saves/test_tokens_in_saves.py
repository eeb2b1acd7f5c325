"""A token is what it was when a game is loaded, whatever created it."""

from pathlib import Path

import pytest

from pyengine.engine.bridge import bridge
from pyengine.games.magic.cards.texts import parse_cards
from pyengine.games.magic.position import Position

GIVERS = """
Knife of Red {1}
Artifact — Equipment
static(equipped(creature),[gain(triggered(deals_damage(combat,this,any),true,[create(you,1,predefined(blood))]))])
keyword(equip('{2}'))

Walker of Red {3}{R}
Planeswalker
activated([loyalty(-3)],[get_emblem(you,[triggered(begins(your,upkeep),true,[create(you,1,predefined(blood))])])])
loyalty(3)

Ghosts of Red {2}{W}
Enchantment
static([creature,controlled(you)],[gain(afterlife(1))])

Malice of Red {R}
Instant
spell([program([deal(amount:1,to:target([creature])),for_now_of(this_turn,once,chosen(1),triggered(dies([]),true,[program([create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],2,2,[]))])]))])])

Rage of Red {R}
Instant
spell([program([for_now(this_turn,always,triggered(attacks([creature,controlled(you)]),true,[program([create(who:you,amount:1,what:token('Elf',[creature],[elf],[green],2,2,[]))])]))])])
"""


@pytest.mark.parametrize("giver", ["Knife of Red", "Walker of Red"])
def test_what_a_granted_ability_creates_keeps_its_own(giver: str) -> None:
    position = Position(own={card.name: card for card in parse_cards(GIVERS, Path("givers.cards"))})
    position.known(giver)
    position.hand("a", "Shock")
    position.battlefield("a", "Mountain")
    (token,) = position.battlefield("a", "Blood Token")
    position.fluent(f"token({token})")
    bridge().held.forget()
    session = position.begin()
    assert session.choice is not None
    assert f"activate({token},1)" in session.choice.actions


@pytest.mark.parametrize(
    ("giver", "name"),
    [
        ("Ghosts of Red", "Spirit Token"),
        ("Malice of Red", "Elf Token"),
        ("Rage of Red", "Elf Token"),
    ],
)
def test_what_granted_keywords_and_delayed_abilities_create_is_known(giver: str, name: str) -> None:
    position = Position(own={card.name: card for card in parse_cards(GIVERS, Path("givers.cards"))})
    position.known(giver)
    (token,) = position.battlefield("a", name)
    position.fluent(f"token({token})")
    bridge().held.forget()
    session = position.begin("begin_combat", mode="contracted")
    assert session.choice is not None
    assert f"attack({token},b)" in session.choice.actions
