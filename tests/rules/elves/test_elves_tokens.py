"""Cards that make tokens: Elvish Promenade, Lys Alana Huntmaster, Voice of the Woods."""

from boards import (
    actions,
    attack,
    do,
    life,
    names,
    objects,
    place,
    process,
    refused,
    resolve_all,
    resolve_top,
    rules_against,
    stack_size,
    stats,
    to_step,
    with_shock,
)

from pyengine.games.magic.position import Position

# ---------------------------------------------------------------- Elvish Promenade


def promenade_board(*elves: str) -> tuple[Position, int]:
    board = Position()
    board.battlefield("a", *["Mountain"] * 3, "Forest", *elves)
    board.battlefield("b", "Elvish Warrior")
    (promenade,) = board.hand("a", "Elvish Promenade")
    return board, promenade


def test_promenade_makes_a_token_for_each_elf_you_control() -> None:
    board, promenade = promenade_board("Elvish Warrior", "Elvish Warrior", "Wirewood Symbiote")
    game = board.begin()
    game.do(f"cast({promenade})")
    resolve_all(game)
    tokens = place(game, "controls", "a", "Elf Warrior Token")
    assert [stats(game, n) for n in tokens] == ["1/1", "1/1"]
    assert names(game, "graveyard", "a") == ["Elvish Promenade"]
    assert all(game.holds(f"token({n})") and game.holds(f"arrived({n})") for n in tokens)


def test_promenade_without_elves_makes_nothing() -> None:
    board, promenade = promenade_board("Grizzly Bears")
    game = board.begin()
    game.do(f"cast({promenade})")
    resolve_all(game)
    assert objects(game, "Elf Warrior Token") == []
    assert names(game, "graveyard", "a") == ["Elvish Promenade"]


def test_promenade_counts_on_resolution_tokens_too() -> None:
    board, promenade = promenade_board("Imperious Perfect", "Elvish Warrior", "Forest")
    shock = with_shock(board)
    game = board.begin()
    do(game, f"cast({promenade})", "activate(5,2)")
    resolve_top(game)
    do(game, "pass", f"cast({shock})", "target(5)")
    resolve_all(game)
    # The Warrior and the Perfect's token are left to count.
    assert len(place(game, "controls", "a", "Elf Warrior Token")) == 1 + 2


def test_promenade_is_a_sorcery() -> None:
    board, promenade = promenade_board("Elvish Warrior")
    game = board.begin(step="begin_combat")
    assert refused(game, f"cast({promenade})")
    to_step(game, "postcombat_main")
    assert f"cast({promenade})" in actions(game)


def test_elf_tokens_are_elves_that_attack_next_turn() -> None:
    board, promenade = promenade_board("Wellwisher")
    game = board.begin()
    game.do(f"cast({promenade})")
    resolve_all(game)
    (token,) = place(game, "controls", "a", "Elf Warrior Token")
    game.do("activate(5,1)")
    resolve_all(game)
    assert life(game, "a") == 23  # Wellwisher, the token and player b's Warrior.
    to_step(game, "declare_attackers")
    assert f"attack({token},b)" not in actions(game)
    to_step(game, "precombat_main", "b")
    to_step(game, "declare_attackers", "a")
    assert f"attack({token},b)" in actions(game)


# ---------------------------------------------------------------- Lys Alana Huntmaster


def huntmaster_board(*cards: str) -> tuple[Position, list[int]]:
    board = Position()
    board.battlefield("a", "Lys Alana Huntmaster", *["Forest"] * 5)
    return board, board.hand("a", *cards)


def test_huntmaster_triggers_above_the_elf_spell_and_makes_a_token() -> None:
    board, (elves,) = huntmaster_board("Llanowar Elves")
    game = board.begin()
    game.do(f"cast({elves})")
    assert stack_size(game) == 2
    resolve_top(game)
    assert process(game) == "decide_may"
    assert actions(game) == ["no", "yes"]
    game.do("yes")
    (token,) = place(game, "controls", "a", "Elf Warrior Token")
    assert stats(game, token) == "1/1"
    assert stack_size(game) == 1
    resolve_all(game)
    assert "Llanowar Elves" in names(game, "controls", "a")


def test_huntmaster_may_make_none() -> None:
    board, (elves,) = huntmaster_board("Llanowar Elves")
    game = board.begin()
    game.do(f"cast({elves})")
    resolve_top(game)
    game.do("no")
    resolve_all(game)
    assert objects(game, "Elf Warrior Token") == []
    assert "Llanowar Elves" in names(game, "controls", "a")


def test_huntmaster_triggers_on_the_kindred_sorcery() -> None:
    board, (promenade,) = huntmaster_board("Elvish Promenade")
    game = board.begin()
    game.do(f"cast({promenade})")
    assert stack_size(game) == 2
    resolve_top(game)
    game.do("yes")
    assert len(objects(game, "Elf Warrior Token")) == 1
    resolve_all(game)
    assert len(objects(game, "Elf Warrior Token")) == 1 + 2


def test_huntmaster_does_not_trigger_on_other_spells_its_own_casting_or_opponents() -> None:
    board, (growth, symbiote) = huntmaster_board("Giant Growth", "Wirewood Symbiote")
    game = board.begin()
    do(game, f"cast({growth})", "target(1)")
    assert stack_size(game) == 1
    resolve_all(game)
    game.do(f"cast({symbiote})")
    assert stack_size(game) == 1
    board = Position()
    board.battlefield("a", *["Forest"] * 5)
    (huntmaster,) = board.hand("a", "Lys Alana Huntmaster")
    game = board.begin()
    game.do(f"cast({huntmaster})")
    assert stack_size(game) == 1
    board = Position()
    board.battlefield("b", "Lys Alana Huntmaster")
    board.battlefield("a", "Forest")
    (elves,) = board.hand("a", "Llanowar Elves")
    game = board.begin()
    game.do(f"cast({elves})")
    assert stack_size(game) == 1


def test_two_huntmasters_triggers_are_put_on_the_stack_in_the_order_chosen() -> None:
    board = Position()
    board.battlefield("a", "Lys Alana Huntmaster", "Lys Alana Huntmaster", "Forest")
    (elves,) = board.hand("a", "Llanowar Elves")
    game = board.begin(settings=["alike_triggers=ordered"])
    game.do(f"cast({elves})")
    assert process(game) == "order_triggers"
    waiting = {number: source for number, _, source, *_ in game.query("pending", 6)}
    assert sorted(waiting.values()) == [1, 2]
    assert actions(game) == [f"stack_next({n})" for n in sorted(waiting)]
    (last,) = [n for n, source in waiting.items() if source == 2]
    game.do(f"stack_next({last})")
    ((stack,),) = game.query("stack", 1)
    assert stack[1] == last
    resolve_all(game)
    game.do("yes")
    assert len(objects(game, "Elf Warrior Token")) == 1
    resolve_all(game)
    game.do("no")
    resolve_all(game)
    assert len(objects(game, "Elf Warrior Token")) == 1
    assert place(game, "controls", "a", "Llanowar Elves") != []


def test_huntmasters_trigger_resolves_though_it_died() -> None:
    board, (elves,) = huntmaster_board("Llanowar Elves")
    (hammer,) = board.hand("b", "Shock")
    board.battlefield("b", "Mountain")
    board.fluent("damage(1,1)")
    game = board.begin()
    do(game, f"cast({elves})", "pass", f"cast({hammer})", "target(1)")
    resolve_top(game)
    assert names(game, "graveyard", "a") == ["Lys Alana Huntmaster"]
    resolve_top(game)
    game.do("yes")
    assert len(place(game, "controls", "a", "Elf Warrior Token")) == 1


# ---------------------------------------------------------------- Voice of the Woods


def test_voice_taps_five_untapped_elves_summoning_sick_ones_too() -> None:
    board = Position()
    (voice,) = board.battlefield("a", "Voice of the Woods", sick=True)
    board.battlefield("a", *["Elvish Warrior"] * 4, sick=True)
    game = board.begin()
    game.do(f"activate({voice},1)")
    for number in range(1, 6):
        assert actions(game) == [f"pick({number})"]
        game.do(f"pick({number})")
    assert sorted(n for (n,) in game.query("tapped", 1)) == [1, 2, 3, 4, 5]
    assert (stack_size(game), objects(game, "Elemental Token")) == (1, [])
    resolve_all(game)
    (token,) = place(game, "controls", "a", "Elemental Token")
    assert stats(game, token) == "7/7"


def test_voice_chooses_any_five_of_the_elves_and_only_elves_you_control() -> None:
    board = Position()
    (voice,) = board.battlefield("a", "Voice of the Woods")
    board.battlefield("a", *["Elvish Warrior"] * 5, "Wirewood Symbiote")
    board.battlefield("b", "Elvish Warrior")
    game = board.begin()
    game.do(f"activate({voice},1)")
    assert actions(game) == ["pick(1)", "pick(2)"]
    do(game, "pick(2)", "pick(3)", "pick(4)", "pick(5)", "pick(6)")
    resolve_all(game)
    assert not game.holds(f"tapped({voice})")
    assert len(objects(game, "Elemental Token")) == 1
    assert refused(game, f"activate({voice},1)")


def test_voice_with_four_untapped_elves_is_refused() -> None:
    board = Position()
    (voice,) = board.battlefield("a", "Voice of the Woods")
    board.battlefield("a", *["Elvish Warrior"] * 3, "Wirewood Symbiote")
    board.battlefield("a", "Elvish Warrior", tapped=True)
    board.battlefield("b", "Elvish Warrior")
    game = board.begin()
    assert refused(game, f"activate({voice},1)")
    assert rules_against(f"activate({voice},1)") != []


def test_voices_token_is_a_green_elemental_with_trample_and_no_elf() -> None:
    board = Position()
    board.battlefield("a", "Voice of the Woods", *["Elvish Warrior"] * 4, "Heedless One")
    ogre, shielded = board.battlefield("b", "Gray Ogre", "Gray Ogre")
    board.fluent(f"continuous(900,{shielded},[gain(protection(color(green)))],end_of_turn)")
    game = board.begin(active="b")
    do(game, "pass", "activate(1,1)", *[f"pick({n})" for n in (1, 2, 3, 4, 5)])
    resolve_all(game)
    (token,) = objects(game, "Elemental Token")
    assert stats(game, 6) == "6/6"
    attack(game, f"{shielded},a")
    do(game, "pass", "pass")
    assert any("702.16f" in reason for reason in rules_against(f"block({token},{shielded})"))
    to_step(game, "precombat_main", "a")
    attack(game, f"{token},b")
    do(game, "pass", "pass", f"block({ogre},{token})", "done", "pass", "pass")
    do(game, f"assign({ogre},2)", "assign(b,5)")
    assert life(game, "b") == 15
