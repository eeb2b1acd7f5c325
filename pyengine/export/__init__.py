"""Games as data: the decisions of saved games and the results of tournaments, as tables."""
