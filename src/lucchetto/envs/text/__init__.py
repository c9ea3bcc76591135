"""Positions as plain English text, for people and for language models."""
