"""Games are found by their folders, with what they add to commands, cards and measuring."""

import pytest

from pyengine.bench.workloads import WORKLOADS
from pyengine.cli.games import TERMINALS
from pyengine.cli.main import COMMANDS, GROUPS
from pyengine.errors import CardError, EngineError
from pyengine.games import find_game, game_names, modules
from pyengine.games.cards import OpenCards


def test_every_folder_is_a_game() -> None:
    assert game_names() == ("magic", "mbrane")
    assert tuple(find_game(name).name for name in game_names()) == game_names()
    assert tuple(terminal.name for terminal in TERMINALS) == game_names()
    with pytest.raises(EngineError, match=r'"mbran".*Did you mean "mbrane"'):
        find_game("mbran")


def test_what_a_game_has_not_is_left_out() -> None:
    assert len(list(modules("cli.commands"))) == 1
    assert len(list(modules("no.such.module"))) == 0
    assert {"deck", "play"} <= {name for name, _ in COMMANDS}
    assert {"study", "train"} <= {name for name, *_ in GROUPS}
    assert {"games", "growth"} <= set(WORKLOADS) and next(iter(WORKLOADS)) == "games"


def test_cards_of_several_games_are_opened_once() -> None:
    with OpenCards() as cards:
        ((name, *_),) = cards.rows("magic", ["forest"])
        assert name == "Forest"
        assert cards.rows("mbrane", []) == ()
        with pytest.raises(EngineError, match="there are no cards in mbrane"):
            cards.rows("mbrane", ["Forest"])
        with pytest.raises(CardError, match="no card is called"):
            cards.rows("magic", ["Unheard Of"])


def test_a_game_without_decks_refuses_them() -> None:
    with pytest.raises(EngineError, match="mbrane is played without decks"):
        find_game("mbrane").deck("elves")
    deck = find_game("magic").deck("elves")
    assert find_game("mbrane").deck(deck) is deck
