"""Limited: sealed decks and drafts from the boosters of sets."""
