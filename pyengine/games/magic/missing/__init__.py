"""What is played where cards of a deck are not understood, if the player says so."""
