"""Finds out which constructions are read right by playing boards of cards that have them.

    .venv/bin/python tools/judge_by_boards.py CARDS BOARDS... [--write] [--out differences.jsonl]
    .venv/bin/python tools/judge_by_boards.py --take-in

Constructions that stand in no text which both readers read the same (compare_readers.py) are judged
by playing: a copy of this checkout reads all CARDS with every construction let through, and the
boards of the cards that are whole only so are compared with what another engine observed on them.
A construction was judged right where the boards of three such cards agree, or are explained, and
those of none differ; or where it is in tools/judged_by_eye.tsv, for three texts that were read or
three boards that agree, at least, and no board differs here. --write writes
prolog/magic/cards/meaning/played_constructions.pl. --take-in plays nothing, and adds to that file
what is new in tools/judged_by_eye.tsv.
"""

import argparse
import json
import lzma
import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from compare_readers import ROOT, answers, rows_of

from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.reading import Key

PLAYED = ROOT / "prolog/magic/cards/meaning/played_constructions.pl"
GATE = "prolog/magic/cards/meaning/judged_constructions.pl"
SHUT, OPEN = "    \\+ unjudged(Term, _).", "    nonvar(Term)."
PARTS = ("carddb", "prolog", "pyengine")
BY_EYE = ROOT / "tools/judged_by_eye.tsv"
LEAST = 3
"""The boards of so many cards with a construction have to agree."""


@dataclass
class Evidence:
    """The cards with a construction whose boards agree, and those whose boards differ."""

    agree: set[str] = field(default_factory=set)
    differ: set[str] = field(default_factory=set)

    @property
    def right(self) -> bool:
        """Whether the construction is judged right."""
        return len(self.agree) >= LEAST and not self.differ


def trial(directory: Path, cards: Path) -> dict[str, list[Key]]:
    """Read CARDS with each construction let through; return the unjudged texts of whole cards."""
    for part in PARTS:
        shutil.copytree(ROOT / part, directory / part)
    gate = directory / GATE
    text = gate.read_text("utf-8")
    assert SHUT in text, f"{GATE} has another gate"
    run(directory, "cards", "import", str(cards))
    before = _whole(directory)
    gate.write_text(text.replace(SHUT, OPEN, 1), "utf-8")
    run(directory, "cards", "check")
    return {name: keys for name, keys in _whole(directory).items() if name not in before}


def run(directory: Path, *command: str) -> None:
    """Run a command of the checkout in DIRECTORY, with the home that is there."""
    home = directory / "home"
    home.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "pyengine.cli.main", *command], cwd=directory,
        env={**os.environ, "PYTHONPATH": str(directory), "MANALOG_HOME": str(home)}, check=True,
    )  # fmt: skip


def _whole(directory: Path) -> dict[str, list[Key]]:
    """Return the cards that can be played, with those of their texts that have no English."""
    query = (
        "SELECT cards.name, context, texts.text, detail FROM cards LEFT JOIN paragraphs "
        "ON card = cards.id LEFT JOIN texts ON texts.id = paragraphs.text "
        "WHERE cards.state = 'understood'"
    )
    found: dict[str, list[Key]] = {}
    with Pool.open(directory / "home" / "pool.sqlite") as pool:
        for row in pool.connection.execute(query):
            texts = found.setdefault(row["name"], [])
            if row["text"] and not row["detail"]:
                texts.append((row["context"], row["text"]))
    return found


def played(
    directory: Path, cards: Iterable[str], files: Iterable[Path]
) -> tuple[set[str], dict[str, dict[str, object]]]:
    """Play the boards of CARDS; return those that have any, and what differs by the board."""
    faces = {face: card for card in cards for face in (card, *card.split(" // "))}
    chosen = directory / "boards.jsonl"
    seen: set[str] = set()
    with chosen.open("w", encoding="utf-8") as out:
        for line in _lines(files):
            own = {faces[name] for name in json.loads(line)["cards"] if name in faces}
            if own:
                seen |= own
                out.write(line)
    differences = directory / "differences.jsonl"
    run(directory, "boards", str(chosen), "--jobs", "2", "--bar", "0", "--out", str(differences))
    rows = map(json.loads, differences.read_text("utf-8").splitlines())
    differ = {row["id"]: row for row in rows if row["verdict"] == "differ"}
    return seen, differ


def _lines(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        with lzma.open(file, "rt", encoding="utf-8") as lines:
            yield from lines


def judged(texts: dict[str, list[Key]], seen: set[str], differ: set[str]) -> dict[str, Evidence]:
    """Return the evidence for each construction of TEXTS that was not judged yet."""
    keys = sorted({key for card in seen for key in texts[card]})
    unjudged = dict(zip(keys, constructions(keys), strict=True))
    found: defaultdict[str, Evidence] = defaultdict(Evidence)
    for card in seen:
        wrong = any(name in differ for name in (card, *card.split(" // ")))
        for construction in {one for key in texts[card] for one in unjudged[key]}:
            evidence = found[construction]
            (evidence.differ if wrong else evidence.agree).add(card)
    return found


def constructions(keys: list[Key]) -> list[list[str]]:
    """Return the constructions of the texts of KEYS that stand in no text that both read."""
    return [json.loads(row) for row in answers("unjudged", keys)]


def read_by_eye() -> set[str]:
    """Return the constructions that were judged by hand: by texts that were read, or boards."""
    lines = BY_EYE.read_text("utf-8").splitlines()
    return {line.partition("\t")[0] for line in lines if line and not line.startswith("#")}


def present() -> set[str]:
    """Return the constructions that played_constructions.pl has."""
    return set(json.loads(answers("let_through", [])[0]))


def module(right: Iterable[str]) -> str:
    """Return the module that holds the constructions that are RIGHT."""
    table: dict[str, list[str]] = {}
    for pair in sorted(right):
        outer, _, inner = pair.partition(">")
        table.setdefault(outer, []).append(inner)
    head = PLAYED.read_text("utf-8").partition("%   played(")[0]
    return head + _HEAD + "".join(rows_of("played", table))


_HEAD = "%   played(?Outer, ?Inners): written by tools/judge_by_boards.py.\n\n"


def main() -> None:
    """Play, tell, and write what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cards", type=Path, nargs="?", help="the card file")
    parser.add_argument("boards", type=Path, nargs="*", help="boards, packed by xz")
    parser.add_argument("--take-in", action="store_true", help="add what was judged by eye")
    parser.add_argument("--out", type=Path, help="write what differs")
    parser.add_argument("--write", action="store_true", help="write what was judged right")
    arguments = parser.parse_args()
    if arguments.take_in:
        PLAYED.write_text(module(present() | read_by_eye()), "utf-8")
        return
    if not (arguments.cards and arguments.boards):
        parser.error("give a card file and boards, or --take-in")
    with tempfile.TemporaryDirectory() as name:
        texts = trial(Path(name), arguments.cards.resolve())
        seen, differ = played(Path(name), texts, arguments.boards)
    print(f"{len(texts)} cards are whole only so; {len(seen)} of them have boards")
    found = judged(texts, seen, {board.partition("#")[0] for board in differ})
    for construction, evidence in sorted(found.items(), key=lambda pair: -len(pair[1].agree)):
        told = ", ".join(sorted(evidence.differ)[:3])
        print(f"{len(evidence.agree):5} {len(evidence.differ):4}  {construction}  {told}")
    if arguments.out:
        rows = (f"{json.dumps(row)}\n" for row in differ.values())
        arguments.out.write_text("".join(rows), "utf-8")
    if arguments.write:
        wrong = {name for name, evidence in found.items() if evidence.differ}
        right = {name for name, evidence in found.items() if evidence.right}
        right |= read_by_eye() - wrong
        PLAYED.write_text(module(right), "utf-8")


if __name__ == "__main__":
    main()
