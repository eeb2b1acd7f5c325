"""Formats: how their decks are built, and which cards the card file says are legal in them."""
