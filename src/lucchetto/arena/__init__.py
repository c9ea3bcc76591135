"""Tournaments between bots: every seating on the same dice, ratings with intervals, a report."""
