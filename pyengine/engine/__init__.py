"""The engine: Prolog behind a bridge, sessions of games, states, seats, and playouts."""
