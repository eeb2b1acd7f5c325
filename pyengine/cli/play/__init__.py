"""A game at a terminal: `manalog play`."""
