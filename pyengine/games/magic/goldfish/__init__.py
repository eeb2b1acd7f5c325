"""Goldfishing: a deck against an opponent who does nothing, many times, and what that shows."""
