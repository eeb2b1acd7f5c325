"""Checks of a tournament's plan: a bad one is refused before the first game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from pyengine.agents import Agent, agent_names, make_agent
from pyengine.errors import AgentError, TournamentError
from pyengine.games import Deck
from pyengine.tournament.contestants import Pairing

_LARGEST = 2**63 - 1
"""The largest whole number that a database of results holds."""

Decks = Mapping[str, tuple[str, ...]]
"""The cards of each deck; a game without decks has one that is called "" and has none."""


def refuse_twice(what: str, names: Sequence[str]) -> None:
    """TournamentError: one of NAMES, the tournament's WHAT, is there twice."""
    twice = [name for number, name in enumerate(names) if name in names[:number]]
    if twice:
        raise TournamentError(f'"{twice[0]}" is there twice among the {what}')


def told_apart(decks: Sequence[Deck], given: Sequence[Deck | str]) -> list[Deck]:
    """Return DECKS, GIVEN as files or names; those of one name are called by their paths.

    TournamentError: one file is there twice.
    """
    places = [Path(one) if isinstance(one, str) else Path(one.name) for one in given]
    refuse_twice("decks", [str(place) for place in places])
    twice = {deck.name for deck in decks if sum(other.name == deck.name for other in decks) > 1}
    return [
        _called(deck, place.with_suffix("").as_posix()) if deck.name in twice else deck
        for deck, place in zip(decks, places, strict=True)
    ]


def _called(deck: Any, name: str) -> Deck:
    renamed: Deck = replace(deck, name=name)
    return renamed


def refuse_nobody(agents: Sequence[str], game: str) -> None:
    """TournamentError: there are no AGENTS; those of GAME are said."""
    if not agents:
        known = f"The agents are {', '.join(agent_names(game))}"
        raise TournamentError("no agent is named", remedy=known)


def refuse_large(what: str, number: int) -> None:
    """TournamentError: NUMBER, the tournament's WHAT, has more than 64 bits."""
    if not -_LARGEST <= number <= _LARGEST:
        raise TournamentError(f"the {what} is at most {_LARGEST}, and not so large a number")


def check_agents(
    decks: Iterable[Deck], agents: Mapping[Pairing, tuple[str, str]], seed: int, game: str
) -> None:
    """AgentError: one of AGENTS, of both seats, is unknown, or can't play its pairing's DECKS."""
    cards: Decks = {"": (), **{deck.name: tuple(deck.card_names()) for deck in decks}}
    known: dict[str, Agent] = {}
    for pairing, specs in agents.items():
        for spec, own, other in _seats(pairing, specs):
            if spec not in known:
                known[spec] = make_agent(spec, "nobody", seed, game)
            try:
                known[spec].check(cards[own], [cards[other]])
            except AgentError as error:
                raise AgentError(
                    f"{error.message}: {pairing} can't be played; {_known(known[spec], cards)}",
                    file=error.file,
                    remedy=error.remedy,
                ) from error


def _seats(pairing: Pairing, specs: tuple[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield for each seat of PAIRING the agent, its deck and the opponent's."""
    first, second = specs
    yield first, pairing.first.deck, pairing.second.deck
    yield second, pairing.second.deck, pairing.first.deck


def _known(agent: Agent, cards: Decks) -> str:
    """Say which of the decks CARDS AGENT can play."""
    played = [f"{own} against {other}" for own in cards for other in cards
              if own and other and _can_play(agent, cards[own], cards[other])]  # fmt: skip
    return f"it is for {', '.join(played) or 'none of the decks here'}"


def _can_play(agent: Agent, own: tuple[str, ...], other: tuple[str, ...]) -> bool:
    try:
        agent.check(own, [other])
    except AgentError:
        return False
    return True
