"""Writes the definitions of the cards that scenario files use beside them, from the pool.

    MANALOG_HOME=HOME .venv/bin/python tests/rules/define_cards.py tests/rules/rulings/6*/*.jsonl

A file `triggers.jsonl` gets a file `triggers.txt` with names, costs, types, sizes and ability
terms, in the notation of `carddb/cards/`. Cards that carddb has need none. With `--check`,
nothing is written, and the exit code is 1 where a definition is not what the pool says today.
"""

import argparse
import sys
from pathlib import Path

from pyengine.errors import CardError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.cards.texts import Card
from pyengine.games.magic.scenarios.cards import definitions_file
from pyengine.games.magic.scenarios.reader import read_scenarios


def definitions(scenarios: Path, database: CardDatabase) -> tuple[str, list[str]]:
    """Return the text of the definitions that SCENARIOS need, and what the pool can't give."""
    found: dict[str, Card] = {}
    problems = []
    for name in sorted({name for s in read_scenarios(scenarios) for name in s.card_names()}):
        try:
            card = database.lookup(name)
        except CardError as error:
            problems.append(f"{scenarios}: {error}")
            continue
        if not database.has_own(card.name):
            found[card.name] = card
    return "\n\n".join(card.block() for card in found.values()), problems


def main() -> int:
    """Write or check the definitions; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="+", type=Path, help="files of scenarios")
    parser.add_argument("--check", action="store_true", help="write nothing; compare")
    arguments = parser.parse_args()
    failed = False
    with CardDatabase.open() as database:
        for scenarios in arguments.files:
            text, problems = definitions(scenarios, database)
            print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
            failed |= bool(problems)
            target = definitions_file(scenarios)
            old = target.read_text("utf-8") if target.exists() else ""
            new = f"{text}\n" if text else ""
            if old == new:
                continue
            if arguments.check:
                print(f"{target} is not what the pool says", file=sys.stderr)
                failed = True
            elif new:
                target.write_text(new, "utf-8")
            else:
                target.unlink()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
