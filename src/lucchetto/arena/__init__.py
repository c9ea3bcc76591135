"""Tournaments between bots: every seating on the same dice, ratings with confidence intervals, a report."""
