"""Matches: several games of the same players, with sideboards between them."""
