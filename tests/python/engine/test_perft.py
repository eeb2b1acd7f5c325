"""Perft: a dozen positions with their counts, each found in two ways."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.engine.perft import Counts, Perft, perft
from pyengine.engine.session import Session
from pyengine.errors import EngineError, SaveError
from pyengine.games import Game, find_game
from pyengine.games.magic.position import Position
from pyengine.saves.save import read_save

SAVES = Path(__file__).parents[3] / "saves"


def begun(
    position: Position, step: str = "precombat_main", settings: tuple[str, ...] = ()
) -> Session:
    return position.begin(step, mode="contracted", settings=settings)


def new_game() -> Session:
    return Session.start(find_game("magic").default_setup(1))


def lands() -> Session:
    position = Position()
    position.hand("a", "Forest", "Forest", "Mountain")
    return begun(position)


def one_elf() -> Session:
    position = Position()
    position.hand("a", "Llanowar Elves", "Forest")
    position.battlefield("a", "Forest", "Llanowar Elves")
    return begun(position)


def tricks() -> Session:
    position = Position()
    position.hand("a", "Giant Growth")
    position.hand("b", "Shock")
    position.battlefield("a", "Forest", "Elvish Warrior")
    position.battlefield("b", "Mountain", "Gray Ogre")
    return begun(position)


def attack() -> Session:
    position = Position()
    position.battlefield("a", "Elvish Warrior", "Gray Ogre", "Grizzly Bears")
    position.battlefield("b", "Elvish Warrior", "Gray Ogre")
    return begun(position, step="begin_combat")


def last_life() -> Session:
    position = Position()
    position.life("b", 1)
    position.hand("a", "Shock")
    position.battlefield("a", "Mountain", "Gray Ogre")
    position.battlefield("b", "Gray Ogre")
    return begun(position)


def tokens() -> Session:
    position = Position()
    position.hand("a", "Llanowar Elves")
    position.battlefield("a", "Imperious Perfect", *["Forest"] * 2)
    return begun(position)


def sacrifice() -> Session:
    position = Position()
    position.battlefield("a", "Skirk Prospector", "Mogg War Marshal", "Mountain")
    position.hand("a", "Goblin Cohort")
    return begun(position)


def mana_by_hand() -> Session:
    position = Position()
    position.hand("a", "Llanowar Elves")
    position.battlefield("a", "Forest", "Forest")
    return begun(position, settings=("payment(a)=manual",))


def three_players() -> Session:
    position = Position(("a", "b", "c"))
    position.battlefield("a", "Gray Ogre", "Elvish Warrior")
    position.battlefield("b", "Gray Ogre")
    position.battlefield("c", "Gray Ogre")
    return begun(position, step="begin_combat")


def saved(name: str, back: int = 0) -> Callable[[], Session]:
    def begin() -> Session:
        session = read_save(next(SAVES.rglob(f"{name}.save"))).session()
        session.undo(back)
        return session

    return begin


POSITIONS: dict[str, tuple[Callable[[], Session], Counts, Counts]] = {
    "a new game": (new_game, (2, 4, 9, 29), (2, 4, 9, 27)),
    "lands": (lands, (4, 10, 26, 79, 224), (4, 10, 22, 54, 127)),
    "an elf": (one_elf, (3, 6, 14, 28, 60), (3, 6, 10, 20, 40)),
    "tricks": (tricks, (2, 4, 10, 24, 54), (2, 4, 10, 24, 51)),
    "an attack": (attack, (4, 11, 27, 102), (4, 8, 19, 47)),
    "the last life": (last_life, (2, 6, 12, 20, 40), (2, 6, 12, 20, 36)),
    "tokens": (tokens, (3, 6, 12, 24), (3, 5, 10, 19)),
    "sacrifice": (sacrifice, (3, 6, 13, 28), (3, 6, 12, 24)),
    "mana by hand": (mana_by_hand, (4, 13, 33, 78), (4, 12, 20, 33)),
    "three players": (three_players, (5, 14, 34, 70), (5, 10, 24, 48)),
    "a saved start": (saved("unfinished-1"), (2, 4, 13), (2, 4, 13)),
    "a saved game": (saved("unfinished-2"), (4, 10, 23, 55), (4, 9, 21, 47)),
    "a late game": (saved("unfinished-3", back=10), (2, 6, 15), (2, 6, 12)),
}
"""How a position begins; its action sequences, and its distinct states, by their depth."""


def count(session: Session, depth: int, way: str = "undo", unique: bool = False) -> Perft:
    for counted in perft(session, depth, way=way, unique=unique):
        last = counted
    return last


@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name: str) -> None:
    begin, sequences, states = POSITIONS[name]
    depth, session = len(sequences), begin()
    before = session.fluents()
    assert count(session, depth).sequences == sequences
    assert session.fluents() == before
    counted = count(session, depth, unique=True)
    assert counted.sequences == sequences
    assert counted.states is not None
    assert tuple(map(len, counted.states)) == states


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "mana by hand"])
def test_copying_agrees(name: str) -> None:
    begin, sequences, _ = POSITIONS[name]
    depth = len(sequences)
    undone = count(begin(), depth, "undo", unique=True)
    copied = count(begin(), depth, "copy", unique=True)
    assert copied.divide == undone.divide
    assert copied.states == undone.states


def test_a_copy_has_no_past() -> None:
    """Taking back how a spell was begun (733.1) needs the choices before it."""
    with pytest.raises(EngineError, match="nothing else to take back"):
        count(mana_by_hand(), 3, "copy")


def test_by_hand() -> None:
    """Three choices: either land, or none; then, if none, the same in the second main phase."""
    position = Position()
    position.hand("a", "Forest", "Mountain")
    position.library("a", "Forest")
    position.library("b")  # b loses as b draws (704.5b)
    counted = count(begun(position), 3, unique=True)
    assert counted.sequences == (3, 3, 0)
    assert counted.divide == {
        "pass": (1, 3, 0), "play_land(1)": (1, 0, 0), "play_land(2)": (1, 0, 0),
    }  # fmt: skip


def test_a_game_that_is_over() -> None:
    session = Session.start(find_game("magic").default_setup(1))
    session.choice, session.result = None, "won([elves])"
    counted = count(session, 3)
    assert (counted.sequences, counted.complete) == ((), True)


# ---------------------------------------------------------------- the command


def run(*options: str) -> str:
    result = CliRunner().invoke(app, ["perft", *options])
    assert result.exit_code == 0, result.output
    return result.output


def test_json() -> None:
    save = str(SAVES / "unfinished" / "unfinished-2.save")
    for way in ("undo", "copy"):
        record = json.loads(run(save, "--depth", "3", "--unique", "--way", way, "--json"))
        assert (record["sequences"], record["states"], record["complete"]) == (23, 21, True)
        assert [level["sequences"] for level in record["levels"]] == [4, 10, 23]
        assert sum(record["divide"].values()) == 23
    assert json.loads(run(save, "--json"))["states"] is None


def test_words() -> None:
    lines = run("--depth", "3", "--divide", "--seed", "1").splitlines()
    assert lines[:2] == ["           5  keep", "           4  mulligan"]
    assert lines[2:5] == [
        "depth 1: 2 sequences", "depth 2: 4 sequences", "depth 3: 9 sequences",
    ]  # fmt: skip


def test_an_unknown_game_or_save() -> None:
    for options in (("--game", "chess"), ("missing.save",)):
        result = CliRunner().invoke(app, ["perft", *options])
        assert result.exit_code == 2, result.output
    with pytest.raises(EngineError, match="lamps has no usual start"):
        Game("lamps").default_setup(1)
    with pytest.raises(SaveError):
        read_save("missing.save")
