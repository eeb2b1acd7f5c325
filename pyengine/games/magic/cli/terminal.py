"""Magic at a terminal: decks and seats, and what a card says."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pyengine.cli.games.terminal import PERSON, CommandOption, NewGame
from pyengine.errors import ManalogError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from pyengine.engine.session import Setup
    from pyengine.games.magic.cards.database import CardDatabase
    from pyengine.games.magic.decks import Deck
    from pyengine.matches.match import Sideboard

_HELP = """\
  a number          take that action; Enter takes what stands in brackets
  1 3 4, all, none  where several are asked for, such as attackers, by action or
                    by card number
  some words        an action by its words, such as: play forest
  auto              pass until something happens
  repeat N [K]      take your last K choices (else 1) N times more
  stop STEP         be asked in that step whatever you can do: stop upkeep,
                    stop my end step, stop their draw, stop own spell; again to
                    end it
  stops             list the stops and the steps
  undo              take back your last choice
  board             show the board again
  hand, stack, graveyard [PLAYER], exile [PLAYER]
                    what lies there
  log [N]           the last N things that happened, 20 where nothing is said
  show CARD         what a card says, by name or number
  why not ACTION    why it is not legal now, such as: why not attack elf
  save [FILE]       save the game and play on
  payment manual    tap lands for mana yourself, or again: payment auto
  concede           lose the game
  quit              save the game and stop

  Names may be shortened. Tab completes, the arrows go back to earlier lines.
  You are asked where others have acted, in your main phases, in combat and
  before your next turn; stops add to that."""

_FIRST_STEPS = """\
Manalog plays Magic: The Gathering by its rules, and says why not. To begin:

  manalog play                      you with the Elves against a bot with the Goblins
  manalog serve --open              the same in a browser, against bots or with others
  manalog cards import FILE         your cards: MTGJSON's AtomicCards, Scryfall's bulk files
  manalog cards search "t:elf mv<3" find cards, in Scryfall's syntax; is:playable, too
  manalog play --deck FILE          your deck against a bot
  manalog play --resume SAVE        go on where you stopped
  manalog ask SAVE "legal(A)"       ask a game what may be done; why_not(cast(C), R)
manalog --help lists all commands; manalog COMMAND --help tells how one is used."""

_DECKS: tuple[str, ...] = ("elves", "goblins")
FORMAT = "Standard, modern, commander, limited ...: refuse decks that are not legal in it."
"""What `--format` does."""

_OPTIONS: tuple[CommandOption, ...] = (
    CommandOption("format", str, f"{FORMAT}  [default: anything goes]"),
    CommandOption("mulligan", str, "london, vancouver or paris.  [default: london]"),
    CommandOption("life", int, "The life that players start with.  [default: the format's, 20]"),
    CommandOption("attack", str, "any, or the opponent to the left or right.  [default: any]"),
    CommandOption("payment", str, "auto, or manual to tap lands yourself.  [default: auto]"),
    CommandOption(
        "missing",
        str,
        "What is done about cards that can't be played: ask (card by card), leave-out, nearest "
        "(the playable card that is most like it) or blank (without what is not understood).  "
        "[default: they are refused]",
    ),
)
_LIFE = 20
_OPPONENT = "ismcts:iterations=40"


class MagicTerminal:
    """Magic, with the two decks that come along."""

    name = "magic"
    title = "Magic: The Gathering"
    help = _HELP
    first_steps = _FIRST_STEPS
    typed = ""
    example = "attack raging goblin"
    term = "cast(giant_growth)"
    usual = "you with the Elves against a bot with the Goblins"
    opponent = _OPPONENT
    options = _OPTIONS
    decks = _DECKS
    setting = ""
    looks: tuple[str, ...] = ("exile", "graveyard", "hand", "stack")
    own_looks: tuple[str, ...] = ("hand",)
    verbs: tuple[str, ...] = ("activate", "attack", "block", "cast", "play")

    def setup(self, wanted: NewGame) -> tuple[Setup, list[str], list[str]]:
        """Return the set-up, the agents' names seat by seat, and warnings about the decks."""
        from pyengine.games.magic.cards.database import CardDatabase
        from pyengine.games.magic.cli.missing import asked
        from pyengine.games.magic.missing.settling import deck_with, told
        from pyengine.games.magic.missing.ways import way_of
        from pyengine.games.magic.setup import magic_setup
        from pyengine.games.names import player_names

        wanted.refuse(game=self)
        if wanted.settings:
            raise ManalogError("--set is not for magic", remedy="Use --mulligan, --life, --payment")
        sources, agents = _seats(wanted)
        way = way_of(wanted.own.get("missing"))
        with CardDatabase.open() as database:
            decks = [
                deck_with(source, database, way, partial(asked, database)) for source in sources
            ]
            warnings = [f"{deck.name}: {words}" for deck in decks for words in told(deck)]
            life, faults = _checked(decks, wanted, database)
            warnings += faults
            names = player_names(deck.name for deck in decks)
            setup = magic_setup(
                decks,
                seed=wanted.seed,
                names=names,
                teams=wanted.teams,
                settings=[*life, *_settings(wanted, names, agents)],
                database=database,
            )
        return setup, agents, list(dict.fromkeys(warnings))

    def sideboards(self, wanted: NewGame) -> list[Sideboard]:
        """Return what lies beside each deck, and the sizes that its format asks for."""
        from pyengine.games.magic.formats.sideboards import sideboards
        from pyengine.games.magic.missing.ways import way_of

        way = way_of(wanted.own.get("missing"))
        return sideboards(_seats(wanted)[0], wanted.own.get("format"), way)

    def board(self, rows: list[Any], viewer: str) -> RenderableType:
        """Return the board, VIEWER's side last."""
        from pyengine.games.magic.cli.board import draw_board

        return draw_board(rows, viewer)

    def describe(self, text: str, viewer: str) -> list[str]:
        """Return what a card says: of this game, by name or number, or of the database."""
        from pyengine.games.magic.cards.database import CardDatabase
        from pyengine.games.magic.cli.cards import describe_card
        from pyengine.games.magic.pool.rulings import ruling_lines, rulings_called
        from pyengine.table.display import Display

        lines = Display(self.name).describe(text, viewer)
        if not lines and text.isdigit():
            raise ManalogError(f"there is nothing with the number {text} that you may see")
        with CardDatabase.open() as database:
            if not lines:
                return describe_card(database, text)
            name = lines[0].partition(" {")[0]
            return [*lines, *ruling_lines(rulings_called(database.pool, name))]

    def move(self, line: str) -> str | None:
        """Return None: actions are numbered, or named by words."""
        return None

    def concession(self, player: str) -> str:
        """Return the action by which PLAYER concedes (104.3a)."""
        return f"concede({player})"

    def result(self, winners: tuple[str, ...], turn: int) -> str:
        """Return the result in words."""
        who = " and ".join(winners)
        return f"{who} won the game on turn {turn}." if winners else f"A draw on turn {turn}."


def _seats(wanted: NewGame) -> tuple[list[str], list[str]]:
    """Return the decks and the agents, as many of one as of the other.

    Where one deck is named, the others have the usual ones.
    """
    given = wanted.decks or ()
    number = len(given) if len(given) > 1 else len(wanted.players or _DECKS)
    decks = [*given, *(_DECKS[seat % len(_DECKS)] for seat in range(len(given), number))]
    agents = wanted.players or [PERSON if seat == 0 else _OPPONENT for seat in range(number)]
    if len(agents) != number:
        raise ManalogError(f"{number} decks, but {len(agents)} players")
    if wanted.teams is not None and len(wanted.teams) != number:
        raise ManalogError(f"{number} players, but {len(wanted.teams)} teams")
    return list(decks), list(agents)


def _checked(
    decks: list[Deck], wanted: NewGame, database: CardDatabase
) -> tuple[list[str], list[str]]:
    """Return the settings of the format that is asked for, and warnings about the DECKS."""
    name = wanted.own.get("format")
    if name is None:
        return [], [warning for deck in decks for warning in _check(deck, wanted.strict)]
    from pyengine.games.magic.formats.legality import demand_legal

    demanded = demand_legal(decks, name, database)
    settings = [f"starting_life={demanded.life}"] if demanded.life not in (None, _LIFE) else []
    led = demanded.commanders or any(deck.commanders for deck in decks)
    return [*settings, *([f"format={demanded.name}"] if led else [])], []


def _check(deck: Deck, strict: bool) -> list[str]:
    warnings = [f"{deck.source or deck.name}: {warning}" for warning in deck.check(strict=strict)]
    return [*warnings, *(f"{note} (sideboard)" for note in deck.notes)]


def _settings(wanted: NewGame, names: list[str], agents: list[str]) -> list[str]:
    from pyengine.games.magic.setup import MULLIGANS

    life, payment = wanted.own.get("life"), wanted.own.get("payment")
    mulligan = wanted.own.get("mulligan") or MULLIGANS[0]
    if mulligan not in MULLIGANS:
        known = f"The rules are {', '.join(MULLIGANS)}"
        raise ManalogError(f'no mulligan rule is called "{mulligan}"', remedy=known)
    if payment not in (None, "auto", "manual"):
        raise ManalogError(f'payment is auto or manual, not "{payment}"')
    if life is not None and life < 1:
        raise ManalogError("a player starts with at least 1 life")
    settings = [f"mulligan={mulligan}"]
    if life is not None:
        settings.append(f"starting_life={life}")
    if (attack := wanted.own.get("attack") or "any") not in ("any", "left", "right"):
        raise ManalogError(f'attack is any, left or right, not "{attack}"')
    if attack != "any":
        settings.append(f"attack={attack}")
    if payment == "manual":
        people = [name for name, agent in zip(names, agents, strict=True) if agent == PERSON]
        settings += [f"payment({name})=manual" for name in people]
    return settings


TERMINAL = MagicTerminal()
