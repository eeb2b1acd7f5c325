"""The commands for plans."""
