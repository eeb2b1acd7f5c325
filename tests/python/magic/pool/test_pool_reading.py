import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from card_files import atomic, write
from test_pool_import import imported, run

from pyengine.errors import CardError, RefusedCard
from pyengine.games.magic.cards.database import CardDatabase
from pyengine.games.magic.pool.lookup import Pool
from pyengine.games.magic.pool.paragraphs import paragraphs
from pyengine.games.magic.pool.printed import Face
from pyengine.games.magic.pool.reading import read_texts
from pyengine.games.magic.pool.rewriting import rewritten


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    directory = tmp_path_factory.mktemp("pool")
    with imported(write(directory / "cards.json", atomic()), directory / "pool.sqlite") as opened:
        yield opened


# ------------------------------------------------------------------ texts into abilities


def parts(text: str, name: str = "Some Card", **more: tuple[str, ...]) -> list[str]:
    return [part.text for part in paragraphs(Face(name, text=text, **more))]


def test_a_line_of_keywords_is_as_many_abilities() -> None:
    assert parts("Flying; first strike, protection from red and from Elves (Not easy.)") == [
        "Flying", "First strike", "Protection from red", "Protection from Elves",
    ]  # fmt: skip
    assert parts("Flying creatures can't block, attack.") == [
        "Flying creatures can't block, attack."
    ]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Draw a card (or (much) less). Scry 2.", ["Draw a card. Scry 2."]),
        ("(Reminder.)\nDraw a card.", ["Draw a card."]),
        ("Draw a card). Scry 2. (Not", ["Draw a card). Scry 2. (Not"]),
        (f"Draw {'(' * 9_000}a{')' * 9_000} card.", ["Draw card."]),
    ],
)
def test_what_stands_in_parentheses_is_no_ability(text: str, left: list[str]) -> None:
    assert parts(text) == left


def test_modes_belong_to_the_line_before() -> None:
    text = "Choose one --\n* Draw a card.\n• Scry 1.\nFlashback {U}"
    assert parts(text) == ["Choose one —\n• Draw a card.\n• Scry 1.", "Flashback {U}"]


def test_what_a_card_calls_itself() -> None:
    text = "Sacrifice Some Card: Some Card deals 1 damage. Some Cards, Awesome Card, this creature."
    assert parts(text) == ["Sacrifice ~: ~ deals 1 damage. Some Cards, Awesome Card, ~."]
    legend = {"supertypes": ("legendary",)}
    assert parts("Ael's hand. Sacrifice Ael. Aelings.", "Ael, Old King", **legend) == [
        "~'s hand. Sacrifice ~. Aelings."
    ]
    assert parts('Creatures have "Sacrifice this creature: Draw a card."') == [
        'Creatures have "Sacrifice this creature: Draw a card."'
    ]
    assert parts("a card named Some Card") == ["a card named Some Card"]


def test_a_name_that_is_a_word() -> None:
    assert parts("Exile target creature. Exile deals 1 damage.", "Exile") == [
        "Exile target creature. ~ deals 1 damage."
    ]


def test_ability_words_mean_nothing_and_other_words_may() -> None:
    assert parts("Landfall — Draw a card.") == ["Draw a card."]
    assert parts("Max speed — Draw a card.") == ["Max speed — Draw a card."]


def test_a_single_flavor_word_means_nothing_and_the_name_of_a_sort_of_ability_does() -> None:
    assert parts("Ironclad — Pay 3 life: Draw a card.") == ["Pay 3 life: Draw a card."]
    for word in ("Exhaust", "Boast", "Power-up"):
        assert parts(f"{word} — {{2}}: Draw a card.") == [f"{word} — {{2}}: Draw a card."]


def test_chapters_are_symbols_and_no_flavor_words() -> None:
    text = "I, II — Draw a card.\nIII — Grand Finale — Scry 1."
    assert parts(text) == ["[I], [II]: Draw a card.", "[III]: Scry 1."]


# ------------------------------------------------------------------ abilities into terms

READINGS = {
    "Draw a card.": ("understood", "spell([draw(you,1)])", "Draw a card."),
    "Draw a card from a moon.": ("stopped", "moon", "Draw a card from a"),
    "Draw a card": ("stopped", "", "Draw a card"),
    "": ("stopped", "", ""),
    "You may have it deal 3 damage to any target.": ("misplaced", None, None),
    "~ deals X damage to any target.": ("misplaced", None, "nothing says what X is"),
    "Put an exalted counter on target creature.": (
        "unknown",
        "spell([put_counters(target([creature]),exalted,1)])",
        None,
    ),
}


@pytest.mark.parametrize("text", READINGS)
def test_a_spells_texts_are_read_or_refused(text: str) -> None:
    (reading,) = read_texts([("spell", text)])
    state, term, detail = READINGS[text]
    assert reading.state == state
    assert term in (None, reading.term)
    assert detail in (None, reading.detail)


MEANT = {
    # what stands after the last of several kinds, or before the first, is said of all
    "{1}, Sacrifice another artifact or creature: Draw a card.": (
        "activated([mana('{1}'),sacrifice(1,[other,either([artifact],[creature])])],[draw(you,1)])"
    ),
    "When ~ enters, destroy target artifact or enchantment an opponent controls.": (
        "triggered(enters(this),true,[destroy(target([either([artifact],[type(enchantment)]),"
        "controlled(opponent)]))])"
    ),
    "Whenever you cast an instant or sorcery spell, scry 1.": (
        "triggered(casts(you,[either([type(instant)],[type(sorcery)])]),true,[scry(you,1)])"
    ),
    # "it" is who the event is about
    "When ~ dies, it deals 2 damage to any target.": (
        "triggered(dies(this),true,[damage(this,2,target([any_target]))])"
    ),
    "Whenever another creature enters, sacrifice it.": (
        "triggered(enters([other,creature]),true,[sacrifice(you,that)])"
    ),
    # one term for a meaning
    "{T}: Add {G}.": "activated([tap],[add([green])])",
    "Whenever a player casts a red spell, draw a card.": (
        "triggered(casts(each([player]),[color(red)]),true,[draw(you,1)])"
    ),
    "~ gets +1/+1 for each Elf you control.": (
        "static(this,[pt(count([subtype(elf),controlled(you)]),"
        "count([subtype(elf),controlled(you)]))])"
    ),
    "~ gets +2/+0 for each artifact you control.": (
        "static(this,[pt(times(2,count([artifact,controlled(you)])),0)])"
    ),
    "{1}: Until end of turn, creatures you control gain flying.": (
        "activated([mana('{1}')],[change(each([creature,controlled(you)]),[gain(flying)],"
        "end_of_turn)])"
    ),
    "When ~ enters, draw a card, then discard a card.": (
        "triggered(enters(this),true,[draw(you,1),discard(you,1)])"
    ),
    "When ~ enters, you may draw a card, then discard a card.": (
        "triggered(enters(this),true,[may([draw(you,1),discard(you,1)])])"
    ),
}


@pytest.mark.parametrize("text", MEANT)
def test_what_texts_mean(text: str) -> None:
    (reading,) = read_texts([("permanent", text)])
    assert (reading.state, reading.term) == ("understood", MEANT[text])


def test_x_is_known_where_it_is_paid() -> None:
    (reading,) = read_texts([("spell_x", "~ deals X damage to any target.")])
    assert reading.understood


def test_the_name_of_a_token_does_not_swallow_what_follows() -> None:
    text = "When ~ enters, create a 1/1 red Goblin creature token named Bo the Old. Scry 1."
    (reading,) = read_texts([("permanent", text)])
    assert reading.understood
    assert "token('Bo the Old'" in reading.term
    assert reading.term.endswith("scry(you,1)])")


NOT_UNDERSTOOD = (
    ("permanent", "{E}{E}: Draw a card."),  # energy is no mana
    ("permanent", "Draw a card."),  # instructions of a spell on a permanent
    ("spell", "Creatures you control get +1/+1."),  # no spell changes things for good
    # "it" is the token, or the target
    (
        "permanent",
        "When ~ enters, create a 1/1 red Goblin creature token. Tap target land. Sacrifice it.",
    ),
    ("permanent", "{1}: ~ gets +X/+0 until end of turn."),  # nothing says what X is
    ("permanent", "{HW}: ~ gets +1/+0 until end of turn."),
    ("permanent", "Sacrifice a Feather: Draw a card."),  # no subtype
    ("spell", "Destroy target tapped creature or land."),  # is the land tapped?
    ("spell", "Draw a card. Sing a song."),
    ("spell", "You may cast ~ without paying its mana cost."),
)


@pytest.mark.parametrize(("where", "text"), NOT_UNDERSTOOD)
def test_false_readings(where: str, text: str) -> None:
    (reading,) = read_texts([(where, text)])
    assert not reading.understood, reading.term


# ------------------------------------------------------------------ cards


def test_understood_cards_are_played(pool: Pool) -> None:
    drummer = pool.playable("MOSS drummer")
    assert drummer is not None
    assert drummer.abilities == (
        "keyword(trample)", "keyword(reach)", "triggered(enters(this),true,[draw(you,1)])",
    )  # fmt: skip
    assert drummer.subtypes == ("elf", "bard")


REFUSED = {
    "Ember Lesson": "the mana symbol {HR}",
    "Tide of Names": 'reading stopped at "reverse"',
    "Aelin, Keeper of Æther": "nothing says what */1+* is",
    "Salt Warden": 'reading stopped at "weigh"',
    "Left // Right": "the layout aftermath",
    "right": "the layout aftermath",
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_cards_say_why(name: str, pool: Pool) -> None:
    with pytest.raises(RefusedCard, match="can't be played") as error:
        pool.playable(name)
    assert REFUSED[name] in error.value.message


def test_suggestions(pool: Pool) -> None:
    assert pool.suggestions("Mos Drumer") == ["Moss Drummer"]
    assert pool.suggestions("drummer moss") != ["Salt Warden"]
    assert pool.suggestions('" OR *') == []
    assert pool.suggestions("aelin") == ["Aelin, Keeper of Æther"]
    with (
        CardDatabase.open(pool=pool.path) as database,
        pytest.raises(CardError, match='Did you mean "Plain Ox"'),
    ):
        database.lookup("plan ox")


def test_cards_whose_names_differ_in_punctuation_only(tmp_path: Path) -> None:
    content = atomic()
    for name, power in (("Plain-Ox", "5"), ("Plain Óx", "6")):
        content["data"][name] = [dict(content["data"]["Plain Ox"][0], name=name, power=power)]
    file = write(tmp_path / "cards.json", content)
    with imported(file, tmp_path / "pool.sqlite") as pool:
        powers = [pool.playable(name) for name in ("Plain Ox", "Plain-Ox", "Plain Óx", "plainox")]
    assert [card.power for card in powers if card] == ["1", "5", "6", "1"]


def test_imported_cards_win_unless_the_user_says_otherwise(tmp_path: Path) -> None:
    content = atomic()
    ox = content["data"]["Plain Ox"][0]
    content["data"]["Grizzly Bears"] = [dict(ox, name="Grizzly Bears", power="7")]
    content["data"]["Shock"] = [
        dict(ox, name="Shock", types=["Instant"], text="Shock shocks.", power=None, toughness=None)
    ]
    file = write(tmp_path / "cards.json", content)
    imported(file, tmp_path / "pool.sqlite").close()
    db = tmp_path / "pool.sqlite"
    with CardDatabase.open(pool=db) as database:
        assert database.lookup("grizzly bears").power == "7"
        assert database.lookup("shock").abilities  # not understood, so our own
    assert run("cards", "prefer", "own", "--db", db)[1] == "Manalog's own cards win.\n"
    with CardDatabase.open(pool=db) as database:
        assert database.lookup("grizzly bears").power == "2"
        names = [card.name for card in database.playable()]
    assert "Moss Drummer" in names
    assert len(names) == len(set(names))


# ------------------------------------------------------------------ commands


def test_the_card_command(pool: Pool) -> None:
    code, out, _ = run("card", "moss drummer", "--db", pool.path, "--terms")
    assert code == 0
    assert "Whenever" not in out
    for line in (
        "Moss Drummer {1}{G}",
        "When Moss Drummer enters the battlefield, draw a card. (You may look at it.)",
        "understood: When Moss Drummer enters, draw a card.",
        "    triggered(enters(this),true,[draw(you,1)])",
        "This card can be played.",
    ):
        assert line in out.splitlines()
    out = run("card", "tide of names", "--db", pool.path)[1]
    assert "not understood: Reverse the moon until end of turn." in out
    assert 'reading stopped at "reverse"' in out
    record = json.loads(run("card", "tide of names", "--db", pool.path, "--json")[1])
    assert record["understood"] is False
    assert record["abilities"][0]["state"] == "stopped"


def test_whose_mana_pool_it_is_stays_said() -> None:
    assert rewritten("Add {G} to your mana pool.") == "Add {G}."
    theirs = "At the beginning of each player's upkeep, add {G} to that player's mana pool."
    assert rewritten(theirs) == theirs


def test_a_line_of_a_spell_that_speaks_of_the_line_before_goes_on_with_it() -> None:
    text = "Untap target creature.\nIt gains haste until end of turn.\nDraw a card."
    assert parts(text, "Ho", types=("sorcery",)) == [
        "Untap target creature. It gains haste until end of turn.",
        "Draw a card.",
    ]


def test_a_line_of_a_spell_with_what_happens_instead_goes_on_with_the_one_before() -> None:
    first = "Ho deals 2 damage to any target."
    for line in ("Ho deals 4 damage instead if you control an Elf.",
                 "If you control an Elf, Ho deals 4 damage instead."):  # fmt: skip
        assert len(parts(f"{first}\nMetalcraft — {line}", "Ho", types=("instant",))) == 1
    replaced = "If Ho would be put into a graveyard, exile it instead."
    assert len(parts(f"{first}\n{replaced}", "Ho", types=("instant",))) == 2


def test_a_line_of_a_spell_that_names_nothing_itself_goes_on_with_the_one_before() -> None:
    first = "Tap target creature."
    for line in ("If you control three or more artifacts, exile that creature.",
                 "Put a flying counter on it."):  # fmt: skip
        assert parts(f"{first}\n{line}", "Ho", types=("instant",)) == [f"{first} {line}"]
    own = "If a creature would die this turn, exile that creature instead."
    assert parts(f"{first}\n{own}", "Ho", types=("instant",)) == [first, own]
    lines = [first, "Draw a card.", "If you gained life this turn, untap that creature."]
    assert parts("\n".join(lines), "Ho", types=("instant",)) == [" ".join(lines)]
    row = "1—9 | Return that creature to its owner's hand."
    assert len(parts(f"Roll a d20.\n{row}", "Ho", types=("instant",))) == 2


def test_a_ligature_that_a_file_spells_otherwise_in_the_name_is_the_name() -> None:
    assert parts("Draw a card for Æther Ho.", "AEther Ho") == ["Draw a card for ~."]


def test_a_hyphen_between_a_keyword_and_its_cost_is_a_dash() -> None:
    assert parts("Flashback-{1}{U}, Pay 3 life.", "Ho") == ["Flashback — {1}{U}, Pay 3 life."]
