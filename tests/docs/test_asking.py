"""docs/asking.md is what the questions in it answer; MANALOG_UPDATE=1 writes it anew."""

from __future__ import annotations

import os
from pathlib import Path

from typer.testing import CliRunner

from pyengine.cli.main import app

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "asking.md"
SAVE = "tests/data/asking.save"

HEAD = """# Asking a game

A saved game can be asked anything that the rules know. `manalog repl SAVE` opens the
SWI-Prolog toplevel on it, where `help.` lists the words; `manalog ask SAVE QUESTION` asks one
question and prints the answers. The game is left as it is.

In the toplevel, `do(A).` takes an action and `undo.` goes back, to any earlier choice of the saved
game, too; it says how many hidden cards have been seen since. `manalog repl --no-undo` forbids it.
`events.` tells what happened, and `events(E).` gives it as terms; for them, `manalog ask` plays the
saved game again.

Objects are written as they are called, `elvish_warrior`, with their number where there are several,
`forest#12`. Names that begin with a capital letter are what is asked for.

This page is made by `tests/docs/test_asking.py` from a real game.
"""

QUESTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("What does the board look like?", ("ask", "board")),
    ("What can I do now?", ("ask", "legal(A)")),
    ("At what can I cast Giant Growth?", ("ask", "legal(cast(giant_growth, target(T)))")),
    ("Why may I cast it?", ("why", "cast(giant_growth)")),
    ("Why can't my Warrior attack right now?", ("why-not", "attack(elvish_warrior)")),
    ("Which spells have been cast?", ("ask", "events(casts(P, Spell))")),
    ("What in my hand can't be cast, and why?",
     ("ask", "hand(elves, C), why_not(cast(C), Rule:Words)")),
    ("Which creatures are there, and how big are they?",
     ("ask", "creature(C), controls(P, C), power(C, Power), toughness(C, Toughness)")),
    ("How large would my Warrior be with it?",
     ("ask", "after(cast(giant_growth, target(elvish_warrior)), power(elvish_warrior, P))")),
    ("What could I do next, if I did nothing more now?",
     ("ask", "after(pass, legal(A))")),
    ("What does the rule about summoning sickness say?", ("ask", "rule('302.6')")),
)  # fmt: skip


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines())


def page() -> str:
    parts = [HEAD]
    for number, (title, (command, question)) in enumerate(QUESTIONS, start=1):
        result = CliRunner().invoke(app, [command, str(ROOT / SAVE), question])
        assert result.exit_code == 0, (question, result.output)
        shown = f'$ manalog {command} {SAVE} \\\n    "{question}"\n{_trimmed(result.stdout)}'
        parts.append(f"## {number}. {title}\n\n```console\n{shown}\n```\n")
    return "\n".join(parts)


def test_the_page_is_what_the_game_answers() -> None:
    made = page()
    if os.environ.get("MANALOG_UPDATE"):
        PAGE.write_text(made, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == made
