"""The kernel and the code that all games share hold no game's vocabulary.

Cards and decks are no game's words: any game of cards has them, and a game says what they are.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE, PROLOG = ROOT / "pyengine", ROOT / "prolog"

WORDS = {
    "magic": (
        "magic|elf|elves|llanowar|goblin|giant_growth|mana|creature|spell|battlefield|graveyard"
        "|attack(?:er|ing)?|block(?:er|ing)|combat|mulligan|priority|stack|land|library|libraries"
        "|life|permanent|toughness|untap|tapped|hand|[1-7][0-9][0-9]\\.[0-9]+[a-z]"
    ),
    "mbrane": "mbrane|sudoku|digit|region|influence|disparity",
}
"""The words of each game; rules' numbers with a letter, `702.9b`, are Magic's."""

REGISTRY = "games/__init__.py"
"""Where the games are found, and which one is meant where none is named."""

NOT_MEANT = re.compile(
    r"library\(\w+\)"  # a library of Prolog
    r"|priority\(\d+\)"  # of an operator
    r"|--stack-limit|\bstack_limit\b|set_blocking|LD_LIBRARY_PATH|samples of its stack"
    r"|role: \"region\""  # of a page
    r"|hexadecimal digits|_DIGITS\b"  # of a digest
    r"|\bhands? (?:in|out)\b|\bhands back\b|\bby hand\b"
)
"""The same words where they are no game's."""


def words_in(text: str, games: tuple[str, ...] = tuple(WORDS)) -> set[str]:
    """Return the words of GAMES in TEXT, also as parts of names such as `mana_cost`."""
    words = "|".join(WORDS[game] for game in games)
    pattern = rf"(?<![a-z])(?:{words})(?:e?s)?(?![a-z])"
    return {word.lower() for word in re.findall(pattern, NOT_MEANT.sub("", text), re.IGNORECASE)}


def _own(name: str) -> bool:
    """Whether the module NAME is a game's own or finds the games."""
    return name == REGISTRY or any(name.startswith(f"games/{game}/") for game in WORDS)


SHARED = [
    name
    for name in sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
    if not _own(name)
]
PAGE = [
    path.relative_to(PACKAGE).as_posix()
    for path in sorted((PACKAGE / "web" / "page").rglob("*"))
    if path.suffix in (".js", ".css") and path.parent.name not in WORDS
]
KERNEL = [
    path.relative_to(PROLOG).as_posix()
    for room in ("k", "door", "ask")
    for path in sorted((PROLOG / room).rglob("*.pl"))
]


@pytest.mark.parametrize("name", SHARED)
def test_shared_code_knows_no_game(name: str) -> None:
    assert words_in((PACKAGE / name).read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("name", PAGE)
def test_what_all_boards_share_knows_no_game(name: str) -> None:
    assert words_in((PACKAGE / name).read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("name", KERNEL)
def test_the_kernel_and_the_toplevel_know_no_game(name: str) -> None:
    assert words_in((PROLOG / name).read_text(encoding="utf-8")) == set()


def test_words_of_games_are_noticed() -> None:
    noticed = "game = 'magic'; attackers = combat_step(the, digit), lands; # 702.9b, min_life"
    assert words_in(noticed) == {
        "magic", "attackers", "combat", "digit", "lands", "702.9b", "life",
    }  # fmt: skip
    assert words_in("use_module(library(lists)), priority(1150): stacked, landing") == set()
    assert words_in("manalog hands back 100.0 hexadecimal digits; regional, lifetime") == set()
    assert words_in("cards in hand, a library of 53, digits") == {"hand", "library", "digits"}


def test_the_lists_are_of_what_is_there() -> None:
    assert {"engine/session.py", "saves/save.py", "cli/repl.py", "tournament/running.py"} <= set(
        SHARED
    )
    assert {"k/cycle.pl", "door/api.pl", "ask/toplevel.pl", "ask/actions.pl"} <= set(KERNEL)
    assert len(SHARED) > 60
