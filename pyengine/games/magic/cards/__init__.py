"""The cards: their texts, and the database that is built from them."""
