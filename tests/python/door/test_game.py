"""The door: games as objects, several in one process, and what a player sees of them."""

import json
import random
from pathlib import Path

import pytest
from games_reached import SEEDS, few
from hypothesis import given
from hypothesis import strategies as st

from pyengine import Agent, EngineError, Game, ManalogError, Seat


class Fails(Agent):
    def choose(self, seat: Seat) -> int:
        return seat.count


def moved(seed: int, choices: int) -> Game:
    game, chance = Game.new(seed=seed), random.Random(seed)
    for _ in range(choices):
        if not game.over:
            game.apply(chance.randrange(game.count))
    return game


@few
@given(seed=SEEDS, choices=st.integers(0, 80), back=st.integers(1, 30))
def test_games_take_turns_in_one_process(seed: int, choices: int, back: int) -> None:
    """A copy goes on by itself; choices are taken back in either, across the time it waited."""
    game = moved(seed, choices)
    digests = [game.digest]
    other = game.clone()
    assert other.digest == game.digest and other.history == game.history
    while not other.over and len(digests) < 5:
        other.apply(other.count - 1)
        digests.append(other.digest)
    assert game.digest == digests[0]
    other.undo(len(digests) - 1)
    assert other.digest == digests[0]
    back = min(back, len(game.history))
    if back:
        actions = game.history[-back:]
        game.undo(back)
        assert len(other.history) == len(game.history) + back
        for action in actions:
            game.apply(action)
    assert game.digest == other.digest


def test_a_board_goes_on_and_back() -> None:
    board = Game.board("A: battlefield Forest, Elvish Warrior | hand Giant Growth\nB: life 3")
    copy = board.clone()
    start = board.digest
    board.apply("cast(3)")
    assert copy.legal_actions[1].words.startswith("Cast Giant Growth")
    board.undo()
    assert board.digest == start == copy.digest
    assert board.why_not("cast(2)")[0].rule == "601.2"
    with pytest.raises(EngineError, match="nothing else to take back"):
        board.undo()


def test_events_are_known_though_a_game_waited() -> None:
    game = moved(3, 12)
    told = game.events()
    other = game.clone()
    assert other.events() == told
    assert game.events() == told
    assert len(game.events("elves", last=1)) <= len(told)


def test_a_game_goes_on_from_a_save(tmp_path: Path) -> None:
    game = moved(5, 20)
    game.save(tmp_path / "a.save")
    again = Game.load(tmp_path / "a.save")
    assert (again.digest, again.history) == (game.digest, game.history)
    again.undo()
    assert len(again.history) == len(game.history) - 1


def test_a_view_is_plain_and_holds_nothing_hidden() -> None:
    game = moved(8, 25)
    for player in game.players:
        view = game.view(player)
        assert json.loads(json.dumps(view)) == view
        (other,) = set(game.players) - {player}
        assert {o["owner"] for o in view["objects"] if o["zone"] == "hand"} <= {player}
        numbers = {p["name"]: p["hand"] for p in view["players"]}
        theirs = [o for o in game.view(other)["objects"] if o["zone"] == "hand"]
        assert numbers[other] == len(theirs)
        assert not {o["id"] for o in theirs} & {o["id"] for o in view["objects"]}


def test_questions_are_rows_and_follow_the_game() -> None:
    game = Game.new(seed=4)
    before = game.ask("legal(A)")
    assert {"A": "keep"} in before
    game.apply("keep")
    game.apply("keep")
    assert {"A": "pass"} in game.ask("legal(A)")
    assert game.ask("hand(goblins, C)", player="elves", limit=1) == [{"C": "unknown"}]
    with pytest.raises(ManalogError):
        game.ask("shell(ls)")
    game.close()


def test_players_are_agents_classes_or_you() -> None:
    game = Game.new(players=[None, "random"], seed=2).play()
    assert game.player == "elves" and not game.over
    assert Game.new(players=["random", "random"], seed=2).play().over
    lost = Game.new(players=["random", Fails], seed=2).play()
    assert lost.winners == ("elves",)
    assert [str(one) for one in lost.forfeits] == [
        "goblins has lost the game: Fails chose 2, which is none of 2 options"
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": ["random"]}, "1 players can't play 2 seats"),
        ({"players": ["random", "nobody"]}, 'no agent is called "nobody"'),
        ({"decks": ["elves", "nothing"]}, "nothing"),
        ({"game": "chess"}, 'no game is called "chess"'),
    ],
)
def test_what_is_refused_is_said(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ManalogError, match=words):
        Game.new(**arguments)  # type: ignore[arg-type]


def test_any_game_has_the_door() -> None:
    game = Game.new(game="mbrane", seed=1)
    game.apply(5)
    view = game.view("second") if "second" in game.players else game.view()
    assert len(view["cells"]) == 1 and json.dumps(view)
    game.undo()
    assert game.view()["cells"] == []


def test_a_game_from_a_board_is_asked_after_it_has_gone_on() -> None:
    """It can't be played again from its decks: what is there now is asked."""
    game = Game.board(
        "turn 5 of A, precombat main\nA: battlefield 4 Forest | hand Elvish Warrior\nB: life 20\n"
    )
    game.apply(next(one.index for one in game.legal_actions if one.kind == "cast"))
    assert [row["I"] for row in game.ask("stack_item(I, a, spell)")] == ["elvish_warrior"]
    assert game.ask("hand(a, C)") == []


def test_what_happened_last_is_told_of_a_game_that_waited() -> None:
    game = moved(8, 25)
    alone = game.events(last=2)
    assert alone and Game.new(seed=3).prompt
    assert game.events(last=2) == alone
