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


def test_who_cannot_cast_what() -> None:
    for text, why in (
        ("cant_cast(each([opponent]), [creature])", {"101.2"}),
        ("cant_cast(each([opponent]), [creature, which(your_turn)])", set()),
        ("cant_cast(each([player]), [not([creature])])", set()),
        ("cant_cast(you, [creature])", set()),
        ("casts_at_most(each([player]), 1, [])", set()),
    ):
        board = Board()
        board.creature("b", 2, 2, text)
        board.battlefield("a", "Forest", "Forest", "Forest", "Forest")
        bears = board.hand("a", "Grizzly Bears", "Grizzly Bears")
        session = board.begin()
        if not why:
            assert f"cast({bears[0]})" in actions(session)
        else:
            assert why_not(f"cast({bears[0]})") == why
        if text.startswith("casts"):
            session.do(f"cast({bears[0]})")
            assert "101.2" in why_not(f"cast({bears[1]})")


def test_creature_spells_that_cannot_be_countered() -> None:
    for whose, countered in (("b", True), ("a", False)):
        board = Board()
        board.creature(whose, 2, 2, "cant_be_countered([spell, creature, controlled(you)])")
        board.battlefield("a", "Forest", "Forest")
        board.battlefield("b", "Island")
        (bear,) = board.hand("a", "Grizzly Bears")
        denial = board.card("Denial", "spell([counter_spell(target([spell]))])", types="instant")
        (no,) = board.hand("b", denial)
        session = board.begin(mode="choices")
        session.do(f"cast({bear})")
        session.do("pass")
        session.do(f"cast({no})")
        while session.query("stack", 1) != [[[]]]:
            session.do(actions(session)[0] if "pass" not in actions(session) else "pass")
        names = {o: n for o, n, _ in session.query("object", 3)}
        buried = [names[o] for player, o in session.query("graveyard", 2) if player == "a"]
        assert ("Grizzly Bears" in buried) is countered


CHEAPER = "own_cost(less(2), targets_one([creature, tapped]))"


def bolt_with(lands: int, *, tapped: bool, untapped: bool = True) -> tuple[Session, int, list[int]]:
    board = Board()
    hit = "spell([damage(this, 3, target([creature]))])"
    name = board.card("Slow Bolt", hit, CHEAPER, types="instant", cost="{2}{R}")
    (card,) = board.hand("a", name)
    board.battlefield("a", *["Mountain"] * lands)
    bears = [
        *(board.battlefield("b", "Grizzly Bears", tapped=True) if tapped else []),
        *(board.battlefield("b", "Grizzly Bears") if untapped else []),
    ]
    return board.begin(mode="choices"), card, bears


def test_less_if_it_targets_something_tapped() -> None:
    session, card, (tapped, untapped) = bolt_with(1, tapped=True)
    session.do(f"cast({card})")
    assert actions(session) == [f"target({tapped})"]
    assert why_not(f"target({untapped})") == {"601.2c"}
    session.do(f"target({tapped})")
    session.do("pass")
    session.do("pass")
    assert not alive(session, tapped)


def test_not_less_if_it_targets_something_else() -> None:
    _, card, _ = bolt_with(1, tapped=False)
    assert why_not(f"cast({card})") == {"601.2h"}
    session, card, (tapped, untapped) = bolt_with(3, tapped=True)
    session.do(f"cast({card})")
    assert set(actions(session)) == {f"target({tapped})", f"target({untapped})"}
    session.do(f"target({untapped})")
    assert len([o for (o,) in session.query("tapped", 1) if o != tapped]) == 3


def test_spells_as_though_they_had_flash() -> None:
    for text, able in (
        ("may_cast_any_time([creature])", True),
        ("may_cast_any_time([not([creature])])", False),
        ("may_cast_any_time([which(fits(this,[tapped]))])", False),
        ("may_cast_any_time([which(fits(this,[untapped]))])", True),
        ("static(this, [])", False),
    ):
        board = Board()
        board.creature("b", 2, 2, text)
        board.battlefield("b", "Forest", "Forest")
        board.battlefield("a", "Mountain")
        (bear,) = board.hand("b", "Grizzly Bears")
        board.hand("a", "Shock")
        session = board.begin(mode="choices")
        while session.choice is not None and session.choice.player != "b":
            session.do("pass")
            if step(session) != "precombat_main":
                break
        offered = session.choice is not None and f"cast({bear})" in actions(session)
        assert offered is able, text


def test_lands_from_the_graveyard() -> None:
    for text, able in (
        ("may_play_buried_lands([land])", True),
        ("may_play_buried_lands([subtype(island)])", False),
    ):
        board = Board()
        board.creature("a", 2, 2, text)
        (land,) = board.graveyard("a", "Forest")
        session = board.begin(mode="choices")
        action = f"play_land({land},from_graveyard_as_land)"
        assert (action in actions(session)) is able
        if able:
            session.do(action)
            assert session.query("graveyard", 2) == []
            assert session.query("land_played", 1) == [["a"]]


def test_another_hand_size() -> None:
    for text, discards in (("maximum_hand_size(2)", True), ("maximum_hand_size(4)", False)):
        board = Board()
        board.creature("a", 2, 2, text)
        board.hand("a", "Forest", "Forest", "Forest")
        session = board.begin(mode="choices")
        to(session, "end_turn")
        session.do("pass")
        while (
            session.choice is not None
            and "pass" in actions(session)
            and step(session) == "end_turn"
        ):
            session.do("pass")
        assert session.choice is not None
        assert session.choice.process.startswith("choose_discard") is discards


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


def test_mana_of_two_colors() -> None:
    board = Board()
    text = "activated([tap], [program([add_combination(2,[white,blue])])])"
    source = board.source("a", text)
    session = board.begin(mode="choices")
    session.do(f"activate({source},1)")
    session.do("color(white)")
    session.do("color(blue)")
    assert session.query("pool", 2) == [["a", ["blue", "white"]]]
