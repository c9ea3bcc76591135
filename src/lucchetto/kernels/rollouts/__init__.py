"""Rollouts, compiled: the games that follow each choice of a decision, with one policy in every seat."""
