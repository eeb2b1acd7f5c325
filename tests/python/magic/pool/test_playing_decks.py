"""tools/play_decks.py: bots play each deck of a file, whatever of it can't be played."""

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[4] / "tools" / "play_decks.py"
DECKS = [
    {"name": "one", "main": {"Elvish Warrior": 20, "Forest": 16, "Nobody Knows": 4}, "side": {}},
    {"name": "two", "main": {"Raging Goblin": 24, "Mountain": 16}},
]


def test_each_deck_is_played_and_what_was_played_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "decks.jsonl"
    file.write_text("".join(json.dumps(deck) + "\n" for deck in DECKS))
    command = [
        sys.executable, str(TOOL), str(file), "--missing", "leave-out", "--json", "--out",
        str(tmp_path / "played.jsonl"),
    ]  # fmt: skip
    for told in (2, 0):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        figures = json.loads(done.stdout)
        assert (figures["games"], figures["ended"], figures["errors"]) == (2, 2, [])
        assert figures["cards_missing"] == {"leave-out": 4}
        assert done.stderr.count("\n") == told
