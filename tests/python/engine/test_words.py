"""Whatever happens in a game is said in words: no term shows through."""

import random
import re

import pytest

from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.decks import read_deck
from pyengine.games.magic.setup import magic_setup
from pyengine.table.display import Display

TERM = re.compile(r"^[a-z_]+\(|\(\[|\[[a-z]|\b_G?\d+|does not hold")
OTHER_RULES = ("mulligan=vancouver", "combat_damage=ordered", "payment(elves)=manual")


@pytest.mark.parametrize(("seed", "settings"), [(1, ()), (2, OTHER_RULES)])
def test_a_random_game_in_words(
    seed: int, settings: tuple[str, ...], database: CardDatabase
) -> None:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    session = Session.start(magic_setup(decks, seed=seed, settings=settings, database=database))
    display = Display("magic")
    choices = random.Random(seed)
    said: set[str] = set()
    while session.choice is not None:
        question = display.question(session.choice.player)
        assert len(question.options) == len(session.choice.actions)
        said |= {question.prompt, *(option.words for option in question.options)}
        session.choose(choices.randrange(len(question.options)))
        said |= {words for _, words in display.happened("elves", 1)}
    assert not [words for words in said if TERM.search(words)]


@pytest.mark.parametrize("text", ["attack", "cast", "activate", "block", "target", "land"])
def test_reasons_in_words(text: str, database: CardDatabase) -> None:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    session = Session.start(magic_setup(decks, seed=3, database=database))
    display = Display("magic")
    choices = random.Random(3)
    for number in range(120):
        if session.choice is None:
            break
        if number % 20 == 0:
            for action, _ in display.meant(text, "elves")[:20]:
                reasons = [words for _, words in display.why_not(action, "elves")]
                assert not [words for words in reasons if TERM.search(words)], action
        session.choose(choices.randrange(len(session.choice.actions)))


def test_no_names_of_what_the_player_may_not_see(database: CardDatabase) -> None:
    decks = [read_deck(name, database) for name in ("elves", "goblins")]
    session = Session.start(magic_setup(decks, seed=3, database=database))
    display = Display("magic")
    assert session.choice is not None
    other = next(name for name, _, _ in session.setup.players if name != session.choice.player)
    hidden = [row[1] for row in session.query("hand", 2) if row[0] == other]
    assert len(hidden) == 7
    for number in hidden:
        assert display.describe(str(number), session.choice.player) == []
