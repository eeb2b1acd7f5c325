"""Boards that people write down in a few lines, to ask the rules about them."""
