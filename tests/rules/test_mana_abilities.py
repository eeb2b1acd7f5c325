"""What mana abilities of every kind can pay for is offered, and can be paid (601.2g, 605.3a)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from rulebook import Board, step, why_not

from pyengine.engine.session import Session

LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
MOST_STATES = 400

LANDS = ("Forest", "Mountain", "Island")
SOURCES = {
    "two kinds": ("activated([tap], [add([colorless])])",
                  "activated([tap], [add_one_of([red, green]), damage(this, 1, you)])"),
    "more for some": ("activated([tap], [add([colorless])])",
                      "activated([tap], [add_only([green, green], [casts([type(instant)])])])"),
    "nothing for this": ("activated([tap], [add([green])])",
                         "activated([tap], [add_only([red, red, red], [casts([creature])])])"),
    "one of any or two": ("activated([tap], [add([colorless, colorless])])",
                          "activated([tap], [add_any(1)])"),
    "three of one": ("activated([tap, sacrifice(this)], [add_any(3)])",),
    "once": ("activated([tap, sacrifice(this)], [add_any(1)])",),
    "turns one into two": ("activated([mana('{1}'), tap], [add([blue, red])])",),
    "turns red into green": ("activated([mana('{R}')], [add([green])])",),
    "each turn": ("activated([mana('{1}')], [add_any(1)], [once_each_turn])",),
    "needs a creature": ("activated([tap, tap_permanents(1, [creature])], [add_any(1)])",),
    "eats creatures": ("activated([sacrifice(1, [creature])], [add([colorless, colorless])])",),
    "eats artifacts": ("activated([sacrifice(1, [artifact])], [add([red])])",),
    "counts": ("activated([tap], [add_times(count([creature, controlled(you)]), [green])])",),
    "life": ("activated([tap, pay_life(19)], [add([blue])])",),
    "any split": ("activated([tap], [add_combination(2, [red, blue])])",),
    "if": ("activated([tap], [add([red, red])], [only_if(controls(you, [creature]))])",),
    "times x": ("activated([tap, sacrifice(x, [creature])],"
                " [program([add_mana(who: you, what: [green], times: x)])])",),
    "more instead": ("activated([tap], [program([if(condition: some(all([creature])),"
                     " then: [add_mana(who: you, what: [red, red])],"
                     " else: [add_mana(who: you, what: [blue])])])])",),
    "and a cost after": ("activated([tap], [program([add_mana(who: you, what: [blue]),"
                         " if(condition: some(all([creature])), then: [deal(source: this,"
                         " amount: 1, to: you)])])])",),
    "exerts": ("activated([tap, exert(this)], [add_any(2)])",),
    "as great": ("activated([tap, sacrifice(1, [creature])],"
                 " [add_times(size(mana_value, sacrificed), [red])])",),
}  # fmt: skip


def payable(generic: int, symbols: list[str], pool: list[str]) -> bool:
    """Whether POOL pays for the cost."""
    return len(pool) >= generic + len(symbols) and any(
        list(order) == symbols for order in permutations(pool, len(symbols))
    )


def spendable(mana: object) -> str:
    """The color of MANA, if it may be spent on an instant."""
    if isinstance(mana, str) and not mana.startswith("mana("):
        return mana
    text = str(mana)
    return "" if "creature" in text else next(c for c in LETTERS if c in text)


def pool_of(session: Session) -> list[str]:
    found = [
        mana for player, all_mana in session.query("pool", 2) if player == "a" for mana in all_mana
    ]
    return [color for color in map(spendable, found) if color]


def found_by_trying(session: Session, generic: int, symbols: list[str]) -> bool:
    """Whether mana for the cost can be made before anything is cast, trying every order."""
    seen: set[str] = set()

    def reached() -> bool:
        if session.choice is None:
            return False
        if session.choice.process.startswith("priority"):
            if payable(generic, symbols, pool_of(session)):
                return True
            digest = session.digest()
            if digest in seen or len(seen) > MOST_STATES:
                return False
            seen.add(digest)
        for action in session.choice.actions:
            if action.startswith(("activate", "pick", "color", "value_of_x")):
                session.do(action)
                found = reached()
                session.undo()
                if found:
                    return True
        return False

    return reached()


def drawn(seed: int) -> tuple[Board, int, int, list[str], list[str]]:
    """A board by chance, and a spell in hand: its number and its cost."""
    draw = random.Random(seed)
    board = Board()
    names = [draw.choice(LANDS) for _ in range(draw.randint(0, 2))]
    board.battlefield("a", *names)
    kinds = [draw.choice(list(SOURCES)) for _ in range(draw.randint(1, 3))]
    for kind in kinds:
        board.source("a", *SOURCES[kind])
    for _ in range(draw.randint(0, 2)):
        board.creature("a", 1, 1, *draw.choice([(), ("activated([tap], [add([green])])",)]))
    symbols = sorted(draw.choice(["red", "green", "blue"]) for _ in range(draw.randint(0, 2)))
    generic = draw.randint(0 if symbols else 1, 4)
    cost = f"{{{generic}}}" + "".join(f"{{{LETTERS[s]}}}" for s in symbols)
    spell = board.card("Draw", "spell([gain_life(you, 1)])", types="instant", cost=cost)
    (card,) = board.hand("a", spell)
    return board, card, generic, symbols, names + kinds


@pytest.mark.parametrize(
    "kind", ["times x", "more instead", "and a cost after", "exerts", "as great"]
)
def test_what_each_of_these_makes_is_counted(kind: str) -> None:
    """Each makes two mana with two creatures there, or one; a Forest makes one more."""
    most = 1 if kind in ("and a cost after", "as great") else 2
    for generic in (most + 1, most + 2):
        board = Board()
        board.battlefield("a", "Forest")
        board.source("a", *SOURCES[kind])
        board.creature("a", 1, 1)
        board.creature("a", 1, 1)
        spell = board.card(
            "Draw", "spell([gain_life(you, 1)])", types="instant", cost=f"{{{generic}}}"
        )
        (card,) = board.hand("a", spell)
        session = board.begin()
        assert session.choice is not None
        assert (f"cast({card})" in session.choice.actions) is (generic == most + 1)


def test_605_3c_an_ability_that_is_being_activated_is_not_activated_again() -> None:
    board = Board()
    board.battlefield("a", "Forest", "Island")
    source = board.source("a", "activated([mana('{1}'), tap], [add([white, blue])])")
    session = board.begin(settings=["payment(a)=manual"])
    session.do(f"activate({source},1)")
    assert session.choice is not None
    assert f"activate({source},1)" not in session.choice.actions
    assert "605.3c" in why_not(f"activate({source},1)")


def test_601_2h_what_was_tapped_for_mana_is_not_tapped_for_the_rest_of_the_cost() -> None:
    board = Board()
    source = board.source(
        "a",
        "activated([tap], [add([green])])",
        "activated([mana('{1}'), tap], [add([white, blue])])",
    )
    board.battlefield("a", "Forest")
    session = board.begin(settings=["payment(a)=manual"])
    session.do(f"activate({source},2)")
    session.do(f"activate({source},1)")
    assert session.choice is not None
    assert "finish_mana" not in session.choice.actions
    session.do("take_back")
    session.do(f"activate({source},2)")
    session.do("finish_mana")
    assert sorted(pool_of(session)) == ["blue", "white"]


@pytest.mark.parametrize("seed", range(60))
def test_what_trying_finds_is_offered_and_what_is_offered_is_paid(seed: int) -> None:
    board, card, generic, symbols, kinds = drawn(seed)
    session = board.begin()
    assert session.choice is not None
    offered = f"cast({card})" in session.choice.actions
    by_hand = drawn(seed)[0].begin(settings=["payment(a)=manual"])
    found = found_by_trying(by_hand, generic, symbols)
    assert offered or not found, (generic, symbols, kinds)
    if not offered:
        return
    session = drawn(seed)[0].begin()
    draw = random.Random(seed)
    session.do(f"cast({card})")
    for _ in range(60):
        if session.query("cast_this_turn", 2):
            break
        assert session.choice is not None and session.choice.actions, (generic, symbols, kinds)
        session.do(draw.choice(session.choice.actions))
    assert session.query("cast_this_turn", 2)


@pytest.mark.parametrize("seed", range(60))
def test_who_can_pay_is_asked_at_any_time(seed: int) -> None:
    """Whether nobody can do anything is asked in a quicker way, which must not miss anything."""
    board, card, generic, symbols, kinds = drawn(seed)
    session = board.begin()
    if session.choice and f"cast({card})" in session.choice.actions:
        session = drawn(seed)[0].begin(step="upkeep", mode="contracted")
        assert step(session) == "upkeep", (generic, symbols, kinds)
        assert session.choice and f"cast({card})" in session.choice.actions


def test_the_lesser_of_two_ways_to_tap_pays_at_any_time() -> None:
    board = Board()
    board.battlefield("a", "Island")
    board.source("a", *SOURCES["one of any or two"])
    spell = board.card("Draw", "spell([gain_life(you, 1)])", types="instant", cost="{U}{B}")
    (card,) = board.hand("a", spell)
    session = board.begin(step="upkeep", mode="contracted")
    assert step(session) == "upkeep"
    assert session.choice and f"cast({card})" in session.choice.actions


def test_what_needs_what_is_sacrificed_is_tapped_before() -> None:
    """With two artifacts left the first one makes no mana (602.5b): no order gets stuck."""
    board = Board()
    board.source(
        "a", "activated([tap],[add_any(1)],[only_if(controls(you,at_least,3,[artifact]))])"
    )
    treasure = board.source("a", *SOURCES["once"])
    board.source("a", "activated([pay_life(50)],[add_any(1)])")
    spell = board.card("Draw", "spell([gain_life(you, 1)])", types="instant", cost="{U}{B}")
    (card,) = board.hand("a", spell)
    session = board.begin()
    session.do(f"cast({card})")
    assert session.choice is not None
    assert f"activate({treasure},1)" not in session.choice.actions
    draw = random.Random(1)
    while not session.query("cast_this_turn", 2):
        assert session.choice is not None and session.choice.actions
        session.do(draw.choice(session.choice.actions))
