"""The Duel, compiled: rules, search, matches, self-play and batches of games."""
