"""One table, without input or output: its events, its state, and the commands that change it."""
