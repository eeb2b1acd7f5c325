"""Names that the Comprehensive Rules give: keyword abilities (702) and ability words (207.2c)."""

from __future__ import annotations

_KEYWORDS = """
absorb; affinity; afflict; afterlife; aftermath; amplify; annihilator; ascend; assist; aura
swap; awaken; backup; banding; bargain; basic landcycling; battle cry; bestow; blitz;
bloodthirst; boast; bushido; buyback; cascade; casualty; champion; changeling; choose a
background; cipher; cleave; companion; compleated; conspire; convoke; craft; crew; cumulative
upkeep; cycling; dash; daybound; deathtouch; decayed; defender; delve; demonstrate; desertwalk;
dethrone; devoid; devour; discover; disguise; disturb; doctor's companion; double strike; double
team; dredge; echo; embalm; emerge; enchant; encore; enlist; entwine; epic; equip; escalate;
escape; eternalize; evoke; evolve; exalted; exploit; extort; fabricate; fading; fear;
firebending; first strike; flanking; flash; flashback; flying; for mirrodin!; forecast;
forestcycling; forestwalk; foretell; fortify; freerunning; frenzy; friends forever; fuse; gift;
graft; gravestorm; harmonize; haste; haunt; hexproof; hideaway; horsemanship; impending;
improvise; increment; indestructible; infect; ingest; intimidate; islandcycling; islandwalk; job
select; jump-start; kicker; landcycling; landwalk; level up; lifelink; living metal; living
weapon; madness; mayhem; megamorph; melee; menace; mentor; miracle; mobilize; modular; more than
meets the eye; morph; mountaincycling; mountainwalk; multikicker; mutate; myriad; nightbound;
ninjutsu; nonbasic landwalk; offering; offspring; outlast; overload; partner; persist; phasing;
plainscycling; plainswalk; plot; poisonous; prototype; protection; provoke; prowess; prowl;
rampage; ravenous; reach; read ahead; rebound; reconfigure; recover; reinforce; renown;
replicate; retrace; riot; ripple; saddle; scavenge; shadow; shroud; skulk; slivercycling; sneak;
solved; soulbond; soulshift; space sculptor; spectacle; splice; split second; spree; squad;
start your engines!; station; storm; sunburst; surge; suspend; swampcycling; swampwalk; tiered;
totem armor; toxic; training; trample; transfigure; transmute; tribute; typecycling; umbra
armor; undaunted; undying; unearth; unleash; vanishing; vigilance; ward; warp; web-slinging;
wither; wizardcycling
"""

_ABILITY_WORDS = """
adamant; addendum; alliance; battalion; bloodrush; celebration; channel; chroma; cohort;
constellation; converge; corrupted; council's dilemma; coven; delirium; descend 4; descend 8;
domain; eerie; eminence; enrage; fateful hour; fathomless descent; ferocious; flurry;
formidable; grandeur; hellbent; heroic; imprint; inspired; join forces; kinship; landfall;
lieutenant; magecraft; metalcraft; morbid; pack tactics; paradox; parley; radiance; raid; rally;
renew; revolt; secret council; spell mastery; strive; survival; sweep; tempting offer;
threshold; undergrowth; valiant; vivid; void; will of the council
"""


def _names(text: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in text.split(";"))


KEYWORDS = _names(_KEYWORDS)
"""Names of keyword abilities, in lower case, by the alphabet."""

ABILITY_WORDS = _names(_ABILITY_WORDS)
"""Words that stand before abilities and have no meaning, in lower case."""
