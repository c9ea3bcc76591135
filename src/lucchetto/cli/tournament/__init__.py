"""Progress and results of a tournament in the terminal."""
