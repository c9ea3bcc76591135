"""The analysis of a game as text, JSON or a web page."""
