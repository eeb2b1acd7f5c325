"""A game that was played, looked over: who was ahead, and where another choice was better."""
