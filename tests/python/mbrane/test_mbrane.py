"""Mbrane: placements against a count of its own, and resolutions worked through by hand."""

from __future__ import annotations

import pytest

from pyengine.agents import make_agent
from pyengine.agents.play_out import play_out
from pyengine.engine.bridge import PrologError, bridge
from pyengine.engine.session import Session
from pyengine.engine.state import State
from pyengine.errors import EngineError
from pyengine.games.mbrane.setup import SIDES, mbrane_setup

SMALL = (2, 2)
Move = tuple[int, int, int]


def perft(state: State, depth: int) -> int:
    """Count the sequences of DEPTH actions."""
    number = len(state.legal_actions())
    if depth == 1:
        return number
    total = 0
    for index in range(number):
        state.apply(index)
        total += perft(state, depth - 1)
        state.undo()
    return total


def brute_force(region: tuple[int, int], depth: int, filled: tuple[Move, ...] = ()) -> int:
    """Count the same on a list of moves, with none of the engine's ways to do it."""
    if depth == 0:
        return 1
    rows, columns = region
    lines = range(rows * columns)

    def clash(a: Move, b: Move) -> bool:
        same_cell = a[:2] == b[:2]
        same_box = a[0] // rows == b[0] // rows and a[1] // columns == b[1] // columns
        return same_cell or (a[2] == b[2] and (a[0] == b[0] or a[1] == b[1] or same_box))

    moves = [(r, c, d) for r in lines for c in lines for d in lines]
    free = [move for move in moves if not any(clash(move, other) for other in filled)]
    return sum(brute_force(region, depth - 1, (*filled, move)) for move in free)


@pytest.mark.parametrize(("depth", "count"), [(1, 729), (2, 510_300)])
def test_sequences_on_the_usual_board(depth: int, count: int) -> None:
    assert perft(State(Session.start(mbrane_setup())), depth) == count


@pytest.mark.parametrize(
    ("region", "depth", "lowest_digit"),
    [(SMALL, 1, 0), (SMALL, 2, 1), (SMALL, 3, 0), ((2, 3), 2, 0), ((2, 3), 2, 1)],
)
def test_sequences_agree_with_brute_force(
    region: tuple[int, int], depth: int, lowest_digit: int
) -> None:
    setup = mbrane_setup(region=region, lowest_digit=lowest_digit)
    assert perft(State(Session.start(setup)), depth) == brute_force(region, depth)


# ------------------------------------------------------------------ resolution


Placed = tuple[str, int, int, int]
"""Player, row, column, digit."""


def filled(moves: list[Placed]) -> Session:
    """Place MOVES, whoever's turn it is, on four regions of 2 x 2 cells with digits 1 to 4."""
    session = Session.start(mbrane_setup(region=SMALL, lowest_digit=1), "choices")
    for player, row, column, digit in moves:
        go_on_with(session, f"place_digit({player})")
        session.do(f"place({row},{column},{digit})")
    return session


def go_on_with(session: Session, process: str) -> None:
    others = [fluent for fluent in session.fluents() if not fluent.startswith("now(")]
    session.load([*others, f"now({process})"])


def resolved(moves: list[Placed]) -> Session:
    session = filled(moves)
    go_on_with(session, "resolution")
    assert session.over
    return session


def awards() -> list[str]:
    """Return the regions in the order of their resolution, with disparities in halves."""
    return [event for event in bridge().call("events", -1) if event.startswith("awarded")]


def totals(session: Session) -> dict[tuple[int, str], int]:
    """Return the half points of each player in each region."""
    rows = session.query("points", 4)
    return {(region, player): n for region, player, kind, n in rows if kind == "total"}


CASCADE = [
    ("first", 1, 1, 4), ("second", 1, 2, 3), ("first", 2, 1, 1), ("second", 1, 3, 1),
    ("first", 2, 4, 2),
]  # fmt: skip
"""
    4 3'| 1' .      1' and 3' are the second player's. In halves:
    1 . | .  2      region 1: 10 to 7, region 2: 4 to 5, region 3: 1 to 0, region 4: 2 to 0.
    ----+-----
    . . | .  .
"""

TIE = [
    ("first", 1, 1, 4), ("second", 1, 2, 3), ("first", 2, 2, 1), ("second", 1, 3, 1),
    ("first", 2, 4, 2),
]  # fmt: skip
"""
    4 3'| 1' .      The 1 touches all regions. In halves:
    . 1 | .  2      region 1: 10 to 7, region 2: 5 to 5, region 3: 1 to 0, region 4: 3 to 0.
    ----+-----
    . . | .  .
"""


def test_power_and_influence() -> None:
    assert totals(filled(CASCADE)) == {
        (1, "first"): 10, (1, "second"): 7, (2, "first"): 4, (2, "second"): 5,
        (3, "first"): 1, (3, "second"): 0, (4, "first"): 2, (4, "second"): 0,
    }  # fmt: skip


def test_a_flip_changes_who_wins_the_next_region() -> None:
    session = resolved(CASCADE)
    # The 3 flips, and takes three halves in region 2 along: 7 to 2, where it was 4 to 5.
    assert awards() == [
        "awarded(1,first,3)", "awarded(2,first,5)", "awarded(4,first,2)", "awarded(3,first,1)",
    ]  # fmt: skip
    assert session.result == "won([first])"
    assert {owner for _, _, _, owner in session.query("placed", 4)} == {"first"}


def test_a_flip_breaks_a_tie() -> None:
    points = totals(filled(TIE))
    assert points[2, "first"] == points[2, "second"] == 5
    resolved(TIE)
    assert awards() == [
        "awarded(1,first,3)", "awarded(2,first,6)", "awarded(4,first,3)", "awarded(3,first,1)",
    ]  # fmt: skip


def test_equal_disparities_go_by_number() -> None:
    points = totals(filled(TIE))
    assert points[1, "first"] - points[1, "second"] == points[4, "first"] == 3
    resolved(TIE)
    assert awards()[0] == "awarded(1,first,3)"


def test_a_tie_that_nothing_breaks_stays_unresolved() -> None:
    session = resolved([("first", 1, 1, 2), ("second", 4, 4, 2)])
    assert sorted(session.query("controlled", 2)) == [[1, "first"], [4, "second"]]
    assert session.result == "draw"


def test_points_are_those_of_the_owners_at_the_end() -> None:
    """The sums, changed flip by flip, are those of the final board counted afresh."""
    session = random_game(3)
    afresh = {(region, player): 0 for region in range(1, 10) for player in SIDES}
    for row, column, digit, owner in session.query("placed", 4):
        own = (row - 1) // 3 * 3 + (column - 1) // 3 + 1
        afresh[own, owner] += 2 * digit
        near = {
            (r - 1) // 3 * 3 + (c - 1) // 3 + 1
            for r in range(max(1, row - 1), min(9, row + 1) + 1)
            for c in range(max(1, column - 1), min(9, column + 1) + 1)
        }
        for region in near - {own}:
            afresh[region, owner] += digit
    assert totals(session) == afresh


# ------------------------------------------------------------------ whole games


def random_game(seed: int) -> Session:
    session = Session.start(mbrane_setup(seed=seed))
    play_out(session, {p: make_agent("random", p, seed, "mbrane") for p in SIDES})
    return session


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_by_the_rules(seed: int) -> None:
    session = random_game(seed)
    assert session.violations() == []
    assert bridge().call("query", "now", 1) == [[f"over({session.result})"]]
    regions = dict.fromkeys(SIDES, 0)
    for _, player in session.query("controlled", 2):
        regions[player] += 1
    first, second = regions["first"], regions["second"]
    winners = ("first",) if first > second else ("second",) if second > first else ()
    assert session.winners == winners
    assert brute_force_places(session) == []


def brute_force_places(session: Session) -> list[Move]:
    """Return the placements that would still have been possible at the end of SESSION."""
    placed = [(row, column, digit) for row, column, digit, _ in session.query("placed", 4)]
    return [
        (r, c, d)
        for r in range(1, 10)
        for c in range(1, 10)
        for d in range(9)
        if not any(
            (r, c) == (row, column)
            or (
                d == digit
                and (
                    r == row
                    or c == column
                    or ((r - 1) // 3, (c - 1) // 3) == ((row - 1) // 3, (column - 1) // 3)
                )
            )
            for row, column, digit in placed
        )
    ]


def test_whoever_resigns_loses() -> None:
    session = Session.start(mbrane_setup())
    assert session.choice is not None and "resign(first)" not in session.choice.actions
    session.do("resign(first)")
    assert session.winners == ("second",)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("place(1,9,7)", ("sudoku", "row 1 holds 7 already")),
        ("place(9,1,7)", ("sudoku", "column 1 holds 7 already")),
        ("place(2,2,7)", ("sudoku", "region 1 holds 7 already")),
    ],
)
def test_why_not_names_the_line_that_holds_the_digit(action: str, reason: tuple[str, str]) -> None:
    session = Session.start(mbrane_setup())
    session.do("place(1,1,7)")
    assert bridge().call("why_not", action) == [list(reason)]
    with pytest.raises(PrologError, match="not legal"):
        session.do(action)


@pytest.mark.parametrize(
    "options",
    [{"names": ("a",)}, {"names": ("a", "a")}, {"names": ("a", "B")}, {"lowest_digit": 2},
     {"region": (1, 3)}, {"region": (5, 5)}],
)  # fmt: skip
def test_no_such_game(options: dict[str, object]) -> None:
    with pytest.raises(EngineError):
        mbrane_setup(**options)  # type: ignore[arg-type]
