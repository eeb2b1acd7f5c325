"""docs/asking.md is what the questions in it answer; MANALOG_UPDATE=1 writes it anew."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import pytest
import tour
from typer.testing import CliRunner

from pyengine.ask.questions import QuestionError, opened
from pyengine.cli.main import app
from pyengine.engine.bridge import bridge

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

`why` and `why-not` are asked of actions and of facts: `power(elvish_warrior, P)` lists the effects
on it layer by layer, with their timestamps and sources, `tapped(forest#12)` the rule that made it
so, after what, and when. An event that happened is a fact, too, and so are `triggers(O)` and
`replaces(O)`: an ability of the object O has triggered or replaced an event; `why-not` tells which
of its conditions failed. For what happened before, the game is played again. `--json` prints trees.

With `--as PLAYER`, `ask`, `why` and `why-not` answer by what that player knows: a card that the
player can't see is `unknown`, and has no number; of the past, `events(E)` tells what was heard.

This page is made by `tests/docs/test_asking.py` from a real game.
"""

QUESTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("What does the board look like?", ("ask", "board")),
    ("What can I do now?", ("ask", "legal(A)")),
    ("At what can I cast Giant Growth?", ("ask", "legal(cast(giant_growth, target(T)))")),
    ("Why may I cast it?", ("why", "cast(giant_growth)")),
    ("Why can't my Warrior attack right now?", ("why-not", "attack(elvish_warrior)")),
    ("Why is this Forest tapped?", ("why", "tapped(forest#178)")),
    ("Why is the Rider so big?", ("why", "power(allosaurus_rider, P)")),
    ("Why does my opponent not have 20 life any more?", ("why-not", "life(goblins, 20)")),
    ("Which spells have been cast?", ("ask", "events(casts(P, Spell))")),
    ("What in my hand can't be cast, and why?",
     ("ask", "hand(elves, C), why_not(cast(C), Rule:Words)")),
    ("Which creatures are there, and how big are they?",
     ("ask", "creature(C), controls(P, C), power(C, Power), toughness(C, Toughness)")),
    ("How large would my Warrior be with it?",
     ("ask", "after(cast(giant_growth, target(elvish_warrior)), power(elvish_warrior, P))")),
    ("What could I do next, if I did nothing more now?",
     ("ask", "after(pass, legal(A))")),
    ("What does my opponent know of my hand?", ("ask --as goblins", "hand(elves, C)")),
    ("What does the rule about summoning sickness say?", ("ask", "rule('302.6')")),
)  # fmt: skip


TABLE = """## What may be asked

A question is data. It is read, looked through and walked by an evaluator, which does what these
words mean and calls nothing else; every fluent of the game can be asked for by its name, too.

| about | words |
|---|---|
{words}

Closures may be lambdas, `[X]>>Goal`; goals may be variables that are known when their turn comes.
What is not in the table is refused before anything is answered, with the word that may not be used.
So these go no more, which went before:

| refused | because |
|---|---|
{refused}

Limits, beside `--limit` answers and `--seconds`:

| of | at most |
|---|---|
{limits}

A question is answered in a process of its own, with limits of memory, time and files, which can
open no file and start no program any more. `manalog repl` is another thing: it is your own
SWI-Prolog, which may do what you may do.
"""

REFUSED = (
    ("! catch/3 throw/1", "an answer is a logical one; `once/1` takes the first"),
    ("format/2 writeln/1", "answers are values, and only the game's words print"),
    ("phrase/2 group_by/4 findnsols/4 aggregate_all/4 call_cleanup/2", "they are not needed here"),
    ("assertion/1 must_be/2 foreach/2 name/2 number_chars/2 char_type/2 term_string/2",
     "other words of the table do, with a check of what they are given"),
    ("list_to_assoc/2 get_dict/3 rb_new/1 add_to_heap/4 uri_components/2 md5_hash/3",
     "libraries beyond lists, pairs and text are not needed here"),
    ("freeze/2 when/2", "goals would be left behind; `dif/2` tells what is known"),
    ("term_to_atom/2 atom_to_term/3", "they read text as terms"),
    ("b_getval/2 nb_setval/2 setarg/3 nb_setarg/3", "they reach and change what is there"),
    ("clause/2 predicate_property/2 current_op/3 current_prolog_flag/2",
     "they tell of the program; `rule/1` shows the rules"),
    ("random/1 get_time/1 statistics/2 sleep/1", "they are no part of the game"),
)  # fmt: skip
"""What could be asked with library(sandbox), and why it can't any more."""

LIMITS = {
    "question": "characters in a question",
    "steps": "steps (inferences) to all answers",
    "parts": "parts of a term that is collected or shown",
    "answers": "characters in all answers",
    "text": "characters in a text that is worked on",
    "size": "elements that `length/2`, `functor/3` and `numlist/3` make",
    "said": "parts of an action or a fact that is asked for",
    "bits": "bits of an integer that is calculated with",
}


def table() -> str:
    """Return what the evaluator's own table says."""
    subjects, _, limits = bridge().call("define", "askable")
    words = [f"| {about} | {_quoted(row)} |" for about, row in subjects]
    most = [f"| {LIMITS[name]} | {number:,} |" for name, number in limits]
    refused = [
        f"| {', '.join(f'`{word}`' for word in row.split())} | {why} |" for row, why in REFUSED
    ]
    return TABLE.format(words="\n".join(words), refused="\n".join(refused), limits="\n".join(most))


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines())


def page() -> str:
    parts = [HEAD]
    for number, (title, (command, question)) in enumerate(QUESTIONS, start=1):
        result = CliRunner().invoke(app, [*command.split(), str(ROOT / SAVE), question])
        assert result.exit_code == 0, (question, result.output)
        shown = f'$ manalog {command} {SAVE} \\\n    "{question}"\n{_trimmed(result.stdout)}'
        parts.append(f"## {number}. {title}\n\n```console\n{shown}\n```\n")
    board = (ROOT / "docs" / "examples" / "question.board").read_text(encoding="utf-8")
    section = Path(__file__).with_name("board_section.md").read_text(encoding="utf-8")
    boards = tour.renewed(section.replace("{board}", board))
    return "\n".join([*parts, boards, table()])


def test_the_page_is_what_the_game_answers() -> None:
    made = page()
    if os.environ.get("MANALOG_UPDATE"):
        PAGE.write_text(made, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == made


def test_what_is_refused_is_refused() -> None:
    with opened(ROOT / SAVE) as oracle:
        for word in " ".join(row for row, _ in REFUSED).split():
            name, _, arity = word.partition("/")
            arguments = ", ".join(f"X{n}" for n in range(int(arity or 0)))
            with pytest.raises(QuestionError, match=r"may not use|nothing to ask called"):
                oracle.ask(f"{name}({arguments})" if arguments else name)
