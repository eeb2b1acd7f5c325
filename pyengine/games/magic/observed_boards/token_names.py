"""What tokens are called: the other engine leaves words of their names out (111.4)."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.games.magic.scenarios.observed import ObservedGame, Thing

_TOKEN = "Token"


def called_alike(one: str, other: str) -> bool:
    """Whether of the names ONE and OTHER, one of them a token's, one has all words of the other."""
    a, b = set(one.split()), set(other.split())
    if _TOKEN not in a | b or not a - {_TOKEN} or not b - {_TOKEN}:
        return False
    return a - {_TOKEN} <= b or b - {_TOKEN} <= a


def same_token(one: str, other: str) -> bool:
    """Whether ONE and OTHER may be names of one token: a card has some of a token's words, too."""
    if one.endswith(_TOKEN) != other.endswith(_TOKEN):
        return one.removesuffix(_TOKEN).strip() == other.removesuffix(_TOKEN).strip()
    return called_alike(one, other)


@dataclass
class LooselyNamedGame(ObservedGame):
    """A game in which a token that nothing is called like is found by other words of its name."""

    def is_called(self, name: str, thing: Thing, called: str) -> bool:
        """Whether NAME means THING, whose name is CALLED."""
        if super().is_called(name, thing, called):
            return True
        if not name.endswith(_TOKEN) or name.startswith("@") or not called_alike(name, called):
            return False
        return self.is_copy(thing) and all(p.name != name for p in self.permanents())
