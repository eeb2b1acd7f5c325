"""A match at a table: one game after the other, with sideboards between them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pyengine.engine.session import Session
from pyengine.errors import ManalogError
from pyengine.matches.keeping import match_of
from pyengine.matches.match import CHOOSING, OVER, PLAYING, SIDEBOARDING, Match, sideboard_of
from pyengine.web.stale import StaleError
from pyengine.web.worker.frames import Frame
from pyengine.web.worker.past import begun_from
from pyengine.web.worker.recipe import PERSON, Begun, set_up
from pyengine.web.worker.table import TOGETHER, Table

_MOST_CARDS = 1_000
"""How many lines a deck that a page sends may have."""


def new_match(recipe: dict[str, Any]) -> Match:
    """Return the match of RECIPE; who wins the coin flip begins its first game."""
    setup, decks, sizes = set_up(recipe)
    sideboards = [sideboard_of(deck, *sizes) for deck in decks]
    match = Match.of(setup, recipe["players"], recipe["best_of"], sideboards)
    return match.begun_by(match.chooser)


class BoutTable(Table):
    """A game of a match; when it is over, people change their decks, and the next one begins."""

    def __init__(self, recipe: dict[str, Any], kept: dict[str, Any], epoch: int) -> None:
        """Go on with the match that was KEPT, or begin that of RECIPE."""
        known = kept.get("match")
        self.several = match_of(dict(known)) if known else new_match(recipe)
        self._recipe = recipe
        self._told_match: Match | None = self.several if kept.get("origin") else None
        super().__init__(recipe, kept, epoch)

    def _begun(self, recipe: dict[str, Any], kept: dict[str, Any]) -> Begun:
        if kept.get("origin"):
            return begun_from(recipe, kept["origin"])
        session = Session.start(self.several.setup(), "choices")
        agents = tuple(entrant.agent for entrant in self.several.entrants)
        return Begun(session, agents, recipe["undo"], passing=recipe["passing"])

    # ------------------------------------------------------------------ going on

    def _go_on(self) -> None:
        super()._go_on()
        session = self._match.session
        if session.over and self.several.stage == PLAYING:
            turns = self._match.display.moment()[1]
            self.several = self._prepared(self.several.ended(session.winners, turns))

    def _prepared(self, several: Match) -> Match:
        """Return the match after agents have said all that they have to say."""
        for entrant in several.entrants if several.stage == SIDEBOARDING else ():
            if entrant.agent != PERSON or not entrant.beside:
                several = several.boarded(entrant.name)
        chooser = several.entrant(several.chooser)
        if several.stage == CHOOSING and (chooser.agent != PERSON or not several.games):
            several = several.begun_by(chooser.name)
        return several

    def successor(self) -> BoutTable | None:
        """Return the table of the next game where that is to begin, else None."""
        if not (self._match.session.over and self.several.stage == PLAYING):
            return None
        self.close()
        kept = {"match": asdict(self.several), "taken": [], "settings": self.settings()}
        epoch = max(self._match.epoch + 1, time.time_ns() // 1_000_000)
        return BoutTable(self._recipe, kept, epoch)

    # ------------------------------------------------------------------ keeping

    def kept(self) -> dict[str, Any] | None:
        """Return what is to be kept; of a game that has just begun, what it began from, too."""
        news = super().kept()
        if self.several != self._told_match:
            news = {**(news or {}), "match": asdict(self.several)}
            if self._told_match is None:
                news = {"anew": True, "from": 0, "actions": [], "origin": self.origin, **news}
            self._told_match = self.several
            news.setdefault("over", False)
        if news is not None and "over" in news:
            news["over"] = self.several.stage == OVER
            winner = self.several.score.winner
            news["winners"] = ([winner] if winner else []) if news["over"] else None
        return news

    # ------------------------------------------------------------------ what is shown and said

    def frame(self, viewer: str, since: int = -1) -> Frame:
        """Return what VIEWER is shown, with how the match stands."""
        frame = super().frame(viewer, since)
        if frame["type"] == "view":
            frame["match"] = self._standing(viewer)
        return frame

    def _standing(self, viewer: str) -> Frame:
        several, score = self.several, self.several.score
        return {
            "best_of": several.best_of,
            "game": len(several.games) + (several.stage == PLAYING),
            "score": [[name, score.wins(name)] for name in several.names],
            "drawn": score.draws,
            "stage": several.stage,
            "winner": score.winner if score.over else None,
            "waiting_for": self._awaited(),
            "you": self._own(viewer) if several.stage != PLAYING else None,
        }

    def _awaited(self) -> list[str]:
        """Return whose word the next game waits for."""
        if self.several.stage == SIDEBOARDING:
            return [name for name in self.several.names if name not in self.several.ready]
        return [self.several.chooser] if self.several.stage == CHOOSING else []

    def _own(self, viewer: str) -> Frame | None:
        """Return the deck of VIEWER, if they play: nobody else sees it."""
        name = self._speaker(viewer)
        if name is None:
            return None
        entrant = self.several.entrant(name)
        cards = dict.fromkeys([card for _, card in [*entrant.registered, *entrant.beside]])
        main, side = ({card: n for n, card in pile} for pile in (entrant.deck, entrant.side))
        return {
            "name": name,
            "cards": [[card, main.get(card, 0), side.get(card, 0)] for card in cards],
            "fixed": [card for card in cards if card not in self.several.cards],
            "least": entrant.least,
            "most": entrant.most,
            "acts": name in self._awaited(),
        }

    def _speaker(self, viewer: str) -> str | None:
        """Return the person who speaks through VIEWER: of those on one page, who is waited for."""
        people = self._match.people
        if viewer == TOGETHER:
            waiting = [name for name in self._awaited() if name in people]
            return waiting[0] if waiting else next(iter(people))
        return viewer if viewer in people else None

    def say(self, viewer: str, message: dict[str, Any]) -> Frame | None:
        """Carry out MESSAGE of VIEWER as `Table` does, or what it says of the match."""
        kind = message.get("type")
        if kind == "match":
            self._carry_out(viewer, message)
            return None
        if kind in ("undo", "agree") and self.several.stage != PLAYING:
            raise ManalogError("the game is over, and counts in the match")
        return super().say(viewer, message)

    def _carry_out(self, viewer: str, message: dict[str, Any]) -> None:
        name, several = self._speaker(viewer), self.several
        if name is None:
            raise ManalogError("you look on, and don't play")
        if message.get("game") != len(several.games) or several.stage == PLAYING:
            raise StaleError("the match has gone on")
        match message.get("do"):
            case "board" if name in self._awaited() and several.stage == SIDEBOARDING:
                several = several.boarded(name, _pile(message.get("main")))
            case "first" if name in self._awaited() and several.stage == CHOOSING:
                several = several.begun_by(str(message.get("player")))
            case "rematch" if several.stage == OVER:
                several = several.again()
            case _:
                raise StaleError("that is not asked now")
        self.several = self._prepared(several)


def _pile(value: Any) -> Sequence[tuple[int, str]]:
    """Return the deck that a page has sent as counts and names; ManalogError: it is none."""
    if not isinstance(value, list) or len(value) > _MOST_CARDS:
        raise ManalogError("a deck has counts and names")
    for line in value:
        good = isinstance(line, list) and len(line) == 2
        if not good or type(line[0]) is not int or not isinstance(line[1], str):
            raise ManalogError("a deck has counts and names")
    return [(count, name) for count, name in value]
