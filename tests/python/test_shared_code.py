"""The code that all games share holds no game's vocabulary: games are found in a registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "pyengine"

SHARED = (
    "agents/agent.py",
    "agents/greedy.py",
    "agents/ismcts.py",
    "agents/minimax.py",
    "agents/monte_carlo.py",
    "agents/registry.py",
    "agents/uniform.py",
    "agents/valuing.py",
    "bridge.py",
    "cli/ask.py",
    "cli/dialog.py",
    "cli/options.py",
    "cli/perft.py",
    "cli/progress.py",
    "cli/reader.py",
    "cli/repl.py",
    "cli/replay.py",
    "cli/screen.py",
    "cli/table.py",
    "cli/tournament.py",
    "cli/view.py",
    "closing.py",
    "errors.py",
    "flags/handler.py",
    "games/game.py",
    "imagining.py",
    "perft.py",
    "playing.py",
    "playouts.py",
    "questions.py",
    "recording.py",
    "remote.py",
    "replay.py",
    "replays.py",
    "results.py",
    "save_text.py",
    "saves.py",
    "seat.py",
    "session.py",
    "state.py",
    "text_files.py",
    "tournament.py",
)
"""Not here: each game's own modules, cards and scenarios, and the options of `manalog play`."""

GAME_WORDS = re.compile(
    r"\b_?(?:magic|mbrane|elves|goblins|mana|creature|spell|battlefield|graveyard|attack|combat"
    r"|mulligan|sudoku|digit|region|influence|disparity)(?:e?s|ers?)?(?=\b|_)",
    re.IGNORECASE,
)

HEXADECIMAL = {"digits", "_digits"}
"""The digits of digests are no game's."""


@pytest.mark.parametrize("name", SHARED)
def test_shared_code_knows_no_game(name: str) -> None:
    found = {word.lower() for word in GAME_WORDS.findall(_code(name))}
    assert found - HEXADECIMAL == set()


def _code(name: str) -> str:
    """Return the code of the file NAME; its imports may name what belongs to a game."""
    text = (PACKAGE / name).read_text(encoding="utf-8")
    return re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)


def test_words_of_games_are_noticed() -> None:
    found = GAME_WORDS.findall("game = 'magic'; attackers = combat_step(the, digits)")
    assert found == ["magic", "attackers", "combat", "digits"]
    assert not GAME_WORDS.findall("manalog reads a regional board")


def test_no_shared_code_imports_a_game() -> None:
    importing = [
        name for name in SHARED if re.search(r"games\.(?:magic|mbrane)", _code(name))
    ]  # fmt: skip
    assert importing == []
