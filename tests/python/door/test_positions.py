"""A position as a value: keys, branches, copies, words of actions, chosen cards, boards."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

from pyengine import EngineError, Game, ManalogError

LINE = (
    "A: battlefield 2 Mountain, Elvish Warrior (sick) | hand Shock;"
    "B: life 3 | battlefield Mountain | hand Tarfire"
)


def hand_of(game: Game, player: str) -> list[str]:
    view = game.view(player)
    return [thing["name"] for thing in view["objects"] if thing["zone"] == "hand"]


@pytest.mark.parametrize("seed", range(3))
def test_keys_are_those_of_states(seed: int) -> None:
    """Forwards and back, a key is equal where the fluents are, and nowhere else."""
    game, chance = Game.new(seed=seed), random.Random(seed)
    keys: dict[str, int] = {}
    for _ in range(120):
        if game.over:
            break
        assert keys.setdefault(game.digest, game.key) == game.key
        if game.history and chance.random() < 0.4:
            game.undo(chance.randint(1, min(3, len(game.history))))
        else:
            game.apply(chance.randrange(game.count))
    assert len(set(keys.values())) == len(keys) > 30
    assert game.clone().key == game.key


def test_a_key_holds_in_what_is_imagined() -> None:
    game = Game.new(seed=4)
    before = game.key
    with game.seat().determinized(1) as state:
        imagined = state.key()
        state.apply(0)
        assert state.key() != imagined != before
        state.undo()
        assert state.key() == imagined
    assert game.key == before


def test_a_branch_is_taken_back() -> None:
    game = Game.new(seed=194)
    before = game.key
    with game.branch(0) as branch:
        branch.apply(0)
        assert branch is game and game.key != before
    with pytest.raises(ZeroDivisionError), game.branch("Mulligan"):
        _ = 1 / 0
    assert (game.key, game.history) == (before, ())


def test_copies_go_on_by_themselves() -> None:
    game = Game.new(seed=3)
    for other in (copy.copy(game), copy.deepcopy(game)):
        other.apply(0)
        assert (len(other.history), len(game.history)) == (1, 0)


def test_an_action_is_meant_by_its_words() -> None:
    game = Game.board(LINE)
    game.apply("cast  SHOCK")
    game.apply("target elvish warrior")
    assert game.history[:2] == ("cast(4)", "target(3)")


def test_words_that_mean_several_things_or_none_are_refused() -> None:
    game = Game.board("A: battlefield Mountain, 2 Elvish Warrior | hand Shock; B: life 9")
    with pytest.raises(EngineError, match=r'"fly away" is not legal now. Legal are .*Cast Shock'):
        game.apply("fly away")
    game.apply("Cast Shock {R}")
    with pytest.raises(EngineError, match=r"may be Target Elvish Warrior \(2\); Target Elvish"):
        game.apply("Target Elvish Warrior")
    with pytest.raises(EngineError, match=r"target\(99\) is not legal now"):
        game.apply("target(99)")


def test_a_game_begins_with_chosen_cards(tmp_path: Path) -> None:
    game = Game.new(
        seed=5,
        hands={"elves": ["forest"] * 3, "goblins": ["Tarfire"]},
        libraries={"elves": ["Harmonize", "Giant Growth"]},
    )
    other = Game.new(seed=5)
    assert hand_of(game, "elves").count("Forest") >= 3
    assert hand_of(game, "goblins")[:1] == ["Tarfire"]
    assert len(hand_of(game, "elves")) == 7
    top = game.ask("library(elves, [C, D|_]), object(C, First, _), object(D, Second, _)")
    assert [(row["First"], row["Second"]) for row in top] == [("'Harmonize'", "'Giant Growth'")]
    assert sorted(names_of(game)) == sorted(names_of(other))
    game.apply(0)
    game.save(tmp_path / "chosen.save")
    again = Game.load(tmp_path / "chosen.save")
    assert again.key == game.key
    game.undo()
    assert hand_of(game, "elves").count("Forest") >= 3


def names_of(game: Game) -> list[tuple[str, str]]:
    return [(row["N"], row["P"]) for row in game.ask("object(C, N, P)", limit=200)]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ({"nobody": ["Forest"]}, 'no player is called "nobody"'),
        ({"elves": ["Black Lotus"]}, 'elves has no other "Black Lotus" in the deck'),
        ({"elves": ["Forest"] * 8}, "the hand of elves has 7 cards, and no place for 8"),
    ],
)
def test_cards_that_are_not_there_are_refused(cards: dict[str, list[str]], words: str) -> None:
    with pytest.raises(ManalogError, match=words):
        Game.new(seed=5, hands=cards)


def test_a_board_is_a_line_and_back() -> None:
    board = Game.board(LINE)
    line = board.board_line()
    assert "\n" not in line and "Elvish Warrior (sick)" in line and "hand Shock" in line
    again = Game.board(line)
    assert again.board_line() == line
    assert "Shock" not in board.board_line("b")
    board.apply("cast shock")
    board.apply("target elvish warrior")
    with pytest.raises(ManalogError, match="no words for what is on the stack"):
        board.board_line()
    with pytest.raises(ManalogError, match="no board of mbrane is written in words"):
        Game.new(seed=1, game="mbrane").board_line()


def test_what_can_not_be_chosen_is_refused() -> None:
    with pytest.raises(EngineError, match="no graveyards can be chosen"):
        Game.new(seed=1, graveyards={"elves": ["Forest"]})
    with pytest.raises(EngineError, match="nothing can be chosen to begin mbrane with"):
        Game.new(seed=1, game="mbrane", hands={"a": ["Forest"]})
