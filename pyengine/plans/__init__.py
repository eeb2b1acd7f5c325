"""Plans: what is asked of a search, the strategies that it finds, and their check by playing."""
