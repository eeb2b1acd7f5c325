"""Recipes: what a game begins from, as JSON that a page may have written, and what it comes to."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from pyengine.engine.bridge import PrologError
from pyengine.engine.session import Session, Setup
from pyengine.errors import EngineError, ManalogError
from pyengine.games import find_game, modules
from pyengine.games.game import Deck
from pyengine.games.offer import AT_ONCE, Offer, Task, Tried
from pyengine.saves.save import read_save
from pyengine.web.worker.clock import MINUTES
from pyengine.web.worker.talk import MODES, PHRASES

PERSON = "human"
"""Who plays a seat that a person has."""

UNDO = ("free", "fair", "never")

MOST_DECK = 64_000
"""How many characters a deck may have."""

_SEEDS = 1_000_000
_MOST_NAME = 40
_MOST_CALLED = 20
_MOST_THINKING = 30
"""For how many seconds a bot may think about a choice."""
_MOST_SEED = 10**15
_PARAMETERS = re.compile(r"[a-z]+(:(iterations|playouts|depth|seconds)=[1-9]\d{0,3})?", re.ASCII)


def offers() -> dict[str, Offer]:
    """Return what is offered of each game."""
    return {module.OFFER.game: module.OFFER for module in modules("offer")}


def lobby() -> list[dict[str, Any]]:
    """Return what a lobby shows of each game, as JSON."""
    return [
        {
            "game": offer.game,
            "title": offer.title,
            "seats": list(offer.seats),
            "bots": list(offer.bots),
            "settings": {key: list(values) for key, values in offer.choices().items()},
            "decks": list(offer.deck_names()) if offer.deck_names else [],
            "usual": list(find_game(offer.game).decks),
            "missing": list(offer.missing),
            "undo": list(UNDO),
            "passing": list(offer.passing),
            "search": offer.search is not None,
            "best_of": list(offer.best_of),
            "judged": offer.judge is not None,
            "drafts": offer.drafts is not None,
            "many": list(offer.many),
            "tables": _tables(offer),
            "puzzles": [
                {"key": task.key, "title": task.title, "words": task.words}
                for task in (offer.tasks() if offer.tasks else ())
            ],
        }
        for offer in offers().values()
    ]


def _tables(offer: Offer) -> list[dict[str, Any]]:
    """Return the tables of OFFER whose settings there are."""
    known = offer.choices()
    return [
        asdict(table)
        for table in offer.tables
        if all(value in known.get(key, ()) for key, value in table.settings.items())
    ]


@dataclass(frozen=True)
class Begun:
    """A game that was begun: who plays, seat by seat, and what may be taken back.

    Of a puzzle, `task` is what is asked, and `tried` judges it.
    """

    session: Session
    agents: tuple[str, ...]
    undo: str
    task: Task | None = None
    tried: Tried | None = None
    passing: str = AT_ONCE
    talk: str = PHRASES
    minutes: int = 0


def checked(recipe: Any) -> dict[str, Any]:
    """Return the recipe of a new game that a page has sent, with its seed; ManalogError: it isn't.

    It is judged by what is allowed, as strangers write it.
    """
    if not isinstance(recipe, dict):
        raise ManalogError("that is no game to begin")
    offer = offers().get(str(recipe.get("game")))
    if offer is None:
        raise ManalogError("there is no such game")
    if "puzzle" in recipe:
        return {"game": offer.game, "puzzle": _task(recipe["puzzle"], offer).key}
    agents = _agents(recipe.get("players"), offer)
    undo = recipe.get("undo", UNDO[0])
    if undo not in UNDO:
        raise ManalogError("undo is free, fair or never")
    passing = recipe.get("passing", AT_ONCE)
    if passing != AT_ONCE and passing not in offer.passing:
        raise ManalogError("there is no such way to pass in this game")
    return {
        "game": offer.game,
        "seed": _seed(recipe.get("seed")),
        "players": agents,
        "names": _called(recipe.get("names"), len(agents)),
        "decks": _decks(recipe.get("decks"), len(agents), offer),
        "teams": _teams(recipe.get("teams"), len(agents)),
        "settings": _settings(recipe.get("settings") or {}, offer),
        "undo": undo,
        "passing": passing,
        "talk": _talk(recipe.get("talk", PHRASES)),
        "minutes": _minutes(recipe.get("minutes", 0)),
        "best_of": _best_of(recipe.get("best_of", 1), len(agents), offer),
    }


def _talk(mode: Any) -> str:
    if mode not in MODES:
        raise ManalogError("people say set phrases, what they like (free), or nothing (off)")
    return str(mode)


def _minutes(number: Any) -> int:
    if type(number) is not int or number not in MINUTES:
        raise ManalogError(f"a clock has {', '.join(map(str, MINUTES))} minutes")
    return number


def _best_of(number: Any, seats: int, offer: Offer) -> int:
    if type(number) is not int or number not in (1, *offer.best_of):
        raise ManalogError("there is no match of so many games here")
    if number > 1 and seats != 2:
        raise ManalogError("a match of several games is for two players")
    return number


def task_of(recipe: dict[str, Any]) -> Task | None:
    """Return the puzzle of RECIPE, None where it is none that there is."""
    if "puzzle" not in recipe or recipe["game"] not in offers():
        return None
    try:
        return _task(recipe["puzzle"], offers()[recipe["game"]])
    except ManalogError:
        return None


def _task(key: Any, offer: Offer) -> Task:
    for task in offer.tasks() if offer.tasks else ():
        if task.key == key:
            return task
    raise ManalogError("there is no such puzzle")


def _seed(seed: Any) -> int:
    if seed is None:
        return secrets.randbelow(_SEEDS)
    if type(seed) is not int or not 0 <= seed <= _MOST_SEED:
        raise ManalogError("a seed is a whole number, at least 0")
    return seed


def _agents(players: Any, offer: Offer) -> list[str]:
    least, most = offer.seats
    if not isinstance(players, list) or not least <= len(players) <= most:
        raise ManalogError(f"{offer.title} is for {least} to {most} players")
    return [agent_allowed(player, offer) for player in players]


def agent_allowed(name: Any, offer: Offer) -> str:
    """Return the agent NAME where a page may have it: no program, no file, no module."""
    if name == PERSON:
        return PERSON
    plain = {bot.partition(":")[0] for bot in offer.bots}
    if isinstance(name, str) and _PARAMETERS.fullmatch(name) and name.partition(":")[0] in plain:
        _, _, seconds = name.partition(":seconds=")
        if seconds and int(seconds) > _MOST_THINKING:
            raise ManalogError(f"a bot thinks for {_MOST_THINKING} seconds at most")
        return name
    raise ManalogError("there is no such bot", remedy=f"The bots are {', '.join(sorted(plain))}")


def _called(names: Any, seats: int) -> list[str]:
    """Return what each player is to be called, "" where nothing is said."""
    if names is None:
        return [""] * seats
    good = isinstance(names, list) and len(names) == seats
    if not good or not all(isinstance(n, str) and len(n) <= _MOST_CALLED for n in names):
        raise ManalogError(f"players have names of at most {_MOST_CALLED} characters")
    return [name.strip() for name in names]


def _decks(decks: Any, seats: int, offer: Offer) -> list[dict[str, str]]:
    if offer.deck_names is None:
        return []
    if not isinstance(decks, list) or len(decks) != seats:
        raise ManalogError("a deck for each player is needed")
    return [_deck(deck, offer) for deck in decks]


def _deck(deck: Any, offer: Offer) -> dict[str, str]:
    if not isinstance(deck, dict):
        raise ManalogError("a deck is a name or a list of cards")
    name, text = deck.get("name"), deck.get("text")
    if not isinstance(name, str) or not name.strip() or len(name) > _MOST_NAME:
        raise ManalogError(f"a deck has a name of at most {_MOST_NAME} characters")
    if text is None:
        if offer.deck_names is None or name not in offer.deck_names():
            raise ManalogError("there is no deck of that name")
        return {"name": name}
    if not isinstance(text, str) or len(text) > MOST_DECK:
        raise ManalogError(f"a deck has at most {MOST_DECK} characters")
    missing = deck.get("missing", "")
    if missing not in ("", *offer.missing):
        raise ManalogError("there is no such way to play cards that can't be played")
    return {"name": re.sub(r"[^\w .'-]", "_", name), "text": text, "missing": missing}


def _teams(teams: Any, seats: int) -> list[str] | None:
    if teams is None:
        return None
    good = isinstance(teams, list) and len(teams) == seats
    if not good or not all(isinstance(t, str) and re.fullmatch("[a-z]{1,8}", t) for t in teams):
        raise ManalogError("teams are a word for each player")
    return list(teams)


def _settings(settings: Any, offer: Offer) -> list[str]:
    if not isinstance(settings, dict):
        raise ManalogError("settings have names and values")
    known = offer.choices()
    for key, value in settings.items():
        if value not in known.get(key, ()):
            raise ManalogError("there is no such setting")
    return [f"{key}={value}" for key, value in settings.items()]


# ------------------------------------------------------------------ beginning


def begin(recipe: dict[str, Any]) -> Begun:
    """Begin the game of RECIPE, a checked one or one with a `save` of the server's own."""
    if "save" in recipe:
        return _begin_saved(recipe)
    offer = offers()[recipe["game"]]
    if "puzzle" in recipe:
        return _begin_puzzle(_task(recipe["puzzle"], offer), offer)
    setup, _, _ = set_up(recipe)
    session = Session.start(setup, "choices")
    passing = recipe.get("passing", AT_ONCE)
    return Begun(
        session, tuple(recipe["players"]), recipe["undo"], passing=passing,
        talk=recipe.get("talk", PHRASES), minutes=recipe.get("minutes", 0),
    )  # fmt: skip


def set_up(recipe: dict[str, Any]) -> tuple[Setup, list[Deck], tuple[int, int | None]]:
    """Return what the game of RECIPE, a checked one, starts from, its decks, and two sizes.

    They are the least size of a deck, and the greatest of what lies beside it.
    """
    offer = offers()[recipe["game"]]
    decks = [_read(deck, offer) for deck in recipe["decks"]]
    people = [seat for seat, agent in enumerate(recipe["players"]) if agent == PERSON]
    settings = recipe["settings"]
    names = recipe.get("names") or [""] * len(recipe["players"])
    setup = offer.begin(decks, recipe["seed"], recipe["teams"], settings, people, names)
    return setup, decks, offer.sizes(settings) if offer.sizes is not None else (0, None)


def _begin_puzzle(task: Task, offer: Offer) -> Begun:
    """Begin TASK for the person who solves it; the others' answers are the puzzle's own."""
    session = task.session()
    tried = task.tried(session)
    others = offer.bots[-1]
    agents = [PERSON if name == tried.player else others for name in session.setup.names]
    return Begun(session, tuple(agents), UNDO[0], task, tried)


def _read(deck: dict[str, str], offer: Offer) -> Deck:
    assert offer.named_deck and offer.deck_of_text
    if "text" in deck:
        return offer.deck_of_text(deck["text"], deck["name"], deck.get("missing", ""))
    return offer.named_deck(deck["name"])


def _begin_saved(recipe: dict[str, Any]) -> Begun:
    """Go on from a save, at its end or `at` one of its choices, with the players that it names."""
    save = read_save(recipe["save"])
    agents = recipe.get("players") or save.table.get("agents") or []
    names = [agent if isinstance(agent, str) else PERSON for agent in agents]
    if len(names) != len(save.setup.players):
        names = [PERSON] * len(save.setup.players)
    offer = offers()[save.setup.game]
    players = tuple(agent_allowed(name, offer) for name in names)
    undo = save.table.get("undo")
    session = save.session("choices")
    at = recipe.get("at")
    if type(at) is int and 0 <= at < len(session.taken):
        session.undo(len(session.taken) - at)
    passing = save.table.get("passing")
    return Begun(
        session, players, undo if undo in UNDO else UNDO[0],
        passing=passing if passing in offer.passing else AT_ONCE,
    )  # fmt: skip


def weighed(path: str) -> str:
    """Return the game of the save PATH; ManalogError: it is none, or of a game that is not here."""
    game = read_save(path).setup.game
    if game not in offers():
        raise ManalogError("that is a save of a game that is not played here")
    return game


def catch_up(session: Session, actions: Iterable[str]) -> None:
    """Take SESSION to where ACTIONS, all since the start of the game, lead."""
    wanted = list(actions)
    same = 0
    for had, want in zip(session.taken, wanted, strict=False):
        if had != want:
            break
        same += 1
    if len(session.taken) > same:
        session.undo(len(session.taken) - same)
    try:
        for action in wanted[same:]:
            session.do(action)
    except PrologError as error:
        raise EngineError(f"the game can't be played again: {error}") from error
