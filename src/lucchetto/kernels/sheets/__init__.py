"""Classic and Longo, compiled: rules, search, matches, self-play and batches of games."""
