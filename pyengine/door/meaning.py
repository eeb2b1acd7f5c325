"""An action by its words, as people say them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pyengine.agents.sight import Action
from pyengine.errors import EngineError

_TERM = re.compile(r"[a-z]\w*(\(.*\))?")
_ASIDE = re.compile(r"\{[^}]*\}|\([^)]*\)")
_SHOWN = 5


def is_term(text: str) -> bool:
    """Whether TEXT is an action as the rules write it."""
    return _TERM.fullmatch(text) is not None


def meant(actions: Sequence[Action], text: str) -> Action:
    """Return the action among ACTIONS whose words are TEXT, whatever the case of its letters.

    Costs in braces and numbers of objects may be left out. Of actions with the same words it is the
    first. EngineError: none is meant, or several that differ.
    """
    for form in (_plain, _short):
        found = [action for action in actions if form(action.words) == _plain(text)]
        if len({action.words for action in found}) > 1:
            raise EngineError(f'"{text[:60]}" may be {_listed(found)}')
        if found:
            return found[0]
    raise EngineError(f'"{text[:60]}" is not legal now', remedy=f"Legal are {_listed(actions)}")


def _plain(words: str) -> str:
    return " ".join(words.casefold().split())


def _short(words: str) -> str:
    return _plain(_ASIDE.sub(" ", words))


def _listed(actions: Sequence[Action]) -> str:
    words = list(dict.fromkeys(action.words for action in actions))
    more = f" and {len(words) - _SHOWN} more" if len(words) > _SHOWN else ""
    return "; ".join(words[:_SHOWN]) + more
