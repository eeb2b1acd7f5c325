"""How Mbrane is shown at a terminal."""
