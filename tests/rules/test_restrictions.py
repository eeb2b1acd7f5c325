"""What creatures can't or can do (508.1c, 509.1), and who can't cast what (601.3)."""

from rulebook import (
    Board,
    alive,
    fight_until_blocks,
    life_of,
    pass_to_choice,
    step,
    to,
    why_not,
)

from pyengine.engine.bridge import bridge
from pyengine.engine.session import Session


def actions(session: Session) -> list[str]:
    return [] if session.choice is None else list(session.choice.actions)


def declared(process: str) -> set[frozenset[str]]:
    """All complete declarations that the rules allow now."""
    return {frozenset(one) for one in bridge().call("define", "searched", "magic", process)}


def attacked(board: Board, *attackers: int) -> Session:
    session = board.begin(mode="choices")
    fight_until_blocks(session, *attackers)
    return session


def test_as_though_it_had_no_defender() -> None:
    board = Board()
    wall = board.creature("a", 2, 4, "defender", "static(this, [ignores_defender])")
    other = board.creature("a", 2, 4, "defender")
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    assert f"attack({wall},b)" in actions(session)
    assert why_not(f"attack({other},b)") == {"702.3b"}


def test_with_a_condition_on_sizes() -> None:
    big = "some(all([creature,compared(power,at_least,4)]))"
    text = f"static(this, [ignores_defender], it_holds({big}))"
    for power, able in ((4, True), (3, False)):
        board = Board()
        wall = board.creature("a", 2, 4, "defender", text)
        board.creature("a", power, 4)
        session = board.begin(mode="choices")
        to(session, "declare_attackers")
        assert (f"attack({wall},b)" in actions(session)) is able


def test_not_if_the_defending_player_controls_such() -> None:
    board = Board()
    shy = board.creature("a", 2, 2, "static(this, [cant_attack_if_defender([creature,untapped])])")
    board.battlefield("b", "Grizzly Bears")
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    assert why_not(f"attack({shy},b)") == {"508.1c"}
    board = Board()
    shy = board.creature("a", 2, 2, "static(this, [cant_attack_if_defender([creature,untapped])])")
    board.battlefield("b", "Grizzly Bears", tapped=True)
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    assert f"attack({shy},b)" in actions(session)


def test_not_alone() -> None:
    board = Board()
    shy = board.creature("a", 2, 2, "static(this, [cant_attack_alone])")
    session = board.begin()
    to(session, "declare_attackers")
    assert why_not(f"attack({shy},b)") == {"506.5"}
    board = Board()
    shy = board.creature("a", 2, 2, "static(this, [cant_attack_alone])")
    (bear,) = board.battlefield("a", "Grizzly Bears")
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    assert declared("attack_sets") == {
        frozenset(),
        frozenset({f"attack({bear},b)"}),
        frozenset({f"attack({bear},b)", f"attack({shy},b)"}),
    }
    session.do(f"attack({shy},b)")
    assert "done" not in actions(session)
    assert "start_over" in actions(session)
    session.do(f"attack({bear},b)")
    assert "done" in actions(session)


def test_two_that_do_not_attack_alone() -> None:
    board = Board()
    first, second = (board.creature("a", 2, 2, "static(this, [cant_attack_alone])") for _ in "ab")
    session = board.begin(mode="choices")
    to(session, "declare_attackers")
    assert f"attack({first},b)" in actions(session)
    session.do(f"attack({first},b)")
    session.do(f"attack({second},b)")
    assert "done" in actions(session)


def test_whom_it_cannot_block() -> None:
    board = Board()
    big, small = board.creature("a", 3, 3), board.creature("a", 2, 2)
    text = "static(this, [cant_block_those([creature,compared(power,at_least,3)])])"
    coward = board.creature("b", 1, 1, text)
    session = attacked(board, big, small)
    assert f"block({coward},{small})" in actions(session)
    assert why_not(f"block({coward},{big})") == {"509.1b"}


def test_only_by_three() -> None:
    board = Board()
    hydra = board.creature("a", 5, 5, "static(this, [blocked_by_at_least(3)])")
    bears = board.battlefield("b", *["Grizzly Bears"] * 3)
    session = attacked(board, hydra)
    sets = declared("block_sets")
    assert sets == {frozenset(), frozenset(f"block({b},{hydra})" for b in bears)}
    for count, b in enumerate(bears, 1):
        session.do(f"block({b},{hydra})")
        assert ("done" in actions(session)) is (count == 3)
    board = Board()
    hydra = board.creature("a", 5, 5, "static(this, [blocked_by_at_least(3)])")
    bear, _ = board.battlefield("b", "Grizzly Bears", "Grizzly Bears")
    attacked(board, hydra)
    assert why_not(f"block({bear},{hydra})") == {"509.1b"}


def test_it_blocks_another_one() -> None:
    board = Board()
    bears = board.battlefield("a", *["Grizzly Bears"] * 3)
    guard = board.creature("b", 3, 9, "static(this, [blocks_more(1)])")
    session = attacked(board, *bears)
    assert len(declared("block_sets")) == 1 + 3 + 3
    session.do(f"block({guard},{bears[0]})")
    assert why_not(f"block({guard},{bears[0]})") == {"509.1a"}
    session.do(f"block({guard},{bears[1]})")
    assert why_not(f"block({guard},{bears[2]})") == {"509.1a"}
    session.do("done")
    pass_to_choice(session, "divide_damage", "b")
    session.do(f"assign({bears[0]},1)")
    session.do(f"assign({bears[1]},2)")
    assert [alive(session, b) for b in bears] == [True, False, True]
    assert life_of(session, "b") == 18


def test_it_blocks_any_number() -> None:
    board = Board()
    bears = board.battlefield("a", *["Grizzly Bears"] * 3)
    guard = board.creature("b", 0, 9, "static(this, [blocks_any_number])")
    session = attacked(board, *bears)
    for bear in bears:
        session.do(f"block({guard},{bear})")
    session.do("done")
    assert session.query("blocks", 2) == [[guard, bear] for bear in bears]
    assert step(session) == "declare_blockers"


def test_landwalk_that_is_no_use() -> None:
    text = "static([creature, keyword(landwalk(forest))], [blocked_despite(landwalk(forest))])"
    for land, texts in (("Forest", [text]), ("Forest", [])):
        board = Board()
        walker = board.creature("a", 2, 2, "landwalk(forest)")
        bear, _ = board.battlefield("b", "Grizzly Bears", land)
        for one in texts:
            board.creature("b", 0, 1, one)
        session = attacked(board, walker)
        assert (f"block({bear},{walker})" in actions(session)) is bool(texts)


def test_not_blocking_alone() -> None:
    board = Board()
    bear, other = board.battlefield("a", "Grizzly Bears", "Grizzly Bears")
    shy = board.creature("b", 1, 1, "static(this, [cant_block_alone])")
    guard = board.creature("b", 1, 1)
    session = attacked(board, bear, other)
    assert frozenset({f"block({shy},{bear})"}) not in declared("block_sets")
    session.do(f"block({shy},{bear})")
    assert "done" not in actions(session)
    session.do(f"block({guard},{other})")
    assert "done" in actions(session)


def test_what_an_equipment_says_is_said_by_the_equipment() -> None:
    for whose, able in (("a", False), ("b", True)):
        board = Board()
        bear = board.creature("a", 2, 2)
        guard = board.creature("b", 2, 2)
        text = "static(equipped(creature), [cant_block_those([creature,controlled(you)])])"
        card = board.card("Chains", text, types="artifact", subtypes="equipment")
        (chains,) = board.battlefield(whose, card)
        board.fluent(f"attached({chains},{guard})")
        board.fluent(f"attached_since({chains},9000)")
        session = attacked(board, bear)
        assert (f"block({guard},{bear})" in actions(session)) is able
