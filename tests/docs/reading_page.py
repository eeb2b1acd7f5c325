"""The lists in docs/reading-cards.md that come from the program itself.

`python tests/docs/reading_page.py` writes them anew.
"""

import re
from collections.abc import Iterator
from itertools import groupby

import tour

from pyengine.engine.bridge import bridge
from pyengine.games.magic.pool import conventions as published
from pyengine.games.magic.pool.equivalences import EQUIVALENCES
from pyengine.games.magic.pool.rewriting import REWRITINGS

PAGE = tour.ROOT / "docs/reading-cards.md"
LIST = re.compile(r"(<!-- list: (\w+) -->\n).*?(<!-- end -->)", re.S)


def cell(text: str) -> str:
    """TEXT as it stands in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def rewritings() -> Iterator[str]:
    """A table of the rewritings with their examples."""
    yield "| printed | read as |"
    yield "|---|---|"
    for rewriting in REWRITINGS:
        before, after = rewriting.example
        yield f"| {cell(before)} | {cell(after)} |"


def equivalences() -> Iterator[str]:
    """A table of wordings that are one."""
    yield "| also read | written |"
    yield "|---|---|"
    for variant, written in EQUIVALENCES:
        yield f"| {cell(variant)} | {cell(written)} |"


def conventions() -> Iterator[str]:
    """A table of what decides what pronouns and definite noun phrases mean."""
    yield "| convention | what it decides for | why |"
    yield "|---|---|---|"
    for one in published.conventions():
        yield f"| {cell(one.name)} | {cell(one.decides)} | {cell(one.reason)} |"


def one_meaning() -> Iterator[str]:
    """A table of the equivalences of terms."""
    yield "| equivalence | what means the same |"
    yield "|---|---|"
    for one in published.equivalences():
        yield f"| {cell(one.name)} | {cell(one.reason)} |"


def notation() -> Iterator[str]:
    """A table for each type of terms."""
    rows = bridge().call("define", "magic", "notation")
    for kind, forms in groupby(rows, lambda row: row[0]):
        yield ""
        yield f"### {kind.replace('_', ' ')}"
        yield ""
        yield "| form | example | in English |"
        yield "|---|---|---|"
        for _, form, ability, english in forms:
            words = cell(english) or "–"
            yield f"| `{cell(form)}` | `{cell(ability)}` | {words} |"


LISTS = {
    "rewritings": rewritings,
    "equivalences": equivalences,
    "conventions": conventions,
    "one_meaning": one_meaning,
    "notation": notation,
}


def renewed(text: str) -> str:
    """TEXT with the lists of now."""

    def lines(match: re.Match[str]) -> str:
        return match[1] + "".join(f"{line}\n" for line in LISTS[match[2]]()) + match[3]

    return LIST.sub(lines, text)


if __name__ == "__main__":
    PAGE.write_text(tour.renewed(renewed(PAGE.read_text("utf-8"))), "utf-8")
