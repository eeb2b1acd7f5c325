"""Saves that strangers hand in: good ones, spoiled, with a checksum that is right."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import re
import zlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from attack import ROOT
from attack.case import Case, Outcome
from attack.inputs.nasty import json_value, spoiled, term, text
from attack.judging import judged
from pyengine.cli.games import find_terminal
from pyengine.cli.play.table import Table
from pyengine.engine.session import MODES
from pyengine.saves.replay import replay
from pyengine.saves.save import read_save

_CHOICES = 3
"""How many choices are taken of a save that loads."""

Spoil = Callable[[str, random.Random], str]


@cache
def originals() -> tuple[str, ...]:
    """Return the good saves, without their checksums: the short ones, of every kind."""
    files = sorted((ROOT / "saves").rglob("*.save"), key=lambda file: file.stat().st_size)
    files = [*files[:12], ROOT / "tests" / "data" / "asking.save"]
    return tuple(_body(file.read_text(encoding="utf-8")) for file in files)


def _body(save: str) -> str:
    return save[: save.rindex("checksum(")]


def signed(body: str) -> bytes:
    """Return BODY as a save with a checksum that is right."""
    content = body.encode(errors="surrogatepass")
    digest = hashlib.sha256(content).hexdigest()
    return content + f'checksum("sha256", "{digest}").\n'.encode()


def cases(rng: random.Random) -> Iterator[Case]:
    """Yield spoiled saves without end."""
    while True:
        seed = rng.randrange(2**40)
        spoil = rng.choice(SPOILS)
        yield Case(f"{spoil.__name__.strip('_')}/{seed}", partial(_run, spoil, seed))


def _run(spoil: Spoil, seed: int) -> Outcome:
    rng = random.Random(seed)
    content = signed(spoil(rng.choice(originals()), rng))
    if rng.random() < 0.03:
        content = spoiled(content.decode(errors="replace"), rng).encode(errors="replace")
    file = Path("bad.save")
    file.write_bytes(content)
    work = _replayed if rng.random() < 0.1 else resumed
    return judged(partial(work, file, rng))


def resumed(file: Path, rng: random.Random) -> None:
    """Go on with FILE as `play --resume` does."""
    save = read_save(file)
    session = save.session(rng.choice(MODES))
    agents = ["random"] * len(save.setup.players)
    table = Table.resume(save, session, find_terminal(save.setup.game), agents)
    for _ in range(_CHOICES):
        if session.over:
            return
        table.question()
        table.go_on()
    for player in table.players:
        session.information_state(player)
    table.session.undo(min(_CHOICES, len(session.taken)))


def _replayed(file: Path, rng: random.Random) -> None:
    replay(file)


# ------------------------------------------------------------------ what is spoiled


def _anything(body: str, rng: random.Random) -> str:
    return spoiled(body, rng, any_line)


def any_line(rng: random.Random) -> str:
    """Return a line of a save that nobody expects."""
    return rng.choice((
        f"fluent({term(rng)}).", f"action({term(rng)}).", f"table({json_value(rng)}).",
        f":- {term(rng)}.", f"?- {term(rng)}.", f"{term(rng)}.", f"cards({json_value(rng)}).",
        f"player({json_value(rng)}).", f"setting({json_value(rng)}).", text(rng),
        f'setting("{rng.choice(("mulligan", "starting_life", "x"))}={term(rng)}").',
    ))  # fmt: skip


def _argument(body: str, rng: random.Random) -> str:
    """Put another term, or another fluent's argument, in the place of an argument."""
    lines = body.split("\n")
    places = [at for at, line in enumerate(lines) if line.startswith(("fluent(", "action("))]
    for _ in range(rng.choice((1, 1, 2, 5))):
        at, other = rng.choice(places), rng.choice(places)
        arguments = list(re.finditer(r"[^(),\[\]]+", lines[at][7:-2]))
        if arguments:
            found = rng.choice(arguments)
            others = re.findall(r"[^(),\[\]]+", lines[other][7:-2])
            new = rng.choice((term(rng), *others[:3])) if rng.random() < 0.7 else rng.choice(_KNOWN)
            start, end = found.start() + 7, found.end() + 7
            lines[at] = lines[at][:start] + new + lines[at][end:]
    return "\n".join(lines)


_KNOWN = (
    "nobody", "[]", "0", "1", "-1", "999999", "elves", "goblins", "first", "upkeep", "over(draw)",
    "draw(elves,7)", "priority(nobody,[])", "won([elves])", "declare_attackers(elves)", "x",
    "raise_flags([])", "[priority(elves,[]),priority(elves,[])]", "reconsider", "check_state",
    "choose_target(elves,1,1)", "'Ambush Commander'", "'Forest'", "resolve(1)", "paying(1)",
)  # fmt: skip


def _fluent(body: str, rng: random.Random) -> str:
    """Leave fluents out, double them, or take some of another save."""
    lines = body.split("\n")
    chosen = rng.sample(range(len(lines)), min(len(lines), rng.choice((1, 3, 20))))
    fluents = [at for at in chosen if lines[at].startswith("fluent(")]
    others = [line for line in rng.choice(originals()).split("\n") if line.startswith("fluent(")]
    for at in fluents:
        match rng.randrange(3):
            case 0:
                lines[at] = ""
            case 1:
                lines[at] += "\n" + rng.choice(others)
            case _:
                lines[at] = rng.choice(others)
    return "\n".join(lines)


def _header(body: str, rng: random.Random) -> str:
    """Put other JSON in the place of an argument of the header."""
    lines = body.split("\n")
    places = [at for at, line in enumerate(lines) if re.match(r"[a-z_]+\(", line)]
    at = rng.choice([at for at in places if not lines[at].startswith(("fluent(", "action("))])
    name, _, arguments = lines[at].partition("(")
    parts = arguments[:-2].split(", ")
    parts[rng.randrange(len(parts))] = json_value(rng)
    lines[at] = f"{name}({', '.join(parts)})."
    return "\n".join(lines)


def _players(body: str, rng: random.Random) -> str:
    """More players, fewer, others, with more cards than there are."""
    forests = rng.choice((1, 60, 1_000, 1_001, -1))
    rows = ", ".join([f'[{forests}, "Forest"]'] * rng.choice((0, 1, 20, 60_000)))
    name = rng.choice(("third", "elves", "goblins", "a). halt", "Elves", "", "nobody", "x" * 300))
    new = f"player({json.dumps(name)}, {json.dumps(rng.choice(('', 'a', name)))}, [{rows}])."
    lines = body.split("\n")
    places = [at for at, line in enumerate(lines) if line.startswith("player(")]
    at = rng.choice(places)
    lines[at] = rng.choice(("", new, f"{lines[at]}\n{new}", "\n".join([new] * 20)))
    return "\n".join(lines)


def _recording(body: str, rng: random.Random) -> str:
    """What was recorded, damaged or blown up."""
    content = rng.choice((
        b"", b"+a\n" * 10_000_000, b"x" * 100_000_000, b"+a\tb\n\n" * 1_000, b"\xff" * 100,
        b"-legal(pass)\tnone",
    ))  # fmt: skip
    packed = base64.b64encode(zlib.compress(content)).decode()
    digests = json.dumps(["0" * 12] * rng.choice((0, 1, 500)))
    lines = rng.choice(([packed], [packed[: rng.randrange(len(packed) + 1)]], [text(rng)]))
    return f"{body}digests({digests}).\n" + "".join(f"changes({json.dumps(x)}).\n" for x in lines)


def _huge(body: str, rng: random.Random) -> str:
    """Very many lines of one kind."""
    line = rng.choice((any_line(rng)[:1_000], "fluent(tapped({})).", "action(pass).",
                       "fluent(object({},'Forest',elves)).", "% comment", ""))  # fmt: skip
    count = rng.choice((1_000, 100_000, 300_000))
    return body + "\n".join(line.replace("{}", str(number)) for number in range(count)) + "\n"


SPOILS: tuple[Spoil, ...] = (
    *(_anything,) * 8, *(_argument,) * 12, *(_fluent,) * 6, *(_header,) * 4, *(_players,) * 2,
    _recording, _huge,
)  # fmt: skip
