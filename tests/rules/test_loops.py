"""Loops that nobody ends are a draw (104.4b, 732.4); the others go on."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from boards import objects, place
from own_cards import database_with

from pyengine.engine.compiled_rules import rules_file
from pyengine.engine.session import Session
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.position import Position

CARDS = """\
Restless Cog
Artifact Creature — Construct
1/1
triggered(becomes_tapped(this), true, [untap(this), tap(this)])

Doubtful Cog
Artifact Creature — Construct
1/1
triggered(becomes_tapped(this), true, [may([untap(this), tap(this)])])

Choosy Cog
Artifact Creature — Construct
1/1
triggered(becomes_tapped(this), true, [untap(this), tap(this), untap(target([land]))])

Echoing Joy
Enchantment
triggered(gains_life(you), true, [gain_life(you, 1)])

Echoing Grief
Enchantment
triggered(gains_life(you), true, [lose_life(each([opponent]), 1), gain_life(you, 1)])

Endless Page
Enchantment
triggered(draws(you), true, [draw(you, 1)])

Short Lives
Enchantment
static([creature], [pt(-1, -1)])
triggered(dies([creature]), true, [create(you, 1, TOKEN)])

Growing Crowd
Enchantment
triggered(enters([creature]), true, [create(you, 1, TOKEN)])

Switch
Artifact
activated([tap], [tap(target([creature]))])
activated([tap], [gain_life(you, 1)])
activated([tap], [draw(you, 1)])
activated([tap], [create(you, 1, TOKEN)])
"""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    cards = CARDS.replace("TOKEN", "token('Goblin', [creature], [goblin], [red], 1, 1, [])")
    with database_with(cards, tmp_path_factory.mktemp("texts")) as opened:
        yield opened


def switched(
    database: CardDatabase, *cards: str, ability: int = 1, target: str | None = None,
    others: tuple[str, ...] = (), mode: str = "contracted",
) -> Session:  # fmt: skip
    """Begin with CARDS and a switch for a, who uses one of its abilities."""
    position = Position(database=database)
    (switch,) = position.battlefield("a", "Switch")
    position.battlefield("a", *cards)
    position.battlefield("b", "Mountain")
    position.hand("b", *others)
    position.library("a", *["Forest"] * 30)
    session = position.begin(mode=mode)
    session.do(f"activate({switch},{ability})")
    if target is not None and session.choice is not None:
        action = f"target({objects(session, target)[0]})"
        if action in session.choice.actions:
            session.do(action)
    return session


def go_on(session: Session, choices: int, *wanted: str) -> int:
    """Take the first of the actions WANTED that is legal, else pass; return how many were taken."""
    for number in range(choices):
        if session.choice is None:
            return number
        actions = session.choice.actions
        found = [a for want in (*wanted, "pass") for a in actions if a.startswith(want)]
        session.do(found[0] if found else actions[0])
    return choices


def watched(session: Session) -> bool:
    return any(fluent.startswith("watched(") for fluent in session.fluents())


def test_a_loop_of_mandatory_actions_is_a_draw(database: CardDatabase) -> None:
    session = switched(database, "Restless Cog", target="Restless Cog")
    taken = go_on(session, 20)
    assert session.result == "draw"
    assert taken < 20
    assert "goes_round" in session.call("events", -1)


def test_objects_with_new_numbers_make_the_same_state(database: CardDatabase) -> None:
    session = switched(database, "Short Lives", ability=4)
    go_on(session, 20)
    assert session.result == "draw"
    assert session.query("next_number", 1)[0][0] < 400


@pytest.mark.parametrize(("card", "ability"), [("Echoing Joy", 2), ("Growing Crowd", 4)])
def test_more_and_more_without_end_is_a_draw(
    database: CardDatabase, card: str, ability: int
) -> None:
    session = switched(database, card, ability=ability)
    go_on(session, 20)
    assert session.result == "draw"


def test_a_loop_in_which_something_runs_out_ends_by_itself(database: CardDatabase) -> None:
    session = switched(database, "Echoing Grief", ability=2)
    go_on(session, 20)
    assert session.result == "won([a])"
    session = switched(database, "Endless Page", ability=3)
    go_on(session, 20)
    assert session.result == "won([b])"


def test_a_player_who_may_stop_a_loop_is_not_taken_at_their_word(database: CardDatabase) -> None:
    session = switched(database, "Doubtful Cog", target="Doubtful Cog")
    assert go_on(session, 600, "yes") == 600
    assert not session.over
    session.do("no")
    go_on(session, 3)
    assert not session.over
    assert session.holds("stack([])")


def test_a_choice_of_targets_makes_a_loop_no_draw(database: CardDatabase) -> None:
    session = switched(database, "Choosy Cog", target="Choosy Cog")
    assert go_on(session, 10) < 10 and session.result == "draw"
    session = switched(database, "Choosy Cog", "Forest", target="Choosy Cog")
    assert go_on(session, 600) == 600


class TestWhoCouldEndIt:
    def begun(self, database: CardDatabase) -> Session:
        return switched(
            database, "Restless Cog", target="Restless Cog", others=("Tarfire",), mode="choices"
        )

    def test_nobody_has_to(self, database: CardDatabase) -> None:
        session = self.begun(database)
        taken = go_on(session, 1000)
        assert session.result == "draw"
        assert taken > 20

    def test_anybody_may(self, database: CardDatabase) -> None:
        session = self.begun(database)
        while not watched(session):
            session.do("pass")
        while not [action for action in session.choice.actions if action.startswith("cast")]:
            session.do("pass")
        cog = objects(session, "Restless Cog")[0]
        go_on(session, 1, "cast")
        session.do(f"target({cog})")
        assert not watched(session)
        go_on(session, 3)
        assert place(session, "graveyard", "a", "Restless Cog")
        assert not session.over

    def test_a_save_goes_on_to_the_same_end(self, database: CardDatabase) -> None:
        session = self.begun(database)
        while not watched(session):
            session.do("pass")
        fluents, setup = session.fluents(), session.setup
        taken = go_on(session, 1000)
        end = session.digest()
        again = Session(setup, "choices")
        again.load(fluents)
        assert (go_on(again, 1000), again.digest()) == (taken, end)


def test_every_action_that_may_be_left_undone_is_heeded() -> None:
    """Each one forgets what is watched, but those that no loop of triggered abilities has."""
    elsewhere = {
        "pass", "concede", "engine_processing", "mulligan", "keep", "attack", "block", "done",
        "start_over", "next_blocker", "assign", "finish_mana", "take_back", "place", "resign",
        "pay_by", "enlist", "splice", "begin_with", "commander_is", "look_up",
    }  # fmt: skip
    goal = (
        "forall((rules:declared(action, A, _),"
        " \\+ clause(rules:effect(A, -watched(_), '104.4b'), _)),"
        "(functor(A, N, R), format('~w/~w~n', [N, R])))"
    )
    done = subprocess.run(
        ["swipl", "-g", goal, "-t", "halt", str(rules_file())],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert {line.partition("/")[0] for line in done.stdout.split()} <= elsewhere
