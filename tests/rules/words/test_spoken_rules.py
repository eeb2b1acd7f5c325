"""What the rules say of themselves is true, and in words: reasons, conditions, events."""

from boards import attack, do, to_step

from pyengine.engine.session import Session
from pyengine.games.magic.position import Position
from pyengine.table.display import Display


def told(session: Session, choices: int = 1) -> list[str]:
    """What a reads of the last CHOICES choices."""
    return [words for _, words in Display("magic").happened("a", choices)]


def reasons(action: str) -> list[str]:
    """The rules against ACTION, and what they say."""
    return [f"{rule} {words}" for rule, words in Display("magic").why_not(action, "a")]


def test_a_cost_that_cannot_be_paid_is_named_in_english() -> None:
    board = Position()
    (symbiote,) = board.battlefield("a", "Wirewood Symbiote")
    (pitcher,) = board.battlefield("a", "Tar Pitcher", tapped=True)
    (slate,) = board.battlefield("a", "Slate of Ancestry")
    board.begin()
    assert reasons(f"activate({symbiote},1)") == [
        "602.2b “Return an Elf you control to its owner's hand” can't be paid"
    ]
    assert reasons(f"activate({pitcher},1)") == ["602.2b it is tapped or has summoning sickness"]
    assert reasons(f"activate({slate},1)") == ["602.2b {4} is missing"]


def test_summoning_sickness_is_true_of_every_players_creatures() -> None:
    board = Position()
    (mine,) = board.battlefield("a", "Elvish Warrior", sick=True)
    (theirs,) = board.battlefield("b", "Tar Pitcher", sick=True)
    game = board.begin()
    to_step(game, "declare_attackers")
    words = "302.6 {} came under its controller's control after their last turn began".format
    assert reasons(f"attack({mine},b)") == [words(f"Elvish Warrior ({mine})")]
    assert words(f"Tar Pitcher ({theirs})") in reasons(f"attack({theirs},a)")


def test_a_condition_that_is_not_met_is_named() -> None:
    board = Position()
    (cohort,) = board.battlefield("a", "Goblin Cohort")
    game = board.begin()
    to_step(game, "declare_attackers")
    assert reasons(f"attack({cohort},b)") == [
        f"508.1c Goblin Cohort ({cohort}) can't attack unless you've cast a creature spell "
        "this turn"
    ]


def test_what_may_block_at_all_is_named() -> None:
    board = Position()
    (shaman,) = board.battlefield("a", "Skirk Shaman")
    (elf,) = board.battlefield("b", "Elvish Warrior")
    game = board.begin()
    attack(game, shaman)
    to_step(game, "declare_blockers")
    assert reasons(f"block({elf},{shaman})") == [
        f"509.1b Skirk Shaman ({shaman}) can't be blocked except by artifact creatures and/or "
        "red creatures"
    ]


def test_a_rule_is_not_set_against_itself() -> None:
    board = Position()
    one, two = board.battlefield("a", "Elvish Warrior", "Llanowar Elves")
    game = board.begin()
    to_step(game, "declare_attackers")
    display = Display("magic")
    do(game, f"attack({one},b)")
    assert reasons(f"attack({one},b)")
    assert display.conflict(f"attack({one},b)", "a") == []
    board = Position()
    (sick,) = board.battlefield("a", "Elvish Warrior", sick=True)
    to_step(board.begin(), "declare_attackers")
    (words,) = display.conflict(f"attack({sick},b)", "a")
    assert words.startswith("508.1a would let it happen, but 302.6 says it can't"), two


def test_a_wrong_time_and_missing_mana_are_no_prohibitions_that_beat_a_rule() -> None:
    board = Position()
    (messenger,) = board.hand("a", "Sylvan Messenger")
    board.begin("upkeep")
    assert len(reasons(f"cast({messenger})")) == 2
    assert Display("magic").conflict(f"cast({messenger})", "a") == []


def test_a_card_in_a_hand_is_no_creature_on_the_battlefield() -> None:
    board = Position()
    (warrior,) = board.hand("a", "Elvish Warrior")
    to_step(board.begin(), "declare_attackers")
    assert reasons(f"attack({warrior},b)")[-1] == (
        f"508.1a Elvish Warrior ({warrior}) is not a creature on the battlefield"
    )


def test_a_spell_without_legal_targets_is_not_countered() -> None:
    board = Position()
    (growth,) = board.hand("a", "Giant Growth")
    (shock,) = board.hand("b", "Shock")
    (elf, _) = board.battlefield("a", "Llanowar Elves", "Forest")
    board.battlefield("b", "Mountain")
    game = board.begin()
    do(game, f"cast({growth})", f"target({elf})", "pass", f"cast({shock})", f"target({elf})")
    do(game, "pass", "pass")
    do(game, "pass", "pass")
    (spell,) = [words for words in told(game, 4) if "resolve" in words]
    assert spell.endswith("did not resolve: none of its targets is legal any more")
    assert not [words for words in told(game, 9) if "countered" in words]


def test_nothing_follows_a_full_stop() -> None:
    board = Position()
    pitcher, other = board.battlefield("a", "Tar Pitcher", "Raging Goblin")
    game = board.begin()
    do(game, f"activate({pitcher},1)", "target(b)", f"pick({other})")
    (words,) = [words for words in told(game, 3) if "activated" in words]
    assert words.endswith("deals 2 damage to any target, targeting b")
    assert "any target -> b" in Display("magic").question("a").prompt


def test_an_ability_without_legal_targets_is_told() -> None:
    board = Position()
    pitcher, other = board.battlefield("a", "Tar Pitcher", "Raging Goblin")
    (elf,) = board.battlefield("b", "Llanowar Elves")
    (shock,) = board.hand("b", "Shock")
    board.battlefield("b", "Mountain")
    game = board.begin()
    do(game, f"activate({pitcher},1)", f"target({elf})", f"pick({other})", "pass")
    do(game, f"cast({shock})", f"target({elf})", *["pass"] * 4)
    (words,) = [words for words in told(game, 9) if "did not resolve" in words]
    assert words.startswith(f"Tar Pitcher ({pitcher}): ") and "target did not" in words
