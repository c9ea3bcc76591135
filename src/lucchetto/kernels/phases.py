"""The phases of a game as numbers, for arrays that hold many games."""

WHITE, COLOUR, OVER = 0, 1, 2
