"""Cases as files: a saved game, with what is to be done then and what was wrong on its table."""

from __future__ import annotations

from pathlib import Path

from pyengine.errors import SaveError
from pyengine.fuzz.faults import Fault, Start
from pyengine.fuzz.shrinking import Case
from pyengine.games.cards import OpenCards
from pyengine.saves.save import read_save, write_save

_KEYS = ("fault", "words", "then")


def write_case(path: Path, case: Case) -> None:
    """Write CASE to PATH; SaveError: it can't be written."""
    session = case.start.session("contracted")
    table = {"fault": case.fault.kind, "words": case.fault.words, "then": list(case.actions)}
    write_save(path, session, table)


def read_case(path: Path, pool: Path | None = None) -> Case:
    """Return the case in PATH, whose cards are in POOL or are known; SaveError: it is none."""
    with OpenCards(pool) as cards:
        save = read_save(path, cards)
    kind, words, actions = (save.table.get(key) for key in _KEYS)
    if not (isinstance(kind, str) and isinstance(words, str) and isinstance(actions, list)):
        raise SaveError("is a saved game, and no case that manalog fuzz has written", file=path)
    start = Start(save.setup, save.fluents)
    return Case(start, tuple(map(str, actions)), Fault(kind, words))
