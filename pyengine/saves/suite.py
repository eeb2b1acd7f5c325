"""Many saves played again, in several processes, and the report for other programs."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from xml.etree import ElementTree

from pyengine.errors import SaveError
from pyengine.games import find_game, game_names
from pyengine.games.cards import OpenCards
from pyengine.saves.replay import CHANGED, REFUSED, Outcome, replay
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import holds_other, reason


def find_saves(paths: Iterable[str | Path]) -> list[Path]:
    """Return the files among PATHS and all saves below its directories; SaveError for none."""
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        if path.is_dir():
            below = sorted(path.rglob("*.save"))
            if not below:
                raise SaveError("there is no saved game in this directory", file=path)
            found.update(dict.fromkeys(below))
        elif path.exists():
            found[path] = None
        else:
            raise SaveError("there is no such file or directory", file=path)
    return list(found)


def replay_all(files: Sequence[Path], jobs: int = 1, *, update: bool = False) -> Iterator[Outcome]:
    """Yield what came of FILES, in their order, played again in JOBS processes."""
    if jobs <= 1 or len(files) <= 1:
        with OpenCards() as cards:
            yield from (replay(file, update=update, cards=cards) for file in files)
        return
    for game in game_names():
        find_game(game).prepare()
    jobs = min(jobs, len(files))
    with ProcessPoolExecutor(jobs, get_context("spawn"), _Worker.begin, (update,)) as pool:
        yield from pool.map(_Worker.run, files)


class _Worker:
    """A process of its own: it opens the cards once."""

    update = False
    cards: OpenCards

    @classmethod
    def begin(cls, update: bool) -> None:
        cls.update, cls.cards = update, OpenCards()

    @classmethod
    def run(cls, file: Path) -> Outcome:
        return replay(file, update=cls.update, cards=cls.cards)


def write_junit(path: str | Path, outcomes: Sequence[Outcome]) -> None:
    """Write OUTCOMES to PATH as JUnit XML; SaveError when that fails."""
    suite = ElementTree.Element("testsuite", name="manalog replay", tests=str(len(outcomes)))
    suite.set("failures", str(sum(outcome.status == CHANGED for outcome in outcomes)))
    suite.set("errors", str(sum(outcome.status == REFUSED for outcome in outcomes)))
    suite.set("time", f"{sum(outcome.seconds for outcome in outcomes):.3f}")
    for outcome in outcomes:
        _add_case(suite, outcome)
    text: bytes = ElementTree.tostring(suite, encoding="utf-8", xml_declaration=True)
    try:
        target = Path(os.path.realpath(path))
        if holds_other(target, b"<testsuite"):
            raise SaveError("is there and no JUnit XML: it is left alone", file=path)
        replace_file(target, text)
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot be written ({reason(error)})", file=path) from error


def _add_case(suite: ElementTree.Element, outcome: Outcome) -> None:
    case = ElementTree.SubElement(suite, "testcase", name=outcome.path, classname="replay")
    case.set("time", f"{outcome.seconds:.3f}")
    kind = {CHANGED: "failure", REFUSED: "error"}.get(outcome.status)
    if kind:
        first, *others = outcome.lines()
        problem = ElementTree.SubElement(case, kind, message=_plain(first))
        problem.text = _plain("\n".join(others))


def _plain(text: str) -> str:
    """Return TEXT without the characters that XML can't hold."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)
