"""Random games in which everything is looked at, and what fails made small."""
