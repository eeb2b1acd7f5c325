"""Questions of a player: about the state and the past as that player knows them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.ask.questions import Oracle, QuestionError, opened
from pyengine.cli.main import app
from pyengine.errors import EngineError

SAVE = Path(__file__).parents[2] / "data" / "asking.save"


@pytest.fixture(scope="module")
def oracle() -> Iterator[Oracle]:
    with opened(SAVE, from_start=True) as asked:
        yield asked


def rows(oracle: Oracle, question: str, viewer: str | None) -> list[tuple[str, ...]]:
    return list(oracle.ask(question, limit=1000, viewer=viewer).rows)


@pytest.mark.parametrize(("viewer", "other"), [("elves", "goblins"), ("goblins", "elves")])
def test_other_hands_and_libraries_are_unknown(oracle: Oracle, viewer: str, other: str) -> None:
    assert {card for (card,) in rows(oracle, f"hand({other}, C)", viewer)} == {"unknown"}
    assert "unknown" not in str(rows(oracle, f"hand({viewer}, C)", viewer))
    everything = rows(oracle, f"hand({other}, C)", None)
    count = rows(oracle, f"aggregate_all(count, hand({other}, _), N)", viewer)
    assert count == [(str(len(everything)),)]  # which everyone may know
    assert all(set(card.strip("[]").split(", ")) == {"unknown"}
               for _, card in rows(oracle, "library(P, C)", viewer))  # fmt: skip
    assert rows(oracle, "seed(S)", viewer) in ([], [("0",)])


def test_a_card_that_is_not_seen_is_no_object(oracle: Oracle) -> None:
    hands = oracle.session.query("hand", 2)
    held = next(number for player, number in hands if player == "elves")
    for number in (held, 121, 999):
        for asked in (oracle.why_not, oracle.why):
            with pytest.raises(QuestionError, match=f"there is no object {number}"):
                asked(f"cast({number})", viewer="goblins")
    with pytest.raises(QuestionError, match=r"there is no object giant_growth$"):
        oracle.why_not("cast(giant_growth)", viewer="goblins")
    assert oracle.why_not("cast(giant_growth)", viewer="elves") == "It is legal."


def test_events_are_those_that_the_player_heard(oracle: Oracle) -> None:
    everything = rows(oracle, "events(E)", None)
    assert len(everything) > 100
    for viewer, other in (("elves", "goblins"), ("goblins", "elves")):
        assert len(rows(oracle, "events(E)", viewer)) == len(everything)
        for event in (f"draw({other}, C)", f"begins_casting({other}, C, _, _)"):
            assert {card for (card,) in rows(oracle, f"events({event})", viewer)} == {"hidden"}
            assert {card for (card,) in rows(oracle, f"events({event})", None)} != {"hidden"}


def test_the_future_is_of_what_is_known(oracle: Oracle) -> None:
    assert rows(oracle, "after(pass, step(S))", "elves") == rows(
        oracle, "after(pass, step(S))", None
    )
    assert rows(oracle, "legal(A)", "elves") == rows(oracle, "legal(A)", None)
    before = rows(oracle, "state(F)", None)
    rows(oracle, "after(pass, hand(elves, C))", "goblins")
    assert rows(oracle, "state(F)", None) == before


def test_the_commands_take_a_player() -> None:
    def run(*arguments: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, [arguments[0], str(SAVE), *arguments[1:]])
        return result.exit_code, result.output

    assert "unknown" in run("ask", "hand(elves, C)", "--as", "goblins")[1]
    assert run("why-not", "cast(giant_growth)", "--as", "elves")[1] == "It is legal.\n"
    code, output = run("why", "cast(giant_growth)", "--as", "goblins")
    assert code == 2 and "there is no object giant_growth" in output
    code, output = run("ask", "legal(A)", "--as", "nobody")
    assert code == 2 and 'no player is called "nobody"' in output
    with opened(SAVE) as oracle, pytest.raises(EngineError):
        oracle.why("pass", viewer="nobody")
