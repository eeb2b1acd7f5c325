"""Kinds of input that strangers hand in: each module has `cases(rng)`."""
