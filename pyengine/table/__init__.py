"""What every screen of a game needs: its questions in words, and stops."""
