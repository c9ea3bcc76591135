"""What a client may see of a table, a game or an analysis."""
