"""Lets bots play each deck of a file of decks once, whatever cards of it can't be played.

    .venv/bin/python tools/play_decks.py DECKS.jsonl --missing nearest [--jobs 2] [--out FILE]
    .venv/bin/python tools/play_decks.py DECKS.jsonl --commander --seats 4 --games 100

DECKS.jsonl has a deck a line: {"name": "...", "main": {"CARD": 4}, "side": {}, "commander": []}.
Each deck plays against the next one, or as many as --seats says, those with a commander among
themselves, and against others in each round where there are more --games than decks. A game has a
limit of seconds: what is not over then counts as not ended, never as a result. What is in the file
--out is not played again, so that Ctrl-C loses nothing. --json prints the figures as one line; the
exit code is 1 where a game did not end by the rules.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from pyengine.agents import make_agent
from pyengine.agents.play_out import play_out
from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import Deck, survey_text
from pyengine.games.magic.missing.settling import Known, settled
from pyengine.games.magic.missing.ways import CHOICES, Way
from pyengine.games.magic.setup import magic_setup
from pyengine.saves.save import write_save

Record = dict[str, Any]


def main() -> None:
    """Play the games that are asked for and were not played yet, and count them."""
    arguments = _arguments()
    decks = _decks(arguments.file)
    if arguments.commander:
        decks = [deck for deck in decks if deck.get("commander")]
    games = list(_games(decks, arguments.seats, arguments.games or len(decks)))
    done = _done(arguments.out)
    todo = [game for game in games if game["number"] not in done]
    try:
        for record in _played(todo, arguments):
            done[record["number"]] = record
            _keep(arguments.out, record)
            _tell(record, len(done), len(games))
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    figures = _figures([done[game["number"]] for game in games if game["number"] in done])
    figures = {"missing": arguments.missing, "decks": len(games), **figures}
    print(json.dumps(figures) if arguments.json else _in_lines(figures))
    sys.exit(figures["ended"] != len(games))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    ways = [way for way in CHOICES if way != Way.ASK]
    parser.add_argument("--missing", choices=ways, default=Way.NEAREST.value)
    parser.add_argument("--agents", default="curve,aggressive", help="one for each seat")
    parser.add_argument("--games", type=int, help="how many, from the first deck on")
    parser.add_argument("--seats", type=int, default=2, help="how many decks play a game")
    parser.add_argument("--commander", action="store_true", help="only decks with a commander")
    parser.add_argument("--seconds", type=float, default=120, help="how long a game may take")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a line of JSON for each game")
    parser.add_argument("--saves", type=Path, help="where games that failed are saved")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _decks(file: Path) -> list[Record]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip()]


def _games(decks: Sequence[Record], seats: int, games: int) -> Iterator[Record]:
    """Yield GAMES games: each deck against the next ones of its kind, farther on in each round."""
    for number in range(games):
        deck, step = decks[number % len(decks)], 1 + number // len(decks)
        kin = [one for one in decks if bool(one.get("commander")) == bool(deck.get("commander"))]
        first = kin.index(deck)
        table = [kin[(first + step * seat) % len(kin)] for seat in range(seats)]
        yield {"number": number, "decks": table}


def _done(out: Path | None) -> dict[int, Record]:
    if out is None or not out.exists():
        return {}
    records = map(json.loads, out.read_text("utf-8").splitlines())
    return {record["number"]: record for record in records}


def _keep(out: Path | None, record: Record) -> None:
    if out is not None:
        with out.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(record, ensure_ascii=False) + "\n")


def _tell(record: Record, done: int, total: int) -> None:
    words = record["error"] or f"turn {record['turns']}, {record['seconds']} s"
    print(f"{done}/{total} {' / '.join(record['names'])}: {words}", file=sys.stderr, flush=True)


def _figures(records: Sequence[Record]) -> Record:
    ended = [record for record in records if not record["error"]]
    ways = Counter[str]()
    for record in records:
        ways.update(record.get("ways", {}))
    return {
        "games": len(records),
        "ended": len(ended),
        "errors": [[record["number"], record["error"]] for record in records if record["error"]],
        "draws": sum(not record["winner"] for record in ended),
        "turns": sum(record["turns"] for record in ended),
        "seconds": round(sum(record["seconds"] for record in records)),
        "cards_missing": dict(ways),
    }


def _in_lines(figures: Record) -> str:
    return "\n".join(f"{name}: {value}" for name, value in figures.items())


# ------------------------------------------------------------------ processes


@dataclass
class _Worker:
    """A process that plays games, and the one that it plays now."""

    process: BaseProcess
    pipe: Connection
    game: Record | None = None
    since: float = field(default_factory=time.monotonic)


def _played(games: list[Record], arguments: argparse.Namespace) -> Iterator[Record]:
    """Yield what came of GAMES; a process that takes too long for one is ended."""
    waiting = list(reversed(games))
    workers = [_begin(arguments) for _ in range(min(arguments.jobs, len(games)))]
    try:
        while waiting or any(worker.game for worker in workers):
            for worker in workers:
                if worker.game is None and waiting:
                    worker.game, worker.since = waiting.pop(), time.monotonic()
                    worker.pipe.send(worker.game)
            ready = wait([worker.pipe for worker in workers if worker.game], timeout=1)
            for place, worker in enumerate(workers):
                if record := _heard(worker, ready, arguments.seconds):
                    worker.game = None
                    if "ended it" in record["error"] or not worker.process.is_alive():
                        worker.process.terminate()
                        workers[place] = _begin(arguments)
                    yield record
    finally:
        for worker in workers:
            worker.process.terminate()


def _begin(arguments: argparse.Namespace) -> _Worker:
    context = get_context("spawn")
    here, there = context.Pipe()
    wanted = (arguments.missing, arguments.agents.split(","), arguments.saves)
    process = context.Process(target=_work, args=(there, *wanted), daemon=True)
    process.start()
    there.close()
    return _Worker(process, here)


def _heard(worker: _Worker, ready: list[Any], seconds: float) -> Record | None:
    """Return what came of the game of WORKER; None: nothing yet."""
    if worker.game is None:
        return None
    error = ""
    if worker.pipe in ready:
        try:
            answer: Record = worker.pipe.recv()
            return answer
        except EOFError:
            error = "the process has died"
    elif time.monotonic() - worker.since > seconds:
        error = f"the limit of {seconds:.0f} seconds ended it"
    if not error:
        return None
    names = [deck["name"] for deck in worker.game["decks"]]
    return {
        "number": worker.game["number"], "names": names, "error": error, "winner": [], "turns": 0,
        "seconds": round(time.monotonic() - worker.since, 1),
    }  # fmt: skip


def _work(pipe: Connection, missing: str, agents: list[str], saves: Path | None) -> None:
    with CardDatabase.open() as database:
        known = Known(database.pool)
        while True:
            try:
                game = pipe.recv()
            except (EOFError, KeyboardInterrupt):
                return
            pipe.send(_play(game, Way(missing), agents, saves, database, known))


def _play(
    game: Record, way: Way, agents: list[str], saves: Path | None, database: CardDatabase,
    known: Known,
) -> Record:  # fmt: skip
    """Play GAME to its end, and return what came of it."""
    start = time.monotonic()
    record: Record = {
        "number": game["number"], "names": [deck["name"] for deck in game["decks"]],
        "error": "", "winner": [], "turns": 0,
    }  # fmt: skip
    session: Session | None = None
    try:
        decks = [_deck(deck, way, database, known) for deck in game["decks"]]
        record["ways"] = _ways(decks[0])
        setup = magic_setup(decks, seed=game["number"], database=database)
        players = {
            name: make_agent(agents[seat % len(agents)], name, setup.seed, "magic")
            for seat, name in enumerate(setup.names)
        }
        session = Session.start(setup)
        if forfeits := play_out(session, players):
            record["error"] = str(forfeits[0])
        record["winner"] = list(session.winners)
        record["turns"] = session.query("turn", 1)[0][0]
    except Exception as error:  # whatever goes wrong is what is looked for
        record["error"] = f"{type(error).__name__}: {error}"
        _save(saves, session, record)
    record["seconds"] = round(time.monotonic() - start, 2)
    return record


def _save(saves: Path | None, session: Session | None, record: Record) -> None:
    if saves is not None and session is not None:
        saves.mkdir(parents=True, exist_ok=True)
        try:
            write_save(saves / f"{record['number']}.save", session)
        except ManalogError as error:
            record["error"] += f" (not saved: {error})"


def _deck(record: Record, way: Way, database: CardDatabase, known: Known) -> Deck:
    lines = [f"1 {name}" for name in record.get("commander", ())]
    lines = ["Commander", *lines, "", "Deck"] if lines else ["Deck"]
    lines += [f"{count} {name}" for name, count in record["main"].items()]
    lines += ["", "Sideboard", *(f"{n} {name}" for name, n in record.get("side", {}).items())]
    survey = survey_text("\n".join(lines), record["name"], database)
    return settled(survey, database, way, known=known)


def _ways(deck: Deck) -> dict[str, int]:
    ways = Counter[str]()
    for change in deck.changes:
        if change.count:
            ways[change.way.value] += change.count
    return dict(ways)


if __name__ == "__main__":
    main()
