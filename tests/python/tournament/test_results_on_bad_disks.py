"""Results on a disk that tears what is written, or is full: a game is there whole, or not at all.

What a tournament has counted as played is there; SQLite's log of what is to be written (`-wal`)
is torn at many places of its last transaction, and fails at many sizes. MANALOG_FAULTS=1: more.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from full_disk import files_of_at_most

from pyengine.errors import TournamentError
from pyengine.tournament.contestants import Contestant, Pairing
from pyengine.tournament.match import Result
from pyengine.tournament.plan import Tournament
from pyengine.tournament.results import Results

PAIR = Pairing(Contestant("elves", "random"), Contestant("goblins", "random"))
PLAN = Tournament((), (PAIR,), 1000)

GAMES, TEARS = (12, 40) if os.environ.get("MANALOG_FAULTS") else (4, 12)
"""How many games there are, and at about how many places a transaction is torn, and fails."""


def result(number: int) -> Result:
    return Result(PAIR, number, number, "first", 9, 80, 40, 400, 0.5, "an engine")


def numbers(path: Path) -> list[int]:
    """The games that are there; each is whole."""
    with Results.open(path) as results:
        found = list(results.of(PLAN))
    assert all(one == result(one.number) for one in found)
    return [one.number for one in found]


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def after_power_cut(path: Path, place: Path, log: bytes) -> Path:
    """The database PATH as a power cut leaves it, with LOG for its log, in the directory PLACE."""
    found = place / path.name
    shutil.copy(path, found)
    log_of(found).write_bytes(log)
    found.with_name(path.name + "-shm").unlink(missing_ok=True)
    return found


def torn(log: bytes, begun: int) -> Iterator[bytes]:
    """LOG, of which all before BEGUN is on the disk, torn after that in three ways."""
    for place in range(begun, len(log), max(1, (len(log) - begun) // TEARS)):
        rest = len(log) - place
        yield log[:place]
        yield log[:place] + bytes(rest)
        yield log[:begun] + bytes(place - begun) + log[place:]


def test_a_torn_transaction_is_no_game(tmp_path: Path) -> None:
    """And costs no other: after it, the next games are written."""
    path, place, tried = tmp_path / "results.db", tmp_path / "after", 0
    place.mkdir()
    with Results.open(path) as results:
        assert results._database.execute("pragma synchronous").fetchone()[0] == 2  # FULL
        results.add(PLAN, result(0))
        for number in range(1, GAMES):
            before = log_of(path).stat().st_size
            results.add(PLAN, result(number))
            log = log_of(path).read_bytes()
            assert log_of(path).stat().st_size > before
            for state in torn(log, before):
                left = after_power_cut(path, place, state)
                assert numbers(left) in (list(range(number)), list(range(number + 1)))
                with Results.open(left) as again:
                    again.add(PLAN, result(number))
                assert numbers(left) == list(range(number + 1))
                tried += 1
    print(f"{tried} torn transactions")
    assert tried > 2 * GAMES * TEARS


def test_a_log_that_is_moved_to_its_place_halfway_loses_nothing(tmp_path: Path) -> None:
    """The pages of the database are old or new, while the log has them."""
    path, place = tmp_path / "results.db", tmp_path / "after"
    place.mkdir()
    with Results.open(path) as results:
        for number in range(GAMES):
            results.add(PLAN, result(number))
        old, log = path.read_bytes(), log_of(path).read_bytes()
    new = path.read_bytes()
    assert len(new) >= len(old) and new != old
    for cut in range(0, len(new), 40_960 // TEARS):
        for mixed in (new[:cut] + old[cut:], old[:cut].ljust(cut, b"\0") + new[cut:]):
            path.write_bytes(mixed)
            assert numbers(after_power_cut(path, place, log)) == list(range(GAMES))


def test_a_full_disk_is_said_and_costs_no_game_that_was_counted(tmp_path: Path) -> None:
    path, counted, said = tmp_path / "results.db", [], 0
    with Results.open(path) as results:
        results.add(PLAN, result(0))
        step = log_of(path).stat().st_size
        counted.append(0)
        for number in range(1, TEARS):
            size = log_of(path).stat().st_size + number * step // TEARS
            try:
                with files_of_at_most(size):
                    results.add(PLAN, result(number))
                counted.append(number)
            except TournamentError as error:
                assert str(path) in str(error) and "\n" not in str(error)
                said += 1
        results.add(PLAN, result(TEARS))
    assert said > TEARS // 4
    assert numbers(path) == [*counted, TEARS]
