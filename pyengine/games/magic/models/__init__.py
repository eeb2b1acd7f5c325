"""Models of two decks, learned from games, for agents that plan with them."""
