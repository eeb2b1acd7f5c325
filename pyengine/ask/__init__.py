"""Questions of a game at any of its states: what holds, what is legal, why, and why not."""
