"""Wordings that are one: a text with the first is read as what is written with the second."""

from __future__ import annotations

EQUIVALENCES: tuple[tuple[str, str], ...] = (
    ("~ gets +1/+0 for each Elf you control.",
     "~ gets +X/+0, where X is the number of Elves you control."),
    ("When ~ enters, you gain X life, where X is the number of Elves you control.",
     "When ~ enters, you gain 1 life for each Elf you control."),
    ("When ~ enters, you gain life equal to the number of Elves you control.",
     "When ~ enters, you gain 1 life for each Elf you control."),
    ("When ~ enters, it deals X damage to any target, where X is the number of Elves you control.",
     "When ~ enters, it deals damage to any target equal to the number of Elves you control."),
    ("When ~ enters, it deals damage equal to the number of Elves you control to any target.",
     "When ~ enters, it deals damage to any target equal to the number of Elves you control."),
    ("When ~ enters, ~ deals 1 damage to any target.",
     "When ~ enters, it deals 1 damage to any target."),
    ("{1}, Sacrifice ~: It deals 1 damage to any target.",
     "{1}, Sacrifice ~: ~ deals 1 damage to any target."),
    ("{1}: Each Elf you control gets +1/+1 until end of turn.",
     "{1}: Elves you control get +1/+1 until end of turn."),
    ("{1}: Until end of turn, ~ gets +1/+1.", "{1}: ~ gets +1/+1 until end of turn."),
    ("When ~ enters, destroy each artifact.", "When ~ enters, destroy all artifacts."),
    ("When ~ enters, draw a card, then discard a card.",
     "When ~ enters, draw a card. Discard a card."),
    ("Whenever you cast an instant spell or a sorcery spell, scry 1.",
     "Whenever you cast an instant or sorcery spell, scry 1."),
    ("{1}, Sacrifice an artifact or a creature: Scry 1.",
     "{1}, Sacrifice an artifact or creature: Scry 1."),
    ("All Elves have flying.", "Elves have flying."),
)  # fmt: skip
"""Texts of a permanent, `~`, and how the grammar writes what they say."""
