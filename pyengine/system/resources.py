"""Finds the rules and the card texts, in a checkout and in an installed wheel alike."""

from __future__ import annotations

import os
from pathlib import Path

from pyengine.errors import EngineError
from pyengine.system.environment import is_text

HOME_VARIABLE = "MANALOG_HOME"
"""The environment variable that names the directory for all that Manalog builds."""

_PACKAGE = Path(__file__).resolve().parents[1]


def _data(name: str) -> Path:
    """Return the directory NAME of the project's data: the wheel's copy, else the checkout's."""
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise EngineError(
        f"the directory {name}/ of Manalog is missing", remedy="Install Manalog again"
    )


def prolog_dir() -> Path:
    """Return the directory of the rule base; it holds `load.pl`."""
    return _data("prolog")


def carddb_dir() -> Path:
    """Return the directory of the card database's texts."""
    return _data("carddb")


def cards_dir() -> Path:
    """Return the directory of the card texts."""
    return carddb_dir() / "cards"


def built_cards_path() -> Path:
    """Return the place of the card database that a wheel brings; it need not exist."""
    return _PACKAGE / "_data" / "cards.sqlite"


def decks_dir() -> Path:
    """Return the directory of the built-in decks."""
    return carddb_dir() / "decks"


def _home() -> Path | None:
    """Return the directory that the variable names; None where it is not set."""
    text = os.environ.get(HOME_VARIABLE)
    if not text:
        return None
    try:
        if not is_text(text):
            raise ValueError("it is not UTF-8 text")
        path = Path(text).expanduser()
        if path.exists() and not path.is_dir():
            raise ValueError("it is no directory")
    except (OSError, RuntimeError, ValueError) as error:
        raise EngineError(
            f"{HOME_VARIABLE} is set to {text[:80]}: {getattr(error, 'strerror', None) or error}",
            remedy="Set it to a directory, or unset it",
        ) from error
    return path


def cache_dir() -> Path:
    """Return the directory for what is built and can be built again; it need not exist yet.

    EngineError: the variable that names it does not name a directory.
    """
    from platformdirs import user_cache_path

    return _home() or user_cache_path("manalog", appauthor=False)


def data_dir() -> Path:
    """Return the directory for what the user has brought; it need not exist yet.

    EngineError as in `cache_dir`.
    """
    from platformdirs import user_data_path

    return _home() or user_data_path("manalog", appauthor=False)


def pool_path() -> Path:
    """Return the place of the cards that the user has imported; it need not exist."""
    return data_dir() / "pool.sqlite"
