"""Saved games: one text file that Prolog and people can read.

Every line is a Prolog term or a comment. The header's arguments are strings, integers and lists,
which are JSON as they stand; the actions and fluents are the terms that Prolog wrote. The last
line is a checksum of all lines before it. Nothing of a save is ever executed: lines are read as
data, and only declared actions and fluents of the declared types are accepted.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any

from pyengine.engine.bridge import Prolog, bridge
from pyengine.engine.session import Progress, Session, Setup
from pyengine.errors import CardError, EngineError, SaveError
from pyengine.games.cards import OpenCards
from pyengine.saves.checksums import checksum
from pyengine.saves.drafts import recovered
from pyengine.saves.recording import Recording
from pyengine.saves.text import FORMAT, Parsed, read_lines, term
from pyengine.system.replacing import replace_file
from pyengine.system.text_files import holds_other, reason
from pyengine.version import VERSION

__all__ = ["FORMAT", "Save", "read_save", "write_save"]


_WITHOUT_CARDS = 2
"""The format of saves that have no cards made for them."""


@dataclass(frozen=True)
class Save:
    """A saved game as it was read: `actions` and `fluents` are Prolog terms as text.

    `table` is what the program that saved it wanted to keep, such as who plays which seat.
    `recording` is there when the save was made to be replayed.
    """

    path: Path
    setup: Setup
    mode: str
    progress: Progress
    table: dict[str, Any]
    actions: tuple[str, ...]
    fluents: tuple[str, ...]
    recording: Recording | None = None

    def session(self, mode: str = "contracted", *, prolog: Prolog | None = None) -> Session:
        """Return a session that goes on from here, in this process or in PROLOG.

        It is at the choice at which the game was saved, in every MODE: whoever opens a save opens
        it here. SaveError when the fluents are no game.
        """
        session = Session(self.setup, mode, _bridge=prolog or bridge())
        try:
            session.load(
                self.fluents, taken=self.actions, taken_mode=self.mode, progress=self.progress
            )
        except (EngineError, CardError) as error:
            raise SaveError(f"the game can't go on: {error}", file=self.path) from error
        if broken := session.violations():
            raise SaveError(f"the game can't go on: it breaks {broken[0]}", file=self.path)
        return session


# ------------------------------------------------------------------ writing


def write_save(
    path: str | Path,
    session: Session,
    table: dict[str, Any] | None = None,
    recording: Recording | None = None,
    *,
    mode: int | None = None,
) -> None:
    """Write the present state of SESSION to the file PATH, all of it or nothing.

    TABLE holds JSON values; with RECORDING the game can be replayed choice by choice. With MODE,
    the file has these permissions.
    SaveError: the file can't be written, or is there and no save.
    """
    check_target(path)
    recovered(path)
    lines = list(_lines(session, table or {}, recording))
    text = "".join(f"{line}\n" for line in [*lines, f'checksum("sha256", "{checksum(lines)}").'])
    _write(path, text, mode)


def write_information_state(path: str | Path, player: str, fluents: Iterable[str]) -> None:
    """Write what PLAYER may see, a term a line, to PATH: for others, who can't play on from it.

    SaveError when PATH is there already or can't be written; nothing is left half written.
    """
    with _writing(path):
        there = os.path.lexists(path)
    if there:
        raise SaveError("is there already: it is left alone", file=path)
    lines = [f"% What {player} may see of a game.", "manalog_view(1).", f"seen_by({player})."]
    _write(path, "".join(f"{line}\n" for line in [*lines, *(f"fluent({f})." for f in fluents)]))


def check_target(path: str | Path) -> None:
    """Refuse to write over anything that is not a save: SaveError."""
    with _writing(path):
        target = Path(os.path.realpath(path))
        os.stat(target.parent)
        other = holds_other(target, b"manalog_save(")
    if other:
        raise SaveError("is there and no saved game: it is left alone", file=path)


def _write(path: str | Path, text: str, mode: int | None = None) -> None:
    with _writing(path):
        replace_file(Path(os.path.realpath(path)), text.encode(errors="replace"), mode=mode)


@contextmanager
def _writing(path: str | Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot be written ({reason(error)})", file=path) from error


def _lines(session: Session, table: dict[str, Any], recording: Recording | None) -> Iterator[str]:
    yield "% A saved game of Manalog: every line is a Prolog term. It is read, never executed."
    yield from _header(session)
    yield from ("", "% At the table.")
    for key, value in table.items():
        yield term("table", key, value)
    yield from ("", "% The actions taken, from the start of the game.")
    yield from (f"action({action})." for action in session.taken)
    yield from _recorded(recording) if recording else ()
    yield from ("", "% The state: all fluents.")
    yield from (f"fluent({fluent})." for fluent in session.fluents())
    yield from ("", "% The checksum of the lines above.")


def _recorded(recording: Recording) -> Iterator[str]:
    yield from ("", "% The digest of the state at the start and after each action.")
    yield from (term("digests", line) for line in recording.digest_lines())
    yield from (
        "",
        "% What each action changed and the rules that did it: for differences in words.",
    )
    yield from (term("changes", line) for line in recording.packed_lines())


def _header(session: Session) -> Iterator[str]:
    setup, progress = session.setup, session.progress
    yield term("manalog_save", FORMAT if setup.made else _WITHOUT_CARDS)
    yield term("rules", VERSION)
    yield term("game", setup.game)
    yield term("seed", setup.seed)
    yield term("mode", session.mode)
    yield term("progress", progress.steps, progress.forced, progress.decisions)
    yield from ("", "% Settings of the game.")
    yield from (term("setting", setting) for setting in setup.settings)
    yield from ("", "% Players: name, team, deck.")
    for name, team, cards in setup.players:
        yield term("player", name, team, _counted(cards))
    yield from ("", "% The names of all cards that the game needs.")
    yield term("cards", [row[0] for row in setup.cards])
    if setup.made:
        yield from ("", "% Cards that were made for this game.")
        yield from (term("card", row) for row in setup.cards if row[0] in setup.made)


def _counted(cards: Iterable[str]) -> list[list[Any]]:
    """Return CARDS in their order, as counts and names."""
    return [[len(list(group)), name] for name, group in itertools.groupby(cards)]


# ------------------------------------------------------------------ reading


def read_save(path: str | Path, cards: OpenCards | None = None, *, position: bool = True) -> Save:
    """Read the save PATH; the game in progress in this process is not touched.

    CARDS spares opening them anew for each of many saves. Without POSITION only what was chosen
    matters, not where it came to: the fluents may be of forms that the rules had when it was
    written.

    SaveError, with the file and where possible the line: it is missing, unreadable, not UTF-8,
    cut short, changed by hand, of a later format, of an unknown game; or it has a directive, a
    fluent or action that is not declared, or a card that is unknown.
    """
    file = Path(path)
    lines = read_lines(file)
    parsed = Parsed.of(lines, file)
    parsed.check_terms(position)
    parsed.check_sum(lines)
    if cards is not None:
        return _save_of(parsed, cards)
    with OpenCards() as opened:
        return _save_of(parsed, opened)


def _save_of(parsed: Parsed, cards: OpenCards) -> Save:
    """Return the save; only now are cards looked up."""
    header = parsed.header
    game, seed = header["game"][0][0], header["seed"][0][0]
    made = {row[0]: row for (row,) in header.get("card", ())}
    names = header["cards"][0][0]
    try:
        found = cards.rows(game, [name for name in names if name not in made])
    except CardError as error:
        raise SaveError(str(error), file=parsed.file) from error
    rows = tuple(sorted((*found, *made.values()), key=itemgetter(0))) if made else found
    players = tuple(
        (name, team, tuple(card for count, card in deck for _ in range(count)))
        for name, team, deck in header["player"]
    )
    settings = tuple(arguments[0] for arguments in header.get("setting", ()))
    return Save(
        path=parsed.file,
        setup=Setup(players, rows, seed, settings, game=game, made=tuple(made)),
        mode=header["mode"][0][0],
        progress=Progress(*header["progress"][0]),
        table=dict(header.get("table", ())),
        actions=tuple(parsed.terms["action"]),
        fluents=tuple(parsed.terms["fluent"]),
        recording=_recording_of(parsed),
    )


def _recording_of(parsed: Parsed) -> Recording | None:
    """Return what was recorded of every choice, if it was."""
    digests = [digest for (line,) in parsed.header.get("digests", ()) for digest in line]
    packed = "".join(line for (line,) in parsed.header.get("changes", ()))
    if not digests and not packed:
        return None
    try:
        recording = Recording.unpack(digests, packed)
    except ValueError as error:
        raise SaveError(
            f"what was recorded is not understood: {error}", file=parsed.file
        ) from error
    if len(recording.digests) != len(parsed.terms["action"]) + 1:
        parsed.fail("there is not one digest for each choice")
    return recording
