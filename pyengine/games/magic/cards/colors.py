"""The five colors, by the letters of their symbols (105.1, 107.4a, 305.6)."""

from __future__ import annotations

COLOR_WORDS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""The colors as the rules have them."""

BASIC_TYPES = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest"}
"""The basic land type whose mana has the color."""
