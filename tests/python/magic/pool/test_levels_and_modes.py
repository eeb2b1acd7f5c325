from pyengine.games.magic.pool.paragraphs import paragraphs
from pyengine.games.magic.pool.printed import Face


def parts(text: str, types: tuple[str, ...] = ()) -> list[str]:
    return [part.text for part in paragraphs(Face("Some Card", text=text, types=types))]


def test_what_it_has_at_a_level_is_said_of_the_level() -> None:
    assert parts("Level up {1}\nLEVEL 1-2\n3/3\nFlying, haste\nLEVEL 3+\n{T}: Scry 1.") == [
        "Level up {1}", "LEVEL 1-2 — 3/3", "LEVEL 1-2 — Flying", "LEVEL 1-2 — Haste",
        "LEVEL 3+ — {T}: Scry 1.",
    ]  # fmt: skip
    assert parts("Flying\n{U}: Level 2\nHaste\n{2}: Level 3\nYou win.") == [
        "Flying", "{U}: Level 2", "Level 2 — Haste", "{2}: Level 3", "Level 3 — You win.",
    ]  # fmt: skip


def test_modes_with_costs_are_a_keyword_and_the_modes() -> None:
    text = "Spree (Choose.)\n+ {2}{B} -- Draw a card.\n+ {1} — Scry 1."
    assert parts(text, types=("instant",)) == [
        "Spree {2}{B}, {1}", "Choose one or more —\n• Draw a card.\n• Scry 1.",
    ]  # fmt: skip
    text = "Tiered\n• Fira -- {0} -- Draw a card.\n• Firaga — {1} — Scry 1."
    assert parts(text, types=("instant",)) == [
        "Tiered {0}, {1}", "Choose one —\n• Draw a card.\n• Scry 1.",
    ]  # fmt: skip
