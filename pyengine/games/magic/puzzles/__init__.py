"""Puzzles of Magic: boards with a goal, their proofs, and how new ones are made."""
