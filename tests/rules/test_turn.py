"""The turn's structure (500-514), priority (117), and lands (305)."""

from __future__ import annotations

from passing import pass_until
from rulebook import Board, alive, finish, graveyard, life_of, step, to, why_not

from pyengine.engine.session import Session

ORDER = [
    "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers", "end_combat",
    "postcombat_main", "end_turn",
]  # fmt: skip


def act(session: Session) -> None:
    assert session.choice is not None
    actions = session.choice.actions
    session.do("pass" if "pass" in actions else "done" if "done" in actions else actions[0])


def next_turn(session: Session) -> None:
    turn = session.query("turn", 1)
    while session.query("turn", 1) == turn:
        act(session)


def test_steps_in_order_without_attackers() -> None:
    session = Board().begin("upkeep")
    steps: list[str] = []
    while session.query("turn", 1) == [[5]]:
        if not steps or steps[-1] != step(session):
            steps.append(step(session))
        act(session)
    assert steps == ORDER


def test_combat_steps_in_order() -> None:
    board = Board()
    bear = board.creature("a", 2, 2)
    session = board.begin("upkeep")
    to(session, "declare_attackers")
    session.do(f"attack({bear},b)")
    finish(session, "declare_attackers")
    steps = []
    while step(session) != "postcombat_main":
        if not steps or steps[-1] != step(session):
            steps.append(step(session))
        act(session)
    assert steps == ["declare_attackers", "declare_blockers", "combat_damage", "end_combat"]


def test_untap_gives_no_priority_and_untaps_only_ones_own() -> None:
    board = Board()
    (own,) = board.battlefield("b", "Forest", tapped=True)
    (other,) = board.battlefield("a", "Forest", tapped=True)
    session = board.begin("end_turn")
    next_turn(session)
    assert (step(session), session.query("active", 1)) == ("upkeep", [["b"]])
    assert not session.holds(f"tapped({own})")
    assert session.holds(f"tapped({other})")


def test_what_does_not_untap() -> None:
    board = Board()
    stuck = board.creature("b", 1, 1, "static(this, [doesnt_untap])")
    board.fluent(f"tapped({stuck})")
    session = board.begin("end_turn")
    next_turn(session)
    assert session.holds(f"tapped({stuck})")


def test_the_active_player_draws_one_card() -> None:
    session = Board().begin("end_turn")
    next_turn(session)
    assert session.query("hand", 2) == []
    to(session, "precombat_main")
    assert [p for p, _ in session.query("hand", 2)] == ["b"]


def test_mana_empties_between_steps() -> None:
    board = Board()
    (forest,) = board.battlefield("a", "Forest")
    session = board.begin()
    session.load([*session.fluents(), "pool(a,[green])"])
    assert session.holds("pool(a,[green])")
    to(session, "declare_attackers")
    assert session.query("pool", 2) == []
    assert not session.holds(f"tapped({forest})")


def test_cleanup_discards_to_hand_size() -> None:
    board = Board()
    cards = board.hand("a", *["Forest"] * 9)
    session = board.begin("end_turn")
    session.do("pass")
    session.do("pass")
    assert session.choice is not None
    assert session.choice.process == "choose_discards(a,2)"
    session.do(f"discard({cards[0]})")
    session.do(f"discard({cards[3]})")
    assert graveyard(session, "a") == 2
    assert session.query("active", 1) == [["b"]]


def test_damage_and_effects_of_the_turn_end_together() -> None:
    board = Board()
    board.battlefield("a", "Forest", "Mountain")
    (bear,) = board.battlefield("a", "Grizzly Bears")
    growth, shock = board.hand("a", "Giant Growth", "Shock")
    session = board.begin("end_turn")
    for card in (growth, shock):
        session.do(f"cast({card})")
        session.do(f"target({bear})")
        pass_until(session)
    assert session.holds(f"damage({bear},2)")
    assert session.holds(f"power_toughness({bear},5,5)")
    next_turn(session)
    assert alive(session, bear)
    assert session.query("damage", 2) == []
    assert session.query("power_toughness", 3) == []


def test_cleanup_gives_priority_where_something_triggers_and_is_repeated() -> None:
    board = Board()
    fading = board.creature("a", 0, 0, "triggered(dies(this), true, [gain_life(you, 3)])")
    board.fluent(f"continuous(900,{fading},[pt(0,2)],end_of_turn)")
    session = board.begin("end_turn")
    session.load([f for f in session.fluents() if not f.startswith("next_number")]
                 + ["next_number(1000)"])  # fmt: skip
    assert alive(session, fading)
    session.do("pass")
    session.do("pass")
    assert step(session) == "cleanup"
    assert not alive(session, fading)
    assert session.choice is not None
    assert session.choice.process.startswith("priority(a")
    pass_until(session)
    assert life_of(session, "a") == 23
    while step(session) == "cleanup":
        session.do("pass")
    assert (step(session), session.query("active", 1)) == ("upkeep", [["b"]])
    later = session.query("later", 1)[0][0]
    assert later == ["leave(upkeep)"], "nothing of the old turn is left"


def test_extra_turns_newest_first_and_then_the_order_goes_on() -> None:
    board = Board("a", "b", "c")
    board.fluent("extra_turn(c,1)")
    board.fluent("extra_turn(a,2)")
    session = board.begin("end_turn")
    turns = []
    for _ in range(5):
        next_turn(session)
        turns.append(session.query("active", 1)[0][0])
    assert turns == ["a", "c", "b", "c", "a"]


# ------------------------------------------------------------------ priority (117)


def test_priority_passes_in_turn_order_and_all_must_pass() -> None:
    session = Board("a", "b", "c").begin()
    seen = []
    while step(session) == "precombat_main":
        assert session.choice is not None
        seen.append(session.choice.player)
        session.do("pass")
    assert seen == ["a", "b", "c"]


def shock_board() -> tuple[Session, int, int]:
    board = Board()
    board.battlefield("a", "Mountain", "Mountain")
    first, second = board.hand("a", "Shock", "Shock")
    return board.begin(), first, second


def test_the_caster_keeps_priority_and_the_last_spell_resolves_first() -> None:
    session, first, second = shock_board()
    session.do(f"cast({first})")
    session.do("target(b)")
    assert session.choice is not None
    assert session.choice.player == "a"
    session.do(f"cast({second})")
    session.do("target(a)")
    session.do("pass")
    session.do("pass")
    assert (life_of(session, "a"), life_of(session, "b")) == (18, 20)
    assert session.choice.player == "a", "117.3b: the active player"
    assert len(session.query("stack", 1)[0][0]) == 1
    pass_until(session)
    assert life_of(session, "b") == 18


def test_acting_starts_the_round_of_passes_anew() -> None:
    board = Board()
    board.battlefield("b", "Mountain")
    (shock,) = board.hand("b", "Shock")
    session = board.begin()
    session.do("pass")
    session.do(f"cast({shock})")
    session.do("target(a)")
    assert session.choice is not None
    assert session.choice.player == "b"
    session.do("pass")
    assert session.choice.player == "a"
    assert life_of(session, "a") == 20


# ------------------------------------------------------------------ lands (305)


def test_one_land_a_turn() -> None:
    board = Board()
    one, two = board.hand("a", "Forest", "Forest")
    session = board.begin()
    session.do(f"play_land({one})")
    assert why_not(f"play_land({two})") == {"305.2"}
    next_turn(session)
    next_turn(session)
    to(session, "precombat_main")
    assert session.choice is not None
    assert f"play_land({two})" in session.choice.actions


def test_lands_only_in_ones_own_main_phase_with_an_empty_stack() -> None:
    board = Board()
    board.battlefield("a", "Mountain")
    land, shock = board.hand("a", "Forest", "Shock")
    (other,) = board.hand("b", "Forest")
    session = board.begin("upkeep")
    assert session.choice is not None
    assert f"play_land({land})" not in session.choice.actions
    to(session, "precombat_main")
    assert f"play_land({land})" in session.choice.actions
    session.do(f"cast({shock})")
    session.do("target(b)")
    assert f"play_land({land})" not in session.choice.actions
    assert "305.1" in why_not(f"play_land({land})")
    session.do("pass")
    assert session.choice.player == "b"
    assert f"play_land({other})" not in session.choice.actions
    session.do("pass")
    assert f"play_land({land})" in session.choice.actions


def test_playing_a_land_does_not_use_the_stack() -> None:
    board = Board()
    (land,) = board.hand("a", "Forest")
    session = board.begin()
    session.do(f"play_land({land})")
    assert session.query("stack", 1) == [[[]]]
    assert len(session.query("controls", 2)) == 1
    assert session.choice is not None
    assert session.choice.player == "a"
