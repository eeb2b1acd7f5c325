"""Manalog: a rules engine whose rules are a logic program.

SWI-Prolog says what is legal and what follows; this package does the low-level work around it:
decks, cards, shuffling, sums, damage, saves, agents and screens.
"""

__version__ = "0.1.0"
