"""Rollouts for contested decisions: games played on from every choice, which decide what a choice costs."""
