"""Tournaments: who plays whom, games on all cores, results, and what they show."""
