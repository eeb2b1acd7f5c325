"""The commands that only Magic has, and how it is shown at a terminal."""
