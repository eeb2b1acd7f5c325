"""Markov decision processes, with and without hidden states, and how they are solved.

Nothing here knows a game. `finite` solves problems with a last epoch exactly, in fractions.
"""
