"""One table as pure code, without I/O: its events, its state, and the commands that change it."""
