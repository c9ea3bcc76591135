"""A person's own statistics, and tests of the server's dice."""
