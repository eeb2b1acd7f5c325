"""Mana and payment (605, 118, 106) and the steps of casting (601.2)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from passing import pass_until
from rulebook import Board

from pyengine.engine.bridge import PrologError

LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
ANY = tuple(LETTERS)


def payable(generic: int, symbols: list[str], sources: list[tuple[str, ...]]) -> bool:
    """Whether the cost can be paid, by trying every order of the sources."""
    if generic + len(symbols) > len(sources):
        return False
    return any(
        all(symbol in source for symbol, source in zip(symbols, order, strict=True))
        for order in permutations(sources, len(symbols))
    )


def ability(colors: tuple[str, ...]) -> tuple[str, ...]:
    if colors == ANY:
        return ("activated([tap], [add_any(1)])",)
    return tuple(f"activated([tap], [add([{color}])])" for color in colors)


@pytest.mark.parametrize("seed", range(60))
def test_a_payment_is_found_whenever_one_exists(seed: int) -> None:
    draw = random.Random(seed)
    board = Board()
    kinds = [("red",), ("green",), ("blue",), ("colorless",), ANY, ANY]
    sources = [draw.choice(kinds) for _ in range(draw.randint(1, 5))]
    for source in sources:
        board.source("a", *ability(source))
    symbols = [draw.choice(["red", "green", "blue", "white"]) for _ in range(draw.randint(0, 3))]
    generic = draw.randint(0, 2)
    cost = f"{{{generic}}}" + "".join(f"{{{LETTERS[s]}}}" for s in symbols)
    spell = board.card("Draw", "spell([gain_life(you, 1)])", types="instant", cost=cost)
    (card,) = board.hand("a", spell)
    session = board.begin()
    assert session.choice is not None
    offered = f"cast({card})" in session.choice.actions
    assert offered == payable(generic, symbols, sources)
    if offered:
        session.do(f"cast({card})")
        assert len(session.query("tapped", 1)) == generic + len(symbols)
        pass_until(session)
        assert session.holds("life(a,21)")


@pytest.mark.parametrize("seed", range(12))
def test_sources_of_two_colors_pay_whenever_they_can(seed: int) -> None:
    draw = random.Random(seed)
    board = Board()
    pairs = [("red", "green"), ("green", "blue"), ("red",), ("blue", "white")]
    sources = [draw.choice(pairs) for _ in range(draw.randint(2, 4))]
    for source in sources:
        board.source("a", *ability(source))
    symbols = [draw.choice(["red", "green", "blue", "white"]) for _ in range(draw.randint(1, 3))]
    spell = board.card("Draw", "spell([gain_life(you, 1)])", types="instant",
                       cost="".join(f"{{{LETTERS[s]}}}" for s in symbols))  # fmt: skip
    (card,) = board.hand("a", spell)
    session = board.begin()
    assert session.choice is not None
    offered = f"cast({card})" in session.choice.actions
    assert offered == payable(0, symbols, sources)
    if offered:
        session.do(f"cast({card})")
        assert len(session.query("tapped", 1)) == len(symbols)


def test_lands_are_tapped_before_creatures() -> None:
    board = Board()
    elf = board.creature("a", 1, 1, "activated([tap], [add([green])])")
    (forest,) = board.battlefield("a", "Forest")
    (growth,) = board.hand("a", "Giant Growth")
    session = board.begin()
    session.do(f"cast({growth})")
    session.do(f"target({elf})")
    assert session.query("tapped", 1) == [[forest]]


def test_the_colors_of_the_hand_are_kept_for_all_of_it() -> None:
    board = Board()
    costs = {"Plain": "{2}", "Dark": "{B}", "Darker": "{B}{B}"}
    cards = [
        board.card(name, "spell([gain_life(you, 1)])", types="instant", cost=cost)
        for name, cost in costs.items()
    ]
    plain, dark, darker = board.hand("a", *cards)
    board.battlefield("a", *["Forest"] * 2, *["Swamp"] * 3)
    session = board.begin()
    for card in (plain, darker, dark):
        session.do(f"cast({card})")
    pass_until(session)
    assert session.holds("life(a,23)")


def test_of_colors_that_nothing_needs_the_one_in_plenty_is_spent() -> None:
    board = Board()
    spell = board.card("Plain", "spell([gain_life(you, 1)])", types="instant", cost="{2}")
    (card,) = board.hand("a", spell)
    *_, mountain = board.battlefield("a", *["Swamp"] * 3, "Mountain")
    session = board.begin()
    session.do(f"cast({card})")
    assert not session.holds(f"tapped({mountain})")


def test_one_color_before_any_color() -> None:
    board = Board()
    flexible = board.source("a", *ability(ANY))
    (mountain,) = board.battlefield("a", "Mountain")
    (shock,) = board.hand("a", "Shock")
    session = board.begin()
    session.do(f"cast({shock})")
    session.do("target(b)")
    assert session.query("tapped", 1) == [[mountain]]
    assert not session.holds(f"tapped({flexible})")


def test_a_summoning_sick_creature_makes_no_mana() -> None:
    board = Board()
    board.creature("a", 1, 1, "activated([tap], [add([red])])", sick=True)
    (shock,) = board.hand("a", "Shock")
    session = board.begin()
    assert session.choice is not None
    assert session.choice.actions == ("pass",)
    with pytest.raises(PrologError):
        session.do(f"cast({shock})")


def test_manual_payment_and_taking_the_cast_back() -> None:
    board = Board()
    one, two = board.battlefield("a", "Mountain", "Mountain")
    (shock,) = board.hand("a", "Shock")
    session = board.begin(settings=["payment(a)=manual"])
    before, actions = session.digest(), session.choice
    session.do(f"cast({shock})")
    session.do("target(b)")
    assert session.choice is not None
    assert {"take_back", f"activate({one},basic(mountain))"} <= set(session.choice.actions)
    session.do(f"activate({two},basic(mountain))")
    assert session.query("tapped", 1) == [[two]]
    assert session.query("pool", 2) == [["a", ["red"]]]
    session.do("take_back")
    assert session.digest() == before
    assert session.choice == actions
    session.do(f"cast({shock})")
    session.do("target(b)")
    session.do(f"activate({one},basic(mountain))")
    session.do("finish_mana")
    assert session.query("tapped", 1) == [[one]]
    pass_until(session)
    assert session.holds("life(b,18)")


def test_what_was_made_by_hand_pays_alone_where_it_is_enough() -> None:
    board = Board()
    mountain, _ = board.battlefield("a", "Mountain", "Forest")
    cheap, _ = board.hand(
        "a", board.card("Cheap", "spell([gain_life(you, 1)])", cost="{1}"), "Shock"
    )
    session = board.begin(settings=["payment(a)=manual"])
    session.do(f"cast({cheap})")
    session.do(f"activate({mountain},basic(mountain))")
    session.do("finish_mana")
    assert session.query("tapped", 1) == [[mountain]]
    assert session.query("pool", 2) == [["a", []]]


def test_the_steps_of_casting_are_fluents() -> None:
    board = Board()
    board.battlefield("a", "Mountain")
    (shock,) = board.hand("a", "Shock")
    session = board.begin(mode="steps")
    seen: list[str] = []

    def look(_: str) -> None:
        seen.extend(s for _, s in session.query("casting", 2) if s not in seen)

    session.on_step = look
    session.do(f"cast({shock})")
    assert [step for _, step in session.query("casting", 2)] == ["c"]
    session.do("target(b)")
    while session.query("casting", 2):
        session.do("pass")
    assert seen == list("acg")  # what asks nobody, of b to f, is not told


def test_both_graphs_lead_to_the_same_state() -> None:
    digests = []
    for mode in ("choices", "steps"):
        board = Board()
        board.battlefield("a", "Mountain")
        (shock,) = board.hand("a", "Shock")
        session = board.begin(mode=mode)
        for action in (f"cast({shock})", "target(b)", "pass", "pass"):
            session.do(action)
            digests.append(session.digest())
        assert session.holds("life(b,18)")
    assert digests[:4] == digests[4:]


def test_costs_are_increased_before_they_are_reduced_and_never_below_nothing() -> None:
    board = Board()
    board.source("a", "cost_change(you, [type(instant)], less(5))")
    spell = board.card("Cheap", "spell([gain_life(you, 1)])", types="instant", cost="{3}{R}")
    (card,) = board.hand("a", spell)
    board.battlefield("a", "Mountain")
    session = board.begin()
    session.do(f"cast({card})")
    pass_until(session)
    assert session.holds("life(a,21)"), "reductions leave the colored part"


def test_without_mana_the_reason_is_named() -> None:
    board = Board()
    board.battlefield("a", "Forest")
    (shock,) = board.hand("a", "Shock")
    session = board.begin()
    with pytest.raises(PrologError, match="not legal"):
        session.do(f"cast({shock})")
    assert session.holds(f"hand(a,{shock})")
