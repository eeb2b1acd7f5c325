"""Searching cards by queries in Scryfall's syntax."""
