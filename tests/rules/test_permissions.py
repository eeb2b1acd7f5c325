"""Who can't cast what, what may be cast and played from elsewhere, and what it costs (601)."""

import pytest
from rulebook import Board, alive, life_of, step, to, why_not

from pyengine.engine.session import Session


def actions(session: Session) -> list[str]:
    return [] if session.choice is None else list(session.choice.actions)


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


@pytest.mark.parametrize(
    ("permission", "of_the_spell", "able"),
    [
        ("may_cast_any_time([type(sorcery)])", "", True),
        ("static(this, [])", "own_flash(controls(you, [creature]))", True),
        ("static(this, [])", "", False),
    ],
)
def test_from_a_graveyard_as_though_it_had_flash(
    permission: str, of_the_spell: str, able: bool
) -> None:
    """Who has nothing in hand is not passed over where a card lies elsewhere (117.1a, 601.3b)."""
    board = Board()
    board.battlefield("a", "Mountain")
    board.creature("a", 2, 2, permission)
    text = [
        "spell([gain_life(you, 1)])",
        "keyword(flashback('{R}'))",
        *filter(None, [of_the_spell]),
    ]
    (card,) = board.graveyard("a", board.card("Chant", *text, types="sorcery", cost="{5}"))
    session = board.begin(step="upkeep", mode="contracted")
    offered = step(session) == "upkeep" and f"cast({card},flashback)" in actions(session)
    assert offered is able


@pytest.mark.parametrize(
    ("keyword", "place", "able"),
    [
        ("keyword(flash_for('{2}'))", "hand", True),
        ("keyword(flash_for('{2}'))", "exile", True),
        ("keyword(surge('{1}'))", "exile", False),
    ],
)
def test_for_more_as_though_it_had_flash(keyword: str, place: str, able: bool) -> None:
    """Who alone may cast something then is not passed over (117.1a, 601.3b)."""
    board = Board()
    board.battlefield("a", "Forest", "Forest", "Forest")
    text = ["spell([gain_life(you, 1)])", keyword]
    name = board.card("Chant", *text, types="sorcery", cost="{1}")
    (card,) = board.hand("a", name) if place == "hand" else board.exile("a", name)
    if place == "exile":
        board.fluent(f"permitted(a,{card},paid,while_there)")
    session = board.begin(step="upkeep", mode="contracted")
    offered = step(session) == "upkeep" and f"cast({card},with_flash)" in actions(session)
    assert offered is able


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


def test_mana_of_two_colors() -> None:
    board = Board()
    text = "activated([tap], [program([add_combination(2,[white,blue])])])"
    source = board.source("a", text)
    session = board.begin(mode="choices")
    session.do(f"activate({source},1)")
    session.do("color(white)")
    session.do("color(blue)")
    assert session.query("pool", 2) == [["a", ["blue", "white"]]]


def test_any_player_may_activate_it() -> None:
    for limits, able in (("[any_player]", True), ("[once]", False)):
        board = Board()
        text = f"activated([mana('{{1}}')], [program([gain_life(who:you,amount:1)])], {limits})"
        font = board.creature("b", 1, 1, text)
        board.battlefield("a", "Forest")
        session = board.begin(mode="choices")
        assert (f"activate({font},1)" in actions(session)) is able
        if able:
            session.do(f"activate({font},1)")
            session.do("pass")
            session.do("pass")
            assert (life_of(session, "a"), life_of(session, "b")) == (21, 20)


@pytest.mark.parametrize(("limits", "able"), [("[any_player]", True), ("[once]", False)])
def test_who_may_activate_what_others_control_is_asked(limits: str, able: bool) -> None:
    """A card in a library that all may activate is not the only one looked at (602.2)."""
    board = Board()
    text = "activated([mana('{{1}}')], [program([gain_life(who:you,amount:1)])], {})"
    board.library("a", board.card("Abandoned Font", text.format("[any_player]")))
    font = board.creature("b", 1, 1, text.format(limits))
    board.battlefield("a", "Forest")
    session = board.begin(step="upkeep", mode="contracted")
    offered = step(session) == "upkeep" and f"activate({font},1)" in actions(session)
    assert offered is able


def test_what_the_first_and_the_second_spell_cost() -> None:
    for text, first, second in (
        ("cost_change(you, [which(this_turn(you,spells_cast,exactly,1))], less(1))", False, True),
        (
            "cost_change(you, [which(not(has_cast(you,[creature]))), creature], less(1))",
            True,
            False,
        ),
    ):
        board = Board()
        board.creature("a", 2, 2, text)
        board.battlefield("a", *["Forest"] * (1 if first else 3))
        bears = board.hand("a", "Grizzly Bears", "Grizzly Bears")
        session = board.begin(mode="choices")
        assert f"cast({bears[0]})" in actions(session)
        session.do(f"cast({bears[0]})")
        session.do("pass")
        session.do("pass")
        assert len(session.query("tapped", 1)) == (1 if first else 2)
        assert (f"cast({bears[1]})" in actions(session)) is second


def test_as_much_mana_as_counters_are_removed() -> None:
    board = Board()
    what = "[program([add_mana(who:you,what:[white],times:x)])]"
    source = board.source("a", f"activated([tap, remove_counters(storage,x)], {what})")
    board.fluent(f"counters({source},storage,3)")
    session = board.begin(mode="choices")
    session.do(f"activate({source},1)")
    assert "value_of_x(3)" in actions(session)
    assert "value_of_x(4)" not in actions(session)
    session.do("value_of_x(2)")
    assert session.query("pool", 2) == [["a", ["white", "white"]]]
    assert session.query("counters", 3) == [[source, "storage", 1]]


def test_702_37e_a_merged_permanent_with_a_face_down_card_is_asked_about() -> None:
    """Where nothing else can be done nobody is asked, but it can be turned up at any time."""
    board = Board()
    down = board.card("Morpher", "keyword(morph('{1}'))", cost="{3}", size=("3", "3"))
    over = board.card("Muter", "keyword(mutate('{1}'))", size=("2", "2"))
    board.battlefield("a", *["Forest"] * 8)
    first, second = board.hand("a", down, over)
    session = board.begin(mode="contracted")
    for action in (f"cast({first},face_down)", f"cast({second},mutate)", "pass", "merge(over)"):
        session.do(action)
    for _ in range(3):
        session.do("pass")
        assert any(action.startswith("turn_up(") for action in actions(session))
    assert step(session) == "end_combat"
