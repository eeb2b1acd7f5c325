"""Judges lists of cards while they are typed: line by line, format by format, and their shape."""
