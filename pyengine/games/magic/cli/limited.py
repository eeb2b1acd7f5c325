"""The commands for limited: `manalog draft` and `manalog sealed`."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyengine.cli import options
from pyengine.errors import ManalogError
from pyengine.games.magic.cli.cards import Db

if TYPE_CHECKING:
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.cli.limited_talk import DraftTalk
    from pyengine.games.magic.limited.boosters import BoosterBox
    from pyengine.games.magic.limited.building import Built
    from pyengine.games.magic.limited.keeping import Kept
    from pyengine.games.magic.limited.rating import Rated

_MOST_SEEDS = 1_000_000
_PACKS, _SEALED = 3, 6
_MOST_SEATS = 16
_MOST_PICKS = 5

_Sets = Annotated[
    Path | None,
    typer.Option(
        "--sets", metavar="FILE", help="A file of printings, in the shape of AllPrintings."
    ),
]
_Codes = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="CODE", help="The set of the boosters; one for all, or one for each."
    ),
]
_Bots = Annotated[bool, typer.Option("--bots", help="Bots take all seats, yours too.")]
_Seed = Annotated[
    int | None,
    typer.Option(help="The seed of all that is random.  [default: another each time]"),
]
_Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="Where decks are written.")]
_Save = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Where it is kept.  [default: manalog-SEED.draft]"),
]
_Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with one that was kept.")]


def draft(
    sets: _Sets = None,
    set_: _Codes = None,
    seats: Annotated[
        int, typer.Option(min=2, max=_MOST_SEATS, help="How many draft, you among them.")
    ] = 8,
    picks: Annotated[
        int,
        typer.Option(
            min=1,
            max=_MOST_PICKS,
            help="How many cards of a pack are taken before it goes on; 2 in Commander Draft.",
        ),
    ] = 1,
    bots: _Bots = False,
    seed: _Seed = None,
    out: _Out = Path(),
    save: _Save = None,
    resume: _Resume = None,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Draft three boosters of a set with bots, build a deck of 40 cards, and write all decks.

    The file of printings says which cards a set has, how rare they are, and where it is known what
    a booster holds. Cards that can't be played are marked; bots don't take them. The draft is kept
    after each pick. Without --set, the sets of the file are listed.
    """
    asked = _Asked(sets, tuple(set_ or ()), seats, bots, seed, out, save, resume, db, json, picks)
    _play(asked, sealed=False)


def sealed(
    sets: _Sets = None,
    set_: _Codes = None,
    seats: Annotated[
        int, typer.Option(min=1, max=_MOST_SEATS, help="How many decks, yours among them.")
    ] = 2,
    bots: _Bots = False,
    seed: _Seed = None,
    out: _Out = Path(),
    save: _Save = None,
    resume: _Resume = None,
    db: Db = None,
    json: options.Json = False,
) -> None:
    """Open six boosters of a set, build a deck of 40 cards, and write it and those of the bots."""
    asked = _Asked(sets, tuple(set_ or ()), seats, bots, seed, out, save, resume, db, json)
    _play(asked, sealed=True)


@dataclass(frozen=True)
class _Asked:
    """What was said on the command line."""

    sets: Path | None
    codes: tuple[str, ...]
    seats: int
    bots: bool
    seed: int | None
    out: Path
    save: Path | None
    resume: Path | None
    db: Path | None
    json: bool
    picks: int = 1


def _play(asked: _Asked, *, sealed: bool) -> None:
    from pyengine.games.magic.cards.database import CardDatabase

    if asked.resume is None and not asked.codes:
        _list(asked)
        return
    if not asked.out.is_dir():
        raise ManalogError("there is no such directory", file=asked.out)
    with CardDatabase.open(pool=asked.db) as database:
        if asked.resume is not None:
            from pyengine.games.magic.limited.keeping import read_draft

            kept = read_draft(asked.resume)
        else:
            kept = _new(asked, database, sealed=sealed)
        _Evening(asked, kept, database).spend()


def _list(asked: _Asked) -> None:
    from pyengine.games.magic.limited.sets import list_sets

    for code, name, date, number in list_sets(_file(asked)):
        typer.echo(f"{code:<6} {date:<10} {number:>4} cards  {name}")


def _file(asked: _Asked) -> Path:
    if asked.sets is None:
        raise ManalogError(
            "no file of printings is named", remedy="Give MTGJSON's AllPrintings: --sets FILE"
        )
    return asked.sets


def _new(asked: _Asked, database: CardDatabase, *, sealed: bool) -> Kept:
    from pyengine.games.magic.limited.drafting import Draft
    from pyengine.games.magic.limited.keeping import Kept, check_draft_target

    if asked.save is not None:
        check_draft_target(asked.save)
    seed = secrets.randbelow(_MOST_SEEDS) if asked.seed is None else asked.seed
    codes = _each(asked.codes, _SEALED if sealed else _PACKS)
    boxes, rarities = _boxes(_file(asked), codes, database)
    if sealed:
        return Kept(Draft.sealed(boxes, codes, rarities, asked.seats, seed), not asked.bots)
    draft = Draft.of(boxes, codes, rarities, asked.seats, seed, asked.picks)
    return Kept(draft, not asked.bots)


def _each(codes: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Return a code for each of NUMBER boosters."""
    if number % len(codes):
        raise ManalogError(f"{len(codes)} sets for {number} boosters: name one, or {number}")
    return tuple(code.upper() for code in codes for _ in range(number // len(codes)))


def _boxes(
    file: Path, codes: tuple[str, ...], database: CardDatabase
) -> tuple[list[BoosterBox], dict[str, str]]:
    from pyengine.games.magic.limited.boosters import BoosterBox
    from pyengine.games.magic.limited.building import BASICS
    from pyengine.games.magic.limited.sets import read_sets

    found = read_sets(file, codes)
    for one in {card_set.code: card_set for card_set in found}.values():
        if one.usual:
            typer.echo(
                f"{one.code}: the file does not say what a booster holds: 10 commons, 3 uncommons "
                "and a rare card are drawn",
                err=True,
            )
    rarities = {card.name: card.rarity for one in found for card in one.cards}
    return [BoosterBox(one, frozenset(BASICS.values())) for one in found], rarities


class _Evening:
    """A draft or sealed pools, from what is KEPT to the decks."""

    def __init__(self, asked: _Asked, kept: Kept, database: CardDatabase) -> None:
        from pyengine.games.magic.limited.rating import rate_all

        self._asked = asked
        self._database = database
        self.kept = kept
        self.rated: dict[str, Rated] = rate_all(database, kept.draft.rarities)
        default = Path(f"manalog-{kept.draft.seed}.draft")
        self.path = asked.resume or asked.save or default
        if not any(card.playable for card in self.rated.values()):
            raise ManalogError(
                "no card of these sets can be played",
                remedy="Import a card file that has them: manalog cards import FILE",
            )

    def spend(self) -> None:
        """Pick, build, and write the decks; whatever ends it, what was picked is kept."""
        from pyengine.cli.play.reader import EndOfInput
        from pyengine.games.magic.cli.limited_talk import LeftDraft

        self._keep(self.kept)
        try:
            self._spend()
        except (EndOfInput, LeftDraft, KeyboardInterrupt) as error:
            typer.echo(f"Saved to {self.path}")
            typer.echo(f"Resume: manalog draft --resume {shlex.quote(str(self.path))}")
            if isinstance(error, KeyboardInterrupt):
                raise

    def _keep(self, kept: Kept) -> None:
        from pyengine.games.magic.limited.keeping import write_draft

        self.kept = kept
        if kept.person or self._asked.save or self._asked.resume:
            write_draft(self.path, kept)

    def _spend(self) -> None:
        from pyengine.cli.play.reader import Interrupts
        from pyengine.cli.play.screen import Screen
        from pyengine.games.magic.cli.cards import describe_card
        from pyengine.games.magic.cli.limited_talk import DraftTalk

        interrupts = Interrupts()
        with interrupts:
            talk = DraftTalk(
                self.rated,
                Screen(),
                interrupts.read_line,
                lambda text: describe_card(self._database, text),
            )
            while not self.kept.draft.over:
                interrupts.check()
                self._pick(talk)
            decks = self._decks(talk)
        self._write(decks)

    def _pick(self, talk: DraftTalk) -> None:
        from pyengine.games.magic.limited.drafting import best_pick

        table = self.kept.draft
        picks = [
            best_pick(pack, had, self.rated)
            for pack, had in zip(table.table, table.picked, strict=True)
        ]
        if self.kept.person and table.table[0]:
            title = f"Pack {table.opened}, pick {table.pick}: {table.sets[table.opened - 1]}"
            picks[0] = talk.pick(table.table[0], table.picked[0], title)
        self._keep(replace(self.kept, draft=table.after(picks)))

    def _decks(self, talk: DraftTalk) -> list[Built]:
        from pyengine.games.magic.limited.building import build

        pools = self.kept.draft.picked
        decks = [build(pool, self.rated) for pool in pools]
        if self.kept.person:
            best = decks[0]
            main = best.main if self.kept.main is None else self.kept.main
            lands = best.lands if self.kept.lands is None else self.kept.lands
            decks[0] = talk.build(pools[0], main, lands, self._keep_deck)
        return decks

    def _keep_deck(self, main: Sequence[str], lands: Mapping[str, int]) -> None:
        self._keep(replace(self.kept, main=tuple(main), lands=dict(lands)))

    def _write(self, decks: list[Built]) -> None:
        """Write the decks as lists, and say where."""
        from pyengine.system.replacing import replace_file

        draft = self.kept.draft
        start = f"{draft.sets[0].lower()}-{draft.seed}"
        files = []
        for number, deck in enumerate(decks, start=1):
            file = self._asked.out / f"{start}-{number}.txt"
            try:
                replace_file(file, deck.text(f"{start}-{number}").encode())
            except (OSError, ValueError) as error:
                raise ManalogError(f"can't be written ({error})", file=file) from error
            files.append(file)
        self._report(decks, files)

    def _report(self, decks: list[Built], files: list[Path]) -> None:
        from pyengine.games.magic.cli.limited_talk import curve_lines

        if self._asked.json:
            typer.echo(self._record(decks, files))
            return
        for deck, file in zip(decks, files, strict=True):
            lands = ", ".join(f"{count} {name}" for name, count in deck.lands.items() if count)
            typer.echo(f"{file}: {len(deck.main)} cards, {lands}")
        typer.echo("\n".join(curve_lines(decks[0].main, self.rated)))
        if len(files) > 1:
            two = ",".join(str(file) for file in files[:2])
            typer.echo(f"Play: manalog play --format limited --decks {shlex.quote(two)}")

    def _record(self, decks: list[Built], files: list[Path]) -> str:
        import json

        draft = self.kept.draft
        record = {
            "sets": list(draft.sets),
            "seed": draft.seed,
            "decks": [
                {
                    "file": str(file),
                    "size": deck.size,
                    "cards": len(deck.main),
                    "lands": dict(deck.lands),
                    "picked": len(picked),
                    "playable": sum(self.rated[name].playable for name in picked),
                }
                for deck, file, picked in zip(decks, files, draft.picked, strict=True)
            ],
        }
        return json.dumps(record, ensure_ascii=False)
