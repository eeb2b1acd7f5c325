"""Decisions of Magic as Markov decision processes."""
