"""Whatever the page says to people stands in its texts, where it is found, compared and changed.

What is shown is told by two things: where a literal stands (a button, a label, `text:`), and how it
reads (several words). Names of classes and selectors are the only other literals of several words.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from javascript import literals

PAGE = Path(__file__).resolve().parents[2] / "pyengine" / "web" / "page"
MODULES = [
    path.relative_to(PAGE).as_posix()
    for path in sorted(PAGE.rglob("*.js"))
    if path.name != "texts.js" and path.parent.name != "texts"
]

SHOWN = re.compile(
    r"(?:\b(?:text|title|placeholder|alt): |\"aria-(?:label|description)\"[:,] "
    r"|\bset\(\S+, \"text\", |\b(?:textContent|title) = "
    r"|\b(?:button|confirmed|dialog|choiceOf|Error|say)\()"
    r"(?:[^,;{}()\n]+ \? (?:[^,;{}()\n]+ : )?)?$"
)
"""What stands before words that are shown."""

NOT_SHOWN = re.compile(
    r"\b(?:class|className|classList)\b[^,;{}]*$|\b(?:closest|matches|querySelector(?:All)?)(?:\?\.)?\($"
    r"|\bmatchMedia\($"
)
"""What stands before names of classes, selectors and conditions of a style."""

SELECTOR = re.compile(r"[.#:\[]")
SENTENCE = re.compile(r"[a-z]{2,}[,:;]? [a-z]{2,}|^[A-Z][a-z’']+\b.*\s")
LETTER = re.compile(r"[^\W\d_]")


def own_words(source: str) -> list[str]:
    """Return the literals of SOURCE that are for people."""
    return [
        text
        for before, text in literals(source)
        if not NOT_SHOWN.search(before)
        and not SELECTOR.match(text)
        and (SENTENCE.search(text) or (SHOWN.search(before) and LETTER.search(text)))
    ]


@pytest.mark.parametrize("name", MODULES)
def test_words_stand_in_the_texts(name: str) -> None:
    assert own_words((PAGE / name).read_text("utf-8")) == []


def test_the_texts_have_words() -> None:
    texts = [PAGE / "texts" / f"{area}.js" for area in ("page", "game", "lobby", "decks")]
    games = [PAGE / game / "texts.js" for game in ("magic", "mbrane")]
    assert len(MODULES) > 40
    assert all(own_words(path.read_text("utf-8")) for path in (*texts, *games))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('button("Pass", () => 1)', ["Pass"]),
        ("make('p', { role: 'status', text: `${name} wins` })", ["{} wins"]),
        ('const WAITS = ["it goes on"];', ["it goes on"]),
        ('this.sum.textContent = done ? "" : "working";', ["working"]),
        ("f(`Link: ${link ? `to ${link}` : 'not known yet'}`)", ["not known yet", "Link: {}"]),
        ("make('p', { class: many ? 'row end' : 'row', text: `${a}/${b}` })", []),
        ('// It is said.\nconst one = /it is said "so"/; two("[data-object]", one / "px");', []),
        ('set(element, "aria-label", "free")', ["free"]),
        ('root.querySelector("main section"); import("./texts/page.js");', []),
    ],
)
def test_words_are_noticed(source: str, found: list[str]) -> None:
    assert own_words(source) == found
