"""What only one of two engines says can be done."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.games.magic.observed_boards.reading import DONE, Board, Legality
from pyengine.games.magic.observed_boards.sights import front
from pyengine.games.magic.observed_boards.token_names import same_token

_OTHER_WAYS = re.compile(
    "flashback|escape|harmonize|mayhem|retrace|jump-start|disturb|aftermath|unearth|suspend|plot"
    "|foretell|morph|disguise",
    re.IGNORECASE,
)
_BY = re.compile(" (?:by|using|with) ")
_KINDS = ("cast", "land", "use", "attack", "block")


@dataclass(frozen=True)
class Dispute:
    """What one of both says can be done at a moment, and the other does not.

    `rules` are those that refuse each block of THEIRS here; without any, those that refuse to
    declare no more blocks.
    """

    turn: int
    step: str
    kind: str
    theirs: tuple[str, ...]
    ours: tuple[str, ...]
    rules: frozenset[str] = frozenset()


def disputes(board: Board, ours: list[Legality], sure: int) -> list[Dispute]:
    """Return what is disputed, as far as the first SURE turns came out the same."""
    mine = {(moment.turn, moment.step): moment for moment in ours}
    nothing = Legality(0, "", {})
    found = []
    for moment in board.legal:
        last = sure + (moment.step == "precombat_main")
        if moment.step == "postcombat_main" or moment.turn > last:
            continue
        here = mine.get((moment.turn, moment.step), nothing)
        for kind in _KINDS:
            if kind in moment.can and (kind in here.can or (moment.can[kind] and _declared(kind))):
                found += _of_kind(board, moment, kind, here)
    return found


def _declared(kind: str) -> bool:
    return kind in ("attack", "block")


def _of_kind(board: Board, moment: Legality, kind: str, here: Legality) -> list[Dispute]:
    can = here.can.get(kind, frozenset())
    if kind == "block":
        theirs, ours = set(moment.can[kind]), set(can)
        wide = ours
    else:
        theirs, ours, wide = _names(moment.can[kind]), _names(can), {_name(n) for n in can}
    if kind == "attack":
        forced = _forced(board, moment.turn)  # who is made to attack is no choice of either
        theirs, ours, wide = (_with(forced, names) for names in (theirs, ours, wide))
    missing, more = sorted(theirs - wide), sorted(ours - theirs)
    if not missing and not more:
        return []
    rules = _refusing(here, missing or [DONE])
    return [Dispute(moment.turn, moment.step, kind, tuple(missing), tuple(more), rules)]


def _with(forced: set[str], names: set[str]) -> set[str]:
    """Return NAMES with those FORCED to attack, but for tokens that are among them already."""
    return names | {f for f in forced if not any(same_token(f, name) for name in names)}


def _refusing(here: Legality, actions: list[str]) -> frozenset[str]:
    """Return the rules by which ACTIONS are refused HERE, if each of them is."""
    each = [here.refused.get(action, frozenset()) for action in actions]
    return frozenset[str]().union(*each) if all(each) else frozenset()


def _forced(board: Board, turn: int) -> set[str]:
    script = board.scenario.script
    called = {
        f"@{entry.alias}": entry.card
        for side in board.scenario.players.values()
        for entries in side.zones.values()
        for entry in entries
        if entry.alias
    }
    attackers = [a.get("attacker") for a in script if (a.do, a.turn) == ("attack", turn)]
    return {called.get(attacker, attacker) for attacker in attackers}


def _name(words: str) -> str:
    return front(_BY.split(words.split("|")[0])[0])


def _names(all_words: Iterable[str]) -> set[str]:
    """Names, without other ways to cast than for the cost, which engines name differently."""
    return {_name(words) for words in all_words if not _is_other_way(words)}


def _is_other_way(words: str) -> bool:
    name, _, ability = words.partition("|")
    other = _BY.search(name) or _OTHER_WAYS.match(words) or _OTHER_WAYS.match(ability)
    return bool(other) or "{S}" in words
