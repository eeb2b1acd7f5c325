"""A game in a process of its own: it has the rules, and speaks JSON lines with the relay."""
