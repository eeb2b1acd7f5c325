"""The mulligan of Schützer and Paim: their numbers, their formulas, and where the two differ."""

import json
import random
from fractions import Fraction
from itertools import combinations, pairwise
from math import comb
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pyengine.cli.main import app
from pyengine.errors import ManalogError
from pyengine.games.magic.mdp.mulligan import (
    EPOCHS,
    REWARDS,
    Hand,
    MulliganProblem,
    draw_chance,
    keep_reward,
    keeps,
    mulligan_policy,
)
from pyengine.games.magic.mdp.scry import scry_values, stays_on_top
from pyengine.mdp.finite import solve, worth

TABLE_3_2 = {
    7: (-979, 17, 21, 22, 20, 18, 16, 14),
    6: (-982, 14, 18, 19, 17, 15, 13),
    5: (-985, 11, 15, 16, 14, 12),
    4: (-988, 8, 12, 13, 11),
    3: (-991, 5, 9, 10),
    2: (-994, 2, 6),
    1: (-997, -1),
    0: (-1000,),
}
"""As published: the rewards of keeping hands, by cards and lands."""


def straight_values(problem: MulliganProblem) -> dict[Hand, Fraction]:
    """V* by the three formulas of section 3.2.2, without the process."""
    lands, deck, rewards = problem.lands, problem.deck, problem.rewards
    values = {Hand(0, 0): keep_reward(0, 0, rewards)}
    for i in range(1, 8):
        again = sum(
            values[Hand(i - 1, j)]
            * Fraction(comb(lands, j) * comb(deck - lands, i - 1 - j), comb(deck, i - 1))
            for j in range(i)
        )
        for j in range(i + 1):
            values[Hand(i, j)] = max(keep_reward(i, j, rewards), again)
    return values


# ---------------------------------------------------------------- what the document says


def test_table_3_2() -> None:
    computed = {i: tuple(keep_reward(i, j) for j in range(i + 1)) for i in range(8)}
    assert computed == TABLE_3_2


def test_the_chances_of_formula_3_1_are_those_of_all_hands() -> None:
    """A deck so small that its hands can be counted one by one."""
    deck = [True] * 4 + [False] * 5
    hands = list(combinations(deck, 3))
    for j in range(4):
        count = sum(1 for hand in hands if sum(hand) == j)
        assert draw_chance(9, 4, 3, j) == Fraction(count, len(hands))
    for i in range(8):
        assert sum(draw_chance(60, 24, i, j) for j in range(i + 1)) == 1


def test_the_order_3_2_holds_for_the_tables_except_on_the_draw() -> None:
    """r(3) > r(2) > r(4) > r(5) > r(1) > r(6) > r(7) > r(0), strictly."""

    def broken(name: str) -> list[tuple[int, int]]:
        order = (3, 2, 4, 5, 1, 6, 7, 0)
        r = REWARDS[name]
        return [(a, b) for a, b in pairwise(order) if not r[a] > r[b]]

    assert broken("table") == broken("play") == []
    # The code's table: r(5) = r(1) = 0, and seven lands are worth less than none.
    assert broken("draw") == [(5, 1), (7, 0)]


def test_a_card_less_is_worse_except_where_the_tables_fall_by_three() -> None:
    """R(i,j) > R(i-1,j) always; R(i,j) > R(i-1,j-1) is r(j-1) - r(j) < 3."""
    for rewards in REWARDS.values():
        for i in range(1, 8):
            assert all(
                keep_reward(i, j, rewards) > keep_reward(i - 1, j, rewards) for j in range(i)
            )

    def broken(name: str) -> list[int]:
        r = REWARDS[name]
        return [j for j in range(1, 8) if not keep_reward(7, j, r) > keep_reward(6, j - 1, r)]

    # The code's tables make some hands only as good as those with a land and a card less.
    assert (broken("table"), broken("play"), broken("draw")) == ([], [5, 6], [4, 5, 6])


def test_one_card_is_kept_and_two_cards_are_weighed() -> None:
    """The two cases that section 3.2.2 works out."""
    policy = mulligan_policy(MulliganProblem(24))
    assert policy.values[Hand(0, 0)] == -1000
    assert policy.values[Hand(1, 0)] == -997
    assert policy.values[Hand(1, 1)] == -1
    again = Fraction(36, 60) * -997 + Fraction(24, 60) * -1
    assert policy.values[Hand(2, 0)] == max(Fraction(-994), again) == again
    assert policy.values[Hand(2, 1)] == 2


@pytest.mark.parametrize("lands", [0, 1, 17, 22, 24, 40, 60])
@pytest.mark.parametrize("table", sorted(REWARDS))
def test_value_iteration_gives_the_values_of_the_formulas(lands: int, table: str) -> None:
    problem = MulliganProblem(lands, rewards=REWARDS[table])
    policy = mulligan_policy(problem)
    assert policy.values == straight_values(problem)
    for hand, value in policy.values.items():
        assert policy.keeps(*hand) == (keep_reward(*hand, problem.rewards) == value)


def test_eight_epochs_are_too_few_from_the_start_and_more_than_nine_change_nothing() -> None:
    """The document says horizon 8 and loops 9 times; from the start state it takes 9."""
    problem = MulliganProblem(22)
    nine, ten = solve(problem, EPOCHS), solve(problem, EPOCHS + 1)
    assert nine.values[0] == ten.values[0]
    assert solve(problem, 8).values[0]["start"] > nine.values[0]["start"]


def test_the_loop_as_printed_would_mulligan_below_nothing() -> None:
    """Figure 3.2 sums over no hands for i = 0: 0, more than R(0,0), which the text keeps."""
    values = {Hand(i, j): keep_reward(i, j) for i in range(8) for j in range(i + 1)}
    for _ in range(9):
        for i in range(7, -1, -1):
            again = sum(
                (draw_chance(60, 24, i - 1, j) * values[Hand(i - 1, j)] for j in range(i)),
                Fraction(0),
            )
            for j in range(i + 1):
                values[Hand(i, j)] = max(keep_reward(i, j), again)
    assert values[Hand(0, 0)] == 0 != mulligan_policy(MulliganProblem(24)).values[Hand(0, 0)]


def test_costs_would_make_21_hands_of_two_cards() -> None:
    """Section 4.1: land or a cost of 1 to 5, two cards: 1 + ... + 6 = 21 instead of 3."""
    assert sum(range(1, 7)) == 21 == comb(6 + 1, 2)
    assert len(MulliganProblem(24).hands(2)) == 3


def test_the_reward_of_the_process_is_expected_by_playing_it() -> None:
    """10,000 random hands, played by the policy, are worth V* on the average."""
    problem = MulliganProblem(22, rewards=REWARDS["play"])
    policy = mulligan_policy(problem)
    deck = [True] * 22 + [False] * 38
    chance = random.Random(5)
    total = 0
    for _ in range(10_000):
        cards = 7
        while not policy.keeps(cards, lands := sum(chance.sample(deck, cards))):
            cards -= 1
        total += int(keep_reward(cards, lands, problem.rewards))
    assert abs(total / 10_000 - policy.expected) < 0.1  # some four standard errors


# ---------------------------------------------------------------- what it left open


def test_the_policy_for_the_decks_of_the_thesis() -> None:
    """22 lands: by table 3.1 a seven with one land is kept, on the play and the draw it is not."""
    by_table = mulligan_policy(MulliganProblem(22))
    assert [by_table.keeps(7, j) for j in range(8)] == [False] + [True] * 5 + [False] * 2
    for table in ("play", "draw"):
        policy = mulligan_policy(MulliganProblem(22, rewards=REWARDS[table]))
        kept = [j for j in range(8) if policy.keeps(7, j)]
        assert kept == ([2, 3, 4, 5] if table == "play" else [2, 3, 4])


def test_five_lands_are_kept_on_the_play_only() -> None:
    assert keeps(5, 7, True, deck_lands=22, rule="paris")
    assert not keeps(5, 7, False, deck_lands=22, rule="paris")


def test_london_chooses_the_lands_to_keep() -> None:
    problem = MulliganProblem(22, rule="london")
    assert problem.lands_kept(Hand(5, 5)) == 3
    assert problem.lands_kept(Hand(5, 2)) == 2
    assert problem.lands_kept(Hand(2, 7)) == 2
    london, paris = mulligan_policy(problem), mulligan_policy(MulliganProblem(22))
    assert london.values[Hand(0, 0)] == -1000
    for cards in range(1, 7):
        assert london.after_mulligan(cards) > paris.after_mulligan(cards)


def test_the_scry_weighs_the_top_card_against_any_other() -> None:
    problem = MulliganProblem(24)
    top, bottom = scry_values(problem, 6, 2, True)
    # 53 other cards, 21 of them lands: r(3) + 21 against 21/53 of it and 32/53 of r(2) + 21.
    assert (top, bottom) == (22, Fraction(21, 53) * 22 + Fraction(32, 53) * 21)
    assert [stays_on_top(problem, 6, j, True) for j in range(7)] == [True] * 3 + [False] * 4
    assert [stays_on_top(problem, 6, j, False) for j in range(7)] == [False] * 3 + [True] * 4


def test_in_a_library_of_one_card_the_scry_changes_nothing() -> None:
    for lands, top_is_land in ((7, True), (6, False)):
        problem = MulliganProblem(lands, 7, rule="vancouver")
        values = scry_values(problem, 6, 6, top_is_land)
        assert values == (problem.rewards[lands] + 21,) * 2


def test_keeping_is_preferred_where_both_are_equal() -> None:
    """Nothing but lands, and the first land costs as much as a card is worth."""
    problem = MulliganProblem(60, rewards=(0, -3, 0, 0, 0, 0, 0, 0))
    later = solve(problem, EPOCHS).values[EPOCHS - 1]
    one = Hand(1, 1)
    assert worth(problem, one, "keep", later) == worth(problem, one, "mulligan", later) == 0
    assert mulligan_policy(problem).keeps(*one)


@pytest.mark.parametrize(("lands", "deck"), [(-1, 60), (61, 60), (2, 6)])
def test_an_impossible_deck_is_refused(lands: int, deck: int) -> None:
    with pytest.raises(ManalogError, match="gives no hands"):
        MulliganProblem(lands, deck)


# ---------------------------------------------------------------- the command


def test_the_study_prints_values_and_policy() -> None:
    result = CliRunner().invoke(app, ["study", "mulligan", "--rewards", "play"])
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "elves: 22 lands in 60 cards, paris mulligan,"
    (seven,) = [line.split() for line in lines if line.startswith("  7 ")]
    assert seven[1::2] == ["M", "M", "K", "K", "K", "K", "M", "M"]
    assert max(map(len, lines)) <= 80


def test_hands_that_are_impossible_have_empty_columns(tmp_path: Path) -> None:
    deck = tmp_path / "seven.txt"
    deck.write_text("7 Forest\n")
    arguments = ["--deck", str(deck), "--rule", "vancouver", "--rewards", "table"]
    result = CliRunner().invoke(app, ["study", "mulligan", *arguments])
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    heads = [line for line in lines if line.split()[:2] == ["0", "1"]]
    full = next(line for line in lines if line.startswith("  7 "))
    scry = next(line for line in reversed(lines) if line.startswith("  6 "))
    for head, row, column in zip(heads, (full, scry), "76", strict=True):
        assert len(row) == head.index(column) + 1


def test_the_study_as_json_is_exact() -> None:
    arguments = ["study", "mulligan", "--deck", "goblins", "--rule", "vancouver", "--json"]
    result = CliRunner().invoke(app, arguments)
    records = [json.loads(line) for line in result.stdout.splitlines()]
    assert [record["rewards"] for record in records] == ["table", "play", "draw"]
    policy = mulligan_policy(MulliganProblem(24))
    assert Fraction(records[0]["value"]) == policy.expected
    hands = {Hand(h["cards"], h["lands"]): h for h in records[0]["hands"]}
    assert {hand: Fraction(h["value"]) for hand, h in hands.items()} == policy.values
    assert hands[Hand(6, 2)]["scry"] == {"land": "top", "other": "bottom"}
    assert "scry" not in hands[Hand(7, 3)]


@pytest.mark.parametrize(
    "arguments",
    [["--rule", "berlin"], ["--rewards", "none"], ["--rewards", ""], ["--deck", "no.txt"]],
)
def test_bad_input_is_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["study", "mulligan", *arguments])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("manalog: ")
    assert result.stderr.count("\n") == 1
