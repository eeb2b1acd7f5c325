"""What a player reads of a game holds no term of the rules, and every amount.

MANALOG_LOGS=100 looks at that many games of decks from the pool of MANALOG_HOME instead of ten of
the invented one.
"""

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.agents import make_agent
from pyengine.engine.seat import EVERYONE, seat_of
from pyengine.engine.session import Session, Setup
from pyengine.games.magic.random_decks import RandomSetups
from pyengine.table.display import WHOLE_GAME, Display

sys.path.insert(0, str(Path(__file__).parent / "pool"))

GAMES = int(os.environ.get("MANALOG_LOGS", "0"))

TERM = re.compile(
    r"[a-z0-9]_[a-z]"  # a name of the rules
    r"|[a-z]\("  # a term
    r"|\[(?![+−-]?[\dXIV]+\])[^\]]*\]"  # a list, where it is no loyalty cost or chapter
    r"|''|\bobject \d|\bcard \d|_\d"
)

AMOUNT = re.compile(
    r"(?:deals_damage\(\w+,\w+|(?:gain|lose)_life\(\w+|(?:put|remove)_counters\([^,]+,[^,]+),(\d+)"
)

ONE = re.compile(r"\ba\b")
PLAYER = re.compile(r"\brandom_(?=[12]\b)")


@pytest.fixture(scope="module")
def setups(tmp_path_factory: pytest.TempPathFactory) -> RandomSetups:
    if GAMES:
        return RandomSetups(None, 2)
    from invented import invented

    path = tmp_path_factory.mktemp("invented") / "cards.json"
    path.write_text(json.dumps(invented()), encoding="utf-8")
    return RandomSetups(path, 2)


def read_by_players(setup: Setup, seed: int) -> Iterator[tuple[str, str]]:
    """Yield all that is said in a game: what it is about, and the words."""
    session, display = Session.start(setup), Display("magic")
    agents = {player: make_agent("random", player, seed, "magic") for player, *_ in setup.players}
    for _ in range(400):
        if session.choice is None:
            break
        question = display.question(session.choice.player)
        yield str(session.choice.actions), question.prompt
        yield from ((session.choice.actions[o.index], o.words) for o in question.options)
        session.choose(agents[session.choice.player].choose(seat_of(session)))
        yield from display.events(EVERYONE, 1)
        yield from display.events(next(iter(agents)), 1)
    yield from (("happened", words) for _, words in display.happened(EVERYONE, WHOLE_GAME))


def test_ten_games_are_told_in_words_with_each_amount(setups: RandomSetups) -> None:
    wrong: list[tuple[int, str, str]] = []
    for seed in range(1, (GAMES or 10) + 1):
        for what, words in read_by_players(setups(seed), seed):
            if TERM.search(PLAYER.sub("", words)):
                wrong.append((seed, what, words))
            amount = AMOUNT.match(what)
            if amount and words:
                one = amount[1] == "1" and ONE.search(words)
                assert one or amount[1] in words, (seed, what, words)
    assert wrong[:20] == []


@pytest.mark.parametrize(
    "term",
    ["spell([remove_time_counter(that)])", "emblem(_,23)", "object 128", "bearing(Ox,all,[])"],
)
def test_what_looks_like_a_term_is_found(term: str) -> None:
    assert TERM.search(f"You may: {term}")


@pytest.mark.parametrize(
    "words",
    [
        "Bear (12) dealt 3 damage to jund: 20 -> 17",
        "Cast Shock {R}",
        "jund's hand",
        "Pay {2/W}",
        "[−2]: Draw.",
    ],
)
def test_words_are_no_terms(words: str) -> None:
    assert not TERM.search(words)
