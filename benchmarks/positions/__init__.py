"""Positions with reference values: what every choice of a decision is worth (docs/coach.md)."""
