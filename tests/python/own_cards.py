"""Cards made for a test, beside those that come along."""

from __future__ import annotations

import shutil
from pathlib import Path

from pyengine.games.magic.cards.database import CardDatabase
from pyengine.system.resources import cards_dir


def database_with(cards: str, directory: Path) -> CardDatabase:
    """Return an open database of all cards and CARDS, blocks of text, built in DIRECTORY."""
    texts = directory / "cards"
    shutil.copytree(cards_dir(), texts)
    (texts / "own.txt").write_text(cards, encoding="utf-8")
    return CardDatabase.open(texts, rebuild=True)
