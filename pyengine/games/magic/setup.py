"""Magic: from decks, players and settings to the `Setup` that a session starts from."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

from pyengine.engine.session import Setup
from pyengine.errors import EngineError
from pyengine.games.game import Deck, Game, Mate
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.commanders import commander_settings
from pyengine.games.magic.companions import companion_settings
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.missing.marking import rows_of, settings_of
from pyengine.games.magic.outside import sideboard_settings
from pyengine.games.names import as_atom, player_names

MULLIGANS = ("london", "vancouver", "paris")
"""The mulligan rules, the default first (103.5)."""

_USUAL_DECKS = ("elves", "goblins")


def magic_setup(
    decks: Sequence[Deck],
    *,
    seed: int,
    names: Sequence[str] | None = None,
    teams: Sequence[str | None] | None = None,
    settings: Iterable[str] = (),
    database: CardDatabase | None = None,
) -> Setup:
    """Return the set-up of a game of Magic, a seat for each deck.

    NAMES of players become lower-case atoms, numbered where they are alike (`elves`, `elves_2`);
    without them the decks' names are taken. TEAMS has a team, or None or "", for each seat.
    SETTINGS are terms `key=value` as text and come after the default, `mulligan=london`. Decks
    that name commanders play Commander, unless SETTINGS have a `format` without them.

    CardError: a card is unknown. EngineError: too few players, or lists of different lengths.
    """
    if len(decks) < 2:
        raise EngineError("a game needs at least two players")
    seats = player_names(names or [deck.name for deck in decks])
    sides = [as_atom(team) if team else "" for team in teams or [None] * len(decks)]
    if not len(decks) == len(seats) == len(sides):
        raise EngineError(f"{len(decks)} decks, {len(seats)} names and {len(sides)} teams differ")
    if sides[0] and len(set(sides)) == 1:
        raise EngineError("all players are on one team")
    players = tuple(
        (name, side, tuple(deck.card_names()))
        for name, side, deck in zip(seats, sides, decks, strict=True)
    )
    with contextlib.ExitStack() as stack:
        opened = database or stack.enter_context(CardDatabase.open())
        rows, made = rows_of(decks, seats, opened)
        wanted = _merged(("mulligan=london", *settings, *settings_of(decks, seats)))
        wanted = (*wanted, *commander_settings(decks, seats, wanted, opened))
        wanted = (*wanted, *companion_settings(decks, seats, opened))
        lying, beside = sideboard_settings(decks, seats, rows, opened)
    return Setup(
        players, (*rows, *beside), seed, (*wanted, *lying), game="magic", made=made
    )  # fmt: skip


def card_rows(names: Iterable[str], database: CardDatabase | None = None) -> tuple[list[Any], ...]:
    """Return the database's rows of the cards NAMES, sorted; CardError for an unknown one."""
    if database is not None:
        return database.rows(names)
    with CardDatabase.open() as opened:
        return opened.rows(names)


def _merged(settings: Iterable[str]) -> tuple[str, ...]:
    """Return SETTINGS with the last value of each key."""
    values: dict[str, str] = {}
    for setting in settings:
        key, separator, value = setting.partition("=")
        if not separator or not key.strip() or not value.strip():
            raise EngineError(f'a setting is written key=value, not "{setting}"')
        values[key.strip()] = value.strip()
    return tuple(f"{key}={value}" for key, value in values.items())


def match_setup(decks: Sequence[Deck], seed: int) -> Setup:
    """Return the set-up of a game of a match, in which the first of DECKS begins (103.1)."""
    first, *_ = player_names([deck.name for deck in decks]) or [""]
    return magic_setup(decks, seed=seed, settings=[f"first_player={first}"] if first else ())


def _usual_setup(seed: int) -> Setup:
    return magic_setup([read_deck(name) for name in _USUAL_DECKS], seed=seed)


def _table_setup(decks: Sequence[Deck], seed: int, teams: Sequence[str] | None) -> Setup:
    return magic_setup(decks, seed=seed, teams=teams)


_AGENTS = {
    "aggressive": "pyengine.games.magic.agents.semi_random:AggressiveAgent",
    "beam": "pyengine.games.magic.agents.beam:BeamAgent",
    "curve": "pyengine.games.magic.agents.curve:CurveAgent",
    "defensive": "pyengine.games.magic.agents.semi_random:DefensiveAgent",
    "fsvi": "pyengine.games.magic.agents.fsvi:FsviAgent",
    "idle": "pyengine.games.magic.agents.curve:IdleAgent",
    "qmdp": "pyengine.games.magic.agents.qmdp:QmdpAgent",
    "reward": "pyengine.games.magic.agents.reward:RewardAgent",
}

GAME = Game(
    "magic",
    _AGENTS,
    {
        "blocks": "pyengine.games.magic.agents.blocking:with_blocks",
        "mulligan": "pyengine.games.magic.agents.opening:with_mulligan",
        "targets": "pyengine.games.magic.agents.sides:with_targets",
    },
    _usual_setup,
    match_setup,
    _table_setup,
    "eager",
    "pyengine.games.magic.standing:evaluation",
    decks=_USUAL_DECKS,
    read_deck=read_deck,
    missing="pyengine.games.magic.missing.commanded:MissingCards",
    open_cards=CardDatabase.open,
    drawn="pyengine.games.magic.random_decks:RandomSetups",
    scene="pyengine.games.magic.scene:scene",
    view="pyengine.games.magic.views:View",
    faces="pyengine.games.magic.faces:Faces",
    numbers="pyengine.games.magic.numbers:MagicNumbers",
    objects="pyengine.games.magic.observed:MagicObjects",
    concession="concede({player})",
    orders={f"payment {how}": f"pay_by({{player}},{how})" for how in ("auto", "manual")},
    board="pyengine.games.magic.boards.placing:board_in_words",
    board_line="pyengine.games.magic.boards.writing:board_line",
    chosen="pyengine.games.magic.stacked:stack",
    legal="pyengine.games.magic.formats.legality:demand_of_user",
    first="first_player={player}",
    beside="pyengine.games.magic.companions:still_beside",
    usual={name: {"targets": "sides"} for name in ("greedy", "ismcts", "minimax")},
    mate=Mate("won({player})", "turn", "lethal"),
    chances="pyengine.games.magic.chances:chances",
    naming="pyengine.games.magic.naming",
)
